import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../in-figures.ts';
import { numeralsIn } from '../numbers-in.ts';
import {
  hasLetters,
  isEqual,
  isPartOf,
  isSameFact,
  linesOfSolution,
  plain,
  valueOf,
  type Line,
} from '../reasons/working-told.ts';
import { leadsOn } from './line-leads.ts';
import { plainWork, rounds } from './plain-work.ts';
import { resultApart } from './result-apart.ts';
import { asTex, comesTo, countsPieces, equationOf, inOneLine, squeezed, statedIn, type Stated } from './stated-lines.ts';

/** A line that the student wrote, in TeX, and the result that she gives for it. */
type Told = { readonly line: string; readonly value: string };

/**
 * The first mistake in the student's work. `right`: the last true line before it, if she wrote one.
 *
 * slip     a line of the solution, or one that comes to the answer, with a wrong result: only the result is wrong
 * result   any other false line. `exceeds`: the largest addend, if the result is smaller than that
 * number   a step of the solution with a wrong number: "35 ÷ 4", of five days. `right`: the number that goes with it, if she
 *          has found that
 */
export type FirstFault =
  | { readonly kind: 'slip'; readonly told: Told; readonly right: string | null }
  | { readonly kind: 'result'; readonly told: Told; readonly right: string | null; readonly exceeds: string | null }
  | { readonly kind: 'number'; readonly does: 'divide' | 'other'; readonly number: string; readonly right: string | null };

type Asked = Pick<Question, 'question_text' | 'solution'> & {
  answer: Pick<Question['answer'], 'expected' | 'input_type'> & { judging: Pick<Question['answer']['judging'], 'form'> };
};

/**
 * Finds the first mistake in the work that the student tells, in signs or words. A true line next to a false one still counts
 * as true. `unfinished`: the work that her last message left open; a number alone is its result.
 *
 * Errors  none: null if she tells no work, denies it, or asks why; if letters stand for numbers; or if nothing is known to be
 *         wrong.
 */
export function firstFault(question: Asked, text: string, unfinished: string | null = null): FirstFault | null {
  const whole = unfinished === null || !isNumberAlone.test(text) ? text : `${unfinished} = ${text.replace(named, '')}`;
  const plainly = plainWork(whole);
  const said = inOneLine(plainly);
  if (denies.test(said) || rounds.test(text) || hasLetters(said)) return null;
  const way = linesOfSolution(question);
  const isStep = ({ line }: Stated): boolean =>
    way.some((known) => isSameFact(line, known)) || isEqual(line.value, valueOf(question.answer.expected) ?? Number.NaN);
  const apart = resultApart(plainly);
  const stated = [...statedIn(said), ...(apart === null ? [] : statedIn(apart.line).filter((one) => apart.sure || isStep(one)))];
  let right: string | null = null;
  for (const one of stated) {
    const { line, side, value } = one;
    if (value !== null && !comesTo(line, value.is) && !countsPieces(line, value.written)) {
      if (value.written === question.answer.expected.trim()) return null;
      const told = { line: asTex(side), value: asTex(value.written) };
      // The question itself with a wrong answer shows nothing of how she worked.
      const isQuestion = squeezed(inOneLine(plain(question.question_text))).includes(squeezed(side));
      return isStep(one) && !isQuestion
        ? { kind: 'slip', told, right }
        : { kind: 'result', told, right, exceeds: addendOver(line, value.is) };
    }
    const other = otherNumber(question, one, { stated, way, text });
    if (other !== null) return other;
    if (value !== null) right = equationOf({ side, value });
  }
  return null;
}

const isNumberAlone = /^\W*(?:[a-z]\s*=\s*)?-?\d+(?:\.\d+)?(?:\/\d+)?\W*$/i;
const named = /^\W*[a-z]\s*=\s*/i;
/** Other verbs with "not" tell her reason, and the line stands: "32 divided by 2 because the 0s dont matter". */
const denies = /\b(?:not|isn['’]?t|isnt|never|why|if|or|instead|should)\b/i;

/**
 * Returns the largest addend of a sum if the stated result is smaller, which is impossible without negative numbers; else null.
 */
function addendOver({ numbers, written, operations }: Line, said: number): string | null {
  if (operations.some((one) => one !== '+') || numbers.some((one) => one < 0)) return null;
  const greatest = Math.max(...numbers);
  return said < greatest ? asTex(written[numbers.indexOf(greatest)]!) : null;
}

/** "mean is like half" gives a reason, and doesn't say that she divides twice. */
const inParts = /\b(?:(?<!\b(?:mean|average|is|means|like) )half|halve|halves|halving|twice|again|double|first|then)\b/i;
/** "half of one part": a thing is halved, and not a number. */
const halves = /\bhal(?:f|ve|ves|ving)\b/i;

/**
 * Finds a step of the solution in which the student has exchanged one of the two numbers, if no other way could lead on with
 * that number.
 */
function otherNumber(
  question: Asked,
  { line, side }: Stated,
  { stated, way, text }: { stated: readonly Stated[]; way: readonly Line[]; text: string },
): FirstFault | null {
  const { question_text, answer } = question;
  const [operation, ...more] = line.operations;
  if (more.length > 0 || isEqual(line.value, valueOf(answer.expected) ?? Number.NaN) || side.includes('(')) return null;
  if (line.numbers[0] === 1 && halves.test(text)) return null;
  if (/^\d+\/\d+$/.test(side) || way.some((known) => isSameFact(line, known) || isPartOf(line, known))) return null;
  if (line.numbers[1]! % 10 === 0 && leadsOn(question, line)) return null; // 180 ÷ 100, and then times 10
  const given = numeralsIn(inFigures(question_text)).map(Number);
  const found = [...way.map(({ value }) => value), ...way.flatMap(({ numbers }) => numbers)];
  const hers = stated.flatMap(({ value }) => (value === null ? [] : [value.is]));
  const isHeld = (number: number): boolean => [...given, ...found, ...hers].some((one) => isEqual(one, number));
  for (const { numbers, operations } of way.filter((known) => known.numbers.length === 2)) {
    if (operations[0] !== operation) continue;
    if (operation === '/') {
      if (numbers[0]! < numbers[1]!) continue; // a fraction, and nothing that's shared
      if (!isEqual(numbers[0]!, line.numbers[0]!) || answer.judging.form === 'reduced_fraction') continue;
      // A student who divides by 2 may do it twice.
      if (numbers[1]! % line.numbers[1]! === 0 && inParts.test(text)) continue;
      const right = given.some((one) => isEqual(one, line.numbers[0]!)) ? null : asTex(line.written[0]!);
      return { kind: 'number', does: 'divide', number: asTex(line.written[1]!), right };
    }
    const at = [0, 1].find((place) => !isHeld(line.numbers[place]!));
    const same = at === undefined ? undefined : line.numbers[1 - at];
    // A number of the question may be split or rounded. One that had to be worked out may not.
    const isMade = at !== undefined && !given.some((one) => isEqual(one, numbers[at]!)) && line.numbers[at]! % 10 !== 0;
    if (at !== undefined && same !== undefined && isEqual(same, numbers[1 - at]!) && isMade)
      return { kind: 'number', does: 'other', number: asTex(line.written[at]!), right: null };
  }
  return null;
}
