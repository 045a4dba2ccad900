import { rational } from '@stoa/engine/math/exact/rational';
import {
  boundaryCounted,
  complementTaken,
  drawnOneStillCounted,
  eventForComplement,
  kindsTakenForOutcomes,
  oddsForProbability,
  onePartLeftOut,
  restNotShared,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/probability';
import { always, family, graded, oneOf } from '../../family.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { ledTo, ruled } from '../../ruled.ts';

const colors = ['red', 'blue', 'green', 'yellow', 'white'] as const;
/** Lists items as text: 'a', 'a and b', 'a, b, and c'. */
const listed = (items: readonly string[]): string =>
  items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;

/** What is in a bag, how many of it are favorable, and the total. */
type Bag = {
  readonly contents: string;
  readonly kinds: number;
  readonly favorableKinds: number;
  readonly favorable: number;
  readonly all: number;
  readonly event: string;
  readonly before: string;
};

/** 1: two colors. 2: three. 3: not one of three. 4: one of two among four. 5: after one was drawn and not put back. */
function drawBag(chance: Chance, difficulty: Difficulty): Bag {
  const kinds = { 1: 2, 2: 3, 3: 3, 4: 4, 5: 3 }[difficulty];
  const names = chance.shuffle(colors).slice(0, kinds);
  const counts = drawUntil(
    () => names.map(() => chance.int(2, 6 + 2 * difficulty)),
    (drawn) => new Set(drawn).size === kinds,
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  const contents = listed(names.map((name, at) => `${counts[at]} ${name}`));
  const [first, second] = [names[0]!, names[1]!];
  switch (difficulty) {
    case 3:
      return {
        contents,
        kinds,
        favorableKinds: 2,
        favorable: total - counts[0]!,
        all: total,
        event: `is not ${first}`,
        before: '',
      };
    case 4:
      return { contents, kinds, favorableKinds: 2, favorable: counts[0]! + counts[1]!, all: total, event: `is ${first} or ${second}`, before: '' }; // prettier-ignore
    case 5:
      return { contents, kinds, favorableKinds: 1, favorable: counts[1]!, all: total - 1, event: `is ${second}`, before: ` A ${first} marble is drawn and not put back.` }; // prettier-ignore
    default:
      return { contents, kinds, favorableKinds: 1, favorable: counts[0]!, all: total, event: `is ${first}`, before: '' };
  }
}

const bag = family(
  { name: 'prob_event_bag', version: 1, skill: 'prob_event' },
  {
    levels: { of: graded(drawBag) },
    where: ({ of }) => 2 * of.favorable !== of.all,
    given: ({ of }) => ({
      stem: `A bag holds ${of.contents} marbles.${of.before} ${of.before === '' ? 'One marble' : 'Then another marble'} is drawn at random. What is the probability that it ${of.event}?`,
      right: rational(of.favorable, of.all),
      inputType: 'fraction',
    }),
    ladder: ({ of }) => [
      of.before === '' ? 'How many marbles are in the bag?' : 'How many marbles are left in the bag?',
      'Probability is the number of favorable outcomes divided by the number of all outcomes.',
      `Add ${of.contents}${of.before === '' ? '' : ', and subtract 1'}. That is the denominator. How many marbles are favorable?`,
    ],
    steps: ({ of }) => [
      [of.before === '' ? 'Count all the marbles.' : 'Count the marbles that are left.', `${of.all}`],
      ['Count the favorable ones.', `${of.favorable}`],
      ['Divide the favorable outcomes by all outcomes.', `P = \\frac{${of.favorable}}{${of.all}}`],
    ],
    ways: ({ of }) => {
      const step =
        of.before === ''
          ? `The bag holds ${of.contents} marbles. Add them all.`
          : `The bag held ${of.contents} marbles. Add them, and take away 1.`;
      return [
        ruled(oddsForProbability, [of.favorable, of.all], step),
        ledTo(drawnOneStillCounted, of.before === '' ? null : drawnOneStillCounted.answer(of.favorable, of.all + 1), step),
        ruled(complementTaken, [of.favorable, of.all], step),
        ruled(kindsTakenForOutcomes, [of.favorableKinds, of.kinds], step),
      ];
    },
    belowZero: false,
  },
);

/** A card out of 1 to n: greater than a number, a multiple of one, or both. */
type Cards = {
  readonly n: number;
  readonly event: string;
  readonly isIn: (card: number) => boolean;
  readonly boundary: boolean;
  readonly of: string;
};

/** 1: greater than. 2: a multiple. 3: less than. 4: a multiple and greater than. 5: a multiple of one or of another. */
function drawCards(chance: Chance, difficulty: Difficulty): Cards {
  const n = { 1: chance.pick([10, 12, 20]), 2: chance.pick([12, 20, 24, 30]), 3: chance.pick([15, 20, 25]), 4: chance.pick([20, 24, 30]), 5: chance.pick([20, 24, 30, 40]) }[difficulty]; // prettier-ignore
  const edge = chance.int(3, n - 4);
  const [by, other] = chance.pick([[3, 4], [3, 5], [4, 5], [2, 3], [2, 5], [5, 4]] as const); // prettier-ignore
  return {
    1: { n, event: `greater than ${edge}`, isIn: (card: number) => card > edge, boundary: true, of: `from ${edge + 1} on` },
    2: {
      n,
      event: `a multiple of ${by}`,
      isIn: (card: number) => card % by === 0,
      boundary: false,
      of: `${by}, ${2 * by}, and so on`,
    },
    3: { n, event: `less than ${edge}`, isIn: (card: number) => card < edge, boundary: true, of: `1, 2, and so on` },
    4: { n, event: `a multiple of ${by} and greater than ${edge}`, isIn: (card: number) => card % by === 0 && card > edge, boundary: false, of: `the multiples of ${by} from ${edge + 1} on` }, // prettier-ignore
    5: { n, event: `a multiple of ${by} or of ${other}`, isIn: (card: number) => card % by === 0 || card % other === 0, boundary: false, of: `the multiples of ${by}, and then those of ${other} that are not there yet` }, // prettier-ignore
  }[difficulty];
}

const favorableOf = ({ n, isIn }: Cards): number[] => Array.from({ length: n }, (_, at) => at + 1).filter(isIn);

const cards = family(
  { name: 'prob_event_cards', version: 1, skill: 'prob_event' },
  {
    levels: { of: graded(drawCards) },
    where: ({ of }) => favorableOf(of).length > 1 && 2 * favorableOf(of).length !== of.n,
    given: ({ of }) => ({
      stem: `One of ${of.n} cards, numbered 1 to ${of.n}, is drawn at random. What is the probability that its number is ${of.event}?`,
      right: rational(favorableOf(of).length, of.n),
      inputType: 'fraction',
    }),
    ladder: ({ of }) => [
      `Which of the numbers from 1 to ${of.n} fit?`,
      'Probability is the number of favorable outcomes divided by the number of all outcomes.',
      `Count ${of.of.startsWith('the') ? of.of : `the numbers: ${of.of}`}. There are ${of.n} cards in all.`,
    ],
    steps: ({ of }) => {
      const favorable = favorableOf(of);
      return [
        ['List the favorable numbers, and count them.', favorable.join(',\\, ')],
        ['Divide the favorable outcomes by all outcomes.', `P = \\frac{${favorable.length}}{${of.n}}`],
      ];
    },
    ways: ({ of }) => {
      const count = favorableOf(of).length;
      const step = `List the favorable numbers up to ${of.n}: ${of.of}. Then count them.`;
      return [
        {
          rule: boundaryCounted,
          to: of.boundary ? boundaryCounted.answer(count, of.n) : null,
          hints: [boundaryCounted.hints.look, 'Greater than or less than a number leaves that number out.', step],
        },
        ruled(oddsForProbability, [count, of.n], step),
        ruled(complementTaken, [count, of.n], step),
      ];
    },
    belowZero: false,
  },
);

const settings = oneOf(
  { all: 'A spinner stops on', names: ['red', 'blue', 'green', 'yellow'] as const, ask: 'it stops on' },
  { all: 'A shuffled playlist plays', names: ['rock', 'pop', 'jazz', 'hip-hop'] as const, ask: 'it plays' },
  { all: 'A prize wheel stops on', names: ['a pen', 'a book', 'a puzzle', 'a ball'] as const, ask: 'it stops on' },
);

/** The percents of two or three outcomes are given; the rest is asked for. */
const complement = family(
  { name: 'prob_event_rest', version: 1, skill: 'prob_event' },
  {
    levels: {
      in: always(settings),
      /** 1: tens. 2: any percent. 3: two are known. 4: three are known. 5: two are known, and the other two are equally likely. */
      known: graded((chance, difficulty) => {
        const count = { 1: 1, 2: 1, 3: 2, 4: 3, 5: 2 }[difficulty];
        return Array.from({ length: count }, () =>
          difficulty === 1 ? 10 * chance.int(1, 9) : chance.int(6, difficulty === 2 ? 94 : 38),
        );
      }),
      shared: graded((_, difficulty) => difficulty === 5),
    },
    where: ({ known, shared }) => {
      const rest = 100 - known.reduce((sum, one) => sum + one, 0);
      const right = shared ? rest / 2 : rest;
      return rest >= 6 && Number.isInteger(right) && new Set([...known, right, 50]).size === known.length + 2;
    },
    given: ({ in: { all, names, ask }, known, shared }) => {
      const rest = 100 - known.reduce((sum, one) => sum + one, 0);
      const told = listed(known.map((one, at) => `${names[at]} with probability ${one}%`));
      return {
        stem: shared
          ? `${all} ${told}. Otherwise, ${ask} ${names[2]} or ${names[3]}, which are equally likely. What is the probability that ${ask} ${names[2]}, in percent?`
          : known.length === 1
            ? `${all} ${told}. What is the probability that it does not, in percent?`
            : `${all} ${told}. Otherwise, ${ask} ${names[known.length]}. What is the probability that ${ask} ${names[known.length]}, in percent?`,
        right: shared ? rest / 2 : rest,
        inputType: 'integer',
        unit: '%',
      };
    },
    ladder: ({ known, shared }) => [
      'What do all the probabilities add up to?',
      `All the probabilities together are 100%. Subtract what is known.${shared ? ' Two equally likely outcomes share the rest.' : ''}`,
      known.length === 1
        ? `Subtract ${known[0]} from 100.`
        : `Add ${listed(known.map((one) => `${one}%`))}. Subtract the sum from 100%.`,
    ],
    steps: ({ known, shared }) => {
      const sum = known.reduce((total, one) => total + one, 0);
      return [
        ...(known.length === 1
          ? [['All the probabilities together are 100%.', `${known[0]} + x = 100`] as const]
          : [['Add the known probabilities.', `${known.join(' + ')} = ${sum}`] as const]),
        ['Subtract from 100%.', `100 - ${sum} = ${100 - sum}`],
        ...(shared ? [['Two outcomes share the rest equally.', `${100 - sum} \\div 2 = ${(100 - sum) / 2}`] as const] : []),
      ];
    },
    ways: ({ known, shared }) => {
      const sum = known.reduce((total, one) => total + one, 0);
      const step =
        known.length === 1 ? `Subtract ${known[0]}% from 100%.` : `Add ${listed(known.map((one) => `${one}%`))} first.`;
      return [
        ledTo(restNotShared, shared ? restNotShared.answer(100 - sum) : null, step),
        ruled(eventForComplement, [sum], step),
        ledTo(onePartLeftOut, known.length === 1 ? null : onePartLeftOut.answer(known[0]!), step),
      ];
    },
    belowZero: false,
  },
);

export const singleEventGenerators: readonly Generator[] = [bag, cards, complement];
