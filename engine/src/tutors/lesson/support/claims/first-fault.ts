import { foldSigns } from '../../../../guards/leak/fold-signs.ts';
import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../in-figures.ts';
import { numeralsIn } from '../numbers-in.ts';
import {
  equationsIn,
  hasLetters,
  inSigns,
  isEqual,
  isPartOf,
  isSameFact,
  lineOf,
  linesOfSolution,
  plain,
  valueOf,
  type Line,
} from '../reasons/working-told.ts';

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

/** A line that the student wrote: the work, as she wrote it, and the result that she gives. */
type Stated = {
  readonly line: Line;
  readonly side: string;
  readonly value: { readonly is: number; readonly written: string } | null;
};

/**
 * Finds the first mistake in the work that the student tells, in signs or words. A true line next to a false one still counts
 * as true. `unfinished`: the work that her last message left open; a number alone is its result.
 *
 * Errors  none: null if she tells no work, denies it, or asks why; if letters stand for numbers; or if nothing is known to be
 *         wrong.
 */
export function firstFault(question: Asked, text: string, unfinished: string | null = null): FirstFault | null {
  const said = inOneLine(unfinished === null || !isNumberAlone.test(text) ? text : `${unfinished} = ${text.replace(named, '')}`);
  if (denies.test(said) || rounds.test(text) || hasLetters(said)) return null;
  const way = linesOfSolution(question);
  const isStep = ({ line }: Stated): boolean =>
    way.some((known) => isSameFact(line, known)) || isEqual(line.value, valueOf(question.answer.expected) ?? Number.NaN);
  const stated = statedIn(said);
  let right: string | null = null;
  for (const one of stated) {
    const { line, side, value } = one;
    if (value !== null && !comesTo(line, value.is)) {
      if (value.written === question.answer.expected.trim()) return null;
      const told = { line: asTex(side), value: asTex(value.written) };
      // The question itself with a wrong answer shows nothing of how she worked.
      const isQuestion = squeezed(inOneLine(plain(question.question_text))).includes(squeezed(side));
      return isStep(one) && !isQuestion
        ? { kind: 'slip', told, right }
        : { kind: 'result', told, right, exceeds: addendOver(line, value.is) };
    }
    const other = otherNumber(question, one, { stated, way, said });
    if (other !== null) return other;
    if (value !== null) right = `${asTex(side)} = ${asTex(value.written)}`;
  }
  return null;
}

/** Returns the expression that a message ends with and leaves open: "50 - 19" of "x + 19 - 19 = 50 - 19". */
export function unfinishedIn(text: string): string | null {
  const last =
    inOneLine(text)
      .split(/[^-+*/().\d\s]+/)
      .at(-1)
      ?.trim() ?? '';
  return lineOf(last) === null || /^\d+\/\d+$/.test(last) ? null : last;
}

const isNumberAlone = /^\W*(?:[a-z]\s*=\s*)?-?\d+(?:\.\d+)?(?:\/\d+)?\W*$/i;
const named = /^\W*[a-z]\s*=\s*/i;
const denies = /\b(?:not|isn['’]?t|isnt|never|why|if|or|instead|should)\b/i;
const rounds = /\b(?:remainder|left ?over|about|around|almost|nearly|roughly|rounded?|r ?\d+)\b|≈/i;

/** "12x7. is it 74", "15 - 6, x = 8": work and its result, to be read as one line. */
const then =
  /(?<=\d\)?)[\s,.;:?!]+((?:(?:so|then|and|it|its|it['’]s|is|that|thats|that['’]s|i|we|got|get|maybe|uh+m*|um+|which|like|[a-z](?=\s*=)|=)[\s,.;?!]*)+)(?=-?\d+(?:\.\d+)?(?:\/\d+)?(?!\s*[-+*/=]|[\d/]|\.\d))/gi;
/** "6 x 7 is 42 then + 1 is 43": goes on with the result. */
const runsOn = /(?<=\d)[\s,;.]+(?:(?:and|then|so|i|just|do)[\s,]+)+(?=[-+*/]\s*\d)/gi;
/** "I got 35 and then i divide it by 4": goes on with what was found. */
const dividesIt =
  /(?<![\d./])(\d+(?:\.\d+)?)[\s,;.]+(?:(?:and|then|so|i|we|you|u|just|have|to)[\s,]+)*(?:divided?|dividing|split|÷)\s*(?:it|that|them|those|all)?\s*(?:by|into|in)\s*(?=\d)/gi;
const concludes = /=|\b(?:so|its|it['’]?s|it is|that|thats|got|get|which)\b/i;

function inOneLine(text: string): string {
  const typed = foldSigns(text)
    .replace(/(?<=\d) x -(?=\d)/gi, ' * -')
    .replace(/\b[fgh] ?\(-?\d+\) ?(?:=|is)?/gi, ' ; ')
    .replace(/(?<=\d)\s*(?:percent|%)/gi, '% ;')
    .replace(/(?<=\d)['’]?s\b/g, '')
    .replace(runsOn, ' ');
  return inSigns(inFigures(typed).replace(dividesIt, '$1 ; $1 / '))
    .replace(runsOn, ' ')
    .replace(then, (all, words: string) => (concludes.test(words) ? ' = ' : all))
    .replace(/\b[a-z]\s*=\s*(?=-?\d)/gi, ' ; ');
}

function statedIn(said: string): Stated[] {
  return equationsIn(said).flatMap((sides) =>
    sides.flatMap((side, at): Stated[] => {
      const line = lineOf(side);
      if (line === null || (line.operations.length > 1 && side.includes('('))) return [];
      const first = /^\(?\s*(-?\s*\d+(?:\.\d+)?(?:\/\d+)?)/.exec(sides[at + 1] ?? '')?.[1];
      const is = first === undefined ? null : valueOf(first);
      const value = first === undefined || is === null ? null : { is, written: first.replace(/\s/g, '') };
      // "3/4 = 75" mixes two kinds of numbers.
      return /^\d+\/\d+$/.test(side) && (value === null || line.value < 1) ? [] : [{ line, side, value }];
    }),
  );
}

const squeezed = (text: string): string => text.replaceAll(/[\s()]/g, '');

/** True if a line has this value, by precedence or from left to right. A rounded value counts as right. */
function comesTo({ numbers, operations, value }: Line, said: number): boolean {
  const inOrder = operations.reduce((so, operation, at) => done(so, operation, numbers[at + 1]!), numbers[0]!);
  const places = /\.(\d+)/.exec(`${said}`)?.[1]?.length ?? 0;
  return [value, inOrder].some((one) => isEqual(one, said) || (places > 1 && Math.abs(one - said) < 10 ** -places));
}

function done(one: number, operation: string, other: number): number {
  switch (operation) {
    case '+':
      return one + other;
    case '-':
      return one - other;
    case '*':
      return one * other;
    default:
      return one / other;
  }
}

/**
 * Returns the largest addend of a sum if the stated result is smaller, which is impossible without negative numbers; else null.
 */
function addendOver({ numbers, written, operations }: Line, said: number): string | null {
  if (operations.some((one) => one !== '+') || numbers.some((one) => one < 0)) return null;
  const greatest = Math.max(...numbers);
  return said < greatest ? asTex(written[numbers.indexOf(greatest)]!) : null;
}

const inParts = /\b(?:half|halve|halves|halving|twice|again|double|first|then)\b/i;

/**
 * Finds a step of the solution in which the student has exchanged one of the two numbers, if no other way could lead on with
 * that number.
 */
function otherNumber(
  { question_text, answer }: Asked,
  { line, side }: Stated,
  { stated, way, said }: { stated: readonly Stated[]; way: readonly Line[]; said: string },
): FirstFault | null {
  const [operation, ...more] = line.operations;
  if (more.length > 0 || isEqual(line.value, valueOf(answer.expected) ?? Number.NaN) || side.includes('(')) return null;
  if (/^\d+\/\d+$/.test(side) || way.some((known) => isSameFact(line, known) || isPartOf(line, known))) return null;
  const given = numeralsIn(inFigures(question_text)).map(Number);
  const found = [...way.map(({ value }) => value), ...way.flatMap(({ numbers }) => numbers)];
  const hers = stated.flatMap(({ value }) => (value === null ? [] : [value.is]));
  const isHeld = (number: number): boolean => [...given, ...found, ...hers].some((one) => isEqual(one, number));
  for (const { numbers, operations } of way.filter((known) => known.numbers.length === 2)) {
    if (operations[0] !== operation) continue;
    if (operation === '/') {
      if (!isEqual(numbers[0]!, line.numbers[0]!) || answer.judging.form === 'reduced_fraction') continue;
      // A student who divides by 2 may do it twice.
      if (numbers[1]! % line.numbers[1]! === 0 && inParts.test(said)) continue;
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

/** Writes a line as it's shown: "7 * -2" → $7 \times (-2)$ without its dollar signs. */
const asTex = (side: string): string =>
  side
    .trim()
    .replace(/^\(\s*|\s*\)$/g, '')
    .replace(/(?<![\d.])(\d+)\/(\d+)(?![\d.])/g, String.raw`\frac{$1}{$2}`)
    .replace(/\s*\*\s*-\s*(\d+(?:\.\d+)?)/g, String.raw` \times (-$1)`)
    .replace(/\s*\*\s*/g, String.raw` \times `)
    .replace(/\s*\/\s*/g, String.raw` \div `)
    .replace(/(?<=\d|\})\s*([-+])\s*(?=[\d(\\])/g, ' $1 ')
    .replace(/\s+/g, ' ');
