import { roundDownAlways } from '@stoa/engine/math/mal-rules/whole-numbers/whole-numbers';
import { rational } from '@stoa/engine/math/exact/rational';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { choiceFamily, family, graded, oneOf, range } from '../../family.ts';
import type { Difficulty, Chance, Generator, Ladder } from '../../generator.ts';
import {
  roundInTurn,
  roundKeepsLowerDigits,
  roundToNextPlace,
  roundUpAlways,
} from '@stoa/engine/math/mal-rules/whole-numbers/place-value';
import { type NumberWay } from '../../number-draft.ts';
import { betweenNeighbors, pictured } from '../../wording/number-picture.ts';
import { grouped, tex } from '../../wording/whole-number-text.ts';
import { following } from '../../wrong-way.ts';

const unitNames: Record<number, string> = { 10: 'ten', 100: 'hundred', 1000: 'thousand', 10_000: 'ten thousand' };

/**
 * 1: to tens. 2: to hundreds. 3: to thousands. 4: across a 9 that carries. 5: large numbers for which rounding place after
 * place is wrong.
 */
function drawNumber(chance: Chance, difficulty: Difficulty): { n: number; unit: number } {
  const unit = byDifficulty(difficulty, [10, 100, 1000, chance.pick([10, 100]), chance.pick([1000, 10_000])]);
  const [low, high] = byDifficulty(difficulty, [
    [21, 989],
    [210, 9_890],
    [2_100, 98_900],
    [1_900, 98_999],
    [123_000, 7_890_000],
  ]);
  const n = drawUntil(
    () => chance.int(low, high),
    (drawn) => {
      const rest = drawn % unit;
      const digit = Math.floor(drawn / unit) % 10;
      if (rest === 0 || (unit === 10 ? false : rest % 10 === 0)) return false;
      if (difficulty === 4) return digit === 9 && rest >= unit / 2;
      return difficulty === 5
        ? roundInTurn.answer(drawn, unit) !== Math.round(drawn / unit) * unit || rest >= unit / 2
        : digit !== 9;
    },
  );
  return { n, unit };
}

function roundingWays(n: number, unit: number): NumberWay[] {
  const next = unit === 10 ? 'ones' : unit === 100 ? 'tens' : unit === 1000 ? 'hundreds' : 'thousands';
  return [
    following(
      roundDownAlways,
      [n, unit],
      [
        `Which digit of ${grouped(n)} tells you whether to round up or down?`,
        'If the digit to the right is 5 or more, round up. If it is 4 or less, round down.',
        `Look at the ${next} digit of ${grouped(n)}. If it is 5 or more, the digit to its left goes up by 1.`,
      ],
    ),
    following(
      roundUpAlways,
      [n, unit],
      [
        `Is ${grouped(n)} closer to the ${unitNames[unit]} below it or the ${unitNames[unit]} above it?`,
        `Round to the closer ${unitNames[unit]}. Rounding can make a number greater or less.`,
        `Look at the ${next} digit of ${grouped(n)}. If it is 4 or less, the digit to its left stays the same.`,
      ],
    ),
    following(
      roundKeepsLowerDigits,
      [n, unit],
      [
        `Is your answer a multiple of ${grouped(unit)}?`,
        `A number rounded to the nearest ${unitNames[unit]} has only zeros to the right of that place.`,
        `Underline the place in ${grouped(n)}. Use the ${next} digit to round it, and then write 0 for every digit to its right.`,
      ],
    ),
    following(
      roundInTurn,
      [n, unit],
      [
        `Is ${grouped(n)} closer to the ${unitNames[unit]} below it or the ${unitNames[unit]} above it?`,
        roundInTurn.hints.principle,
        `Look only at the ${next} digit of ${grouped(n)}. Do not round any other place first.`,
      ],
    ),
    {
      rule: roundToNextPlace,
      to: unit === 10 ? null : roundToNextPlace.answer(n, unit),
      hints: [
        `What place does the question ask for? Find it in ${grouped(n)}.`,
        `Rounding to the nearest ${unitNames[unit]} leaves zeros in every place to its right.`,
        `Count by ${unitNames[unit]}s on a number line. Which two tick marks is ${grouped(n)} between?`,
      ],
    },
  ];
}

function roundingSteps(n: number, unit: number): [string, string][] {
  const below = Math.floor(n / unit) * unit;
  const right = Math.round(n / unit) * unit;
  const rest = n - below;
  return [
    [
      `${grouped(n)} is between ${grouped(below)} and ${grouped(below + unit)}.`,
      `${tex(below)} < ${tex(n)} < ${tex(below + unit)}`,
    ],
    [
      `Halfway is ${grouped(below + unit / 2)}. The number is ${rest >= unit / 2 ? (rest === unit / 2 ? 'exactly halfway, and halfway rounds up' : 'greater than that') : 'less than that'}.`,
      `${tex(n)} ${rest === unit / 2 ? '=' : rest > unit / 2 ? '>' : '<'} ${tex(below + unit / 2)}`,
    ],
    [`So ${grouped(n)} rounds ${rest >= unit / 2 ? 'up' : 'down'}.`, `${tex(n)} \\approx ${tex(right)}`],
  ];
}

const roundingLadder = (n: number, unit: number): Ladder => [
  `Which two multiples of ${grouped(unit)} is ${grouped(n)} between?`,
  'Find the number halfway between the two. From halfway up, round up. Below halfway, round down.',
  `The halfway number is ${grouped(Math.floor(n / unit) * unit + unit / 2)}. Is ${grouped(n)} greater or less than that?`,
];

/** Returns the multiples of the place just below and just above the number. */
const neighbors = (n: number, unit: number) => {
  const below = Math.floor(n / unit) * unit;
  return betweenNeighbors(rational(below), rational(below + unit), rational(n));
};

const bare = family(
  { name: 'whole_rounding_nearest', version: 1, skill: 'whole_rounding' },
  {
    levels: { rounding: graded(drawNumber) },
    given: ({ rounding: { n, unit }, difficulty }) => ({
      stem: `Round ${grouped(n)} to the nearest ${unitNames[unit]}.`,
      ...pictured(difficulty < 4 ? neighbors(n, unit) : null),
      right: Math.round(n / unit) * unit,
    }),
    steps: ({ rounding: { n, unit } }) => roundingSteps(n, unit),
    ladder: ({ rounding: { n, unit } }) => roundingLadder(n, unit),
    ways: ({ rounding: { n, unit } }) => roundingWays(n, unit),
  },
);

/** A story about something with such a number, small or large. */
type Setting = (n: string) => readonly [told: string, asked: string];
const settings: readonly [Setting, ...Setting[]] = [
  (n: string) => [`A library has ${n} books.`, 'Round the number of books'],
  (n: string) => [`Last weekend, ${n} people came to a street fair.`, 'Round the number of people'],
  (n: string) => [`A town planted ${n} trees.`, 'Round the number of trees'],
  (n: string) => [`A school website had ${n} visitors last month.`, 'Round the number of visitors'],
  (n: string) => [`A museum has ${n} old coins.`, 'Round the number of coins'],
  (n: string) => [`A bakery sold ${n} rolls last year.`, 'Round the number of rolls'],
];
const largeSettings: readonly [Setting, ...Setting[]] = [
  (n: string) => [`Last year, ${n} people visited a national park.`, 'Round the number of visitors'],
  (n: string) => [`A city has ${n} people.`, 'Round the population'],
  (n: string) => [`A video has ${n} views.`, 'Round the number of views'],
  (n: string) => [`A stadium sold ${n} tickets this season.`, 'Round the number of tickets'],
  (n: string) => [`A factory made ${n} pencils last month.`, 'Round the number of pencils'],
  (n: string) => [`A county recycled ${n} cans.`, 'Round the number of cans'],
];

const small = oneOf(...settings);
const large = oneOf(...largeSettings);

const story = family(
  { name: 'whole_rounding_story', version: 1, skill: 'whole_rounding' },
  {
    levels: {
      rounding: graded(drawNumber),
      tell: [small, small, small, large, large],
    },
    derived: ({ rounding: { n }, tell }) => {
      const [told, asked] = tell(grouped(n));
      return { told, asked };
    },
    given: ({ rounding: { n, unit }, told, asked }) => ({
      stem: `${told} ${asked} to the nearest ${unitNames[unit]}.`,
      right: Math.round(n / unit) * unit,
    }),
    steps: ({ rounding: { n, unit } }) => roundingSteps(n, unit),
    ladder: ({ rounding: { n, unit } }) => roundingLadder(n, unit),
    ways: ({ rounding: { n, unit } }) => roundingWays(n, unit),
  },
);

/** 1 to tens, 2–3 to hundreds, 4 to thousands, 5 to ten thousands. */
const roundingUnit = (difficulty: Difficulty): number => byDifficulty(difficulty, [10, 100, 100, 1000, 10_000]);

/** Draws an amount that depends on the place. */
const byUnit = <T>(draw: (chance: Chance, unit: number) => T) =>
  graded((chance, difficulty) => draw(chance, roundingUnit(difficulty)));

/** The inverse question: which number rounds to the given one? Each distractor would, by one wrong rule. */
const whichRounds = choiceFamily(
  { name: 'whole_rounding_which', version: 1, skill: 'whole_rounding' },
  {
    levels: {
      multiple: [range(3, 9), range(2, 9), range(12, 98), range(3, 98), range(11, 96)],
      off: byUnit((chance, unit) => (chance.maybe(0.5) ? -chance.int(1, unit / 2) : chance.int(1, unit / 2 - 1))),
      aboveHalf: byUnit((chance, unit) => chance.int(unit / 2, unit - 1)),
      belowHalf: byUnit((chance, unit) => chance.int(1, unit / 2 - 2 - Math.floor(unit / 20))),
      justBelowHalf: byUnit((chance, unit) => (unit === 10 ? null : unit / 2 - chance.int(1, unit / 20))),
    },
    derived: ({ multiple, off, aboveHalf, belowHalf, justBelowHalf, difficulty }) => {
      const unit = roundingUnit(difficulty);
      const target = multiple * unit;
      return {
        place: unitNames[unit],
        target,
        before: target - unit,
        next: target + unit,
        halfBelow: target - unit / 2,
        halfAbove: target + unit / 2,
        right: target + off,
        cut: target + aboveHalf, // rounds to the target only if it is always cut off
        raised: target - unit + belowHalf, // rounds to the target only if it is always rounded up
        inTurn: justBelowHalf === null ? null : target - unit + justBelowHalf, // rounds to the target only if rounded place after place
      };
    },
    given: ({ target, place, right }) => ({
      stem: `Which number rounds to ${grouped(target)} when you round to the nearest ${place}?`,
      right: `$${tex(right)}$`,
    }),
    steps: ({ target, halfBelow, halfAbove, right }) => [
      [
        `Numbers that round to ${grouped(target)} go from halfway below it up to, but not including, halfway above it.`,
        `${tex(halfBelow)} \\le n < ${tex(halfAbove)}`,
      ],
      ['Only one of the choices is in that range.', `${tex(right)} \\approx ${tex(target)}`],
    ],
    ladder: ({ target, place, halfAbove }) => [
      `Which numbers are close enough to ${grouped(target)} to round to it?`,
      'Find the halfway numbers below and above. A number has to be between them.',
      `Halfway to the next ${place} is ${grouped(halfAbove)}. Find the halfway number below ${grouped(target)}, too. Then compare each choice with both.`,
    ],
    ways: ({ target, place, before, next, halfBelow, halfAbove, cut, raised, inTurn }) => [
      {
        rule: roundDownAlways,
        to: `$${tex(cut)}$`,
        hints: [
          `Is your number closer to ${grouped(target)} or to the next ${place}?`,
          roundDownAlways.hints.principle,
          `Halfway between ${grouped(target)} and ${grouped(next)} is ${grouped(halfAbove)}. Which choices are at or above that?`,
        ],
      },
      {
        rule: roundUpAlways,
        to: `$${tex(raised)}$`,
        hints: [
          `Is your number closer to ${grouped(target)} or to the ${place} before it?`,
          'A number below halfway rounds down.',
          `Halfway between ${grouped(before)} and ${grouped(target)} is ${grouped(halfBelow)}. Which choices are below that?`,
        ],
      },
      {
        rule: roundInTurn,
        to: inTurn === null ? null : `$${tex(inTurn)}$`,
        hints: [
          `Did you round more than once on the way to ${grouped(target)}?`,
          'Round only once, using the digit right after the place. Rounding one place after another can take you too far.',
          `Halfway between ${grouped(before)} and ${grouped(target)} is ${grouped(halfBelow)}. Is your number above or below that?`,
        ],
      },
    ],
  },
);

export const roundingGenerators: readonly Generator[] = [bare, story, whichRounds];
