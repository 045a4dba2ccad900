import { comparedWithoutComputing, givenNumberCopied, lookalikeChosen, oneFactLeftOut, oppositeOperationUsed, stoppedOneStepEarly } from '@stoa/engine/math/mal-rules/asked-another-way';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { numberDraft } from '../../number-draft.ts';
import { choiceDraft, oneOfQuestions, type Question } from '../../one-of-questions.ts';
import { ledTo, ruled } from '../../ruled.ts';
import { people, person } from '../../wording/people.ts';

const total = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);
const listed = (values: readonly number[]): string => `${values.slice(0, -1).join(', ')}, and ${values.at(-1)}`;

/** Values near each other and one far away, in a mixed order. */
const drawFar = (chance: Chance, difficulty: Difficulty) =>
  drawUntil(
    () => {
      const low = chance.int(8, 20 + 4 * difficulty);
      const near = Array.from({ length: difficulty <= 2 ? 4 : 6 }, () => low + chance.int(0, 6));
      return { near, far: low + chance.int(25, 40) };
    },
    ({ near, far }) => total(near) % near.length === 0 && (total(near) + far) % (near.length + 1) === 0 && new Set(near).size >= 3,
  ); // prettier-ignore

const things = ['minutes on the bus', 'points in a game', 'pages in a day', 'laps in the pool', 'pushups in gym class'] as const;

const whichMeasure: Question = (chance, difficulty) => {
  const { near, far } = drawFar(chance, difficulty);
  const who = person(chance);
  const values = chance.shuffle([...near, far]);
  const step = `Compare ${far} with the other values. Which measure uses the size of ${far}?`;
  return choiceDraft({
    stem: `${who} writes down these numbers of ${chance.pick(things)}: ${listed(values)}. Which measure tells best what is typical for ${who}?`,
    right: 'the median',
    ladder: ['Is one value far from the others?', 'A value far from the others pulls the mean and the range toward it. It hardly moves the middle.', step],
    steps: [['One value is far from the others.', `${far}`], ['It changes the mean a lot.', `\\frac{${total(near)} + ${far}}{${near.length + 1}} = ${(total(near) + far) / (near.length + 1)}`], ['Most values are below that, so the middle value tells more.', `${near.toSorted((a, b) => a - b).join(', ')}, ${far}`]],
    ways: [ledTo(lookalikeChosen, 'the mean', step), ledTo(comparedWithoutComputing, 'the range', step), ledTo(givenNumberCopied, 'the greatest value', step)],
  });
}; // prettier-ignore

const whichIsFar: Question = (chance, difficulty) => {
  const { near, far } = drawFar(chance, difficulty);
  const values = chance.shuffle([...near, far]);
  const sorted = near.toSorted((a, b) => a - b);
  return numberDraft({
    stem: `A class counts ${chance.pick(things)}: ${listed(values)}. One of the values is an outlier. How far is it from the value that is nearest to it?`,
    right: far - sorted.at(-1)!,
    ladder: ['Which value is far from all the others?', 'Put the values in order. An outlier is separated from the others by a wide gap.', `The outlier is ${far}. Which of the other values is the greatest?`],
    steps: [['Put the values in order.', `${sorted.join(', ')}, ${far}`], ['Subtract the nearest value from the outlier.', `${far} - ${sorted.at(-1)} = ${far - sorted.at(-1)!}`]],
    ways: [ruled(stoppedOneStepEarly, [far], `That is the outlier. How far is ${far} from the others?`), ruled(oneFactLeftOut, [far - sorted[0]!], `Find the value nearest to ${far}, not the least one.`)],
  });
}; // prettier-ignore

const rangeWithout: Question = (chance, difficulty) => {
  const { near, far } = drawFar(chance, difficulty);
  const values = chance.shuffle([...near, far]);
  const sorted = near.toSorted((a, b) => a - b);
  const [least, most] = [sorted[0]!, sorted.at(-1)!];
  return numberDraft({
    stem: `The data are ${listed(values)}. By how much does the range go down if the outlier is left out?`,
    right: far - most,
    ladder: ['What is the range with the outlier?', 'The range is the greatest value minus the least. Find it with the outlier and without it.', `With the outlier the range is $${far} - ${least}$. Without it, the greatest value is ${most}.`],
    steps: [['Find the range with the outlier.', `${far} - ${least} = ${far - least}`], ['Find the range without it.', `${most} - ${least} = ${most - least}`], ['Subtract.', `${far - least} - ${most - least} = ${far - most}`]],
    ways: [ruled(stoppedOneStepEarly, [most - least], `That is the new range. How much less than ${far - least} is it?`), ruled(givenNumberCopied, [far - least], `That is the range with ${far}.`)],
  });
}; // prettier-ignore

const newScore: Question = (chance, difficulty) => {
  const who = person(chance);
  const count = chance.int(3, 4 + (difficulty > 2 ? 2 : 0));
  const { mean, drop } = drawUntil(() => ({ mean: chance.int(80, 94), drop: chance.int(5, 9) }), (draw) => draw.mean - (count + 1) * draw.drop > 20);
  const far = mean - (count + 1) * drop;
  return numberDraft({
    stem: `The mean of ${who}'s first ${count} quiz scores is ${mean}. On the next quiz, ${who} was sick and scored ${far}. What is the mean of all ${count + 1} scores?`,
    right: mean - drop,
    ladder: [`What is the total of the first ${count} scores?`, 'The total is the mean times the number of values. Add the new value, and divide by the new number of values.', `The first total is $${count} \\times ${mean} = ${count * mean}$. Add ${far}, and divide by ${count + 1}.`],
    steps: [['Find the total of the first scores.', `${count} \\times ${mean} = ${count * mean}`], ['Add the new score.', `${count * mean} + ${far} = ${count * mean + far}`], [`Divide by ${count + 1}.`, `${count * mean + far} \\div ${count + 1} = ${mean - drop}`]],
    ways: [ruled(oneFactLeftOut, [Math.round((mean + far) / 2)], `The mean ${mean} comes from ${count} scores, not from one.`), ruled(stoppedOneStepEarly, [count * mean + far], `Divide the total by ${count + 1}.`)],
  });
}; // prettier-ignore

const medianMoves: Question = (chance, difficulty) => {
  const low = chance.int(5, 12 + 4 * difficulty);
  const gaps = [chance.int(1, 3), 2 * chance.int(1, 3), chance.int(1, 3)] as const;
  const near = [low, low + gaps[0], low + gaps[0] + gaps[1], low + gaps[0] + gaps[1] + gaps[2]] as const;
  const far = near[3] + chance.int(20, 45);
  const middle = (near[1] + near[2]) / 2;
  return numberDraft({
    stem: `The data are ${listed(chance.shuffle([...near, far]))}. By how much does the median go down if the outlier is left out?`,
    right: near[2] - middle,
    ladder: ['What is the median of all five values?', 'The median is the middle value in order. With an even number of values, it is halfway between the middle two.', `In order, the five values have ${near[2]} in the middle. Leave out ${far}, and find the middle of ${near.join(', ')}.`],
    steps: [['Find the median of all five values.', `${near.join(', ')}, ${far} \\to ${near[2]}`], ['Leave out the outlier. The median is halfway between the middle two.', `\\frac{${near[1]} + ${near[2]}}{2} = ${middle}`], ['Subtract.', `${near[2]} - ${middle} = ${near[2] - middle}`]],
    ways: [ruled(stoppedOneStepEarly, [middle], `That is the new median. Compare it with ${near[2]}.`), ruled(lookalikeChosen, [gaps[1]], `Halfway between ${near[1]} and ${near[2]} is the new median.`)],
  });
}; // prettier-ignore

const changesMost: Question = (chance, difficulty) => {
  const { near, far } = drawFar(chance, difficulty);
  const step = `Leave out ${far}. Does the middle value change much? Does the total?`;
  return choiceDraft({
    stem: `The data are ${listed(chance.shuffle([...near, far]))}. The outlier was a typing mistake and is left out. Which of these changes the least?`,
    right: 'the median',
    ladder: ['Which measures use the size of every value?', 'The range uses the greatest value, and the mean uses all of them. The median uses the middle of the order.', step],
    steps: [['Leave out the outlier.', `${near.toSorted((a, b) => a - b).join(', ')}`], ['The total and the greatest value change a lot. The middle hardly moves.', `${total(near) + far} \\to ${total(near)}`]],
    ways: [ledTo(lookalikeChosen, 'the mean', step), ledTo(comparedWithoutComputing, 'the range', step), ledTo(givenNumberCopied, 'the total', step)],
  });
}; // prettier-ignore

const quarterAbove: Question = (chance, difficulty) => {
  const count = 4 * chance.int(5, 8 + 4 * difficulty);
  const [q1, q3] = [chance.int(55, 68), chance.int(80, 92)];
  const middle = chance.maybe(0.5);
  const what = chance.pick(['quiz scores', 'bowling scores', 'ages in a running club']);
  return numberDraft({
    stem: `A box plot shows ${count} ${what}. The first quartile is ${q1}, and the third quartile is ${q3}. No value is equal to a quartile. How many of the values are ${middle ? `between ${q1} and ${q3}` : `greater than ${q3}`}?`,
    right: middle ? count / 2 : count / 4,
    ladder: ['Into how many equal groups do the quartiles split the data?', 'The quartiles split the data into four groups with the same number of values.', `One-fourth of the ${count} values is in each group. How many groups ${middle ? `are between ${q1} and ${q3}` : `are above ${q3}`}?`],
    steps: [['Each of the four groups has the same number of values.', `${count} \\div 4 = ${count / 4}`], middle ? ['Two groups are between the quartiles.', `2 \\times ${count / 4} = ${count / 2}`] : ['One group is above the third quartile.', `1 \\times ${count / 4} = ${count / 4}`]],
    ways: [ruled(middle ? stoppedOneStepEarly : lookalikeChosen, [middle ? count / 4 : (3 * count) / 4], `The quartiles make four groups of the same size. Split the ${count} values into them.`), ruled(givenNumberCopied, [q3 - q1], `How many values is something else than how far ${q1} is from ${q3}.`)],
  });
}; // prettier-ignore

const quartileFromRange: Question = (chance, difficulty) => {
  const [q1, iqr] = [chance.int(10, 30 + 5 * difficulty), chance.int(5, 9 + 2 * difficulty)];
  const up = chance.maybe(0.5);
  return numberDraft({
    stem: up ? `The interquartile range of a set of data is ${iqr}. The first quartile is ${q1}. What is the third quartile?` : `The third quartile of a set of data is ${q1 + iqr}, and the interquartile range is ${iqr}. What is the first quartile?`,
    right: up ? q1 + iqr : q1,
    ladder: ['Which quartile is greater?', 'The interquartile range is the third quartile minus the first quartile.', up ? `Write $\\square - ${q1} = ${iqr}$. Undo the subtraction.` : `Write $${q1 + iqr} - \\square = ${iqr}$. What number is missing?`],
    steps: [['The interquartile range is the difference of the quartiles.', up ? `\\square - ${q1} = ${iqr}` : `${q1 + iqr} - \\square = ${iqr}`], [up ? 'Add.' : 'Subtract.', up ? `${q1} + ${iqr} = ${q1 + iqr}` : `${q1 + iqr} - ${iqr} = ${q1}`]],
    ways: [ruled(oppositeOperationUsed, [up ? Math.abs(q1 - iqr) : q1 + 2 * iqr], `The third quartile is ${iqr} greater than the first.`), ruled(givenNumberCopied, [iqr], `That is the distance between the quartiles.`)],
  });
}; // prettier-ignore

const twoTeams: Question = (chance, difficulty) => {
  const [first, second] = people(chance, 2) as [string, string];
  const at = () => ({ q1: chance.int(10, 20 + 3 * difficulty), iqr: chance.int(4, 10 + 2 * difficulty) });
  const { a, b } = drawUntil(() => ({ a: at(), b: at() }), (draw) => Math.abs(draw.a.iqr - draw.b.iqr) > 1 && ![draw.a.iqr, draw.b.iqr].includes(Math.abs(draw.a.iqr - draw.b.iqr)) && draw.a.q1 !== draw.b.q1 && (draw.a.q1 < draw.b.q1) === (draw.a.iqr < draw.b.iqr));
  const [wide, narrow] = a.iqr > b.iqr ? [a, b] : [b, a];
  return numberDraft({
    stem: `${first} and ${second} both play basketball. The quartiles of ${first}'s points are ${a.q1} and ${a.q1 + a.iqr}. The quartiles of ${second}'s points are ${b.q1} and ${b.q1 + b.iqr}. How much greater is the larger interquartile range?`,
    right: wide.iqr - narrow.iqr,
    ladder: ['How far apart are the quartiles of each player?', 'The interquartile range is the third quartile minus the first quartile. Find both, and compare.', `For ${first}: $${a.q1 + a.iqr} - ${a.q1}$. For ${second}: $${b.q1 + b.iqr} - ${b.q1}$.`],
    steps: [['Find both interquartile ranges.', `${a.q1 + a.iqr} - ${a.q1} = ${a.iqr}, \\quad ${b.q1 + b.iqr} - ${b.q1} = ${b.iqr}`], ['Subtract.', `${wide.iqr} - ${narrow.iqr} = ${wide.iqr - narrow.iqr}`]],
    ways: [ruled(stoppedOneStepEarly, [wide.iqr], `That is one of the ranges. Compare it with ${narrow.iqr}.`), ruled(lookalikeChosen, [Math.abs(a.q1 - b.q1)], `Subtract within each player first: $${a.q1 + a.iqr} - ${a.q1}$.`)],
  });
}; // prettier-ignore

const fromDistances: Question = (chance, difficulty) => {
  const count = difficulty <= 2 ? 4 : 6;
  const distances = drawUntil(() => Array.from({ length: count }, () => chance.int(0, 4 + difficulty)), (all) => total(all) % count === 0 && new Set(all).size >= 3 && total(all) > 0);
  const mad = total(distances) / count;
  const what = chance.pick(['The temperatures of a week', 'The scores of a team', 'The heights of seedlings', 'The ages of cousins']);
  return numberDraft({
    stem: `${what} are these distances from their mean: ${listed(distances)}. What is the mean absolute deviation?`,
    right: mad,
    ladder: ['What do the numbers in the problem tell about each value?', 'The mean absolute deviation is the mean of the distances.', `Add the ${count} distances, and divide by ${count}.`],
    steps: [['Add the distances.', `${distances.join(' + ')} = ${total(distances)}`], ['Divide by how many there are.', `${total(distances)} \\div ${count} = ${mad}`]],
    ways: [ruled(stoppedOneStepEarly, [total(distances)], `Divide by ${count}.`), ruled(givenNumberCopied, [Math.max(...distances)], `That is one distance. Use all ${count} of them.`)],
  });
}; // prettier-ignore

const moreSpread: Question = (chance, difficulty) => {
  const mean = chance.int(10, 20 + 5 * difficulty);
  const [one, other] = drawUntil(() => [chance.int(1, 3), chance.int(5, 8)] as const, ([a, b]) => a < b);
  const set = (d: number) => `${mean - d}, ${mean}, ${mean}, ${mean + d}`;
  const step = `In ${set(one)} the values are up to ${one} from the mean ${mean}. How far are they in the other sets?`;
  return choiceDraft({
    stem: `All of these sets have a mean of ${mean}. Which one has the greatest mean absolute deviation?`,
    right: set(other),
    ladder: ['How far are the values from the mean?', 'The mean absolute deviation is greater when the values are farther from the mean.', `Find the distances from ${mean} in each set. Begin with ${set(one)}.`],
    steps: [['Find the distances from the mean.', `${other}, 0, 0, ${other}`], ['They are the greatest in this set.', `\\frac{${2 * other}}{4} > \\frac{${2 * one}}{4}`]],
    ways: [ledTo(comparedWithoutComputing, set(one), step), ledTo(lookalikeChosen, `${mean}, ${mean}, ${mean}, ${mean}`, step), ledTo(lookalikeChosen, `${mean - one}, ${mean - one}, ${mean + one}, ${mean + one}`, step)],
  });
}; // prettier-ignore

export const toldSpreadGenerators: readonly Generator[] = [
  oneOfQuestions({ name: 'stat_outlier_told', skill: 'stat_outlier' }, [whichMeasure, whichIsFar, rangeWithout, newScore, medianMoves, changesMost]),
  oneOfQuestions({ name: 'stat_quartiles_told', skill: 'stat_quartiles' }, [quarterAbove, quartileFromRange, twoTeams]),
  oneOfQuestions({ name: 'stat_mad_told', skill: 'stat_mad' }, [fromDistances, moreSpread]),
]; // prettier-ignore
