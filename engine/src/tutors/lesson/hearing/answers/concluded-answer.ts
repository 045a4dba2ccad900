import type { HeardAct } from '../../../../hearing/act.ts';
import { tidyInPlace } from '../../../../hearing/message-words.ts';

/**
 * Finds where a message that ends with a question mark begins to conclude ("… so it's -8?"), and whether the student tells her
 * work before that.
 *
 * Errors  none: null if it doesn't end that way.
 */
export function conclusionIn(message: string): { from: number; tellsWork: boolean } | null {
  const text = tidyInPlace(message);
  const found = concludes.exec(text);
  if (found === null) return null;
  const before = text.slice(0, found.index);
  const words = (before.match(/\p{L}{3,}/gu) ?? []).filter((word) => !saysNothing.test(word));
  return { from: found.index, tellsWork: words.length + (before.match(/\d+/g) ?? []).length >= leastWork };
}

/** With fewer words and numbers of work, the conclusion may be a guess. */
const leastWork = 2;
const saysNothing = /^(?:okay|wait|just|maybe|think|thought|guess|yeah|yes|well|umm+|hmm+|its|it's|the|and|but|not|sure)$/i;

/** Begins a conclusion: "So it's", "so that's", "so 5 + 3 =". But "so is it" and "so do I" ask. */
const concludes =
  /(?<![a-z])(?:so|then|which means)(?: (?:then|um|like|i think|i get|i got|you get|we get|maybe))*,? (?:(?:it|that|this|the answer|the total|the mean|x|n|y) ?(?:is|'s|would be|has to be|must be|=)|its|thats|it'll be|negative|minus|-?\d)(?![^?]*\b(?:so|or|how|why|what|if|right|correct)\b)[^?]*\?[\s!.?]*$/i;

/**
 * Returns the result of numbers that are worked out at the end of a message: "I divide 56 by 4 kids and is 14", "so between 14
 *         and 20 its 17".
 */
function resultIn(message: string): string | null {
  const found = comesTo.exec(tidyInPlace(message));
  const numbers = found === null ? 0 : (message.slice(0, found.index).match(/\d+/g) ?? []).length;
  return numbers >= leastWork ? found![1]! : null;
}
const comesTo = /(?:\b(?:is|are|its|it's|that's|thats|makes?|gives?|gets?|equals?)|=) *\$?(-?\d+(?:[./]\d+)?)[\s!.]*$/i;

/**
 * Returns the answer that a message concludes with, as heard without its question mark. If the student tells her work first and
 *         comes to the right value, it's her answer; otherwise, she wants it checked.
 *
 * Parameters  `hearAgain`: hears another text against the question alone, because with a sub-question open a conclusion would
 *             sound like a reply to that.
 */
export function concludedAnswer(
  message: string,
  hearAgain: (text: string) => readonly HeardAct[],
  isRight: (answer: string) => boolean,
): { kind: 'answer'; text: string } | { kind: 'check' } | null {
  const comesTo = resultIn(message);
  if (comesTo !== null && isRight(comesTo)) return { kind: 'answer', text: comesTo };
  const conclusion = conclusionIn(message);
  if (conclusion === null) return null;
  const said = hearAgain(
    tidyInPlace(message)
      .slice(conclusion.from)
      .replace(/[\s!.?]+$/, ''),
  ).find(({ act }) => act === 'answer');
  if (said === undefined || said.act !== 'answer') return null;
  return conclusion.tellsWork && isRight(said.answer) ? { kind: 'answer', text: said.answer } : { kind: 'check' };
}
