import type { SignedTerm } from '@stoa/engine/math/mal-rules/algebra/terms';
import { byShape } from '../../by-shape.ts';
import { always, range, textFamily } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import {
  bracketsLeftOut,
  joined,
  quotientReversed,
  rateAndStartSwapped,
  sumForProduct,
  wordOrder,
  quotientForProduct,
} from '@stoa/engine/math/mal-rules/algebra/letters-and-terms';
import { ledTo } from '../../ruled.ts';
import { linearText, sumText } from '../../wording/linear-text.ts';
import { person } from '../../wording/people.ts';

type Change = { start: (a: number) => string; rate: (b: number) => string; letter: string; what: string; ask: string };

const bills: readonly Change[] = [
  {
    start: (a) => `A skating rink charges \\$${a} to enter`,
    rate: (b) => `\\$${b} for each hour`,
    letter: 'h',
    what: 'hours',
    ask: 'the total cost, in dollars,',
  },
  {
    start: (a) => `A print shop charges \\$${a} to set up`,
    rate: (b) => `\\$${b} for each poster`,
    letter: 'p',
    what: 'posters',
    ask: 'the total cost, in dollars,',
  },
  {
    start: (a) => `A plant is ${a} cm tall now`,
    rate: (b) => `grows ${b} cm every week`,
    letter: 'w',
    what: 'weeks',
    ask: 'its height, in centimeters, after',
  },
  {
    start: (a) => `A tank holds ${a} liters`,
    rate: (b) => `a pump adds ${b} liters every minute`,
    letter: 'm',
    what: 'minutes',
    ask: 'the number of liters in the tank after',
  },
  {
    start: (a) => `A club has ${a} members`,
    rate: (b) => `gains ${b} members every month`,
    letter: 'm',
    what: 'months',
    ask: 'the number of members after',
  },
];

const drains: readonly Change[] = [
  {
    start: (a) => `A gift card holds \\$${a}`,
    rate: (b) => `every movie ticket costs \\$${b}`,
    letter: 't',
    what: 'tickets',
    ask: 'the dollars left on the card after',
  },
  {
    start: (a) => `A tank holds ${a} liters`,
    rate: (b) => `loses ${b} liters every hour`,
    letter: 'h',
    what: 'hours',
    ask: 'the number of liters left after',
  },
  {
    start: (a) => `A book has ${a} pages`,
    rate: (b) => `Ella reads ${b} pages every day`,
    letter: 'd',
    what: 'days',
    ask: 'the number of pages left after',
  },
  {
    start: (a) => `A farm has ${a} pumpkins for sale`,
    rate: (b) => `sells ${b} of them every hour`,
    letter: 'h',
    what: 'hours',
    ask: 'the number of pumpkins left after',
  },
];

const told = { name: 'expr_write_story', version: 3, skill: 'expr_write' };

const expressionPage = (stem: string, right: string, letter: string, standsFor: string) => ({
  stem,
  right,
  wrong: `101${letter} + 103`,
  inputType: 'expression' as const,
  variables: { [letter]: standsFor },
});

const written = (tex: string) => ['This is the expression.', tex] as const;

/** 1: only a rate. */
const priceEach = textFamily(
  { ...told, difficulties: [1] },
  {
    setting: (chance) => {
      const [what, x] = chance.pick([
        ['tickets', 't'],
        ['muffins', 'm'],
        ['balloons', 'b'],
        ['pens', 'p'],
        ['plants', 'n'],
      ] as const);
      return { what, x };
    },
    levels: { price: always(range(3, 14)) },
    given: ({ what, x, price }) =>
      expressionPage(
        `At a fair, ${what} cost \\$${price} each. Write an expression for the cost, in dollars, of $${x}$ ${what}.`,
        `${price}${x}`,
        x,
        `the number of ${what}`,
      ),
    ladder: ({ what, x, price }) => [
      `What does one of the ${what} cost? How many of them are bought?`,
      'When the same price repeats, multiply the price by the number of things.',
      `Two of the ${what} cost $${price} \\cdot 2$ dollars. Write the same with $${x}$ in place of 2.`,
    ],
    steps: ({ x, price }) => [
      [`Every one costs ${price} dollars, so the price is repeated: multiply.`, `${price} \\cdot ${x}`],
      written(`${price}${x}`),
    ],
    ways: ({ what, x, price }) => {
      const sub = `Substitute 2 for $${x}$ into your expression. Is it what two of them cost?`;
      return [
        {
          rule: sumForProduct,
          to: sumText(sumForProduct.answer(x, price)),
          hints: [`What would 2 of the ${what} cost? And 3? What do you do each time?`, sumForProduct.hints.principle, sub],
        },
        ledTo(quotientForProduct, quotientForProduct.answer(`${price}`, x), sub),
      ];
    },
  },
);

/** 2: a start and a rate. 3: a start that goes down. */
const startAndRate = textFamily(
  { ...told, difficulties: [2, 3] },
  {
    setting: (chance, difficulty) => ({ scene: chance.pick(difficulty === 2 ? bills : drains) }),
    levels: {
      start: [range(5, 30), range(5, 30), range(60, 240), range(60, 240), range(60, 240)],
      rate: always(range(3, 14)),
    },
    where: ({ start, rate }) => start !== rate,
    derived: ({ scene: { letter }, start, rate, difficulty }) => {
      const change: SignedTerm = [difficulty === 2 ? rate : -rate, letter];
      return { change, right: sumText([[start, ''], change]) };
    },
    given: ({ scene, start, rate, right }) => {
      const counted = `$${scene.letter}$ ${scene.what}`;
      const ask = scene.ask.endsWith('after') ? `${scene.ask} ${counted}` : `${scene.ask} for ${counted}`;
      const stem = `${scene.start(start)}, and ${scene.rate(rate)}. Write an expression for ${ask}.`;
      return expressionPage(
        stem.replace(/, and (grows|gains|loses|sells)/, ' and $1'),
        right,
        scene.letter,
        `the number of ${scene.what}`,
      );
    },
    ladder: ({ scene: { what, letter }, start, rate, difficulty }) => [
      `What amount is there at the start? What changes with each of the ${what}?`,
      'Multiply the amount that repeats by the variable. Use the starting amount once.',
      `For 2 of the ${what}, the change is $${rate} \\cdot 2$. Write the change for $${letter}$ of them, and ${difficulty === 2 ? 'add it to' : 'subtract it from'} ${start}.`,
    ],
    steps: ({ scene: { letter }, start, rate, difficulty, right }) => [
      [`The ${rate} is repeated $${letter}$ times, so it is multiplied by $${letter}$.`, `${rate}${letter}`],
      [difficulty === 2 ? `It is added to the ${start}.` : `It is taken away from the ${start}.`, right],
    ],
    ways: ({ scene: { what, letter }, start, rate, difficulty, change }) => {
      const sub = `What is it after 1 of the ${what}? After 2? Which of the two numbers, ${start} or ${rate}, is repeated?`;
      return [
        {
          rule: rateAndStartSwapped,
          to: sumText(rateAndStartSwapped.answer(change[0], start, letter)),
          hints: [
            `Which of ${start} and ${rate} belongs to every single one of the ${what}?`,
            rateAndStartSwapped.hints.principle,
            sub,
          ],
        },
        {
          rule: joined,
          to: sumText(joined.answer(start, change[0], letter)),
          hints: [
            `Is the ${start} repeated as well?`,
            'A number and a multiple of a variable cannot be combined into one term.',
            sub,
          ],
        },
        ...(difficulty === 2 ? [] : [ledTo(wordOrder, wordOrder.answer(`${rate}${letter}`, `${start}`), sub)]),
      ];
    },
  },
);

/** 4: a sum that is shared equally. */
const sharedSum = textFamily(
  { ...told, difficulties: [4] },
  {
    setting: (chance) => ({ x: chance.pick(['c', 'n', 'b'] as const), who: person(chance) }),
    levels: { found: always(range(3, 14)), people: always(range(3, 10)) },
    where: ({ found, people }) => found > people,
    derived: ({ x, found }) => ({ all: linearText(1, found, x) }),
    given: ({ x, who, found, people, all }) =>
      expressionPage(
        `${who} has $${x}$ cards, finds ${found} more, and then shares all of them equally among ${people} people. Write an expression for the number of cards each person gets.`,
        `(${all})/${people}`,
        x,
        'the number of cards',
      ),
    ladder: ({ x, found }) => [
      'What happens first: finding cards or sharing them?',
      'Put what happens first in parentheses or above a fraction bar. Then divide all of it.',
      `Write all the cards as a sum of $${x}$ and ${found}. How many people share that sum?`,
    ],
    steps: ({ people, all }) => [
      ['First the cards are put together.', all],
      [`Then all of them are divided by ${people}, so the sum is in parentheses or above the bar.`, `(${all}) \\div ${people}`],
      written(`\\frac{${all}}{${people}}`),
    ],
    ways: ({ x, found, people, all }) => [
      {
        rule: bracketsLeftOut,
        to: `${x} + ${found}/${people}`,
        hints: [
          `Which cards are shared: only the ${found} new ones, or all of them?`,
          bracketsLeftOut.hints.principle,
          'Write the number of all cards first, in parentheses.',
        ],
      },
      {
        rule: quotientReversed,
        to: quotientReversed.answer(`${people}`, `(${all})`),
        hints: [
          'What is shared, and by how many?',
          'The number being divided goes in the numerator. The divisor goes in the denominator.',
          'Write the number of all cards first. It is what is divided.',
        ],
      },
    ],
  },
);

/** 5: a discount on each, then all together. */
const discountForEach = textFamily(
  { ...told, difficulties: [5] },
  {
    setting: (chance) => ({
      x: chance.pick(['p', 'd', 'c'] as const),
      ware: chance.pick(['shirts', 'tickets', 'books', 'chairs'] as const),
    }),
    levels: { count: always(range(15, 24)), off: always(range(3, 14)) },
    derived: ({ x, off }) => ({ salePrice: linearText(1, -off, x) }),
    given: ({ x, ware, count, off, salePrice }) =>
      expressionPage(
        `The usual price of ${ware} is $${x}$ dollars each. Today each one is \\$${off} off. Write an expression for the cost, in dollars, of ${count} ${ware} today.`,
        `${count}(${salePrice})`,
        x,
        'the usual price in dollars',
      ),
    ladder: ({ x, count, off }) => [
      'What does one of them cost in the sale?',
      'Put the price of one in parentheses. Then multiply it by the number of things.',
      `The sale price of one is \\$${off} less than $${x}$. Write that difference, and multiply it by ${count}.`,
    ],
    steps: ({ count, salePrice }) => [
      ['First the sale price of one.', salePrice],
      [`It is paid ${count} times, so the difference is in parentheses.`, `${count} \\cdot (${salePrice})`],
      written(`${count}(${salePrice})`),
    ],
    ways: ({ x, count, off }) => [
      {
        rule: bracketsLeftOut,
        to: sumText(bracketsLeftOut.answer(count, x, -off)),
        hints: [
          `How many times is the ${off} dollars taken off: once, or for each of them?`,
          bracketsLeftOut.hints.principle,
          'Write the sale price of one first, in parentheses.',
        ],
      },
      {
        rule: wordOrder,
        to: `${count}(${wordOrder.answer(`${off}`, x)})`,
        hints: [
          `Which is taken from which, ${off} from the price or the price from ${off}?`,
          wordOrder.hints.principle,
          'Write the sale price of one first: the usual price less the reduction.',
        ],
      },
    ],
  },
);

const story = byShape(priceEach, startAndRate, sharedSum, discountForEach);

export const writeStoriesGenerators: readonly Generator[] = [story];
