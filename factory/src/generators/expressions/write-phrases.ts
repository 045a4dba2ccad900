import { always, range, textFamily } from '../../family.ts';
import type { Difficulty, Generator } from '../../generator.ts';
import {
  bracketsLeftOut,
  bracketsPutIn,
  productForSum,
  quotientReversed,
  sumForProduct,
  wordOrder,
  operationMixedUp,
} from '@stoa/engine/math/mal-rules/algebra/letters-and-terms';
import { linearText, sumText } from '../../wording/linear-text.ts';
import { listed } from '../../wording/whole-number-text.ts';
import type { WrongWay } from '../../wrong-way.ts';

type Phrase = {
  words: string;
  answer: string;
  tex?: string;
  last: string;
  ways: WrongWay<string>[];
};

const letters = ['n', 'x', 'y', 'm', 'k'] as const;

/** Returns the phrases of each level, with what students write if they misread them. */
function phrases(difficulty: Difficulty, x: string, a: number, b: number, c: number): Phrase[] {
  const order = (answer: string, number: string): WrongWay<string> => ({
    rule: wordOrder,
    to: answer,
    hints: [
      'From what is something taken away? Find the words "less than", "from" or "difference".',
      '"Less than" and "subtracted from" reverse the order. Write what you start with first.',
      `Try it with a number for $${x}$, say 20: what is the result in words? Does your expression give the same?`.replace(
        '20',
        number,
      ),
    ],
  });
  const operation = (answer: string): WrongWay<string> => ({
    rule: operationMixedUp,
    to: answer,
    hints: [
      operationMixedUp.hints.look,
      'A sum and "more than" mean adding; a product and "times" mean multiplying.',
      `Substitute 10 for $${x}$: what would the words give? And your expression?`,
    ],
  });
  const reversedQuotient: WrongWay<string> = {
    rule: quotientReversed,
    to: quotientReversed.answer(x, `${a}`),
    hints: [
      'What number is being divided, and by which?',
      'The number being divided goes in the numerator. The divisor goes in the denominator.',
      `Substitute ${4 * a} for $${x}$: the words give a whole number. Does your expression?`,
    ],
  };
  const noBrackets = (answer: string): WrongWay<string> => ({
    rule: bracketsLeftOut,
    to: answer,
    hints: [
      'What belongs together before the last step is taken? Look for "the sum of" and "the difference of".',
      bracketsLeftOut.hints.principle,
      `Write the sum or difference with $${x}$ by itself first, in parentheses. Then do to it what the words say.`,
    ],
  });
  const tooManyBrackets = (answer: string): WrongWay<string> => ({
    rule: bracketsPutIn,
    to: answer,
    hints: [
      `Is everything multiplied by ${a}, or only $${x}$?`,
      bracketsPutIn.hints.principle,
      `Write "${a} times $${x}$" first. What is done after that?`,
    ],
  });
  const sumDivided: WrongWay<string> = {
    rule: bracketsPutIn,
    to: `(${x} + ${b})/${a}`,
    hints: [
      `Is everything divided by ${a}, or only $${x}$?`,
      'Group terms only where something has to be done before you divide.',
      `Write "the quotient of $${x}$ and ${a}" first. What is done after that?`,
    ],
  };
  return {
    1: [
      {
        words: `the sum of $${x}$ and ${a}`,
        answer: linearText(1, a, x),
        last: 'A sum is written with a plus sign.',
        ways: [operation(sumText(productForSum(x, a)))],
      },
      {
        words: `${a} more than $${x}$`,
        answer: linearText(1, a, x),
        last: '"More than" adds to the number.',
        ways: [operation(sumText(productForSum(x, a)))],
      },
      {
        words: `the product of ${a} and $${x}$`,
        answer: linearText(a, 0, x),
        last: 'A product of a number and a variable is written without a sign, the number first.',
        ways: [operation(sumText(sumForProduct.answer(x, a)))],
      },
      {
        words: `$${x}$ divided by ${a}`,
        answer: `${x}/${a}`,
        tex: `\\frac{${x}}{${a}}`,
        last: 'The number being divided goes in the numerator.',
        ways: [reversedQuotient],
      },
      {
        words: `${a} less than $${x}$`,
        answer: linearText(1, -a, x),
        last: `Start from $${x}$ and take ${a} away.`,
        ways: [order(wordOrder.answer(`${a}`, x), '20')],
      },
    ],
    2: [
      {
        words: `${a} subtracted from $${x}$`,
        answer: linearText(1, -a, x),
        last: `Start from $${x}$ and take ${a} away.`,
        ways: [order(wordOrder.answer(`${a}`, x), '20')],
      },
      {
        words: `$${x}$ subtracted from ${a}`,
        answer: `${a} - ${x}`,
        last: `Start from ${a} and take $${x}$ away.`,
        ways: [order(wordOrder.answer(x, `${a}`), '1')],
      },
      {
        words: `${b} more than ${a} times $${x}$`,
        answer: linearText(a, b, x),
        last: `Write ${a} times $${x}$, then add ${b}.`,
        ways: [tooManyBrackets(sumText(bracketsPutIn.answer(a, x, b))), operation(`${a} + ${x} + ${b}`)],
      },
      {
        words: `${a} times $${x}$, decreased by ${b}`,
        answer: linearText(a, -b, x),
        last: `Write ${a} times $${x}$, then take ${b} away.`,
        ways: [tooManyBrackets(sumText(bracketsPutIn.answer(a, x, -b))), order(wordOrder.answer(`${b}`, `${a}${x}`), '20')],
      },
    ],
    3: [
      {
        words: `${b} less than ${a} times $${x}$`,
        answer: linearText(a, -b, x),
        last: `Start from ${a} times $${x}$ and take ${b} away.`,
        ways: [order(wordOrder.answer(`${b}`, `${a}${x}`), '20'), tooManyBrackets(sumText(bracketsPutIn.answer(a, x, -b)))],
      },
      {
        words: `the quotient of $${x}$ and ${a}, increased by ${b}`,
        answer: `${x}/${a} + ${b}`,
        tex: `\\frac{${x}}{${a}} + ${b}`,
        last: `Write the quotient first, then add ${b}.`,
        ways: [{ ...reversedQuotient, to: `${quotientReversed.answer(x, `${a}`)} + ${b}` }, sumDivided],
      },
      {
        words: `${a} times $${x}$ subtracted from ${b}`,
        answer: `${b} - ${a}${x}`,
        last: `Start from ${b} and take ${a} times $${x}$ away.`,
        ways: [order(wordOrder.answer(`${a}${x}`, `${b}`), '1'), operation(`${b} + ${a}${x}`)],
      },
    ],
    4: [
      {
        words: `${a} times the sum of $${x}$ and ${b}`,
        answer: `${a}(${linearText(1, b, x)})`,
        last: 'The sum comes first, so it is in parentheses.',
        ways: [noBrackets(sumText(bracketsLeftOut.answer(a, x, b))), operation(`${a} + ${x} + ${b}`)],
      },
      {
        words: `the difference of $${x}$ and ${b}, divided by ${a}`,
        answer: `(${linearText(1, -b, x)})/${a}`,
        tex: `\\frac{${linearText(1, -b, x)}}{${a}}`,
        last: 'The difference comes first; all of it is divided.',
        ways: [noBrackets(`${x} - ${b}/${a}`), order(`(${wordOrder.answer(`${b}`, x)})/${a}`, '40')],
      },
      {
        words: `${a} times the difference of $${x}$ and ${b}`,
        answer: `${a}(${linearText(1, -b, x)})`,
        last: 'The difference comes first, so it is in parentheses.',
        ways: [noBrackets(sumText(bracketsLeftOut.answer(a, x, -b))), order(`${a}(${wordOrder.answer(`${b}`, x)})`, '40')],
      },
    ],
    5: [
      {
        words: `${c} less than ${a} times the sum of $${x}$ and ${b}`,
        answer: `${a}(${linearText(1, b, x)}) - ${c}`,
        last: `Put the sum in parentheses, multiply it by ${a}, and subtract ${c} at the end.`,
        ways: [
          noBrackets(`${sumText(bracketsLeftOut.answer(a, x, b))} - ${c}`),
          order(wordOrder.answer(`${c}`, `${a}(${linearText(1, b, x)})`), '20'),
        ],
      },
      {
        words: `${c} more than the quotient of the difference of $${x}$ and ${b} and the number ${a}`,
        answer: `(${linearText(1, -b, x)})/${a} + ${c}`,
        tex: `\\frac{${linearText(1, -b, x)}}{${a}} + ${c}`,
        last: `The difference is divided by ${a}; then ${c} is added.`,
        ways: [noBrackets(`${x} - ${b}/${a} + ${c}`), order(`(${wordOrder.answer(`${b}`, x)})/${a} + ${c}`, '40')],
      },
      {
        words: `the product of ${a} and the difference of $${x}$ and ${b}, decreased by ${c} times $${x}$`,
        answer: `${a}(${linearText(1, -b, x)}) - ${c}${x}`,
        last: `Put the difference in parentheses, multiply it by ${a}, and subtract ${c} times $${x}$.`,
        ways: [
          noBrackets(`${sumText(bracketsLeftOut.answer(a, x, -b))} - ${c}${x}`),
          order(wordOrder.answer(`${c}${x}`, `${a}(${linearText(1, -b, x)})`), '20'),
        ],
      },
    ],
  }[difficulty];
}

/** 1: one operation. 2: reversed order, or two operations. 3: two operations, reversed. 4: brackets. 5: three operations. */
const phrase = textFamily(
  { name: 'expr_write_phrase', version: 1, skill: 'expr_write' },
  {
    setting: (chance) => ({ x: chance.pick(letters) }),
    levels: { a: always(range(3, 9)), b: always(range(3, 15)), c: always(range(3, 9)) },
    where: ({ a, b, c }) => new Set([a, b, c]).size === 3,
    phrasing: (chance, { x, a, b, c, difficulty }) => chance.pick(phrases(difficulty, x, a, b, c)),
    given: ({ x, words, answer }) => ({
      stem: `Write an expression for: **${words}**.`,
      right: answer,
      wrong: `101${x} + 103`,
      inputType: 'expression',
      variables: { [x]: 'a number' },
    }),
    ladder: ({ x, words, last }) => [
      `Let $${x}$ be the number. Which words in the phrase name operations?`,
      /less than|from|decreased|difference/.test(words)
        ? 'Subtraction has an order: write what you start with first. A part in parentheses is found first.'
        : '"Sum" and "more than" mean add, "product" and "times" mean multiply, "quotient" means divide.',
      `Use ${listed([`$${x}$`, ...(words.match(/\d+/g) ?? [])])}. ${last}`,
    ],
    steps: ({ x, answer, tex = answer, last }) => [
      [`Let $${x}$ be the number. Find the words that name operations.`, x],
      [last, tex],
    ],
    ways: ({ ways }) => ways,
  },
);

export const writePhrasesGenerators: readonly Generator[] = [phrase];
