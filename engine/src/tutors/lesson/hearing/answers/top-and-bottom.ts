import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../../support/in-figures.ts';
import { because } from '../reasons/because.ts';
import { rightByValue } from './value-among-choices.ts';
import { doubtOr } from '../doubt.ts';

const number = String.raw`(\d+)(?![\d./])`;
const link = String.raw`(?: ?(?:is|=|:|being|goes|on|in|at|as|for|and|,|the|a|an|its|number))*`;
const top = String.raw`(?:top|numerator|up|above)`;
const below = String.raw`(?:bottom|denominator|down|under|below)`;
/** "7 top 8 bottom", "top is 7 and bottom is 8", "numerator 7, denominator 8". */
const parts = [
  new RegExp(String.raw`(?<![\d./])${number}${link} ${top}\b${link},? ${number}${link} ${below}\b(?<after>.*)$`, 'is'),
  new RegExp(String.raw`\b${top}\b${link} ${number}${link},? ${below}\b${link} ${number}(?<after>.*)$`, 'is'),
];
const speaksAgainst = doubtOr(/\?|\b(?:wrong|how|maybe|says?|said|told|what|could|should|would)\b/);
const endsThere = new RegExp(String.raw`^\W*$|^\W*(?:${because}|i think)\b`, 'i');

/**
 * Returns the fraction that the student tells by its two parts, if the question asks for a fraction: "7 top 8 bottom" is 7/8.
 * A right one counts wherever it is; a wrong one only if nothing but a reason comes after it.
 *
 * Errors  none: null if something in the message doubts, asks, or speaks of somebody else.
 */
export function topAndBottom({ answer }: Pick<Question, 'answer'>, message: string): string | null {
  if (answer.input_type !== 'fraction' || speaksAgainst.test(message)) return null;
  const text = inFigures(message);
  for (const pattern of parts) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const fraction = `${found[1]}/${found[2]}`;
    const isWhole = endsThere.test(found.groups!.after!) && !/\d/.test(text.slice(0, found.index));
    return rightByValue({ answer }, fraction) ?? (isWhole ? fraction : null);
  }
  return null;
}
