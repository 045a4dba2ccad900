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
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

const partNames = ['ones', 'tenths', 'hundredths', 'thousandths'] as const;
const ordinals = ['', 'first', 'second', 'third'] as const;

/** 1: tenths of a small number. 2: hundredths. 3: any of three places. 4: a larger number. 5: the digit stands on both sides of the point. */
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
        `Look at where the ${digit} stands in ${written}: before the decimal point or after it?`,
        faceValue.hints.principle,
        `The ${digit} is in the ${ordinals[place]} place after the point, so it counts ${partNames[place]}. Write that many ${partNames[place]} as a decimal.`,
      ]),
      ...held(oneths, decimalText(oneths.answer(value)), right, [
        `Count the places from the decimal point of ${written} to the ${digit}.`,
        'The first place after the point is tenths. There is no place called "oneths".',
        `The ${digit} is in the ${ordinals[place]} place after the point: ${partNames.slice(1, place + 1).join(', ')}. How do you write ${digit} ${partNames[place]}?`,
      ]),
      ...held(onePlaceTooSmall, decimalText(onePlaceTooSmall.answer(value)), right, [
        `Count the places from the decimal point of ${written} to the ${digit}.`,
        onePlaceTooSmall.hints.principle,
        `Say "${digit} ${partNames[place]}" and ask how many digits after the point ${partNames[place]} need.`,
      ]),
      ...held(wholeNumberBehindPoint, decimalText(wholeNumberBehindPoint.answer(written, place)), right, [
        `Read ${written} aloud with place names. Which name belongs to the ${digit}?`,
        wholeNumberBehindPoint.hints.principle,
        `Write ${written} in a place-value chart and read off the column above the ${digit}.`,
      ]),
    ];
    return {
      stem: `In the number $${written}$, what is the value of ${which}? Write your answer as a decimal.`,
      answer: right,
      inputType: 'decimal',
      form: 'decimal',
      steps: [
        {
          explanation: `Find the place: the ${digit} is in the ${ordinals[place]} place after the point, the ${partNames[place]} place.`,
          math: `${front.join('')}.${behind.map((d, i) => (i === place - 1 ? `\\underline{${d}}` : d)).join('')}`,
        },
        {
          explanation: `${digit} ${partNames[place]} means ${digit} parts out of ${10 ** place}.`,
          math: `\\frac{${digit}}{${10 ** place}}`,
        },
        {
          explanation: `Written as a decimal, the ${digit} is worth ${right}.`,
          math: `\\frac{${digit}}{${10 ** place}} = ${right}`,
        },
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
        `Look at the word "${name}". In which place after the point must the last digit stand?`,
        `${name[0]!.toUpperCase()}${name.slice(1)} reach ${places} places after the point. A zero holds every place that would be empty.`,
        `Draw ${places} empty places after the point and write ${parts} so that it ends in the last one. What fills the places in front of it?`,
      ]),
      ...held(extraPlaceholder, decimalText(extraPlaceholder.answer(whole, parts, places)), right, [
        `Count the places after the point in your number. Which place does "${name}" name?`,
        extraPlaceholder.hints.principle,
        `The last digit of ${parts} must stand exactly ${places} place${places === 1 ? '' : 's'} after the point. Fit it in again.`,
      ]),
      ...held(withoutPoint, decimalText(withoutPoint.answer(right)), right, [
        'Find the word "and": what does it tell you to write?',
        'The word "and" stands for the decimal point, between the whole number and its parts.',
        `Write ${whole}, then the point, and only then the ${name}.`,
      ]),
    ];
    return {
      stem: `Write as a decimal: **${inWords(whole)} and ${inWords(parts)} ${name}**.`,
      answer: right,
      inputType: 'decimal',
      form: 'decimal',
      steps: [
        { explanation: `The part before "and" is the whole number; it goes before the point.`, math: `${whole}.` },
        {
          explanation: `${name[0]!.toUpperCase()}${name.slice(1)} take ${places} place${places === 1 ? '' : 's'} after the point.${zeros > 0 ? ` ${parts} fills only the last, so ${zeros === 1 ? 'a zero holds' : `${zeros} zeros hold`} the rest.` : ''}`,
          math: `\\frac{${parts}}{${10 ** places}} = 0.${'0'.repeat(zeros)}${parts}`,
        },
        { explanation: 'Put both together.', math: `${whole} + 0.${'0'.repeat(zeros)}${parts} = ${right}` },
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
        `${written} has ${places} digit${places === 1 ? '' : 's'} after the point. Do they count ${name}?`,
        withoutPoint.hints.principle,
        `First write ${written} with ${asked} places after the point, by adding zeros at the end. Then count.`,
      ]),
      ...held(onlyBehindPoint, decimalText(onlyBehindPoint.answer(written, asked)), right, [
        `Did you count the part of ${written} that stands before the point as well?`,
        `One whole is ${10 ** asked} ${name}.`,
        `The whole part is ${written.split('.')[0]}. Find how many ${name} that is, then add those behind the point.`,
      ]),
      ...held(nextSmallerParts, decimalText(nextSmallerParts.answer(rational(count))), right, [
        `How many ${name} make one whole? Use that on ${written}.`,
        `${name[0]!.toUpperCase()}${name.slice(1)} come from cutting one whole into ${10 ** asked} equal parts.`,
        `Start with the whole part: ${written.split('.')[0]} wholes, each cut into ${10 ** asked} parts.`,
      ]),
    ];
    return {
      stem: `How many **${name}** are there in $${written}$ altogether?`,
      answer: right,
      inputType: 'integer',
      steps: [
        { explanation: `One whole is ${10 ** asked} ${name}.`, math: `1 = \\frac{${10 ** asked}}{${10 ** asked}}` },
        ...(asked === places
          ? []
          : [
              {
                explanation: `Write the number with ${asked} places; zeros at the end change nothing.`,
                math: `${written} = ${written}${'0'.repeat(asked - places)}`,
              },
            ]),
        {
          explanation: `Now the last place counts ${name}, so drop the point: there are ${count} ${name}.`,
          math: `${written} \\div \\frac{1}{${10 ** asked}} = ${count}`,
        },
      ],
      misconceptions,
      wrong: plainlyWrong(rational(count), misconceptions),
    };
  },
};

export const placeValueGenerators: readonly Generator[] = [digitValue, fromWords, howManyParts];
