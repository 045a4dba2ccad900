import { greatest, least, mean, total } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import { add, divide, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
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
import { numberDraft } from '../../number-draft.ts';
import { dataText, decimalWay, shortDecimal, sumTex } from '../../wording/data-text.ts';
import { person } from '../../wording/people.ts';
import { inWords } from '../../wording/whole-number-text.ts';

/** Data that a story can be told of: what is counted, and when. `most` bounds what can be believed. */
const stories = [
  { told: (who: string, data: string) => `${who} counts the birds at the feeder on several days: ${data}.`, of: 'birds a day', most: 40 },
  { told: (who: string, data: string) => `In the last games ${who} scored these points: ${data}.`, of: 'points a game', most: 60 },
  { told: (who: string, data: string) => `${who} writes down the number of pages read each day: ${data}.`, of: 'pages a day', most: 90 },
  { told: (who: string, data: string) => `The children in ${who}'s group found these numbers of shells: ${data}.`, of: 'shells for each child', most: 30 },
] as const; // prettier-ignore

/** 1: three values. 2: four. 3: five, a zero among them at times. 4: four to six of two digits, a half at times. 5: six to eight, a half at times. */
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

/** The mean of data. The answer is typed as a decimal throughout, so that its kind does not tell whether it is whole. */
const find: Generator = {
  name: 'stat_mean_find',
  version: 1,
  skill: 'stat_mean',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const data = drawData(chance, difficulty, true);
    const size = data.length;
    const right = mean(data);
    const written = shortDecimal(right)!;
    const scene = chance.pick(stories.filter(({ most }) => most >= greatest(data)));
    const fair = `Think of sharing everything out until all ${inWords(size)} have the same.`;
    return numberDraft({
      stem: chance.maybe(0.5)
        ? `Find the mean of ${dataText(data)}.`
        : `${scene.told(person(chance), dataText(data))} What is the mean number of ${scene.of}?`,
      right,
      inputType: 'decimal',
      written,
      ladder: [
        'What do the values add up to? How many values are there?',
        'The mean is the total divided by the number of values. Count every value, zeros too.',
        `Add the values, beginning with ${data[0]} + ${data[1]}. Then divide the total by ${size}.`,
      ],
      steps: [
        ['Add all values.', `${sumTex(data)} = ${total(data)}`],
        [
          `There are ${inWords(size)} values. Share the total out evenly among them.`,
          `${total(data)} \\div ${size} = ${written}`,
        ],
      ],
      ways: [
        decimalWay(zeroNotCounted, zeroNotCounted.answer(data), [
          zeroNotCounted.hints.look,
          zeroNotCounted.hints.principle,
          'Count every value that is listed, the zero as well. Divide the total by that number.',
        ]),
        decimalWay(totalForMean, totalForMean.answer(data), [
          totalForMean.hints.look,
          totalForMean.hints.principle,
          'Count the values in the list. Divide what you added up by that number.',
        ]),
        decimalWay(medianForMean, medianForMean.answer(data), [
          medianForMean.hints.look,
          medianForMean.hints.principle,
          `${fair} First you need to know how much there is in all: start with ${data[0]} + ${data[1]}.`,
        ]),
        decimalWay(midrangeForMean, midrangeForMean.answer(data), [
          midrangeForMean.hints.look,
          midrangeForMean.hints.principle,
          `${fair} Add all the values, not only ${least(data)} and ${greatest(data)}.`,
        ]),
      ],
    });
  },
};

/** Back from the mean to a value. 1: one of three. 2: of four. 3: of five. 4: of five or six, of two digits. 5: two equal values are missing. */
const missing: Generator = {
  name: 'stat_mean_missing',
  version: 1,
  skill: 'stat_mean',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const equal = difficulty === 5;
    const { known, gone, size } = drawUntil(
      () => {
        const data = drawData(chance, difficulty === 5 ? 4 : difficulty, false);
        const last = data.pop()!;
        return equal
          ? { known: data.slice(0, -1), gone: [last, last], size: data.length + 1 }
          : { known: data, gone: [last], size: data.length + 1 };
      },
      (draw) => {
        const wanted = mean([...draw.known, ...draw.gone]);
        return wanted.d === 1n && Number(wanted.n) !== draw.gone[0] && draw.gone[0] !== draw.size && draw.gone[0]! > 0;
      },
    );
    const right = gone[0]!;
    const wanted = Number(mean([...known, ...gone]).n);
    const all = wanted * size;
    const [n, rest] = [inWords(size), inWords(known.length)];
    const who = person(chance);
    const both: readonly (readonly [string, string])[] = equal
      ? [[`The two missing values come to ${all - total(known)} together. They are equal, so halve.`, `${all - total(known)} \\div 2 = ${right}`]] // prettier-ignore
      : [];
    return numberDraft({
      stem: equal
        ? `The mean of ${n} numbers is ${wanted}. Some of the numbers are ${dataText(known)}. The other two numbers are equal. What is each of them?`
        : chance.pick([
            `The mean of ${n} numbers is ${wanted}. The known ones are ${dataText(known)}. What is the missing number?`,
            `${who} wants to score a mean of ${wanted} points over ${n} games. The points so far are ${dataText(known)}. How many points are needed in the last game?`,
          ]),
      right,
      ladder: [
        `What is the total of all ${n} numbers?`,
        'The mean times the number of values is the total. Subtract the known values from it.',
        `Multiply ${size} by ${wanted} for the total. Subtract ${dataText(known)}.${equal ? ' Two equal numbers share the rest.' : ''}`,
      ],
      steps: [
        [`If all ${n} were ${wanted}, they would come to this total.`, `${size} \\times ${wanted} = ${all}`],
        [`The ${rest} known ones come to this.`, `${sumTex(known)} = ${total(known)}`],
        [
          equal ? 'Take them away.' : 'What is missing from the total is the answer.',
          `${all} - ${total(known)} = ${all - total(known)}`,
        ],
        ...both,
      ],
      ways: [
        ...(equal
          ? [
              decimalWay(bothMissingTogether, bothMissingTogether.answer(rational(right)), [
                bothMissingTogether.hints.look,
                bothMissingTogether.hints.principle,
                'You have found what the two missing numbers add up to. Share it between them.',
              ]),
            ]
          : []),
        decimalWay(meanForMissing, meanForMissing.answer(wanted), [
          `Put your number beside ${dataText(known)}. Do they level out at ${wanted}?`,
          'The mean is what every value would be if all were equal. The values themselves may be smaller or larger.',
          `Find what ${n} values of ${wanted} add up to. Then compare that with the known ones.`,
        ]),
        decimalWay(meanTakenForTotal, equal ? null : meanTakenForTotal.answer(wanted, known), [
          `The mean is ${wanted}. Is that what all ${n} numbers add up to?`,
          'The mean times the number of values gives the total.',
          `Find ${size} × ${wanted} first: that is the total of all ${n} numbers.`,
        ]),
        decimalWay(totalForMissing, totalForMissing.answer(wanted, size), [
          'What does your number stand for: one value, or all of them together?',
          'The total belongs to all values. The known ones are a part of it.',
          `Add ${dataText(known)}, and see what is still missing up to the total.`,
        ]),
        decimalWay(meanOfTheKnown, meanOfTheKnown.answer(known), [
          meanOfTheKnown.hints.look,
          meanOfTheKnown.hints.principle,
          `Find ${size} × ${wanted}: that is what all ${n} numbers add up to.`,
        ]),
      ],
    });
  },
};

const collections = [
  { where: (size: number) => `In ${size} bags`, of: 'apples', each: 'per bag' },
  { where: (size: number) => `On ${size} shelves`, of: 'books', each: 'per shelf' },
  { where: (size: number) => `In ${size} boxes`, of: 'crayons', each: 'per box' },
  { where: (size: number) => `On ${size} days`, of: 'visitors', each: 'per day' },
] as const;

/** The total from the mean. 1: up to ten times ten. 2: one number of two digits. 3: both. */
const totalFromMean: Generator = {
  name: 'stat_mean_total',
  version: 1,
  skill: 'stat_mean',
  difficulties: [1, 2, 3],
  draft(chance, difficulty) {
    const [most, high] = byDifficulty(difficulty, [[8, 9], [9, 25], [16, 40], [16, 40], [16, 40]] as const); // prettier-ignore
    const size = chance.int(difficulty === 3 ? 11 : 3, most);
    const given = drawUntil(
      () => chance.int(difficulty === 1 ? 3 : 11, high),
      (value) => value !== size && value % size !== 0,
    );
    const right = size * given;
    const { where, of, each } = chance.pick(collections);
    return numberDraft({
      stem: chance.pick([
        `${where(size)}, the mean is ${given} ${of} ${each}. How many ${of} are there in all?`,
        `The mean of ${size} numbers is ${given}. What is the sum of the numbers?`,
      ]),
      right,
      ladder: [
        'What does the mean tell you?',
        'If all the values were equal to the mean, the total would be the same. Multiply the mean by the number of values.',
        `Think of ${size} equal values of ${given}. Multiply ${size} by ${given}.`,
      ],
      steps: [
        [
          'The mean is what each would have if all had the same. So think of equal values.',
          `${given}, \\; ${given}, \\; \\ldots`,
        ],
        [`There are ${size} of them.`, `${size} \\times ${given} = ${right}`],
      ],
      ways: [
        decimalWay(meanAndCountAdded, meanAndCountAdded.answer(given, size), [
          `What does the ${given} tell, and what does the ${size} tell?`,
          meanAndCountAdded.hints.principle,
          `Imagine ${size} equal amounts of ${given}, and put them together.`,
        ]),
        decimalWay(meanForTotal, meanForTotal.answer(given, size), [
          meanForTotal.hints.look,
          meanForTotal.hints.principle,
          `Imagine ${size} equal amounts of ${given}, and put them together.`,
        ]),
        decimalWay(meanForMissing, meanForMissing.answer(given), [
          meanForMissing.hints.look,
          'The mean tells what each would have. For all together, every one of them counts.',
          `Imagine ${size} equal amounts of ${given}, and put them together.`,
        ]),
      ],
    });
  },
};

/** Two groups of different size. 3: means of one digit. 4: of two digits. 5: the mean of all may end in a half. */
const groups: Generator = {
  name: 'stat_mean_two_groups',
  version: 2,
  skill: 'stat_mean',
  difficulties: [3, 4, 5],
  draft(chance, difficulty) {
    const [most, high] = byDifficulty(difficulty, [[5, 12], [5, 12], [5, 12], [8, 30], [12, 40]] as const); // prettier-ignore
    const both = drawUntil(
      () => [0, 1].map(() => ({ count: chance.int(2, most), mean: chance.int(difficulty === 3 ? 3 : 10, high) })),
      ([one, other]) => {
        const { n, d } = meanOfAll([one!, other!]);
        return (
          Math.abs(one!.count - other!.count) > 1 &&
          Math.abs(one!.mean - other!.mean) > 1 &&
          (difficulty === 5 ? d <= 2n : d === 1n) &&
          Number(n) !== one!.count + other!.count
        );
      },
    );
    const [one, other] = [both[0]!, both[1]!];
    const right = meanOfAll(both);
    const written = shortDecimal(right)!;
    const [all, size] = [totalOfTheGroups.answer(both), one.count + other.count];
    const ask = chance.pick([
      `On a quiz, ${one.count} students in one class scored a mean of ${one.mean} points. In another class, ${other.count} students scored a mean of ${other.mean} points. What is the mean for all the students together?`,
      `A team played ${one.count} home games with a mean of ${one.mean} points and ${other.count} away games with a mean of ${other.mean} points. What was the mean for all the games?`,
      `In one garden, ${one.count} plants have a mean height of ${one.mean} inches. In another, ${other.count} plants have a mean height of ${other.mean} inches. What is the mean height of all the plants, in inches?`,
      `On ${one.count} days, the mean number of visitors was ${one.mean}. On ${other.count} other days, it was ${other.mean}. What was the mean number of visitors for all these days?`,
    ]);
    return numberDraft({
      stem: ask,
      right,
      inputType: 'decimal',
      written,
      ladder: [
        'What is the total of each group?',
        'Find both totals: the mean times the number in the group. Divide the sum by the number of all.',
        `Begin with $${one.count} \\times ${one.mean}$ and $${other.count} \\times ${other.mean}$. Add them, and divide by how many there are in both groups.`,
      ],
      steps: [
        ['Find the total of the first group.', `${one.count} \\times ${one.mean} = ${one.count * one.mean}`],
        ['Find the total of the second group.', `${other.count} \\times ${other.mean} = ${other.count * other.mean}`],
        ['Add the totals, and count how many belong to them.', `${all}, \\quad ${one.count} + ${other.count} = ${size}`],
        ['Share the whole total out evenly.', `${all} \\div ${size} = ${written}`],
      ],
      ways: [
        decimalWay(meanOfTheMeans, meanOfTheMeans.answer(both), [
          meanOfTheMeans.hints.look,
          'The larger group counts for more. Go back to totals: the mean times the number in the group.',
          `Begin with ${one.count} × ${one.mean}. Then do the same for the other group.`,
        ]),
        decimalWay(meansAdded, meansAdded.answer(both), [
          meansAdded.hints.look,
          meansAdded.hints.principle,
          `Begin with ${one.count} × ${one.mean}. Then do the same for the other group.`,
        ]),
        decimalWay(totalOfTheGroups, all, [
          totalOfTheGroups.hints.look,
          totalOfTheGroups.hints.principle,
          `Add ${one.count} and ${other.count} to see among how many the total is shared.`,
        ]),
      ],
    });
  },
};

const meanOfAll = (both: readonly { count: number; mean: number }[]): Rational =>
  divide(
    both.map((group) => rational(group.count * group.mean)).reduce(add),
    rational(both.map((group) => group.count).reduce((a, b) => a + b)),
  );

/** One value joins. 2: four and one more. 3: up to six. 4: up to nine, of two digits. 5: the other way: the new mean is known. */
const joins: Generator = {
  name: 'stat_mean_new_value',
  version: 1,
  skill: 'stat_mean',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const [most, high] = byDifficulty(difficulty, [[4, 9], [4, 9], [6, 15], [9, 40], [9, 40]] as const); // prettier-ignore
    const { old, added, after } = drawUntil(
      () => {
        const group = { count: chance.int(difficulty === 2 ? 2 : 3, most), mean: chance.int(3, high) };
        const value = chance.int(1, 2 * high);
        return { old: group, added: value, after: rational(group.count * group.mean + value, group.count + 1) };
      },
      (draw) =>
        draw.after.d === 1n &&
        draw.added !== draw.old.mean &&
        ![draw.old.count, draw.old.count + 1].includes(Number(draw.after.n)) &&
        ![draw.old.count, draw.old.count + 1].includes(draw.added),
    );
    const [before, later] = [old.count * old.mean, Number(after.n)];
    const who = person(chance);
    const games = `In ${old.count} games ${who} scored a mean of ${old.mean} points.`;
    if (difficulty === 5) {
      const nowAll = (old.count + 1) * later;
      return numberDraft({
        stem: `${games} After one more game the mean is ${later} points. How many points did ${who} score in that game?`,
        right: added,
        ladder: [
          'What was the total before that game? What is it after?',
          'The mean times the number of games is the total. The new game brought the difference.',
          `Before, the total was $${old.count} \\times ${old.mean}$. After, it was $${old.count + 1} \\times ${later}$. Subtract.`,
        ],
        steps: [
          ['Find the total before that game.', `${old.count} \\times ${old.mean} = ${before}`],
          ['Find the total after it: there is one game more.', `${old.count + 1} \\times ${later} = ${nowAll}`],
          ['The difference was scored in that game.', `${nowAll} - ${before} = ${added}`],
        ],
        ways: [
          decimalWay(meanForMissing, meanForMissing.answer(later), [
            `If the last game had brought ${later} points, would it have moved the mean that far?`,
            'Compare the total of all points before that game with the total after it.',
            `Before that game the total was ${old.count} × ${old.mean}. Find the total after it in the same way.`,
          ]),
          decimalWay(meanTakenForTotal, meanTakenForTotal.answer(later, [old.mean]), [
            meanTakenForTotal.hints.look,
            'Means cannot be taken away from each other here. Totals can.',
            `Before that game the total was ${old.count} × ${old.mean}. Find the total after it in the same way.`,
          ]),
          decimalWay(totalForMissing, nowAll, [
            'How many games does your number belong to?',
            'The total after the game holds the points of all the games before it, too.',
            `Before that game the total was ${old.count} × ${old.mean}. Compare the two totals.`,
          ]),
        ],
      });
    }
    return numberDraft({
      stem: chance.pick([
        `${games} The score in the next game is ${added} points. What is the mean of all the games now?`,
        `The mean of ${old.count} numbers is ${old.mean}. The number ${added} is added to the list. What is the mean of the new list?`,
      ]),
      right: later,
      inputType: 'decimal',
      written: `${later}`,
      ladder: [
        'What is the total so far?',
        'Find the total, add the new value, and divide by the new number of values.',
        `The total so far is $${old.count} \\times ${old.mean}$. Add ${added}, and divide by ${old.count + 1}.`,
      ],
      steps: [
        ['Find the total so far.', `${old.count} \\times ${old.mean} = ${before}`],
        ['Add the new value.', `${before} + ${added} = ${before + added}`],
        ['There is one value more now. Share the total out evenly.', `${before + added} \\div ${old.count + 1} = ${later}`],
      ],
      ways: [
        decimalWay(meanOfTheMeans, meanOfTheMeans.answer([old, { count: 1, mean: added }]), [
          `How many values are behind the ${old.mean}, and how many behind the ${added}?`,
          'A single new value counts once. The old mean stands for all the values before it.',
          `Start with ${old.count} × ${old.mean}: that is what the old values add up to. Then add the new one.`,
        ]),
        decimalWay(newValueNotCounted, newValueNotCounted.answer(old, added), [
          newValueNotCounted.hints.look,
          newValueNotCounted.hints.principle,
          `Divide the new total by ${old.count + 1}: there is one value more than the ${old.count} before.`,
        ]),
        decimalWay(meanForMissing, meanForMissing.answer(old.mean), [
          `The new value is ${added}. Can the mean stay where it was?`,
          'A new value that is above or below the mean moves the mean.',
          `Start with ${old.count} × ${old.mean}: that is what the old values add up to. Then add the new one.`,
        ]),
      ],
    });
  },
};

export const meanGenerators: readonly Generator[] = [find, missing, totalFromMean, groups, joins];
