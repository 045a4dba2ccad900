import { subtractInsteadOfDivide } from '@stoa/engine/math/mal-rules/whole-numbers/whole-number-operations';
import { always, eitherSign, family, often, only, range, textFamily } from '../../family.ts';
import type { Difficulty, Generator } from '../../generator.ts';
import { numberBehindEquals, secondTermNotJoined } from '@stoa/engine/math/mal-rules/algebra/factors-and-terms';
import { linearText } from '../../wording/linear-text.ts';
import { person } from '../../wording/people.ts';
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

type Numbers = { x: string; k: number; a: number; b: number; c: number; d: number; sign: number; before: boolean };

/** 1: a(x + b). 2: a(bx − c). 3: three terms, two letters. 4: another term next to it. 5: two pairs of parentheses. */
function positiveBrackets({ x, k, a, b, c, d, sign, before }: Numbers, difficulty: Difficulty): WithBrackets {
  const other = x === 'y' ? 'z' : 'y';
  const shapes: Record<Difficulty, WithBrackets> = {
    1: { brackets: [{ factor: k, inside: linear(1, b, x) }] },
    2: { brackets: [{ factor: k, inside: linear(a, -b, x) }] },
    3: { brackets: [{ factor: k, inside: [[a, x], [sign * c, other], [-sign * b, '']] }] },
    4: before
      ? { brackets: [{ factor: k, inside: linear(a, sign * b, x) }], after: [[c, x], [d, '']] }
      : { before: [[c, x]], brackets: [{ factor: k, inside: linear(a, sign * b, x) }] },
    5: { brackets: [{ factor: k, inside: linear(a, sign * b, x) }, { factor: c, inside: linear(d, -b - 1, x) }] },
  }; // prettier-ignore
  return shapes[difficulty];
}

const expand = textFamily(
  { name: 'expr_distribute_expand', version: 1, skill: 'expr_distribute' },
  {
    setting: (chance) => ({ x: chance.pick(bracketLetters) }),
    levels: {
      ...bracketNumbers,
      sign: always(eitherSign(only(1))),
      before: always(often),
    },
    where: (of, difficulty) => tellsApart(positiveBrackets(of, difficulty)),
    derived: (of) => ({ problem: positiveBrackets(of, of.difficulty), told: [] }),
    phrasing: (chance, { difficulty }) => ({
      ask:
        difficulty < 4
          ? chance.pick(['Expand.', 'Use the distributive property to write this without parentheses.', 'Expand.'])
          : chance.pick(['Expand and combine like terms.', 'Write without parentheses, and combine like terms.']),
    }),
    given: ({ problem, ask }) =>
      expansionPage(`${ask}\n\n$${bracketsText(problem)}$`, problem, anyNumbers(multipliedOut(problem))),
    ladder: (of) => expansionLadder(of),
    steps: (of) => expansionSteps(of),
    ways: (of) => expansionWays(of),
  },
);

/** 1: an area. 2: the same for everyone. 3: several of one thing in each bag. 4: a fixed cost too. 5: two prices, one less than the other. */
const story = textFamily(
  { name: 'expr_distribute_story', version: 1, skill: 'expr_distribute' },
  {
    setting: (chance) => ({ who: person(chance) }),
    levels: { k: always(range(3, 9)), a: always(range(2, 6)), b: always(range(2, 12)), c: always(range(3, 15)) },
    where: ({ k, a, b, c }) => new Set([k, a, b, c]).size === 4,
    derived: ({ k, a, b, c, difficulty }) => {
      const each: WithBrackets = { brackets: [{ factor: k, inside: linear(1, b, 'x') }] };
      const problems: Record<Difficulty, WithBrackets> = {
        1: each,
        2: each,
        3: { brackets: [{ factor: k, inside: linear(a, b, 'x') }] },
        4: { ...each, after: [[c, '']] },
        5: { before: [[a, 'x']], brackets: [{ factor: k, inside: linear(1, -b, 'x') }] },
      };
      return { problem: problems[difficulty] };
    },
    phrasing: (chance, { who, k, a, b, c, difficulty, problem }) => {
      const [place, extra] = chance.pick([
        ['a museum', 'a map'],
        ['a zoo', 'a snack'],
        ['a movie theater', 'a bag of popcorn'],
        ['an ice rink', 'a pair of rented skates'],
      ] as const);
      const ticket = 'the price of a ticket, in dollars';
      const scenes: Record<Difficulty, { stem: string; letter: string; first: string }> = {
        1: {
          stem: `A rectangle is ${k} cm wide and $${linearText(1, b)}$ cm long. Write an expression without parentheses for its area, in square centimeters.`,
          letter: 'a length in centimeters',
          first: 'The area is width times length.',
        },
        2: {
          stem: `${who} and friends visit ${place}, ${k} people in all. Each of them pays $x$ dollars for a ticket and \\$${b} for ${extra}. Write an expression without parentheses for the total cost, in dollars.`,
          letter: ticket,
          first: `Each person pays $${linearText(1, b)}$ dollars, and there are ${k} people.`,
        },
        3: {
          stem: `${who} fills ${k} party bags. Each bag gets ${a} toys for $x$ dollars each and \\$${b} of candy. Write an expression without parentheses for the cost of all the bags, in dollars.`,
          letter: 'the price of a toy, in dollars',
          first: `One bag costs $${linearText(a, b)}$ dollars, and there are ${k} bags.`,
        },
        4: {
          stem: `A group of ${k} people visits ${place}. Each person pays $x$ dollars for a ticket and \\$${b} for ${extra}. Parking costs \\$${c} for the whole group. Write the total cost, in dollars, as an expression without parentheses, simplified.`,
          letter: ticket,
          first: `Each person pays $${linearText(1, b)}$ dollars. Parking is paid once.`,
        },
        5: {
          stem: `An adult ticket costs $x$ dollars. A child ticket costs \\$${b} less. A group has ${a} adults and ${k} children. Write the total cost, in dollars, as an expression without parentheses, simplified.`,
          letter: 'the price of a ticket for an adult, in dollars',
          first: `A child pays $${linearText(1, -b)}$ dollars.`,
        },
      };
      const { stem, letter, first } = scenes[difficulty];
      return { stem, letter, told: [[first, bracketsText(problem)] as const] };
    },
    given: ({ problem, stem, letter }) => expansionPage(stem, problem, { x: letter }),
    ladder: (of) => expansionLadder(of),
    steps: (of) => expansionSteps(of),
    ways: (of) => expansionWays(of),
  },
);

/** Which number belongs in the gap? 3: it is the factor. 4: it is inside. 5: it is inside, and another term is added. */
const missing = family(
  { name: 'expr_distribute_missing', version: 1, skill: 'expr_distribute', difficulties: [3, 4, 5] },
  {
    setting: (chance) => ({ x: chance.pick(['x', 'y', 'n'] as const) }),
    levels: { a: always(range(2, 9)), b: always(range(3, 11)), f: always(range(3, 9)), c: always(range(2, 9)) },
    where: ({ a, b, f, c }) => new Set([a, b, f, c, a * f, b * f, a * f + c]).size === 7,
    derived: ({ a, b, f, c, x, difficulty }) => {
      const right = { 3: linearText(f * a, f * b, x), 4: linearText(f * a, f * b, x), 5: linearText(f * a + c, f * b, x) }[
        difficulty as 3 | 4 | 5
      ];
      const [known, product, gap] = ({ 3: [a, f * a, f], 4: [f, f * b, b], 5: [f, f * a, a] } as const)[difficulty as 3 | 4 | 5];
      const where = difficulty === 4 ? 'the constant' : `the term with $${x}$`;
      return { right, known, product, gap, where };
    },
    given: ({ a, b, f, c, x, difficulty, right, gap }) => {
      const left = { 3: `k(${linearText(a, b, x)})`, 4: `${f}(${a}${x} + k)`, 5: `${f}(k${x} + ${b}) + ${c}${x}` }[
        difficulty as 3 | 4 | 5
      ];
      return {
        stem: `For every value of $${x}$, $${left} = ${right}$. What is the value of $k$?`,
        right: gap,
        inputType: 'integer',
      };
    },
    ladder: ({ a, f, c, x, difficulty, known, product, where }) => [
      `Which terms on the left have $k$ in them after you expand?`,
      'If two expressions are always equal, their like terms have the same coefficients.',
      difficulty === 5
        ? `The terms with $${x}$ on the left are $${f}k${x}$ and $${c}${x}$. Together they are $${f * a + c}${x}$, so subtract ${c} first.`
        : `Compare ${where} on both sides: $${known}k = ${product}$. Divide by ${known}.`,
    ],
    steps: ({ a, b, f, c, x, difficulty, right, known, product, gap, where }) => [
      [
        'Compare the two sides after expanding: the same terms must be on both.',
        difficulty === 5
          ? `${f}k${x} + ${f * b} + ${c}${x} = ${right}`
          : difficulty === 4
            ? `${f * a}${x} + ${f}k = ${right}`
            : `${a}k${x} + ${b}k = ${right}`,
      ],
      ...(difficulty === 5
        ? [[`The ${c}${x} is already there: take it away on the right.`, `${f}k = ${f * a + c} - ${c} = ${product}`] as const]
        : [[`Look at ${where}.`, `${known}k = ${product}`] as const]),
      ['Divide.', `k = ${product} \\div ${known} = ${gap}`],
    ],
    ways: ({ a, f, c, x, difficulty, known, product, where }) => {
      const arrows = 'A factor before parentheses multiplies every term inside.';
      const sub = `Expand the left side with the variable $k$ in it, and compare ${where} with the right side.`;
      return [
        following(
          numberBehindEquals,
          [difficulty === 5 ? f * a + c : product],
          [`What was done to ${difficulty === 3 ? 'the numbers inside' : '$k$'} to get the right side?`, arrows, sub],
        ),
        ruled(subtractInsteadOfDivide, [product, known], sub),
        {
          rule: secondTermNotJoined,
          to: difficulty === 5 ? secondTermNotJoined.answer(f, a, c) : null,
          hints: [`How many terms with $${x}$ are there on the left after expanding?`, secondTermNotJoined.hints.principle, sub],
        },
      ];
    },
    belowZero: false,
  },
);

export const distributeGenerators: readonly Generator[] = [expand, story, missing];
