import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../../support/in-figures.ts';
import { because } from '../reasons/because.ts';
import { rightByValue } from './value-among-choices.ts';

const things = String.raw`(?: (?:little|small|tiny|equal|of (?:the|those|them)|big|total))*(?: (?:pieces?|parts?|slices?|squares?|ones?|bits?|sections?|shares?|strips?|boxes|rows))?`;
/** "1 little piece out of 10", "i get 1 of the 10 small parts". */
const outOf = new RegExp(
  String.raw`(?<![\d./])(?<part>\d+)${things},? (?:out of|of|from)(?: (?:the|all|those|these))? (?<whole>\d+)(?![\d/%]|\.\d)(?=${things}\s*(?:$|[.,!;]|\b(?:and|so|but|right|now|lol|${because})\b))`,
  'i',
);
/** "There are 10 little pieces. i get 1", "it makes 10 parts and mine is 1". */
const ofAll = new RegExp(
  String.raw`\b(?:there(?: a|['’])?re|theres|there is|makes?|have|has|get|gives?|into|its|is) (?<whole>\d+)${things}(?: (?:now|in all|total|altogether))?[\s.,!]+(?:(?:and|so|but|then) )*(?:i|we|you|he|she|they|my share|mine|ana|it)(?: only| just)? (?:get|gets|have|has|take|takes|took|eat|ate|is|got|colored|want)(?: only| just)? (?<part>\d+)(?! ?(?:/|times|th\b))`,
  'i',
);
const speaksAgainst = /\?|\b(?:not out of|why|if (?!(?:i|you|u|we) )|or|wrong|how|maybe|says?|said|told|never)\b/i;

/**
 * Returns the fraction that the student tells as so many parts of so many, if it's the right answer: "its 1 little piece out of
 *         10".
 *
 * Errors  none: null if no fraction is asked for, or if something in that sentence doubts or asks.
 */
export function partToldOfWhole({ answer }: Pick<Question, 'answer'>, message: string): string | null {
  if (answer.input_type !== 'fraction') return null;
  const text = inFigures(message);
  for (const pattern of [outOf, ofAll]) {
    const found = pattern.exec(text);
    const { part, whole } = found?.groups ?? {};
    if (found === null || part === undefined || whole === undefined) continue;
    const sentence = pattern === outOf ? sentenceWith(text, found.index) : text;
    if (!speaksAgainst.test(sentence) && Number(part) < Number(whole)) return rightByValue({ answer }, `${part}/${whole}`);
  }
  return null;
}

const sentenceWith = (text: string, at: number): string => {
  const from = Math.max(...['.', '!', '?', ';'].map((end) => text.lastIndexOf(end, at)));
  return text.slice(from + 1, at) + (text.slice(at).split(/(?<=[.!?;])(?!\d)/)[0] ?? '');
};
