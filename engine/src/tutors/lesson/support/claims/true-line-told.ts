import type { Question } from '../../state/lesson-session.ts';
import { isEqual, isPartOf, linesOfSolution, valueOf, type Line } from '../reasons/working-told.ts';
import { isPlaceOf, leadsOn, numbersGiven } from './line-leads.ts';
import { rounds } from './plain-work.ts';
import { asTex, comesTo, equationOf, trueWorkIn, workedIn, type Worked } from './stated-lines.ts';
import { doubtOr } from '../../hearing/doubt.ts';

/**
 * A true line of the student's work, in TeX, with its operation, and its result as she wrote it.
 *
 * of_way     it may lead on to the answer
 * of_answer  a fact that has the answer in it, like "4 times 7 is 28" for 4x = 28
 * aside      nothing leads from it to the answer, as far as is known: "2 + 5 is 7" for 2x + 5 = 17
 * mistake    it comes to a known wrong answer, with its misconception
 */
export type TrueLine = {
  readonly line: string;
  readonly value: string;
  readonly does: string;
  readonly kind: 'of_way' | 'of_answer' | 'aside' | 'mistake';
  readonly misconception?: string;
  /** The number of an `aside` that stands where a step of the solution has another one: the 47 of 47 - 28, for 62 - 28. */
  readonly swapped?: string;
};

type Asked = Pick<Question, 'question_text' | 'solution' | 'wrong_answers'> & {
  answer: Pick<Question['answer'], 'expected' | 'input_type'>;
};

/** The student denies it, asks for a reason, supposes something, or weighs two things. */
const doubts = doubtOr(/\b(?:instead|should|wrong|how come)\b/);

/**
 * Finds the last line of work that a message tells with its result, if every such line is true; or the first of them that leads
 * nowhere, if the last one doesn't lead on. Each number in it must come from the question, from the solution, or from an earlier
 * line, or be a place of a number of the question ("100 - 30", of 37).
 *
 * Errors  none: null if the message tells no such line, if the result is the answer, or if the student doubts it.
 */
export function trueLineTold(question: Asked, text: string): TrueLine | null {
  if (doubts.test(text) || rounds.test(text)) return null;
  const work = trueWorkIn(text);
  if (work === null) return null;
  const { lines, last } = work;
  const expected = valueOf(question.answer.expected.trim());
  const isOneOf = (numbers: readonly number[], number: number): boolean => numbers.some((one) => isEqual(one, number));
  if (expected === null || isEqual(last.value.is, expected)) return null;
  const given = numbersGiven(question);
  const way = linesOfSolution(question);
  const before = lines.slice(0, -1).map(({ value }) => value.is);
  const known = [...given, ...way.flatMap(({ numbers, value }) => [...numbers, value]), ...before];
  const isKnown = (number: number): boolean => isOneOf(known, number) || given.some((one) => isPlaceOf(number, one));
  if (!last.line.numbers.every((number) => isKnown(number) || isEqual(number, expected))) return null;
  const told = ({ line, side, value }: Worked, kind: TrueLine['kind']): TrueLine => ({
    line: equationOf({ side, value }),
    value: value.written,
    does: line.operations.at(-1)!,
    kind,
  });
  // 9 + 3, of 9 + 3 + 9 + 3, is a known wrong answer where she stops there. Here she may be going on.
  const wrong = question.wrong_answers.find(({ answer }) => isEqual(valueOf(answer.trim()) ?? Number.NaN, last.value.is));
  if (wrong !== undefined && !way.some((one) => isPartOf(last.line, one)))
    return { ...told(last, 'mistake'), misconception: wrong.misconception };
  if (isOneOf(last.line.numbers, expected) && !isOneOf(given, expected)) return told(last, 'of_answer');
  if (leadsOn(question, last.line)) return told(last, 'of_way');
  const off = lines.find(({ line }) => !leadsOn(question, line)) ?? last;
  const at = swappedAt(off.line, way, given);
  return { ...told(off, 'aside'), ...(at === null ? {} : { swapped: asTex(off.line.written[at]!) }) };
}

/** Returns the place of the one number in which a line differs from a step of the solution; null if it differs in more. */
function swappedAt({ operations, numbers }: Line, way: readonly Line[], given: readonly number[]): number | null {
  const [one, other, ...more] = numbers;
  if (more.length > 0 || isEqual(one!, other!)) return null;
  const step = way.find(
    (known) =>
      known.numbers.length === 2 &&
      known.operations[0] === operations[0] &&
      known.numbers.every((number) => given.some((own) => isEqual(own, number))) &&
      known.numbers.filter((number, at) => isEqual(number, numbers[at]!)).length === 1,
  );
  return step === undefined ? null : step.numbers.findIndex((number, at) => !isEqual(number, numbers[at]!));
}

/**
 * Returns the operation of the step with which a message ends, if it goes on with `found` and leads nowhere: subtracting, of "17 -
 * 5 is 12, minus 2 is 10", for 2x + 5 = 17.
 */
export function stepAside(question: Asked, text: string, found: string): string | null {
  const value = valueOf(found);
  const last = doubts.test(text) ? undefined : workedIn(text).at(-1);
  if (value === null || last === undefined || !comesTo(last.line, last.value.is) || isEqual(last.value.is, value)) return null;
  const goesOn = isEqual(last.line.numbers[0]!, value) && !leadsOn(question, last.line);
  return goesOn && trueLineTold(question, text)?.kind !== 'of_way' ? last.line.operations.at(-1)! : null;
}

/** True if a message tells a true line of work that leads nowhere, or to a known wrong answer, so that a yes would mislead. */
export function leadsAside(question: Asked, text: string): boolean {
  const kind = trueLineTold(question, text)?.kind;
  return kind === 'aside' || kind === 'mistake';
}
