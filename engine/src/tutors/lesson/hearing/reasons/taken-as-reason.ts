import type { HeardAct } from '../../../../hearing/act.ts';
import { plainWords, tidyMessage } from '../../../../hearing/message-words.ts';
import { because } from './because.ts';
import type { TakenFor } from '../heard.ts';
import { asks } from '../lesson-wishes.ts';
import { saysNoReason } from './no-reason.ts';
import { takenForActs } from '../taken-for.ts';

/**
 * What her reply to "How did you see that?" is taken for: a reason wherever it may be one, never an answer; else what it is anywhere, a wish, a question, a
 * feeling, "idk".
 */
export function takenAsReason(acts: readonly HeardAct[], text: string): TakenFor {
  const words = plainWords(tidyMessage(text));
  const taken = takenForActs(acts, text);
  if (saysNoReason(words)) return taken.kind === 'wish' || taken.kind === 'continuation' ? taken : { kind: 'remark' };
  if (tellsHow.test(words) || worksOut.test(text)) return { kind: 'reason' };
  switch (taken.kind) {
    case 'misconception':
      return { kind: 'reason' };
    case 'question':
      return asks(words) || !mayTell(words) ? taken : { kind: 'reason' };
    case 'remark':
      return mayTell(words) ? { kind: 'reason' } : taken;
    default:
      return taken;
  }
}

/** A reason by its form: "because …", "I counted …", "3 times 4 is 12". */
const tellsHow = new RegExp(
  String.raw`\b(?:${because}) \S|\b(?:i|we|you|it) (?:just |first |only |then )?(?:added|add|counted|count|saw|see|looked|look|multiplied|multiply|timesed|divided|divide|subtracted|subtract|took|take|drew|draw|used|use|compared|compare|made|make|split|doubled|halved|changed|found|tried|checked|remembered|guessed|picked|noticed|thought)\b|\bguess(?:ed|ing)?\b|\d ?(?:[-+*/x×÷=]|times|plus|minus|divided by|and) ?\d`,
);

/** "24 - 7 is 17": the signs of its mathematics are no words. */
const worksOut = /\d\s*[-+*x×÷−/]\s*\d.*(?:\b(?:is|are|makes?|gives?|equals?)\b|=)/i;

/** Two words or more of some length: one alone is "fine", a number alone the answer once more. */
const mayTell = (words: string): boolean => (words.match(/\p{L}{3,}/gu) ?? []).length > 1;
