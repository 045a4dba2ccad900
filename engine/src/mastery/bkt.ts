import type { BktParams } from '@stoa/schema/skill';

type Rates = Pick<BktParams, 'p_slip' | 'p_guess' | 'p_transit'>;
type Outcome = 'correct' | 'incorrect';

/**
 * Does one step of Bayesian Knowledge Tracing (practice spec §3.2): weighs the evidence and then allows for learning. Works on
 * the log-odds of mastery, ℓ = ln(L / (1 − L)):
 *
 *     P(L | correct)   = L(1 − s)^w / (L(1 − s)^w + (1 − L)g^w)          ℓ₁ = ℓ + w ln((1 − s) / g)
 *     P(L | incorrect) = L s^w / (L s^w + (1 − L)(1 − g)^w)              ℓ₁ = ℓ + w ln(s / (1 − g))
 *     L′               = P(L | outcome) + (1 − P(L | outcome)) t         ℓ′ = ln(e^ℓ₁ + t) − ln(1 − t)
 *
 * The left and right columns are equivalent. The right one stays exact however long the run is: L itself rounds to 1 after some
 * 25 right answers, and from 1 no wrong answer would ever lower it.
 *
 * With w = 1 these are exactly the specification's equations. Any other w raises the likelihood to a power, so that one
 * observation counts like w of them; the chance to learn still comes only once. With w = 0 only that chance is left.
 *
 * Units   ℓ is a natural logarithm; s, g, t are probabilities; one call is one first attempt at one problem, for one skill. w ≥
 *         0 has no unit.
 * Errors  none. An outcome that the parameters make impossible (a slip with s = 0, of a learner who surely knows) leaves ℓ as
 *         it was before learning.
 * Source  Corbett & Anderson (1995), "Knowledge tracing", UMUAI 4, 253–278; the power likelihood: Bissiri, Holmes & Walker
 *         (2016), "A general framework for updating belief distributions", JRSS B 78, 1103–1130.
 */
export function logOddsAfter(logOdds: number, outcome: Outcome, { p_slip, p_guess, p_transit }: Rates, weight = 1): number {
  const ratio = outcome === 'correct' ? (1 - p_slip) / p_guess : p_slip / (1 - p_guess);
  const weighed = weight === 0 ? logOdds : logOdds + weight * Math.log(ratio);
  const posterior = Number.isNaN(weighed) ? logOdds : weighed;
  if (p_transit === 0) return posterior;
  const learned =
    posterior > 0 ? posterior + Math.log1p(p_transit * Math.exp(-posterior)) : Math.log(Math.exp(posterior) + p_transit);
  return learned - Math.log1p(-p_transit);
}

/** Returns the log-odds of a probability: −∞ for 0, +∞ for 1. */
export const logOddsOf = (chance: number): number => Math.log(chance) - Math.log1p(-chance);

/**
 * Returns the probability for log-odds. Beyond about ±36 a double can't tell it from 1 or 0; use `chanceOf(-logOdds)` for the
 * difference from 1.
 */
export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/**
 * Does the step of `logOddsAfter` on the probability itself, for masteries that are kept away from certainty (`certainty` of
 * the policy).
 */
export const updateMastery = (mastery: number, outcome: Outcome, rates: Rates, weight = 1): number =>
  chanceOf(logOddsAfter(logOddsOf(mastery), outcome, rates, weight));

/** Returns the chance that the next unaided first attempt is right: known and no slip, or not known and a lucky guess. */
export const chanceOfCorrect = (mastery: number, { p_slip, p_guess }: Pick<BktParams, 'p_slip' | 'p_guess'>): number =>
  mastery * (1 - p_slip) + (1 - mastery) * p_guess;
