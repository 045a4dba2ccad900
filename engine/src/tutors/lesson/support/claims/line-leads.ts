import { isClosed } from '../../../../problems/is-closed.ts';
import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../in-figures.ts';
import { numeralsIn } from '../numbers-in.ts';
import { isEqual, isPartOf, isSameFact, linesOfSolution, plain, valueOf, type Line } from '../reasons/working-told.ts';

type Asked = Pick<Question, 'question_text' | 'solution'> & { answer: Pick<Question['answer'], 'expected' | 'input_type'> };

/**
 * True if a true line of the student's work is on a way to the answer: a line of the solution or a part of one, a line that comes
 * to a number of the solution, or one from which the operations of the solution lead to such a number. "2 + 5 is 7" leads
 * nowhere in 2x + 5 = 17. If the answer is no number, any line may lead on.
 *
 * Errors  none. A line that leads on by chance counts, too, so it's only good for "maybe".
 */
export function leadsOn(question: Asked, line: Line): boolean {
  const expected = valueOf(question.answer.expected.trim());
  if (expected === null || isClosed(question.answer)) return true;
  // A fraction below 1 in the solution is a number, and no division.
  const way = linesOfSolution(question).filter(
    ({ operations: [first], numbers: [one, other] }) => first !== '/' || one! > other!,
  );
  if (way.some((known) => isSameFact(line, known) || isPartOf(line, known) || isRepeatedPart(line, known))) return true;
  const given = numbersGiven(question);
  const results = [...way.map(({ value }) => value), expected, ...partsOf(question.answer.expected)];
  const targets = results.filter((one) => !has([...given, ...line.numbers], one));
  if (has(targets, line.value)) return true;
  if (has(given, line.value)) return false; // "5 + 5 is 10", of ten parts: nothing is found
  if (way.some((known) => isRoundedPart(line, known, given))) return true;
  const does = (family: readonly string[]): boolean =>
    way.some(({ operations }) => operations.some((one) => family.includes(one)));
  const isOfWay = line.operations.every((one) => does(products.includes(one) ? products : [one]));
  if (!isOfWay) return false; // 8 - 3, where everything is added
  const next = (one: number, other: number): number[] => [
    ...(does(sums) ? [one + other, one - other, other - one] : []),
    ...(does(products) ? [one * other, one / other, other / one] : []),
  ];
  const left = without(given, line.numbers);
  const found = way.flatMap(({ numbers, value }) => [...numbers, value]).filter((one) => !has([...given, expected], one));
  const helping = [...left, ...found, ...placesLeft(line, given)];
  const reached = helping.flatMap((other) => next(line.value, other));
  const twice = left.flatMap((other, at) =>
    next(line.value, other).flatMap((one) => left.toSpliced(at, 1).flatMap((more) => next(one, more))),
  );
  return [...reached, ...again(line)].some((one) => has(targets, one)) || twice.some((one) => isEqual(one, expected));
}

const sums = ['+', '-'];
const products = ['*', '/'];

/** Returns the numbers of the question: its fractions, and their numerators and denominators too. */
export const numbersGiven = ({ question_text }: Pick<Question, 'question_text'>): number[] =>
  numeralsIn(inFigures(plain(question_text))).flatMap((written) =>
    written.includes('/') ? [valueOf(written), ...written.split('/').map(Number)].flatMap((one) => one ?? []) : [Number(written)],
  );

/** True if a number is one place of a whole number, or what is left without its first place: 30 and 7, of 37. */
export function isPlaceOf(part: number, whole: number): boolean {
  if (!Number.isInteger(part) || !Number.isInteger(whole) || part <= 0 || part >= whole) return false;
  const size = 10 ** (`${whole}`.length - 1);
  return part === whole % size || part === whole - (whole % size);
}

const has = (numbers: readonly number[], number: number): boolean => numbers.some((one) => isEqual(one, number));

/** Returns the numerator and the denominator of an answer. */
const partsOf = (written: string): number[] => (/^-?\d+\/\d+$/.test(written.trim()) ? written.split('/').map(Number) : []);

/** Returns the numbers that a line doesn't use, each as often as it's left. */
const without = (numbers: readonly number[], used: readonly number[]): number[] =>
  used.reduce<number[]>(
    (rest, one) => {
      const at = rest.findIndex((other) => isEqual(one, other));
      return at < 0 ? rest : rest.toSpliced(at, 1);
    },
    [...numbers],
  );

/** Returns the other places of the numbers of which a line uses one: the 7 of 37, after 100 - 30. */
const placesLeft = ({ numbers }: Line, given: readonly number[]): number[] =>
  numbers.flatMap((part) => given.filter((whole) => isPlaceOf(part, whole)).map((whole) => whole - part));

/** Returns what doing the same once more comes to: 54 - 17, and 17 off again. */
function again({ operations, numbers, value }: Line): number[] {
  const [operation, ...more] = operations;
  const by = numbers.at(-1)!;
  if (more.length > 0) return [];
  if (operation === '-') return [value - by];
  return operation === '/' ? [value / by] : operation === '*' ? [value * by] : [];
}

/** True for 19 + 19, of 9 times 19: a product begun as a sum. */
function isRepeatedPart({ operations, numbers }: Line, known: Line): boolean {
  const [number] = numbers;
  const isRepeated = operations.every((one) => one === '+') && numbers.every((one) => isEqual(one, number!));
  if (!isRepeated || known.operations.some((one) => one !== '*')) return false;
  const [times] = without(known.numbers, [number!]);
  return known.numbers.length === 2 && has(known.numbers, number!) && times! > numbers.length;
}

/** True for 10 times 7, of 12 times 7 or of 9 times 7: one factor is a place of the given one, or the ten next to it. */
function isRoundedPart({ operations, numbers }: Line, known: Line, given: readonly number[]): boolean {
  const isProduct = [operations, known.operations].every((all) => all.length === 1 && all[0] === '*');
  const [same] = isProduct ? numbers.filter((one) => has(known.numbers, one)) : [];
  if (same === undefined) return false;
  const [hers, theirs] = [without(numbers, [same])[0]!, without(known.numbers, [same])[0]!];
  return has(given, theirs) && (isPlaceOf(hers, theirs) || (hers % 10 === 0 && Math.abs(hers - theirs) < 10));
}
