import type { Expression, Statement } from '../../syntax-tree.ts';
import { add, either, equation, exact, minus, number, over, power, squareRoot, subtract, times } from '../building.ts';
import { sources } from '../sources.ts';
import type { StepRule } from '../step-rule.ts';
import { quadratic } from './quadratic-parts.ts';

const two = number(2);
const four = number(4);

/** Builds (−b ± √D)/(2a) from the given pieces. */
function byFormula(x: Expression, front: Expression, discriminant: Expression, below: Expression): Statement {
  const root = squareRoot(discriminant);
  return either(equation(x, over(add(front, root), below)), equation(x, over(subtract(front, root), below)));
}

/** Mistakes in the quadratic formula. */
export const quadraticFormulaRules: readonly StepRule[] = [
  {
    rule: {
      name: 'formula_sign_of_b',
      category: 'sign_error',
      says: 'You began the quadratic formula with b. It begins with the opposite of b.',
      source: sources.vaiyavutjamai,
    },
    rank: 0.8,
    tells: 'The quadratic formula begins with the opposite of b.',
    asks: 'How does the quadratic formula begin?',
    examples: [
      ['x^2-5x+6=0', 'x=(-5±sqrt(25-24))/2'],
      ['2x^2+3x-2=0', 'x=(3±5)/4'],
    ],
    inRelation: (claim, line) => {
      const found = line.formula ? quadratic(claim) : null;
      if (found === null) return [];
      const [a, b, c] = [exact(found.a), exact(found.b), exact(found.c)];
      return [byFormula(found.x, b, subtract(power(b, two), times(four, times(a, c))), times(two, a))];
    },
  },
  {
    rule: {
      name: 'formula_discriminant_sign',
      category: 'sign_error',
      says: 'Check the sign of 4ac under the root of the quadratic formula.',
      source: sources.vaiyavutjamai,
    },
    rank: 0.8,
    tells: 'Under the root is b squared minus 4ac. Look at the sign of c, too.',
    asks: "What's under the root in the quadratic formula?",
    examples: [
      ['x^2-5x+6=0', 'x=(5±sqrt(25+24))/2'],
      ['x^2-5x+6=0', 'x=(5±7)/2'],
    ],
    inRelation: (claim, line) => {
      const found = line.formula ? quadratic(claim) : null;
      if (found === null) return [];
      const [a, b, c] = [exact(found.a), exact(found.b), exact(found.c)];
      return [byFormula(found.x, minus(b), add(power(b, two), times(four, times(a, c))), times(two, a))];
    },
  },
  {
    rule: {
      name: 'formula_divides_by_a_alone',
      category: 'procedural_error',
      says: 'In the quadratic formula, the whole numerator is divided by 2a.',
      source: sources.vaiyavutjamai,
    },
    rank: 0.8,
    tells: 'The whole numerator of the formula is divided by 2a.',
    asks: 'What does the quadratic formula divide by?',
    examples: [
      ['2x^2+3x-2=0', 'x=(-3±5)/2'],
      ['x^2-6x+8=0', 'x=6±sqrt(4)/2'],
    ],
    inRelation: (claim, line) => {
      const found = line.formula ? quadratic(claim) : null;
      if (found === null) return [];
      const [a, b, c] = [exact(found.a), exact(found.b), exact(found.c)];
      const [front, discriminant] = [minus(b), subtract(power(b, two), times(four, times(a, c)))];
      const half = over(squareRoot(discriminant), times(two, a));
      return [
        byFormula(found.x, front, discriminant, a),
        byFormula(found.x, front, discriminant, two),
        either(equation(found.x, add(front, half)), equation(found.x, subtract(front, half))),
      ];
    },
  },
];
