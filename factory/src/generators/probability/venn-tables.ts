import { rational, type Rational } from '@stoa/engine/math/exact/rational';
import { total } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import {
  overlapCountedTwice,
  unionForOther,
  wholeGroupForPart,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/probability';
import { byDifficulty } from '../../by-difficulty.ts';
import { family, range, type Step, type Way } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { ledTo } from '../../ruled.ts';

type Questions = { readonly title: string; readonly rows: readonly string[]; readonly columns: readonly string[]; readonly who: string; readonly a: string; readonly b: string }; // prettier-ignore
const questions: readonly Questions[] = [
  { title: 'Clubs', rows: ['In the chess club', 'Not in the chess club'], columns: ['In the band', 'Not in the band'], who: 'students', a: 'are in the chess club', b: 'are in the band' },
  { title: 'Snacks', rows: ['Likes apples', 'Does not like apples'], columns: ['Likes grapes', 'Does not like grapes'], who: 'children', a: 'like apples', b: 'like grapes' },
  { title: 'Pets', rows: ['Has a dog', 'Has no dog'], columns: ['Has a cat', 'Has no cat'], who: 'families', a: 'have a dog', b: 'have a cat' },
  { title: 'Sports', rows: ['Swims', 'Does not swim'], columns: ['Runs', 'Does not run'], who: 'members', a: 'swim', b: 'run' },
]; // prettier-ignore

const cell = [range(2, 14), range(2, 20), range(2, 26), range(2, 32), range(2, 38)] as const;

/** The parts of a Venn diagram, in a table of two questions. 1: both. 2: one. 3: at least one. 4 and 5: as probabilities. */
const table = family(
  { name: 'prob_venn_table', version: 1, skill: 'prob_venn' },
  {
    setting: (chance) => ({ scene: chance.pick(questions) }),
    levels: { both: cell, a: cell, b: cell, none: cell },
    where: ({ both, a, b, none }, difficulty) =>
      new Set([both, a, b, none, both + a, both + b]).size === 6 && (difficulty < 4 || (both + a + b + none) % 10 === 0),
    derived: ({ scene, both, a, b, none, difficulty }) => {
      const cells = byDifficulty(difficulty, [[both, a], [a], [both, a, b], [both, a, b], [a, b]]);
      const all = both + a + b + none;
      const chances = difficulty >= 4;
      return {
        chances,
        all,
        count: total(cells),
        sum: cells.join(' + '),
        listed: cells.join(', '),
        value: (n: number): Rational => (chances ? rational(n, all) : rational(n, 1)),
        asked: byDifficulty(difficulty, [
          scene.a,
          'are in the first row and the second column',
          `${scene.a}, or ${scene.b}, or both`,
          `${scene.a}, or ${scene.b}, or both`,
          `${scene.a}, or ${scene.b}, but not both`,
        ]),
      };
    },
    given: ({ scene: { title, rows, columns, who }, both, a, b, none, chances, count, value, asked }) => ({
      stem: chances
        ? `One of the ${who} is chosen at random. Find the probability that the chosen one is among those who ${asked}.`
        : `How many of the ${who} ${asked}?`,
      figure: { kind: 'two_way_table', title, rows: [...rows], columns: [...columns], cells: [[both, a], [b, none]] }, // prettier-ignore
      readFromFigure: true,
      right: value(count),
      inputType: chances ? 'fraction' : 'integer',
    }),
    ladder: ({ both, a, difficulty, chances, sum }) => [
      'Which cells of the table does the question ask about?',
      chances
        ? 'Add the cells that count, and divide by the number of all.'
        : 'Each cell belongs to one row and one column. Add the cells that count.',
      difficulty === 2 ? firstRow(both, a) : `Add the cells that count: $${sum}$.`,
    ],
    steps: ({ both, a, difficulty, chances, all, count, sum, listed }): Step[] =>
      difficulty === 2
        ? [
            ['Find the cell where the row and the column meet.', `${a}`],
            ['It counts those in the first group who are not in the second.', `${both + a} - ${both} = ${a}`],
          ]
        : [
            ...(chances ? [] : [['Find the cells that count.', listed.replaceAll(', ', ', \\; ')] as const]),
            ['Add the cells that count.', `${sum} = ${count}`],
            ...(chances ? [['Divide by the number of all.', `\\frac{${count}}{${all}}`] as const] : []),
          ],
    ways: ({ both, a, b, difficulty, chances, all, listed, value }): Way[] => {
      const step = difficulty === 2 ? firstRow(both, a) : `The cells that count are $${listed}$. Add them.`;
      const [union, twice] = [both + a + b, 2 * both + a + b];
      return [
        ...(difficulty >= 3 && (!chances || twice < all) ? [ledTo(overlapCountedTwice, value(twice), step)] : []),
        {
          rule: wholeGroupForPart,
          to: value(difficulty === 1 ? both + b : both + a),
          hints: [
            wholeGroupForPart.hints.look,
            'A row has two cells: those who are in the other group, and those who are not.',
            step,
          ],
        },
        ...(difficulty === 5 ? [ledTo(unionForOther, value(union), step)] : []),
      ];
    },
  },
);
const firstRow = (both: number, a: number): string =>
  `The first row has the cells ${both} and ${a}. Which of them is in the second column?`;

export const vennTableGenerators: readonly Generator[] = [table];
