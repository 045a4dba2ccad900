import { endpointCountedWrongly, oneFactLeftOut, oppositeOperationUsed } from '@stoa/engine/math/mal-rules/asked-another-way';
import { signKeptCrossing } from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { borderMistaken, wordsReadBackwards } from '@stoa/engine/math/mal-rules/algebra/linear-inequalities';
import { otherQuestions } from '../../asked-otherwise/other-questions.ts';
import { family, range, textFamily } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { ledTo, ruled } from '../../ruled.ts';
import { people } from '../../wording/people.ts';

type Facts = { who: string; a: number; b: number; c: number };
type Story = { tell: (facts: Facts) => string; sign: '≤' | '≥' };
const tex = { '≤': '\\le', '≥': '\\ge', '<': '<', '>': '>' } as const;

/** One operation: n + b against c. */
const sums: readonly Story[] = [
  { sign: '≤', tell: ({ b, c }) => `An elevator can carry at most ${c} pounds. There are already ${b} pounds in it. Let $n$ be the number of pounds that can be added. Write the solution as an inequality for $n$.` },
  { sign: '≥', tell: ({ who, b, c }) => `${who} wants to save at least \\$${c} for a class trip and already has \\$${b}. Let $n$ be the number of dollars still to save. Write the solution as an inequality for $n$.` },
  { sign: '≤', tell: ({ who, b, c }) => `A suitcase may weigh at most ${c} pounds. The clothes that ${who} packs weigh ${b} pounds. Let $n$ be the weight that can be added, in pounds. Write the solution as an inequality for $n$.` },
  { sign: '≥', tell: ({ b, c }) => `A team needs at least ${c} points to reach the finals. It has ${b} points. Let $n$ be the number of points it still needs. Write the solution as an inequality for $n$.` },
]; // prettier-ignore

/** 1: numbers to 30. 5: numbers to a thousand. */
const sumStory = textFamily(
  { name: 'ineq_one_step_story', version: 1, skill: 'ineq_one_step' },
  {
    setting: (chance) => ({ who: people(chance, 1)[0]!, story: chance.pick(sums) }),
    levels: {
      n: [range(5, 15), range(12, 30), range(25, 60), range(40, 150), range(110, 400)],
      b: [range(16, 30), range(31, 60), range(61, 110), range(160, 300), range(410, 900)],
    },
    derived: ({ n, b }) => ({ c: n + b }),
    given: ({ who, n, b, c, story }) => ({
      stem: story.tell({ who, a: 1, b, c }),
      right: `n ${story.sign} ${n}`,
      inputType: 'expression',
      form: 'simplified',
      variables: { n: 'the unknown amount' },
      placeholder: 'like n > c',
      wrong: `n ${story.sign === '≤' ? '≥' : '≤'} ${n + 1003}`,
    }),
    ladder: ({ b, c, story }) => [
      'Which words in the story tell about a limit?',
      'Write an inequality for the story: at most means ≤, and at least means ≥. Then undo what is done to n.',
      `Write $n + ${b} ${tex[story.sign]} ${c}$. Subtract ${b} from both sides.`,
    ],
    steps: ({ n, b, c, story }) => [
      [
        story.sign === '≤' ? 'At most means less than or equal to.' : 'At least means greater than or equal to.',
        `n + ${b} ${tex[story.sign]} ${c}`,
      ],
      [`Subtract ${b} from both sides.`, `n ${tex[story.sign]} ${n}`],
    ],
    ways: ({ n, b, c, story }) => [
      {
        ...ledTo(
          endpointCountedWrongly,
          `n ${story.sign === '≤' ? '≥' : '≤'} ${n}`,
          `Is the whole of ${c} the most or the least?`,
        ),
        rule: wordsReadBackwards,
      },
      {
        ...ledTo(endpointCountedWrongly, `n ${story.sign === '≤' ? '<' : '>'} ${n}`, `Is it allowed to be exactly ${c} in all?`),
        rule: borderMistaken,
      },
      ledTo(oppositeOperationUsed, `n ${story.sign} ${c + b}`, `There are ${b} already. They are part of the ${c}.`),
    ],
  },
);

/** Stories that ask how many at most, or at least, where the answer is a whole number. */
const groupsOf: readonly Story[] = [
  { sign: '≤', tell: ({ who, a, c }) => `${who} has \\$${c}. Each ride at the fair costs \\$${a}. What is the greatest number of rides that ${who} can take?` },
  { sign: '≥', tell: ({ a, c }) => `Each van holds ${a} players. At least ${c} players go to a tournament. What is the least number of vans they need?` },
  { sign: '≤', tell: ({ a, c }) => `A shelf holds at most ${c} pounds. Each box weighs ${a} pounds. What is the greatest number of boxes that can go on the shelf?` },
  { sign: '≥', tell: ({ who, a, c }) => `${who} wants to read at least ${c} pages and reads ${a} pages a day. What is the least number of days that takes?` },
]; // prettier-ignore

/** a times n compared with c. 1: it divides evenly. 2 to 5: it doesn't, so the answer has to be rounded. */
const groupStory = family(
  { name: 'ineq_one_step_whole', version: 1, skill: 'ineq_one_step' },
  {
    setting: (chance) => ({ who: people(chance, 1)[0]!, story: chance.pick(groupsOf) }),
    levels: {
      a: [range(3, 6), range(4, 8), range(6, 9), range(8, 12), range(11, 15)],
      n: [range(4, 9), range(5, 12), range(7, 15), range(9, 20), range(12, 30)],
      more: [range(1, 2), range(1, 3), range(1, 5), range(2, 7), range(3, 10)],
    },
    where: ({ a, n }) => a !== n && a !== n + 1,
    derived: ({ a, n, more, story }) => ({ c: a * n + more, right: story.sign === '≤' ? n : n + 1 }),
    given: ({ who, a, c, right, story }) => ({ stem: story.tell({ who, a, b: 0, c }), right }),
    ladder: ({ a, c, story }) => [
      'What does each one use up or add?',
      'Write an inequality, and solve it. Then decide which whole numbers fit the story.',
      `Write $${a}n ${tex[story.sign]} ${c}$. Divide both sides by ${a}. Does the quotient come out even?`,
    ],
    steps: ({ a, n, c, right, story }) => [
      ['Write an inequality for the story.', `${a}n ${tex[story.sign]} ${c}`],
      [`Divide both sides by ${a}. The quotient is between ${n} and ${n + 1}.`, `n ${tex[story.sign]} ${c} \\div ${a}`],
      [
        story.sign === '≤'
          ? 'The greatest whole number that fits is the smaller one.'
          : 'The least whole number that fits is the greater one.',
        `n = ${right}`,
      ],
    ],
    ways: ({ a, n, c, right, story }) => [
      ruled(
        endpointCountedWrongly,
        [right === n ? n + 1 : n],
        `Test with the ${c}: multiply ${a} by the whole numbers on either side of $${c} \\div ${a}$.`,
      ),
      ruled(oppositeOperationUsed, [story.sign === '≤' ? c - a : a * c], `Each one counts ${a}. How many ${a}s are in ${c}?`),
    ],
  },
);

/** Two operations: a start and a rate. */
const twoStepStories: readonly Story[] = [
  { sign: '≤', tell: ({ who, a, b, c }) => `${who} has \\$${c} for bowling. Shoes cost \\$${b}, and each game costs \\$${a}. What is the greatest number of games that ${who} can play?` },
  { sign: '≥', tell: ({ who, a, b, c }) => `${who} has \\$${b} and saves \\$${a} a week. A skateboard costs \\$${c}. What is the least number of weeks until ${who} can buy it?` },
  { sign: '≤', tell: ({ a, b, c }) => `An empty crate weighs ${b} pounds, and each melon weighs ${a} pounds. The full crate may weigh at most ${c} pounds. What is the greatest number of melons it can hold?` },
  { sign: '≥', tell: ({ a, b, c }) => `A class has sold ${b} tickets and sells about ${a} more each day. It wants to sell at least ${c} tickets. What is the least number of days it needs?` },
  { sign: '≤', tell: ({ who, a, b, c }) => `A text plan costs \\$${b} a month plus \\$${a} for each gigabyte. ${who} wants to pay at most \\$${c} a month. What is the greatest whole number of gigabytes ${who} can use?` },
]; // prettier-ignore

/** an + b against c. 1: small numbers. 5: larger ones. */
const twoStepStory = family(
  { name: 'ineq_two_step_story', version: 1, skill: 'ineq_two_step' },
  {
    setting: (chance) => ({ who: people(chance, 1)[0]!, story: chance.pick(twoStepStories) }),
    levels: {
      a: [range(3, 5), range(4, 7), range(5, 9), range(6, 12), range(8, 15)],
      b: [range(2, 4), range(3, 9), range(6, 15), range(10, 25), range(15, 40)],
      n: [range(4, 8), range(5, 10), range(6, 12), range(8, 15), range(9, 20)],
      more: [range(1, 2), range(1, 3), range(1, 4), range(1, 5), range(1, 7)],
    },
    where: ({ a, b, n }) => new Set([a, b, n, n + 1]).size === 4,
    derived: ({ a, b, n, more, story }) => ({ c: a * n + b + more, right: story.sign === '≤' ? n : n + 1 }),
    given: ({ who, a, b, c, right, story }) => ({ stem: story.tell({ who, a, b, c }), right }),
    ladder: ({ a, b, c, story }) => [
      'What is there at the start? What does each one add?',
      'Write an inequality for the story, and undo the operations in reverse order. Then choose the whole number that fits.',
      `Write $${a}n + ${b} ${tex[story.sign]} ${c}$. Subtract ${b} from both sides first.`,
    ],
    steps: ({ a, b, n, c, right, story }) => [
      ['Write an inequality for the story.', `${a}n + ${b} ${tex[story.sign]} ${c}`],
      [`Subtract ${b} from both sides.`, `${a}n ${tex[story.sign]} ${c - b}`],
      [`Divide both sides by ${a}. The quotient is between ${n} and ${n + 1}.`, `n ${tex[story.sign]} ${c - b} \\div ${a}`],
      [
        story.sign === '≤'
          ? 'The greatest whole number that fits is the smaller one.'
          : 'The least whole number that fits is the greater one.',
        `n = ${right}`,
      ],
    ],
    ways: ({ a, b, n, c, right, story }) => [
      ruled(
        endpointCountedWrongly,
        [right === n ? n + 1 : n],
        `Test both whole numbers around $${c - b} \\div ${a}$ in the story.`,
      ),
      ruled(
        oneFactLeftOut,
        [story.sign === '≤' ? Math.floor(c / a) : Math.ceil(c / a)],
        `The ${b} counts, too. Take it away before you divide by ${a}.`,
      ),
      {
        ...ruled(
          oneFactLeftOut,
          [story.sign === '≤' ? Math.floor((c + b) / a) : Math.ceil((c + b) / a)],
          `Subtract ${b} from ${c} first.`,
        ),
        rule: signKeptCrossing,
      },
    ],
  },
);

/** Two plans: when is the first one cheaper, or ahead? */
const compared = [
  ({ a, b, c, d }: Plans) => `Gym A charges a \\$${b} sign-up fee and \\$${a} a visit. Gym B charges a \\$${d} sign-up fee and \\$${c} a visit. What is the least number of visits for which Gym A costs less?`,
  ({ a, b, c, d, who, other }: Plans) => `${who} has \\$${d} and saves \\$${c} a week. ${other} has \\$${b} and saves \\$${a} a week. What is the greatest number of weeks after which ${other} still has more?`,
  ({ a, b, c, d }: Plans) => `One print shop charges \\$${b} for setup and \\$${a} a poster. Another charges \\$${d} for setup and \\$${c} a poster. What is the least number of posters for which the first shop is cheaper?`,
  ({ a, b, c, d, who, other }: Plans) => `${who} begins a hike at mile ${d} of a trail and walks ${c} miles a day. ${other} begins at mile ${b} and walks ${a} miles a day. What is the greatest number of whole days after which ${other} is still ahead?`,
] as const; // prettier-ignore
type Plans = { a: number; b: number; c: number; d: number; who: string; other: string };

/** an + b < cn + d, or >, with a < c and b > d. They are equal between two whole numbers, or at one of them. */
const plansCompared = family(
  { name: 'ineq_multi_step_story', version: 1, skill: 'ineq_multi_step' },
  {
    setting: (chance) => {
      const [who, other] = people(chance, 2) as [string, string];
      const at = chance.int(0, compared.length - 1);
      return { who, other, at, ahead: at % 2 === 1 };
    },
    levels: {
      a: [range(2, 4), range(3, 6), range(4, 8), range(5, 9), range(6, 12)],
      faster: [range(2, 3), range(2, 4), range(3, 5), range(3, 6), range(4, 7)],
      d: [range(1, 4), range(5, 9), range(5, 15), range(5, 20), range(8, 25)],
      n: [range(3, 6), range(4, 8), range(5, 10), range(6, 12), range(7, 15)],
      more: [range(1, 1), range(1, 1), range(1, 2), range(1, 2), range(1, 3)],
    },
    where: ({ a, faster, n, d }) => new Set([a, a + faster, n, n + 1, d]).size === 5,
    derived: ({ a, faster, d, n, more, ahead }) => ({
      c: a + faster,
      b: d + faster * n + more,
      right: ahead ? n : n + 1,
      sign: ahead ? '>' : '<',
    }),
    given: ({ who, other, at, a, b, c, d, right }) => ({ stem: compared[at]!({ a, b, c, d, who, other }), right }),
    ladder: ({ a, b, c, d, sign }) => [
      'How does each amount begin, and how does it grow?',
      'Write an expression for each amount, and compare them with an inequality. Collect the variable terms on one side.',
      `Write $${a}n + ${b} ${sign} ${c}n + ${d}$. Subtract $${a}n$ and ${d} from both sides.`,
    ],
    steps: ({ a, b, c, d, n, faster, right, sign, ahead }) => [
      ['Write an inequality for the story.', `${a}n + ${b} ${sign} ${c}n + ${d}`],
      [`Subtract $${a}n$ and ${d} from both sides.`, `${b - d} ${sign} ${faster}n`],
      [`Divide both sides by ${faster}. The quotient is between ${n} and ${n + 1}.`, `${b - d} \\div ${faster} ${sign} n`],
      [
        ahead
          ? 'The greatest whole number that fits is the smaller one.'
          : 'The least whole number that fits is the greater one.',
        `n = ${right}`,
      ],
    ],
    ways: ({ a, b, c, d, n, faster, right, ahead }) => [
      ruled(
        endpointCountedWrongly,
        [right === n ? n + 1 : n],
        `Test both whole numbers around $${b - d} \\div ${faster}$ in the story.`,
      ),
      ruled(
        oneFactLeftOut,
        [ahead ? Math.floor(b / faster) : Math.floor(b / faster) + 1],
        `Both begin with something: ${b} and ${d}. Subtract ${d}, too.`,
      ),
      ruled(
        oppositeOperationUsed,
        [Math.floor((b - d) / (a + c)) + (ahead ? 0 : 1)],
        `Subtract $${a}n$ from both sides. What is $${c}n - ${a}n$?`,
      ),
    ],
  },
);

export const inequalityStoryGenerators: readonly Generator[] = otherQuestions([
  sumStory,
  groupStory,
  twoStepStory,
  plansCompared,
]);
