import { malRule } from '../mal-rule.ts';
import { add, multiply, negate, rational, type Rational } from '../../exact/rational.ts';

// Mal-rules for the vertex and the axis of a parabola, beyond the engine's own.
const zaslavsky = 'Zaslavsky (1997), Conceptual obstacles in the learning of quadratic functions, FLPM 19, 20–44';

export const axisSignKept = malRule({
  name: 'axis_sign_kept',
  category: 'sign_error',
  says: 'You left out the negative sign for the axis of symmetry.',
  source: zaslavsky,
  hints: {
    principle: 'The parentheses are zero at the opposite of the number inside.',
  },
  answer: (a: number, b: number): Rational => rational(b, 2 * a),
});

export const axisNotHalved = malRule({
  name: 'axis_not_halved',
  category: 'procedural_error',
  says: 'You divided by a. For the axis of symmetry, divide by 2a.',
  source: zaslavsky,
  hints: {
    look: 'What number did you divide by?',
  },
  answer: (a: number, b: number): Rational => rational(-b, a),
});

export const axisWithoutA = malRule({
  name: 'axis_without_a',
  category: 'omission_error',
  says: 'You divided by 2 and left out a.',
  source: zaslavsky,
  answer: (b: number): Rational => rational(-b, 2),
});

export const interceptForHeight = malRule({
  name: 'intercept_for_height',
  category: 'conceptual_error',
  says: 'You used the constant as the height of the vertex.',
  source: zaslavsky,
  answer: (c: number): Rational => rational(c),
});

export const bothSignsOfVertexTurned = malRule({
  name: 'both_signs_of_vertex_turned',
  category: 'sign_error',
  says: 'You changed the sign of both numbers. Only h changes its sign.',
  source: zaslavsky,
  hints: {
    look: 'Which of the two numbers is inside the square?',
    principle: 'The vertex is where the parentheses are zero. The number outside gives its height, sign and all.',
  },
  answer: (h: Rational, k: Rational): [Rational, Rational] => [negate(h), negate(k)],
});

export const heightSignTurned = malRule({
  name: 'height_sign_turned',
  category: 'sign_error',
  says: 'You changed the sign of k. Only h changes its sign.',
  source: zaslavsky,
  hints: {
    principle: 'Change the sign of the number inside the parentheses. Keep the sign of the number outside.',
  },
  answer: (k: Rational): Rational => negate(k),
});

export const openingIgnored = malRule({
  name: 'opening_ignored',
  category: 'omission_error',
  says: 'You used 1 for the number in front of the square. Check it with a point.',
  source: zaslavsky,
  hints: {
    principle: 'The number in front of the square tells which way the parabola opens, and how wide it is.',
  },
  answer: (): number => 1,
});

export const bracketTakenAsFactor = malRule({
  name: 'bracket_taken_as_factor',
  category: 'conceptual_error',
  says: 'You multiplied by the number in the parentheses. It shifts the graph.',
  source: zaslavsky,
  hints: {
    look: 'Which part of the formula makes the height smaller?',
    principle: 'When you subtract a square, the result is greatest where the square is zero.',
  },
  answer: (a: number, h: number, k: number): number => a * h + k,
});

export const zerosSubtracted = malRule({
  name: 'zeros_subtracted',
  category: 'conceptual_error',
  says: 'You halved the distance between the two points. The middle is half of their sum.',
  source: zaslavsky,
  hints: {
    look: 'How far is your number from each of the two points?',
    principle: 'Half the difference tells how far the middle is from each point, not where it is.',
  },
  answer: (p: number, q: number): Rational => rational(q - p, 2),
});

export const sumNotHalved = malRule({
  name: 'sum_not_halved',
  category: 'omission_error',
  says: 'You added the two numbers. The middle is half of their sum.',
  source: zaslavsky,
  hints: {
    look: 'Is your number between the two points?',
    principle: 'The number halfway between two numbers is half their sum.',
  },
  answer: (p: number, q: number): Rational => rational(p + q),
});

export const timeForHeight = malRule({
  name: 'time_for_height',
  category: 'conceptual_error',
  says: 'You gave the other coordinate of the vertex.',
  source: zaslavsky,
  hints: {
    look: 'Does the question ask for a time or a height?',
    principle: 'The first coordinate of the vertex is the time. The second is the height.',
  },
  answer: (other: Rational): Rational => other,
});

export const frontNumberLeftOut = malRule({
  name: 'front_number_left_out',
  category: 'omission_error',
  says: 'You left out the number in front of the square.',
  source: zaslavsky,
  /** ah² + bh + c, computed as h² + bh + c. */
  answer: (b: number, c: number, h: Rational): Rational => add(add(multiply(h, h), multiply(rational(b), h)), rational(c)),
});
