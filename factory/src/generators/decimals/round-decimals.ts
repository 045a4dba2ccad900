import { decimal } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { compare, equals, fixedDecimal, rational, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator } from '../../generator.ts';
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
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

const placeNames = ['whole number', 'tenth', 'hundredth', 'thousandth'] as const;
const digitAt = (written: string, place: number): string =>
  place === 0 ? written.split('.')[0]!.at(-1)! : written.split('.')[1]![place - 1]!;

/** The wrong ways to round `a` (with `from` places) to `to` places, each with its ladder. */
function wrongRoundings(a: Rational, from: number, to: number, right: string): DraftMisconception[] {
  const written = decimalText(a);
  const name = placeNames[to]!;
  const next = digitAt(written, to + 1);
  const underline = `Underline the digit in the ${to === 0 ? 'ones' : `${name}s`} place of ${written}. The digit that decides is the one right after it.`;
  return [
    ...held(cutOff, decimalText(cutOff.answer(a, to)), right, [
      `Look at the digit of ${written} just after the place you round to. Does it change anything?`,
      'If the next digit is 5 or more, the digit in the place goes up by one. If it is 4 or less, it stays.',
      `The next digit is ${next}. Is it 5 or more? Then the digit before it must go up by one.`,
    ]),
    ...held(roundedUpAlways, decimalText(roundedUpAlways.answer(a, to)), right, [
      `Look at the digit of ${written} just after the place you round to. Which of its two neighbors is nearer?`,
      'Rounding gives the nearest number. It goes up only if the next digit is 5 or more.',
      `The next digit is ${next}. Is it 5 or more, or is it 4 or less?`,
    ]),
    ...held(roundedInTurn, decimalText(roundedInTurn.answer(a, from, to)), right, [
      `Which one digit of ${written} decides? Do the digits further to the right matter?`,
      roundedInTurn.hints.principle,
      `${underline} Cover everything further to the right.`,
    ]),
    ...held(roundedToNextPlace, decimalText(roundedToNextPlace.answer(a, to)), right, [
      `Which place does the question name? Find it in ${written}.`,
      roundedToNextPlace.hints.principle,
      underline,
    ]),
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
      explanation: `Find the ${to === 0 ? 'ones' : `${placeNames[to]}s`} place: it holds the ${digitAt(written, to)}.`,
      math: underlined,
    },
    {
      explanation: `Look at the next digit to the right, ${next}. It is ${up ? '5 or more, so we round up' : '4 or less, so the digit stays as it is'}.`,
      math: up ? `${next} \\ge 5` : `${next} < 5`,
    },
    {
      explanation:
        up && digitAt(written, to) === '9'
          ? 'A 9 that goes up becomes 10: write 0 and carry 1 to the left. Drop all digits after that place.'
          : up
            ? 'The digit goes up by one. Drop all digits after that place.'
            : 'Drop all digits after that place.',
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
      answer: fixedDecimal(rounded(a, to), to),
      inputType: 'decimal',
      steps: steps(a, to),
      misconceptions,
      wrong: plainlyWrong(rounded(a, to), misconceptions),
    };
  },
};

const measured = [
  { what: 'A melon weighs', unit: 'kg' },
  { what: 'A plank of wood is', unit: 'm', tail: ' long' },
  { what: 'A bucket holds', unit: 'L', tail: ' of water' },
  { what: 'A cyclist rode', unit: 'km' },
  { what: 'A ribbon is', unit: 'cm', tail: ' long' },
  { what: 'A dog weighs', unit: 'kg' },
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
    const name = { kg: 'kilogram', m: 'meter', L: 'liter', km: 'kilometer', cm: 'centimeter' }[scene.unit];
    const place = to === 0 ? `whole ${name}` : `${placeNames[to]} of a ${name}`;
    return {
      stem: `${scene.what} $${decimalText(a)}$ ${scene.unit}${'tail' in scene ? scene.tail : ''}. Round this to the nearest **${place}**.`,
      answer: fixedDecimal(rounded(a, to), to),
      inputType: 'decimal',
      unit: scene.unit,
      steps: steps(a, to, `\\text{ ${scene.unit}}`),
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
        'A number rounds up when the deciding digit is 5 or more, so numbers a little below the target round to it as well.',
        `Write the number that is one ${placeNames[to]} less than ${shown}, with one more digit after it. Which is the least digit that rounds up?`,
      ]),
      ...held(leastWithHalfDown, decimalText(leastWithHalfDown.answer(target, to)), right, [
        `Which last digit of a number just below ${shown} rounds up?`,
        'A 5 is exactly in the middle, and by agreement it rounds up.',
        'Try the next smaller last digit. Does that number still round up?',
      ]),
    ];
    const below = fixedDecimal(subtract(target, rational(1, 10 ** to)), to);
    return {
      stem: `A number with exactly ${places} digit${places === 1 ? '' : 's'} after the decimal point was rounded to the nearest **${placeNames[to]}**. The result is $${shown}$. What is the **least** number it could have been?`,
      answer: right,
      inputType: 'decimal',
      form: 'decimal',
      steps: [
        {
          explanation: `Numbers between ${below} and ${shown} are either nearer to ${below} or nearer to ${shown}.`,
          math: `${below} < \\square < ${shown}`,
        },
        {
          explanation: 'The middle between them has a 5 as its last digit, and a 5 rounds up.',
          math: `\\frac{${below} + ${shown}}{2} = ${right}`,
        },
        {
          explanation: `Every smaller number with ${places} place${places === 1 ? '' : 's'} rounds down, so this is the least.`,
          math: `\\square = ${right}`,
        },
      ],
      misconceptions,
      wrong: plainlyWrong(answer, misconceptions),
    };
  },
};

export const roundDecimalsGenerators: readonly Generator[] = [toPlace, measurement, leastThatRounds];
