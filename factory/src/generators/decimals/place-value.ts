import { decimal } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
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
import { held } from '../../held.ts';
import { decimalText } from '../../wording/decimal-text.ts';
import { grouped, tex } from '../../wording/whole-number-text.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

const partNames = ['ones', 'tenths', 'hundredths', 'thousandths'] as const;
const ordinals = ['', 'first', 'second', 'third'] as const;

/** 1: tenths of a small number. 2: hundredths. 3: any of three places. 4: a larger number. 5: the digit is on both sides of the point. */
const digitValue: Generator = {
  name: 'dec_place_value_of_digit',
  version: 1,
  skill: 'dec_place_value',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const places = { 1: 1, 2: 2, 3: 3, 4: 3, 5: 3 }[difficulty];
    const place = difficulty === 1 ? 1 : difficulty === 2 ? 2 : difficulty === 3 ? chance.int(1, 3) : chance.int(2, 3);
    const digits = chance.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const [behind, front] = [digits.slice(0, places), digits.slice(places, places + (difficulty >= 4 ? 2 : 1))];
    const digit = behind[place - 1]!;
    if (difficulty === 5) front[chance.int(0, 1)] = digit;
    const written = `${front.join('')}.${behind.join('')}`;
    const value = decimal(digit, place);
    const right = decimalText(value);
    const which = difficulty === 5 ? `the digit $${digit}$ to the right of the decimal point` : `the digit $${digit}$`;
    const misconceptions = [
      ...held(faceValue, decimalText(faceValue.answer(digit)), right, [
        `Where is the ${digit} in ${written}: to the left or to the right of the decimal point?`,
        faceValue.hints.principle,
        `The ${digit} is in the ${ordinals[place]} place to the right of the decimal point. Write ${digit} ${partNames[place]} as a decimal.`,
      ]),
      ...held(oneths, decimalText(oneths.answer(value)), right, [
        `How many places is the ${digit} from the decimal point of ${written}?`,
        'The first place to the right of the decimal point is the tenths place. There is no "oneths" place.',
        `Name the places to the right of the decimal point: ${partNames.slice(1, place + 1).join(', ')}. How do you write ${digit} ${partNames[place]}?`,
      ]),
      ...held(onePlaceTooSmall, decimalText(onePlaceTooSmall.answer(value)), right, [
        `How many places is the ${digit} from the decimal point of ${written}?`,
        onePlaceTooSmall.hints.principle,
        `Say "${digit} ${partNames[place]}." How many digits to the right of the decimal point is that?`,
      ]),
      ...held(wholeNumberBehindPoint, decimalText(wholeNumberBehindPoint.answer(written, place)), right, [
        `Read ${written} aloud with place names. Which name belongs to the ${digit}?`,
        wholeNumberBehindPoint.hints.principle,
        `Write ${written} in a place-value chart. Which column is the ${digit} in?`,
      ]),
    ];
    return {
      stem: `In the number $${written}$, what is the value of ${which}? Write your answer as a decimal.`,
      answer: right,
      inputType: 'decimal',
      form: 'decimal',
      steps: [
        {
          explanation: `The ${digit} is in the ${ordinals[place]} place to the right of the decimal point, the ${partNames[place]} place.`,
          math: `${front.join('')}.${behind.map((d, i) => (i === place - 1 ? `\\underline{${d}}` : d)).join('')}`,
        },
        {
          explanation: `${digit} ${partNames[place]} means ${digit} parts out of ${grouped(10 ** place)}.`,
          math: `\\frac{${digit}}{${tex(10 ** place)}}`,
        },
        {
          explanation: `Write the value of the ${digit} as a decimal.`,
          math: `\\frac{${digit}}{${tex(10 ** place)}} = ${right}`,
        },
      ],
      ladder: [
        `Where is the ${digit} in ${written}? Count its places from the decimal point.`,
        'The places to the right of the decimal point are tenths, hundredths, and thousandths.',
        `In ${written}, the ${digit} is in the ${partNames[place]} place. Write the ${digit} in that place, and 0 in the places between it and the decimal point.`,
      ],
      misconceptions,
      wrong: plainlyWrong(value, misconceptions),
    };
  },
};

const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

/** 1 ≤ n ≤ 999 in words. */
function inWords(n: number): string {
  if (n < 20) return small[n]!;
  if (n < 100) return n % 10 === 0 ? tens[n / 10]! : `${tens[Math.floor(n / 10)]}-${small[n % 10]}`;
  const rest = n % 100;
  return `${small[Math.floor(n / 100)]} hundred${rest === 0 ? '' : ` ${inWords(rest)}`}`;
}

/** 1: tenths. 2: two-digit hundredths. 3: hundredths with an empty place. 4: three-digit thousandths. 5: thousandths with empty places. */
const fromWords: Generator = {
  name: 'dec_place_value_from_words',
  version: 1,
  skill: 'dec_place_value',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const places = { 1: 1, 2: 2, 3: 2, 4: 3, 5: 3 }[difficulty];
    const whole = difficulty <= 3 ? chance.int(2, 19) : chance.int(21, 99);
    const parts = drawUntil(
      () =>
        ({ 1: chance.int(2, 9), 2: chance.int(12, 98), 3: chance.int(2, 9), 4: chance.int(112, 987), 5: chance.int(2, 98) })[
          difficulty
        ],
      (n) => n % 10 !== 0 && n !== whole && n !== 1,
    );
    const value = decimal(whole * 10 ** places + parts, places);
    const right = decimalText(value);
    const name = partNames[places]!;
    const zeros = places - String(parts).length;
    const misconceptions = [
      ...held(withoutPlaceholder, decimalText(withoutPlaceholder.answer(whole, parts)), right, [
        `Look at the word "${name}." Which place is the last digit in?`,
        `${name[0]!.toUpperCase()}${name.slice(1)} have ${places} decimal places. Write 0 in each empty place.`,
        `Draw ${places} places to the right of the decimal point, and write ${parts} so that it ends in the last one. What goes in the empty places?`,
      ]),
      ...held(extraPlaceholder, decimalText(extraPlaceholder.answer(whole, parts, places)), right, [
        `Count the decimal places in your number. Which place does "${name}" name?`,
        extraPlaceholder.hints.principle,
        `The last digit of ${parts} is ${places} place${places === 1 ? '' : 's'} to the right of the decimal point. Write it again.`,
      ]),
      ...held(withoutPoint, decimalText(withoutPoint.answer(right)), right, [
        'Find the word "and." What does it tell you to write?',
        'The word "and" means the decimal point, between the whole number and its parts.',
        `Write ${whole}, then the decimal point, and then the ${name}.`,
      ]),
    ];
    return {
      stem: `Write as a decimal: **${inWords(whole)} and ${inWords(parts)} ${name}**.`,
      answer: right,
      inputType: 'decimal',
      form: 'decimal',
      steps: [
        {
          explanation: `The part before "and" is the whole number. It goes to the left of the decimal point.`,
          math: `${whole}.`,
        },
        {
          explanation: `${name[0]!.toUpperCase()}${name.slice(1)} have ${places} decimal place${places === 1 ? '' : 's'}.${zeros > 0 ? ` Write ${zeros === 1 ? 'a 0' : `${zeros} zeros`} in front of ${parts}.` : ''}`,
          math: `\\frac{${parts}}{${tex(10 ** places)}} = 0.${'0'.repeat(zeros)}${parts}`,
        },
        {
          explanation: 'Add the whole number and the decimal part.',
          math: `${whole} + 0.${'0'.repeat(zeros)}${parts} = ${right}`,
        },
      ],
      ladder: [
        'Which words tell the whole number? Which words tell the decimal part?',
        'The last word names the place of the last digit. Write 0 in each empty place in front.',
        `The whole number is ${whole}. Write ${parts} so that its last digit is ${places} place${places === 1 ? '' : 's'} to the right of the decimal point.`,
      ],
      misconceptions,
      wrong: plainlyWrong(value, misconceptions),
    };
  },
};

/** 1: tenths in a number with one place. 2: hundredths in two places. 3: hundredths in tenths. 4: thousandths in hundredths. 5: thousandths in tenths. */
const howManyParts: Generator = {
  name: 'dec_place_value_how_many_parts',
  version: 1,
  skill: 'dec_place_value',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [places, asked] = ({ 1: [1, 1], 2: [2, 2], 3: [1, 2], 4: [2, 3], 5: [1, 3] } as const)[difficulty];
    const units = drawUntil(
      () => chance.int(difficulty === 1 ? 12 : 101, places === 1 ? (difficulty === 1 ? 99 : 299) : 899),
      (n) => n % 10 !== 0 && n % 100 > 10,
    );
    const written = decimalText(decimal(units, places));
    const count = units * 10 ** (asked - places);
    const name = partNames[asked]!;
    const right = `${count}`;
    const misconceptions = [
      ...held(withoutPoint, decimalText(withoutPoint.answer(written)), right, [
        `${written} has ${places} decimal place${places === 1 ? '' : 's'}. Are those ${name}?`,
        withoutPoint.hints.principle,
        `Write ${written} with ${asked} decimal place${asked === 1 ? '' : 's'}. You can add zeros at the end.`,
      ]),
      ...held(onlyBehindPoint, decimalText(onlyBehindPoint.answer(written, asked)), right, [
        `Did you count the whole number in ${written}, too?`,
        `One whole is ${grouped(10 ** asked)} ${name}.`,
        `The whole number is ${written.split('.')[0]}. Find how many ${name} make it, and then add the rest.`,
      ]),
      ...held(nextSmallerParts, decimalText(nextSmallerParts.answer(rational(count))), right, [
        `How many ${name} make one whole? Use that on ${written}.`,
        `${name[0]!.toUpperCase()}${name.slice(1)} come from dividing 1 whole into ${grouped(10 ** asked)} equal parts.`,
        `Start with the whole number: ${written.split('.')[0]} wholes of ${grouped(10 ** asked)} parts each.`,
      ]),
    ];
    return {
      stem: `How many **${name}** make $${written}$?`,
      answer: right,
      inputType: 'integer',
      steps: [
        {
          explanation: `One whole is ${grouped(10 ** asked)} ${name}.`,
          math: `1 = \\frac{${tex(10 ** asked)}}{${tex(10 ** asked)}}`,
        },
        ...(asked === places
          ? []
          : [
              {
                explanation: `Write the number with ${asked} decimal places. Zeros at the end do not change its value.`,
                math: `${written} = ${written}${'0'.repeat(asked - places)}`,
              },
            ]),
        {
          explanation: `Now the last place is ${name}, so read the digits without the decimal point.`,
          math: `${written} \\div \\frac{1}{${tex(10 ** asked)}} = ${tex(count)}`,
        },
      ],
      ladder: [
        `How many ${name} make 1 whole?`,
        'Write the number so that its last digit is in that place. Then read it as a whole number of those parts.',
        asked === places
          ? `The last digit of ${written} is in the ${name} place already. Read all the digits together.`
          : `Write ${written} as ${written}${'0'.repeat(asked - places)}. Read all the digits together.`,
      ],
      misconceptions,
      wrong: plainlyWrong(rational(count), misconceptions),
    };
  },
};

export const placeValueGenerators: readonly Generator[] = [digitValue, fromWords, howManyParts];
