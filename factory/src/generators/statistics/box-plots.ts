import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { inOrder } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import { greatestForRange } from '@stoa/engine/math/mal-rules/geometry-and-statistics/averages';
import {
  deviationsNotAveraged,
  mediansAdded,
  oneGroupOnly,
  otherEndOfBox,
  quarterTakenForHalf,
  whiskerForBox,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/data-plots';
import {
  rangeForInterquartile,
  upperQuartileForInterquartile,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/quartiles';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { always, family, type Step } from '../../family.ts';
import type { Chance, Difficulty } from '../../generator.ts';
import { ledTo, ruled } from '../../ruled.ts';
import { byShape } from '../../by-shape.ts';

const boxes = [
  { title: 'Points in each game', axis: 'Points' },
  { title: 'Minutes on the bus', axis: 'Minutes' },
  { title: 'Heights of the tomato plants', axis: 'Inches' },
  { title: 'Pages read in a week', axis: 'Pages' },
  { title: 'High temperatures in May', axis: '°F' },
  { title: 'Customers each hour', axis: 'Customers' },
] as const;

type Five = readonly [number, number, number, number, number];
const fiveOf = (chance: Chance, by: number, most: number): Five =>
  drawUntil(
    () => inOrder(Array.from({ length: 5 }, () => by * chance.int(1, most))) as unknown as Five,
    (five) =>
      new Set(five).size === 5 &&
      five[3] - five[1] !== five[4] - five[0] &&
      !five.includes(five[3] - five[1]) &&
      !five.includes(five[4] - five[0]) &&
      five[2] - five[1] !== five[3] - five[2],
  );
const boxOf = ([low, first, middle, third, high]: Five, name: string | null = null) => ({
  name,
  least: low,
  lower_quartile: first,
  median: middle,
  upper_quartile: third,
  greatest: high,
});
const scaleOf = (by: number, most: number) => ({ from: 0, to: by * (most + 1), step: by });
const lines = ['minimum', 'first quartile', 'median', 'third quartile', 'maximum'] as const;
const scaled = (five: Five, by: number): Five => five.map((mark) => mark * by) as unknown as Five;

const told = { name: 'stat_box_plot_read', version: 1, skill: 'stat_box_plot' } as const;

/** Five marks in steps of the scale, and the size of a step. */
const box = {
  setting: (chance: Chance, difficulty: Difficulty) => ({ by: chance.pick(difficulty <= 2 ? [1, 2] : [2, 5]) }),
  levels: { marks: always((chance: Chance): Five => fiveOf(chance, 1, 19)) },
  derived: ({ by, marks }: { readonly by: number; readonly marks: Five }) => ({ five: scaled(marks, by) }),
} as const;

const opened = (chance: Chance) => ({
  scene: chance.pick(boxes),
  opening: chance.pick(['The box plot shows a set of data.', 'Use the box plot.', 'Look at the box plot.', 'A class made this box plot.']),
}); // prettier-ignore

type Shown = { readonly by: number; readonly five: Five; readonly scene: (typeof boxes)[number] };
const page = ({ by, five, scene }: Shown) => ({
  figure: { kind: 'box_plot', ...scene, scale: scaleOf(by, 19), boxes: [boxOf(five)] } satisfies WrittenFigure,
  readFromFigure: true as const,
});

/** A line inside the plot is read off. */
const line = family(
  { ...told, difficulties: [1] },
  {
    ...box,
    phrasing: (chance) => ({ ...opened(chance), at: chance.int(1, 3) }),
    given: (of) => ({ stem: `${of.opening} What is the ${lines[of.at]}?`, ...page(of), right: of.five[of.at]! }),
    ladder: ({ five, at }) => [
      `Which part of the plot shows the ${lines[at]}?`,
      'From left to right: minimum, first quartile, median, third quartile, maximum.',
      whiskerFirst(five),
    ],
    steps: ({ five, at }) => [
      [
        'From left to right the lines are the minimum, first quartile, median, third quartile, and maximum.',
        `\\text{${lines[at]}}`,
      ],
      ['Read the scale below it.', `${five[at]}`],
    ],
    ways: ({ five, at }) => [
      ruled(whiskerForBox, [five[at === 3 ? 4 : 0]], whiskerFirst(five)),
      ruled(otherEndOfBox, [five[at === 2 ? 3 : 2]], whiskerFirst(five)),
    ],
  },
);
const whiskerFirst = ([low]: Five): string =>
  `The left whisker begins at ${low}. The next line is the first quartile, and then comes the median.`;

/** The range, from the ends of the whiskers. */
const spread = family(
  { ...told, difficulties: [2] },
  {
    ...box,
    phrasing: opened,
    given: (of) => ({ stem: `${of.opening} What is the range?`, ...page(of), right: of.five[4] - of.five[0] }),
    ladder: ({ five: [low, , , , high] }) => [
      'Which part of the plot shows the range?',
      'The range is the maximum minus the minimum.',
      `The whiskers end at ${low} and ${high}. Subtract.`,
    ],
    steps: ({ five: [low, , , , high] }) => [
      ['Read the ends of the whiskers.', `${low}, \\quad ${high}`],
      ['Subtract.', `${high} - ${low} = ${high - low}`],
    ],
    ways: ({ five }) => {
      const [low, first, , third, high] = five;
      const step = `The whiskers end at ${low} and ${high}. Subtract.`;
      return [ruled(rangeForInterquartile, [low, first, third, high, true], step), ruled(greatestForRange, [five], step)];
    },
  },
);

/** The interquartile range, from the ends of the box. */
const boxLength = family(
  { ...told, difficulties: [3] },
  {
    ...box,
    phrasing: opened,
    given: (of) => ({ stem: `${of.opening} What is the interquartile range?`, ...page(of), right: of.five[3] - of.five[1] }),
    ladder: ({ five: [, first, , third] }) => [
      'Which part of the plot shows the interquartile range?',
      'The interquartile range is the third quartile minus the first quartile.',
      `The box begins at ${first} and ends at ${third}. Subtract.`,
    ],
    steps: ({ five: [, first, , third] }) => [
      ['Read the ends of the box.', `${first}, \\quad ${third}`],
      ['Subtract.', `${third} - ${first} = ${third - first}`],
    ],
    ways: ({ five: [low, first, , third, high] }) => {
      const step = `The box begins at ${first} and ends at ${third}. Subtract.`;
      return [
        ruled(rangeForInterquartile, [low, first, third, high, false], step),
        ledTo<number>(upperQuartileForInterquartile, third, step),
      ];
    },
  },
);

/** Parts of a box plot and what percent of the data they hold. 4: beyond a line, or the box. 5: three parts, or half of the box. */
const partsOf = ([, first, middle, third]: Five, difficulty: Difficulty): readonly (readonly [number, string])[] =>
  difficulty === 4
    ? [
        [25, `greater than ${third}`],
        [25, `less than ${first}`],
        [50, `greater than ${middle}`],
        [50, `between ${first} and ${third}`],
      ]
    : [
        [75, `greater than ${first}`],
        [75, `less than ${third}`],
        [25, `between ${first} and ${middle}`],
        [25, `between ${middle} and ${third}`],
      ];

/** The percent of the data in some parts of the plot. */
const share = family(
  { ...told, difficulties: [4, 5] },
  {
    ...box,
    phrasing: (chance, { five, difficulty }) => {
      const opening = opened(chance);
      const [percent, where] = chance.pick(partsOf(five, difficulty));
      return { ...opening, percent, where };
    },
    given: (of) => ({
      stem: `${of.opening} About what percent of the values are ${of.where}?`,
      ...page(of),
      right: of.percent,
      unit: '%',
    }),
    ladder: ({ five }) => [
      'Where on the plot are the values that the question asks about?',
      'The minimum, the quartiles, the median and the maximum cut the data into four equal quarters.',
      countParts(five),
    ],
    steps: ({ percent, where }) => [
      ['Each of the four parts of a box plot holds about a quarter of the data.', '100\\% \\div 4 = 25\\%'],
      [`Count the parts for values ${where}.`, `${percent / 25} \\cdot 25\\% = ${percent}\\%`],
    ],
    ways: ({ five, percent }) => [
      ruled(quarterTakenForHalf, [percent], countParts(five)),
      ruled(otherEndOfBox, [100 - percent], countParts(five)),
    ],
  },
);
const countParts = ([, first, , third]: Five): string =>
  `Begin at the values in the question. How many of the four parts of the plot, each with a quarter of the data, are there? The box goes from ${first} to ${third}.`;

/** 1: a line of the plot. 2: range. 3: interquartile range. 4: what percent of the data. 5: another percent. */
export const boxPlot = byShape(line, spread, boxLength, share);

const pairs = [
  { title: 'Points in each game', axis: 'Points', a: 'Hawks', b: 'Owls', of: 'points' },
  { title: 'Minutes on the bus', axis: 'Minutes', a: 'Route 1', b: 'Route 2', of: 'minutes' },
  { title: 'Heights of the plants', axis: 'Inches', a: 'Sunny side', b: 'Shady side', of: 'inches' },
  { title: 'Pages read in a week', axis: 'Pages', a: 'Grade 6', b: 'Grade 7', of: 'pages' },
  { title: 'Push-ups in one minute', axis: 'Push-ups', a: 'Monday', b: 'Friday', of: 'push-ups' },
  { title: 'Prices of sneakers', axis: 'Dollars', a: 'Store A', b: 'Store B', of: 'dollars' },
] as const;

/** Draws two boxes with the same length, the second moved by two or three times that length. */
function shiftedBoxes(chance: Chance): { one: Five; other: Five } {
  const [length, times] = [chance.int(3, 4), chance.int(2, 3)];
  const inside = chance.int(1, length - 1);
  const box = (first: number): Five => [
    first - chance.int(1, 2),
    first,
    first + inside,
    first + length,
    first + length + chance.int(1, 2),
  ];
  const [low, high] = [box(2), box(2 + length * times)];
  return chance.maybe(0.5) ? { one: low, other: high } : { one: high, other: low };
}
const twoBoxes = (chance: Chance): { one: Five; other: Five } => ({ one: fiveOf(chance, 1, 19), other: fiveOf(chance, 1, 19) });

/** What is compared: the ends of a length in a box plot, or the median alone. */
type Compared = { readonly what: string; readonly ends: readonly [0 | 1, 3 | 4] | null };
const medians: Compared = { what: 'medians', ends: null };
const compared = [
  medians,
  medians,
  { what: 'interquartile ranges', ends: [1, 3] },
  { what: 'ranges', ends: [0, 4] },
  medians,
] as const satisfies readonly Compared[];
const measureOf = (five: Five, difficulty: Difficulty): number => {
  const { ends } = byDifficulty<Compared>(difficulty, compared);
  return ends === null ? five[2] : five[ends[1]] - five[ends[0]];
};

/**
 * 1: which median is higher, and by how much. 2: the same, larger. 3: interquartile ranges. 4: ranges. 5: medians, in
 * multiples of the IQR.
 */
export const compare = family(
  { name: 'stat_compare_boxes', version: 1, skill: 'stat_compare' },
  {
    setting: (chance, difficulty) => ({ by: chance.pick(difficulty === 1 ? [1, 2] : [2, 5]), scene: chance.pick(pairs) }),
    levels: { boxes: [twoBoxes, twoBoxes, twoBoxes, twoBoxes, shiftedBoxes] },
    where: ({ boxes }, difficulty) => {
      const [a, b] = [measureOf(boxes.one, difficulty), measureOf(boxes.other, difficulty)];
      return a !== b && ![a, b].includes(Math.abs(a - b));
    },
    derived: ({ by, boxes, difficulty }) => {
      const [one, other] = [scaled(boxes.one, by), scaled(boxes.other, by)];
      const [a, b] = [measureOf(one, difficulty), measureOf(other, difficulty)];
      return { ...byDifficulty<Compared>(difficulty, compared), one, other, a, b, gap: Math.abs(a - b), iqr: one[3] - one[1], inLengths: difficulty === 5 }; // prettier-ignore
    },
    phrasing: (chance, { scene, what, inLengths }) => ({
      stem: inLengths
        ? 'Both groups have the same interquartile range. How many times the interquartile range is the difference of the medians?'
        : chance.pick([
            `What is the difference of the ${what} of the two groups?`,
            `Compare the two box plots. By how many ${scene.of} do the ${what} differ?`,
            `Use the box plots for ${scene.a} and ${scene.b}. How far apart are their ${what}?`,
          ]),
    }),
    given: ({ by, scene, one, other, gap, iqr, inLengths, stem }) => ({
      stem,
      figure: {
        kind: 'box_plot',
        title: scene.title,
        axis: scene.axis,
        scale: scaleOf(by, 19),
        boxes: [boxOf(one, scene.a), boxOf(other, scene.b)],
      },
      readFromFigure: true,
      right: inLengths ? gap / iqr : gap,
    }),
    ladder: ({ scene, one, difficulty }) => [
      'Which two numbers does the question compare?',
      byDifficulty(difficulty, [
        'The line inside the box is the median. Read both, and subtract.',
        'The line inside the box is the median. Read both, and subtract.',
        'The interquartile range is the length of the box. Find both, and subtract.',
        'The range reaches from one end of the whiskers to the other. Find both, and subtract.',
        'Subtract the medians. Then divide by the interquartile range, the length of a box.',
      ]),
      readFirst(scene, one, difficulty),
    ],
    steps: ({ one, other, what, ends, a, b, gap, iqr, inLengths }): Step[] => [
      [
        `Find both ${what}.`,
        ends === null
          ? `${a}, \\quad ${b}`
          : `${one[ends[1]]} - ${one[ends[0]]} = ${a}, \\quad ${other[ends[1]]} - ${other[ends[0]]} = ${b}`,
      ],
      ['Subtract the smaller from the larger.', `${Math.max(a, b)} - ${Math.min(a, b)} = ${gap}`],
      ...(inLengths ? [[`Divide by the interquartile range, ${iqr}.`, `${gap} \\div ${iqr} = ${gap / iqr}`] as const] : []),
    ],
    ways: ({ scene, one, other, a, b, gap, iqr, difficulty, inLengths }) => {
      const read = readFirst(scene, one, difficulty);
      const howManyBoxes = `A box is ${iqr} long. How many boxes fit into the distance of the medians?`;
      return [
        inLengths ? ruled(deviationsNotAveraged, [gap], howManyBoxes) : ruled(mediansAdded, [a, b], read),
        ruled(oneGroupOnly, [Math.max(a, b)], read),
        ruled(otherEndOfBox, [Math.abs(one[3] - other[3])], read),
      ];
    },
  },
);

const readFirst = ({ a, b }: { readonly a: string; readonly b: string }, one: Five, difficulty: Difficulty): string => {
  const { ends } = byDifficulty<Compared>(difficulty, compared);
  if (ends === null) return `The line in the box of ${a} is at ${one[2]}. Where is the line in the box of ${b}?`;
  return difficulty === 3
    ? `The box of ${a} goes from ${one[1]} to ${one[3]}. Find its length, and the length of the other box.`
    : `The whiskers of ${a} end at ${one[0]} and ${one[4]}. Subtract, and do the same for ${b}.`;
};
