import { isClosed } from '../../../../problems/is-closed.ts';
import { inFigures } from '../in-figures.ts';
import { sumsInSigns } from '../claims/sums-in-words.ts';
import { operationsInSigns } from './operations-in-signs.ts';
import type { Question } from '../../state/lesson-session.ts';

/** A line of work: numbers with one or more operations, and what it comes to. */
export type Line = {
  readonly operations: readonly string[];
  readonly numbers: readonly number[];
  /** The numbers as they are written: "3/8". */
  readonly written: readonly string[];
  readonly value: number;
};

/**
 * How the work that the student tells relates to the question.
 *
 * of_way      a line of the solution, a part of one, the same fact reversed ("9 + 6 is 15" for 15 − 6), or work with the
 *             solution's operations that uses all of its numbers and comes to the answer
 * leaves_out  it comes to the answer with numbers of the question alone, but without one that the solution uses: if that number
 *             were another, the answer would change, and this work wouldn't
 * other       anything else: it may or may not be another right way
 */
export type WorkingTold = { kind: 'of_way' } | { kind: 'leaves_out'; number: string } | { kind: 'other' };

type Known = Pick<Question, 'question_text' | 'solution'> & { answer: Pick<Question['answer'], 'expected' | 'input_type'> };

/** Weighs the work that a reason tells, in signs or words; null if it tells none that can be read. */
export function workingTold(reason: string, { question_text, solution, answer }: Known): WorkingTold | null {
  const lines = linesIn(inSigns(inFigures(reason)));
  if (lines.length === 0 || hasLetters(reason)) return null;
  const way = linesOfSolution({ solution });
  if (way.length === 0) return null;
  const expected = valueOf(answer.expected);
  const isOfWay = lines.every((line) => way.some((known) => isSameFact(line, known) || isPartOf(line, known)));
  if (isOfWay && !isOnlyBetween(lines, way, answer.expected)) return { kind: 'of_way' };
  if (expected === null || isClosed(answer)) return null;
  const last = lines.at(-1)!;
  const used = lines.flatMap((line) => [...line.numbers, ...timesTaken(line)]);
  const given = numbersOf(inFigures(plain(question_text)));
  const needed = way.flatMap(({ numbers }) => numbers).filter((number) => has(given, number));
  const comesToAnswer = isEqual(last.value, expected);
  if (!comesToAnswer) return { kind: 'other' };
  const found = [...given, ...way.flatMap(({ numbers, value }) => [...numbers, value]), ...lines.map(({ value }) => value)];
  const does = (operation: string): boolean => way.some(({ operations }) => operations.includes(operation));
  // "16 and 10 make 26", for a perimeter: 16 and 10 are each made of given numbers.
  const made = used.flatMap((number) => (has(found, number) ? [] : [pairOf(number, given, does)]));
  const isBuilt = made.every((pair) => pair !== null);
  const doesTheSame = lines.every(({ operations }) => operations.every(does));
  // A result that the solution works out on its way counts as the numbers that it is worked out from.
  const from = way.flatMap(({ numbers, value }) => (has(used, value) && !has(given, value) ? numbers : []));
  const missing = needed.filter((number) => !has([...used, ...from, ...made.flatMap((pair) => pair ?? [])], number));
  if (isBuilt && doesTheSame && missing.length === 0) return { kind: 'of_way' };
  const usesGivenAlone = lines.every(({ numbers }) => numbers.every((number) => has(given, number)));
  const left = missing.find((one) => Number.isInteger(one * 1000));
  return (
    oneOfAlike(last, way, given, question_text) ??
    (usesGivenAlone && left !== undefined ? { kind: 'leaves_out', number: `${left}` } : { kind: 'other' })
  );
}

/**
 * Weighs a step that the question shows more than once, of which any one is enough: 7 - 1 in the row 1, 7, 13, 19. Nothing is
 * left out then. In a table, a step like one of the solution's is as good as that one; elsewhere, two numbers may have the same
 * difference by chance. Null for any other line.
 */
function oneOfAlike(line: Line, way: readonly Line[], given: readonly number[], question: string): WorkingTold | null {
  const { operations, numbers, value } = line;
  const isLikeOne = way.some((known) => isEqual(known.value, value) && `${known.operations}` === `${operations}`);
  if (isTable.test(question) && isLikeOne && numbers.every((number) => has(given, number))) return { kind: 'of_way' };
  const isShownAgain = given.some((one) => given.some((other) => !has(numbers, one) && isEqual(one - other, value)));
  return `${operations}` === '-' && isShownAgain ? { kind: 'other' } : null;
}
const isTable = /\|\s*:?-{2,}/;

/** True for a single line that comes to the answer by chance, before the solution's last step does: "2 + 7 is 9", for 18 - 9. */
function isOnlyBetween([line, ...more]: readonly Line[], way: readonly Line[], answer: string): boolean {
  const expected = valueOf(answer);
  if (line === undefined || more.length > 0 || expected === null || !isEqual(line.value, expected)) return false;
  // The answer itself is no step: 11/9, or 83.72/1.
  const end = way.findLast(
    ({ value, written, numbers }) => isEqual(value, expected) && written.join('/') !== answer.trim() && !numbers.includes(1),
  );
  return end !== undefined && !isSameFact(line, end) && !isPartOf(line, end);
}

/** Returns the calculations in the solution, line by line, and those with numerators or denominators alone. */
export function linesOfSolution({ solution }: Pick<Question, 'solution'>): Line[] {
  return solution.flatMap(({ explanation, math }) => {
    const told = [...linesIn(plain(math)), ...linesIn(inSigns(inFigures(plain(explanation))))];
    return [...told, ...told.flatMap(linesOfParts)];
  });
}

/** Returns two of the given numbers that make the number by an operation of the solution; null if none do. */
function pairOf(number: number, given: readonly number[], does: (operation: string) => boolean): readonly number[] | null {
  const makes = (one: number, other: number): boolean =>
    (does('+') && isEqual(one + other, number)) || (does('*') && isEqual(one * other, number));
  for (const one of given) for (const other of given) if (makes(one, other)) return [one, other];
  // A number may also be taken twice, as for the two sides of a rectangle.
  return given.some((one) => isEqual(2 * one, number)) && does('*') ? [number / 2] : null;
}

/** Returns how many times each repeated number is used, because "10 + 10" uses a 2, too. */
const timesTaken = ({ numbers }: Line): number[] =>
  numbers.map((one) => numbers.filter((other) => isEqual(one, other)).length).filter((times) => times > 1);

/**
 * Returns a line's calculation with the numerators alone, and in a product also with the denominators: "3 + 4 is 7" for 3/8 +
 *         4/8.
 */
function linesOfParts({ operations, written }: Line): Line[] {
  const parts = written.map((one) => one.split('/'));
  const isSum = operations.every((one) => one === '+' || one === '-');
  const isAlike = parts.every(([, bottom]) => bottom !== undefined && (!isSum || bottom === parts[0]![1]));
  if (!isAlike || (!isSum && operations.some((one) => one !== '*'))) return [];
  return (isSum ? [0] : [0, 1]).map((at) => {
    const numbers = parts.map((part) => Number(part[at]));
    return { operations, numbers, written: numbers.map(String), value: worked(numbers, operations) };
  });
}

/** Phrases for which only the words tell the operation or the order of the numbers. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)\s*(?:%|percent\b)/gi, ' '],
  [/\b(?:half (?:of )?|1\/2 of )(\d+\/\d+)/gi, '1/2 * $1'],
  // "Half of one part" divides no number.
  [/\bhalf (?:of )?(?!1 [a-z])(\d+)|\b1\/2 of (?!1 [a-z])(\d+)/gi, '$1$2 / 2'],
  [/\b(?:double|twice) (\d+)/gi, '2 * $1'],
  [/(\d+(?:\.\d+)?) (?:and|n|&) (\d+(?:\.\d+)?)(?= (?:is|are|makes?|equals?|gives?)\b|\s*=)/gi, '$1 + $2'],
  [/\b(?:took|take|taking|subtract(?:ed|ing)?) (\d+) (?:off|away from|from|out of) (\d+)/gi, '$2 - $1'],
  [/\bshar(?:e|ed|ing) (\d+) (?:by|with|between|among|in|into) (\d+)|\bsplit (\d+) (?:in|into|by) (\d+)/gi, '$1$3 / $2$4'],
];

const equals = /\b(?:is equal to|is|are|makes?|equals?|gives?|comes? to)\b/gi;

/** Writes a line of work as it would be typed: "12 times 7 is 84" → "12 * 7 = 84". */
export const inSigns = (text: string): string =>
  operationsInSigns(spoken.reduce((said, [words, signs]) => said.replace(words, signs), sumsInSigns(text))).replace(equals, '=');

/** Writes TeX as it would be typed. */
export const plain = (tex: string): string =>
  tex
    .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, (_, top: string, bottom: string) =>
      /^\d+$/.test(top) && /^\d+$/.test(bottom) ? ` ${top}/${bottom} ` : ` ${top} / ${bottom} `,
    )
    .replace(/\\(?:times|cdot)(?![a-z])/g, '*')
    .replace(/\\div(?![a-z])/g, ' / ')
    .replace(/\\quad|\\text\{[^{}]*\}/g, ';')
    .replace(/(?<=\d)\{?,\}?(?=\d{3}\b)|\\[,!$%]|[$%{}]|\\left|\\right/g, '')
    .replace(/−/g, '-');

/** True if a text in signs has a letter that stands for a number. */
export const hasLetters = (text: string): boolean => /[a-z]\s*[-+*/=]|\d[a-z]\b/i.test(withoutWords(text));

/** Removes the words from a text, so that only letters that stand for numbers are left. */
const withoutWords = (text: string): string => text.replace(/\b[a-z]{2,}\b|\ba\b|\bi\b|(?<=\d)\s*x\s*(?=\d)/gi, ' ; ');

const number = String.raw`(?:(?<![\d)]\s*)-\s*)?\d+(?:\.\d+)?`;
const piece = new RegExp(String.raw`(${number}(?:/\d+(?:\.\d+)?)?)|([-+*/=])|([()\s])`, 'y');

/** Returns the lines of work in a text in signs: `8+13=21 +17=38` has two. */
export const linesIn = (text: string): Line[] =>
  equationsIn(text).flatMap((sides) => sides.flatMap((side) => lineOf(side) ?? []));

/** Returns the parts of a text in signs that have only numbers and operations, each split into the sides of its equation. */
export const equationsIn = (text: string): string[][] =>
  text.split(/[^-+*/=().\d\s]+|\.(?!\d)/).map((chunk) => chunk.split('=').map((side) => side.trim()));

/** Reads one side of an equation; null unless it has an operation and nothing but numbers. */
export function lineOf(side: string): Line | null {
  const operations: string[] = [];
  const numbers: (readonly [number, string])[] = [];
  for (let at = 0; at < side.length;) {
    piece.lastIndex = at;
    const found = piece.exec(side);
    if (found === null) return null;
    const [all, operand, sign] = found;
    at += all.length;
    if (operand !== undefined) {
      if (numbers.length > operations.length) return null; // two numbers side by side
      numbers.push([valueOf(operand)!, operand]);
    } else if (sign !== undefined) {
      if (operations.length >= numbers.length) return null;
      operations.push(sign);
    }
  }
  // By itself "60/3" is a quotient; with other numbers, it's a fraction.
  const [only] = numbers;
  if (operations.length === 0 && only?.[1].includes('/') === true) {
    const [top, bottom] = only[1].split('/').map(Number);
    return { operations: ['/'], numbers: [top!, bottom!], written: [`${top}`, `${bottom}`], value: only[0] };
  }
  if (operations.length === 0 || numbers.length !== operations.length + 1) return null;
  const values = numbers.map(([value]) => value);
  return { operations, numbers: values, written: numbers.map(([, written]) => written), value: worked(values, operations) };
}

/** Works out a line by precedence. Brackets aren't read, so a line with brackets matches by its numbers alone. */
function worked(numbers: readonly number[], operations: readonly string[]): number {
  const [terms, signs] = [[numbers[0]!], ['+']];
  operations.forEach((operation, at) => {
    const next = numbers[at + 1]!;
    if (operation === '*') terms.push(terms.pop()! * next);
    else if (operation === '/') terms.push(terms.pop()! / next);
    else {
      terms.push(next);
      signs.push(operation);
    }
  });
  return terms.reduce((sum, term, at) => (signs[at] === '-' ? sum - term : sum + term), 0);
}

const sums = ['+', '-'];
const familyOf = ({ operations }: Line): 'sums' | 'products' | 'both' => {
  const isSum = operations.map((one) => sums.includes(one));
  return isSum.every(Boolean) ? 'sums' : isSum.some(Boolean) ? 'both' : 'products';
};

/** Shortens a repeated sum: "11 + 11" becomes "2 times 11". */
function shortened(line: Line): Line {
  const [first] = line.numbers;
  const isRepeated = line.operations.every((one) => one === '+') && line.numbers.every((number) => number === first);
  const numbers = [line.numbers.length, first!];
  return isRepeated ? { operations: ['*'], numbers, written: numbers.map(String), value: line.value } : line;
}

/** True if two lines have the same numbers and operations, or are the same fact reversed: "4 times 7 is 28" for 28 ÷ 4. */
export const isSameFact = (one: Line, other: Line): boolean => isSameAs(one, other) || isSameAs(shortened(one), shortened(other));

function isSameAs(one: Line, other: Line): boolean {
  const family = familyOf(one);
  if (family !== familyOf(other)) return false;
  if (family === 'both') return isSameRow(one.numbers, other.numbers) && isEqual(one.value, other.value);
  return isSameRow([...one.numbers, one.value], [...other.numbers, other.value]);
}

/** True if one line is a part of the other: "10 + 15" of 10 + 15 + 35. */
export const isPartOf = (one: Line, other: Line): boolean =>
  other.numbers.length > one.numbers.length &&
  ['+', '*'].some((sign) => [one, other].every(({ operations }) => operations.every((operation) => operation === sign))) &&
  one.numbers.every((number) => timesIn(one.numbers, number) <= timesIn(other.numbers, number));

const timesIn = (numbers: readonly number[], number: number): number => numbers.filter((one) => isEqual(one, number)).length;
export const isEqual = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;
const has = (numbers: readonly number[], number: number): boolean => numbers.some((one) => isEqual(one, number));

function isSameRow(one: readonly number[], other: readonly number[]): boolean {
  const [first, second] = [one, other].map((row) => row.map(Math.abs).toSorted((a, b) => a - b));
  return first!.length === second!.length && first!.every((number, at) => isEqual(number, second![at]!));
}

/** Returns the value of a written number or fraction; null if it is neither. */
export function valueOf(written: string): number | null {
  const [, top, bottom] = /^\s*(-?\s*\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?\s*$/.exec(written) ?? [];
  return top === undefined ? null : Number(top.replace(/\s/g, '')) / Number(bottom ?? 1);
}

const numbersOf = (text: string): number[] =>
  (text.match(/\d+(?:\.\d+)?(?:\/\d+)?/g) ?? []).flatMap((written) => {
    const value = valueOf(written);
    return value === null ? [] : written.includes('/') ? [value, ...written.split('/').map(Number)] : [value];
  });
