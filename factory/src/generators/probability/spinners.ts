import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { add, compare, multiply, rational, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import { total } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import {
  choicesAdded,
  oneChoiceLeftOut,
  oneEventOnly,
  otherOutcomeCounted,
  partsForAndAgainst,
  probabilitiesAdded,
  sectorsTakenEqual,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/chance-experiments';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { always, family, graded, range } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { ruled } from '../../ruled.ts';

const colors = ['red', 'blue', 'green', 'yellow'] as const;
type Color = (typeof colors)[number];
type Spinner = { readonly parts: readonly Color[]; readonly counts: Record<Color, number>; readonly used: readonly Color[] };

/** Draws the number of parts for two to four colors on a spinner; the question is about the first. */
const drawSizes = (chance: Chance, difficulty: Difficulty): number[] =>
  drawUntil(
    () => Array.from({ length: byDifficulty(difficulty, [2, 3, 3, 4, 4]) }, () => chance.int(1, 4)),
    (drawn) => {
      const [all, first, second] = [total(drawn), drawn[0]!, drawn[1]!];
      const noneIsHalf = 2 * first !== all && 2 * (first + second) !== all;
      return all >= 4 && all <= 12 && noneIsHalf && new Set(drawn).size >= 2 && first * drawn.length !== all;
    },
  );

/** Draws a spinner with equal sectors in random order, with a given number for each color. */
function drawSpinner(chance: Chance, difficulty: Difficulty): Spinner {
  const sizes = drawSizes(chance, difficulty);
  const used = chance.shuffle(colors).slice(0, sizes.length);
  const parts = chance.shuffle(sizes.flatMap((size, at) => Array.from({ length: size }, () => used[at]!)));
  const counts = { red: 0, blue: 0, green: 0, yellow: 0 };
  for (const part of parts) counts[part] += 1;
  return { parts, counts, used };
}
const spinnerOf = ({ parts }: Spinner): WrittenFigure => ({
  kind: 'circle',
  sectors: parts.map((label) => ({ share: 1, label })),
});

const over = (a: number, b: number): Rational => rational(a, b);
const tex = ({ n, d }: Rational): string => (d === 1n ? `${n}` : `\\frac{${n}}{${d}}`);

/** Returns the event of one spin that the question asks about, how many parts fit it, and how many colors. */
function eventOf({ parts, counts, used }: Spinner, difficulty: Difficulty) {
  const [first, second] = used as [Color, Color];
  if (difficulty <= 2) return { event: first, fits: first, favorable: counts[first], kinds: 1 };
  if (difficulty === 3) {
    const [event, favorable] = [`a color that is not ${first}`, parts.length - counts[first]];
    return { event, fits: `not ${first}`, favorable, kinds: used.length - 1 };
  }
  const either = `${first} or ${second}`;
  return { event: either, fits: either, favorable: counts[first] + counts[second], kinds: 2 };
}

/** 1 and 2: one color. 3: not a color. 4 and 5: one of two colors. */
const spin = (name: string, skill: string): Generator =>
  family(
    { name, version: 1, skill },
    {
      levels: { spinner: graded(drawSpinner) },
      derived: ({ spinner, difficulty }) => {
        const asked = eventOf(spinner, difficulty);
        const all = spinner.parts.length;
        return { ...asked, all, count: `Count the parts that are ${asked.fits}. Then count all the parts: there are ${all}.` };
      },
      phrasing: (chance, { event }) => ({
        stem: chance.pick([
          `The parts of the spinner are equal. What is the probability that it stops on ${event}?`,
          `You spin the spinner once. Find the probability of ${event}.`,
          `At a school fair, you win if the spinner stops on ${event}. What is the probability that you win?`,
          `Each part of the wheel is equally likely. What is the probability of ${event}?`,
        ]),
      }),
      given: ({ spinner, favorable, all, stem }) => ({
        stem,
        figure: spinnerOf(spinner),
        readFromFigure: true,
        right: over(favorable, all),
        inputType: 'fraction',
      }),
      ladder: ({ count }) => [
        'How many equal parts are there, and how many of them fit?',
        'A probability is the number of favorable outcomes divided by the number of all outcomes.',
        count,
      ],
      steps: ({ event, favorable, all }) => [
        ['Count all the equal parts.', `${all}`],
        [`Count the parts for ${event}.`, `${favorable}`],
        ['Write the favorable outcomes over all outcomes.', `P = \\frac{${favorable}}{${all}}`],
      ],
      ways: ({ spinner, favorable, kinds, all, count }) => [
        ruled(sectorsTakenEqual, [over(kinds, spinner.used.length)], count),
        ...(favorable === all ? [] : [ruled(partsForAndAgainst, [over(favorable, all - favorable)], count)]),
        ruled(otherOutcomeCounted, [over(all - favorable, all)], count),
      ],
    },
  );

const menus = [
  {
    open: 'A sandwich shop has',
    sets: ['breads', 'fillings', 'sauces', 'drinks'],
    ask: 'How many different meals with one of each are there?',
  },
  {
    open: 'Ella packs',
    sets: ['shirts', 'pairs of pants', 'pairs of shoes', 'hats'],
    ask: 'How many different outfits with one of each are there?',
  },
  {
    open: 'A game has',
    sets: ['heroes', 'vehicles', 'tracks', 'colors'],
    ask: 'How many different ways are there to choose one of each?',
  },
  {
    open: 'An ice cream shop has',
    sets: ['flavors', 'cones', 'toppings', 'sizes'],
    ask: 'How many different orders with one of each are there?',
  },
  {
    open: 'A bike store has',
    sets: ['frames', 'colors', 'seats', 'bells'],
    ask: 'How many different bikes can you build with one of each?',
  },
  {
    open: 'A school picture has',
    sets: ['poses', 'backgrounds', 'frames', 'sizes'],
    ask: 'How many different pictures with one of each are there?',
  },
] as const;

const choicesOf =
  (things: number, most: number) =>
  (chance: Chance): number[] =>
    Array.from({ length: things }, () => chance.int(2, most));
const productOf = (numbers: readonly number[]): number => numbers.reduce((product, one) => product * one, 1);

/** Counting outcomes. 1 and 2: two choices. 3 and 4: three. 5: four. */
const outcomes = family(
  { name: 'prob_sample_space_count', version: 1, skill: 'prob_sample_space' },
  {
    setting: (chance) => ({ menu: chance.pick(menus) }),
    levels: { choices: [choicesOf(2, 5), choicesOf(2, 6), choicesOf(3, 6), choicesOf(3, 6), choicesOf(4, 6)] },
    where: ({ choices }) => new Set(choices).size >= 2 && productOf(choices) !== total(choices),
    derived: ({ menu, choices }) => ({
      told: choices.map((count, at) => `${count} ${menu.sets[at]}`),
      product: choices.join(' \\times '),
      more: choices.length > 2,
    }),
    given: ({ menu, choices, told, more }) => ({
      stem: `${menu.open} ${told.slice(0, -1).join(', ')}${more ? ',' : ''} and ${told.at(-1)!}. ${menu.ask}`,
      right: productOf(choices),
    }),
    ladder: ({ product }) => [
      'How many things are chosen, and how many choices are there for each?',
      'Each choice goes with every choice of the next thing. Multiply the numbers of choices.',
      `Multiply the numbers of choices: $${product}$.`,
    ],
    steps: ({ choices, product }) => [
      ['Write the number of choices for each thing.', choices.join(', \\quad ')],
      ['Multiply the numbers of choices.', `${product} = ${productOf(choices)}`],
    ],
    ways: ({ choices, told, more }) => {
      const step = `Each of the ${told[0]} goes with each of the ${told[1]}.${more ? ` Then each of these goes with each of the ${told[2]}.` : ''} Multiply.`;
      return [ruled(choicesAdded, [choices], step), ...(more ? [ruled(oneChoiceLeftOut, [choices], step)] : [])];
    },
  },
);

/** What a spinner decides: where it is, what happens if it stops in the right place, and how the question asks about it. */
const stakes = [
  ['A board game has this spinner.', 'You get another turn', 'you get another turn'],
  ['A ring-toss game at the school fair has this spinner.', 'You get a second ring', 'you get a second ring'],
  ['A store has this spinner at the checkout.', 'You get a coupon', 'you get a coupon'],
  ['A science teacher brings this spinner to class.', 'There is no homework', 'there is no homework'],
  ['A snack bar at the ballpark has this spinner.', 'You get a free pretzel', 'you get a free pretzel'],
  ['A video game shows this spinner.', 'A door opens', 'the door opens'],
] as const;

/** What a roll of a number cube must give, by the number of favorable results out of six. */
const rolls: Record<number, string> = { 1: 'a 6', 2: 'a number greater than 4', 3: 'an even number', 4: 'a number less than 5' };

/**
 * Two events on a spinner. 1: with a coin. 2: with a number cube. 3: one color twice. 4: two colors. 5: not the same color
 * twice.
 */
const twoSpinners = family(
  { name: 'prob_compound_spinners', version: 2, skill: 'prob_compound' },
  {
    levels: {
      spinner: graded((chance, difficulty) => drawSpinner(chance, difficulty <= 2 ? 2 : difficulty)),
      cube: always(range(1, 4)),
    },
    derived: ({ spinner: { parts, counts, used }, cube, difficulty }) => {
      const [first, second] = used as [Color, Color];
      const all = parts.length;
      const [p, q, not] = [over(counts[first], all), over(counts[second], all), over(all - counts[first], all)];
      const [one, other, event] = byDifficulty(difficulty, [
        [p, over(1, 2), `${first}, and a coin lands heads`],
        [p, over(cube, 6), `${first}, and you roll ${rolls[cube]} with a number cube`],
        [p, p, `${first} both times in two spins`],
        [p, q, `${first} on the first spin and ${second} on the second`],
        [not, not, `a color other than ${first} both times in two spins`],
      ] as const);
      const begin =
        difficulty === 5
          ? `First find the probability of a color other than ${first} in one spin: ${all - counts[first]} of ${all} parts.`
          : `The probability of ${first} in one spin is ${counts[first]} of ${all} parts. Find the other probability, and multiply.`;
      return { one, other, event, begin, both: multiply(one, other) };
    },
    phrasing: (chance, { event }) => ({
      stem: chance.pick([
        `The parts of the spinner are equal. What is the probability that it stops on ${event}?`,
        `Use the spinner. Find the probability that it stops on ${event}.`,
        ...stakes.map(([where, what, won]) => `${where} ${what} if it stops on ${event}. What is the probability that ${won}?`),
      ]),
    }),
    given: ({ spinner, both, stem }) => ({
      stem,
      figure: spinnerOf(spinner),
      readFromFigure: true,
      right: both,
      inputType: 'fraction',
    }),
    ladder: ({ begin }) => [
      'Which two events have to happen? What is the probability of each?',
      'When one event does not change the other, multiply the two probabilities.',
      begin,
    ],
    steps: ({ one, other, both }) => [
      ['Find the probability of each event.', `${tex(one)}, \\quad ${tex(other)}`],
      ['Both have to happen, so multiply.', `${tex(one)} \\cdot ${tex(other)} = ${tex(both)}`],
    ],
    ways: ({ one, other, both, begin }) => {
      const sum = add(one, other);
      return [
        ...(compare(sum, over(1, 1)) < 0 ? [ruled(probabilitiesAdded, [sum], begin)] : []),
        ruled(oneEventOnly, [one], begin),
        ruled(otherOutcomeCounted, [subtract(over(1, 1), both)], begin),
      ];
    },
  },
);

export const spinnerGenerators: readonly Generator[] = [
  spin('prob_simple_spinner', 'prob_simple'),
  spin('prob_event_spinner', 'prob_event'),
  outcomes,
  twoSpinners,
];
