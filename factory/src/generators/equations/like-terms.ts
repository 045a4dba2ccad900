import { twoSidesOnly } from '@stoa/engine/math/mal-rules/whole-numbers/area-and-perimeter';
import { rational } from '@stoa/engine/math/exact/rational';
import { always, family, graded, negative, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import {
  signKeptCrossing,
  likeTermsSignIgnored,
  coefficientsMultiplied,
  secondLikeTermForgotten,
  distributedFirstOnly,
} from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { linearText, sumText } from '../../wording/linear-text.ts';
import { addedTerm, inSentence, undoing } from '../../wording/undoing.ts';
import { following } from '../../wrong-way.ts';
import { equationPage } from './equation-page.ts';

/**
 * 1: two x-terms, both added, no number. 2: with a number. 3: one x-term subtracted. 4: terms scattered, a number on each side.
 * 5: negative result before x.
 */
const solve = family(
  { name: 'eq_like_terms_solve', version: 1, skill: 'eq_like_terms' },
  {
    setting: (chance) => ({ letter: chance.pick(['x', 'y', 'n', 't'] as const) }),
    levels: {
      p: always(range(2, 9)),
      q: [range(2, 9), range(2, 9), negative(range(2, 9)), negative(range(2, 9)), negative(range(2, 9))],
      b: graded((chance, difficulty) =>
        difficulty === 1 ? 0 : chance.int(2, 15) * (difficulty >= 3 && chance.maybe(0.5) ? -1 : 1),
      ),
      x: graded((chance, difficulty) => chance.int(2, 9) * (difficulty >= 4 && chance.maybe(0.5) ? -1 : 1)),
    },
    where: (draw, difficulty) => {
      const a = draw.p + draw.q;
      if ([a, draw.p, Math.abs(draw.q), Math.abs(draw.b)].includes(draw.x)) return false;
      return (
        Math.abs(a) > 1 &&
        (difficulty === 5 ? a < 0 : a > 0) &&
        Math.abs(draw.p) !== Math.abs(draw.q) &&
        a * draw.x + draw.b !== 0
      );
    },
    derived: ({ p, q, b, x }) => {
      const a = p + q;
      const c = a * x + b;
      return { a, c };
    },
    given: ({ p, q, b, x, letter, difficulty, c }) => {
      const left =
        difficulty >= 4
          ? sumText([
              [p, letter],
              [b, ''],
              [q, letter],
            ])
          : sumText([
              [p, letter],
              [q, letter],
              [b, ''],
            ]);
      return {
        ...equationPage({ stem: `Solve the equation.\n\n$${left} = ${c}$`, letter, work: 'allowed' }),
        right: rational(x),
      };
    },
    ladder: ({ p, q, b, letter }) => [
      `How many terms with ${letter} are on the left?`,
      `Combine like terms first. Then undo what is left, in reverse order.`,
      `Combine $${sumText([
        [p, letter],
        [q, letter],
      ])}$ by ${q > 0 ? 'adding' : 'subtracting'} the coefficients ${p} and ${Math.abs(q)}.${b === 0 ? '' : ` Then ${inSentence(undoing(b))} both sides.`}`,
    ],
    steps: ({ p, q, b, x, letter, a, c }) => {
      const joined = linearText(a, b, letter);
      return [
        [`Combine the terms with ${letter}: $${sumText([[p, letter], [q, letter]])} = ${linearText(a, 0, letter)}$.`, `${joined} = ${c}`], // prettier-ignore
        ...(b === 0 ? [] : [[`${undoing(b)} both sides.`, `${linearText(a, 0, letter)} = ${c - b}`] as const]),
        [`Divide both sides by ${a}.`, `${letter} = ${x}`],
      ];
    },
    ways: ({ p, q, b, letter, a, c }) => [
      following(
        likeTermsSignIgnored,
        [p, q, b, c],
        [
          `Look at the sign before the second term with ${letter}.`,
          likeTermsSignIgnored.hints.principle,
          `Combine the coefficients first. Start at ${p} on a number line and go ${-q} to the left.`,
        ],
      ),
      {
        rule: coefficientsMultiplied,
        to: rational(c - b, coefficientsMultiplied.answer(p, q)),
        hints: [
          `How many ${letter} do you have on the left in all?`,
          coefficientsMultiplied.hints.principle,
          q > 0
            ? `Think of ${p} boxes with the same number in each, and ${q} more such boxes.`
            : `Start at ${p} on a number line and go ${-q} to the left. That many ${letter} are there in all.`,
        ],
      },
      following(
        secondLikeTermForgotten,
        [p, b, c],
        [
          `In how many places does ${letter} are on the left side?`,
          secondLikeTermForgotten.hints.principle,
          `Combine both terms with ${letter} into one before you undo anything.`,
        ],
      ),
      {
        rule: signKeptCrossing,
        to: b === 0 ? null : signKeptCrossing.answer(a, b, c),
        hints: [
          `Look at how ${addedTerm(b)} left the left side.`,
          signKeptCrossing.hints.principle,
          `After combining the terms, ${inSentence(undoing(b))} both sides.`,
        ],
        says: signKeptCrossing.told(a, b),
      },
    ],
    belowZero: true,
  },
);

/** The perimeter of a figure whose sides are given in x. 1–5: larger numbers and more sides. */
const perimeter = family(
  { name: 'eq_like_terms_perimeter', version: 1, skill: 'eq_like_terms' },
  {
    levels: {
      p: [range(2, 4), range(2, 5), range(2, 6), range(2, 7), range(2, 8)],
      q: [range(1, 3), range(1, 4), range(1, 5), range(1, 6), range(1, 7)],
      b: [range(2, 7), range(2, 10), range(2, 13), range(2, 16), range(2, 19)],
      x: [range(2, 6), range(2, 7), range(2, 8), range(2, 9), range(2, 10)],
    },
    where: ({ p, q, b, x }) =>
      ![2, p, q, b, 2 * b].includes(x) && p !== q && (p - q) * x < b + x * p && b + q * x > (p - 1) * x - p * x,
    derived: ({ p, q, b, x }) => {
      const [a, b2] = [2 * p + 2 * q, 2 * b];
      const c = a * x + b2;
      return { a, b2, c };
    },
    given: ({ p, q, b, x, c }) => ({
      ...equationPage({
        stem: `A rectangle is $${linearText(p, 0)}$ cm long and $${linearText(q, b)}$ cm wide. Its perimeter is ${c} cm. Find $x$.`,
        letter: 'x',
        standsFor: 'a length in centimeters',
      }),
      right: rational(x),
    }),
    ladder: ({ p, q, b, c }) => [
      'How many lengths and how many widths make the perimeter?',
      'The perimeter is two lengths plus two widths. Expand and combine like terms. Then solve.',
      `Write $2 \\cdot ${linearText(p, 0)} + 2(${linearText(q, b)}) = ${c}$. Expand the left side and combine the x-terms.`,
    ],
    steps: ({ p, q, b, x, a, b2, c }) => [
      [
        'The perimeter is all four sides together: two lengths and two widths.',
        `2 \\cdot ${linearText(p, 0)} + 2(${linearText(q, b)}) = ${c}`,
      ],
      ['Expand and combine the like terms.', `${linearText(a, b2)} = ${c}`],
      [`Subtract ${b2} from both sides.`, `${linearText(a, 0)} = ${c - b2}`],
      [`Divide by ${a}.`, `x = ${x}`],
    ],
    ways: ({ p, q, b, a, b2, c }) => [
      {
        rule: twoSidesOnly,
        to: rational(c - b, p + q),
        hints: [
          'Trace the rectangle with your finger. How many sides do you pass?',
          'The perimeter counts every side once: a rectangle has two lengths and two widths.',
          'Double the length, double the width, and add the two.',
        ],
      },
      {
        rule: distributedFirstOnly,
        to: rational(c - b, a),
        hints: [
          'Look at the two widths. What is the constant in them, taken twice?',
          'A number before parentheses multiplies every term inside.',
          `Two widths are $2(${linearText(q, b)})$: double the ${b} as well.`,
        ],
      },
      following(
        signKeptCrossing,
        [a, b2, c],
        [
          'Look at how the constant left the side of x.',
          signKeptCrossing.hints.principle,
          `After combining the terms, subtract ${b2} from both sides.`,
        ],
      ),
    ],
    belowZero: true,
  },
);

export const likeTermsGenerators: readonly Generator[] = [solve, perimeter];
