import { stopsAfterFirstStep } from '@stoa/engine/math/mal-rules/whole-numbers/story-problems';
import type { Terms } from '@stoa/engine/math/mal-rules/algebra/terms';
import { always, eitherSign, family, often, only, range, textFamily, type Step } from '../../family.ts';
import type { Difficulty, Generator } from '../../generator.ts';
import { numberBehindEquals, minusIgnored } from '@stoa/engine/math/mal-rules/algebra/factors-and-terms';
import { subtractInsteadOfDivide } from '@stoa/engine/math/mal-rules/whole-numbers/whole-number-operations';
import { linearText, sumText } from '../../wording/linear-text.ts';
import { person } from '../../wording/people.ts';
import { ware } from '../../wording/things.ts';
import { bracketsText, multipliedOut, type WithBrackets } from './bracket-ways.ts';
import {
  bracketLetters,
  bracketNumbers,
  expansionLadder,
  expansionPage,
  expansionSteps,
  expansionWays,
  linear,
  tellsApart,
} from './expansion.ts';
import { anyNumbers } from './rewrite-page.ts';
import { following } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

type Numbers = { x: string; k: number; a: number; b: number; c: number; d: number; sign: number };

/** 1: −a(x + b). 2: −a(bx − c). 3: a number before it. 4: terms before and after it. 5: two pairs of parentheses, the second subtracted. */
function negativeBrackets({ x, k, a, b, c, d, sign }: Numbers, difficulty: Difficulty): WithBrackets {
  const shapes: Record<Difficulty, WithBrackets> = {
    1: { brackets: [{ factor: -k, inside: linear(1, b, x) }] },
    2: { brackets: [{ factor: -k, inside: linear(a, -b, x) }] },
    3: { before: [[b + c + 10, '']], brackets: [{ factor: -k, inside: linear(a, sign * b, x) }] },
    4: { before: [[c + 10, x]], brackets: [{ factor: -k, inside: linear(a, -b, x) }], after: [[d, '']] },
    5: { brackets: [{ factor: c, inside: linear(d, sign * b, x) }, { factor: -k, inside: linear(a, -b - 1, x) }] }, // prettier-ignore
  };
  return shapes[difficulty];
}

const expand = textFamily(
  { name: 'expr_distribute_negative_expand', version: 1, skill: 'expr_distribute_negative' },
  {
    setting: (chance) => ({ x: chance.pick(bracketLetters) }),
    levels: {
      ...bracketNumbers,
      sign: always(eitherSign(only(1))),
    },
    where: (of, difficulty) => tellsApart(negativeBrackets(of, difficulty)),
    derived: (of) => ({ problem: negativeBrackets(of, of.difficulty), told: [] }),
    phrasing: (chance, { difficulty }) => ({
      ask:
        difficulty < 3
          ? chance.pick(['Expand.', 'Write without parentheses.', 'Use the distributive property to expand.'])
          : chance.pick(['Expand and combine like terms.', 'Write without parentheses, and combine like terms.']),
    }),
    given: ({ x, problem, ask }) => expansionPage(`${ask}\n\n$${bracketsText(problem)}$`, problem, { [x]: 'any number' }),
    ladder: (of) => expansionLadder(of),
    steps: (of) => expansionSteps(of),
    ways: (of) => expansionWays(of),
  },
);

type OppositeNumbers = Omit<Numbers, 'k' | 'sign'> & { y: string; e: number; plus: boolean; turned: boolean };

/**
 * A minus alone before parentheses. 1: two terms. 2: the first one negative, or two letters. 3: three terms. 4: subtracted
 * from a sum.
 */
function minusAlone({ x, y, a, b, c, d, e, plus, turned }: OppositeNumbers, difficulty: Difficulty): WithBrackets {
  const inside: Record<1 | 2 | 3 | 4, Terms> = {
    1: linear(a, plus ? b : -b, x),
    2: turned ? [[-a, x], [b, '']] : [[a, x], [-c, y]],
    3: [[a, x], [-c, y], [b, '']],
    4: linear(a, -b, x),
  }; // prettier-ignore
  const brackets = [{ factor: -1, inside: inside[difficulty as 1 | 2 | 3 | 4] }];
  return difficulty === 4 ? { before: linear(d, e, x), brackets } : { brackets };
}

const opposite = textFamily(
  { name: 'expr_distribute_negative_opposite', version: 1, skill: 'expr_distribute_negative', difficulties: [1, 2, 3, 4] },
  {
    setting: (chance) => {
      const x = chance.pick(['x', 'a', 'm', 'p'] as const);
      return { x, y: { x: 'y', a: 'b', m: 'n', p: 'q' }[x] };
    },
    levels: {
      a: always(range(2, 9)),
      b: always(range(2, 15)),
      c: always(range(2, 9)),
      d: always(range(11, 19)),
      e: always(range(2, 20)),
      plus: always(often),
      turned: always(often),
    },
    where: (of, difficulty) => tellsApart(minusAlone(of, difficulty)),
    derived: (of) => {
      const problem = minusAlone(of, of.difficulty);
      const told: readonly Step[] =
        of.difficulty === 4
          ? [['What is subtracted is put in parentheses: all of it is taken away.', bracketsText(problem)]]
          : [];
      return { problem, told };
    },
    phrasing: (chance, { difficulty, problem }) => {
      const inside = sumText(problem.brackets[0]!.inside);
      return {
        stem:
          difficulty === 4
            ? `Subtract $${inside}$ from $${sumText(problem.before!)}$. Write the result without parentheses, simplified.`
            : chance.pick([
                `Write the opposite of $${inside}$ without parentheses.`,
                `Remove the parentheses.\n\n$${bracketsText(problem)}$`,
              ]),
      };
    },
    given: ({ problem, stem }) => expansionPage(stem, problem, anyNumbers(multipliedOut(problem))),
    ladder: (of) => expansionLadder(of),
    steps: (of) => expansionSteps(of),
    ways: (of) => expansionWays(of),
  },
);

/**
 * What is left, or the difference. 3: money, things made cheaper by a coupon. 4: a rope with pieces cut off. 5: two groups
 * compared.
 */
const story = textFamily(
  { name: 'expr_distribute_negative_story', version: 1, skill: 'expr_distribute_negative', difficulties: [3, 4, 5] },
  {
    setting: (chance) => ({ who: person(chance), thing: ware(chance) }),
    levels: {
      k: always(range(3, 6)),
      a: always(range(2, 5)),
      b: always(range(2, 4)),
      c: always(range(5, 9)),
      d: always(range(7, 12)),
    },
    where: ({ k, a, b, c, d }) => new Set([k, a, b, c, d]).size === 5 && c > k && d > k && c !== k + a,
    derived: ({ k, a, b, c, d, difficulty }) => {
      const cheaper = { factor: -k, inside: linear(1, -b, 'x') };
      const problems: Record<3 | 4 | 5, WithBrackets> = {
        3: { before: [[20 * k + 10 * c, '']], brackets: [cheaper] },
        4: { before: linear(d, c + k * b, 'x'), brackets: [{ factor: -k, inside: linear(1, b, 'x') }] },
        5: { brackets: [{ factor: c, inside: linear(d, a, 'x') }, cheaper] },
      };
      return { problem: problems[difficulty as 3 | 4 | 5] };
    },
    phrasing: (_, { who, thing, k, a, b, c, d, difficulty, problem }) => {
      const { first, ...scene } = {
        3: {
          stem: `${who} has \\$${20 * k + 10 * c} and buys ${k} ${thing.many}. The usual price of one ${thing.one} is $x$ dollars, but each is \\$${b} cheaper today. Write the money that is left, in dollars, as an expression without parentheses, simplified.`,
          letter: `the usual price of one ${thing.one}, in dollars`,
          first: `One ${thing.one} costs $${linearText(1, -b)}$ dollars today, and ${k} of them are paid.`,
        },
        4: {
          stem: `A rope is $${linearText(d, c + k * b)}$ meters long. ${who} cuts off ${k} pieces of $${linearText(1, b)}$ meters each. Write the length that is left, in meters, as an expression without parentheses, simplified.`,
          letter: 'a length in meters',
          first: 'All the pieces are taken away from the rope.',
        },
        5: {
          stem: `Each of ${c} bags holds $${linearText(d, a)}$ marbles. Each of ${k} boxes holds $${linearText(1, -b)}$ marbles. Write how many more marbles are in the bags than in the boxes, as an expression without parentheses, simplified.`,
          letter: 'a number of marbles',
          first: 'The marbles in the boxes are taken away from the marbles in the bags.',
        },
      }[difficulty as 3 | 4 | 5];
      return { ...scene, told: [[first, bracketsText(problem)] as const] };
    },
    given: ({ problem, stem, letter }) => expansionPage(stem, problem, { x: letter }),
    ladder: (of) => expansionLadder(of),
    steps: (of) => expansionSteps(of),
    ways: (of) => expansionWays(of),
  },
);

/** Which number belongs in the gap? 4: −a(x − k). 5: a number before it as well. */
const missing = family(
  { name: 'expr_distribute_negative_missing', version: 1, skill: 'expr_distribute_negative', difficulties: [4, 5] },
  {
    setting: (chance) => ({ x: chance.pick(['x', 'y', 'n'] as const) }),
    levels: {
      f: always(range(2, 9)),
      a: always(range(2, 7)),
      k: always(range(3, 12)),
      c: [only(0), only(0), only(0), only(0), range(5, 30)],
    },
    where: ({ f, a, k, c }, difficulty) => new Set([f, a, k, c, f * k, f * a, c + f * k]).size >= (difficulty === 4 ? 6 : 7),
    derived: ({ f, k, c }) => ({ behind: c + f * k }),
    given: ({ f, a, k, c, x, difficulty, behind }) => {
      const inside = `${a}${x} - k`;
      const left = difficulty === 4 ? `-${f}(${inside})` : `${c} - ${f}(${inside})`;
      return {
        stem: `For every value of $${x}$, $${left} = ${linearText(-f * a, behind, x)}$. What is the value of $k$?`,
        right: k,
        inputType: 'integer',
      };
    },
    ladder: ({ f, c, difficulty, behind }) => [
      `What is $-${f}$ times $-k$? Is it positive or negative?`,
      'A negative factor changes the sign of every term inside. Then compare the constants on both sides.',
      difficulty === 4
        ? `Compare the constants: $${f}k = ${behind}$.`
        : `Compare the constants: $${c} + ${f}k = ${behind}$. Subtract ${c} first.`,
    ],
    steps: ({ f, a, k, c, x, difficulty, behind }) => [
      [
        `Expand. $-${f}$ times $-k$ is positive.`,
        `${difficulty === 4 ? '-' : `${c} - `}${f * a}${x} + ${f}k = ${linearText(-f * a, behind, x)}`,
      ],
      [
        'Compare the constants on both sides.',
        difficulty === 4 ? `${f}k = ${behind}` : `${c} + ${f}k = ${behind}, \\quad ${f}k = ${behind - c}`,
      ],
      ['Divide.', `k = ${f * k} \\div ${f} = ${k}`],
    ],
    ways: ({ f, c, difficulty, behind }) => {
      const sub = `Multiply $-${f}$ by each term inside, with $k$ as it is, and compare the constants with the right side.`;
      return [
        following(
          numberBehindEquals,
          [behind],
          [
            'What was done to $k$ to get the constant on the right?',
            'A factor before parentheses multiplies every term inside.',
            sub,
          ],
        ),
        ruled(subtractInsteadOfDivide, [behind - c, f], sub),
        {
          rule: minusIgnored,
          to: difficulty === 5 && (behind + c) % f === 0 ? (behind + c) / f : null,
          hints: [
            `How did the ${c} get into the constant on the right?`,
            'A negative factor changes the sign of every term inside.',
            sub,
          ],
        },
        {
          rule: stopsAfterFirstStep,
          to: difficulty === 5 ? behind - c : null,
          hints: [
            `You found what was added to the ${c}. Is that $k$ itself, or a multiple of it?`,
            'A factor before parentheses multiplies every term inside, the last one too.',
            sub,
          ],
        },
      ];
    },
    belowZero: false,
  },
);

export const distributeNegativeGenerators: readonly Generator[] = [expand, opposite, story, missing];
