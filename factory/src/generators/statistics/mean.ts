import { greatest, least, mean, total } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import { rational, type Rational } from '@stoa/engine/math/exact/rational';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { family, graded, range, type Step } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import {
  bothMissingTogether,
  meanAndCountAdded,
  meanForMissing,
  meanForTotal,
  meanOfTheKnown,
  meanOfTheMeans,
  meansAdded,
  meanTakenForTotal,
  medianForMean,
  midrangeForMean,
  newValueNotCounted,
  totalForMean,
  totalForMissing,
  totalOfTheGroups,
  zeroNotCounted,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/averages';
import type { NumberWay } from '../../number-draft.ts';
import { ruledDecimal } from '../../ruled.ts';
import { dataText, decimalWay, shortDecimal, sumTex } from '../../wording/data-text.ts';
import { person } from '../../wording/people.ts';
import { inWords } from '../../wording/whole-number-text.ts';

/** Data for a story: what is counted, and when. `most` is the largest believable value. */
const stories = [
  { told: (who: string, data: string) => `${who} counts the birds at the feeder on several days: ${data}.`, of: 'birds a day', most: 40 },
  { told: (who: string, data: string) => `In the last games ${who} scored these points: ${data}.`, of: 'points a game', most: 60 },
  { told: (who: string, data: string) => `${who} writes down the number of pages read each day: ${data}.`, of: 'pages a day', most: 90 },
  { told: (who: string, data: string) => `The children in ${who}'s group found these numbers of shells: ${data}.`, of: 'shells for each child', most: 30 },
] as const; // prettier-ignore

/**
 * 1: three values. 2: four. 3: five, sometimes with a zero. 4: four to six of two digits, sometimes with a half. 5: six to
 * eight, sometimes with a half.
 */
function drawData(chance: Chance, difficulty: Difficulty, halves: boolean): number[] {
  const size = byDifficulty(difficulty, [3, 4, 5, chance.pick([4, 6]), chance.pick([6, 8])]);
  const [low, high] = byDifficulty(difficulty, [[1, 11], [2, 15], [1, 19], [11, 40], [8, 60]] as const); // prettier-ignore
  const withZero = difficulty === 3 && chance.maybe(0.5);
  const half = halves && difficulty >= 4 && chance.maybe(0.5);
  return drawUntil(
    () => {
      const drawn = Array.from({ length: size }, () => chance.int(low, high));
      if (withZero) drawn[chance.int(1, size - 2)] = 0;
      return drawn;
    },
    (data) => {
      const { d } = mean(data);
      const worth = Number(mean(data).n) / Number(d);
      const middle = medianForMean.answer(data);
      return (
        d === (half ? 2n : 1n) &&
        new Set(data).size >= size - 1 &&
        worth !== size &&
        !data.includes(worth) &&
        worth !== Number(middle.n) / Number(middle.d)
      );
    },
  );
}

/** The mean of data. The answer type is always decimal, so that it does not reveal whether the answer is whole. */
const find = family(
  { name: 'stat_mean_find', version: 1, skill: 'stat_mean' },
  {
    levels: { data: graded((chance, difficulty) => drawData(chance, difficulty, true)) },
    derived: ({ data }) => ({ size: data.length, right: mean(data) }),
    phrasing: (chance, { data }) => {
      const { told, of } = chance.pick(stories.filter(({ most }) => most >= greatest(data)));
      return {
        stem: chance.maybe(0.5)
          ? `Find the mean of ${dataText(data)}.`
          : `${told(person(chance), dataText(data))} What is the mean number of ${of}?`,
      };
    },
    given: ({ stem, right }) => ({ stem, right, inputType: 'decimal' }),
    ladder: ({ data, size }) => [
      'What do the values add up to? How many values are there?',
      'The mean is the total divided by the number of values. Count every value, zeros too.',
      `Add the values, beginning with ${data[0]} + ${data[1]}. Then divide the total by ${size}.`,
    ],
    steps: ({ data, size, right }) => [
      ['Add all values.', `${sumTex(data)} = ${total(data)}`],
      [
        `There are ${inWords(size)} values. Share the total out evenly among them.`,
        `${total(data)} \\div ${size} = ${shortDecimal(right)}`,
      ],
    ],
    ways: ({ data, size }) => {
      const fair = `Think of sharing everything out until all ${inWords(size)} have the same.`;
      return [
        ruledDecimal(
          zeroNotCounted,
          [data],
          'Count every value that is listed, the zero as well. Divide the total by that number.',
        ),
        ruledDecimal(totalForMean, [data], 'Count the values in the list. Divide what you added up by that number.'),
        ruledDecimal(
          medianForMean,
          [data],
          `${fair} First you need to know how much there is in all: start with ${data[0]} + ${data[1]}.`,
        ),
        ruledDecimal(midrangeForMean, [data], `${fair} Add all the values, not only ${least(data)} and ${greatest(data)}.`),
      ];
    },
  },
);

/** Returns data without the last value, or with two missing values of that size. */
function withoutTheLast(data: readonly number[], twice: boolean) {
  const [known, gone, size] = [data.slice(0, twice ? -2 : -1), data.at(-1)!, data.length];
  const all = total(known) + (twice ? 2 * gone : gone);
  return { known, gone, size, all, wanted: all / size };
}

/** Back from the mean to a value. 1: one of three. 2: of four. 3: of five. 4: of five or six, of two digits. 5: two equal values are missing. */
const missing = family(
  { name: 'stat_mean_missing', version: 1, skill: 'stat_mean' },
  {
    levels: { data: graded((chance, difficulty) => drawData(chance, difficulty === 5 ? 4 : difficulty, false)) },
    where: ({ data }, difficulty) => {
      const { gone, size, wanted } = withoutTheLast(data, difficulty === 5);
      return Number.isInteger(wanted) && wanted !== gone && gone !== size && gone > 0;
    },
    derived: ({ data, difficulty }) => {
      const twice = difficulty === 5;
      const { known, gone, size, all, wanted } = withoutTheLast(data, twice);
      return { twice, known, gone, size, all, wanted, n: inWords(size), rest: all - total(known) };
    },
    phrasing: (chance, { twice, known, wanted, n }) => {
      const who = person(chance);
      return {
        stem: twice
          ? `The mean of ${n} numbers is ${wanted}. Some of the numbers are ${dataText(known)}. The other two numbers are equal. What is each of them?`
          : chance.pick([
              `The mean of ${n} numbers is ${wanted}. The known ones are ${dataText(known)}. What is the missing number?`,
              `${who} wants to score a mean of ${wanted} points over ${n} games. The points so far are ${dataText(known)}. How many points are needed in the last game?`,
            ]),
      };
    },
    given: ({ stem, gone }) => ({ stem, right: gone }),
    ladder: ({ twice, known, size, wanted, n }) => [
      `What is the total of all ${n} numbers?`,
      'The mean times the number of values is the total. Subtract the known values from it.',
      `Multiply ${size} by ${wanted} for the total. Subtract ${dataText(known)}.${twice ? ' Two equal numbers share the rest.' : ''}`,
    ],
    steps: ({ twice, known, gone, size, all, wanted, n, rest }) => [
      [`If all ${n} were ${wanted}, they would come to this total.`, `${size} \\times ${wanted} = ${all}`],
      [`The ${inWords(known.length)} known ones come to this.`, `${sumTex(known)} = ${total(known)}`],
      [twice ? 'Take them away.' : 'What is missing from the total is the answer.', `${all} - ${total(known)} = ${rest}`],
      ...(twice
        ? [[`The two missing values come to ${rest} together. They are equal, so halve.`, `${rest} \\div 2 = ${gone}`] as const]
        : []),
    ],
    ways: ({ twice, known, gone, size, wanted, n }) => {
      const alone = decimalWay(meanTakenForTotal, meanTakenForTotal.answer(wanted, known), [
        `The mean is ${wanted}. Is that what all ${n} numbers add up to?`,
        'The mean times the number of values gives the total.',
        `Find ${size} × ${wanted} first: that is the total of all ${n} numbers.`,
      ]);
      const together = ruledDecimal(
        bothMissingTogether,
        [rational(gone)],
        'You have found what the two missing numbers add up to. Share it between them.',
      );
      return [
        ...(twice ? [together] : []),
        decimalWay(meanForMissing, meanForMissing.answer(wanted), [
          `Put your number beside ${dataText(known)}. Do they level out at ${wanted}?`,
          'The mean is what every value would be if all were equal. The values themselves may be smaller or larger.',
          `Find what ${n} values of ${wanted} add up to. Then compare that with the known ones.`,
        ]),
        ...(twice ? [] : [alone]),
        decimalWay(totalForMissing, totalForMissing.answer(wanted, size), [
          'What does your number stand for: one value, or all of them together?',
          'The total belongs to all values. The known ones are a part of it.',
          `Add ${dataText(known)}, and see what is still missing up to the total.`,
        ]),
        ruledDecimal(meanOfTheKnown, [known], `Find ${size} × ${wanted}: that is what all ${n} numbers add up to.`),
      ];
    },
  },
);

const collections = [
  { where: (size: number) => `In ${size} bags`, of: 'apples', each: 'per bag' },
  { where: (size: number) => `On ${size} shelves`, of: 'books', each: 'per shelf' },
  { where: (size: number) => `In ${size} boxes`, of: 'crayons', each: 'per box' },
  { where: (size: number) => `On ${size} days`, of: 'visitors', each: 'per day' },
] as const;

/** The total from the mean. 1: up to ten times ten. 2: one number of two digits. 3: both. */
const totalFromMean = family(
  { name: 'stat_mean_total', version: 2, skill: 'stat_mean', difficulties: [1, 2, 3] },
  {
    levels: {
      size: [range(3, 8), range(3, 9), range(11, 16), range(11, 16), range(11, 16)],
      each: [range(3, 9), range(11, 25), range(11, 40), range(11, 40), range(11, 40)],
    },
    where: ({ size, each }) => each !== size,
    phrasing: (chance, { size, each }) => {
      const { where, of, each: per } = chance.pick(collections);
      return {
        stem: chance.pick([
          `${where(size)}, the mean is ${each} ${of} ${per}. How many ${of} are there in all?`,
          `The mean of ${size} numbers is ${each}. What is the sum of the numbers?`,
        ]),
      };
    },
    given: ({ size, each, stem }) => ({ stem, right: size * each }),
    ladder: ({ size, each }) => [
      'What does the mean tell you?',
      'If all the values were equal to the mean, the total would be the same. Multiply the mean by the number of values.',
      `Think of ${size} equal values of ${each}. Multiply ${size} by ${each}.`,
    ],
    steps: ({ size, each }) => [
      ['The mean is what each would have if all had the same. So think of equal values.', `${each}, \\; ${each}, \\; \\ldots`],
      [`There are ${size} of them.`, `${size} \\times ${each} = ${size * each}`],
    ],
    ways: ({ size, each }) => {
      const step = `Imagine ${size} equal amounts of ${each}, and put them together.`;
      return [
        decimalWay(meanAndCountAdded, meanAndCountAdded.answer(each, size), [
          `What does the ${each} tell, and what does the ${size} tell?`,
          meanAndCountAdded.hints.principle,
          step,
        ]),
        ruledDecimal(meanForTotal, [each, size], step),
        decimalWay(meanForMissing, meanForMissing.answer(each), [
          meanForMissing.hints.look,
          'The mean tells what each would have. For all together, every one of them counts.',
          step,
        ]),
      ];
    },
  },
);

type Group = { readonly count: number; readonly mean: number };
const groupOf =
  (least: number, most: number, low: number, high: number) =>
  (chance: Chance): Group => ({ count: chance.int(least, most), mean: chance.int(low, high) });
const groupsAt = [groupOf(2, 5, 3, 12), groupOf(2, 5, 3, 12), groupOf(2, 5, 3, 12), groupOf(2, 8, 10, 30), groupOf(2, 12, 10, 40)] as const; // prettier-ignore

const meanOfAll = (both: readonly Group[]): Rational => rational(totalOfTheGroups.answer(both), total(both.map(({ count }) => count))); // prettier-ignore

/** Two groups of different size. 3: means of one digit. 4: of two digits. 5: the mean of all may end in a half. */
const groups = family(
  { name: 'stat_mean_two_groups', version: 2, skill: 'stat_mean', difficulties: [3, 4, 5] },
  {
    levels: { one: groupsAt, other: groupsAt },
    where: ({ one, other }, difficulty) => {
      const { n, d } = meanOfAll([one, other]);
      return (
        Math.abs(one.count - other.count) > 1 &&
        Math.abs(one.mean - other.mean) > 1 &&
        (difficulty === 5 ? d <= 2n : d === 1n) &&
        Number(n) !== one.count + other.count
      );
    },
    derived: ({ one, other }) => ({
      right: meanOfAll([one, other]),
      all: totalOfTheGroups.answer([one, other]),
      size: one.count + other.count,
    }),
    phrasing: (chance, { one, other }) => ({
      stem: chance.pick([
        `On a quiz, ${one.count} students in one class scored a mean of ${one.mean} points. In another class, ${other.count} students scored a mean of ${other.mean} points. What is the mean for all the students together?`,
        `A team played ${one.count} home games with a mean of ${one.mean} points and ${other.count} away games with a mean of ${other.mean} points. What was the mean for all the games?`,
        `In one garden, ${one.count} plants have a mean height of ${one.mean} inches. In another, ${other.count} plants have a mean height of ${other.mean} inches. What is the mean height of all the plants, in inches?`,
        `On ${one.count} days, the mean number of visitors was ${one.mean}. On ${other.count} other days, it was ${other.mean}. What was the mean number of visitors for all these days?`,
      ]),
    }),
    given: ({ stem, right }) => ({ stem, right, inputType: 'decimal' }),
    ladder: ({ one, other }) => [
      'What is the total of each group?',
      'Find both totals: the mean times the number in the group. Divide the sum by the number of all.',
      `Begin with $${one.count} \\times ${one.mean}$ and $${other.count} \\times ${other.mean}$. Add them, and divide by how many there are in both groups.`,
    ],
    steps: ({ one, other, all, size, right }) => [
      ['Find the total of the first group.', `${one.count} \\times ${one.mean} = ${one.count * one.mean}`],
      ['Find the total of the second group.', `${other.count} \\times ${other.mean} = ${other.count * other.mean}`],
      ['Add the totals, and count how many belong to them.', `${all}, \\quad ${one.count} + ${other.count} = ${size}`],
      ['Share the whole total out evenly.', `${all} \\div ${size} = ${shortDecimal(right)}`],
    ],
    ways: ({ one, other }) => {
      const both = [one, other];
      const begin = `Begin with ${one.count} × ${one.mean}. Then do the same for the other group.`;
      return [
        decimalWay(meanOfTheMeans, meanOfTheMeans.answer(both), [
          meanOfTheMeans.hints.look,
          'The larger group counts for more. Go back to totals: the mean times the number in the group.',
          begin,
        ]),
        ruledDecimal(meansAdded, [both], begin),
        ruledDecimal(totalOfTheGroups, [both], `Add ${one.count} and ${other.count} to see among how many the total is shared.`),
      ];
    },
  },
);

const meanWith = ({ count, mean: old }: Group, added: number): number => (count * old + added) / (count + 1);

/**
 * One value is added to the data. 2: four and one more. 3: up to six. 4: up to nine, of two digits. 5: the other way: the new
 * mean is given.
 */
const joins = family(
  { name: 'stat_mean_new_value', version: 1, skill: 'stat_mean', difficulties: [2, 3, 4, 5] },
  {
    levels: {
      old: [groupOf(2, 4, 3, 9), groupOf(2, 4, 3, 9), groupOf(3, 6, 3, 15), groupOf(3, 9, 3, 40), groupOf(3, 9, 3, 40)],
      added: [range(1, 18), range(1, 18), range(1, 30), range(1, 80), range(1, 80)],
    },
    where: ({ old, added }) => {
      const counts = [old.count, old.count + 1];
      const later = meanWith(old, added);
      return Number.isInteger(later) && added !== old.mean && !counts.includes(later) && !counts.includes(added);
    },
    derived: ({ old, added, difficulty }) => ({
      backward: difficulty === 5,
      now: old.count + 1,
      before: old.count * old.mean,
      later: meanWith(old, added),
      firstTotal: `${old.count} × ${old.mean}`,
    }),
    phrasing: (chance, { old, added, later, backward }) => {
      const who = person(chance);
      const games = `In ${old.count} games ${who} scored a mean of ${old.mean} points.`;
      return {
        stem: backward
          ? `${games} After one more game the mean is ${later} points. How many points did ${who} score in that game?`
          : chance.pick([
              `${games} The score in the next game is ${added} points. What is the mean of all the games now?`,
              `The mean of ${old.count} numbers is ${old.mean}. The number ${added} is added to the list. What is the mean of the new list?`,
            ]),
      };
    },
    given: ({ added, later, backward, stem }) =>
      backward ? { stem, right: added } : { stem, right: later, inputType: 'decimal' },
    ladder: ({ old, added, now, later, backward }) =>
      backward
        ? [
            'What was the total before that game? What is it after?',
            'The mean times the number of games is the total. The new game brought the difference.',
            `Before, the total was $${old.count} \\times ${old.mean}$. After, it was $${now} \\times ${later}$. Subtract.`,
          ]
        : [
            'What is the total so far?',
            'Find the total, add the new value, and divide by the new number of values.',
            `The total so far is $${old.count} \\times ${old.mean}$. Add ${added}, and divide by ${now}.`,
          ],
    steps: ({ old, added, now, before, later, backward }): Step[] => {
      const after = before + added;
      return backward
        ? [
            ['Find the total before that game.', `${old.count} \\times ${old.mean} = ${before}`],
            ['Find the total after it: there is one game more.', `${now} \\times ${later} = ${after}`],
            ['The difference was scored in that game.', `${after} - ${before} = ${added}`],
          ]
        : [
            ['Find the total so far.', `${old.count} \\times ${old.mean} = ${before}`],
            ['Add the new value.', `${before} + ${added} = ${after}`],
            ['There is one value more now. Share the total out evenly.', `${after} \\div ${now} = ${later}`],
          ];
    },
    ways: (of) => (of.backward ? waysBack(of) : waysOn(of)),
  },
);

type Joined = { readonly old: Group; readonly added: number; readonly now: number; readonly later: number; readonly firstTotal: string }; // prettier-ignore

/** Returns the wrong ways to the new mean. */
const waysOn = ({ old, added, now, firstTotal }: Joined): NumberWay[] => {
  const start = `Start with ${firstTotal}: that is what the old values add up to. Then add the new one.`;
  return [
    decimalWay(meanOfTheMeans, meanOfTheMeans.answer([old, { count: 1, mean: added }]), [
      `How many values are behind the ${old.mean}, and how many behind the ${added}?`,
      'A single new value counts once. The old mean stands for all the values before it.',
      start,
    ]),
    ruledDecimal(
      newValueNotCounted,
      [old, added],
      `Divide the new total by ${now}: there is one value more than the ${old.count} before.`,
    ),
    decimalWay(meanForMissing, meanForMissing.answer(old.mean), [
      `The new value is ${added}. Can the mean stay where it was?`,
      'A new value that is above or below the mean moves the mean.',
      start,
    ]),
  ];
};

/** Returns the wrong ways back from the new mean to the added value. */
const waysBack = ({ old, now, later, firstTotal }: Joined): NumberWay[] => {
  const after = `Before that game the total was ${firstTotal}. Find the total after it in the same way.`;
  return [
    decimalWay(meanForMissing, meanForMissing.answer(later), [
      `If the last game had brought ${later} points, would it have moved the mean that far?`,
      'Compare the total of all points before that game with the total after it.',
      after,
    ]),
    decimalWay(meanTakenForTotal, meanTakenForTotal.answer(later, [old.mean]), [
      meanTakenForTotal.hints.look,
      'Means cannot be taken away from each other here. Totals can.',
      after,
    ]),
    decimalWay(totalForMissing, totalForMissing.answer(later, now), [
      'How many games does your number belong to?',
      'The total after the game holds the points of all the games before it, too.',
      `Before that game the total was ${firstTotal}. Compare the two totals.`,
    ]),
  ];
};

export const meanGenerators: readonly Generator[] = [find, missing, totalFromMean, groups, joins];
