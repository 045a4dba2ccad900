import {
  additionBeforeMultiplication,
  additionBeforeSubtraction,
  bracketsIgnored,
  multiplicationBeforeDivision,
  orderOfOperationsLeftToRight,
  type Operation,
} from '@stoa/engine/math/mal-rules/whole-numbers/order-of-operations';
import { isInteger, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { always, family, graded, oneOf, range, textFamily } from '../../family.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import type { NumberWay } from '../../number-draft.ts';
import { ledTo } from '../../ruled.ts';

const signTex: Record<Operation, string> = { '+': '+', '-': '-', '*': '\\times', '/': '\\div' };
const chainTex = (numbers: readonly number[], signs: readonly Operation[]): string =>
  numbers.map((n, i) => (i === 0 ? `${n}` : ` ${signTex[signs[i - 1]!]} ${n}`)).join('');
const exact = (numbers: readonly number[]): Rational[] => numbers.map((n) => rational(n));

/** Returns where a chain's first operation is: its first × or ÷, else its first sign. */
const firstAt = (signs: readonly Operation[]): number =>
  Math.max(
    signs.findIndex((sign) => sign === '*' || sign === '/'),
    0,
  );

/** Returns one step of the usual order: the first × or ÷, else the first sign. Null if a division has a remainder. */
function oneStep(
  numbers: readonly number[],
  signs: readonly Operation[],
): { numbers: number[]; signs: Operation[]; did: string; sign: Operation } | null {
  const at = firstAt(signs);
  const [a, b, sign] = [numbers[at]!, numbers[at + 1]!, signs[at]!];
  const value = { '+': a + b, '-': a - b, '*': a * b, '/': a / b }[sign];
  if (!Number.isInteger(value) || value < 0) return null;
  return {
    numbers: [...numbers.slice(0, at), value, ...numbers.slice(at + 2)],
    signs: [...signs.slice(0, at), ...signs.slice(at + 1)],
    did: `${a} ${signTex[sign]} ${b} = ${value}`,
    sign,
  };
}

/** Returns the value and the line of every step, or null if a number in the chain isn't whole. */
function worked(numbers: readonly number[], signs: readonly Operation[]): { value: number; steps: [string, string][] } | null {
  const steps: [string, string][] = [];
  let state: { numbers: readonly number[]; signs: readonly Operation[] } = { numbers, signs };
  while (state.signs.length > 0) {
    const next = oneStep(state.numbers, state.signs);
    if (next === null) return null;
    const strong = next.sign === '*' || next.sign === '/';
    const before = chainTex(state.numbers, state.signs);
    steps.push([
      strong
        ? `Multiply and divide first, from left to right: $${next.did}$.`
        : `Now add and subtract from left to right: $${next.did}$.`,
      `${before} = ${chainTex(next.numbers, next.signs)}`,
    ]);
    state = next;
  }
  return { value: state.numbers[0]!, steps };
}

const whole = (value: Rational | null): Rational | null => (value !== null && isInteger(value) && value.n >= 0n ? value : null);

/** Returns the first product or quotient of a chain, in words: '3 × 4'. */
const firstProduct = (numbers: readonly number[], signs: readonly Operation[]): string => {
  const at = firstAt(signs);
  return `${numbers[at]} ${signs[at] === '/' ? '÷' : '×'} ${numbers[at + 1]}`;
};

function chainWays(numbers: readonly number[], signs: readonly Operation[]): NumberWay[] {
  const product = firstProduct(numbers, signs);
  return [
    ledTo(
      orderOfOperationsLeftToRight,
      whole(orderOfOperationsLeftToRight.answer(exact(numbers), signs)),
      `Underline ${product}, and do that first.`,
    ),
    ledTo(
      additionBeforeMultiplication,
      whole(additionBeforeMultiplication.answer(exact(numbers), signs)),
      `Start with ${product}. Copy the other numbers as they are.`,
    ),
    ledTo(
      additionBeforeSubtraction,
      whole(additionBeforeSubtraction.answer(exact(numbers), signs)),
      'When only + and − are left, do the one farther left first.',
    ),
    ledTo(
      multiplicationBeforeDivision,
      whole(multiplicationBeforeDivision.answer(exact(numbers), signs)),
      `Do ${product} first, because it is farther left.`,
    ),
  ];
}

/** Returns the step for the operation that comes first in a chain. */
function firstInChain(numbers: readonly number[], signs: readonly Operation[]): string {
  const at = firstAt(signs);
  return `The first operation is $${numbers[at]} ${signTex[signs[at]!]} ${numbers[at + 1]}$. Do it, and copy the rest of the expression as it is.`;
}

const patterns: Record<Difficulty, readonly Operation[][]> = {
  1: [['+', '*'], ['-', '*']],
  2: [['+', '/'], ['-', '/'], ['-', '*'], ['*', '-']],
  3: [['+', '*', '-'], ['*', '+', '*'], ['-', '+', '*']],
  4: [['/', '*', '+'], ['-', '/', '*'], ['*', '-', '/']],
  5: [['+', '/', '*', '-'], ['-', '*', '+', '/'], ['*', '-', '/', '+']],
}; // prettier-ignore

function drawChain(chance: Chance, difficulty: Difficulty) {
  return drawUntil(
    () => {
      const signs = chance.pick(patterns[difficulty]);
      const numbers = Array.from({ length: signs.length + 1 }, (_, i) => {
        const large = signs[i] === '/' || (i === 0 && (signs[0] === '-' || signs[0] === '+'));
        return chance.int(2, large ? byDifficulty(difficulty, [20, 30, 40, 48, 60]) : 9);
      });
      return { numbers, signs, done: worked(numbers, signs) };
    },
    ({ numbers, signs, done }) => {
      if (done === null || done.value < 2 || done.value > 150 || new Set(numbers).size < numbers.length) return false;
      const wrong = chainWays(numbers, signs).some(
        ({ to }) => to !== null && typeof to !== 'number' && to.n !== BigInt(done.value),
      );
      return wrong && signs.every((sign, i) => sign !== '/' || numbers[i]! > numbers[i + 1]!);
    },
  );
}

/**
 * 1: one product and one other sign. 2: divisions too. 3: three signs. 4: neighboring products and quotients. 5: four signs.
 * Lines of work may be shown.
 */
const withoutBrackets = family(
  { name: 'whole_order_operations_chain', version: 1, skill: 'whole_order_operations' },
  {
    levels: { chain: graded(drawChain) },
    given: ({ chain: { numbers, signs, done }, difficulty }) => ({
      stem: `Find the value of the expression.\n\n$${chainTex(numbers, signs)}$`,
      answerMode: difficulty >= 3 ? 'mixed' : 'final_only',
      right: done!.value,
    }),
    steps: ({ chain: { done } }) => done!.steps,
    ladder: ({ chain: { numbers, signs } }) => [
      'Which operations do you see? Which one comes first?',
      'Multiply and divide first, from left to right. Then add and subtract from left to right.',
      firstInChain(numbers, signs),
    ],
    ways: ({ chain: { numbers, signs } }) => chainWays(numbers, signs),
  },
);

type Bracketed = {
  tex: string;
  /** The same with each bracket replaced by its value. */
  after: string;
  value: number;
  numbers: readonly number[];
  signs: readonly Operation[];
};
type BracketNumbers = { p: number; q: number; r: number; s: number; t: number; inner: '+' | '-' };

/**
 * Returns the expression of each difficulty. `sum` is the value of the bracket with `p` and `q`, `second` that of the other
 * one.
 */
function bracketed(
  { p, q, r, s, t, inner }: BracketNumbers,
  difficulty: Difficulty,
): Bracketed & { sum: number; second: number } {
  const [sum, second] = [inner === '+' ? p + q : p - q, r + s];
  const bracket = `(${p} ${inner} ${q})`;
  const cases: Record<Difficulty, Bracketed> = {
    1: { tex: `${bracket} \\times ${r}`, after: `${sum} \\times ${r}`, value: sum * r, numbers: [p, q, r], signs: [inner, '*'] },
    2: { tex: `${t} \\div ${bracket}`, after: `${t} \\div ${sum}`, value: t / sum, numbers: [t, p, q], signs: ['/', inner] },
    3: { tex: `${t} + ${r} \\times ${bracket}`, after: `${t} + ${r} \\times ${sum}`, value: t + r * sum, numbers: [t, r, p, q], signs: ['+', '*', inner] },
    4: { tex: `${bracket} \\times (${r} + ${s})`, after: `${sum} \\times ${second}`, value: sum * second, numbers: [p, q, r, s], signs: [inner, '*', '+'] },
    5: { tex: `${t * second} \\div (${r} + ${s}) - ${bracket}`, after: `${t * second} \\div ${second} - ${sum}`, value: t - sum, numbers: [t * second, r, s, p, q], signs: ['/', '+', '-', inner] },
  }; // prettier-ignore
  return { ...cases[difficulty], sum, second };
}

const multiplyThenAdd = 'Then multiply or divide. Add or subtract last.';

/** 1 a bracket and a product. 2 a bracket and a quotient. 3 with one more sign. 4 two brackets. 5 two brackets and one more sign. */
const withBrackets = family(
  { name: 'whole_order_operations_brackets', version: 1, skill: 'whole_order_operations' },
  {
    levels: {
      p: always(range(2, 12)),
      q: always(range(2, 9)),
      r: always(range(2, 9)),
      s: always(range(2, 9)),
      t: always(range(2, 20)),
      inner: always(oneOf<'+' | '-'>('+', '-')),
    },
    where: (drawn, difficulty) => {
      const { value, sum, second, numbers, signs } = bracketed(drawn, difficulty);
      const ignoring = whole(bracketsIgnored.answer(exact(numbers), signs));
      return (
        Number.isInteger(value) &&
        value > 1 &&
        value <= 150 &&
        sum >= 2 &&
        sum !== second &&
        new Set(numbers).size === numbers.length &&
        ignoring !== null &&
        ignoring.n !== BigInt(value)
      );
    },
    derived: (drawn) => bracketed(drawn, drawn.difficulty),
    given: ({ tex, value, difficulty }) => ({
      stem: `Find the value of the expression.\n\n$${tex}$`,
      answerMode: difficulty >= 3 ? 'mixed' : 'final_only',
      right: value,
    }),
    steps: ({ tex, after, value, difficulty }) => [
      ['Do the operations in parentheses first.', `${tex} = ${after}`],
      [
        byDifficulty(difficulty, ['Then multiply.', 'Then divide.', multiplyThenAdd, 'Then multiply.', multiplyThenAdd]),
        `${after} = ${value}`,
      ],
    ],
    ladder: ({ p, q, inner }) => [
      'Which operations do you see? Which one comes first?',
      'Do the operations in parentheses first. Then multiply and divide, and add and subtract last.',
      `Start inside the parentheses: $${p} ${inner} ${q}$. Write the result in place of the parentheses.`,
    ],
    ways: ({ numbers, signs, p, q, inner }) => [
      {
        rule: bracketsIgnored,
        to: whole(bracketsIgnored.answer(exact(numbers), signs)),
        hints: [
          'What do the parentheses tell you to do first?',
          bracketsIgnored.hints.principle,
          `Start with ${p} ${inner === '-' ? '−' : inner} ${q}, and write the result in place of the parentheses.`,
        ],
      },
      {
        rule: orderOfOperationsLeftToRight,
        to: whole(orderOfOperationsLeftToRight.answer(exact(numbers), signs)),
        hints: [
          'Is it right to go straight from left to right here?',
          'Parentheses come first. Then multiply and divide. Then add and subtract.',
          `Do the operation with ${p} and ${q} in parentheses before anything else.`,
        ],
      },
    ],
  },
);

/** Returns the value of a chain worked out strictly from left to right; null if a number on the way isn't whole. */
const leftToRight = ({ numbers, signs }: Pick<ReturnType<typeof drawChain>, 'numbers' | 'signs'>): number | null => {
  const value = whole(orderOfOperationsLeftToRight.answer(exact(numbers), signs));
  return value === null ? null : Number(value.n);
};

/** Somebody's result to judge: either right, or what going from left to right gives. Graded like the chains. */
const judge = textFamily(
  { name: 'whole_order_operations_judge', version: 1, skill: 'whole_order_operations' },
  {
    levels: { chain: graded(drawChain) },
    where: ({ chain }) => {
      const astray = leftToRight(chain);
      return astray !== null && astray !== chain.done!.value;
    },
    derived: ({ chain }) => ({ value: chain.done!.value, astray: leftToRight(chain)! }),
    phrasing: (chance, { value, astray }) => {
      const truth = chance.maybe(0.5);
      return { truth, claim: truth ? value : astray };
    },
    given: ({ chain: { numbers, signs }, truth, claim }) => ({
      stem: `True or false? $${chainTex(numbers, signs)} = ${claim}$`,
      right: `${truth}`,
      inputType: 'boolean',
      wrong: `${!truth}`,
    }),
    steps: ({ chain: { done }, value, truth, claim }) => [
      ...done!.steps,
      [`So the statement is ${truth}.`, truth ? `${claim} = ${value}` : `${claim} \\ne ${value}`],
    ],
    ladder: ({ chain: { numbers, signs } }) => [
      'What is the value of the left side? Which operation comes first?',
      'Multiply and divide before you add and subtract. Then compare both sides.',
      firstInChain(numbers, signs),
    ],
    ways: ({ chain: { numbers, signs }, truth, claim }) => [
      ledTo(
        orderOfOperationsLeftToRight,
        `${!truth}`,
        `Do ${firstProduct(numbers, signs)} first. Then finish, and compare your value with ${claim}.`,
      ),
    ],
  },
);

export const orderOfOperationsGenerators: readonly Generator[] = [withoutBrackets, withBrackets, judge];
