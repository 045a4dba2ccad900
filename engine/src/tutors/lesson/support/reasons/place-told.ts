import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../in-figures.ts';
import { numeralsIn } from '../numbers-in.ts';

const places: readonly (readonly [RegExp, (row: readonly number[]) => number])[] = [
  [/\b(?:first|(?:at|in|on) the (?:very )?(?:front|start|beginning))\b/i, (row) => row[0]!],
  [/\b(?:last|(?:at|on) the (?:very )?end)\b/i, (row) => row.at(-1)!],
  [/\b(?:biggest|bigest|largest|greatest|highest)\b/i, (row) => Math.max(...row)],
  [/\b(?:smallest|lowest|least|littlest)\b/i, (row) => Math.min(...row)],
];

/**
 * Judges what a reason says about the answer's place among the question's numbers: "it comes first", about the 8 in 8, 10, 12.
 *
 * Errors  none: null if it tells no place, or several, or if the answer isn't a number.
 */
export function placeTold(
  reason: string,
  { question_text, answer }: Pick<Question, 'question_text'> & { answer: Pick<Question['answer'], 'expected'> },
): { readonly holds: boolean } | null {
  const told = places.filter(([words]) => words.test(reason));
  const [only] = told;
  if (only === undefined || told.length > 1 || !/^-?\d+(?:\.\d+)?$/.test(answer.expected)) return null;
  const row = numeralsIn(inFigures(question_text)).map(Number);
  return row.length === 0 ? null : { holds: only[1](row) === Number(answer.expected) };
}
