import { rational } from '@stoa/engine/math/exact/rational';
import {
  extraPlaceholder,
  faceValue,
  nextSmallerParts,
  onePlaceTooSmall,
  oneths,
  onlyBehindPoint,
  wholeNumberBehindPoint,
  withoutPlaceholder,
  withoutPoint,
} from '@stoa/engine/math/mal-rules/decimals/decimal-place-value';
import { decimal } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { byDifficulty } from '../../by-difficulty.ts';
import { always, family, only, range, type Step } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import { decimalText } from '../../wording/decimal-text.ts';
import { inWords, tex } from '../../wording/whole-number-text.ts';
import { following } from '../../wrong-way.ts';

const partNames = ['ones', 'tenths', 'hundredths', 'thousandths'] as const;
const ordinals = ['', 'first', 'second', 'third'] as const;

const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());
const someOf = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

const shuffledDigits = (chance: Chance): number[] => chance.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
const nowhere = (): null => null;

/** 1: tenths of a small number. 2: hundredths. 3: any of three places. 4: a larger number. 5: the digit is on both sides of the point. */
const digitValue = family(
  { name: 'dec_place_value_of_digit', version: 1, skill: 'dec_place_value' },
  {
    levels: {
      place: [only(1), only(2), range(1, 3), range(2, 3), range(2, 3)],
      digits: always(shuffledDigits),
      alsoInFront: [nowhere, nowhere, nowhere, nowhere, range(0, 1)],
    },
    derived: ({ place, digits, alsoInFront, difficulty }) => {
      const places = byDifficulty(difficulty, [1, 2, 3, 3, 3]);
      const behind = digits.slice(0, places);
      const digit = behind[place - 1]!;
      const front = digits
        .slice(places, places + (difficulty < 4 ? 1 : 2))
        .map((other, at) => (at === alsoInFront ? digit : other))
        .join('');
      return {
        digit,
        value: decimal(digit, place),
        written: `${front}.${behind.join('')}`,
        underlined: `${front}.${behind.map((d, i) => (i === place - 1 ? `\\underline{${d}}` : d)).join('')}`,
        fraction: `\\frac{${digit}}{${tex(10 ** place)}}`,
        name: partNames[place]!,
        called: `${digit} ${digit === 1 ? partNames[place]!.slice(0, -1) : partNames[place]!}`,
      };
    },
    given: ({ written, digit, alsoInFront, value }) => ({
      stem: `In the number $${written}$, what is the value of the digit $${digit}$${alsoInFront === null ? '' : ' to the right of the decimal point'}? Write your answer as a decimal.`,
      right: value,
      inputType: 'decimal',
      form: 'decimal',
    }),
    steps: ({ digit, place, name, called, underlined, fraction, value }) => [
      [`The ${digit} is in the ${ordinals[place]} place to the right of the decimal point, the ${name} place.`, underlined],
      [`${called} means ${digit} part${digit === 1 ? '' : 's'} out of ${10 ** place}.`, fraction],
      [`Write the value of the ${digit} as a decimal.`, `${fraction} = ${decimalText(value)}`],
    ],
    ladder: ({ digit, written, name }) => [
      `Where is the ${digit} in ${written}? Count its places from the decimal point.`,
      'The places to the right of the decimal point are tenths, hundredths, and thousandths.',
      `In ${written}, the ${digit} is in the ${name} place. Write the ${digit} in that place, and 0 in the places between it and the decimal point.`,
    ],
    ways: ({ digit, value, written, place, called }) => [
      following(
        faceValue,
        [digit],
        [
          `Where is the ${digit} in ${written}: to the left or to the right of the decimal point?`,
          faceValue.hints.principle,
          `The ${digit} is in the ${ordinals[place]} place to the right of the decimal point. Write ${called} as a decimal.`,
        ],
      ),
      following(
        oneths,
        [value],
        [
          `How many places is the ${digit} from the decimal point of ${written}?`,
          'The first place to the right of the decimal point is the tenths place. There is no "oneths" place.',
          `Name the places to the right of the decimal point: ${partNames.slice(1, place + 1).join(', ')}. How do you write ${called}?`,
        ],
      ),
      following(
        onePlaceTooSmall,
        [value],
        [
          `How many places is the ${digit} from the decimal point of ${written}?`,
          onePlaceTooSmall.hints.principle,
          `Say "${called}." How many digits to the right of the decimal point is that?`,
        ],
      ),
      following(
        wholeNumberBehindPoint,
        [written, place],
        [
          `Read ${written} aloud with place names. Which name belongs to the ${digit}?`,
          wholeNumberBehindPoint.hints.principle,
          `Write ${written} in a place-value chart. Which column is the ${digit} in?`,
        ],
      ),
    ],
  },
);

/** 1: tenths. 2: two-digit hundredths. 3: hundredths with an empty place. 4: three-digit thousandths. 5: thousandths with empty places. */
const fromWords = family(
  { name: 'dec_place_value_from_words', version: 2, skill: 'dec_place_value' },
  {
    levels: {
      places: [only(1), only(2), only(2), only(3), only(3)],
      whole: [range(2, 19), range(2, 19), range(2, 19), range(21, 99), range(21, 99)],
      parts: [range(2, 9), range(12, 98), range(2, 9), range(112, 987), range(2, 98)],
    },
    where: ({ whole, parts }) => parts % 10 !== 0 && parts !== whole,
    derived: ({ places, whole, parts }) => ({
      name: partNames[places]!,
      right: decimal(whole * 10 ** places + parts, places),
      zeros: places - `${parts}`.length,
      behind: `0.${`${parts}`.padStart(places, '0')}`,
    }),
    given: ({ whole, parts, name, right }) => ({
      stem: `Write as a decimal: **${inWords(whole)} and ${inWords(parts)} ${name}**.`,
      right,
      inputType: 'decimal',
      form: 'decimal',
    }),
    steps: ({ places, whole, parts, name, zeros, behind, right }) => [
      [`The part before "and" is the whole number. It goes to the left of the decimal point.`, `${whole}.`],
      [
        `${capital(name)} have ${someOf(places, 'decimal place')}.${zeros === 0 ? '' : ` Write ${zeros === 1 ? 'a 0' : `${zeros} zeros`} in front of ${parts}.`}`,
        `\\frac{${parts}}{${tex(10 ** places)}} = ${behind}`,
      ],
      ['Add the whole number and the decimal part.', `${whole} + ${behind} = ${decimalText(right)}`],
    ],
    ladder: ({ places, whole, parts }) => [
      'Which words tell the whole number? Which words tell the decimal part?',
      'The last word names the place of the last digit. Write 0 in each empty place in front.',
      `The whole number is ${whole}. Write ${parts} so that its last digit is ${someOf(places, 'place')} to the right of the decimal point.`,
    ],
    ways: ({ places, whole, parts, name, right }) => [
      following(
        withoutPlaceholder,
        [whole, parts],
        [
          `Look at the word "${name}." Which place is the last digit in?`,
          `${capital(name)} have ${someOf(places, 'decimal place')}. Write 0 in each empty place.`,
          `Draw ${someOf(places, 'place')} to the right of the decimal point, and write ${parts} so that it ends in the last one. What goes in the empty places?`,
        ],
      ),
      following(
        extraPlaceholder,
        [whole, parts, places],
        [
          `Count the decimal places in your number. Which place does "${name}" name?`,
          extraPlaceholder.hints.principle,
          `The last digit of ${parts} is ${someOf(places, 'place')} to the right of the decimal point. Write it again.`,
        ],
      ),
      following(
        withoutPoint,
        [decimalText(right)],
        [
          'Find the word "and." What does it tell you to write?',
          'The word "and" means the decimal point, between the whole number and its parts.',
          `Write ${whole}, then the decimal point, and then the ${name}.`,
        ],
      ),
    ],
  },
);

/** 1: tenths in a number with one place. 2: hundredths in two places. 3: hundredths in tenths. 4: thousandths in hundredths. 5: thousandths in tenths. */
const howManyParts = family(
  { name: 'dec_place_value_how_many_parts', version: 1, skill: 'dec_place_value' },
  {
    levels: {
      places: [only(1), only(2), only(1), only(2), only(1)],
      asked: [only(1), only(2), only(2), only(3), only(3)],
      units: [range(12, 99), range(101, 899), range(101, 299), range(101, 899), range(101, 299)],
    },
    where: ({ units }) => units % 10 !== 0 && units % 100 > 10,
    derived: ({ places, asked, units }) => {
      const written = decimalText(decimal(units, places));
      return {
        written,
        filled: `${written}${'0'.repeat(asked - places)}`,
        wholes: written.split('.')[0]!,
        count: units * 10 ** (asked - places),
        parts: 10 ** asked,
        name: partNames[asked]!,
      };
    },
    given: ({ name, written, count }) => ({ stem: `How many **${name}** make $${written}$?`, right: count }),
    steps: ({ asked, parts, name, written, filled, count }) => [
      [`One whole is ${parts} ${name}.`, `1 = \\frac{${tex(parts)}}{${tex(parts)}}`],
      ...(filled === written
        ? []
        : [
            [
              `Write the number with ${asked} decimal places. Zeros at the end do not change its value.`,
              `${written} = ${filled}`,
            ] satisfies Step,
          ]),
      [
        `Now the last place is ${name}, so read the digits without the decimal point.`,
        `${written} \\div \\frac{1}{${tex(parts)}} = ${count}`,
      ],
    ],
    ladder: ({ name, written, filled }) => [
      `How many ${name} make 1 whole?`,
      'Write the number so that its last digit is in that place. Then read it as a whole number of those parts.',
      filled === written
        ? `The last digit of ${written} is in the ${name} place already. Read all the digits together.`
        : `Write ${written} as ${filled}. Read all the digits together.`,
    ],
    ways: ({ places, asked, written, name, parts, wholes, count }) => [
      following(
        withoutPoint,
        [written],
        [
          `${written} has ${someOf(places, 'decimal place')}. Are those ${name}?`,
          withoutPoint.hints.principle,
          `Write ${written} with ${someOf(asked, 'decimal place')}. You can add zeros at the end.`,
        ],
      ),
      following(
        onlyBehindPoint,
        [written, asked],
        [
          `Did you count the whole number in ${written}, too?`,
          `One whole is ${parts} ${name}.`,
          `The whole number is ${wholes}. Find how many ${name} make it, and then add the rest.`,
        ],
      ),
      following(
        nextSmallerParts,
        [rational(count)],
        [
          `How many ${name} make one whole? Use that on ${written}.`,
          `${capital(name)} come from dividing 1 whole into ${parts} equal parts.`,
          `Start with the whole number: ${wholes} wholes of ${parts} parts each.`,
        ],
      ),
    ],
  },
);

export const placeValueGenerators: readonly Generator[] = [digitValue, fromWords, howManyParts];
