import { decimal } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { compare, equals, fixedDecimal, rational, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator, Ladder } from '../../generator.ts';
import {
  cutOff,
  leastWithHalfDown,
  leastWithoutRoundingUp,
  rounded,
  roundedInTurn,
  roundedToNextPlace,
  roundedUpAlways,
} from '@stoa/engine/math/mal-rules/decimals/decimal-rounding';
import { held } from '../../held.ts';
import { decimalText } from '../../wording/decimal-text.ts';
import { betweenNeighbors, pictured } from '../../wording/number-picture.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

const placeNames = ['whole number', 'tenth', 'hundredth', 'thousandth'] as const;
const digitAt = (written: string, place: number): string =>
  place === 0 ? written.split('.')[0]!.at(-1)! : written.split('.')[1]![place - 1]!;

/** The wrong ways to round `a` (with `from` places) to `to` places, each with its ladder. */
function wrongRoundings(a: Rational, from: number, to: number, right: string): DraftMisconception[] {
  const written = decimalText(a);
  const name = placeNames[to]!;
  const next = digitAt(written, to + 1);
  const underline = `Underline the digit in the ${to === 0 ? 'ones' : `${name}s`} place of ${written}. Use the digit right after it to decide.`;
  return [
    ...held(cutOff, decimalText(cutOff.answer(a, to)), right, [
      `Look at the digit of ${written} right after the place you round to. What does it tell you?`,
      'If the next digit is 5 or more, round up. If it is 4 or less, round down.',
      `The next digit is ${next}. If it is 5 or more, the digit before it goes up by 1.`,
    ]),
    ...held(roundedUpAlways, decimalText(roundedUpAlways.answer(a, to)), right, [
      `Look at the digit of ${written} right after the place you round to. Which ${name} is closer?`,
      'Round to the closest number. Round up only if the next digit is 5 or more.',
      `The next digit is ${next}. Is it 5 or more, or is it 4 or less?`,
    ]),
    ...held(roundedInTurn, decimalText(roundedInTurn.answer(a, from, to)), right, [
      `Which one digit of ${written} decides? Do the digits farther to the right matter?`,
      roundedInTurn.hints.principle,
      `${underline} Cover everything farther to the right.`,
    ]),
    ...held(roundedToNextPlace, decimalText(roundedToNextPlace.answer(a, to)), right, [
      `Which place does the question name? Find it in ${written}.`,
      roundedToNextPlace.hints.principle,
      underline,
    ]),
  ];
}

/** The way in to rounding `a` to `to` places. */
function roundingLadder(a: Rational, to: number): Ladder {
  const written = decimalText(a);
  return [
    `Find the ${to === 0 ? 'ones' : `${placeNames[to]}s`} place of ${written}. Which digit is there?`,
    'Look at the digit right after that place. If it is 5 or more, round up. If it is 4 or less, round down.',
    `In ${written}, compare ${digitAt(written, to + 1)} with 5. Does the ${digitAt(written, to)} to its left go up or stay?`,
  ];
}

function steps(a: Rational, to: number, unit = '') {
  const written = decimalText(a);
  const [front, back] = written.split('.') as [string, string];
  const next = digitAt(written, to + 1);
  const up = Number(next) >= 5;
  const underlined =
    to === 0
      ? `${front.slice(0, -1)}\\underline{${front.at(-1)}}.${back}`
      : `${front}.${back.slice(0, to - 1)}\\underline{${back[to - 1]}}${back.slice(to)}`;
  const result = fixedDecimal(rounded(a, to), to);
  return [
    {
      explanation: `Find the ${to === 0 ? 'ones' : `${placeNames[to]}s`} place. The digit there is ${digitAt(written, to)}.`,
      math: underlined,
    },
    {
      explanation: `Look at the next digit to the right, ${next}. It is ${up ? '5 or more, so round up' : '4 or less, so the digit stays the same'}.`,
      math: up ? `${next} \\ge 5` : `${next} < 5`,
    },
    {
      explanation:
        up && digitAt(written, to) === '9'
          ? 'A 9 that goes up becomes 10. Write 0, and carry 1 to the left. Drop the digits after that place.'
          : up
            ? 'The digit goes up by 1. Drop the digits after that place.'
            : 'Drop the digits after that place.',
      math: `${written}${unit} \\approx ${result}${unit}`,
    },
  ];
}

/** 1: two places to tenths. 2: to whole numbers or tenths. 3: three places. 4: digits that tempt to round in turn. 5: a 9 that carries. */
function drawToRound(chance: Chance, difficulty: Difficulty): { a: Rational; from: number; to: number } {
  const [from, to] = {
    1: [2, 1],
    2: [2, chance.int(0, 1)],
    3: [3, chance.int(1, 2)],
    4: [3, chance.int(0, 1)],
    5: [4, chance.int(1, 3)],
  }[difficulty] as [number, number];
  const top = 10 ** from * (difficulty <= 2 ? 40 : 90);
  return drawUntil(
    () => ({ a: decimal(chance.int(10 ** from + 1, top), from), from, to }),
    ({ a }) => {
      const written = decimalText(a);
      if (to === 0 && compare(a, rational(12)) < 0) return false; // single digits stand in the rule of the hints
      if (written.split('.')[1]?.length !== from || [...written.split('.')[1]!].includes('0')) return false;
      if (difficulty === 4) return !equals(roundedInTurn.answer(a, from, to), rounded(a, to));
      if (difficulty === 5) return digitAt(written, to) === '9' && Number(digitAt(written, to + 1)) >= 5;
      return digitAt(written, to) !== '9' && !equals(rounded(a, to), a);
    },
  );
}

const toPlace: Generator = {
  name: 'dec_round_to_place',
  version: 2,
  skill: 'dec_round',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { a, from, to } = drawToRound(chance, difficulty);
    const right = decimalText(rounded(a, to));
    const misconceptions = wrongRoundings(a, from, to, right);
    return {
      stem: `Round $${decimalText(a)}$ to the nearest **${placeNames[to]}**.`,
      ...pictured(difficulty < 4 ? betweenNeighbors(cutOff.answer(a, to), roundedUpAlways.answer(a, to), a) : null),
      answer: fixedDecimal(rounded(a, to), to),
      inputType: 'decimal',
      steps: steps(a, to),
      ladder: roundingLadder(a, to),
      misconceptions,
      wrong: plainlyWrong(rounded(a, to), misconceptions),
    };
  },
};

/** What is measured so exactly, by how many places. */
const measured = [
  { what: 'In science class, students measure', unit: 'g', name: 'gram', tail: ' of salt' },
  { what: 'A scientist finds that a rock has a mass of', unit: 'g', name: 'gram', tail: '' },
  { what: 'A runner finishes a race in', unit: 's', name: 'second', tail: '' },
  { what: 'A GPS watch shows a bike ride of', unit: 'mi', name: 'mile', tail: '' },
  { what: 'A gas pump shows', unit: 'gal', name: 'gallon', tail: '' },
  { what: 'A machine cuts a metal rod to', unit: 'cm', name: 'centimeter', tail: '' },
] as const;

/** Graded as `toPlace`. */
const measurement: Generator = {
  name: 'dec_round_measurement',
  version: 2,
  skill: 'dec_round',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { a, from, to } = drawToRound(chance, difficulty);
    const scene = chance.pick(measured);
    const right = decimalText(rounded(a, to));
    const misconceptions = wrongRoundings(a, from, to, right);
    const { name } = scene;
    const place = to === 0 ? `whole ${name}` : `${placeNames[to]} of a ${name}`;
    return {
      stem: `${scene.what} $${decimalText(a)}$ ${name}s${scene.tail}. Round to the nearest **${place}**.`,
      answer: fixedDecimal(rounded(a, to), to),
      inputType: 'decimal',
      unit: scene.unit,
      steps: steps(a, to, `\\text{ ${scene.unit}}`),
      ladder: roundingLadder(a, to),
      misconceptions,
      wrong: plainlyWrong(rounded(a, to), misconceptions),
    };
  },
};

/** Backward. 2: to whole numbers. 3: to tenths. 4: to tenths of a larger number. 5: to hundredths. */
const leastThatRounds: Generator = {
  name: 'dec_round_least_that_rounds',
  version: 1,
  skill: 'dec_round',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const to = { 1: 0, 2: 0, 3: 1, 4: 1, 5: 2 }[difficulty];
    const [low, high] = ({ 1: [3, 40], 2: [3, 40], 3: [12, 99], 4: [101, 999], 5: [201, 999] } as const)[difficulty];
    const units = drawUntil(
      () => chance.int(low, high),
      (n) => n % 10 !== 0,
    );
    const target = decimal(units, to);
    const answer = subtract(target, rational(5, 10 ** (to + 1)));
    const right = decimalText(answer);
    const [shown, places] = [decimalText(target), to + 1];
    const misconceptions = [
      ...held(leastWithoutRoundingUp, decimalText(leastWithoutRoundingUp.answer(target)), right, [
        `Are there numbers below ${shown} that still round to it?`,
        'A number rounds up when the next digit is 5 or more, so some numbers a little less than the target round to it, too.',
        `Write the number that is one ${placeNames[to]} less than ${shown}, with one more digit after it. What is the least digit that rounds up?`,
      ]),
      ...held(leastWithHalfDown, decimalText(leastWithHalfDown.answer(target, to)), right, [
        `Which last digit of a number just below ${shown} rounds up?`,
        'A 5 is exactly halfway, and halfway rounds up.',
        `Try one digit less at the end of a number just below ${shown}. Does that number still round up?`,
      ]),
    ];
    const below = fixedDecimal(subtract(target, rational(1, 10 ** to)), to);
    return {
      stem: `A number with ${places} decimal place${places === 1 ? '' : 's'} rounds to $${shown}$ when rounded to the nearest **${placeNames[to]}**. What is the **least** possible number?`,
      answer: right,
      inputType: 'decimal',
      form: 'decimal',
      steps: [
        {
          explanation: `Numbers between ${below} and ${shown} are closer to one of them.`,
          math: `${below} < \\square < ${shown}`,
        },
        {
          explanation: 'Find the number halfway between them. Halfway rounds up.',
          math: `\\frac{${below} + ${shown}}{2} = ${right}`,
        },
        {
          explanation: `Every lesser number with ${places} decimal place${places === 1 ? '' : 's'} rounds down, so this is the least.`,
          math: `\\square = ${right}`,
        },
      ],
      ladder: [
        `Which ${placeNames[to]} is just below ${shown}?`,
        'A number rounds up from halfway on. Find the number halfway between the two.',
        `The two are ${below} and ${shown}. What number is halfway between them?`,
      ],
      misconceptions,
      wrong: plainlyWrong(answer, misconceptions),
    };
  },
};

export const roundDecimalsGenerators: readonly Generator[] = [toPlace, measurement, leastThatRounds];
