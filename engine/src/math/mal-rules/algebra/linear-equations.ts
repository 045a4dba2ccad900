import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { withSign } from '../numbers-told.ts';
import { rational, type Rational } from '../../exact/rational.ts';

/*
 * Mal-rules for a linear equation ax + b = c or ax + b = cx + d. Each returns the x that it leads to, or null if it gives
 * none.
 * Sources  Payne & Squibb (1990), "Algebra mal-rules and cognitive accounts of error", Cognitive Science 14, 445–481; Sleeman
 *          (1984), "An attempt to understand students' understanding of basic algebra", Cognitive Science 8, 387–412; Matz
 *          (1982) in Sleeman & Brown (eds.), Intelligent Tutoring Systems; Kieran (1992) in Grouws (ed.), Handbook of
 *          Research on Mathematics Teaching and Learning.
 */

const quotient = (n: number, d: number): Rational | null => (d === 0 ? null : rational(n, d));

/** The constant crosses the equals sign and keeps its sign: ax = c + b. */
export const signKeptCrossing = malRule({
  name: 'sign_kept_crossing',
  category: 'sign_error',
  detail: 'crossing',
  says: 'You moved a number to the other side without changing its sign.',
  source: sources.sleeman,
  hints: {
    look: 'How did the constant leave the left side?',
    principle: 'If a number is added on one side, subtract it from both sides.',
  },
  answer: (a: number, b: number, c: number): Rational | null => quotient(c + b, a),
  told: (_a: number, b: number): string => `You moved ${withSign(b)} to the other side without changing its sign.`,
});

/** The last step subtracts the coefficient where it should divide: x = (c − b) − a. */
export const subtractedCoefficient = malRule({
  name: 'subtracted_coefficient',
  category: 'procedural_error',
  detail: 'inverse_operation',
  says: 'You subtracted the coefficient. It multiplies the variable, so divide by it.',
  source: sources.payneSquibb,
  hints: {
    principle: 'To undo multiplication, divide.',
  },
  answer: (a: number, b: number, c: number): Rational => rational(c - b - a),
  told: (a: number): string => `You subtracted ${a}. It multiplies the variable, so divide by it.`,
});

/** The last step multiplies by the coefficient where it should divide: x = (c − b)a. */
export const multipliedByCoefficient = malRule({
  name: 'multiplied_by_coefficient',
  category: 'procedural_error',
  says: 'You multiplied by the coefficient. To undo multiplication, divide.',
  source: sources.kieran92,
  hints: {
    principle: 'To undo multiplication, divide.',
  },
  answer: (a: number, b: number, c: number): Rational => rational((c - b) * a),
  told: (a: number): string => `You multiplied by ${a}. To undo multiplication, divide.`,
});

/** Stops at ax = c − b and takes that for x. */
export const stoppedBeforeDividing = malRule({
  name: 'stopped_before_dividing',
  category: 'omission_error',
  detail: 'last_step',
  says: 'You stopped before the last division.',
  source: sources.payneSquibb,
  answer: (_a: number, b: number, c: number): Rational => rational(c - b),
  told: (a: number): string => `You stopped before dividing by ${a}.`,
});

/** Divides only the right side before the constant has crossed: x = c/a − b. */
export const dividedOneTermOnly = malRule({
  name: 'divided_one_term_only',
  category: 'procedural_error',
  detail: 'partial_division',
  says: 'You divided only one term of that side. Every term has to be divided.',
  source: sources.payneSquibb,
  hints: {
    principle: 'When you divide a side, divide every term on that side.',
  },
  answer: (a: number, b: number, c: number): Rational | null => (a === 0 ? null : rational(c - a * b, a)),
  told: (a: number, b: number): string =>
    `You divided by ${a}, but ${withSign(b)} stayed as it was. Every term has to be divided.`,
});

/** A negative coefficient loses its sign in the last step. */
export const lostNegativeCoefficient = malRule({
  name: 'lost_negative_coefficient',
  category: 'sign_error',
  detail: 'coefficient',
  says: 'You lost the negative sign of the coefficient when you divided.',
  source: sources.vlassis,
  answer: (a: number, b: number, c: number): Rational | null => (a < 0 ? quotient(c - b, -a) : null),
  told: (a: number): string => `You divided by ${-a}. The coefficient is ${a}.`,
});

/** The x-term crosses and keeps its sign: (a + c)x = d − b. */
export const letterSignKeptCrossing = malRule({
  name: 'letter_sign_kept_crossing',
  category: 'sign_error',
  detail: 'crossing',
  says: 'You moved a variable term to the other side without changing its sign.',
  source: sources.sleeman,
  hints: {
    principle: 'To remove a term from one side, do the opposite operation on both sides.',
  },
  answer: (a: number, b: number, c: number, d: number): Rational | null => quotient(d - b, a + c),
  told: (_a: number, _b: number, c: number): string =>
    `You moved the variable term with ${c} to the other side without changing its sign.`,
});

/** In ax + b = cx + d both numbers are put on one side with the wrong sign. */
export const numberSignKeptCrossing = malRule({
  name: 'number_sign_kept_crossing',
  category: 'sign_error',
  detail: 'crossing',
  says: 'You moved a number to the other side without changing its sign.',
  source: sources.sleeman,
  hints: {
    principle: 'If a number is added on one side, subtract it from both sides.',
  },
  answer: (a: number, b: number, c: number, d: number): Rational | null => quotient(d + b, a - c),
  told: (_a: number, b: number): string => `You moved ${withSign(b)} to the other side without changing its sign.`,
});

/** Unlike terms are combined: ax + b becomes (a + b)x, so x = c/(a + b). */
export const joinedUnlikeTerms = malRule({
  name: 'joined_unlike_terms',
  category: 'conceptual_error',
  detail: 'unlike_terms',
  says: "You combined a variable term and a number. They aren't like terms.",
  source: sources.matz,
  hints: {
    principle: 'Combine only like terms. Keep variable terms and constants separate.',
  },
  answer: (a: number, b: number, c: number): Rational | null => quotient(c, a + b),
  told: (a: number, b: number): string =>
    `You combined the variable term with ${a} and the number ${Math.abs(b)}. They aren't like terms.`,
});

/** a(x + b) = c is read as ax + b = c. */
export const distributedFirstOnly = malRule({
  name: 'distributed_first_only',
  category: 'procedural_error',
  detail: 'distribution',
  says: 'You multiplied only the first term in the parentheses. The factor belongs to every term.',
  source: sources.matz,
  hints: {
    principle: 'A factor in front of parentheses multiplies every term inside.',
  },
  answer: (a: number, b: number, c: number): Rational | null => quotient(c - b, a),
});

export const sameOperationInsteadOfInverse = malRule({
  name: 'same_operation_instead_of_inverse',
  category: 'procedural_error',
  detail: 'inverse_operation',
  says: 'You used the same operation again. To undo it, use the opposite operation.',
  source: sources.kieran92,
  hints: {
    principle: 'To undo division, multiply.',
  },
  /** Repeats the equation's own operation instead of undoing it. "+" adds `by`, which may be negative. */
  answer: (done: '+' | '×' | '÷', right: number, by: number): Rational =>
    done === '+' ? rational(right + by) : done === '×' ? rational(right * by) : rational(right, by),
  told: (done: '+' | '×' | '÷', _right: number, by: number): string =>
    done === '+'
      ? `You ${by > 0 ? 'added' : 'subtracted'} ${Math.abs(by)} once more. To undo it, do the opposite.`
      : `You ${done === '×' ? 'multiplied' : 'divided'} by ${by} once more. To undo it, do the opposite.`,
});

export const subtractedTheWrongWayRound = malRule({
  name: 'subtracted_the_wrong_way_round',
  category: 'sign_error',
  detail: 'order_of_subtraction',
  says: 'You subtracted in the wrong order.',
  source: sources.vlassis,
  hints: {
    principle: 'Whatever you do to one side, do to the other. Start from the number that is there.',
  },
  /** For x + b = c: returns b − c. */
  answer: (b: number, c: number): Rational => rational(b - c),
  told: (b: number, c: number): string =>
    b > 0 ? `You subtracted ${c} from ${b}. Start from ${c}.` : 'You subtracted in the wrong order.',
});

export const addedInsteadOfMultiplied = malRule({
  name: 'added_instead_of_multiplied',
  category: 'procedural_error',
  detail: 'inverse_operation',
  says: 'You added to undo a division. To undo division, multiply.',
  source: sources.kieran92,
  hints: {
    principle: 'Adding undoes subtraction. Division needs its own inverse operation.',
  },
  /** For x/d = q. */
  answer: (d: number, q: number): Rational => rational(q + d),
  told: (d: number): string => `You added ${d} to undo dividing by ${d}. To undo division, multiply.`,
});

export const multipliedByTheFractionItself = malRule({
  name: 'multiplied_by_the_fraction_itself',
  category: 'procedural_error',
  detail: 'inverse_operation',
  says: 'You multiplied by the coefficient again. Multiply by its reciprocal.',
  source: sources.own,
  /** For (n/d)x = right. */
  answer: (n: number, d: number, right: number): Rational => rational(right * n, d),
  told: (n: number, d: number): string => `You multiplied by ${n}/${d} again. Multiply by its reciprocal.`,
});

export const dividedByNumeratorOnly = malRule({
  name: 'divided_by_numerator_only',
  category: 'omission_error',
  detail: 'denominator_left',
  says: "You divided by the numerator but didn't undo the denominator.",
  source: sources.own,
  hints: {
    principle: 'Both numbers of the fraction count. The numerator multiplies, and the denominator divides.',
  },
  /** For (n/d)x = right. */
  answer: (n: number, right: number): Rational => rational(right, n),
  told: (n: number): string => `You divided by the numerator, ${n}, but didn't undo the denominator.`,
});

export const coefficientsMultiplied = malRule({
  name: 'coefficients_multiplied',
  category: 'conceptual_error',
  detail: 'like_terms',
  says: 'You multiplied the coefficients. They have to be added.',
  source: sources.own,
  hints: {
    principle: "To combine like terms, add their coefficients. Don't multiply them.",
  },
  /** Returns the coefficient that the two terms are combined into. */
  answer: (p: number, q: number): number => p * q,
});

export const secondLikeTermForgotten = malRule({
  name: 'second_like_term_forgotten',
  category: 'omission_error',
  detail: 'like_terms',
  says: 'You left out one of the like terms.',
  source: sources.payneSquibb,
  hints: {
    principle: 'Use every term with the variable, wherever it is.',
  },
  /** For px + qx + b = c. */
  answer: (p: number, b: number, c: number): Rational => rational(c - b, p),
  told: (p: number): string => `You used the variable term with ${p} and left out the other like term.`,
});

export const likeTermsSignIgnored = malRule({
  name: 'like_terms_sign_ignored',
  category: 'sign_error',
  detail: 'like_terms',
  says: 'You missed the sign of a term when you combined like terms.',
  source: sources.vlassis,
  hints: {
    principle: 'The sign in front of a term goes with it, even when you combine like terms.',
  },
  /** For px + qx + b = c with a negative q. */
  answer: (p: number, q: number, b: number, c: number): Rational | null => (q < 0 ? quotient(c - b, p - q) : null),
  told: (_p: number, q: number): string => `You added the term with ${Math.abs(q)}. It is subtracted.`,
});

export const bracketIgnored = malRule({
  name: 'bracket_ignored',
  category: 'omission_error',
  detail: 'bracket',
  says: 'You used only part of the product with the parentheses. Every term inside is multiplied.',
  source: sources.payneSquibb,
  hints: {
    look: 'What does the number right before the parentheses do?',
    principle: 'A number right before parentheses multiplies everything inside.',
  },
  /** For d + a(px + b) = c, where a is overlooked. */
  answer: (p: number, b: number, c: number, d: number): Rational => rational(c - d - b, p),
});

export const negativeNotDistributed = malRule({
  name: 'negative_not_distributed',
  category: 'sign_error',
  detail: 'distribution',
  says: "You didn't use the negative sign on every term in the parentheses.",
  source: sources.vlassis,
  hints: {
    look: 'Which sign is in front of the parentheses?',
    principle: 'A negative number in front of parentheses changes the sign of every term inside.',
  },
  /** For d + a(px + b) = c with a negative a that loses its sign when it multiplies b. */
  answer: (a: number, p: number, b: number, c: number, d: number): Rational | null =>
    a < 0 ? rational(c - d + a * b, a * p) : null,
  told: (a: number, _p: number, b: number): string =>
    `You multiplied ${b} by ${-a}. The negative sign of ${a} belongs to every term in the parentheses.`,
});

export const subtractedBeforeBracket = malRule({
  name: 'subtracted_before_bracket',
  category: 'procedural_error',
  detail: 'order_of_operations',
  says: 'You subtracted before you multiplied the parentheses.',
  source: sources.linchevski,
  hints: {
    principle: 'Multiply the parentheses before you subtract.',
  },
  /** For d + a(px + b) = c, where d + a is worked out first. */
  answer: (a: number, p: number, b: number, c: number, d: number): Rational | null =>
    d === 0 ? null : quotient(c - (d + a) * b, (d + a) * p),
  told: (a: number, _p: number, _b: number, _c: number, d: number): string =>
    `You subtracted ${-a} from ${d} before you multiplied the parentheses.`,
});

export const bothSignsKeptCrossing = malRule({
  name: 'both_signs_kept_crossing',
  category: 'sign_error',
  detail: 'crossing',
  says: 'You moved both terms to the other side without changing their signs.',
  source: sources.sleeman,
  hints: {
    look: 'Substitute your number in both sides. Are they equal?',
    principle: 'To remove a term from one side, do the opposite operation on both sides.',
  },
  /** For ax + b = cx + d. */
  answer: (a: number, b: number, c: number, d: number): Rational | null => quotient(d + b, a + c),
  told: (_a: number, b: number, c: number): string =>
    `You moved ${withSign(b)} and the variable term with ${c} to the other side without changing their signs.`,
});

export const multipliedOneTermOnly = malRule({
  name: 'multiplied_one_term_only',
  category: 'procedural_error',
  detail: 'clearing_denominators',
  says: "You cleared the denominator in one term but didn't multiply the other terms.",
  source: sources.payneSquibb,
  hints: {
    principle: 'When you multiply a side, multiply every term on that side.',
  },
  /** For x/p + b = c. */
  answer: (p: number, b: number, c: number): Rational => rational(p * c - b),
  told: (p: number, b: number): string =>
    `You multiplied by ${p}, but ${withSign(b)} stayed as it was. Every term has to be multiplied.`,
});

export const addedDenominators = malRule({
  name: 'added_denominators',
  category: 'conceptual_error',
  detail: 'fraction_addition',
  says: 'You added the denominators. Change to a common denominator first.',
  source: sources.niZhou,
  hints: {
    principle: 'Fractions are added after they have been brought to one denominator.',
  },
  /** For x/p + x/q = c, read as 2x/(p + q). */
  answer: (p: number, q: number, c: number): Rational => rational(c * (p + q), 2),
  told: (p: number, q: number): string => `You added the denominators ${p} and ${q}. Change to a common denominator first.`,
});

export const rightSideNotMultiplied = malRule({
  name: 'right_side_not_multiplied',
  category: 'omission_error',
  detail: 'clearing_denominators',
  says: 'You multiplied only one side of the equation.',
  source: sources.payneSquibb,
  hints: {
    principle: 'When you multiply one side, multiply the other side, too.',
  },
  /** Takes the letter's coefficient after clearing denominators, and the unchanged right side. */
  answer: (coefficient: number, c: number): Rational => rational(c, coefficient),
  told: (_coefficient: number, c: number): string => `You multiplied only one side of the equation and left ${c} as it was.`,
});

export const multipliedByDenominatorsCrosswise = malRule({
  name: 'multiplied_by_denominators_crosswise',
  category: 'procedural_error',
  detail: 'clearing_denominators',
  says: 'You multiplied each term by the wrong number when you cleared the denominators.',
  source: sources.own,
  hints: {
    principle: "Multiply each term by the common multiple, and divide by that term's own denominator.",
  },
  /** For x/p + x/q = c times the common denominator: each term is multiplied by its own denominator. */
  answer: (p: number, q: number, right: number): Rational | null => quotient(right, p + q),
});
