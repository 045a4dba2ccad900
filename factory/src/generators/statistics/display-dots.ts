import { total } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import {
  boundCountedIn,
  boundLeftOut,
  columnsForDots,
  dotsForAmount,
  oneColumnForMany,
  valuesForDots,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/data-displays';
import { numberDraft } from '../../number-draft.ts';
import type { DotPlot } from '@stoa/schema/figure/charts';
import { capital } from '@stoa/engine/figures/sentence-words';
import { decimalWay } from '../../wording/data-text.ts';

const bounds = {
  'at least': { direction: 'up', itself: true },
  'more than': { direction: 'up', itself: false },
  'at most': { direction: 'down', itself: true },
  'fewer than': { direction: 'down', itself: false },
} as const;

/** Dots over the numbers of a line. */
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

/** The dots of a stretch. 1 and 2: five columns, up to four or six dots. 3: six columns, the bound within them. */
const stretch: Generator = {
  name: 'stat_displays_dot_stretch',
  version: 3,
  skill: 'stat_read_displays',
  difficulties: [1, 2, 3],
  draft(chance, difficulty) {
    const { who, has } = chance.pick(surveys);
    const words = chance.pick(
      difficulty === 1 ? (['at least', 'at most'] as const) : (Object.keys(bounds) as (keyof typeof bounds)[]),
    );
    const { direction, itself } = bounds[words];
    const counted = (value: number, bound: number): boolean =>
      (itself && value === bound) || (direction === 'up' ? value > bound : value < bound);
    const { dots, bound, right } = drawUntil(
      () => {
        const drawn = Array.from({ length: difficulty === 3 ? 6 : 5 }, (_, value) => ({
          value,
          often: chance.int(1, byDifficulty(difficulty, [4, 6, 9, 9, 9])),
        }));
        const at = chance.int(1, 3);
        return { dots: drawn, bound: at, right: total(drawn.flatMap(({ value, often }) => (counted(value, at) ? often : []))) };
      },
      (draw) => new Set(draw.dots.map(({ often }) => often)).size >= 3 && draw.right !== draw.bound && draw.right > 2,
    );
    const kept = dots.filter(({ value }) => counted(value, bound));
    const astray = itself ? boundLeftOut : boundCountedIn;
    return numberDraft({
      readFromFigure: true,
      figure: plotOf(`${capital(has)} of the ${who}`, `Number of ${has}`, dots),
      stem: `The dot plot shows how many ${has} some ${who} have. Each dot is one of the ${who}. How many of the ${who} have ${words} ${bound} ${bound === 1 ? has.replace(/s$/, '') : has}?`,
      right,
      ladder: [
        `Does "${words} ${bound}" include ${bound}?`,
        'Each dot stands for one of them. Count the dots in every column that fits.',
        `Begin with the column over ${bound}. ${itself ? 'It counts.' : 'It does not count.'} Then add the dots of the columns to the ${direction === 'up' ? 'right' : 'left'} of it.`,
      ],
      steps: [
        [
          itself ? `“${capital(words)} ${bound}” includes ${bound}.` : `“${capital(words)} ${bound}” doesn't include ${bound}.`,
          kept.map(({ value }) => value).join(', \\; '),
        ],
        [
          'Add up the dots over these numbers.',
          kept.length === 1 ? `${right}` : `${kept.map(({ often }) => often).join(' + ')} = ${right}`,
        ],
      ],
      ways: [
        decimalWay(astray, astray.answer(dots, bound, direction), [
          `Does “${words} ${bound}” include ${bound}?`,
          itself ? `“${capital(words)} ${bound}” includes ${bound}.` : `“${capital(words)} ${bound}” doesn't include ${bound}.`,
          `Decide for each column whether it counts. Start with the column over ${bound}.`,
        ]),
        decimalWay(oneColumnForMany, oneColumnForMany.answer(dots, bound), [
          `Which of the columns fit "${words} ${bound}"?`,
          oneColumnForMany.hints.principle,
          `Decide for each column whether it counts, starting with the one over ${bound}. Then add up the dots in the columns that do.`,
        ]),
      ],
    });
  },
};

const plots = [
  { each: 'bag', many: 'bags', of: 'apples' },
  { each: 'day', many: 'days', of: 'phone calls' },
  { each: 'box', many: 'boxes', of: 'crayons' },
  { each: 'shelf', many: 'shelves', of: 'trophies' },
  { each: 'tank', many: 'tanks', of: 'fish' },
  { each: 'nest', many: 'nests', of: 'eggs' },
] as const;

/** What the dots stand for, all together. 2: three columns, the dots are asked for. 3: three columns. 4: four. 5: five, many dots. */
const totals: Generator = {
  name: 'stat_displays_dot_totals',
  version: 3,
  skill: 'stat_read_displays',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const { each, many, of } = chance.pick(plots);
    const [size, high] = byDifficulty(difficulty, [[3, 5], [4, 7], [3, 5], [4, 6], [5, 9]] as const); // prettier-ignore
    const { values, often } = drawUntil(
      () => {
        const from = chance.int(1, 4);
        return {
          values: Array.from({ length: size }, (_, i) => from + i),
          often: Array.from({ length: size }, () => chance.int(1, high)),
        };
      },
      (draw) => {
        const sums = [
          draw.values.length,
          total(draw.often),
          total(draw.values),
          total(draw.values.map((v, i) => v * draw.often[i]!)),
        ];
        return new Set(draw.often).size >= 3 && new Set(sums).size === 4;
      },
    );
    const amount = total(values.map((value, i) => value * often[i]!));
    const shown = `The dot plot shows the number of ${of} ${many === 'days' ? 'on' : 'in'} each of some ${many}. Each dot is one ${each}.`;
    const figure = plotOf(
      `${capital(of)} ${many === 'days' ? 'on' : 'in'} each ${each}`,
      `Number of ${of}`,
      values.map((value, i) => ({ value, often: often[i]! })),
    );
    if (difficulty === 2)
      return numberDraft({
        figure,
        readFromFigure: true,
        stem: `${shown} How many ${many} are there in all?`,
        right: total(often),
        ladder: [
          `What does each dot stand for?`,
          `Each dot is one ${each}. Count all the dots.`,
          `There are ${often[0]} dots over ${values[0]}. Count the dots over each other number, and add.`,
        ],
        steps: [
          [`Each dot is one ${each}, so count the dots in each column.`, often.join(', \\; ')],
          ['Add them up.', `${often.join(' + ')} = ${total(often)}`],
        ],
        ways: [
          decimalWay(valuesForDots, valuesForDots.answer(values), [
            `What do the numbers below the plot tell: how many ${many}, or how many ${of}?`,
            `Each dot stands for one ${each}. The numbers below only say where a dot belongs.`,
            `Count dots. Start with the ${often[0]} over ${values[0]}.`,
          ]),
          decimalWay(columnsForDots, columnsForDots.answer(often), [
            columnsForDots.hints.look,
            `Each dot stands for one ${each}, and a column may hold several dots.`,
            `Count dots. Start with the ${often[0]} over ${values[0]}.`,
          ]),
        ],
      });
    const products = values.map((value, i) => value * often[i]!);
    const start = `Each dot over ${values[1]} stands for ${values[1]} ${of}. Count ${often[1]} times ${values[1]}, and do the same for every column.`;
    return numberDraft({
      figure,
      readFromFigure: true,
      stem: `${shown} How many ${of} are there in all?`,
      right: amount,
      ladder: [
        'What does each dot stand for? What does the number below it tell?',
        `Each dot is one ${each}. Multiply each number by how many dots are over it, and add.`,
        `Over ${values[0]}, multiply ${often[0]} by ${values[0]}. Do the same for each other number, and add the products.`,
      ],
      steps: [
        [
          'Multiply each number by how many dots are over it.',
          values.map((value, i) => `${often[i]} \\times ${value} = ${products[i]}`).join(', \\quad '),
        ],
        ['Add the products.', `${products.join(' + ')} = ${amount}`],
      ],
      ways: [
        decimalWay(dotsForAmount, dotsForAmount.answer(often), [
          `You counted ${many}. What does the question ask for?`,
          `One dot is one ${each}. The number below says how many ${of} belong to it.`,
          start,
        ]),
        decimalWay(valuesForDots, valuesForDots.answer(values), [valuesForDots.hints.look, valuesForDots.hints.principle, start]),
      ],
    });
  },
};

export const displayDots: readonly Generator[] = [stretch, totals];
