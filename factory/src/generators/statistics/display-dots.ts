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
import { decimalWay, tableOf } from '../../wording/data-text.ts';
import { listed } from '../../wording/whole-number-text.ts';

const bounds = {
  'at least': { direction: 'up', itself: true },
  'more than': { direction: 'up', itself: false },
  'at most': { direction: 'down', itself: true },
  'fewer than': { direction: 'down', itself: false },
} as const;

const surveys = [
  { who: 'children', has: 'siblings' },
  { who: 'teams', has: 'goals' },
  { who: 'families', has: 'bicycles' },
] as const;

/** The dots of a stretch. 1 and 2: five columns, up to four or six dots. 3: six columns, the bound within them. */
const stretch: Generator = {
  name: 'stat_displays_dot_stretch',
  version: 1,
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
      stem: `A dot plot shows how many ${has} some ${who} have. Each dot is one of the ${who}.\n\n${tableOf([
        [has[0]!.toUpperCase() + has.slice(1), ...dots.map(({ value }) => value)],
        ['Dots', ...dots.map(({ often }) => often)],
      ])}\n\nHow many of the ${who} have ${words} ${bound} ${bound === 1 ? has.replace(/s$/, '') : has}?`,
      right,
      steps: [
        [
          itself ? `The number ${bound} itself counts, too.` : `The number ${bound} itself does not count.`,
          kept.map(({ value }) => value).join(', \\; '),
        ],
        [
          'Add the dots over these numbers.',
          kept.length === 1 ? `${right}` : `${kept.map(({ often }) => often).join(' + ')} = ${right}`,
        ],
      ],
      ways: [
        decimalWay(astray, astray.answer(dots, bound, direction), [
          `Does ${bound} itself belong to "${words} ${bound}"?`,
          itself ? `"${words} ${bound}" takes ${bound} in.` : `"${words} ${bound}" begins next to ${bound}, and leaves it out.`,
          `Say for every column whether it counts, and begin with the column over ${bound}.`,
        ]),
        decimalWay(oneColumnForMany, oneColumnForMany.answer(dots, bound), [
          `Which of the columns fit "${words} ${bound}"?`,
          oneColumnForMany.hints.principle,
          'Say for every column whether it counts. Then add the dots of those that do.',
        ]),
      ],
    });
  },
};

const plots = [
  { each: 'bag', many: 'bags', of: 'apples' },
  { each: 'day', many: 'days', of: 'phone calls' },
  { each: 'nest', many: 'nests', of: 'eggs' },
] as const;

/** What the dots stand for, all together. 2: three columns, the dots are asked for. 3: three columns. 4: four. 5: five, many dots. */
const totals: Generator = {
  name: 'stat_displays_dot_totals',
  version: 1,
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
    const told = listed(values.map((value, i) => `${often[i]} ${often[i] === 1 ? 'dot' : 'dots'} over ${value}`));
    const shown = `A dot plot shows the number of ${of} in each of some ${many}: one dot for each ${each}.`.replace(
      'in each of some days',
      'on each of some days',
    );
    if (difficulty === 2)
      return numberDraft({
        stem: `${shown} It has ${told}. How many ${many} are there in all?`,
        right: total(often),
        steps: [
          [`Each dot stands for one ${each}, so the dots are counted.`, often.join(', \\; ')],
          ['Add them.', `${often.join(' + ')} = ${total(often)}`],
        ],
        ways: [
          decimalWay(valuesForDots, valuesForDots.answer(values), [
            `What do the numbers below the plot tell: how many ${many}, or how many ${of}?`,
            `Each dot stands for one ${each}. The numbers below only say where a dot belongs.`,
            `Count dots: begin with the ${often[0]} over ${values[0]}.`,
          ]),
          decimalWay(columnsForDots, columnsForDots.answer(often), [
            columnsForDots.hints.look,
            `Each dot stands for one ${each}, and a column may hold several dots.`,
            `Count dots: begin with the ${often[0]} over ${values[0]}.`,
          ]),
        ],
      });
    const products = values.map((value, i) => value * often[i]!);
    const start = `Each dot over ${values[1]} stands for ${values[1]} ${of}. Count ${often[1]} times ${values[1]}, and do the same for every column.`;
    return numberDraft({
      stem: `${shown} It has ${told}. How many ${of} are there in all?`,
      right: amount,
      steps: [
        [
          'Multiply each number by the dots over it.',
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
