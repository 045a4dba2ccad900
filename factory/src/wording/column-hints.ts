import type { DraftMisconception } from '../generator.ts';
import { grouped } from './whole-number-text.ts';

type Hints = DraftMisconception['hints'];

/** Ladders for slips in written addition and subtraction; they name the problem's numbers, but never a whole result. */
export const carryHints = (a: number, b: number): Hints => [
  `Look at the column where the digits of ${grouped(a)} and ${grouped(b)} add up to ten or more.`,
  'Ten in one place equals 1 in the next place. Regroup the ten.',
  `Add the ones: ${a % 10} + ${b % 10}. ${(a % 10) + (b % 10) >= 10 ? 'Is it ten or more? Write the ones digit, and write a small 1 above the tens.' : 'That fits in one place. Now add the tens, and regroup if you get ten or more.'}`,
];

export const wholeColumnHints = (a: number, b: number): Hints => [
  `Estimate first. Is ${grouped(a)} plus ${grouped(b)} close to your number?`,
  'Only one digit fits in each place. Regroup a ten to the next place.',
  `Begin with ${a % 10} + ${b % 10} in the ones column. Write one digit there, and regroup a ten to the tens place.`,
];

export const smallerFromLargerHints = (a: number, b: number): Hints => [
  `Compare the digits in each column of ${grouped(a)} − ${grouped(b)}. In which column is the top digit less than the bottom digit?`,
  'In each column, subtract the bottom digit from the top digit. If the top digit is too small, regroup from the next place.',
  a % 10 < b % 10
    ? `In the ones column, ${a % 10} is less than ${b % 10}. Regroup 1 ten, and find ${(a % 10) + 10} − ${b % 10}.`
    : `The ones are fine: ${a % 10} − ${b % 10}. Go to the next column where the top digit is less, and regroup there.`,
];

export const borrowHints = (a: number, b: number): Hints => [
  `Where did you regroup in ${grouped(a)} − ${grouped(b)}? What happened to the digit you took from?`,
  'When you regroup from a place, its digit goes down by 1.',
  `Cross out each digit of ${grouped(a)} that you take 1 from. Write the new digit above it before you subtract.`,
];

export const zeroHints = (a: number, _b: number): Hints => [
  `Look at the columns where ${grouped(a)} has a 0.`,
  'You cannot subtract from 0 yet, so regroup. The 0 becomes 10, and the digit to its left goes down by 1.',
  `Go left from the 0 in ${grouped(a)} to the first digit that is not 0. It goes down by 1, and each 0 in between becomes 9.`,
];
