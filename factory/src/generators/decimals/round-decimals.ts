import { compare, equals, fixedDecimal, rational, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import {
  cutOff,
  leastWithHalfDown,
  leastWithoutRoundingUp,
  rounded,
  roundedInTurn,
  roundedToNextPlace,
  roundedUpAlways,
} from '@stoa/engine/math/mal-rules/decimals/decimal-rounding';
import { decimal, placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { byDifficulty } from '../../by-difficulty.ts';
import { family, only, range, type Step, type Way } from '../../family.ts';
import type { Difficulty, Generator, Ladder } from '../../generator.ts';
import { decimalText } from '../../wording/decimal-text.ts';
import { betweenNeighbors, pictured } from '../../wording/number-picture.ts';
import { following } from '../../wrong-way.ts';
import { hundredths, tenThousandths, thousandths } from '../../exact-draws.ts';

const placeNames = ['whole number', 'tenth', 'hundredth', 'thousandth'] as const;
const placeOf = (to: number): string => (to === 0 ? 'ones' : `${placeNames[to]}s`);

const digitAt = (written: string, place: number): string =>
  place === 0 ? written.split('.')[0]!.at(-1)! : written.split('.')[1]![place - 1]!;

/** A number and the places that it is rounded to. */
type Rounding = { readonly a: Rational; readonly to: number };

/** 1: two places to tenths. 2: to whole numbers or tenths. 3: three places. 4: digits that tempt to round in turn. 5: a 9 that carries. */
const levels = {
  to: [only(1), range(0, 1), range(1, 2), range(0, 1), range(1, 3)],
  a: [
    hundredths(101, 3999),
    hundredths(101, 3999),
    thousandths(1001, 89_999),
    thousandths(1001, 89_999),
    tenThousandths(10_001, 899_999),
  ],
} as const;

function fitsLevel({ a, to }: Rounding, difficulty: Difficulty): boolean {
  const written = decimalText(a);
  if (to === 0 && compare(a, rational(12)) < 0) return false; // the rule in the hints has single digits, which must not give the answer
  if (written.split('.')[1]!.includes('0')) return false;
  if (difficulty === 4) return !equals(roundedInTurn.answer(a, placesIn(written), to), rounded(a, to));
  const nine = digitAt(written, to) === '9';
  return difficulty === 5 ? nine && Number(digitAt(written, to + 1)) >= 5 : !nine;
}

function roundingWays({ a, to }: Rounding): Way[] {
  const written = decimalText(a);
  const next = digitAt(written, to + 1);
  const underline = `Underline the digit in the ${placeOf(to)} place of ${written}. Use the digit right after it to decide.`;
  return [
    // At the level about rounding in turn, always rounding up gives the same answer, so this rule comes first.
    following(
      roundedInTurn,
      [a, placesIn(written), to],
      [
        `Which one digit of ${written} decides? Do the digits farther to the right matter?`,
        roundedInTurn.hints.principle,
        `${underline} Cover everything farther to the right.`,
      ],
    ),
    following(
      cutOff,
      [a, to],
      [
        `Look at the digit of ${written} right after the place you round to. What does it tell you?`,
        'If the next digit is 5 or more, round up. If it is 4 or less, round down.',
        `The next digit is ${next}. If it is 5 or more, the digit before it goes up by 1.`,
      ],
    ),
    following(
      roundedUpAlways,
      [a, to],
      [
        `Look at the digit of ${written} right after the place you round to. Which ${placeNames[to]} is closer?`,
        'Round to the closest number. Round up only if the next digit is 5 or more.',
        `The next digit is ${next}. Is it 5 or more, or is it 4 or less?`,
      ],
    ),
    following(
      roundedToNextPlace,
      [a, to],
      [`Which place does the question name? Find it in ${written}.`, roundedToNextPlace.hints.principle, underline],
    ),
  ];
}

/** The ladder for rounding `a` to `to` places. */
function roundingLadder({ a, to }: Rounding): Ladder {
  const written = decimalText(a);
  return [
    `Find the ${placeOf(to)} place of ${written}. Which digit is there?`,
    'Look at the digit right after that place. If it is 5 or more, round up. If it is 4 or less, round down.',
    `In ${written}, compare ${digitAt(written, to + 1)} with 5. Does the ${digitAt(written, to)} to its left go up or stay?`,
  ];
}

function roundingSteps({ a, to }: Rounding, unit = ''): Step[] {
  const written = decimalText(a);
  const at = to === 0 ? written.indexOf('.') - 1 : written.indexOf('.') + to;
  const next = digitAt(written, to + 1);
  const up = Number(next) >= 5;
  return [
    [
      `Find the ${placeOf(to)} place. The digit there is ${written[at]}.`,
      `${written.slice(0, at)}\\underline{${written[at]}}${written.slice(at + 1)}`,
    ],
    [
      `Look at the next digit to the right, ${next}. It is ${up ? '5 or more, so round up' : '4 or less, so the digit stays the same'}.`,
      up ? `${next} \\ge 5` : `${next} < 5`,
    ],
    [
      up && written[at] === '9'
        ? 'A 9 that goes up becomes 10. Write 0, and carry 1 to the left. Drop the digits after that place.'
        : `${up ? 'The digit goes up by 1. ' : ''}Drop the digits after that place.`,
      `${written}${unit} \\approx ${fixedDecimal(rounded(a, to), to)}${unit}`,
    ],
  ];
}

const toPlace = family(
  { name: 'dec_round_to_place', version: 3, skill: 'dec_round' },
  {
    levels,
    where: fitsLevel,
    given: ({ a, to, difficulty }) => ({
      stem: `Round $${decimalText(a)}$ to the nearest **${placeNames[to]}**.`,
      ...pictured(difficulty < 4 ? betweenNeighbors(cutOff.answer(a, to), roundedUpAlways.answer(a, to), a) : null),
      right: rounded(a, to),
      written: fixedDecimal(rounded(a, to), to),
      inputType: 'decimal',
    }),
    steps: (of) => roundingSteps(of),
    ladder: roundingLadder,
    ways: roundingWays,
  },
);

/** What is measured with this number of decimal places. */
const measured = [
  { what: 'In science class, students measure', unit: 'g', name: 'gram', tail: ' of salt' },
  { what: 'A scientist finds that a rock has a mass of', unit: 'g', name: 'gram', tail: '' },
  { what: 'A runner finishes a race in', unit: 's', name: 'second', tail: '' },
  { what: 'A GPS watch shows a bike ride of', unit: 'mi', name: 'mile', tail: '' },
  { what: 'A gas pump shows', unit: 'gal', name: 'gallon', tail: '' },
  { what: 'A machine cuts a metal rod to', unit: 'cm', name: 'centimeter', tail: '' },
] as const;

const measurement = family(
  { name: 'dec_round_measurement', version: 3, skill: 'dec_round' },
  {
    levels,
    where: fitsLevel,
    phrasing: (chance) => ({ scene: chance.pick(measured) }),
    given: ({ scene: { what, name, tail, unit }, a, to }) => ({
      stem: `${what} $${decimalText(a)}$ ${name}s${tail}. Round to the nearest **${to === 0 ? `whole ${name}` : `${placeNames[to]} of a ${name}`}**.`,
      right: rounded(a, to),
      written: fixedDecimal(rounded(a, to), to),
      inputType: 'decimal',
      unit,
    }),
    steps: ({ scene, ...of }) => roundingSteps(of, `\\text{ ${scene.unit}}`),
    ladder: roundingLadder,
    ways: roundingWays,
  },
);

/** Backward. 2: to whole numbers. 3: to tenths. 4: to tenths of a larger number. 5: to hundredths. */
const leastThatRounds = family(
  { name: 'dec_round_least_that_rounds', version: 1, skill: 'dec_round', difficulties: [2, 3, 4, 5] },
  {
    levels: { units: [range(3, 40), range(3, 40), range(12, 99), range(101, 999), range(201, 999)] },
    where: ({ units }) => units % 10 !== 0,
    derived: ({ units, difficulty }) => {
      const to = byDifficulty(difficulty, [0, 0, 1, 1, 2]);
      const target = decimal(units, to);
      return {
        to,
        target,
        shown: decimalText(target),
        below: fixedDecimal(decimal(units - 1, to), to),
        right: subtract(target, decimal(5, to + 1)),
        place: placeNames[to],
        withPlaces: `with ${to + 1} decimal place${to === 0 ? '' : 's'}`,
      };
    },
    given: ({ withPlaces, shown, place, right }) => ({
      stem: `A number ${withPlaces} rounds to $${shown}$ when rounded to the nearest **${place}**. What is the **least** possible number?`,
      right,
      inputType: 'decimal',
      form: 'decimal',
    }),
    steps: ({ below, shown, right, withPlaces }) => [
      [`Numbers between ${below} and ${shown} are closer to one of them.`, `${below} < \\square < ${shown}`],
      ['Find the number halfway between them. Halfway rounds up.', `\\frac{${below} + ${shown}}{2} = ${decimalText(right)}`],
      [`Every lesser number ${withPlaces} rounds down, so this is the least.`, `\\square = ${decimalText(right)}`],
    ],
    ladder: ({ place, shown, below }) => [
      `Which ${place} is just below ${shown}?`,
      'A number rounds up from halfway on. Find the number halfway between the two.',
      `The two are ${below} and ${shown}. What number is halfway between them?`,
    ],
    ways: ({ target, to, shown, place }) => [
      following(
        leastWithoutRoundingUp,
        [target],
        [
          `Are there numbers below ${shown} that still round to it?`,
          'A number rounds up when the next digit is 5 or more, so some numbers a little less than the target round to it, too.',
          `Write the number that is one ${place} less than ${shown}, with one more digit after it. What is the least digit that rounds up?`,
        ],
      ),
      following(
        leastWithHalfDown,
        [target, to],
        [
          `Which last digit of a number just below ${shown} rounds up?`,
          'A 5 is exactly halfway, and halfway rounds up.',
          `Try one digit less at the end of a number just below ${shown}. Does that number still round up?`,
        ],
      ),
    ],
  },
);

export const roundDecimalsGenerators: readonly Generator[] = [toPlace, measurement, leastThatRounds];
