import { rational } from '@stoa/engine/math/exact/rational';
import {
  bDoubled,
  fourForgotten,
  plusRootOnly,
  squaredNotHalved,
  squareOfBNegative,
} from '@stoa/engine/math/mal-rules/quadratics/quadratics';
import { plusMinus, surd } from '@stoa/engine/math/mal-rules/quadratics/surd';
import { byShape } from '../../by-shape.ts';
import { always, eitherSign, family, oneOf, only, range, textFamily } from '../../family.ts';
import type { Chance } from '../../generator.ts';
import { inBrackets } from '../../wording/linear-text.ts';
import { polynomialTex } from '../../wording/polynomial-text.ts';
import { tex } from '../../wording/quadratic-text.ts';
import { following } from '../../wrong-way.ts';
import { solutionsPage, solutionWays } from './quadratic-draft.ts';

const one = { name: 'quad_discriminant_one_solution', version: 1, skill: 'quad_discriminant' };
const even = eitherSign((chance) => 2 * chance.int(1, 9));
const squareNumber = (chance: Chance): number => chance.int(2, 10) ** 2;
const onlyOne = (chance: Chance) => ({
  letter: chance.pick(['x', 'y', 'n', 't'] as const),
  ask: chance.pick(['have exactly one real solution', 'have one real solution only', 'have a discriminant of 0'] as const),
});
const whenOne = 'There is one real solution when the discriminant is 0.';
const mustBe = 'What must the discriminant be for exactly one real solution?';

/** A constant for which the discriminant is 0. 3: a = 1. 4: a coefficient before the square, and an odd one in the middle. */
const lastNumber = family(
  { ...one, difficulties: [3, 4] },
  {
    setting: onlyOne,
    levels: {
      a: [only(1), only(1), only(1), range(2, 5), range(2, 5)],
      b: [even, even, even, eitherSign(range(1, 15)), eitherSign(range(1, 15))],
    },
    where: ({ b }, difficulty) => Math.abs(b) > 4 && (difficulty === 3 || b % 2 !== 0),
    derived: ({ a, b, difficulty }) => ({
      right: rational(b * b, 4 * a),
      isWhole: difficulty === 3,
      asZero: `${inBrackets(b)}^{2} - 4 \\cdot ${a} \\cdot k = 0`,
    }),
    given: ({ a, b, letter, ask, right, isWhole }) => ({
      stem: `For what number $k$ does $${polynomialTex([0, b, a], letter)} + k = 0$ ${ask}?${isWhole ? '' : ' Write a fraction if it is not whole.'}`,
      right,
      inputType: isWhole ? 'integer' : 'fraction',
    }),
    ladder: ({ asZero }) => [
      mustBe,
      'There is one real solution when b² − 4ac equals 0. Solve that equation for k.',
      `Write $${asZero}$. Find the square and the product first.`,
    ],
    steps: ({ a, b, right, asZero }) => [
      [whenOne, asZero],
      ['Find the square and the product.', `${b * b} - ${4 * a}k = 0`],
      ['Solve for $k$.', right.d === BigInt(4 * a) ? `k = ${tex(right)}` : `k = \\frac{${b * b}}{${4 * a}} = ${tex(right)}`],
    ],
    ways: ({ a, b, isWhole }) => [
      {
        rule: fourForgotten,
        to: rational(b * b, a),
        hints: [
          fourForgotten.hints.look,
          'The discriminant is $b^2 - 4ac$.',
          `Write the discriminant with $a = ${a}$ and $c = k$.`,
        ],
      },
      {
        rule: squareOfBNegative,
        to: b < 0 ? rational(-b * b, 4 * a) : null,
        hints: [
          'Look at the square of $b$. Which sign does it have?',
          'The square of a negative number is positive.',
          `Write the square as $(${b}) \\cdot (${b})$.`,
        ],
      },
      {
        rule: bDoubled,
        to: rational(2 * b, 4 * a),
        hints: [
          'What did you do with $b$ in the discriminant?',
          'The discriminant holds $b^2$: $b$ times itself.',
          `Multiply $${inBrackets(b)} \\cdot ${inBrackets(b)}$ first.`,
        ],
      },
      {
        rule: squaredNotHalved,
        to: isWhole ? null : rational(b * b, 4),
        hints: [
          `Which number is in front of the square in the equation?`,
          'The discriminant is $b^2 - 4ac$, and here $a$ is not 1.',
          `Write the discriminant with $a = ${a}$ and $c = k$.`,
        ],
      },
    ],
    belowZero: true,
  },
);

/** 5: the middle coefficient, with both of its values. */
const middleNumber = textFamily(
  { ...one, difficulties: [5] },
  {
    setting: onlyOne,
    levels: { a: always(oneOf(1, 4, 9, 16)), c: always(squareNumber) },
    where: ({ a, c }) => a !== c && c !== 4 * a && a !== 4 * c,
    derived: ({ a, c }) => {
      const square = 4 * a * c;
      return { square, root: Math.sqrt(square), right: plusMinus(0, 1, square) };
    },
    given: ({ a, c, letter, ask, right }) =>
      solutionsPage({
        stem: `For which values of $k$ does $${polynomialTex([0, 0, a], letter)} + k${letter} + ${c} = 0$ ${ask}? Give all of them.`,
        letter: 'k',
        standsFor: 'the number before the variable',
        right,
      }),
    ladder: ({ a, c }) => [
      mustBe,
      'There is one real solution when b² − 4ac equals 0. A square has two square roots.',
      `Write $k^{2} - 4 \\cdot ${a} \\cdot ${c} = 0$. Get $k^2$ by itself, and take both roots.`,
    ],
    steps: ({ a, c, square, root }) => [
      [whenOne, `k^{2} - 4 \\cdot ${a} \\cdot ${c} = 0`],
      ['Bring the number to the other side.', `k^{2} = ${square}`],
      ['Take the root with both signs.', `k = -${root} \\text{ or } k = ${root}`],
    ],
    ways: ({ a, c, right }) =>
      solutionWays([
        following(
          plusRootOnly,
          [right],
          [
            'Is there another number with the same square?',
            'The sign of $k$ is lost when it is squared, so two numbers fit.',
            'Take the root of $k^2$ with both signs.',
          ],
        ),
        {
          rule: fourForgotten,
          to: plusMinus(0, 1, a * c),
          hints: [
            fourForgotten.hints.look,
            'The discriminant is $b^2 - 4ac$.',
            `Write the discriminant with $a = ${a}$, $b = k$ and $c = ${c}$.`,
          ],
        },
        {
          rule: bDoubled,
          to: [surd(2 * a * c)],
          hints: [
            'What did you do with $k$ in the discriminant?',
            'The discriminant holds $b^2$: $b$ times itself, not two times $b$.',
            `Write the discriminant with $b = k$, and set it equal to 0.`,
          ],
        },
      ]),
  },
);

/**
 * A missing number that makes the discriminant 0. 3: the last one. 4: with a coefficient before the square. 5: the middle
 * one, with both of its values.
 */
export const oneSolution = byShape(lastNumber, middleNumber);
