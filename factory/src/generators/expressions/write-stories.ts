import { drawUntil } from '../../draw-until.ts';
import type { DraftMisconception, Generator, Ladder } from '../../generator.ts';
import {
  bracketsLeftOut,
  joined,
  quotientReversed,
  rateAndStartSwapped,
  sumForProduct,
  wordOrder,
  quotientForProduct,
} from '@stoa/engine/math/mal-rules/algebra/letters-and-terms';
import { held } from '../../held.ts';
import { linearText, sumText } from '../../wording/linear-text.ts';
import { person } from '../../wording/people.ts';

type Change = { start: (a: number) => string; rate: (b: number) => string; letter: string; what: string; ask: string };

const bills: readonly Change[] = [
  {
    start: (a: number) => `A skating rink charges \\$${a} to enter`,
    rate: (b: number) => `\\$${b} for each hour`,
    letter: 'h',
    what: 'hours',
    ask: 'the total cost, in dollars,',
  },
  {
    start: (a: number) => `A print shop charges \\$${a} to set up`,
    rate: (b: number) => `\\$${b} for each poster`,
    letter: 'p',
    what: 'posters',
    ask: 'the total cost, in dollars,',
  },
  {
    start: (a: number) => `A plant is ${a} cm tall now`,
    rate: (b: number) => `grows ${b} cm every week`,
    letter: 'w',
    what: 'weeks',
    ask: 'its height, in centimeters, after',
  },
  {
    start: (a: number) => `A tank holds ${a} liters`,
    rate: (b: number) => `a pump adds ${b} liters every minute`,
    letter: 'm',
    what: 'minutes',
    ask: 'the number of liters in the tank after',
  },
  {
    start: (a: number) => `A club has ${a} members`,
    rate: (b: number) => `gains ${b} members every month`,
    letter: 'm',
    what: 'months',
    ask: 'the number of members after',
  },
];

const drains: readonly Change[] = [
  {
    start: (a: number) => `A gift card holds \\$${a}`,
    rate: (b: number) => `every movie ticket costs \\$${b}`,
    letter: 't',
    what: 'tickets',
    ask: 'the dollars left on the card after',
  },
  {
    start: (a: number) => `A tank holds ${a} liters`,
    rate: (b: number) => `loses ${b} liters every hour`,
    letter: 'h',
    what: 'hours',
    ask: 'the number of liters left after',
  },
  {
    start: (a: number) => `A book has ${a} pages`,
    rate: (b: number) => `Ella reads ${b} pages every day`,
    letter: 'd',
    what: 'days',
    ask: 'the number of pages left after',
  },
  {
    start: (a: number) => `A farm has ${a} pumpkins for sale`,
    rate: (b: number) => `sells ${b} of them every hour`,
    letter: 'h',
    what: 'hours',
    ask: 'the number of pumpkins left after',
  },
];

/** 1: only a rate. 2: a start and a rate. 3: a start that goes down. 4: a rate with a rest that is shared. 5: a discount for each, then all together. */
const story: Generator = {
  name: 'expr_write_story',
  version: 2,
  skill: 'expr_write',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [start, rate, off] = drawUntil(
      () => [difficulty === 3 ? chance.int(60, 240) : chance.int(5, 60), chance.int(3, 14), chance.int(2, 9)] as const,
      ([p, q, r]) => p !== q && q > r && p !== r,
    );
    const make = (
      x: string,
      what: string,
      stem: string,
      answer: string,
      tex: string,
      ladder: Ladder,
      steps: { explanation: string; math: string }[],
      misconceptions: DraftMisconception[],
    ) => ({
      stem,
      answer,
      inputType: 'expression' as const,
      variables: { [x]: what },
      ladder,
      steps: steps.at(-1)!.math === tex ? steps : [...steps, { explanation: 'This is the expression.', math: tex }],
      misconceptions,
      wrong: `101${x} + 103`,
    });
    if (difficulty === 1) {
      const [what, x] = chance.pick([
        ['tickets', 't'],
        ['muffins', 'm'],
        ['balloons', 'b'],
        ['pens', 'p'],
        ['plants', 'n'],
      ] as const);
      const right = linearText(rate, 0, x);
      return make(
        x,
        `the number of ${what}`,
        `At a fair, ${what} cost \\$${rate} each. Write an expression for the cost, in dollars, of $${x}$ ${what}.`,
        right,
        right,
        [
          `What does one of the ${what} cost? How many of them are bought?`,
          'When the same price repeats, multiply the price by the number of things.',
          `Two of the ${what} cost $${rate} \\cdot 2$ dollars. Write the same with $${x}$ in place of 2.`,
        ],
        [{ explanation: `Every one costs ${rate} dollars, so the price is repeated: multiply.`, math: `${rate} \\cdot ${x}` }],
        [
          ...held(sumForProduct, sumText(sumForProduct.answer(x, rate)), right, [
            `What would 2 of the ${what} cost? And 3? What do you do each time?`,
            sumForProduct.hints.principle,
            `Substitute 2 for $${x}$ into your expression. Is it what two of them cost?`,
          ]),
          ...held(quotientForProduct, quotientForProduct.answer(`${rate}`, x), right, [
            quotientForProduct.hints.look,
            quotientForProduct.hints.principle,
            `Substitute 2 for $${x}$ into your expression. Is it what two of them cost?`,
          ]),
        ],
      );
    }
    if (difficulty === 2 || difficulty === 3) {
      const scenes: readonly Change[] = difficulty === 2 ? bills : drains;
      const scene = chance.pick(scenes);
      const x = scene.letter;
      const sign = difficulty === 2 ? 1 : -1;
      const right = sumText([
        [start, ''],
        [sign * rate, x],
      ]);
      const ask = scene.ask.endsWith('after') ? `${scene.ask} $${x}$ ${scene.what}` : `${scene.ask} for $${x}$ ${scene.what}`;
      const sub = `What is it after 1 of the ${scene.what}? After 2? Which of the two numbers, ${start} or ${rate}, is repeated?`;
      return make(
        x,
        `the number of ${scene.what}`,
        `${scene.start(start)}, and ${scene.rate(rate)}. Write an expression for ${ask}.`.replace(
          /, and (grows|gains|loses|sells)/,
          ' and $1',
        ),
        right,
        right,
        [
          `What amount is there at the start? What changes with each of the ${scene.what}?`,
          'Multiply the amount that repeats by the variable. Use the starting amount once.',
          `For 2 of the ${scene.what}, the change is $${rate} \\cdot 2$. Write the change for $${x}$ of them, and ${sign > 0 ? 'add it to' : 'subtract it from'} ${start}.`,
        ],
        [
          { explanation: `The ${rate} is repeated $${x}$ times, so it is multiplied by $${x}$.`, math: `${rate}${x}` },
          { explanation: sign > 0 ? `It is added to the ${start}.` : `It is taken away from the ${start}.`, math: right },
        ],
        [
          ...held(rateAndStartSwapped, sumText(times2(sign, rateAndStartSwapped.answer(rate, start, x))), right, [
            `Which of ${start} and ${rate} belongs to every single one of the ${scene.what}?`,
            rateAndStartSwapped.hints.principle,
            sub,
          ]),
          ...held(joined, sumText(joined.answer(start, sign * rate, x)), right, [
            `Is the ${start} repeated as well?`,
            'A number and a multiple of a variable cannot be combined into one term.',
            sub,
          ]),
          ...(sign < 0
            ? held(wordOrder, wordOrder.answer(`${rate}${x}`, `${start}`), right, [
                wordOrder.hints.look,
                wordOrder.hints.principle,
                sub,
              ])
            : []),
        ],
      );
    }
    if (difficulty === 4) {
      const x = chance.pick(['c', 'n', 'b'] as const);
      const friends = off + 1;
      const who = person(chance);
      const answer = `(${linearText(1, rate, x)})/${friends}`;
      return make(
        x,
        'the number of cards',
        `${who} has $${x}$ cards, finds ${rate} more, and then shares all of them equally among ${friends} people. Write an expression for the number of cards each person gets.`,
        answer,
        `\\frac{${linearText(1, rate, x)}}{${friends}}`,
        [
          'What happens first: finding cards or sharing them?',
          'Put what happens first in parentheses or above a fraction bar. Then divide all of it.',
          `Write all the cards as a sum of $${x}$ and ${rate}. How many people share that sum?`,
        ],
        [
          { explanation: 'First the cards are put together.', math: linearText(1, rate, x) },
          {
            explanation: `Then all of them are divided by ${friends}, so the sum is in parentheses or above the bar.`,
            math: `(${linearText(1, rate, x)}) \\div ${friends}`,
          },
        ],
        [
          ...held(bracketsLeftOut, `${x} + ${rate}/${friends}`, answer, [
            `Which cards are shared: only the ${rate} new ones, or all of them?`,
            bracketsLeftOut.hints.principle,
            'Write the number of all cards first, in parentheses.',
          ]),
          ...held(quotientReversed, quotientReversed.answer(`${friends}`, `(${linearText(1, rate, x)})`), answer, [
            'What is shared, and by how many?',
            'The number being divided goes in the numerator. The divisor goes in the denominator.',
            'Write the number of all cards first. It is what is divided.',
          ]),
        ],
      );
    }
    const x = chance.pick(['p', 'd', 'c'] as const);
    const count = chance.int(3, 12) + 12;
    const ware = chance.pick(['shirts', 'tickets', 'books', 'chairs'] as const);
    const answer = `${count}(${linearText(1, -rate, x)})`;
    return make(
      x,
      'the usual price in dollars',
      `The usual price of ${ware} is $${x}$ dollars each. Today each one is \\$${rate} off. Write an expression for the cost, in dollars, of ${count} ${ware} today.`,
      answer,
      answer,
      [
        'What does one of them cost in the sale?',
        'Put the price of one in parentheses. Then multiply it by the number of things.',
        `The sale price of one is \\$${rate} less than $${x}$. Write that difference, and multiply it by ${count}.`,
      ],
      [
        { explanation: 'First the sale price of one.', math: linearText(1, -rate, x) },
        {
          explanation: `It is paid ${count} times, so the difference is in parentheses.`,
          math: `${count} \\cdot (${linearText(1, -rate, x)})`,
        },
      ],
      [
        ...held(bracketsLeftOut, sumText(bracketsLeftOut.answer(count, x, -rate)), answer, [
          `How many times is the ${rate} dollars taken off: once, or for each of them?`,
          bracketsLeftOut.hints.principle,
          'Write the sale price of one first, in parentheses.',
        ]),
        ...held(wordOrder, `${count}(${wordOrder.answer(`${rate}`, x)})`, answer, [
          `Which is taken from which, ${rate} from the price or the price from ${rate}?`,
          wordOrder.hints.principle,
          'Write the sale price of one first: the usual price less the reduction.',
        ]),
      ],
    );
  },
};

const times2 = (sign: 1 | -1, [first, second]: ReturnType<typeof rateAndStartSwapped.answer>) => [
  first!,
  [sign * second![0], second![1]] as const,
];

export const writeStoriesGenerators: readonly Generator[] = [story];
