import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/** Pairs the digits of two whole numbers ≥ 0 by place, ones first. */
function columns(a: number, b: number): [number, number][] {
  const [x, y] = [String(a), String(b)].map((text) => Array.from(text, Number).reverse());
  return Array.from({ length: Math.max(x!.length, y!.length) }, (_, i) => [x![i] ?? 0, y![i] ?? 0]);
}
/** Writes a number as a student reads it: 4,712. */
const grouped = (n: number): string => n.toLocaleString('en-US');
const fromDigits = (digits: readonly number[]): number => digits.reduceRight((sum, digit) => sum * 10 + digit, 0);

export const subtractSmallerFromLarger = malRule({
  name: 'subtract_smaller_from_larger',
  category: 'procedural_error',
  says: 'In each column you subtracted the smaller digit from the larger one, even when the top digit was the smaller one.',
  source: sources.brownBurton,
  answer: (a: number, b: number): number => fromDigits(columns(a, b).map(([x, y]) => Math.abs(x - y))),
});

export const borrowWithoutDecrement = malRule({
  name: 'borrow_without_decrement',
  category: 'procedural_error',
  says: "You regrouped to get ten more in a column, but you didn't take 1 from the next column.",
  source: sources.vanlehn,
  /**
   * For a ≥ b. The highest column can't go below zero, since nothing was borrowed from it; if it does, the rule gives
   * nothing.
   */
  answer: (a: number, b: number): number | null => {
    const digits = columns(a, b).map(([x, y]) => (x < y ? x + 10 - y : x - y));
    const [top, bottom] = columns(a, b).at(-1)!;
    return top < bottom ? null : fromDigits(digits);
  },
});

export const zeroMinusNIsN = malRule({
  name: 'zero_minus_n_is_n',
  category: 'procedural_error',
  says: 'Where the top digit was 0, you copied the bottom digit instead of regrouping.',
  source: sources.brownBurton,
  /** Columns without a 0 on top are subtracted correctly, borrowing from each other. */
  answer: (a: number, b: number): number | null => {
    let borrow = 0;
    const digits: number[] = [];
    for (const [x, y] of columns(a, b)) {
      if (x === 0) {
        digits.push(y);
        continue;
      }
      const difference = x - borrow - y;
      borrow = difference < 0 ? 1 : 0;
      digits.push(difference + 10 * borrow);
    }
    return borrow === 1 ? null : fromDigits(digits);
  },
});

export const addWithoutCarrying = malRule({
  name: 'add_without_carrying',
  category: 'procedural_error',
  says: "A column added up to ten or more, and you didn't carry the ten to the next column.",
  source: sources.ashlock,
  hints: {
    principle: 'When a column adds up to ten or more, regroup: the ten goes to the next column.',
  },
  answer: (a: number, b: number): number => fromDigits(columns(a, b).map(([x, y]) => (x + y) % 10)),
});

export const writeWholeColumnSum = malRule({
  name: 'write_whole_column_sum',
  category: 'conceptual_error',
  says: 'You wrote the whole sum of a column in one place. Each place can hold only one digit.',
  source: sources.ashlock,
  answer: (a: number, b: number): number =>
    Number(
      columns(a, b)
        .reverse()
        .map(([x, y]) => x + y)
        .join(''),
    ),
});

export const partialProductNotShifted = malRule({
  name: 'partial_product_not_shifted',
  category: 'procedural_error',
  says: 'You multiplied by the tens digit but wrote that product as if it were ones.',
  source: sources.ashlock,
  answer: (a: number, b: number): number => Array.from(String(b), Number).reduce((sum, digit) => sum + a * digit, 0),
});

export const multiplyColumnByColumn = malRule({
  name: 'multiply_column_by_column',
  category: 'procedural_error',
  says: 'You multiplied column by column, as if you were adding. Every digit has to multiply every digit of the other number.',
  source: sources.ashlock,
  hints: {
    principle: "In a product, each part of one number multiplies each part of the other. Columns alone aren't enough.",
  },
  answer: (a: number, b: number): number => columns(a, b).reduce((sum, [x, y], i) => sum + x * y * 100 ** i, 0),
});

export const quotientZeroOmitted = malRule({
  name: 'quotient_zero_omitted',
  category: 'procedural_error',
  says: 'You left out a zero in the middle of the quotient.',
  source: sources.ashlock,
  /** a ÷ b may have a remainder, which is ignored. Null if the quotient has no zero to lose. */
  answer: (a: number, b: number): number | null => {
    const quotient = String(Math.floor(a / b));
    const shorter = quotient.replace(/(?<=\d)0(?=\d)/g, '');
    return shorter === quotient ? null : Number(shorter);
  },
});

export const remainderDropped = malRule({
  name: 'remainder_dropped',
  category: 'omission_error',
  says: 'You found the quotient but left out the remainder.',
  source: sources.ashlock,
  hints: {
    look: 'Is anyone or anything left over after your last full group?',
    principle: "When everything has to fit, the leftovers need one more group, even if it isn't full.",
  },
  answer: (a: number, b: number): number => Math.floor(a / b),
});

export const multiplyInsteadOfDivide = malRule({
  name: 'multiply_instead_of_divide',
  category: 'conceptual_error',
  says: 'You multiplied the two numbers. This question needs you to divide.',
  source: sources.hart,
  hints: {
    principle: 'Sharing makes smaller groups. Dividing by a whole number greater than one makes a number smaller.',
  },
  answer: (a: number, b: number): number => a * b,
  told: (a: number, b: number): string => `You multiplied ${grouped(a)} by ${grouped(b)}. This question needs you to divide.`,
});

export const addInsteadOfMultiply = malRule({
  name: 'add_instead_of_multiply',
  category: 'conceptual_error',
  says: 'You added the two numbers. This question needs you to multiply them.',
  source: sources.hart,
  answer: (a: number, b: number): number => a + b,
  told: (a: number, b: number): string => `You added ${grouped(a)} and ${grouped(b)}. This question needs you to multiply them.`,
});

export const subtractInsteadOfAdd = malRule({
  name: 'subtract_instead_of_add',
  category: 'conceptual_error',
  says: 'You subtracted the numbers. This question needs you to add.',
  source: sources.hart,
  hints: {
    principle: "A box in front of a minus sign is the starting number. It's greater than what is left.",
  },
  answer: (a: number, b: number): number => Math.abs(a - b),
  told: (a: number, b: number): string =>
    `You subtracted ${grouped(Math.min(a, b))} from ${grouped(Math.max(a, b))}. This question needs you to add.`,
});

export const addInsteadOfSubtract = malRule({
  name: 'add_instead_of_subtract',
  category: 'conceptual_error',
  says: 'You added the two numbers. This question needs you to subtract.',
  source: sources.hart,
  answer: (a: number, b: number): number => a + b,
  told: (a: number, b: number): string => `You added ${grouped(a)} and ${grouped(b)}. This question needs you to subtract.`,
});

export const roundDownAlways = malRule({
  name: 'round_down_always',
  category: 'procedural_error',
  says: 'You dropped the digits to the right, but this number rounds up.',
  source: sources.ashlock,
  hints: {
    principle: "From halfway on, round up. Cutting off digits isn't rounding.",
  },
  /** Rounds a whole number to a place (10, 100 …) by cutting. */
  answer: (a: number, place: number): number => Math.floor(a / place) * place,
});
