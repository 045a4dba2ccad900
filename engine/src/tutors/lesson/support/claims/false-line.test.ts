import { describe, expect, it } from 'vitest';
import { writesFalseLine, writesTrueLine } from './false-line.ts';

describe('a false line of work', () => {
  it.each([
    '20/4 = 7',
    '1/2 times 1/3 is 2/5',
    'its 7 because 20/4=7',
    'i got 26 cuz 8 x 5 = 26',
    '8 times 5 is 26',
    'so 14 - 3 = 7',
    'half of 20 is 11',
  ])('is found in “%s”', (text) => {
    expect(writesFalseLine(text)).toBe(true);
  });

  it.each([
    '28/4 = 7',
    '28 divided by 4 is 7',
    '7',
    '7 because 4 goes into 28 seven times',
    '5 + 7 = 12 + 9 = 21', // two lines in one, as students write them
    '3/8 + 4/8 = 7/8',
    '20% of 50 is 10',
    'is 20/4 = 7?',
    'its not 6 + 5 = 10',
    '54 - 34 = 20 and half is 10',
    '10 + 4 + 4 = 18 and a third is 6',
  ])('is not found in “%s”', (text) => {
    expect(writesFalseLine(text)).toBe(false);
  });
});

describe('a true line of work', () => {
  it.each(['50% of 20 is 10 cause its half', '10% of 30 is 3', 'half of 10 is 5', '2 times 3 is 6', '5 + 3 = 8'])(
    'is found in “%s”',
    (text) => {
      expect(writesTrueLine(text)).toBe(true);
    },
  );

  it.each([
    '10% of 30 is 4',
    '25% of 8 is 2 so its always 2',
    'is 2 times 3 6?',
    '2 + 3 isnt 5',
    '4:6 is the same as 5:7',
    '0.65 is bigger than 0.7',
    '5',
  ])('is not found in “%s”', (text) => {
    expect(writesTrueLine(text)).toBe(false);
  });
});
