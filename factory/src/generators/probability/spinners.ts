import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { add, multiply, rational, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import {
  choicesAdded,
  countForProbability,
  oneChoiceLeftOut,
  oneEventOnly,
  otherOutcomeCounted,
  partsForAndAgainst,
  probabilitiesAdded,
  sectorsTakenEqual,
  theoryForExperiment,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/chance-experiments';
import {
  overlapCountedTwice,
  unionForOther,
  wholeGroupForPart,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/probability';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Difficulty, Generator, Ladder } from '../../generator.ts';
import { numberDraft } from '../../number-draft.ts';
import { ruled } from '../../ruled.ts';

const colors = ['red', 'blue', 'green', 'yellow'] as const;
type Color = (typeof colors)[number];

/** Colors of equal sectors, so many of each, in an order of chance. */
function wheel(chance: Chance, sizes: readonly number[]): { parts: Color[]; counts: Record<Color, number>; used: Color[] } {
  const used = chance.shuffle(colors).slice(0, sizes.length);
  const parts = chance.shuffle(sizes.flatMap((size, at) => Array.from({ length: size }, () => used[at]!)));
  const counts = { red: 0, blue: 0, green: 0, yellow: 0 };
  for (const part of parts) counts[part] += 1;
  return { parts, counts, used };
}
const spinnerOf = (parts: readonly string[]): WrittenFigure => ({
  kind: 'circle',
  sectors: parts.map((label) => ({ share: 1, label })),
});

const over = (a: number, b: number): Rational => rational(a, b);
const tex = ({ n, d }: Rational): string => (d === 1n ? `${n}` : `\\frac{${n}}{${d}}`);

/** Sizes of two to four colors on a spinner; the first is the one that is asked about. */
const drawSizes = (chance: Chance, difficulty: Difficulty): number[] =>
  drawUntil(
    () => Array.from({ length: byDifficulty(difficulty, [2, 3, 3, 4, 4]) }, () => chance.int(1, 4)),
    (drawn) => {
      const all = drawn.reduce((sum, one) => sum + one, 0);
      return all >= 4 && all <= 12 && 2 * drawn[0]! !== all && new Set(drawn).size >= 2 && drawn[0]! * drawn.length !== all && 2 * (drawn[0]! + drawn[1]!) !== all;
    },
  ); // prettier-ignore

/** 1 and 2: one color. 3: not a color. 4 and 5: one of two colors. */
const spin =
  (name: string, skill: string): Generator => ({
    name,
    version: 1,
    skill,
    difficulties: allDifficulties,
    draft(chance, difficulty) {
      const { parts, counts, used } = wheel(chance, drawSizes(chance, difficulty));
      const [first, second] = [used[0]!, used[1]!];
      const all = parts.length;
      const favorable = difficulty === 3 ? all - counts[first] : difficulty >= 4 ? counts[first] + counts[second] : counts[first];
      const event = difficulty === 3 ? `a color that is not ${first}` : difficulty >= 4 ? `${first} or ${second}` : first;
      const kinds = difficulty === 3 ? used.length - 1 : difficulty >= 4 ? 2 : 1;
      const step = `Count the parts that are ${difficulty === 3 ? `not ${first}` : difficulty >= 4 ? `${first} or ${second}` : first}. Then count all the parts: there are ${all}.`;
      return numberDraft({
        stem: chance.pick([
          `The parts of the spinner are equal. What is the probability that it stops on ${event}?`,
          `You spin the spinner once. Find the probability of ${event}.`,
          `At a school fair, you win if the spinner stops on ${event}. What is the probability that you win?`,
          `Each part of the wheel is equally likely. What is the probability of ${event}?`,
        ]),
        figure: spinnerOf(parts),
        readFromFigure: true,
        ladder: ['How many equal parts are there, and how many of them fit?', 'A probability is the number of favorable outcomes divided by the number of all outcomes.', step],
        right: over(favorable, all),
        inputType: 'fraction',
        steps: [
          ['Count all the equal parts.', `${all}`],
          [`Count the parts for ${event}.`, `${favorable}`],
          ['Write the favorable outcomes over all outcomes.', `P = \\frac{${favorable}}{${all}}`],
        ],
        ways: [
          ruled(sectorsTakenEqual, [over(kinds, used.length)], step),
          ...(favorable === all ? [] : [ruled(partsForAndAgainst, [over(favorable, all - favorable)], step)]),
          ruled(otherOutcomeCounted, [over(all - favorable, all)], step),
        ],
      });
    },
  }); // prettier-ignore

/** What was found when it was tried. 1 and 2: an experimental probability. 3 to 5: how many to expect. */
const experiment: Generator = {
  name: 'prob_experimental_spins',
  version: 1,
  skill: 'prob_experimental',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const scene = chance.pick([
      { title: 'Spins of a spinner', names: ['Red', 'Blue', 'Green', 'Yellow'], axis: 'Spins', trials: 'spins', does: 'stop on red' },
      { title: 'Marbles drawn', names: ['Red', 'Blue', 'Green', 'White'], axis: 'Draws', trials: 'draws', does: 'be a red marble' },
      { title: 'Shots at the goal', names: ['Goal', 'Save', 'Post', 'Wide'], axis: 'Shots', trials: 'shots', does: 'be a goal' },
      { title: 'Cars that passed', names: ['White', 'Black', 'Gray', 'Other'], axis: 'Cars', trials: 'cars', does: 'be white' },
      { title: 'Snacks sold', names: ['Chips', 'Fruit', 'Nuts', 'Bars'], axis: 'Snacks', trials: 'snacks', does: 'be chips' },
      { title: 'Thumbtacks tossed', names: ['Point up', 'Point down', 'On its side', 'Lost'], axis: 'Tosses', trials: 'tosses', does: 'land point up' },
    ] as const);
    const kinds = difficulty <= 2 ? 3 : 4;
    const { counts, times } = drawUntil(
      () => ({ counts: Array.from({ length: kinds }, () => 2 * chance.int(1, 9)), times: chance.int(3, 5 * difficulty) }),
      (drawn) => {
        const all = drawn.counts.reduce((sum, one) => sum + one, 0);
        return new Set(drawn.counts).size === kinds && [20, 25, 30, 40, 50].includes(all) && drawn.counts[0]! * kinds !== all && 2 * drawn.counts[0]! !== all && drawn.times !== drawn.counts[0] && drawn.counts[0]! * drawn.times !== all;
      },
    );
    const [one, all] = [counts[0]!, counts.reduce((sum, next) => sum + next, 0)];
    const figure: WrittenFigure = { kind: 'bar_chart', title: scene.title, axis: scene.axis, scale: { from: 0, to: 20, step: 2 }, bars: scene.names.slice(0, kinds).map((bar, at) => ({ name: bar, value: counts[at]! })) };
    const sum = counts.join(' + ');
    if (difficulty <= 2)
      return numberDraft({
        stem: chance.pick([
          `The bar graph shows the results for ${all} ${scene.trials}. What is the experimental probability of “${scene.names[0]}”?`,
          `Use the results in the bar graph. Find the experimental probability that the next one will ${scene.does}.`,
        ]),
        figure,
        readFromFigure: true,
        ladder: ['How many trials were there, and how many had this result?', 'Experimental probability is how many times it happened divided by the number of trials.', `Add all the bars: $${sum}$. Then write ${one} over the sum.`],
        right: over(one, all),
        inputType: 'fraction',
        steps: [['Count all the trials.', `${sum} = ${all}`], [`Write the number for “${scene.names[0]}” over all trials.`, `\\frac{${one}}{${all}}`]],
        ways: [
          ruled(theoryForExperiment, [over(1, kinds)], `The bar for “${scene.names[0]}” ends at ${one}. Divide by the number of all ${scene.trials}.`),
          ruled(partsForAndAgainst, [over(one, all - one)], `Add all the bars: $${sum}$. That is the number of trials.`),
          ruled(otherOutcomeCounted, [over(all - one, all)], `The bar for “${scene.names[0]}” ends at ${one}.`),
        ],
      });
    const future = all * times;
    const right = one * times;
    return numberDraft({
      stem: chance.pick([
        `The bar graph shows the results for ${all} ${scene.trials}. In ${future.toLocaleString('en-US')} ${scene.trials}, about how many times would you expect “${scene.names[0]}”?`,
        `Use the results in the bar graph to predict: of the next ${future.toLocaleString('en-US')} ${scene.trials}, how many will ${scene.does}?`,
      ]),
      figure,
      readFromFigure: true,
      ladder: ['What do the results say, and how many trials are planned?', 'Multiply the experimental probability by the new number of trials.', `The probability is $\\frac{${one}}{${all}}$. Multiply it by ${future.toLocaleString('en-US')}.`],
      right,
      steps: [['Find the experimental probability.', `\\frac{${one}}{${all}}`], ['Multiply it by the new number of trials.', `\\frac{${one}}{${all}} \\cdot ${future} = ${right}`]],
      ways: [
        ruled(countForProbability, [one], `There were ${all} ${scene.trials}. How many times as many are ${future.toLocaleString('en-US')}?`),
        ruled(theoryForExperiment, [future % kinds === 0 ? future / kinds : one + future - all], `The results count, not equal chances: ${one} of ${all}.`),
      ],
    });
  },
}; // prettier-ignore

const menus = [
  {
    open: 'A sandwich shop has',
    sets: ['breads', 'fillings', 'sauces', 'drinks'],
    ask: 'How many different meals with one of each are there?',
  },
  {
    open: 'Ella packs',
    sets: ['shirts', 'pairs of pants', 'pairs of shoes', 'hats'],
    ask: 'How many different outfits with one of each are there?',
  },
  {
    open: 'A game has',
    sets: ['heroes', 'vehicles', 'tracks', 'colors'],
    ask: 'How many different ways are there to choose one of each?',
  },
  {
    open: 'An ice cream shop has',
    sets: ['flavors', 'cones', 'toppings', 'sizes'],
    ask: 'How many different orders with one of each are there?',
  },
  {
    open: 'A bike store has',
    sets: ['frames', 'colors', 'seats', 'bells'],
    ask: 'How many different bikes can you build with one of each?',
  },
  {
    open: 'A school picture has',
    sets: ['poses', 'backgrounds', 'frames', 'sizes'],
    ask: 'How many different pictures with one of each are there?',
  },
] as const;

/** Counting outcomes. 1 and 2: two choices. 3 and 4: three. 5: four. Two spinners beside it where there are two. */
const outcomes: Generator = {
  name: 'prob_sample_space_count',
  version: 1,
  skill: 'prob_sample_space',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const menu = chance.pick(menus);
    const many = byDifficulty(difficulty, [2, 2, 3, 3, 4]);
    const choices = drawUntil(
      () => Array.from({ length: many }, () => chance.int(2, difficulty === 1 ? 5 : 6)),
      (drawn) => new Set(drawn).size >= Math.min(2, many) && drawn.reduce((product, one) => product * one, 1) !== drawn.reduce((sum, one) => sum + one, 0),
    );
    const right = choices.reduce((product, one) => product * one, 1);
    const told = choices.map((count, at) => `${count} ${menu.sets[at]}`);
    const product = choices.join(' \\times ');
    const step = `Each of the ${told[0]} goes with each of the ${told[1]}.${many > 2 ? ` Then each of these goes with each of the ${told[2]}.` : ''} Multiply.`;
    return numberDraft({
      stem: `${menu.open} ${told.slice(0, -1).join(', ')}${many > 2 ? ',' : ''} and ${told.at(-1)!}. ${menu.ask}`,
      ladder: ['How many things are chosen, and how many choices are there for each?', 'Each choice goes with every choice of the next thing. Multiply the numbers of choices.', `Multiply the numbers of choices: $${product}$.`],
      right,
      steps: [['Write the number of choices for each thing.', choices.join(', \\quad ')], ['Multiply the numbers of choices.', `${product} = ${right}`]],
      ways: [ruled(choicesAdded, [choices], step), ...(many > 2 ? [ruled(oneChoiceLeftOut, [choices], step)] : [])],
    });
  },
}; // prettier-ignore

/** What a spinner decides: where it is, what happens if it stops in the right place, and how that is asked. */
const stakes = [
  ['A board game has this spinner.', 'You get another turn', 'you get another turn'],
  ['A ring-toss game at the school fair has this spinner.', 'You get a second ring', 'you get a second ring'],
  ['A store has this spinner at the checkout.', 'You get a coupon', 'you get a coupon'],
  ['A science teacher brings this spinner to class.', 'There is no homework', 'there is no homework'],
  ['A snack bar at the ballpark has this spinner.', 'You get a free pretzel', 'you get a free pretzel'],
  ['A video game shows this spinner.', 'A door opens', 'the door opens'],
] as const;

/** A number cube, or a table of two spinners: outcomes that are counted from a picture. */
const twoSpinners: Generator = {
  name: 'prob_compound_spinners',
  version: 2,
  skill: 'prob_compound',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { parts, counts, used } = wheel(chance, drawSizes(chance, difficulty <= 2 ? 2 : difficulty));
    const all = parts.length;
    const [first, second] = [used[0]!, used[1]!];
    const p = over(counts[first], all);
    const q = over(counts[second], all);
    const cube = chance.int(1, 4);
    const cubeWords = { 1: 'a 6', 2: 'a number greater than 4', 3: 'an even number', 4: 'a number less than 5' }[cube as 1 | 2 | 3 | 4];
    const cubeChance = over(cube, 6);
    const [one, other, event] =
      difficulty === 1 ? ([p, over(1, 2), `${first}, and a coin lands heads`] as const)
        : difficulty === 2 ? ([p, cubeChance, `${first}, and you roll ${cubeWords} with a number cube`] as const)
          : difficulty === 3 ? ([p, p, `${first} both times in two spins`] as const)
            : difficulty === 4 ? ([p, q, `${first} on the first spin and ${second} on the second`] as const)
              : ([subtract(over(1, 1), p), subtract(over(1, 1), p), `a color other than ${first} both times in two spins`] as const);
    const right = multiply(one, other);
    const step = difficulty === 5 ? `First find the probability of a color other than ${first} in one spin: ${all - counts[first]} of ${all} parts.` : `The probability of ${first} in one spin is ${counts[first]} of ${all} parts. Find the other probability, and multiply.`;
    return numberDraft({
      stem: chance.pick([
        `The parts of the spinner are equal. What is the probability that it stops on ${event}?`,
        `Use the spinner. Find the probability that it stops on ${event}.`,
        ...stakes.map(([where, what, won]) => `${where} ${what} if it stops on ${event}. What is the probability that ${won}?`),
      ]),
      figure: spinnerOf(parts),
      readFromFigure: true,
      ladder: ['Which two events have to happen? What is the probability of each?', 'When one event does not change the other, multiply the two probabilities.', step] as Ladder,
      right,
      inputType: 'fraction',
      steps: [['Find the probability of each event.', `${tex(one)}, \\quad ${tex(other)}`], ['Both have to happen, so multiply.', `${tex(one)} \\cdot ${tex(other)} = ${tex(right)}`]],
      ways: [
        ...(Number(add(one, other).n) < Number(add(one, other).d) ? [ruled(probabilitiesAdded, [add(one, other)], step)] : []),
        ruled(oneEventOnly, [one], step),
        ruled(otherOutcomeCounted, [subtract(over(1, 1), right)], step),
      ],
    });
  },
}; // prettier-ignore

/** The parts of a Venn diagram, in a table of two questions. 1: both. 2: one. 3: at least one. 4 and 5: as probabilities. */
const table: Generator = {
  name: 'prob_venn_table',
  version: 1,
  skill: 'prob_venn',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const scene = chance.pick([
      { title: 'Clubs', rows: ['In the chess club', 'Not in the chess club'], columns: ['In the band', 'Not in the band'], who: 'students', a: 'are in the chess club', b: 'are in the band' },
      { title: 'Snacks', rows: ['Likes apples', 'Does not like apples'], columns: ['Likes grapes', 'Does not like grapes'], who: 'children', a: 'like apples', b: 'like grapes' },
      { title: 'Pets', rows: ['Has a dog', 'Has no dog'], columns: ['Has a cat', 'Has no cat'], who: 'families', a: 'have a dog', b: 'have a cat' },
      { title: 'Sports', rows: ['Swims', 'Does not swim'], columns: ['Runs', 'Does not run'], who: 'members', a: 'swim', b: 'run' },
    ] as const);
    const [both, a, b, none] = drawUntil(
      () => [0, 1, 2, 3].map(() => chance.int(2, 8 + 6 * difficulty)) as [number, number, number, number],
      (drawn) => new Set([...drawn, drawn[0] + drawn[1], drawn[0] + drawn[2]]).size === 6 && (difficulty < 4 || drawn.reduce((sum, one) => sum + one, 0) % 10 === 0),
    );
    const all = both + a + b + none;
    const union = both + a + b;
    const count = { 1: both + a, 2: a, 3: union, 4: union, 5: a + b }[difficulty];
    const asked = { 1: scene.a, 2: `are in the first row and the second column`, 3: `${scene.a}, or ${scene.b}, or both`, 4: `${scene.a}, or ${scene.b}, or both`, 5: `${scene.a}, or ${scene.b}, but not both` }[difficulty];
    const chances = difficulty >= 4;
    const sum = { 1: `${both} + ${a}`, 2: `${a}`, 3: `${both} + ${a} + ${b}`, 4: `${both} + ${a} + ${b}`, 5: `${a} + ${b}` }[difficulty];
    const step = difficulty === 2 ? `The first row has the cells ${both} and ${a}. Which of them is in the second column?` : `The cells that count are $${sum.replaceAll(' + ', ', ')}$. Add them.`;
    const value = (n: number): Rational => (chances ? over(n, all) : over(n, 1));
    return numberDraft({
      stem: chances ? `One of the ${scene.who} is chosen at random. Find the probability that the chosen one is among those who ${asked}.` : `How many of the ${scene.who} ${asked}?`,
      figure: { kind: 'two_way_table', title: scene.title, rows: [...scene.rows], columns: [...scene.columns], cells: [[both, a], [b, none]] },
      readFromFigure: true,
      ladder: ['Which cells of the table does the question ask about?', chances ? 'Add the cells that count, and divide by the number of all.' : 'Each cell belongs to one row and one column. Add the cells that count.', difficulty === 2 ? step : `Add the cells that count: $${sum}$.`],
      right: value(count),
      inputType: chances ? 'fraction' : 'integer',
      steps: [
        ...(difficulty === 1 || difficulty === 3 ? [['Find the cells that count.', sum.replaceAll(' + ', ', \\; ')] as const] : []),
        [difficulty === 2 ? 'Find the cell where the row and the column meet.' : 'Add the cells that count.', difficulty === 2 ? `${a}` : `${sum} = ${count}`],
        ...(chances ? [['Divide by the number of all.', `\\frac{${count}}{${all}}`] as const] : difficulty === 2 ? [['It counts those in the first group who are not in the second.', `${both + a} - ${both} = ${a}`] as const] : []),
      ],
      ways: [
        ...(difficulty >= 3 ? [{ rule: overlapCountedTwice, to: value(union + both).n < value(union + both).d || !chances ? value(union + both) : null, hints: [overlapCountedTwice.hints.look, overlapCountedTwice.hints.principle, step] as const }] : []),
        { rule: wholeGroupForPart, to: difficulty === 1 ? value(both + b) : value(both + a), hints: [wholeGroupForPart.hints.look, 'A row has two cells: those who are in the other group, and those who are not.', step] as const },
        ...(difficulty === 5 ? [{ rule: unionForOther, to: value(union), hints: [unionForOther.hints.look, unionForOther.hints.principle, step] as const }] : []),
      ],
    });
  },
}; // prettier-ignore

export const spinnerGenerators: readonly Generator[] = [
  spin('prob_simple_spinner', 'prob_simple'),
  spin('prob_event_spinner', 'prob_event'),
  experiment,
  outcomes,
  twoSpinners,
  table,
];
