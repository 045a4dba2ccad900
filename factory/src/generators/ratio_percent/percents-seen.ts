import { rational } from '@stoa/engine/math/exact/rational';
import { denominatorAsPercent, numeratorAsPercent, partOverRest } from '@stoa/engine/math/mal-rules/ratio-and-percent/percents';
import { family, graded } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { following } from '../../wrong-way.ts';

/**
 * A bar in equal parts. 1: tenths or fourths. 2: fifths or tenths. 3: twentieths. 4: fifths or twentieths. 5: twentieths. At
 * 4, and sometimes at 5, the question is about the unshaded part.
 */
function drawShaded(chance: Chance, difficulty: Difficulty): { cut: number; shaded: number; rest: boolean } {
  const cut = { 1: chance.pick([10, 4]), 2: chance.pick([5, 10]), 3: 20, 4: chance.pick([5, 20]), 5: 20 }[difficulty];
  return { cut, shaded: chance.int(1, cut - 1), rest: difficulty === 4 || (difficulty === 5 && chance.maybe(0.5)) };
}

const shadedBar = family(
  { name: 'percent_meaning_bar', version: 1, skill: 'percent_meaning' },
  {
    levels: { bar: graded(drawShaded) },
    where: ({ bar: { cut, shaded } }) => shaded * 2 !== cut && (cut !== 20 || shaded % 2 === 1),
    derived: ({ bar: { cut, shaded, rest } }) => {
      const count = rest ? cut - shaded : shaded;
      return { count, each: 100 / cut, right: (count * 100) / cut, what: rest ? 'not shaded' : 'shaded' };
    },
    given: ({ bar: { cut, shaded }, what, right }) => ({
      stem: `What percent of the bar is ${what}?`,
      figure: { kind: 'fraction_strips', strips: [{ parts: cut, shaded }] },
      readFromFigure: true,
      right,
      unit: '%',
    }),
    steps: ({ bar: { cut }, count, each, right, what }) => [
      [`The whole bar is 100%. It has ${cut} equal parts, so find the percent for one part.`, `100 \\div ${cut} = ${each}`],
      [`${count} of the parts ${count === 1 ? 'is' : 'are'} ${what}. Multiply.`, `${count} \\times ${each} = ${right}`],
    ],
    ladder: ({ bar: { cut }, what }) => [
      `How many equal parts does the bar have? How many of them are ${what}?`,
      'The whole bar is 100%. Divide to find the percent for one part.',
      `Divide 100 by ${cut}, the number of all the parts. How many parts do you count?`,
    ],
    ways: ({ bar: { cut }, count }) => [
      following(
        numeratorAsPercent,
        [count],
        [
          `Is each part of this bar 1%?`,
          'Percent means out of 100. Each part is 1% only if there are 100 parts.',
          `The whole bar is 100%, and it has ${cut} parts. What percent is one part?`,
        ],
      ),
      following(
        denominatorAsPercent,
        [cut],
        [
          `What does the number of all the parts tell you?`,
          'Percent means out of 100. Find how many parts out of 100 it would be.',
          `Divide 100 by ${cut} to find the percent for one part.`,
        ],
      ),
      {
        rule: partOverRest,
        to: count < cut ? rational(100 * count, cut - count) : null,
        hints: [
          'Do you compare with the whole bar, or with the other part of it?',
          'A percent compares a part with the whole.',
          `The whole bar has ${cut} parts.`,
        ],
      },
    ],
  },
);

export const percentsSeenGenerators: readonly Generator[] = [shadedBar];
