import { capital } from '@stoa/engine/figures/sentence-words';
import { isInteger } from '@stoa/engine/math/exact/rational';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { family, graded, type Step } from '../../family.ts';
import type { Chance, Difficulty, Generator, Ladder } from '../../generator.ts';
import {
  endsAdded,
  endsAsWritten,
  frequencyForMode,
  greatestForMode,
  greatestForRange,
  lowerOfTheMiddleTwo,
  meanForMedian,
  medianForMode,
  medianOfTheCounts,
  middleAsWritten,
  rangeForEnd,
  rangeFromInside,
  repeatsDropped,
  upperOfTheMiddleTwo,
  wrongEndFromRange,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/averages';
import type { NumberWay } from '../../number-draft.ts';
import { counts, greatest, inOrder, least, median } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import { ruledDecimal } from '../../ruled.ts';
import { dataText, decimalWay, rowTex, shortDecimal, sumTex } from '../../wording/data-text.ts';
import { person } from '../../wording/people.ts';

/** What a list of data may be about. `between` are the believable values. */
const scenes = [
  { told: (who: string, data: string) => `${who} asks some friends how many minutes it takes them to get to school: ${data}.`, what: 'of these times, in minutes', between: [3, 60] },
  { told: (_: string, data: string) => `The temperatures at noon, in degrees, were ${data}.`, what: 'of these temperatures, in degrees', between: [1, 38] },
  { told: (who: string, data: string) => `${who} scored these points in the last few games: ${data}.`, what: 'of these points', between: [0, 90] },
  { told: (who: string, data: string) => `The books on ${who}'s shelf have these numbers of chapters: ${data}.`, what: 'of these numbers', between: [2, 60] },
] as const; // prettier-ignore

/** Returns the stem of a question about a list: plain, or in a story that its values fit. */
function asked(chance: Chance, data: readonly number[], measure: 'median' | 'mode' | 'range'): string {
  const fitting = scenes.filter(({ between: [from, to] }) => least(data) >= from && greatest(data) <= to);
  if (fitting.length === 0 || chance.maybe(0.4)) return `Find the ${measure} of ${dataText(data)}.`;
  const scene = chance.pick(fitting);
  return `${scene.told(person(chance), dataText(data))} What is the ${measure} ${scene.what}?`;
}

const numberOf = (data: readonly number[]): number => Number(median(data).n) / Number(median(data).d);

/**
 * 1: three or five values. 2: five or seven. 3: four, with a whole median. 4: six, of two digits. 5: six or eight, with
 * repeats, sometimes a half.
 */
function drawForMedian(chance: Chance, difficulty: Difficulty): number[] {
  const size = byDifficulty(difficulty, [chance.pick([3, 5]), chance.pick([5, 7]), 4, 6, chance.pick([6, 8])]);
  const [low, high] = byDifficulty(difficulty, [[1, 15], [2, 30], [1, 20], [11, 60], [10, 50]] as const); // prettier-ignore
  const half = difficulty >= 4 && chance.maybe(0.5);
  return drawUntil(
    () => {
      const drawn = Array.from({ length: size }, () => chance.int(low, high));
      if (difficulty === 5) drawn[0] = drawn[3]!;
      return drawn;
    },
    (data) => {
      const middle = median(data);
      const [below, above] = [lowerOfTheMiddleTwo.answer(data), upperOfTheMiddleTwo.answer(data)];
      return (
        isInteger(middle) !== half &&
        new Set(data).size === (difficulty === 5 ? size - 1 : size) &&
        (below === null || below !== above) &&
        numberOf(data) !== Number(middleAsWritten.answer(data).n) / Number(middleAsWritten.answer(data).d) &&
        numberOf(data) !== size
      );
    },
  );
}

const find = family(
  { name: 'stat_median_find', version: 1, skill: 'stat_median_mode_range' },
  {
    levels: { data: graded(drawForMedian) },
    derived: ({ data }) => {
      const [ordered, half] = [inOrder(data), data.length / 2];
      return { ordered, middle: median(data), two: data.length % 2 === 0 ? ordered.slice(half - 1, half + 1) : null };
    },
    phrasing: (chance, { data }) => ({ stem: asked(chance, data, 'median') }),
    given: ({ stem, middle }) => ({ stem, right: middle, inputType: 'decimal' }),
    ladder: ({ ordered, two }) => [
      'Are the values in order? How many are there?',
      two === null
        ? 'Put the values in order. The median is the one in the middle.'
        : 'Put the values in order. With an even number of values, the median is halfway between the two in the middle.',
      `In order, the values begin with ${ordered[0]}, ${ordered[1]}. There are ${ordered.length} of them. Cross out one from each end in turn.`,
    ],
    steps: ({ ordered, middle, two }): Step[] => [
      ['Put the values in order.', rowTex(ordered)],
      ...(two === null
        ? [['As many values lie below it as above it: this one is in the middle.', shortDecimal(middle)!] as const]
        : [
            ['Two values share the middle.', rowTex(two)] as const,
            ['The median is halfway between them.', `(${sumTex(two)}) \\div 2 = ${shortDecimal(middle)}`] as const,
          ]),
    ],
    ways: ({ data, ordered }) => {
      const twoHints: Ladder = [
        'How many values lie below your number, and how many above it?',
        'With an even number of values, two of them share the middle. The median is halfway between these two.',
        'Put the values in order and cross out one from each end until two are left. Look for the point halfway between them.',
      ];
      return [
        ruledDecimal(
          middleAsWritten,
          [data],
          `Begin the line with ${ordered[0]}, the least. Keep every value, also one that comes twice.`,
        ),
        decimalWay(lowerOfTheMiddleTwo, lowerOfTheMiddleTwo.answer(data), twoHints),
        decimalWay(upperOfTheMiddleTwo, upperOfTheMiddleTwo.answer(data), twoHints),
        decimalWay(repeatsDropped, repeatsDropped.answer(data), [
          repeatsDropped.hints.look,
          'A value that comes twice is two values. Both are in the line.',
          'Write the whole line again with every value, then cross out one from each end in turn.',
        ]),
        ruledDecimal(meanForMedian, [data], 'Put the values in order and cross out one from each end, again and again.'),
      ];
    },
  },
);

/** Draws values from 4 to `high`, shuffled. `repeats` says how often the first ones occur; all others occur once. */
const withRepeats =
  (size: number, high: number, repeats: readonly number[]) =>
  (chance: Chance): { data: number[]; most: number } => {
    const pool = chance.shuffle(Array.from({ length: high - 3 }, (_, i) => i + 4));
    const values = repeats.flatMap((often, i) => Array.from({ length: often }, () => pool[i]!));
    const singles = pool.slice(repeats.length, repeats.length + size - values.length);
    return { data: chance.shuffle([...values, ...singles]), most: pool[0]! };
  };

/** The mode of a list. 1: six values, one comes twice. 2: seven. 3: eight, two values repeat. 4: nine. 5: eleven, three values repeat. */
const mode = family(
  { name: 'stat_mode_find', version: 1, skill: 'stat_median_mode_range' },
  {
    levels: {
      list: [
        withRepeats(6, 12, [2]),
        withRepeats(7, 15, [3]),
        withRepeats(8, 20, [3, 2]),
        withRepeats(9, 40, [4, 2]),
        withRepeats(11, 60, [4, 3, 2]),
      ],
    },
    where: ({ list: { data, most } }) =>
      ![greatest(data), numberOf(data), data.length].includes(most) &&
      data.some((value, i) => value === most && data[i + 1] !== value),
    derived: ({ list: { data } }) => ({ data, ordered: inOrder(data) }),
    phrasing: (chance, { data }) => ({ stem: asked(chance, data, 'mode') }),
    given: ({ stem, list: { most } }) => ({ stem, right: most }),
    ladder: ({ ordered }) => [
      'Which values come more than once?',
      'The mode is the value that occurs most. Put equal values next to each other, and count.',
      `Put the ${ordered.length} values in order, beginning with ${ordered[0]}. Count how many times each one occurs.`,
    ],
    steps: ({ list: { data, most }, ordered }) => [
      ['Put the values in order, so that equal ones are together.', rowTex(ordered)],
      [`One value occurs ${counts(data).get(most)} times, more than any other. It is the mode.`, `${most}`],
    ],
    ways: ({ data }) => {
      const tally = 'Go through the list and make a mark for every value each time it comes.';
      return [
        ruledDecimal(frequencyForMode, [data], `${tally} Then write down the value, not the marks.`),
        decimalWay(greatestForMode, greatestForMode.answer(data), [
          `You looked for the greatest value. Does ${greatest(data)} come more often than others?`,
          greatestForMode.hints.principle,
          tally,
        ]),
        ruledDecimal(medianForMode, [data], tally),
      ];
    },
  },
);

const valuesIn =
  (size: number, low: number, high: number) =>
  (chance: Chance): number[] =>
    Array.from({ length: size }, () => chance.int(low, high));

/** 1: five values. 2: six. 3: seven of two digits. 4 and 5: an end is missing, and the range is known. */
const range = family(
  { name: 'stat_range_find', version: 1, skill: 'stat_median_mode_range' },
  {
    levels: {
      data: [valuesIn(5, 2, 20), valuesIn(6, 3, 40), valuesIn(7, 11, 90), valuesIn(5, 20, 60), valuesIn(6, 35, 99)],
    },
    where: ({ data }) => {
      const distance = greatest(data) - least(data);
      return (
        new Set(data).size === data.length &&
        endsAsWritten.answer(data) !== distance &&
        ![...data, data.length].includes(distance) &&
        distance > 4
      );
    },
    derived: ({ data }) => ({ lowest: least(data), highest: greatest(data), distance: greatest(data) - least(data) }),
    phrasing: (chance, { data, lowest, highest, distance, difficulty }) => {
      if (difficulty < 4) return { stem: asked(chance, data, 'range'), back: null };
      const wanted = difficulty === 4 || chance.maybe(0.3) ? ('greatest' as const) : ('least' as const);
      const [gone, end] = wanted === 'greatest' ? [highest, lowest] : [lowest, highest];
      const known = chance.shuffle(data.filter((value) => value !== gone));
      return {
        stem: `The range of some values is ${distance}. The ${wanted} value is missing from the list: ${dataText(known)}. What is it?`,
        back: { wanted, gone, end, other: wanted === 'greatest' ? 'least' : 'greatest', known, distance },
      };
    },
    given: ({ stem, distance, back }) => ({ stem, right: back === null ? distance : back.gone }),
    ladder: ({ highest, back }) =>
      back === null
        ? [
            'What is the least value? What is the greatest?',
            'The range is the greatest value minus the least value.',
            `The greatest value is ${highest}. Find the least value, and subtract it.`,
          ]
        : [
            'Is the missing value the least or the greatest?',
            'The range is the greatest value minus the least value. Use it to go from one end to the other.',
            `The ${back.other} value is ${back.end}, and the range is ${back.distance}. Do you add or subtract?`,
          ],
    steps: ({ lowest, highest, distance, back }): Step[] => {
      if (back === null)
        return [
          ['Look for the least and the greatest value.', `${lowest}, \\; ${highest}`],
          ['The range is the distance between them.', `${highest} - ${lowest} = ${distance}`],
        ];
      const [way, sign] = back.wanted === 'greatest' ? ['up', '+'] : ['down', '-'];
      return [
        [`The ${back.other} value is in the list.`, `${back.end}`],
        [`Go ${way} from it by the range.`, `${back.end} ${sign} ${distance} = ${back.gone}`],
      ];
    },
    ways: ({ data, lowest, highest, back }) => (back === null ? waysToRange(data, lowest, highest) : waysToEnd(back)),
  },
);

const waysToRange = (data: readonly number[], lowest: number, highest: number): NumberWay[] => [
  ruledDecimal(
    endsAsWritten,
    [data],
    `The greatest value is ${highest}. Look for the least one, and see how far apart they are.`,
  ),
  ruledDecimal(greatestForRange, [data], `Look for the least value. Then take it away from ${highest}.`),
  ruledDecimal(endsAdded, [lowest, highest], `Begin at ${lowest} on a number line. How far is the way up to ${highest}?`),
];

type MissingEnd = { readonly wanted: 'least' | 'greatest'; readonly end: number; readonly known: readonly number[]; readonly distance: number }; // prettier-ignore

/** Returns the wrong ways from one end of the data to the other. */
const waysToEnd = ({ wanted, end, known, distance }: MissingEnd): NumberWay[] => {
  const start = `Start at ${end}, and go as far as the range says.`;
  return [
    decimalWay(wrongEndFromRange, wrongEndFromRange.answer(end, distance, wanted), [
      `Compare your number with the others. Could it be the ${wanted} one?`,
      wrongEndFromRange.hints.principle,
      `Start at ${end}. In which direction does the ${wanted} value lie?`,
    ]),
    decimalWay(rangeForEnd, rangeForEnd.answer(distance), [
      `What does ${distance} tell: a value, or how far apart two values are?`,
      rangeForEnd.hints.principle,
      start,
    ]),
    ruledDecimal(rangeFromInside, [known, distance, wanted], start),
  ];
};

const surveys = [
  { each: 'students', has: 'pets', row: 'Pets', asks: 'number of pets' },
  { each: 'families', has: 'bicycles', row: 'Bicycles', asks: 'number of bicycles' },
  { each: 'players', has: 'goals', row: 'Goals', asks: 'number of goals' },
] as const;

const countsOf =
  (from: number, to: number, most: number) =>
  (chance: Chance): Counted => {
    const values = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    return { values, often: values.map(() => chance.int(1, most)) };
  };
type Counted = { readonly values: readonly number[]; readonly often: readonly number[] };
const writtenOut = ({ values, often }: Counted): number[] =>
  values.flatMap((value, at) => Array.from({ length: often[at]! }, () => value));
const timesText = (count: number, value: number): string => `${count} ${count === 1 ? 'time' : 'times'} the value ${value}`;

/**
 * Data given by a table of counts. 3: an odd number of values. 4: more of them. 5: an even number, sometimes with a median
 * halfway between two.
 */
const fromCounts = family(
  { name: 'stat_median_from_counts', version: 2, skill: 'stat_median_mode_range', difficulties: [3, 4, 5] },
  {
    levels: { counted: [countsOf(0, 4, 4), countsOf(0, 4, 4), countsOf(0, 4, 4), countsOf(0, 4, 7), countsOf(1, 6, 6)] },
    where: ({ counted }, difficulty) => {
      const { values, often } = counted;
      const data = writtenOut(counted);
      const middle = numberOf(data);
      return (
        (data.length % 2 === 1) === difficulty < 5 &&
        new Set(often).size >= 3 &&
        new Set([middle, numberOf(values), numberOf(often)]).size === 3 &&
        middle !== data.length
      );
    },
    derived: ({ counted }) => {
      const data = writtenOut(counted);
      return { ...counted, data, size: data.length, middle: median(data) };
    },
    phrasing: (chance, { size }) => {
      const survey = chance.pick(surveys);
      const { each, asks } = survey;
      return {
        survey,
        stem: chance.pick([
          `Each dot is one of ${size} ${each}. What is the median ${asks}?`,
          `The dot plot shows the ${asks} for ${size} ${each}. Find the median.`,
          `What is the median ${asks} in the dot plot?`,
        ]),
      };
    },
    given: ({ values, often, middle, survey: { each, row, asks }, stem }) => ({
      stem,
      figure: {
        kind: 'dot_plot',
        title: `${row} of the ${each}`,
        axis: capital(asks),
        columns: values.map((value, at) => ({ value, count: often[at]! })),
      },
      readFromFigure: true,
      right: middle,
      inputType: 'decimal',
    }),
    ladder: ({ counted, survey: { each } }) => [
      `How many ${each} are there, and which of them is in the middle?`,
      'In order, the median has as many values before it as after it. Every dot is one value.',
      writeOut(counted),
    ],
    steps: ({ often, size, middle, survey: { each } }) => [
      [`Count the ${each}.`, `${sumTex(often)} = ${size}`],
      [
        size % 2 === 1
          ? `In order, number ${(size + 1) / 2} is in the middle. Count the dots from the left to find it.`
          : `In order, numbers ${size / 2} and ${size / 2 + 1} share the middle. The median is halfway between them.`,
        shortDecimal(middle)!,
      ],
    ],
    ways: ({ counted, data, often, survey: { each, has } }) => [
      decimalWay(repeatsDropped, repeatsDropped.answer(data), [
        `How many ${each} are there for each number of ${has}?`,
        'Every one of them is a value of its own. The middle of all the values is looked for.',
        writeOut(counted),
      ]),
      decimalWay(medianOfTheCounts, medianOfTheCounts.answer(often), [
        'What do the numbers below the line tell, and what do the dots tell?',
        'The dots tell how many times each value occurs. The median is one of the values on the line.',
        writeOut(counted),
      ]),
      ruledDecimal(meanForMedian, [data], writeOut(counted)),
    ],
  },
);

const writeOut = ({ values: [first, second], often: [one, other] }: Counted): string =>
  `Write the data out: ${timesText(one!, first!)}, then ${timesText(other!, second!)}, and so on.`;

export const medianModeRangeGenerators: readonly Generator[] = [find, mode, range, fromCounts];
