import type { DraftMisconception } from '../../generator.ts';
import { bDoubled, fourForgotten, signOfProductLost, squareOfBNegative } from '@stoa/engine/math/mal-rules/quadratics/quadratics';
import { inBrackets } from '../../wording/linear-text.ts';
import { following, type WrongWay } from '../../wrong-way.ts';

export type Quadratic = { a: number; b: number; c: number };
type Hints = DraftMisconception['hints'];

/** Returns the wrong discriminants that a student may find, each with hints. */
export function wrongDiscriminants(quadratic: Quadratic): WrongWay<number>[] {
  const { a, b, c } = quadratic;
  return [
    following(
      signOfProductLost,
      [a, b, c],
      [
        'Check the signs in $b^2 - 4ac$.',
        a * c < 0 ? 'Taking away a negative product is the same as adding.' : 'The product $4ac$ is taken away from $b^2$.',
        `Find $4 \\cdot ${inBrackets(a)} \\cdot ${inBrackets(c)}$ with its sign before you take it away.`,
      ],
    ),
    following(
      squareOfBNegative,
      [a, b, c],
      [
        'Look at the square of $b$. Which sign does it have?',
        'The square of a negative number is positive: minus times minus is plus.',
        `Write the square as $(${b}) \\cdot (${b})$ and multiply.`,
      ],
    ),
    {
      rule: bDoubled,
      to: Math.abs(b) === 2 ? null : bDoubled.answer(a, b, c),
      hints: [
        'What did you do with $b$?',
        'The small 2 at $b^2$ asks for $b$ times itself, not for two times $b$.',
        `Write $b^2$ as $${inBrackets(b)} \\cdot ${inBrackets(b)}$ and multiply.`,
      ],
    },
    following(
      fourForgotten,
      [a, b, c],
      [
        'Compare your product with the formula. Which factor is missing?',
        'The discriminant takes away $4ac$: four times the product.',
        `Multiply $4 \\cdot ${inBrackets(a)} \\cdot ${inBrackets(c)}$.`,
      ],
    ),
  ];
}

/** Ladders for the same rules if only the number of solutions is asked for. They contain no digit that could be that number. */
export const countingHints: Record<string, Hints> = {
  [signOfProductLost.name]: [
    'Check the signs in the discriminant.',
    'The product $4ac$ has a sign of its own. Taking away a negative product is the same as adding.',
    'Find $4ac$ with its sign before you take it away from $b^2$.',
  ],
  [squareOfBNegative.name]: [
    'Look at the square of $b$. Which sign does it have?',
    'The square of a negative number is positive: minus times minus is plus.',
    'Multiply $b$ by itself, signs included, and begin the discriminant with that.',
  ],
  [bDoubled.name]: [
    'What did you do with $b$ in the discriminant?',
    'The discriminant begins with $b^2$, which is $b$ times itself.',
    'Multiply $b$ by itself, and then take $4ac$ away.',
  ],
  [fourForgotten.name]: [
    'Compare your product with the formula. Which factor is missing?',
    'The discriminant takes away $4ac$: four times the product.',
    'Multiply the product of $a$ and $c$ by four before you take it away.',
  ],
};
