import * as q from '../../exact/rational.ts';
import type { Rational } from '../../exact/rational.ts';
import { turned } from '../../solve/solution-set.ts';
import type { RelationSign } from '../../syntax-tree.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/** ax + b = cx + d. For ax + b = d, c is 0. */
export type LinearEquation = { readonly a: Rational; readonly b: Rational; readonly c: Rational; readonly d: Rational };

const otherEnd: Readonly<Record<RelationSign, RelationSign>> = { '<': '≤', '>': '≥', '≤': '<', '≥': '>', '=': '=', '≠': '≠' };
const over = (a: Rational, b: Rational): Rational | null => (q.isZero(b) ? null : q.divide(a, b));

export const signDroppedCrossing = malRule({
  name: 'sign_dropped_crossing',
  category: 'sign_error',
  says: 'You moved a number to the other side without changing its sign.',
  source: sources.payneSquibb,
  answer: ({ a, b, c, d }: LinearEquation): Rational | null => over(q.add(d, b), q.subtract(a, c)),
});

export const letterSignDroppedCrossing = malRule({
  name: 'letter_sign_dropped_crossing',
  category: 'sign_error',
  says: 'You moved a variable term to the other side without changing its sign.',
  source: sources.payneSquibb,
  answer: ({ a, b, c, d }: LinearEquation): Rational | null => over(q.subtract(d, b), q.add(a, c)),
});

export const subtractCoefficient = malRule({
  name: 'subtract_coefficient',
  category: 'procedural_error',
  says: 'You subtracted the coefficient. It multiplies the variable, so divide by it.',
  source: sources.sleeman,
  answer: ({ a, b, c, d }: LinearEquation): Rational => q.subtract(q.subtract(d, b), q.subtract(a, c)),
});

export const multiplyByCoefficient = malRule({
  name: 'multiply_by_coefficient',
  category: 'procedural_error',
  says: 'You multiplied by the coefficient. To undo multiplication, divide.',
  source: sources.sleeman,
  answer: ({ a, b, c, d }: LinearEquation): Rational => q.multiply(q.subtract(d, b), q.subtract(a, c)),
});

export const divisionInverted = malRule({
  name: 'division_inverted',
  category: 'procedural_error',
  says: 'You divided in the wrong order. Divide the other side by the coefficient.',
  source: sources.payneSquibb,
  answer: ({ a, b, c, d }: LinearEquation): Rational | null => over(q.subtract(a, c), q.subtract(d, b)),
});

export const signOfCoefficientDropped = malRule({
  name: 'sign_of_coefficient_dropped',
  category: 'sign_error',
  says: 'You lost the negative sign of the coefficient when you divided.',
  source: sources.booth,
  answer: ({ a, b, c, d }: LinearEquation): Rational | null => over(q.subtract(d, b), q.negate(q.subtract(a, c))),
});

export const oneTermDivided = malRule({
  name: 'one_term_divided',
  category: 'procedural_error',
  says: 'You divided only one term of that side. Every term has to be divided.',
  source: sources.booth,
  answer: ({ a, b, c, d }: LinearEquation): Rational | null => {
    const quotient = over(d, q.subtract(a, c));
    return quotient === null ? null : q.subtract(quotient, b);
  },
});

export const oneTermMultiplied = malRule({
  name: 'one_term_multiplied',
  category: 'procedural_error',
  says: "You cleared the denominator in one term but didn't multiply the other terms.",
  source: sources.booth,
  /** Returns the x that follows from x/k + b = d. */
  answer: (k: Rational, b: Rational, d: Rational): Rational => q.subtract(q.multiply(d, k), b),
});

export const stopsBeforeDividing = malRule({
  name: 'stops_before_dividing',
  category: 'omission_error',
  says: 'You stopped one step early. The variable still has a coefficient.',
  source: sources.booth,
  answer: ({ b, d }: LinearEquation): Rational => q.subtract(d, b),
});

export const oneSideOnly = malRule({
  name: 'one_side_only',
  category: 'procedural_error',
  says: 'You changed only one side of the equation. Do the same thing to both sides.',
  source: sources.booth,
  answer: ({ a, c, d }: LinearEquation): Rational | null => over(d, q.subtract(a, c)),
});

export const inequalityNotTurned = malRule({
  name: 'inequality_not_turned',
  category: 'conceptual_error',
  says: "You multiplied or divided by a negative number but didn't reverse the inequality symbol.",
  source: sources.tsamir,
  /** Returns the sign that the student writes instead of the right one. */
  answer: (right: RelationSign): RelationSign => turned[right],
});

export const inequalityAlwaysTurned = malRule({
  name: 'inequality_always_turned',
  category: 'conceptual_error',
  says: "You reversed the inequality symbol, although you didn't multiply or divide by a negative number.",
  source: sources.tsamir,
  answer: (right: RelationSign): RelationSign => turned[right],
});

export const endpointChanged = malRule({
  name: 'endpoint_changed',
  category: 'representation_error',
  says: 'You changed whether the endpoint belongs to the solution.',
  source: sources.tsamir,
  answer: (right: RelationSign): RelationSign => otherEnd[right],
});
