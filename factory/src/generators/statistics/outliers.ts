import { newMeanForChange, oldCountKept } from '@stoa/engine/math/mal-rules/geometry-and-statistics/symmetry-and-units';
import { always, family, graded, often } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { ruled } from '../../ruled.ts';
import { inOrder } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';

const topics = [
  { title: 'Minutes to walk to school', axis: 'Minutes' },
  { title: 'Points in each game', axis: 'Points' },
  { title: 'Pages read each day', axis: 'Pages' },
  { title: 'Fish caught each day', axis: 'Fish' },
  { title: 'Texts sent each day', axis: 'Texts' },
  { title: 'Goals in each season', axis: 'Goals' },
] as const;

type Data = { readonly near: readonly number[]; readonly far: number };
const total = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

/** Draws values near each other, with a whole mean, and one far above them, so that the mean of all is whole too. */
function drawData(chance: Chance, difficulty: Difficulty): Data {
  const count = { 1: 4, 2: 4, 3: 5, 4: 6, 5: 7 }[difficulty];
  const low = chance.int(2, 5);
  const near = Array.from({ length: count }, () => chance.int(low, low + 4));
  return { near, far: chance.int(low + 7, low + 14) };
}

/**
 * 1: the mean without the outlier. 2 to 4: how much the mean changes without it. 5: how much farther the mean moves than it
 * would for a near value.
 */
const outlier = family(
  { name: 'stat_outlier_mean', version: 2, skill: 'stat_outlier' },
  {
    levels: { of: graded(drawData), topic: always((chance) => chance.pick(topics)), compares: always(often), level: graded((_, difficulty) => difficulty) },
    where: ({ of: { near, far } }) => {
      const [all, rest] = [total(near) + far, total(near)];
      const [with_, without] = [all / (near.length + 1), rest / near.length];
      return Number.isInteger(with_) && Number.isInteger(without) && with_ - without > 0 && new Set(near).size > 2 && ![far, near.length, near.length + 1].includes(with_ - without) && with_ - without !== without;
    },
    given: ({ of: { near, far }, topic: { title, axis }, level, compares }) => {
      const values = [...near, far];
      const [least, most] = [Math.min(...values), Math.max(...values)];
      const [with_, without] = [total(values) / values.length, total(near) / near.length];
      return {
        stem:
          level === 1
            ? compares
              ? `Leave out the value in the dot plot that is far from the others. What is the mean of the other values?`
              : `One value in the dot plot is far from the others. What is the mean of the data without that value?`
            : level === 5
              ? `One value in the dot plot, ${far}, was a mistake and is left out. By how much does the mean go down?`
              : compares
                ? `One value in the dot plot is far from the others. How much greater is the mean with that value than without it?`
                : `One value in the dot plot is far from the others. By how much does the mean go down without that value?`,
        figure: {
          kind: 'dot_plot',
          title,
          axis,
          columns: Array.from({ length: most - least + 1 }, (_, at) => ({ value: least + at, count: values.filter((one) => one === least + at).length })),
        },
        readFromFigure: true,
        right: level === 1 ? without : with_ - without,
        inputType: 'integer',
      };
    },
    steps: ({ of: { near, far }, level }) => {
      const values = inOrder([...near, far]);
      const [all, rest] = [total(values), total(near)];
      return [
        ...(level === 1 ? [] : [['Find the mean of all the values.', `${all} \\div ${values.length} = ${all / values.length}`] as const]),
        [`Leave out ${far}, and add the rest.`, `${inOrder(near).join(' + ')} = ${rest}`],
        ['Divide by the number of values that are left.', `${rest} \\div ${near.length} = ${rest / near.length}`],
        ...(level === 1 ? [] : [['Subtract.', `${all / values.length} - ${rest / near.length} = ${all / values.length - rest / near.length}`] as const]),
      ];
    },
    ladder: ({ of: { near, far }, level }) => [
      'Which value is far from the others?',
      level === 1 ? 'Leave that value out. The mean is the total of the rest divided by how many are left.' : 'Find the mean with that value, and then without it. Subtract.',
      level === 1 ? `Leave out ${far}. Add the other ${near.length} values, and divide by ${near.length}.` : `With ${far}, divide the total by ${near.length + 1}. Without it, divide the new total by ${near.length}. Compare.`,
    ],
    ways: ({ of: { near, far }, level }) => {
      const [all, rest] = [total(near) + far, total(near)];
      const [with_, without] = [all / (near.length + 1), rest / near.length];
      const step = `Without ${far} there are ${near.length} values. Add them, and divide by ${near.length}.`;
      const kept = level === 1 ? ruled(oldCountKept, [rest, near.length + 1], step) : { ...ruled(oldCountKept, [rest, near.length + 1], step), to: with_ - rest / (near.length + 1) };
      return [kept, ruled(newMeanForChange, [level === 1 ? with_ : without], step)].filter(({ to }) => to !== null && Number.isInteger(to));
    },
    belowZero: false,
  },
); // prettier-ignore

export const outlierGenerators: readonly Generator[] = [outlier];
