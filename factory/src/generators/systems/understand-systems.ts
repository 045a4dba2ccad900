import {
  signLostInSubstitution,
  oneEquationIsEnough,
  linesAlwaysCross,
  sameSlopeMeansParallelApart,
  sameSlopeMeansSameLine,
  gaveTheOtherNumber,
  halvedTheNumber,
  dividedTheMoney,
} from '@stoa/engine/math/mal-rules/algebra/systems';
import { always, choiceFamily, eitherSign, family, graded, often, range, textFamily } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { ruled } from '../../ruled.ts';
import { inBrackets, linearText } from '../../wording/linear-text.ts';
import { people } from '../../wording/people.ts';
import { following } from '../../wrong-way.ts';
import { determinant, lineTex, pairTex, through, wholePoint } from './linear-pair.ts';

const signed = eitherSign(range(1, 4));

/**
 * 1: positive, small. 2–5: negative numbers, further and further from zero. Half of the pairs solve only the first equation.
 */
const check = textFamily(
  { name: 'sys_check_pair', version: 2, skill: 'sys_check' },
  {
    levels: {
      point: graded((chance, difficulty) => wholePoint(chance, 4 + difficulty, difficulty >= 2)),
      solves: always(often),
      p: always(range(1, 5)),
      q: [range(1, 4), signed, signed, signed, signed],
      secondP: always(range(1, 5)),
      secondQ: [range(1, 4), signed, signed, signed, signed],
      missedBy: always(eitherSign(range(1, 3))),
    },
    where: ({ point: { x, y }, p, q, secondP, secondQ }) =>
      determinant(through(p, q, x, y), through(secondP, secondQ, x, y)) !== 0,
    derived: ({ point: { x, y }, solves, p, q, secondP, secondQ, missedBy }) => {
      const exact = through(secondP, secondQ, x, y);
      return {
        first: through(p, q, x, y),
        second: solves ? exact : { ...exact, r: exact.r + missedBy },
        left: exact.r,
        put: (one: { p: number; q: number }) =>
          `${one.p} \\cdot ${inBrackets(x)} ${one.q < 0 ? '-' : '+'} ${Math.abs(one.q)} \\cdot ${inBrackets(y)}`,
      };
    },
    given: ({ point: { x, y }, solves, first, second }) => ({
      stem: `True or false: $(${x}, ${y})$ is a solution of the system.\n\n$${pairTex(lineTex(first), lineTex(second))}$`,
      right: `${solves}`,
      wrong: `${!solves}`,
      inputType: 'boolean',
    }),
    ladder: ({ point: { x, y }, second }) => [
      'Which number is x, and which is y?',
      'A solution of a system makes both equations true. Check each equation.',
      `Substitute ${x} for $x$ and ${y} for $y$ in the second equation. Is the left side equal to ${second.r}? Check the first one too.`,
    ],
    steps: ({ point: { x, y }, solves, first, second, left, put }) => [
      [`Substitute $x = ${x}$ and $y = ${y}$ into the first equation.`, `${put(first)} = ${first.r}`],
      ['Do the same with the second equation.', `${put(second)} = ${left}${solves ? '' : `, \\quad ${left} \\ne ${second.r}`}`],
      [
        solves
          ? 'Both equations are true, so the ordered pair is a solution of the system.'
          : 'One equation is false, so the ordered pair is not a solution of the system.',
        `\\text{${solves}}`,
      ],
    ],
    ways: ({ point: { x, y }, solves }) => [
      {
        rule: solves ? signLostInSubstitution : oneEquationIsEnough,
        to: `${!solves}`,
        hints: [
          'Have you substituted the pair into both equations?',
          'A solution of a system makes every equation of it true.',
          `Simplify the left side of the second equation with $x = ${x}$ and $y = ${y}$, signs included.`,
        ],
      },
    ],
  },
);

const counts = { one: 'Exactly one', none: 'None', endless: 'Infinitely many' } as const;

const standard = (slope: number, start: number, times: number): string =>
  lineTex({ p: -slope * times, q: times, r: start * times });

/**
 * 1–2: both as y = mx + b. 3: one in standard form. 4–5: both in standard form, the left side of one a multiple of the
 * other's.
 */
const count = choiceFamily(
  { name: 'sys_solution_count_tell', version: 1, skill: 'sys_solution_count' },
  {
    setting: (chance) => ({ kind: chance.pick(['one', 'none', 'endless'] as const) }),
    levels: {
      m: always(eitherSign(range(1, 6))),
      b: always(eitherSign(range(1, 9))),
      otherM: always(eitherSign(range(1, 6))),
      otherB: always(eitherSign(range(1, 9))),
      k: always(range(2, 4)),
    },
    where: ({ m, b, otherM, otherB }) => m !== otherM && b !== otherB,
    phrasing: (chance, { kind, b, otherB }) => ({
      start: kind === 'endless' || (kind === 'one' && chance.maybe(0.4)) ? b : otherB,
    }),
    given: ({ m, b, otherM, k, kind, difficulty, start }) => {
      const slope = kind === 'one' ? otherM : m;
      // Two equal lines are never written the same way, so that the student has something to find out.
      const times = kind === 'endless' || difficulty >= 3 ? k : 1;
      const first = difficulty >= 4 ? standard(m, b, 1) : `y = ${linearText(m, b)}`;
      const second = difficulty <= 2 && times === 1 ? `y = ${linearText(slope, start)}` : standard(slope, start, times);
      return { stem: `How many solutions does the system have?\n\n$${pairTex(first, second)}$`, right: counts[kind] };
    },
    ladder: ({ m, b, otherM, kind, start }) => [
      'What are the slope and the y-intercept of each line?',
      'Different slopes: the lines cross once. With equal slopes, compare the y-intercepts.',
      `Compare $y = ${linearText(m, b)}$ with $y = ${linearText(kind === 'one' ? otherM : m, start)}$: first the slopes, then the constants.`,
    ],
    steps: ({ m, b, otherM, kind, start }) => [
      [
        'Write both equations as $y = mx + b$.',
        `y = ${linearText(m, b)}, \\quad y = ${linearText(kind === 'one' ? otherM : m, start)}`,
      ],
      [
        {
          one: 'The slopes differ, so the lines cross once.',
          none: 'The slopes agree and the intercepts differ, so the lines are parallel.',
          endless: 'Slope and intercept agree, so it is one and the same line.',
        }[kind],
        `\\text{${counts[kind]}}`,
      ],
    ],
    ways: ({ m, b, otherM, kind }) => [
      {
        rule: linesAlwaysCross,
        to: counts.one,
        hints: [
          'Bring both equations to the same form and compare them.',
          'Lines of the same slope do not cross in a single point.',
          `Compare the slopes ${m} and ${kind === 'one' ? otherM : m}, and then the y-intercepts.`,
        ],
      },
      {
        rule: sameSlopeMeansParallelApart,
        to: counts.none,
        hints: [
          'Are the two slopes the same? And the intercepts?',
          'Parallel lines have the same slope and different y-intercepts.',
          `Write both equations as $y = mx + b$. The first one is $y = ${linearText(m, b)}$.`,
        ],
      },
      {
        rule: sameSlopeMeansSameLine,
        to: counts.endless,
        hints: [
          'Do the two lines share every point? Try one.',
          'Only if slope and intercept both agree are the two lines the same.',
          'Substitute $x = 0$ into both equations and compare the values of $y$.',
        ],
      },
    ],
  },
);

/** Two kinds of tickets, a number and a sum. 1–5: larger numbers. */
const tickets = family(
  { name: 'sys_word_tickets', version: 2, skill: 'sys_word_problems' },
  {
    levels: {
      x: [range(3, 16), range(3, 24), range(3, 32), range(3, 40), range(3, 48)],
      y: [range(3, 16), range(3, 24), range(3, 32), range(3, 40), range(3, 48)],
      p: [range(4, 10), range(4, 11), range(4, 12), range(4, 13), range(4, 14)],
      q: [range(2, 6), range(2, 7), range(2, 8), range(2, 9), range(2, 10)],
    },
    where: ({ x, y, p, q }) => x !== y && p > q + 1 && x !== p && x !== q,
    derived: ({ x, y, p, q }) => ({ number: x + y, total: p * x + q * y }),
    phrasing: (chance, { p, q, number, total }) => {
      const [seller] = people(chance, 1);
      const { first, second, place } = chance.pick([
        { place: 'At a school play', first: 'adult tickets', second: 'child tickets' },
        { place: 'At a pizza shop', first: 'large pizzas', second: 'small pizzas' },
        { place: 'At a book sale', first: 'hardcovers', second: 'paperbacks' },
        { place: 'At a garden sale', first: 'rose bushes', second: 'tomato plants' },
        { place: 'At a craft fair', first: 'bracelets', second: 'key rings' },
        { place: 'At a bake sale', first: 'cakes', second: 'boxes of cookies' },
      ] as const);
      const stem = chance.pick([
        `${place}, ${first} cost \\$${p} and ${second} cost \\$${q}. ${seller} sells ${number} in all for \\$${total}. How many ${first} does ${seller} sell?`,
        `${seller} buys ${number} items: ${first} for \\$${p} each and ${second} for \\$${q} each. The total is \\$${total}. How many ${first} does ${seller} buy?`,
        `${place}, ${seller} counts ${number} sales: some ${first} at \\$${p} each and some ${second} at \\$${q} each. Together they bring in \\$${total}. How many are ${first}?`,
        `A class raises \\$${total} by selling ${first} for \\$${p} each and ${second} for \\$${q} each. It sells ${number} altogether. How many ${first} does it sell?`,
      ]);
      return { first, second, stem };
    },
    given: ({ x, first, stem }) => ({ stem, right: x, variables: { x: `the number of ${first}` } }),
    ladder: ({ p, q, number, total }) => [
      'Which two numbers do you not know? Name each with a variable.',
      'Write one equation for how many there are and one for the money. Then eliminate one variable.',
      `Write $x + y = ${number}$ and $${p}x + ${q}y = ${total}$. Replace $y$ with $${number} - x$.`,
    ],
    steps: ({ x, p, q, number, total, first, second }) => [
      [`Let $x$ be the number of ${first} and $y$ the number of ${second}.`, `x + y = ${number}`],
      ['The money gives the second equation.', `${p}x + ${q}y = ${total}`],
      [`Substitute $y = ${number} - x$ into it and combine.`, `${p - q}x = ${total - q * number}`],
      [`Divide by ${p - q}.`, `x = ${x}`],
    ],
    ways: ({ y, p, number, total, first, second }) => [
      ruled(gaveTheOtherNumber, [y], `Your number belongs to the ${second}. Use it to find the other one.`),
      ruled(
        halvedTheNumber,
        [number],
        `If half of the ${number} were ${first}, how much money would there be? Compare it with $${total}$.`,
      ),
      following(
        dividedTheMoney,
        [total, p],
        [
          `Does all the money come from the ${first}?`,
          dividedTheMoney.hints.principle,
          `Write one equation for the ${number} things and one for the $${total}$ dollars.`,
        ],
      ),
    ],
  },
);

export const understandSystemsGenerators: readonly Generator[] = [check, count, tickets];
