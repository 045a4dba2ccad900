import { equation, isSum, number, over, subtract, sumOf, termsOf, times } from '../building.ts';
import { sources } from '../sources.ts';
import type { StepRule } from '../step-rule.ts';

/** Mistakes in equations of fractions: proportions, and sides that are turned upside down. */
export const proportionRules: readonly StepRule[] = [
  {
    rule: {
      name: 'multiplied_straight_across',
      category: 'procedural_error',
      says: 'You multiplied straight across. In a proportion, multiply each numerator by the other denominator.',
      source: sources.hart,
    },
    rank: 1,
    tells: 'In a proportion, multiply each numerator by the other denominator.',
    asks: 'Which numerator goes with which denominator here?',
    examples: [
      ['x/3=4/6', '4x=18'],
      ['2/5=x/20', '2x=100'],
    ],
    inRelation: (claim) => {
      const [a, b] = claim.sides;
      if (a?.kind !== 'divide' || b?.kind !== 'divide' || claim.sides.length !== 2) return [];
      return [equation(times(a.left, b.left), times(a.right, b.right)), equation(times(a.left, a.right), times(b.left, b.right))];
    },
  },
  {
    rule: {
      name: 'proportion_by_adding',
      category: 'conceptual_error',
      says: 'You kept the difference the same. Equal ratios have equal quotients.',
      source: sources.hart,
    },
    rank: 3,
    tells: 'Equal ratios have equal quotients, not equal differences.',
    asks: 'What stays the same when two ratios are equal?',
    examples: [['x/4=6/8', 'x=2']],
    inRelation: (claim) => {
      const [a, b] = claim.sides;
      if (a?.kind !== 'divide' || b?.kind !== 'divide' || claim.sides.length !== 2) return [];
      return [
        equation(subtract(a.left, a.right), subtract(b.left, b.right)),
        equation(subtract(a.left, b.left), subtract(a.right, b.right)),
      ];
    },
  },
  {
    rule: {
      name: 'turned_over_termwise',
      category: 'conceptual_error',
      says: 'You flipped each term separately. Combine the terms of a side before you take its reciprocal.',
      source: sources.matz,
    },
    rank: 1,
    tells: 'You can take the reciprocal only of a whole side. Combine its terms into one fraction first.',
    asks: "What's the reciprocal of the whole side?",
    examples: [
      ['1/x+1/2=1/3', 'x+2=3'],
      ['1/x=1/4+1/5', 'x=4+5'],
    ],
    inRelation: (claim) => {
      if (claim.sides.length !== 2) return [];
      const over1 = claim.sides.map((side) =>
        sumOf(
          termsOf(side).map(({ term, sign }) => ({
            sign,
            term: term.kind === 'divide' ? over(term.right, term.left) : over(number(1), term),
          })),
        ),
      );
      return claim.sides.some((side) => isSum(side)) ? [{ ...claim, sides: over1 }] : [];
    },
  },
];
