import type { Line, Point } from './lines-and-quadratics.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import {
  absolute,
  add,
  compare,
  divide,
  isZero,
  multiply,
  negate,
  rational,
  subtract,
  type Rational,
} from '../../exact/rational.ts';

/* Mal-rules for linear rules and lines, in addition to lines-and-quadratics.ts. A rule returns null if it gives no answer. */

const over = (a: Rational, b: Rational): Rational | null => (isZero(b) ? null : divide(a, b));

export const differenceTimesPosition = malRule({
  name: 'difference_times_position',
  category: 'conceptual_error',
  says: 'You multiplied the step by the position but left out where the pattern starts.',
  source: sources.stacey,
  answer: ({ slope }: Line): Line => ({ slope, intercept: rational(0) }),
});

export const firstValueTakenForStart = malRule({
  name: 'first_value_taken_for_start',
  category: 'conceptual_error',
  says: 'You used the first value in the table as the value at 0.',
  source: sources.lannin,
  answer: (slope: Rational, first: Point): Line => ({ slope, intercept: first.y }),
});

export const recursiveForExplicit = malRule({
  name: 'recursive_for_explicit',
  category: 'conceptual_error',
  says: 'You described how to get from one value to the next. The rule has to work from the input.',
  source: sources.lannin,
  answer: ({ slope }: Line): Line => ({ slope: rational(1), intercept: slope }),
});

export const changeNotSharedOut = malRule({
  name: 'change_not_shared_out',
  category: 'procedural_error',
  says: 'You used the whole change in y, but x changes by more than one.',
  source: sources.lannin,
  answer: (first: Point, second: Point): Line => {
    const slope = subtract(second.y, first.y);
    return { slope, intercept: subtract(first.y, multiply(slope, first.x)) };
  },
});

export const wholeObjectScaled = malRule({
  name: 'whole_object_scaled',
  category: 'conceptual_error',
  says: 'You multiplied a known value. The pattern also has a starting amount.',
  source: sources.stacey,
  hints: {
    look: 'When the input doubles, does the output double? Try it with the table.',
    principle: 'You can scale up a rule only if it has no constant added at the end.',
  },
  answer: (known: Point, position: Rational): Rational | null => over(multiply(known.y, position), known.x),
});

export const oneStepTooMany = malRule({
  name: 'one_step_too_many',
  category: 'procedural_error',
  says: 'You counted one step too many.',
  source: sources.stacey,
  answer: (value: Rational, step: Rational): Rational => add(value, step),
});

export const stepsTakenForPosition = malRule({
  name: 'steps_taken_for_position',
  category: 'procedural_error',
  says: 'You gave the number of steps. The question asks for the position.',
  source: sources.stacey,
  answer: (position: number, first: number): number => position - first,
});

export const riseTakenForSlope = malRule({
  name: 'rise_taken_for_slope',
  category: 'omission_error',
  says: 'You gave the rise. Divide it by the run to get the slope.',
  source: sources.leinhardt,
  hints: {
    principle: 'The slope is the rise for a single step to the right.',
  },
  answer: (p: Point, r: Point): Rational => subtract(r.y, p.y),
});

export const heightTakenForSlope = malRule({
  name: 'height_taken_for_slope',
  category: 'conceptual_error',
  says: 'You divided y by x at one point. Slope compares the changes between two points.',
  source: sources.leinhardt,
  hints: {
    look: 'Did you use both points?',
    principle: 'Slope compares two changes. A single point has no change.',
  },
  answer: ({ x, y }: Point): Rational | null => over(y, x),
});

export const levelTakenForUpright = malRule({
  name: 'level_taken_for_upright',
  category: 'conceptual_error',
  says: 'You mixed up the slopes of horizontal and vertical lines.',
  source: sources.leinhardt,
  answer: (kind: 'zero' | 'undefined'): 'zero' | 'undefined' => (kind === 'zero' ? 'undefined' : 'zero'),
});

export const slopeSignTurned = malRule({
  name: 'slope_sign_turned',
  category: 'sign_error',
  says: 'Check the sign of the slope. Does the line rise or fall from left to right?',
  source: sources.leinhardt,
  answer: (slope: Rational): Rational => negate(slope),
});

export const constantSignTurned = malRule({
  name: 'constant_sign_turned',
  category: 'sign_error',
  says: 'You read or moved the constant with the wrong sign.',
  source: sources.sleeman,
  answer: (constant: Rational): Rational => negate(constant),
});

export const slopeTakenForChange = malRule({
  name: 'slope_taken_for_change',
  category: 'conceptual_error',
  says: 'You added the slope as if the points were one step apart.',
  source: sources.leinhardt,
  hints: {
    look: 'Does the line go exactly one step to the right between the points?',
    principle: 'The slope is the rise for one step. Several steps rise several times as much.',
  },
  answer: (coordinate: number, slope: number): number => coordinate + slope,
});

export const runAddedToCoordinate = malRule({
  name: 'run_added_to_coordinate',
  category: 'conceptual_error',
  says: 'You mixed up the rise and the run.',
  source: sources.leinhardt,
  hints: {
    principle: 'Slope is the rise divided by the run.',
  },
  answer: (coordinate: number, change: number): number => coordinate + change,
});

export const slopeKindsConfused = malRule({
  name: 'slope_kinds_confused',
  category: 'conceptual_error',
  says: 'You mixed up slanted, horizontal, and vertical lines.',
  source: sources.leinhardt,
  answer: (taken: 'zero' | 'undefined'): 'zero' | 'undefined' => taken,
});

export const positionTakenForRole = malRule({
  name: 'position_taken_for_role',
  category: 'conceptual_error',
  says: 'You chose by position. The slope is the coefficient of x, wherever it is written.',
  source: sources.moschkovich,
  hints: {
    look: 'Are the two equations written in the same order?',
  },
  answer: (other: Rational): Rational => other,
});

export const coefficientTakenForSlope = malRule({
  name: 'coefficient_taken_for_slope',
  category: 'conceptual_error',
  says: 'You used the coefficient of x before y was by itself.',
  source: sources.moschkovich,
  answer: (coefficient: Rational): Rational => coefficient,
});

export const constantTakenForIntercept = malRule({
  name: 'constant_taken_for_intercept',
  category: 'conceptual_error',
  says: 'You used the constant before y was by itself.',
  source: sources.moschkovich,
  hints: {
    look: 'Did you find where the line crosses each axis?',
  },
  answer: (constant: Rational): Rational => constant,
});

export const slopeAndInterceptJoined = malRule({
  name: 'slope_and_intercept_joined',
  category: 'conceptual_error',
  says: 'You combined the slope and the starting value. The question asks for one of them.',
  source: sources.moschkovich,
  answer: (slope: number, intercept: number): number => slope + intercept,
});

const most = (lines: readonly Line[], measure: (line: Line) => Rational): Line =>
  lines.reduce((best, one) => (compare(measure(one), measure(best)) > 0 ? one : best));

export const interceptComparedForSteepness = malRule({
  name: 'intercept_compared_for_steepness',
  category: 'conceptual_error',
  says: 'You compared where the lines start. Steepness comes from the slope.',
  source: sources.leinhardt,
  hints: {
    look: 'Which number of each equation did you compare?',
  },
  answer: (lines: readonly Line[]): Line => most(lines, ({ intercept }) => intercept),
});

export const flattestTakenForSteepest = malRule({
  name: 'flattest_taken_for_steepest',
  category: 'conceptual_error',
  says: 'You chose the smallest slope. A steeper line has a slope farther from zero.',
  source: sources.leinhardt,
  hints: {
    look: 'On a steep hill, do you go up a lot or a little with each step forward?',
    principle: 'The slope tells how far the line goes up for each step to the right.',
  },
  answer: (lines: readonly Line[]): Line => most(lines, ({ slope }) => negate(absolute(slope))),
});

export const negativeTakenForFlatter = malRule({
  name: 'negative_taken_for_flatter',
  category: 'conceptual_error',
  says: 'You treated a falling line as flatter. For steepness, compare how far the slopes are from zero.',
  source: sources.leinhardt,
  hints: {
    look: 'Can a line that goes down be steep?',
    principle: 'The sign of a slope tells the direction. Its absolute value tells how steep the line is.',
  },
  answer: (lines: readonly Line[]): Line => most(lines, ({ slope }) => slope),
});

export const coordinateTakenForIntercept = malRule({
  name: 'coordinate_taken_for_intercept',
  category: 'conceptual_error',
  says: 'You used the y-coordinate of a point. The y-intercept is where x is 0.',
  source: sources.moschkovich,
  answer: (slope: Rational, { y }: Point): Line => ({ slope, intercept: y }),
});

export const otherCoordinateTakenForIntercept = malRule({
  name: 'other_coordinate_taken_for_intercept',
  category: 'conceptual_error',
  says: 'You used the x-coordinate of a point as the intercept.',
  source: sources.moschkovich,
  answer: (slope: Rational, { x }: Point): Line => ({ slope, intercept: x }),
});

export const interceptAddedInsteadOfSubtracted = malRule({
  name: 'intercept_added_instead_of_subtracted',
  category: 'sign_error',
  says: 'You added where you should subtract to find the y-intercept.',
  source: sources.sleeman,
  answer: (slope: Rational, { x, y }: Point): Line => ({ slope, intercept: add(y, multiply(slope, x)) }),
});

export const startForgotten = malRule({
  name: 'start_forgotten',
  category: 'omission_error',
  says: 'You wrote the change but left out the starting value.',
  source: sources.stacey,
  hints: {
    principle: "A line that doesn't start at zero has a constant added at the end.",
  },
  answer: (): Rational => rational(0),
});

export const changingCoordinateTaken = malRule({
  name: 'changing_coordinate_taken',
  category: 'conceptual_error',
  says: 'You used the right variable with the other coordinate.',
  source: sources.leinhardt,
  answer: (other: number): number => other,
});

export const levelLineTakenForUpright = malRule({
  name: 'level_line_taken_for_upright',
  category: 'conceptual_error',
  says: 'You mixed up the horizontal and the vertical line.',
  source: sources.leinhardt,
  /** Returns the letter and the number of the other line through the point. */
  answer: (letter: 'x' | 'y', { x, y }: Point): readonly ['x' | 'y', Rational] => (letter === 'x' ? ['y', y] : ['x', x]),
});

export const axesOfConstantLineExchanged = malRule({
  name: 'axes_of_constant_line_exchanged',
  category: 'conceptual_error',
  says: 'You used the wrong variable. A horizontal line keeps y the same, and a vertical line keeps x the same.',
  source: sources.leinhardt,
  hints: {
    principle: 'The variable in the equation is the coordinate that stays the same.',
  },
  answer: (letter: 'x' | 'y'): 'x' | 'y' => (letter === 'x' ? 'y' : 'x'),
});

export const otherAxisTaken = malRule({
  name: 'other_axis_taken',
  category: 'conceptual_error',
  says: 'You set the wrong variable to 0, so you found the other intercept.',
  source: sources.moschkovich,
  hints: {
    look: 'Which axis is your point on?',
  },
  answer: (other: Point): Point => other,
});

export const parallelAndPerpendicularExchanged = malRule({
  name: 'parallel_and_perpendicular_exchanged',
  category: 'conceptual_error',
  says: 'You mixed up parallel and perpendicular lines.',
  source: sources.leinhardt,
  answer: (slope: Rational, asked: 'parallel' | 'perpendicular'): Rational | null =>
    asked === 'perpendicular' ? slope : over(rational(-1), slope),
});

export const constantTakenForSlope = malRule({
  name: 'constant_taken_for_slope',
  category: 'conceptual_error',
  says: 'You used the y-intercept of the line where its slope is needed.',
  source: sources.moschkovich,
  answer: ({ intercept }: Line): Rational => intercept,
});

export const givenInterceptKept = malRule({
  name: 'given_intercept_kept',
  category: 'conceptual_error',
  says: 'You kept the intercept of the given line. The new line goes through another point.',
  source: sources.moschkovich,
  answer: (slope: Rational, given: Line): Line => ({ slope, intercept: given.intercept }),
});

type Position = 'parallel' | 'perpendicular' | 'neither';

export const oppositeSlopesTakenForPerpendicular = malRule({
  name: 'opposite_slopes_taken_for_perpendicular',
  category: 'conceptual_error',
  says: 'You chose opposite slopes. Perpendicular slopes are also reciprocals.',
  source: sources.leinhardt,
  answer: (): Position => 'perpendicular',
});

export const reciprocalSlopesTakenForPerpendicular = malRule({
  name: 'reciprocal_slopes_taken_for_perpendicular',
  category: 'sign_error',
  says: 'You chose reciprocal slopes with the same sign. Perpendicular slopes have opposite signs.',
  source: sources.leinhardt,
  answer: (): Position => 'perpendicular',
});

export const numbersInCommonTakenForParallel = malRule({
  name: 'numbers_in_common_taken_for_parallel',
  category: 'conceptual_error',
  says: 'You chose lines with the same numbers. Parallel lines need the same slope.',
  source: sources.leinhardt,
  answer: (): Position => 'parallel',
});

export const positionsExchanged = malRule({
  name: 'positions_exchanged',
  category: 'conceptual_error',
  says: 'You mixed up the conditions for parallel and perpendicular lines.',
  source: sources.leinhardt,
  answer: (right: 'parallel' | 'perpendicular'): Position => (right === 'parallel' ? 'perpendicular' : 'parallel'),
});

export const interceptsCompared = malRule({
  name: 'intercepts_compared',
  category: 'conceptual_error',
  says: 'You compared the constants. Parallel and perpendicular depend on the slopes.',
  source: sources.moschkovich,
  answer: (): Position => 'neither',
});

export const divisionOfInterceptTurned = malRule({
  name: 'division_of_intercept_turned',
  category: 'procedural_error',
  says: 'You divided in the wrong order in the last step.',
  source: sources.payneSquibb,
  answer: (coefficient: Rational, constant: Rational): Rational | null => over(coefficient, constant),
});

export const coefficientSubtracted = malRule({
  name: 'coefficient_subtracted',
  category: 'procedural_error',
  says: 'You subtracted the coefficient. It multiplies the variable, so divide by it.',
  source: sources.payneSquibb,
  hints: {
    principle: 'To undo a factor, divide by it.',
  },
  answer: (coefficient: Rational, constant: Rational): Rational => subtract(constant, coefficient),
});

export const lastTermNotMultiplied = malRule({
  name: 'last_term_not_multiplied',
  category: 'procedural_error',
  says: 'You multiplied only some of the terms when you cleared the fraction.',
  source: sources.payneSquibb,
  hints: {
    look: 'Did you multiply every term?',
  },
  answer: (constant: Rational): Rational => constant,
});

export const interceptsTakenForCoefficients = malRule({
  name: 'intercepts_taken_for_coefficients',
  category: 'conceptual_error',
  says: 'You used the intercepts as the slope and the constant.',
  source: sources.moschkovich,
  answer: (onX: Rational, onY: Rational): Line => ({ slope: onX, intercept: onY }),
});

export const interceptsDividedWithoutSign = malRule({
  name: 'intercepts_divided_without_sign',
  category: 'sign_error',
  says: 'You divided one intercept by the other but missed the sign of the slope.',
  source: sources.moschkovich,
  answer: (onX: Rational, onY: Rational): Line | null => (isZero(onX) ? null : { slope: divide(onY, onX), intercept: onY }),
});

export const bothKindsJoined = malRule({
  name: 'both_kinds_joined',
  category: 'conceptual_error',
  says: 'You added the two coefficients, as if the two variables were the same.',
  source: sources.matz,
  hints: {
    look: 'Do both kinds count here? Read the question again.',
  },
  answer: (a: number, b: number, c: number): Rational => rational(c, a + b),
});

export const leftSideNotMultiplied = malRule({
  name: 'left_side_not_multiplied',
  category: 'procedural_error',
  says: 'You cleared the fractions on one side and left the other side as it was.',
  source: sources.payneSquibb,
  hints: {
    principle: 'Multiply both sides by the same number to keep the equation true.',
  },
  answer: (): number => 1,
});
