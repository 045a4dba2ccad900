/** The ways in which a text gives an answer away, by name. `docs/leaks.md` shows each with examples. */
export const leakWays = {
  outright: 'the answer letter by letter, alone or announced',
  number: 'the number in figures: digits, a fraction, a decimal, a percent, another unit, in LaTeX or Unicode',
  words: 'the number in words, spelled out, in Roman numerals or by a rhyme',
  arithmetic: 'a sum that is said to be the result: x = 2 + 2',
  described: 'a sum in words: two less than six',
  expression: 'an equal expression or the factors of it',
  members: 'the members of a set, or an interval',
  point: 'a point or every coordinate of it',
  choice: 'the letter, the place or the text of the right choice',
  elimination: 'every other choice ruled out',
  truth: 'true or false, yes or no',
  text: 'the words of the answer',
  parts: 'in parts: digits, top and bottom, bounds, over one message or several',
  solution: 'the whole solution, or all of it but the last sum',
  announced: 'a number announced as the answer, though it is another',
} as const;
export type LeakWay = keyof typeof leakWays;

/** What a finder found: the way, a description, and the place in the folded text. */
export type Tell = {
  readonly way: LeakWay;
  readonly says: string;
  readonly from: number;
  readonly to: number;
  /** Indexes in `shown` of the earlier messages that are needed to give the answer away. */
  readonly needs?: readonly number[];
};
