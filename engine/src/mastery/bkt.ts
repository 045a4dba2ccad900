import type { BktParams } from '@stoa/schema/skill';

type Rates = Pick<BktParams, 'p_slip' | 'p_guess' | 'p_transit'>;
type Outcome = 'correct' | 'incorrect';

/**
 * One step of Bayesian Knowledge Tracing (practice spec §3.2), weigh the evidence and then allow for learning, on the log-odds of
 * mastery, ℓ = ln(L / (1 − L)):
 *
 *     P(L | correct)   = L(1 − s)^w / (L(1 − s)^w + (1 − L)g^w)          ℓ₁ = ℓ + w ln((1 − s) / g)
 *     P(L | incorrect) = L s^w / (L s^w + (1 − L)(1 − g)^w)              ℓ₁ = ℓ + w ln(s / (1 − g))
 *     L′               = P(L | outcome) + (1 − P(L | outcome)) t         ℓ′ = ln(e^ℓ₁ + t) − ln(1 − t)
 *
 * The left and the right say the same. The right one keeps both states however long the run is: L itself rounds to 1 after some 25 right
 * answers, and from 1 no wrong answer would ever lower it.
 *
 * With w = 1 these are the specification's equations to the letter. Another w raises the likelihood to a power, so that one
 * observation counts like w of them; the chance to learn comes once all the same. With w = 0 only that chance is left.
 *
 * Units   ℓ is a natural logarithm; s, g, t are probabilities; one call is one first attempt at one problem, for one skill. w ≥ 0 has
 *         no unit.
 * Errors  none. An outcome that the parameters call impossible (a slip where s = 0, of who surely knows) leaves ℓ as it was before
 *         learning.
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

/** The log-odds of a probability: −∞ for 0, +∞ for 1. */
export const logOddsOf = (chance: number): number => Math.log(chance) - Math.log1p(-chance);

/** The probability of log-odds; past ±36 or so a double no longer tells it from 1 or 0, so ask `chanceOf(-logOdds)` for the rest to one. */
export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** The step of `logOddsAfter` on the probability itself, for masteries that are kept away from certainty (`certainty` of the policy). */
export const updateMastery = (mastery: number, outcome: Outcome, rates: Rates, weight = 1): number =>
  chanceOf(logOddsAfter(logOddsOf(mastery), outcome, rates, weight));

/** The chance that the next unaided first attempt is right: known and no slip, or not known and a lucky guess. */
export const chanceOfCorrect = (mastery: number, { p_slip, p_guess }: Pick<BktParams, 'p_slip' | 'p_guess'>): number =>
  mastery * (1 - p_slip) + (1 - mastery) * p_guess;
