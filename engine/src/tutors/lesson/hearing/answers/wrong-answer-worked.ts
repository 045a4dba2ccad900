import type { Question } from '../../state/lesson-session.ts';
import { valueOnTheWay } from '../../questions/value-on-the-way.ts';
import { plainWork, rounds } from '../../support/claims/plain-work.ts';
import { comesTo, inOneLine, statedIn } from '../../support/claims/stated-lines.ts';
import { inFigures } from '../../support/in-figures.ts';
import { isEqual, isPartOf, isSameFact, linesOfSolution } from '../../support/reasons/working-told.ts';
import { doubtOr } from '../doubt.ts';

/** She denies it, asks, weighs it against something, or isn't done. */
const leavesOpen = doubtOr(
  /\?|\b(?:instead|should|would|wrong|first|so far|but|until|maybe|next|now)\b|^\W*(?:so |ok |and |then |wait )*(?:is|does|do|can|could|are|was|what|how)\b/,
);
const sentences = /(?<=[.?!;…])\s+|\n+/;

/** "87 take away 22 is 65 i think": says that it's her answer. */
const offers = /\bi (?:think|guess|believe)\W*$/i;

/**
 * Returns the result of the work that the message ends with, if it's a known wrong answer to the question: "i do 8 + 4 + 8 + 4
 * = 24", of an area. Such work is how a misconception looks, so the result is taken for her answer. So is one that she offers
 * as her answer, if the solution ends with such a calculation.
 *
 * Errors  none: null if the work is false or a part of the solution, or if she leaves it open whether that's her answer.
 */
export function wrongAnswerWorked(question: Question, text: string, isKnownWrong: (value: string) => boolean): string | null {
  if (!['integer', 'decimal', 'fraction'].includes(question.answer.input_type) || rounds.test(text)) return null;
  const ending = text.trim().split(sentences).at(-1)!;
  const last = ending.replace(offers, '').trim();
  if (leavesOpen.test(last)) return null;
  const said = inOneLine(plainWork(last));
  const told = statedIn(said).at(-1);
  if (told === undefined || told.value === null || !comesTo(told.line, told.value.is)) return null;
  const { line, value } = told;
  const [, after] = said.split(/=(?=[^=]*$)/);
  const rest = after?.trim().slice(value.written.length) ?? '';
  if (!endsThere(question, rest)) return null;
  const way = linesOfSolution(question);
  if (way.some((known) => isSameFact(line, known) || isPartOf(line, known) || isEqual(known.value, value.is))) return null;
  const isOffered = last !== ending && way.at(-1)?.operations.join('') === line.operations.join('');
  return (isOffered || isKnownWrong(value.written)) && valueOnTheWay(question, value.written) === null ? value.written : null;
}

/** True if only the thing that's counted comes after the result: "24 tiles". */
const endsThere = ({ question_text }: Question, rest: string): boolean => {
  const words = rest.toLowerCase().match(/[a-z]+/g) ?? [];
  const stem = inFigures(question_text).toLowerCase();
  return !/\d/.test(rest) && words.length <= 2 && words.every((word) => stem.includes(word));
};
