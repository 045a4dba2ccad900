import type { DraftMisconception } from '../generator.ts';
import { grouped } from './whole-number-text.ts';

type Hints = DraftMisconception['hints'];

/** Ladders for slips in written addition and subtraction; they name the numbers of the problem and never a whole result. */
export const carryHints = (a: number, b: number): Hints => [
  `Look at the column where the digits of ${grouped(a)} and ${grouped(b)} add up to ten or more.`,
  'Ten of one place make one of the next place. That one must be carried over.',
  `Add the ones: ${a % 10} + ${b % 10}. ${(a % 10) + (b % 10) >= 10 ? 'Ten or more? Write the ones digit and put a small 1 over the tens.' : 'That fits into the column. Now do the same with the tens, and carry if you get ten or more.'}`,
];

export const wholeColumnHints = (a: number, b: number): Hints => [
  `Estimate first: is ${grouped(a)} plus ${grouped(b)} anywhere near the number you wrote?`,
  'Only one digit fits in each column. What is over ten goes to the next column.',
  `Begin with ${a % 10} + ${b % 10} in the ones column. Write one digit there; a ten goes over to the tens.`,
];

export const smallerFromLargerHints = (a: number, b: number): Hints => [
  `Compare the digits in each column of ${grouped(a)} − ${grouped(b)}. Where is the top digit the smaller one?`,
  'You take the bottom number from the top number in every column. Where the top digit is too small, borrow ten from the next place.',
  a % 10 < b % 10
    ? `In the ones column, ${a % 10} is less than ${b % 10}. Borrow one ten and work out ${(a % 10) + 10} − ${b % 10}.`
    : `The ones are fine: ${a % 10} − ${b % 10}. Go to the next column where the top digit is smaller, and borrow ten for it.`,
];

export const borrowHints = (a: number, b: number): Hints => [
  `Where did you borrow in ${grouped(a)} − ${grouped(b)}, and what became of the digit you borrowed from?`,
  'A place that lends ten to its neighbour has one less itself.',
  `Cross out each digit of ${grouped(a)} that lends, and write the smaller digit above it before you subtract there.`,
];

export const zeroHints = (a: number, _b: number): Hints => [
  `Look at the columns where ${grouped(a)} has a 0 on top.`,
  'Nothing can be taken from 0, so borrow: the 0 becomes 10 and the place to its left has one less.',
  `Go left from the 0 in ${grouped(a)} to the first digit that can lend. It gives one away, and each 0 on the way becomes 9 once it has lent.`,
];
