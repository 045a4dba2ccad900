import { affirmation } from './affirmation.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { blameOfRight, saysTheAnswer } from './verdict-said.ts';

/** From here on what sounds like praise of a wrong answer is not said, and up to here what sounds like none of a right one. */
const surelyYes = 0.7;
const surelyNo = 0.15;

/** A plain yes by itself, or before anything else. */
const saysYes = /^(?:yes|yep|yeah|yup|right|correct|exactly|that's (?:it|right|correct))[,.!:]/i;

/**
 * Where a turn sounds as if another verdict had been decided, in words for a log; null where it does not. It stands beside the phrases of
 * `verdict-said.ts`, for ways of speaking that those do not know, and overrules none of them.
 */
export function stanceFaultOf(turn: SpokenTurn): string | null {
  if (turn.verdict === 'open') return null;
  const sounds = affirmation(turn);
  if (turn.verdict === 'incorrect') return sounds >= surelyYes ? 'sounds as if her answer were right' : null;
  return sounds <= surelyNo && !saysTheAnswer(turn) && !(saysYes.test(turn.text) && blameOfRight(turn) === null)
    ? 'sounds as if her answer were not right'
    : null;
}
