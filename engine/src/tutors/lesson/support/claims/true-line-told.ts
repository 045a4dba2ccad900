import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../in-figures.ts';
import { numeralsIn } from '../numbers-in.ts';
import { isEqual, isPartOf, linesOfSolution, plain, valueOf } from '../reasons/working-told.ts';
import { rounds } from './plain-work.ts';
import { comesTo, equationOf, workedIn } from './stated-lines.ts';

/**
 * A true line of the student's work, in TeX, and its result as she wrote it. `of_answer`: a fact that has the answer in it,
 * like "4 times 7 is 28" for 4x = 28.
 */
type TrueLine = { readonly line: string; readonly value: string; readonly kind: 'of_way' | 'of_answer' };

type Asked = Pick<Question, 'question_text' | 'solution' | 'wrong_answers'> & { answer: Pick<Question['answer'], 'expected'> };

/** The student denies it, asks for a reason, supposes something, or weighs two things. */
const doubts = /\b(?:not|never|why|if|or|instead|should|wrong|how come)\b|n['’]t\b|\b(?:isnt|dont|cant|doesnt|wasnt)\b/i;

/**
 * Finds the last line of work that a message tells with its result, if every such line is true. Each number in it must come
 * from the question, from the solution, or from an earlier line, or be a place of a number of the question ("100 - 30", of 37).
 *
 * Errors  none: null if the message tells no such line, if the result is the answer or a known wrong one, or if the student
 *         doubts it. A true line may still lead nowhere.
 */
export function trueLineTold(question: Asked, text: string): TrueLine | null {
  if (doubts.test(text) || rounds.test(text)) return null;
  const lines = workedIn(text);
  const last = lines.at(-1);
  if (last === undefined || !lines.every(({ line, value }) => comesTo(line, value.is))) return null;
  if (!isEqual(last.line.value, last.value.is)) return null; // rounded, or worked from left to right
  const expected = valueOf(question.answer.expected.trim());
  const wrong = question.wrong_answers.flatMap(({ answer }) => valueOf(answer.trim()) ?? []);
  const isOneOf = (numbers: readonly number[], number: number): boolean => numbers.some((one) => isEqual(one, number));
  if (expected === null || isEqual(last.value.is, expected)) return null;
  const given = numbersGiven(question);
  const way = linesOfSolution(question);
  // 9 + 3, of 9 + 3 + 9 + 3, is a known wrong answer where she stops there. Here she may be going on.
  if (isOneOf(wrong, last.value.is) && !way.some((known) => isPartOf(last.line, known))) return null;
  const before = lines.slice(0, -1).map(({ value }) => value.is);
  const known = [...given, ...way.flatMap(({ numbers, value }) => [...numbers, value]), ...before];
  const isKnown = (number: number): boolean => isOneOf(known, number) || given.some((one) => isPlaceOf(number, one));
  if (!last.line.numbers.every((number) => isKnown(number) || isEqual(number, expected))) return null;
  const kind = isOneOf(last.line.numbers, expected) && !isOneOf(given, expected) ? 'of_answer' : 'of_way';
  return { line: equationOf(last), value: last.value.written, kind };
}

/** Returns the numbers of the question: its fractions, and their numerators and denominators too. */
const numbersGiven = ({ question_text }: Asked): number[] =>
  numeralsIn(inFigures(plain(question_text))).flatMap((written) =>
    written.includes('/') ? [valueOf(written), ...written.split('/').map(Number)].flatMap((one) => one ?? []) : [Number(written)],
  );

/** True if a number is one place of a whole number, or what is left without its first place: 30 and 7, of 37. */
function isPlaceOf(part: number, whole: number): boolean {
  if (!Number.isInteger(part) || !Number.isInteger(whole) || part <= 0 || part >= whole) return false;
  const size = 10 ** (`${whole}`.length - 1);
  return part === whole % size || part === whole - (whole % size);
}
