import type { BktParams } from '@stoa/schema/skill';

/**
 * One step of Bayesian Knowledge Tracing (practice spec §3.2): weigh the evidence, then allow for learning.
 *
 *     P(L | correct)   = L(1 − s)^w / (L(1 − s)^w + (1 − L)g^w)
 *     P(L | incorrect) = L s^w / (L s^w + (1 − L)(1 − g)^w)
 *     L′               = P(L | outcome) + (1 − P(L | outcome)) t
 *
 * With w = 1 these are the specification's equations to the letter. Another w raises the likelihood to a power, so that one
 * observation counts like w of them; the chance to learn comes once all the same. With w = 0 only that chance is left.
 *
 * Units   L, s, g, t are probabilities; one call is one first attempt at one problem, for one skill. w ≥ 0 has no unit.
 * Errors  none. An outcome that the parameters call impossible (a slip where s = 0) leaves L as it was before learning.
 * Source  Corbett & Anderson (1995), "Knowledge tracing", UMUAI 4, 253–278; the power likelihood: Bissiri, Holmes & Walker
 *         (2016), "A general framework for updating belief distributions", JRSS B 78, 1103–1130.
 */
export function updateMastery(
  mastery: number,
  outcome: 'correct' | 'incorrect',
  { p_slip, p_guess, p_transit }: Pick<BktParams, 'p_slip' | 'p_guess' | 'p_transit'>,
  weight = 1,
): number {
  const [ifKnown, ifNot] = outcome === 'correct' ? [1 - p_slip, p_guess] : [p_slip, 1 - p_guess];
  const known = mastery * ifKnown ** weight;
  const observed = known + (1 - mastery) * ifNot ** weight;
  const posterior = observed === 0 ? mastery : known / observed;
  return Math.min(1, posterior + (1 - posterior) * p_transit);
}

/** The chance that the next unaided first attempt is right: known and no slip, or not known and a lucky guess. */
export const chanceOfCorrect = (mastery: number, { p_slip, p_guess }: Pick<BktParams, 'p_slip' | 'p_guess'>): number =>
  mastery * (1 - p_slip) + (1 - mastery) * p_guess;
