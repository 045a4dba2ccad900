import { total } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import { always, family, range, type Step } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import {
  boundCountedIn,
  boundLeftOut,
  columnsForDots,
  dotsForAmount,
  oneColumnForMany,
  valuesForDots,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/data-displays';
import { ruledDecimal } from '../../ruled.ts';
import type { DotPlot } from '@stoa/schema/figure/charts';
import { capital } from '@stoa/engine/figures/sentence-words';
import { decimalWay } from '../../wording/data-text.ts';

const bounds = {
  'at least': { direction: 'up', itself: true },
  'more than': { direction: 'up', itself: false },
  'at most': { direction: 'down', itself: true },
  'fewer than': { direction: 'down', itself: false },
} as const;

/** Draws dots over the numbers of a line. */
const plotOf = (title: string, axis: string, dots: readonly { value: number; often: number }[]): DotPlot => ({
  kind: 'dot_plot',
  title,
  axis,
  mark: 'dot',
  columns: dots.map(({ value, often }) => ({ value, text: null, count: often })),
});

const surveys = [
  { who: 'students', has: 'siblings' },
  { who: 'students', has: 'pets' },
  { who: 'gardens', has: 'trees' },
  { who: 'teams', has: 'goals' },
  { who: 'families', has: 'bikes' },
] as const;

type Column = { readonly value: number; readonly often: number };
const columnsFrom0 =
  (size: number, most: number) =>
  (chance: Chance): Column[] =>
    Array.from({ length: size }, (_, value) => ({ value, often: chance.int(1, most) }));

type Words = keyof typeof bounds;
const wordsOf = (chance: Chance, difficulty: Difficulty): Words =>
  chance.pick<Words>(difficulty === 1 ? ['at least', 'at most'] : ['at least', 'more than', 'at most', 'fewer than']);
const counted = (columns: readonly Column[], words: Words, bound: number): Column[] => {
  const { direction, itself } = bounds[words];
  return columns.filter(({ value }) => (itself && value === bound) || (direction === 'up' ? value > bound : value < bound));
};
const dotsIn = (columns: readonly Column[]): number => total(columns.map(({ often }) => often));

/** The dots in an interval. 1 and 2: five columns, up to four or six dots. 3: six columns, with the bound among them. */
const stretch = family(
  { name: 'stat_displays_dot_stretch', version: 3, skill: 'stat_read_displays', difficulties: [1, 2, 3] },
  {
    setting: (chance, difficulty) => ({ survey: chance.pick(surveys), words: wordsOf(chance, difficulty) }),
    levels: {
      columns: [columnsFrom0(5, 4), columnsFrom0(5, 6), columnsFrom0(6, 9), columnsFrom0(6, 9), columnsFrom0(6, 9)],
      bound: always(range(1, 3)),
    },
    where: ({ words, columns, bound }) => {
      const right = dotsIn(counted(columns, words, bound));
      return new Set(columns.map(({ often }) => often)).size >= 3 && right !== bound && right > 2;
    },
    derived: ({ words, columns, bound }) => {
      const { direction, itself } = bounds[words];
      const kept = counted(columns, words, bound);
      const meaning = `“${capital(words)} ${bound}” ${itself ? 'includes' : "doesn't include"} ${bound}.`;
      return { direction, itself, kept, meaning, right: dotsIn(kept) };
    },
    given: ({ survey: { who, has }, words, columns, bound, right }) => ({
      stem: `The dot plot shows how many ${has} some ${who} have. Each dot is one of the ${who}. How many of the ${who} have ${words} ${bound} ${bound === 1 ? has.replace(/s$/, '') : has}?`,
      figure: plotOf(`${capital(has)} of the ${who}`, `Number of ${has}`, columns),
      readFromFigure: true,
      right,
    }),
    ladder: ({ words, bound, direction, itself }) => [
      `Does "${words} ${bound}" include ${bound}?`,
      'Each dot stands for one of them. Count the dots in every column that fits.',
      `Begin with the column over ${bound}. ${itself ? 'It counts.' : 'It does not count.'} Then add the dots of the columns to the ${direction === 'up' ? 'right' : 'left'} of it.`,
    ],
    steps: ({ kept, meaning, right }) => [
      [meaning, kept.map(({ value }) => value).join(', \\; ')],
      [
        'Add up the dots over these numbers.',
        kept.length === 1 ? `${right}` : `${kept.map(({ often }) => often).join(' + ')} = ${right}`,
      ],
    ],
    ways: ({ words, columns, bound, direction, itself, meaning }) => {
      const astray = itself ? boundLeftOut : boundCountedIn;
      return [
        decimalWay(astray, astray.answer(columns, bound, direction), [
          `Does “${words} ${bound}” include ${bound}?`,
          meaning,
          `Decide for each column whether it counts. Start with the column over ${bound}.`,
        ]),
        decimalWay(oneColumnForMany, oneColumnForMany.answer(columns, bound), [
          `Which of the columns fit "${words} ${bound}"?`,
          oneColumnForMany.hints.principle,
          `Decide for each column whether it counts, starting with the one over ${bound}. Then add up the dots in the columns that do.`,
        ]),
      ];
    },
  },
);

const plots = [
  { each: 'bag', many: 'bags', of: 'apples' },
  { each: 'day', many: 'days', of: 'phone calls' },
  { each: 'box', many: 'boxes', of: 'crayons' },
  { each: 'shelf', many: 'shelves', of: 'trophies' },
  { each: 'tank', many: 'tanks', of: 'fish' },
  { each: 'nest', many: 'nests', of: 'eggs' },
] as const;

const dotsOver =
  (columns: number, most: number) =>
  (chance: Chance): number[] =>
    Array.from({ length: columns }, () => chance.int(1, most));
const valuesFrom = (from: number, often: readonly number[]): number[] => often.map((_, at) => from + at);
const amountOf = (values: readonly number[], often: readonly number[]): number =>
  total(values.map((value, at) => value * often[at]!));

/**
 * The total that the dots show. 2: four columns, the number of dots is asked for. 3: three columns. 4: four. 5: five, many
 * dots.
 */
const totals = family(
  { name: 'stat_displays_dot_totals', version: 3, skill: 'stat_read_displays', difficulties: [2, 3, 4, 5] },
  {
    setting: (chance) => ({ plot: chance.pick(plots) }),
    levels: {
      from: always(range(1, 4)),
      often: [dotsOver(3, 5), dotsOver(4, 7), dotsOver(3, 5), dotsOver(4, 6), dotsOver(5, 9)],
    },
    where: ({ from, often }) => {
      const values = valuesFrom(from, often);
      const sums = [values.length, total(often), total(values), amountOf(values, often)];
      return new Set(often).size >= 3 && new Set(sums).size === 4;
    },
    derived: ({ plot: { each, many, of }, from, often, difficulty }) => {
      const values = valuesFrom(from, often);
      const asksDots = difficulty === 2;
      return {
        each,
        many,
        of,
        values,
        asksDots,
        right: asksDots ? total(often) : amountOf(values, often),
        place: many === 'days' ? 'on' : 'in',
      };
    },
    given: ({ each, many, of, place, values, often, asksDots, right }) => ({
      stem: `The dot plot shows the number of ${of} ${place} each of some ${many}. Each dot is one ${each}. How many ${asksDots ? many : of} are there in all?`,
      figure: plotOf(
        `${capital(of)} ${place} each ${each}`,
        `Number of ${of}`,
        values.map((value, i) => ({ value, often: often[i]! })),
      ),
      readFromFigure: true,
      right,
    }),
    ladder: ({ each, values, often, asksDots }) =>
      asksDots
        ? [
            'What does each dot stand for?',
            `Each dot is one ${each}. Count all the dots.`,
            `There are ${often[0]} dots over ${values[0]}. Count the dots over each other number, and add.`,
          ]
        : [
            'What does each dot stand for? What does the number below it tell?',
            `Each dot is one ${each}. Multiply each number by how many dots are over it, and add.`,
            `Over ${values[0]}, multiply ${often[0]} by ${values[0]}. Do the same for each other number, and add the products.`,
          ],
    steps: ({ each, values, often, asksDots, right }): Step[] =>
      asksDots
        ? [
            [`Each dot is one ${each}, so count the dots in each column.`, often.join(', \\; ')],
            ['Add them up.', `${often.join(' + ')} = ${right}`],
          ]
        : [
            [
              'Multiply each number by how many dots are over it.',
              values.map((value, i) => `${often[i]} \\times ${value} = ${often[i]! * value}`).join(', \\quad '),
            ],
            ['Add the products.', `${values.map((value, i) => often[i]! * value).join(' + ')} = ${right}`],
          ],
    ways: ({ each, many, of, values, often, asksDots }) => {
      if (asksDots) {
        const start = `Count dots. Start with the ${often[0]} over ${values[0]}.`;
        return [
          decimalWay(valuesForDots, valuesForDots.answer(values), [
            `What do the numbers below the plot tell: how many ${many}, or how many ${of}?`,
            `Each dot stands for one ${each}. The numbers below only say where a dot belongs.`,
            start,
          ]),
          decimalWay(columnsForDots, columnsForDots.answer(often), [
            columnsForDots.hints.look,
            `Each dot stands for one ${each}, and a column may hold several dots.`,
            start,
          ]),
        ];
      }
      const start = `Each dot over ${values[1]} stands for ${values[1]} ${of}. Count ${often[1]} times ${values[1]}, and do the same for every column.`;
      return [
        decimalWay(dotsForAmount, dotsForAmount.answer(often), [
          `You counted ${many}. What does the question ask for?`,
          `One dot is one ${each}. The number below says how many ${of} belong to it.`,
          start,
        ]),
        ruledDecimal(valuesForDots, [values], start),
      ];
    },
  },
);

export const displayDots: readonly Generator[] = [stretch, totals];
