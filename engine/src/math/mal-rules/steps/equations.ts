import type { Relation } from '../../syntax-tree.ts';
import {
  add,
  equation,
  factorsOf,
  isNumber,
  isSum,
  number,
  over,
  power,
  productOf,
  signed,
  subtract,
  sumOf,
  termsOf,
  times,
  writtenWhole,
} from '../building.ts';
import {
  divisionInverted,
  letterSignDroppedCrossing,
  multiplyByCoefficient,
  oneSideOnly,
  oneTermDivided,
  oneTermMultiplied,
  signDroppedCrossing,
  signOfCoefficientDropped,
  subtractCoefficient,
} from '../algebra/equations.ts';
import { proportionRules } from './proportions.ts';
import { sources } from '../sources.ts';
import type { StepRule } from '../step-rule.ts';
import { bothSides, byValue, eachTerm, hasLetter, other, scaled, staysAnEquation, withSides } from './relation-parts.ts';

export const equationRules: readonly StepRule[] = [
  {
    rule: signDroppedCrossing,
    rank: 1,
    tells: 'A number changed sides and kept its sign. Do the same to both sides instead of moving it.',
    asks: 'What happened to the sign?',
    examples: [
      ['2x+3=11', '2x=14'],
      ['x-5=9', 'x=4'],
      ['5x-3=2x+9', '5x-2x=9-3'],
      ['4x+7<15', '4x<22'],
      ['y=2x+3', '2x=y+3'],
    ],
    inRelation: (claim) =>
      eachTerm(claim).map(({ side, term, alone, rest, across }) =>
        alone || hasLetter(term.term) ? null : withSides(claim, side, rest, add(across, signed(term))),
      ),
  },
  {
    rule: letterSignDroppedCrossing,
    rank: 1,
    tells: 'A variable term changed sides and kept its sign. Do the same to both sides instead of moving it.',
    asks: 'What happened to the sign?',
    examples: [
      ['5x=2x+6', '7x=6'],
      ['5x-3=2x+9', '7x-3=9'],
      ['3x+y=7', 'y=7+3x'],
    ],
    inRelation: (claim) =>
      eachTerm(claim).map(({ side, term, alone, rest, across }) =>
        alone || !hasLetter(term.term) || isNumber(across, 0) ? null : withSides(claim, side, rest, add(across, signed(term))),
      ),
  },
  {
    rule: oneSideOnly,
    rank: 2,
    tells: 'You subtracted the number from only one side. Change the other side, too.',
    asks: 'What did you do to each side?',
    examples: [
      ['x+3=7', 'x=7'],
      ['2x-5=9', '2x=9'],
      ['3x+4=10', '3x+4-4=10'],
    ],
    inRelation: (claim) =>
      eachTerm(claim).map(({ side, term, alone, rest, across }) =>
        alone || hasLetter(term.term) ? null : withSides(claim, side, rest, across),
      ),
  },
  {
    rule: {
      name: 'letter_term_dropped',
      category: 'omission_error',
      says: 'You dropped a variable term on one side. The other side has to change as well.',
      source: sources.payneSquibb,
    },
    rank: 3,
    tells: 'A variable term is gone from one side. Change the other side, too.',
    asks: 'Where did the variable term from above go?',
    examples: [
      ['5x=2x+6', '5x=6'],
      ['3x+2y=12', '2y=12'],
    ],
    inRelation: (claim) =>
      eachTerm(claim).map(({ side, term, alone, rest, across }) =>
        alone || !hasLetter(term.term) || !staysAnEquation(term.term, rest, across) ? null : withSides(claim, side, rest, across),
      ),
  },
  {
    rule: subtractCoefficient,
    rank: 2,
    tells: "The coefficient multiplies the variable. To undo that, divide. Don't subtract.",
    asks: 'What does the coefficient do there?',
    examples: [
      ['3x=12', 'x=9'],
      ['2x+3=11', 'x=6'],
      ['5x=45', 'x=40'],
    ],
    inRelation: (claim, line) => [
      ...byValue(subtractCoefficient.answer)(claim, line),
      ...scaled(claim).flatMap(({ side, across, kind, by, rest }) =>
        kind === 'multiplied'
          ? [withSides(claim, side, rest, subtract(across, by)), withSides(claim, side, rest, add(across, by))]
          : [],
      ),
    ],
  },
  {
    rule: multiplyByCoefficient,
    rank: 2,
    tells: "The coefficient multiplies the variable. To undo that, divide. Don't multiply again.",
    asks: 'What undoes a coefficient?',
    examples: [
      ['3x=12', 'x=36'],
      ['2x+1=9', 'x=16'],
    ],
    inRelation: (claim, line) => [
      ...byValue(multiplyByCoefficient.answer)(claim, line),
      ...scaled(claim).map(({ side, across, kind, by, rest }) =>
        kind === 'multiplied' ? withSides(claim, side, rest, times(across, by)) : null,
      ),
    ],
  },
  {
    rule: divisionInverted,
    rank: 2,
    tells: 'You divided in the wrong order. Divide the other side by the coefficient.',
    asks: 'Which number did you divide by which?',
    examples: [
      ['3x=12', 'x=3/12'],
      ['8x=2', 'x=4'],
    ],
    inRelation: byValue(divisionInverted.answer),
  },
  {
    rule: signOfCoefficientDropped,
    rank: 2,
    tells: 'The coefficient is negative, and its sign got lost when you divided.',
    asks: 'What did you divide by, sign included?',
    examples: [
      ['-3x=12', 'x=4'],
      ['-x=7', 'x=7'],
      ['-2x=-10', 'x=-5'],
      ['-2x>6', 'x<3'],
    ],
    inRelation: (claim, line) => byValue(signOfCoefficientDropped.answer)(claim, line),
  },
  {
    rule: {
      name: 'zero_times_letter_solved',
      category: 'conceptual_error',
      says: 'You gave a solution, but 0 times any number is 0, so no number works here.',
      source: sources.payneSquibb,
    },
    rank: 0.8,
    tells: '0 times a number is always 0 and never another number, so there is no solution.',
    asks: 'Does that fit when you try it?',
    examples: [
      ['0x=5', 'x=0'],
      ['0*x=7', 'x=7'],
    ],
    inRelation: (claim) => {
      const [a, b] = claim.sides;
      const name = a?.kind === 'multiply' && isNumber(a.left, 0) && a.right.kind === 'letter' ? a.right : null;
      if (name === null || b === undefined || claim.signs[0] !== '=' || hasLetter(b) || isNumber(b, 0)) return [];
      return [equation(name, number(0)), equation(name, b)];
    },
  },
  {
    rule: oneTermDivided,
    rank: 2,
    tells: 'When you divide a side, divide every term on it.',
    asks: 'Which terms did you divide on that side?',
    examples: [
      ['2x+3=7', 'x+3=7/2'],
      ['4x+8=20', 'x+8=5'],
      ['3x+6y=12', 'x+6y=4'],
      ['6x-9=12', '2x-9=4'],
    ],
    inRelation: (claim, line) => [
      ...byValue(oneTermDivided.answer)(claim, line),
      ...eachTerm(claim).flatMap(({ side, term, alone, rest, across }) => {
        const factors = factorsOf(term.term);
        if (alone || factors.length < 2 || hasLetter(factors[0]!) || (term.sign < 0 && claim.signs[0] !== '=')) return [];
        const by = writtenWhole(factors[0]!) ?? 0;
        const whole = [factors[0]!, productOf(factors.slice(1))] as const;
        const parts = [2, 3, 4, 5, 6].flatMap((one) =>
          by > one && by % one === 0 ? [[number(one), productOf([number(by / one), ...factors.slice(1)])] as const] : [],
        );
        return [whole, ...parts].map(([divisor, left]) =>
          withSides(claim, side, add(signed({ ...term, term: left }), rest), over(across, divisor)),
        );
      }),
    ],
  },
  {
    rule: oneTermMultiplied,
    rank: 2,
    tells: 'To clear a denominator, multiply every term of both sides.',
    asks: 'Which terms did you multiply?',
    examples: [
      ['x/2+1=5', 'x+1=10'],
      ['x/3-2=4', 'x-2=12'],
    ],
    inRelation: (claim) =>
      eachTerm(claim).map(({ side, term, alone, rest, across }) => {
        if (alone || term.term.kind !== 'divide' || hasLetter(term.term.right)) return null;
        return withSides(claim, side, add(signed({ ...term, term: term.term.left }), rest), times(across, term.term.right));
      }),
  },
  {
    rule: {
      name: 'multiplied_one_side_only',
      category: 'procedural_error',
      says: 'You multiplied only one side of the equation.',
      source: sources.booth,
    },
    rank: 2,
    tells: 'You multiplied one side and left the other side as it was.',
    asks: 'What did you do to each side?',
    examples: [
      ['x/2=5', 'x=5'],
      ['(x+1)/3=4', 'x+1=4'],
      ['x/4+1=3', 'x+4=3'],
    ],
    inRelation: (claim) => [
      ...scaled(claim).map(({ side, across, kind, rest }) => (kind === 'divided' ? withSides(claim, side, rest, across) : null)),
      ...eachTerm(claim).map(({ side, term, alone, across }) =>
        alone || term.term.kind !== 'divide' || hasLetter(term.term.right)
          ? null
          : withSides(claim, side, times(term.term.right, claim.sides[side]!), across),
      ),
    ],
  },
  {
    rule: {
      name: 'divided_one_side_only',
      category: 'procedural_error',
      says: 'You divided only one side of the equation.',
      source: sources.booth,
    },
    rank: 2,
    tells: 'You divided one side and left the other side as it was.',
    asks: 'What did you do to each side?',
    examples: [
      ['3x=12', 'x=12'],
      ['2(x+1)=10', 'x+1=10'],
    ],
    inRelation: (claim) =>
      scaled(claim).map(({ side, across, kind, rest }) => (kind === 'multiplied' ? withSides(claim, side, rest, across) : null)),
  },
  {
    rule: {
      name: 'divided_instead_of_multiplied',
      category: 'procedural_error',
      says: 'You divided again. The variable is already divided, so multiply to undo it.',
      source: sources.sleeman,
    },
    rank: 2,
    tells: 'The variable is divided by a number. Multiply to undo that.',
    asks: 'What was being done to the variable?',
    examples: [
      ['x/3=6', 'x=2'],
      ['x/4=20', 'x=5'],
    ],
    inRelation: (claim) =>
      scaled(claim).map(({ side, across, kind, by, rest }) =>
        kind === 'divided' ? withSides(claim, side, rest, over(across, by)) : null,
      ),
  },
  {
    rule: {
      name: 'divisor_moved_as_term',
      category: 'procedural_error',
      says: 'You added or subtracted the number that divides the variable. Multiply by it to undo the division.',
      source: sources.sleeman,
    },
    rank: 2,
    tells: "The variable is divided by this number. Multiply to undo that. Don't add or subtract.",
    asks: 'What was being done to the variable?',
    examples: [
      ['x/3=6', 'x=9'],
      ['x/5=20', 'x=15'],
    ],
    inRelation: (claim) =>
      scaled(claim).flatMap(({ side, across, kind, by, rest }) =>
        kind === 'divided'
          ? [withSides(claim, side, rest, add(across, by)), withSides(claim, side, rest, subtract(across, by))]
          : [],
      ),
  },
  {
    rule: {
      name: 'term_moved_as_factor',
      category: 'procedural_error',
      says: 'You divided by a number that is added to the variable. Subtract it to undo the addition.',
      source: sources.payneSquibb,
    },
    rank: 2,
    tells: "This number is added to the variable. Subtract to undo that. Don't divide.",
    asks: 'What was being done to the variable?',
    examples: [
      ['x+3=12', 'x=4'],
      ['x-4=20', 'x=80'],
    ],
    inRelation: (claim) =>
      eachTerm(claim).flatMap(({ side, term, alone, rest, across }) =>
        alone || hasLetter(term.term)
          ? []
          : [withSides(claim, side, rest, term.sign === 1 ? over(across, term.term) : times(across, term.term))],
      ),
  },
  ...proportionRules,
  {
    rule: {
      name: 'squared_termwise',
      category: 'conceptual_error',
      says: 'You squared each term of the side separately. Square the side as a whole.',
      source: sources.matz,
    },
    rank: 1,
    tells: 'Square a side as a whole. Put it in parentheses before you square it.',
    asks: 'What does the whole side squared look like?',
    examples: [
      ['sqrt(x)+1=3', 'x+1=9'],
      ['sqrt(x+4)-2=5', 'x+4-4=25'],
    ],
    inRelation: (claim) => {
      if (
        claim.sides.length !== 2 ||
        !claim.sides.some(isSum) ||
        !claim.sides.some((side) => termsOf(side).some(({ term }) => term.kind === 'root'))
      )
        return [];
      const squared = claim.sides.map((side) =>
        sumOf(
          termsOf(side).map(({ term, sign }) => ({
            sign,
            term: term.kind === 'root' && term.index === 2 ? term.of : power(term, number(2)),
          })),
        ),
      );
      return [{ ...claim, sides: squared }, ...keptOutside(claim)];
    },
  },
  {
    rule: {
      name: 'subtracted_one_side_of_equations',
      category: 'procedural_error',
      says: 'You subtracted the equations on one side but added them on the other.',
      source: sources.payneSquibb,
    },
    rank: 2,
    tells: 'Two equations are added or subtracted term by term, in the same way on the left and on the right.',
    asks: 'What did you do on each side?',
    examples: [['x+y=7; x-y=1', '2y=8']],
    ofTwo: (first, second) => {
      const [[a, b], [c, d]] = [first.sides, second.sides];
      if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
      return [equation(subtract(a, c), add(b, d)), equation(add(a, c), subtract(b, d)), equation(subtract(c, a), add(b, d))];
    },
  },
];

/** For √(x + 4) − 2 = 5: squares the root away, and squares or keeps the number next to it. */
function keptOutside(claim: Relation): Relation[] {
  return bothSides.flatMap((side) => {
    const terms = termsOf(claim.sides[side]!);
    const at = terms.findIndex(({ term }) => term.kind === 'root');
    const root = terms[at]?.term;
    if (terms.length < 2 || root?.kind !== 'root') return [];
    const own = sumOf(terms.map((one, i) => (i === at ? { ...one, term: root.of } : one)));
    return [withSides(claim, side, own, power(claim.sides[other[side]]!, number(2)))];
  });
}
