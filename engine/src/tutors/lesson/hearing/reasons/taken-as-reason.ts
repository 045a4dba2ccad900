import type { HeardAct } from '../../../../hearing/act.ts';
import { plainWords, tidyMessage } from '../../../../hearing/message-words.ts';
import { because } from './because.ts';
import type { TakenFor } from '../heard.ts';
import { asks } from '../lesson-wishes.ts';
import { saysNoReason } from './no-reason.ts';
import { takenForActs } from '../taken-for.ts';

/**
 * Decides what a reply to "How did you see that?" is taken for: a reason whenever it may be one, and never an answer; otherwise
 * what it would be anywhere: a wish, a question, a feeling, "idk".
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

/** Has the form of a reason: "because …", "I counted …", "3 times 4 is 12". */
const tellsHow = new RegExp(
  String.raw`\b(?:${because}) \S|\b(?:i|we|you|it) (?:just |first |only |then )?(?:added|add|counted|count|saw|see|looked|look|multiplied|multiply|timesed|divided|divide|subtracted|subtract|took|take|drew|draw|used|use|compared|compare|made|make|split|doubled|halved|changed|found|tried|checked|remembered|guessed|picked|noticed|thought)\b|\bguess(?:ed|ing)?\b|\d ?(?:[-+*/x×÷=]|times|plus|minus|divided by|and) ?\d`,
);

/** "24 - 7 is 17": mathematics in signs, which has no words. */
const worksOut = /\d\s*[-+*x×÷−/]\s*\d.*(?:\b(?:is|are|makes?|gives?|equals?)\b|=)/i;

/** True for at least two longer words, or a number with one: "3 goes in". A word or a number alone says nothing. */
function mayTell(words: string): boolean {
  const longer: string[] = words.match(/\p{L}{3,}/gu) ?? [];
  const telling = longer.filter((word) => !chatter.test(word));
  return telling.length > 0 && (longer.length > 1 || /\d/.test(words));
}
const chatter =
  /^(?:lol|haha\w*|yes|yeah|yep|yup|nope|okay|fine|sure|easy|bro|dude|thanks|the|and|that|thats|its|this|just|answer|number|got|right|true|false)$/i;
