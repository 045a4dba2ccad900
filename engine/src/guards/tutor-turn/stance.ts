import { affirmation } from './affirmation.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { blameOfRight, saysTheAnswer } from './verdict-said.ts';

/**
 * At `surelyYes` or above, a turn sounds like praise; it isn't said if the answer is wrong. At `surelyNo` or below it sounds
 * like no praise at all; it isn't said if the answer is right.
 */
const surelyYes = 0.7;
const surelyNo = 0.15;

/** A plain yes, alone or at the start. */
const saysYes = /^(?:yes|yep|yeah|yup|right|correct|exactly|that's (?:it|right|correct))[,.!:]/i;

/**
 * Finds whether a turn sounds as if the verdict had been another one. Returns a description for the log, or null. It adds to
 * the phrases of `verdict-said.ts`, for ways of speaking that those don't know, and overrules none of them.
 */
export function stanceFaultOf(turn: SpokenTurn): string | null {
  if (turn.verdict === 'open') return null;
  const sounds = affirmation(turn);
  if (turn.verdict === 'incorrect') return sounds >= surelyYes ? 'sounds as if her answer were right' : null;
  return sounds <= surelyNo && !saysTheAnswer(turn) && !(saysYes.test(turn.text) && blameOfRight(turn) === null)
    ? 'sounds as if her answer were not right'
    : null;
}
