import { rational } from '@stoa/engine/math/exact/rational';
import { signDropped } from '@stoa/engine/math/mal-rules/integers/integers';
import { patternContinuedDown } from '@stoa/engine/math/mal-rules/integers/points-and-jumps';
import { family, negative, oneOf, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { inBrackets } from '../../wording/linear-text.ts';
import { following } from '../../wrong-way.ts';

/**
 * Products whose first factor falls by one: 1 and 2 into the negative numbers, from 3 on with a negative second factor, going
 * further below zero.
 */
const productPattern = family(
  { name: 'int_mult_div_pattern', version: 1, skill: 'int_mult_div' },
  {
    levels: {
      by: [range(2, 5), range(6, 12), negative(range(2, 6)), negative(range(4, 12)), negative(range(12, 25))],
      last: [oneOf<number>(0), oneOf<number>(0, -1), oneOf<number>(0), oneOf<number>(0, -1), oneOf<number>(-1, -2)],
    },
    derived: ({ by, last }) => ({
      right: (last - 1) * by,
      before: last * by,
      shown: [2, 1, 0].map((up) => [last + up, (last + up) * by] as const),
    }),
    given: ({ by, last, right, shown }) => ({
      stem: `The products follow a pattern. What is the next one?\n\n${shown
        .map(([n, product]) => `$${n} \\times ${inBrackets(by)} = ${product}$`)
        .join('\n\n')}\n\n$${last - 1} \\times ${inBrackets(by)} = \\square$`,
      right,
    }),
    steps: ({ by, last, right, before }) => [
      [
        `From line to line, the first factor goes down by 1. The product goes ${by > 0 ? 'down' : 'up'} by ${Math.abs(by)}.`,
        `${before} ${by > 0 ? '-' : '+'} ${Math.abs(by)} = ${right}`,
      ],
      ['The rule of signs gives the same product.', `${last - 1} \\times ${inBrackets(by)} = ${right}`],
    ],
    ladder: ({ by, before }) => [
      'How do the products change from line to line?',
      'When one factor goes down by 1 each time, the product changes by the same amount each time.',
      `The last product is $${before}$. Does the pattern go up or down by ${Math.abs(by)}?`,
    ],
    ways: ({ by, before, right }) => [
      following(
        patternContinuedDown,
        [before, -by],
        [
          'Are the products getting greater or less?',
          'Keep going in the same direction as the pattern.',
          `Compare the last two products before the box. From $${before}$, keep going in that direction.`,
        ],
      ),
      following(
        signDropped,
        [rational(right)],
        [
          'Where is the next product on the number line?',
          'Like signs make a product positive. Different signs make it negative.',
          `Start at $${before}$, and keep going in the direction of the pattern.`,
        ],
      ),
    ],
    belowZero: true,
  },
);

export const signPatternGenerators: readonly Generator[] = [productPattern];
