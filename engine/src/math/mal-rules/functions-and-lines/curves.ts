import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { add, divide, isZero, multiply, negate, power, rational, type Rational } from '../../exact/rational.ts';

/* Mal-rules for hyperbolas y = a/x + q and exponential graphs y = a·b^x + q. A rule returns null if it gives no answer. */

const over = (a: Rational, b: Rational): Rational | null => (isZero(b) ? null : divide(a, b));
const [r, plus] = [rational, (a: Rational | null, q: number): Rational | null => (a === null ? null : add(a, rational(q)))];

export const shiftDividedToo = malRule({
  name: 'shift_divided_too',
  category: 'procedural_error',
  says: 'You added before you divided. Only the numerator is divided by x.',
  source: sources.own,
  hints: {
    look: 'What does the fraction bar belong to?',
    principle: 'Divide first. Add or subtract the number beside the fraction after that.',
  },
  answer: (a: number, q: number, x: number): Rational | null => over(r(a + q), r(x)),
});

export const multipliedByInput = malRule({
  name: 'multiplied_by_input',
  category: 'conceptual_error',
  says: 'You multiplied by x. The fraction divides by it.',
  source: sources.own,
  hints: {
    look: 'Is x above or below the fraction bar?',
    principle: 'A fraction bar means division by what is below it.',
  },
  answer: (a: number, q: number, x: number): Rational => r(a * x + q),
});

export const hyperbolaInterceptSign = malRule({
  name: 'hyperbola_intercept_sign',
  category: 'sign_error',
  says: 'You moved a term to the other side without changing its sign.',
  source: sources.sleeman,
  hints: {
    look: 'What is y for the x that you found?',
    principle: 'Set y equal to 0. The number beside the fraction changes its sign when it moves to the other side.',
  },
  answer: (a: number, q: number): Rational | null => over(r(a), r(q)),
});

export const quotientTurnedForIntercept = malRule({
  name: 'quotient_turned_for_intercept',
  category: 'procedural_error',
  says: 'You divided the other way around.',
  source: sources.own,
  hints: {
    look: 'What number is divided by x?',
    principle: 'If a divided by x is a number, then x is a divided by that number.',
  },
  answer: (a: number, q: number): Rational | null => over(r(-q), r(a)),
});

export const asymptoteIgnored = malRule({
  name: 'asymptote_ignored',
  category: 'omission_error',
  says: 'You left out how far the graph is moved up or down.',
  source: sources.own,
  hints: {
    look: 'Is the asymptote of your graph where it should be?',
    principle: 'The number that is added moves every point up or down.',
  },
  answer: (withoutShift: Rational): Rational => withoutShift,
});

export const asymptoteAddedBack = malRule({
  name: 'asymptote_added_back',
  category: 'sign_error',
  says: 'You added the shift where you should subtract it.',
  source: sources.sleeman,
  hints: {
    look: 'How far from the asymptote is the graph there, and on which side?',
    principle: 'Substitute the point into the equation. Then undo the shift on both sides.',
  },
  answer: (y: number, q: number): number => y + q,
});

export const asymptoteLineTurned = malRule({
  name: 'asymptote_line_turned',
  category: 'representation_error',
  says: 'You wrote a vertical line. The question asks for the horizontal asymptote.',
  source: sources.leinhardt,
  hints: {
    look: 'Does a horizontal line say what x is, or what y is?',
    principle: 'A horizontal line has the same y everywhere, so its equation is y = a number.',
  },
  answer: (q: number): string => `x = ${q}`,
});

export const stretchTakenForAsymptote = malRule({
  name: 'stretch_taken_for_asymptote',
  category: 'conceptual_error',
  says: 'You took the wrong number of the equation. The asymptote is what y comes closer and closer to.',
  source: sources.own,
  hints: {
    look: 'Which term comes closer and closer to 0?',
    principle: 'Far out, the changing term is almost 0, and y is almost the number that is added.',
  },
  answer: (a: number): string => `y = ${a}`,
});

export const axisTakenForAsymptote = malRule({
  name: 'axis_taken_for_asymptote',
  category: 'conceptual_error',
  says: 'You gave the x-axis. This graph is moved up or down, and its asymptote with it.',
  source: sources.own,
  hints: {
    look: 'Is the graph moved up or down?',
    principle: 'A number that is added moves the graph and its horizontal asymptote.',
  },
  answer: (): string => 'y = 0',
});

export const asymptoteNotMoved = malRule({
  name: 'asymptote_not_moved',
  category: 'omission_error',
  says: 'You gave the asymptote from before the graph was moved.',
  source: sources.own,
  hints: {
    look: 'Does the asymptote stay where it was when the graph is moved?',
    principle: 'When a graph moves up or down, its horizontal asymptote moves with it.',
  },
  answer: (before: number): string => `y = ${before}`,
});

export const coefficientRaisedToo = malRule({
  name: 'coefficient_raised_too',
  category: 'procedural_error',
  says: 'You multiplied before you used the exponent. It belongs to the base alone.',
  source: sources.cangelosi,
  hints: {
    look: 'What number does the exponent belong to?',
    principle: 'Find the power first. Multiply after that.',
  },
  answer: (a: number, b: Rational, x: number, q: number): Rational | null => plus(power(multiply(r(a), b), BigInt(x)), q),
});

export const exponentMultiplied = malRule({
  name: 'exponent_multiplied_in_growth',
  category: 'conceptual_error',
  says: 'You multiplied the base by the exponent. An exponent counts equal factors.',
  source: sources.cangelosi,
  hints: {
    look: 'What does the exponent tell you to do with the base?',
    principle: 'An exponent tells how many times the base is a factor.',
  },
  answer: (a: number, b: Rational, x: number, q: number): Rational | null => plus(multiply(r(a * x), b), q),
});

export const negativePowerMadeNegative = malRule({
  name: 'negative_power_made_negative',
  category: 'sign_error',
  says: 'You made the power negative. A negative exponent means a reciprocal.',
  source: sources.cangelosi,
  hints: {
    look: 'Is the power of a positive base ever negative?',
    principle: 'A negative exponent means 1 divided by the power with the positive exponent.',
  },
  answer: (a: number, b: Rational, x: number, q: number): Rational | null =>
    x < 0 ? plus(multiply(r(a), negate(power(b, BigInt(-x)))), q) : null,
});

export const zeroPowerAsZero = malRule({
  name: 'zero_power_as_zero',
  category: 'conceptual_error',
  says: 'You took the power with exponent 0 for 0. It equals 1.',
  source: sources.cangelosi,
  hints: {
    look: 'What is a power with exponent 0?',
    principle: 'Every positive number to the power 0 equals 1.',
  },
  answer: (q: number): number => q,
});

export const baseForZeroPower = malRule({
  name: 'base_for_zero_power',
  category: 'conceptual_error',
  says: 'You took the base for the power with exponent 0.',
  source: sources.cangelosi,
  hints: {
    look: 'What is the exponent where the graph meets the y-axis?',
    principle: 'On the y-axis x is 0, and every positive number to the power 0 equals 1.',
  },
  answer: (a: number, b: number, q: number): number => a * b + q,
});

export const growthByDifference = malRule({
  name: 'growth_by_difference',
  category: 'conceptual_error',
  says: 'You used the difference of the two values. Exponential growth multiplies.',
  source: sources.own,
  hints: {
    look: 'Does each step add the same number, or multiply by it?',
    principle: 'In exponential growth, each step multiplies by the same base.',
  },
  /** Divides the difference by the number of steps; null if the result is not whole. */
  answer: (earlier: number, later: number, steps: number): number | null =>
    (later - earlier) % steps === 0 ? (later - earlier) / steps : null,
});

export const rootOfGrowthNotTaken = malRule({
  name: 'root_of_growth_not_taken',
  category: 'omission_error',
  says: 'You found the growth over all the steps. The base is the growth of one step.',
  source: sources.own,
  hints: {
    look: 'How many steps of x lie between the two points?',
    principle: 'Over several steps the base is multiplied by itself. Take the root to find it.',
  },
  answer: (base: number, steps: number): number => base ** steps,
});
