import { family } from '../../family.ts';
import { bracketed, pointText, tex } from '../../wording/line-text.ts';
import { changesOf, isSlopeToFind, slopeWays, twoPoints } from './two-points.ts';

/** The slope between two points in two steps. 1: whole and positive. 2: negative numbers. 3: a fraction. */
export const slopeFromChanges = family(
  { name: 'line_slope_changes', version: 1, skill: 'line_slope', difficulties: [1, 2, 3] },
  {
    levels: twoPoints,
    where: isSlopeToFind,
    derived: changesOf,
    given: ({ p, r, m }) => ({
      stem: `A line goes from $${pointText(p)}$ to $${pointText(r)}$. What is its slope?`,
      right: m,
      inputType: 'fraction',
    }),
    ladder: ({ p, r }) => [
      'How much does y change? How much does x change?',
      'Slope is the change in y divided by the change in x. Subtract in the same order.',
      `Find $${tex(r.y)} - ${bracketed(p.y)}$, and divide it by $${tex(r.x)} - ${bracketed(p.x)}$.`,
    ],
    steps: ({ p, r, m, rise, run }) => [
      [
        'Find how much $y$ changes and how much $x$ changes.',
        `${tex(r.y)} - ${bracketed(p.y)} = ${tex(rise)}, \\quad ${tex(r.x)} - ${bracketed(p.x)} = ${tex(run)}`,
      ],
      ['Divide the change of $y$ by the change of $x$.', `m = \\frac{${tex(rise)}}{${tex(run)}} = ${tex(m)}`],
    ],
    ways: ({ p, r }) => slopeWays(p, r),
    belowZero: true,
  },
);
