import { rational } from '@stoa/engine/math/exact/rational';
import { always, family, oneOf, only, range, textFamily } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import {
  dividedByFixedNumber,
  everyPairTwice,
  factorsAdded,
  impossibleSolutionGiven,
  otherQuantityGiven,
  rootOfProductTaken,
  solutionSignTurned,
} from '@stoa/engine/math/mal-rules/quadratics/quadratic-stories';
import { plusRootOnly } from '@stoa/engine/math/mal-rules/quadratics/quadratics';
import { linearText } from '../../wording/linear-text.ts';
import { person } from '../../wording/people.ts';
import { polynomialTex, productOf } from '../../wording/polynomial-text.ts';
import { grouped } from '../../wording/whole-number-text.ts';
import { solutionsPage, solutionWays } from './quadratic-draft.ts';
import { surd } from '@stoa/engine/math/mal-rules/quadratics/surd';
import { following } from '../../wrong-way.ts';
import { ledTo, ruled } from '../../ruled.ts';

/**
 * Two numbers from their product. 1: a small difference. 2: consecutive. 3: consecutive even or odd ones, the larger is asked
 * for. 4: negative ones.
 */
const twoNumbers = family(
  { name: 'quad_word_problems_two_numbers', version: 3, skill: 'quad_word_problems', difficulties: [1, 2, 3, 4] },
  {
    levels: {
      d: [range(2, 7), only(1), only(2), range(2, 7), range(2, 7)],
      small: [range(3, 9), range(3, 14), range(3, 19), range(3, 12), range(3, 12)], // for two negative numbers, without the sign
    },
    where: ({ d, small }) => small !== d && small !== 2 * d,
    derived: ({ d, small, difficulty }) => {
      const large = small + d;
      const product = small * large;
      return { large, product, negative: difficulty === 4, polynomial: polynomialTex([-product, d, 1], 'n') };
    },
    phrasing: (chance, { d, small, product, difficulty }) => ({
      asksLarger: difficulty === 3 || (difficulty === 1 && chance.maybe(0.4)),
      told: {
        1: () => `Two positive whole numbers differ by ${d}. Their product is ${product}.`,
        2: () =>
          chance.pick([
            `The product of two consecutive positive whole numbers is ${product}.`,
            `The product of two consecutive page numbers in a book is ${product}.`,
            `Two friends have consecutive jersey numbers. The product of the numbers is ${product}.`,
            `Two lockers next to each other have consecutive numbers. The product of the numbers is ${product}.`,
          ]),
        3: () => `The product of two consecutive positive ${small % 2 === 0 ? 'even' : 'odd'} numbers is ${product}.`,
        4: () => `Two negative integers differ by ${d}. Their product is ${product}.`,
        5: () => '',
      }[difficulty](),
    }),
    given: ({ small, large, negative, difficulty, asksLarger, told }) => ({
      stem: `${told} What is the ${asksLarger ? 'larger' : 'smaller'} of the two${difficulty === 2 ? ' numbers' : ''}?`,
      right: negative ? -large : asksLarger ? large : small, // of two negative numbers the one nearer to zero is the larger
      variables: { n: 'the smaller number' },
    }),
    ladder: ({ d, product }) => [
      'Let n be the smaller number. How do you write the other one?',
      'Write the product using n, and get 0 on one side. Factor, and keep the solution that fits the story.',
      `Write $n(${linearText(1, d, 'n')}) = ${product}$. Find two factors of ${product} that differ by ${d}.`,
    ],
    steps: ({ d, small, large, product, negative, polynomial, asksLarger }) => [
      ['Let $n$ be the smaller number and write the product.', `n(${linearText(1, d, 'n')}) = ${product}`],
      ['Bring everything to one side.', `${polynomial} = 0`],
      ['Factor.', `(${linearText(1, -small, 'n')})(${linearText(1, large, 'n')}) = 0`],
      [
        negative ? 'Here the negative solution fits.' : 'The positive solution fits the story.',
        `n = ${negative ? -large : small}`,
      ],
      ...(asksLarger ? [['The question asks for the larger number.', `n + ${d} = ${large}`] as const] : []),
    ],
    ways: ({ d, small, large, product, negative, polynomial, asksLarger }) => [
      following(
        otherQuantityGiven,
        [negative ? -small : asksLarger ? small : large],
        [
          'Read the question again. Which of the two numbers does the question ask for?',
          otherQuantityGiven.hints.principle,
          negative
            ? 'Put your two numbers on the number line. Which of them lies further to the left?'
            : `You know one of the two numbers. They differ by ${d}.`,
        ],
      ),
      following(
        impossibleSolutionGiven,
        [negative ? small : asksLarger ? -small : -large],
        [
          'Does the number fit what the story says about its sign?',
          impossibleSolutionGiven.hints.principle,
          `Factor $${polynomial}$ and compare both solutions with the story.`,
        ],
      ),
      {
        rule: factorsAdded,
        to: asksLarger ? rational(product + d, 2) : factorsAdded.answer(d, product),
        hints: [
          'Multiply your number by its partner. Is that the product in the story?',
          'A product is the result of a multiplication, not of an addition.',
          `Write the partner of $n$ as $n + ${d}$, and multiply the two.`,
        ],
      },
      {
        rule: dividedByFixedNumber,
        to: d > 1 && product % d === 0 ? dividedByFixedNumber.answer(product, d) : null,
        hints: [
          `Find the partner of your number. Do they differ by ${d}?`,
          'Both factors of the product are unknown; only their difference is known.',
          `Call one of them $n$ and write the other one with $n$ and ${d}.`,
        ],
      },
      ruled(rootOfProductTaken, [product], `Set up an equation with $n$ and $n + ${d}$.`),
    ],
    belowZero: true,
  },
);

/**
 * Everyone is paired with everyone. 2: cards sent both ways. 3: handshakes. 4: games of a league, home and away. 5: diagonals
 * of a polygon.
 */
const pairs = family(
  { name: 'quad_word_problems_pairs', version: 3, skill: 'quad_word_problems', difficulties: [2, 3, 4, 5] },
  {
    levels: { n: [range(5, 12), range(5, 12), range(6, 15), range(6, 20), range(6, 16)] },
    derived: ({ n, difficulty }) => {
      const halved = difficulty === 3 || difficulty === 5;
      const less = difficulty === 5 ? 3 : 1; // how many of the n one is not paired with, including oneself
      const doubled = n * (n - less);
      return { halved, less, doubled, total: halved ? doubled / 2 : doubled };
    },
    phrasing: (chance, { total, difficulty }) => ({ told: pairStories(chance, total)[difficulty]() }),
    given: ({ n, told }) => ({ stem: told, right: n, variables: { n: 'how many there are' } }),
    ladder: ({ difficulty, halved, less, doubled }) => [
      difficulty === 5 ? 'What is the formula equal to?' : 'How many others does each one go with?',
      halved
        ? 'Multiply by 2 first. Then get 0 on one side, and factor.'
        : 'Each of the n goes with n − 1 others. Set the product equal to the total, and get 0 on one side.',
      `Write $n(n - ${less}) = ${doubled}$. Find two factors of ${doubled} that differ by ${less}.`,
    ],
    steps: ({ n, difficulty, halved, less, doubled, total }) => [
      [
        difficulty === 5
          ? 'Set the formula equal to the number of diagonals.'
          : halved
            ? 'Each of the $n$ meets $n - 1$ others, and each pair is counted twice.'
            : 'Each of the $n$ has $n - 1$ others.',
        halved ? `\\frac{n(n - ${less})}{2} = ${total}` : `n(n - ${less}) = ${total}`,
      ],
      [
        halved ? 'Multiply by 2 and bring everything to one side.' : 'Bring everything to one side.',
        `${polynomialTex([-doubled, -less, 1], 'n')} = 0`,
      ],
      ['Factor.', `(n - ${n})(${linearText(1, n - less, 'n')}) = 0`],
      ['A number of things is positive, so only one solution fits.', `n = ${n}`],
    ],
    ways: ({ n, halved, less, doubled, total }) => [
      following(
        solutionSignTurned,
        [less - n],
        [
          `Substitute your number into the equation. Is the total ${total}?`,
          solutionSignTurned.hints.principle,
          `Factor $${polynomialTex([-doubled, -less, 1], 'n')}$, and ask of each factor for which $n$ it equals 0.`,
        ],
      ),
      following(
        impossibleSolutionGiven,
        [less - n],
        [
          'Can your number count anything?',
          impossibleSolutionGiven.hints.principle,
          'Look at the other factor of your equation.',
        ],
      ),
      following(
        everyPairTwice,
        [total, less],
        [
          everyPairTwice.hints.look,
          halved
            ? 'In $n(n - 1)$ or a product like it every pair is counted from both ends.'
            : 'Here both directions count, so nothing is halved.',
          halved
            ? `Double the total before you look for two factors that differ by ${less}.`
            : `Look for two factors that differ by ${less} and have the product ${total}.`,
        ],
      ),
      {
        rule: dividedByFixedNumber,
        to: total % 2 === 0 && total / 2 !== n ? dividedByFixedNumber.answer(total, 2) : null,
        hints: [
          'Try your number out. Which total does it give?',
          'The total grows with the square of the number, because each one goes with all the others.',
          halved ? `Write $\\frac{n(n - ${less})}{2}$ for the total.` : `Write $n(n - ${less})$ for the total.`,
        ],
      },
    ],
    belowZero: true,
  },
);

const pairStories = (chance: Chance, total: number): Record<Difficulty, () => string> => ({
  1: () => '',
  2: () =>
    chance.pick([
      `At the end of camp, each kid in a cabin writes a postcard to every other kid in the cabin. They write ${total} postcards in all. How many kids are in the cabin?`,
      `In a group of friends, each person gives one gift to every other person. They give ${total} gifts in all. How many friends are in the group?`,
      `Each student in a club sends one text to every other student. They send ${total} texts in all. How many students are in the club?`,
      `In a class, each student writes one kind note to every other student. They write ${total} notes in all. How many students are in the class?`,
    ]),
  3: () =>
    chance.pick([
      `At ${chance.pick(['a party', 'a meeting', 'a reunion', 'a chess club'])}, each person shakes hands once with every other person. There are ${total} handshakes. How many people are there?`,
      `In a tournament, each player plays every other player once. They play ${total} games in all. How many players are there?`,
    ]),
  4: () =>
    `In a ${chance.pick(['soccer', 'softball', 'hockey', 'basketball'])} league, each team plays every other team twice, once at home and once away. There are ${total} games in a season. How many teams are in the league?`,
  5: () =>
    `A polygon with $n$ sides has $\\frac{n(n - 3)}{2}$ diagonals. How many sides does a polygon with ${total} diagonals have?`,
});

type Ware = { readonly each: string; readonly many: string; readonly price: readonly [number, number] };
const wares: readonly [Ware, ...Ware[]] = [
  { each: 'a ticket', many: 'tickets', price: [6, 12] },
  { each: 'a T-shirt', many: 'T-shirts', price: [10, 16] },
  { each: 'a lunch box', many: 'lunch boxes', price: [7, 12] },
  { each: 'a poster', many: 'posters', price: [5, 10] },
  { each: 'a plant', many: 'plants', price: [6, 11] },
  { each: 'a water bottle', many: 'water bottles', price: [8, 14] },
];
const drawWare = (chance: Chance) => {
  const { each, many, price } = chance.pick(wares);
  return { each, many, price: chance.int(...price) };
};

/**
 * Returns how many are sold at the start, if each dollar of increase loses `fewer` buyers: (price + x)(sold − fewer·x) has
 * the same value at both increases.
 */
const soldAt = (price: number, fewer: number, rise: number, more: number): number => fewer * (price + rise + rise + more);

/** A price goes up and fewer people buy. 5: both prices that bring the same income. */
const prices = textFamily(
  { name: 'quad_word_problems_income', version: 3, skill: 'quad_word_problems', difficulties: [5] },
  {
    setting: (chance) => ({ seller: person(chance) }),
    levels: {
      ware: always(drawWare),
      fewer: always(oneOf(2, 4, 5, 10)),
      rise: always(range(1, 5)),
      more: always(range(2, 6)), // the difference between the second increase and the first
    },
    where: ({ ware: { price }, fewer, rise, more }) =>
      soldAt(price, fewer, rise, more) <= 260 && fewer !== rise && fewer !== rise + more,
    derived: ({ ware: { price }, fewer, rise, more }) => {
      const sold = soldAt(price, fewer, rise, more);
      const rises = [rise, rise + more] as const;
      return {
        sold,
        rises,
        income: (price + rise) * (sold - fewer * rise),
        product: `(${price} + x)(${sold} - ${fewer}x)`,
        polynomial: polynomialTex(productOf([-rises[0], 1], [-rises[1], 1])),
        right: rises.map((one) => surd(one)),
      };
    },
    given: ({ seller, ware: { each, many, price }, fewer, sold, income, right }) =>
      solutionsPage({
        stem: `${seller} sells ${sold} ${many} a week at \\$${price} each. For each \\$1 increase in the price of ${each}, ${fewer} fewer are sold. By how many dollars can the price go up so that the income is \\$${grouped(income)} a week? Give both answers.`,
        letter: 'x',
        standsFor: 'the rise of the price in dollars',
        right,
      }),
    ladder: ({ fewer, income, product }) => [
      'What is the new price after a rise of x dollars? How many are sold then?',
      'Income is the price times the number sold. Set it equal to the income in the question.',
      `Write $${product} = ${income}$. Expand, get 0 on one side, and divide by ${-fewer}.`,
    ],
    steps: ({ ware: { price }, fewer, sold, rises, income, product, polynomial }) => [
      ['Let $x$ be the rise. Price times number sold is the income.', `${product} = ${income}`],
      ['Expand and bring everything to one side.', `${polynomialTex([price * sold - income, sold - fewer * price, -fewer])} = 0`],
      [`Divide by ${-fewer}.`, `${polynomial} = 0`],
      ['Factor, and read both solutions off.', `x = ${rises[0]} \\text{ or } x = ${rises[1]}`],
    ],
    ways: ({ ware: { price }, rises, polynomial, right }) =>
      solutionWays([
        following(
          plusRootOnly,
          [right],
          [
            'Does another rise bring the same income?',
            'Raising the price brings more for each and loses buyers, so the same income can come twice.',
            'Factor the equation, and look at both factors.',
          ],
        ),
        {
          rule: otherQuantityGiven,
          to: rises.map((one) => surd(price + one)),
          hints: [
            'Does the question ask for the new price, or for how much it goes up?',
            'Compare what your variable is with what the question asks.',
            'Compare your numbers with the price at the start. Which part of them is the rise?',
          ],
        },
        ledTo(
          solutionSignTurned,
          rises.map((one) => surd(-one)),
          `Factor $${polynomial}$, and ask of each factor for what $x$ it equals 0.`,
        ),
      ]),
  },
);

export const numberStoryGenerators: readonly Generator[] = [twoNumbers, pairs, prices];
