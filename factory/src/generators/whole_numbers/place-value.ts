import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { family, range } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import {
  digitAtFaceValue,
  digitInsteadOfCount,
  noPlaceholder,
  placeOneTooHigh,
  placeOneTooLow,
  readsFromTheDigitOn,
  writesAsHeard,
} from '@stoa/engine/math/mal-rules/whole-numbers/place-value';
import { grouped, inWords, listed, placeNames, tex } from '../../wording/whole-number-text.ts';
import { following } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

/** A number with this many digits, all different and none of them zero. */
const distinctDigits =
  (length: number) =>
  (chance: Chance): number =>
    Number(chance.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, length).join(''));

/** Graded by the number of digits, from hundreds to millions; the digit asked for is never the last. */
const digitValue = family(
  { name: 'whole_place_value_digit', version: 1, skill: 'whole_place_value' },
  {
    levels: {
      n: [distinctDigits(3), distinctDigits(4), distinctDigits(5), distinctDigits(6), distinctDigits(7)],
      place: [range(1, 2), range(2, 3), range(2, 4), range(2, 5), range(2, 6)],
    },
    derived: ({ n, place }) => {
      const digit = Math.floor(n / 10 ** place) % 10;
      const value = digit * 10 ** place;
      const name = placeNames[place]!;
      return { digit, value, name };
    },
    given: ({ n, digit, value, difficulty }) => ({
      stem: `What is the value of the digit ${digit} in ${grouped(n)}?`,
      right: value,
      ...(difficulty === 1 ? { figure: blocksOf(n) } : {}),
    }),
    steps: ({ n, place, digit, value, name }) => [
      [`Name the places from the right until you reach the ${digit}: ${placeNames.slice(0, place + 1).join(', ')}.`, `${tex(n)}`],
      [`The ${digit} is in the ${name} place, so its value is ${digit} ${name}.`, `${digit} \\times ${tex(10 ** place)}`],
      [`That is the value of the digit.`, `${digit} \\times ${tex(10 ** place)} = ${tex(value)}`],
    ],
    ladder: ({ n, digit, name }) => [
      `Which place is the ${digit} in? Start at the right end of ${grouped(n)}.`,
      'The value of a digit is the digit times the value of its place.',
      `In ${grouped(n)}, the ${digit} is in the ${name} place. Multiply the digit by the value of that place.`,
    ],
    ways: ({ n, place, digit, value, name }) => [
      following(
        digitAtFaceValue,
        [digit],
        [
          `Where is the ${digit} in ${grouped(n)}? Are there digits to its right?`,
          digitAtFaceValue.hints.principle,
          `The ${digit} is in the ${name} place. Keep that digit, and put one 0 for each digit of ${grouped(n)} to its right.`,
        ],
      ),
      following(
        placeOneTooHigh,
        [value],
        [
          `How many digits are to the right of the ${digit} in ${grouped(n)}?`,
          placeOneTooHigh.hints.principle,
          `Point to the last digit of ${grouped(n)} and say "ones." Move left, naming each place, until you reach the ${digit}.`,
        ],
      ),
      following(
        placeOneTooLow,
        [value],
        [
          `How many digits are to the right of the ${digit} in ${grouped(n)}?`,
          placeOneTooLow.hints.principle,
          `The ${digit} is in the ${name} place. How many zeros does 1 in that place have?`,
        ],
      ),
      following(
        readsFromTheDigitOn,
        [n, place],
        [
          `The question asks only about the ${digit}. What places are the other digits in?`,
          readsFromTheDigitOn.hints.principle,
          `Cover the digits to the right of the ${digit}, and write a 0 in each of their places.`,
        ],
      ),
    ],
  },
);

/** Draws hundreds, tens and ones as base-ten blocks. */
const blocksOf = (n: number): WrittenFigure => ({
  kind: 'base_ten',
  hundreds: Math.floor(n / 100),
  tens: Math.floor(n / 10) % 10,
  ones: n % 10,
});

/** A number with zeros inside: `filled` nonzero digits among `length`. */
const gappyNumber =
  (length: number, filled: number) =>
  (chance: Chance): number => {
    const places = chance.shuffle(Array.from({ length: length - 1 }, (_, i) => i)).slice(0, filled - 1);
    return [length - 1, ...places].reduce((sum, place) => sum + chance.int(2, 9) * 10 ** place, 0);
  };

/** From words to digits, with zeros to fill in. 1: three digits. 2: four. 3: five. 4: six. 5: seven digits. */
const fromWords = family(
  { name: 'whole_place_value_words', version: 1, skill: 'whole_place_value' },
  {
    levels: { n: [gappyNumber(3, 2), gappyNumber(4, 2), gappyNumber(5, 3), gappyNumber(6, 3), gappyNumber(7, 4)] },
    where: ({ n }) => noPlaceholder.answer(n) !== n && String(n).replace(/0+$/, '').includes('0'),
    derived: ({ n }) => {
      const length = String(n).length;
      const words = inWords(n);
      const parts = Array.from(String(n), (digit, i) => Number(digit) * 10 ** (length - 1 - i)).filter((part) => part > 0);
      return { length, words, parts };
    },
    given: ({ n, words }) => ({ stem: `Write this number in standard form: **${words}**.`, right: n }),
    steps: ({ n, length, parts }) => [
      ['Write the value of each part of the name.', parts.map(tex).join(', \\; ')],
      [
        `The greatest part is ${grouped(parts[0]!)}, so the number has ${length} digits. Write 0 in each place you do not hear in the name.`,
        parts.map(tex).join(' + '),
      ],
      ['Add the parts.', `${parts.map(tex).join(' + ')} = ${tex(n)}`],
    ],
    ladder: ({ length, parts }) => [
      'What is the greatest place you hear in the name? It tells how many digits you need.',
      'Each place needs one digit. A place that you do not hear in the name holds a 0.',
      `The greatest part is ${grouped(parts[0]!)}, so draw ${length} boxes. Fill in the places that you hear, and write 0 in the rest.`,
    ],
    ways: ({ n, length, words, parts }) => [
      following(
        noPlaceholder,
        [n],
        [
          `Read your number aloud. Do you hear "${words}"?`,
          noPlaceholder.hints.principle,
          `Draw ${length} boxes, one for each place. Write the digits that you hear. Then write 0 in each empty box.`,
        ],
      ),
      ruled(writesAsHeard, [n], `Line up ${listed(parts.map(grouped))} by place value, and add.`),
    ],
  },
);

const unitNames: Record<number, string> = { 10: 'ten', 100: 'one hundred', 1000: 'one thousand' };

/**
 * How many tens, hundreds or thousands a number has altogether. 1–2: tens. 3–4: hundreds. 5: thousands in a seven-digit
 * number.
 */
const unitsAltogether = family(
  { name: 'whole_place_value_altogether', version: 1, skill: 'whole_place_value' },
  {
    levels: {
      unit: [() => 10, () => 10, () => 100, () => 100, () => 1000],
      count: [distinctDigits(2), distinctDigits(3), distinctDigits(2), distinctDigits(4), distinctDigits(4)],
    },
    derived: ({ unit, count }) => {
      const places = String(unit).length - 1;
      const n = count * unit;
      const name = placeNames[places]!;
      return { places, n, name };
    },
    given: ({ unit, count, n }) => ({
      stem: `How many groups of ${unitNames[unit]} can you make from ${grouped(n)}?`,
      right: count,
    }),
    steps: ({ unit, count, n, name }) => [
      [`Find how many ${grouped(unit)}s are in ${grouped(n)}.`, `${tex(n)} \\div ${tex(unit)}`],
      [
        `Each greater place can be traded for ${name}, so read all the digits down to the ${name} place.`,
        `${tex(n)} \\div ${tex(unit)} = ${tex(count)}`,
      ],
    ],
    ladder: ({ unit, n, name }) => [
      `How many ${name} are in the whole number? Think of trading every greater place for ${name}.`,
      'To find how many equal groups fit into a number, divide by the size of one group.',
      `Divide ${grouped(n)} by ${grouped(unit)}.`,
    ],
    ways: ({ unit, count, places, n, name }) => [
      following(
        digitInsteadOfCount,
        [n, unit],
        [
          `You looked at one place of ${grouped(n)}. Are there more ${name} in the places to its left?`,
          `Ten in one place equals 1 in the next place, so you can trade each greater place for ${name}.`,
          `Think of \\$${grouped(unit)} bills. How many do you need to make \\$${grouped(n)}?`,
        ],
      ),
      following(
        placeOneTooHigh,
        [count],
        [
          `Start with an easier number. How many ${name} are in ${grouped(unit)}?`,
          `To count the ${name}, divide the number by ${grouped(unit)}.`,
          `Dividing by ${grouped(unit)} removes ${places === 1 ? 'one 0' : `${places} zeros`} from the end of ${grouped(n)}.`,
        ],
      ),
      following(
        placeOneTooLow,
        [count],
        [
          `Start with an easier number. How many ${name} are in ${grouped(unit)}?`,
          `To count the ${name}, divide the number by ${grouped(unit)}.`,
          `Dividing by ${grouped(unit)} removes ${places === 1 ? 'one 0' : `${places} zeros`} from the end of ${grouped(n)}, and no more.`,
        ],
      ),
    ],
  },
);

export const placeValueGenerators: readonly Generator[] = [digitValue, fromWords, unitsAltogether];
