import { roundDownAlways } from '@stoa/engine/math/mal-rules/whole-numbers/whole-numbers';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import {
  roundInTurn,
  roundKeepsLowerDigits,
  roundToNextPlace,
  roundUpAlways,
} from '@stoa/engine/math/mal-rules/whole-numbers/place-value';
import { numberDraft, type NumberWay } from '../../number-draft.ts';
import { grouped, tex } from '../../wording/whole-number-text.ts';
import { following } from '../../wrong-way.ts';

const unitNames: Record<number, string> = { 10: 'ten', 100: 'hundred', 1000: 'thousand', 10_000: 'ten thousand' };

/** 1 to tens, 2 to hundreds, 3 to thousands, 4 across a 9 that carries, 5 large numbers where rounding in turn goes astray. */
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
        `Which digit of ${grouped(n)} decides whether to round up or down?`,
        'A deciding digit of 5 or more rounds up; 4 or less rounds down.',
        `Look at the ${next} digit of ${grouped(n)}. Is it 5 or more? Then the place before it goes up by one.`,
      ],
    ),
    following(
      roundUpAlways,
      [n, unit],
      [
        `Is ${grouped(n)} nearer to the ${unitNames[unit]} below it or to the one above?`,
        'Rounding goes to the nearer one. It makes a number smaller as often as greater.',
        `Look at the ${next} digit of ${grouped(n)}. If it is 4 or less, the place before it stays as it is.`,
      ],
    ),
    following(
      roundKeepsLowerDigits,
      [n, unit],
      [
        `Is your number a whole count of ${unitNames[unit]}s? Look at its last digits.`,
        `A number rounded to the nearest ${unitNames[unit]} has only zeros after that place.`,
        `Mark the place in ${grouped(n)}. Decide it by the ${next} digit, then write a zero for every digit after the mark.`,
      ],
    ),
    following(
      roundInTurn,
      [n, unit],
      [
        `Is ${grouped(n)} nearer to the ${unitNames[unit]} below it or to the one above it?`,
        roundInTurn.hints.principle,
        `Look at the ${next} digit of ${grouped(n)} alone, before any other rounding.`,
      ],
    ),
    {
      rule: roundToNextPlace,
      to: unit === 10 ? null : roundToNextPlace.answer(n, unit),
      hints: [
        `Which place is asked for? Find it in ${grouped(n)}.`,
        `Rounding to the nearest ${unitNames[unit]} leaves zeros in every place after it.`,
        `Count by ${unitNames[unit]}s on a number line. Which two of those marks stand on either side of ${grouped(n)}?`,
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
      `The ${unitNames[unit]}s on either side of ${grouped(n)} are ${grouped(below)} and ${grouped(below + unit)}.`,
      `${tex(below)} < ${tex(n)} < ${tex(below + unit)}`,
    ],
    [
      `Halfway between them is ${grouped(below + unit / 2)}. ${grouped(n)} is ${rest >= unit / 2 ? (rest === unit / 2 ? 'exactly halfway, and halfway rounds up' : 'above it') : 'below it'}.`,
      `${tex(n)} ${rest === unit / 2 ? '=' : rest > unit / 2 ? '>' : '<'} ${tex(below + unit / 2)}`,
    ],
    [`So ${grouped(n)} rounds ${rest >= unit / 2 ? 'up' : 'down'}.`, `${tex(n)} \\approx ${tex(right)}`],
  ];
}

const bare: Generator = {
  name: 'whole_rounding_nearest',
  version: 1,
  skill: 'whole_rounding',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { n, unit } = drawNumber(chance, difficulty);
    return numberDraft({
      stem: `Round ${grouped(n)} to the nearest ${unitNames[unit]}.`,
      right: Math.round(n / unit) * unit,
      steps: roundingSteps(n, unit),
      ways: roundingWays(n, unit),
    });
  },
};

const settings = [
  (n: string) => `A library owns ${n} books.`,
  (n: string) => `${n} people came to a concert.`,
  (n: string) => `A town has ${n} trees along its streets.`,
  (n: string) => `A website had ${n} visitors last month.`,
  (n: string) => `A museum keeps ${n} old coins.`,
  (n: string) => `A bakery sold ${n} rolls last year.`,
] as const;

const story: Generator = {
  name: 'whole_rounding_story',
  version: 1,
  skill: 'whole_rounding',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { n, unit } = drawNumber(chance, difficulty);
    return numberDraft({
      stem: `${chance.pick(settings)(grouped(n))} What is that number, rounded to the nearest ${unitNames[unit]}?`,
      right: Math.round(n / unit) * unit,
      steps: roundingSteps(n, unit),
      ways: roundingWays(n, unit),
    });
  },
};

/**
 * The other way round: which number rounds to the given one. Each distractor would round there by one wrong rule.
 * 1 to tens, 2–3 to hundreds, 4 to thousands, 5 to ten thousands.
 */
const whichRounds: Generator = {
  name: 'whole_rounding_which',
  version: 1,
  skill: 'whole_rounding',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const unit = byDifficulty(difficulty, [10, 100, 100, 1000, 10_000]);
    const [low, high] = byDifficulty(difficulty, [
      [3, 9],
      [2, 9],
      [12, 98],
      [3, 98],
      [11, 96],
    ]);
    const target = chance.int(low, high) * unit;
    const half = unit / 2;
    const up = chance.maybe(0.5);
    const right = up ? target - chance.int(1, half) : target + chance.int(1, half - 1);
    const cut = target + chance.int(half, unit - 1); // rounds there only for one who always cuts
    const raised = target - unit + chance.int(1, half - 2 - Math.floor(unit / 20)); // rounds there only for one who always goes up
    const inTurn = unit === 10 ? [] : [target - half - chance.int(1, unit / 20)]; // rounds there only in turn, place after place
    const written = (n: number) => `$${tex(n)}$`;
    return {
      stem: `Which of these numbers gives ${grouped(target)} when it is rounded to the nearest ${unitNames[unit]}?`,
      answer: written(right),
      inputType: 'multiple_choice',
      choices: { right: written(right), distractors: [cut, raised, ...inTurn].map(written) },
      steps: [
        {
          explanation: `Numbers that round to ${grouped(target)} lie from halfway below it up to halfway above it.`,
          math: `${tex(target - half)} \\le n < ${tex(target + half)}`,
        },
        {
          explanation: 'Only one of the choices lies there.',
          math: `${tex(right)} \\approx ${tex(target)}`,
        },
      ],
      misconceptions: [
        {
          rule: roundDownAlways,
          answer: written(cut),
          hints: [
            `Is your number nearer to ${grouped(target)} or to the ${unitNames[unit]} after it?`,
            roundDownAlways.hints.principle,
            `Halfway between ${grouped(target)} and ${grouped(target + unit)} is ${grouped(target + half)}. Which choices are at or above that?`,
          ],
        },
        {
          rule: roundUpAlways,
          answer: written(raised),
          hints: [
            `Is your number nearer to ${grouped(target)} or to the ${unitNames[unit]} before it?`,
            'Below halfway a number rounds down, so it does not reach the next one.',
            `Halfway between ${grouped(target - unit)} and ${grouped(target)} is ${grouped(target - half)}. Which choices are below that?`,
          ],
        },
        ...inTurn.map((n) => ({
          rule: roundInTurn,
          answer: written(n),
          hints: [
            `Did you round more than once on the way to ${grouped(target)}?`,
            'Round once, by the one digit after the place. Rounding place after place can carry you too far.',
            `Halfway between ${grouped(target - unit)} and ${grouped(target)} is ${grouped(target - half)}. Is your number above or below that?`,
          ] as [string, string, string],
        })),
      ],
      wrong: written(cut),
    };
  },
};

export const roundingGenerators: readonly Generator[] = [bare, story, whichRounds];
