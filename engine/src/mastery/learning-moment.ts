import type { BktParams } from '@stoa/schema/skill';
import type { ResponsePatterns } from './response-patterns.ts';

/** For each parameter, how often something could have happened and how often it did, as expected from the responses. */
export type ExpectedCounts = Record<keyof BktParams, { happened: number; chances: number }> & {
  /** Natural log-likelihood of the responses. */
  log_likelihood: number;
};

/**
 * A weight beyond these is kept as a smaller number and a count of `huge`s, so that a double is enough for any run of
 * responses.
 */
const huge = 1e150;
const tiny = 1e-150;
const logHuge = Math.log(huge);

/**
 * The E-step of knowledge tracing. What is learned stays learned, so the only hidden thing in a sequence of n responses is the
 * moment of learning: known from the start (k = 0), learned after response k, or not learned by the end. The weight of a moment
 * is the product of the guessing probabilities before it and the knowing probabilities after it, so each moment's weight is the
 * previous one times one ratio. A single forward pass over a sequence therefore gives every expected count exactly; no backward
 * pass is needed.
 *
 *     known at the start    p₀                            each relative to all responses given by knowing,
 *     learned after k       (1 − p₀) (1 − t)^(k−1) t ρ₁…ρₖ    ρ = g / (1 − s) for a right response, (1 − g) / s for a wrong one
 *     not learned           (1 − p₀) (1 − t)^(n−1) ρ₁…ρₙ
 *
 * Units   counts are of sequences (`p_init`), of chances to learn between two responses (`p_transit`), and of responses
 *         (`p_slip`, `p_guess`).
 * Errors  none. The parameters must be strictly between 0 and 1.
 */
export function expectedCounts(
  { right, ends, learners }: ResponsePatterns,
  { p_init, p_transit, p_slip, p_guess }: BktParams,
): ExpectedCounts {
  const [ifRight, ifWrong] = [p_guess / (1 - p_slip), (1 - p_guess) / p_slip];
  const [logRight, logWrong] = [Math.log1p(-p_slip), Math.log(p_slip)];
  let [sequences, init, slips, known, guesses, unknown, learned, chances, logLikelihood] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  let at = 0;
  for (let pattern = 0; pattern < ends.length; pattern += 1) {
    const last = ends[pattern]! - 1;
    const count = learners[pattern]!;
    // Sums over the moments of learning, in units of huge^scale: weights, and weights times the right and wrong responses before.
    let [all, fromStart, rightBefore, wrongBefore, scale] = [p_init, p_init, 0, 0, 0];
    let [notYet, over] = [1 - p_init, 0]; // the weight of not having learned so far, in units of huge^(scale + over); over ≤ 0
    let [rights, wrongs] = [0, 0];
    for (; at <= last; at += 1) {
      if (right[at] === 1) {
        notYet *= ifRight;
        rights += 1;
      } else {
        notYet *= ifWrong;
        wrongs += 1;
      }
      if (notYet < tiny) {
        notYet *= huge;
        over -= 1;
      } else if (over < 0 && notYet > 1) {
        notYet *= tiny;
        over += 1;
      } else if (notYet > huge) {
        notYet *= tiny;
        all *= tiny;
        fromStart *= tiny;
        rightBefore *= tiny;
        wrongBefore *= tiny;
        scale += 1;
      }
      if (at === last) break;
      if (over === 0) {
        const now = notYet * p_transit;
        all += now;
        rightBefore += now * rights;
        wrongBefore += now * wrongs;
      }
      notYet *= 1 - p_transit;
    }
    at = last + 1;
    const never = over === 0 ? notYet : 0;
    all += never;
    rightBefore += never * rights;
    wrongBefore += never * wrongs;

    const share = count / all;
    const [byGuess, notByGuess] = [rightBefore * share, wrongBefore * share];
    sequences += count;
    init += fromStart * share;
    guesses += byGuess;
    unknown += byGuess + notByGuess;
    slips += count * wrongs - notByGuess;
    known += count * (rights + wrongs) - byGuess - notByGuess;
    learned += count - (fromStart + never) * share;
    chances += byGuess + notByGuess - never * share;
    logLikelihood += count * (Math.log(all) + scale * logHuge + rights * logRight + wrongs * logWrong);
  }
  return {
    p_init: { happened: init, chances: sequences },
    p_transit: { happened: learned, chances },
    p_slip: { happened: slips, chances: known },
    p_guess: { happened: guesses, chances: unknown },
    log_likelihood: logLikelihood,
  };
}
