import type { Line, Point } from '@stoa/engine/math/mal-rules/lines-and-quadratics';
import { malRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { sources } from '@stoa/engine/math/mal-rules/sources';
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
} from '@stoa/engine/math/rational';

/*
 * What learners do with points, functions and lines beside the rules of engine/src/math/mal-rules/lines-and-quadratics.ts. A rule
 * returns null where it leads nowhere.
 */

const kerslake = 'Kerslake (1981), Graphs, in Hart (ed.), Children’s Understanding of Mathematics: 11–16, John Murray';
const stacey = 'Stacey (1989), Finding and using patterns in linear generalising problems, Educ. Stud. Math. 20, 147–164';
const lannin =
  'Lannin (2005), Generalization and justification: patterning activities, Mathematical Thinking and Learning 7, 231–258';
const markovits =
  'Markovits, Eylon & Bruckheimer (1986), Functions today and yesterday, For the Learning of Mathematics 6, 18–28';
const moschkovich = 'Moschkovich (1999), Students’ use of the x-intercept, Educ. Stud. Math. 37, 169–197';
const kuchemann = 'Küchemann (1981), Algebra, in Hart (ed.), Children’s Understanding of Mathematics: 11–16, John Murray';
const carlson =
  'Carlson (1998), A cross-sectional investigation of the function concept, CBMS Issues in Math. Education 7, 114–162';
const bruno = 'Bruno & Martinón (1999), The teaching of numerical extensions, Int. J. Math. Educ. Sci. Technol. 30, 789–809';

const over = (a: Rational, b: Rational): Rational | null => (isZero(b) ? null : divide(a, b));

// ---- points

export const directionSignsDropped = malRule({
  name: 'direction_signs_dropped',
  category: 'sign_error',
  says: 'Counts the moves and drops their directions: 3 to the left is written as 3.',
  source: kerslake,
  answer: ({ x, y }: Point): Point => ({ x: absolute(x), y: absolute(y) }),
});

export const horizontalDirectionTurned = malRule({
  name: 'horizontal_direction_turned',
  category: 'sign_error',
  says: 'Takes left for right in the first coordinate.',
  source: kerslake,
  answer: ({ x, y }: Point): Point => ({ x: negate(x), y }),
});

export const verticalDirectionTurned = malRule({
  name: 'vertical_direction_turned',
  category: 'sign_error',
  says: 'Takes down for up in the second coordinate.',
  source: kerslake,
  answer: ({ x, y }: Point): Point => ({ x, y: negate(y) }),
});

export const bothDirectionsTurned = malRule({
  name: 'both_directions_turned',
  category: 'sign_error',
  says: 'Changes the sign of both coordinates where one of them stays.',
  source: kerslake,
  answer: ({ x, y }: Point): Point => ({ x: negate(x), y: negate(y) }),
});

export const moveTakenForPlace = malRule({
  name: 'move_taken_for_place',
  category: 'conceptual_error',
  says: 'Gives the move itself and forgets where it started.',
  source: kerslake,
  answer: (_from: Point, move: Point): Point => move,
});

export const movedOnInsteadOfBack = malRule({
  name: 'moved_on_instead_of_back',
  category: 'conceptual_error',
  says: 'Makes the move once more where it should be undone, or undoes it where it should be made.',
  source: kerslake,
  answer: (from: Point, move: Point): Point => ({ x: add(from.x, move.x), y: add(from.y, move.y) }),
});

export const sizesSubtractedAcrossZero = malRule({
  name: 'sizes_subtracted_across_zero',
  category: 'sign_error',
  says: 'Subtracts the sizes of two coordinates on opposite sides of zero: from −3 to 7 is 4.',
  source: bruno,
  answer: (a: Rational, b: Rational): Rational => absolute(subtract(absolute(a), absolute(b))),
});

export const sizesAddedOnOneSide = malRule({
  name: 'sizes_added_on_one_side',
  category: 'sign_error',
  says: 'Adds the sizes of two coordinates on the same side of zero: from −7 to −3 is 10.',
  source: bruno,
  answer: (a: Rational, b: Rational): Rational => add(absolute(a), absolute(b)),
});

export const gridLinesCounted = malRule({
  name: 'grid_lines_counted',
  category: 'procedural_error',
  says: 'Counts the grid lines with both ends instead of the steps between them, and gets one too many.',
  source: kerslake,
  answer: (distance: Rational): Rational => add(distance, rational(1)),
});

export const halfRoundOnly = malRule({
  name: 'half_round_only',
  category: 'omission_error',
  says: 'Adds length and width of a rectangle once and takes that for its outline.',
  source: sources.hart,
  answer: (length: number, width: number): number => length + width,
});

export const axisOfTheZeroTaken = malRule({
  name: 'axis_of_the_zero_taken',
  category: 'conceptual_error',
  says: 'Puts a point whose x is zero on the x-axis, and one whose y is zero on the y-axis.',
  source: kerslake,
  answer: ({ x }: Point): 'x' | 'y' => (isZero(x) ? 'x' : 'y'),
});

export const zeroTakenForPositive = malRule({
  name: 'zero_taken_for_positive',
  category: 'conceptual_error',
  says: 'Counts zero as a positive coordinate, so that a point on an axis lies in a quadrant.',
  source: kerslake,
  /** The quadrant, 1 to 4. */
  answer: ({ x, y }: Point): number => (x.n >= 0n ? (y.n >= 0n ? 1 : 4) : y.n >= 0n ? 2 : 3),
});

// ---- functions

export const bracketTakenForProduct = malRule({
  name: 'bracket_taken_for_product',
  category: 'conceptual_error',
  says: 'Reads f(3) as 3 times the rule’s own result at 1, for f is taken for a factor.',
  source: carlson,
  /** The value at 1, times the input. */
  answer: (valueAtOne: Rational, input: Rational): Rational => multiply(valueAtOne, input),
});

export const inputSetBesideCoefficient = malRule({
  name: 'input_set_beside_coefficient',
  category: 'representation_error',
  says: 'Sets the number beside the coefficient: 2x with x = 3 becomes 23.',
  source: kuchemann,
  /** For a coefficient above 1 and an input from 0 to 9; null elsewhere. */
  answer: (coefficient: number, input: number, rest: number): number | null =>
    coefficient > 1 && input >= 0 && input <= 9 ? coefficient * 10 + input + rest : null,
});

export const inputAddedToCoefficient = malRule({
  name: 'input_added_to_coefficient',
  category: 'conceptual_error',
  says: 'Adds the input to the coefficient where it is multiplied: 2x with x = 3 becomes 5.',
  source: kuchemann,
  answer: (coefficient: number, input: number, rest: number): number => coefficient + input + rest,
});

export const inputSignLost = malRule({
  name: 'input_sign_lost',
  category: 'sign_error',
  says: 'Puts a negative input in without its sign.',
  source: sources.vlassis,
  /** The rule at the input without its sign; null for a positive input. */
  answer: (rule: (input: number) => number, input: number): number | null => (input < 0 ? rule(-input) : null),
});

export const negativeInputSquaredNegative = malRule({
  name: 'negative_input_squared_negative',
  category: 'sign_error',
  says: 'Squares a negative input without brackets: (−3)² becomes −9.',
  source: sources.cangelosi,
  answer: (square: number, input: number, rest: number): number | null => (input < 0 ? -square * input * input + rest : null),
});

export const leadingMinusSquared = malRule({
  name: 'leading_minus_squared',
  category: 'sign_error',
  says: 'Squares the minus before the power too: −3² becomes 9.',
  source: sources.cangelosi,
  answer: (input: number, rest: number): number => input * input + rest,
});

export const outputPutIn = malRule({
  name: 'output_put_in',
  category: 'conceptual_error',
  says: 'Puts the wanted output into the rule as if it were the input.',
  source: markovits,
  answer: (rule: (input: number) => number, output: number): number => rule(output),
});

export const inputAndOutputExchanged = malRule({
  name: 'input_and_output_exchanged',
  category: 'conceptual_error',
  says: 'Reads a table of inputs and outputs from the wrong row.',
  source: markovits,
  answer: (outputs: readonly number[], inputs: readonly number[], asked: number): number | null =>
    outputs.includes(asked) ? inputs[outputs.indexOf(asked)]! : null,
});

export const composedInWrongOrder = malRule({
  name: 'composed_in_wrong_order',
  category: 'procedural_error',
  says: 'Applies the outer function first: f(g(x)) is worked out as g(f(x)).',
  source: carlson,
  answer: (inner: number | undefined): number | null => inner ?? null,
});

export const composedOnlyOnce = malRule({
  name: 'composed_only_once',
  category: 'omission_error',
  says: 'Stops after the inner function.',
  source: carlson,
  answer: (inner: number): number => inner,
});

export const squareTakenForDouble = malRule({
  name: 'square_taken_for_double',
  category: 'conceptual_error',
  says: 'Doubles the input where it is squared.',
  source: sources.hart,
  answer: (square: number, input: number, rest: number): number => square * 2 * input + rest,
});

export const coefficientSquaredToo = malRule({
  name: 'coefficient_squared_too',
  category: 'procedural_error',
  says: 'Squares the coefficient with the letter: 2x² is worked out as (2x)².',
  source: sources.payneSquibb,
  answer: (square: number, input: number, rest: number): number => (square * input) ** 2 + rest,
});

export const additionFirst = malRule({
  name: 'addition_first',
  category: 'procedural_error',
  says: 'Adds before multiplying: 3x + 4 is worked out as (3 + 4)x.',
  source: sources.matz,
  answer: (coefficient: number, constant: number, input: number): number => (coefficient + constant) * input,
});

export const outputRepeated = malRule({
  name: 'output_repeated',
  category: 'conceptual_error',
  says: 'Gives back the number in the question, for input and output are not told apart.',
  source: markovits,
  answer: (asked: number): number => asked,
});

export const inputsJoinedFirst = malRule({
  name: 'inputs_joined_first',
  category: 'conceptual_error',
  says: 'Adds the inputs and never applies the function.',
  source: carlson,
  answer: (a: number, b: number): number => a + b,
});

export const differencePutIn = malRule({
  name: 'difference_put_in',
  category: 'conceptual_error',
  says: 'Puts the difference of the inputs into the rule in place of taking the difference of the outputs.',
  source: carlson,
  answer: (rule: (input: number) => number, a: number, b: number): number => rule(a - b),
});

export const gaveTheWholeValue = malRule({
  name: 'gave_the_whole_value',
  category: 'conceptual_error',
  says: 'Gives one value where the difference of two is asked for.',
  source: sources.leinhardt,
  answer: (value: number): number => value,
});

// ---- rules of tables and patterns

export const differenceTimesPosition = malRule({
  name: 'difference_times_position',
  category: 'conceptual_error',
  says: 'Multiplies the constant difference by the position and forgets where the pattern starts.',
  source: stacey,
  answer: ({ slope }: Line): Line => ({ slope, intercept: rational(0) }),
});

export const firstValueTakenForStart = malRule({
  name: 'first_value_taken_for_start',
  category: 'conceptual_error',
  says: 'Takes the first value of the table for the value at zero, though the table does not start there.',
  source: lannin,
  answer: (slope: Rational, first: Point): Line => ({ slope, intercept: first.y }),
});

export const recursiveForExplicit = malRule({
  name: 'recursive_for_explicit',
  category: 'conceptual_error',
  says: 'Writes how a value grows out of the last one: “add 3” becomes y = x + 3.',
  source: lannin,
  answer: ({ slope }: Line): Line => ({ slope: rational(1), intercept: slope }),
});

export const changeNotSharedOut = malRule({
  name: 'change_not_shared_out',
  category: 'procedural_error',
  says: 'Takes the change of y for the change per step, though x changes by more than one.',
  source: lannin,
  answer: (first: Point, second: Point): Line => {
    const slope = subtract(second.y, first.y);
    return { slope, intercept: subtract(first.y, multiply(slope, first.x)) };
  },
});

export const wholeObjectScaled = malRule({
  name: 'whole_object_scaled',
  category: 'conceptual_error',
  says: 'Scales a known value: the tenth figure is taken to have twice as many as the fifth.',
  source: stacey,
  answer: (known: Point, position: Rational): Rational | null => over(multiply(known.y, position), known.x),
});

export const oneStepTooMany = malRule({
  name: 'one_step_too_many',
  category: 'procedural_error',
  says: 'Counts one step more than there are between two positions.',
  source: stacey,
  answer: (value: Rational, step: Rational): Rational => add(value, step),
});

export const stepsTakenForPosition = malRule({
  name: 'steps_taken_for_position',
  category: 'procedural_error',
  says: 'Gives the number of steps from the first column where the position is asked for.',
  source: stacey,
  answer: (position: number, first: number): number => position - first,
});

// ---- domain and range

export const gaveTheOtherSet = malRule({
  name: 'gave_the_other_set',
  category: 'conceptual_error',
  says: 'Gives the range where the domain is asked for, or the domain for the range.',
  source: markovits,
  answer: (other: string): string => other,
});

export const endsOnlyListed = malRule({
  name: 'ends_only_listed',
  category: 'omission_error',
  says: 'Gives only the first and the last of the values.',
  source: markovits,
  answer: (values: readonly number[]): number[] => [values[0]!, values.at(-1)!],
});

export const borderSignKept = malRule({
  name: 'border_sign_kept',
  category: 'sign_error',
  says: 'Takes the number beside x for the border with the sign it has there: x + 3 leaves out 3.',
  source: sources.sleeman,
  answer: (border: Rational): Rational => negate(border),
});

export const onlyZeroLeftOut = malRule({
  name: 'only_zero_left_out',
  category: 'conceptual_error',
  says: 'Knows that zero is forbidden below the bar and so leaves out x = 0.',
  source: markovits,
  answer: (): Rational => rational(0),
});

export const inequalityTurned = malRule({
  name: 'inequality_turned',
  category: 'sign_error',
  says: 'Points the inequality the wrong way.',
  source: sources.tsamir,
  answer: (sign: '≤' | '≥'): '≤' | '≥' => (sign === '≤' ? '≥' : '≤'),
});

export const borderLeftOut = malRule({
  name: 'border_left_out',
  category: 'conceptual_error',
  says: 'Leaves out a border that belongs to the set.',
  source: sources.tsamir,
  answer: (sign: '≤' | '≥'): '<' | '>' => (sign === '≤' ? '<' : '>'),
});

export const numeratorGuarded = malRule({
  name: 'numerator_guarded',
  category: 'conceptual_error',
  says: 'Leaves out the number that makes the top of a fraction zero.',
  source: markovits,
  answer: (zeroOfTop: Rational): Rational => zeroOfTop,
});

export const constantForgotten = malRule({
  name: 'constant_forgotten',
  category: 'omission_error',
  says: 'Works out the part with x and forgets the number beside it.',
  source: sources.payneSquibb,
  answer: (value: Rational, constant: Rational): Rational => subtract(value, constant),
});

export const endsOnlyTried = malRule({
  name: 'ends_only_tried',
  category: 'conceptual_error',
  says: 'Takes the values at the two ends for the least and the greatest, though the curve turns between them.',
  source: markovits,
  answer: (atLow: number, atHigh: number): [number, number] => (atLow < atHigh ? [atLow, atHigh] : [atHigh, atLow]),
});

export const dividedTooLate = malRule({
  name: 'divided_too_late',
  category: 'omission_error',
  says: 'Brings the constant across and stops before the coefficient is divided away.',
  source: sources.payneSquibb,
  answer: (constant: number): number => constant,
});

export const endsPutInWithoutSign = malRule({
  name: 'ends_put_in_without_sign',
  category: 'sign_error',
  says: 'Puts negative ends of the domain in without their signs.',
  source: sources.vlassis,
  answer: (rule: (input: number) => number, low: number, high: number): readonly [number, number] => [
    rule(Math.abs(low)),
    rule(Math.abs(high)),
  ],
});

export const startIgnored = malRule({
  name: 'start_ignored',
  category: 'conceptual_error',
  says: 'Divides the whole amount by the rate, though a part of it was there at the beginning.',
  source: stacey,
  answer: (whole: number, rate: number): number | null => (whole % rate === 0 ? whole / rate : null),
});

export const amountTakenForTime = malRule({
  name: 'amount_taken_for_time',
  category: 'conceptual_error',
  says: 'Lets the time run to the number that the amount reaches.',
  source: carlson,
  answer: (amount: number): number => amount,
});

export const rateTakenForBorder = malRule({
  name: 'rate_taken_for_border',
  category: 'conceptual_error',
  says: 'Takes the rate of change for a border of the domain or range.',
  source: carlson,
  answer: (rate: number): number => rate,
});

// ---- lines

export const riseTakenForSlope = malRule({
  name: 'rise_taken_for_slope',
  category: 'omission_error',
  says: 'Takes the rise for the slope and does not divide by the run.',
  source: sources.leinhardt,
  answer: (p: Point, r: Point): Rational => subtract(r.y, p.y),
});

export const heightTakenForSlope = malRule({
  name: 'height_taken_for_slope',
  category: 'conceptual_error',
  says: 'Divides y by x at one point instead of the changes: slope is confused with height.',
  source: sources.leinhardt,
  answer: ({ x, y }: Point): Rational | null => over(y, x),
});

export const levelTakenForUpright = malRule({
  name: 'level_taken_for_upright',
  category: 'conceptual_error',
  says: 'Confuses the slope of a level line, zero, with that of an upright line, which has none.',
  source: sources.leinhardt,
  answer: (kind: 'zero' | 'undefined'): 'zero' | 'undefined' => (kind === 'zero' ? 'undefined' : 'zero'),
});

export const slopeSignTurned = malRule({
  name: 'slope_sign_turned',
  category: 'sign_error',
  says: 'Takes a falling line for a rising one, or loses the minus of the slope.',
  source: sources.leinhardt,
  answer: (slope: Rational): Rational => negate(slope),
});

export const constantSignTurned = malRule({
  name: 'constant_sign_turned',
  category: 'sign_error',
  says: 'Reads or moves the constant term with the wrong sign.',
  source: sources.sleeman,
  answer: (constant: Rational): Rational => negate(constant),
});

export const slopeTakenForChange = malRule({
  name: 'slope_taken_for_change',
  category: 'conceptual_error',
  says: 'Adds the slope itself to the known coordinate, as if the points were one step apart.',
  source: sources.leinhardt,
  answer: (coordinate: number, slope: number): number => coordinate + slope,
});

export const runAddedToCoordinate = malRule({
  name: 'run_added_to_coordinate',
  category: 'conceptual_error',
  says: 'Adds the run where the rise belongs, or the rise where the run belongs.',
  source: sources.leinhardt,
  answer: (coordinate: number, change: number): number => coordinate + change,
});

export const slopeKindsConfused = malRule({
  name: 'slope_kinds_confused',
  category: 'conceptual_error',
  says: 'Takes a slanted line for a level or an upright one.',
  source: sources.leinhardt,
  answer: (taken: 'zero' | 'undefined'): 'zero' | 'undefined' => taken,
});

export const positionTakenForRole = malRule({
  name: 'position_taken_for_role',
  category: 'conceptual_error',
  says: 'Takes whatever stands first on the right for the slope and whatever stands last for the intercept.',
  source: moschkovich,
  answer: (other: Rational): Rational => other,
});

export const coefficientTakenForSlope = malRule({
  name: 'coefficient_taken_for_slope',
  category: 'conceptual_error',
  says: 'Takes the coefficient of x for the slope though y does not stand alone.',
  source: moschkovich,
  answer: (coefficient: Rational): Rational => coefficient,
});

export const constantTakenForIntercept = malRule({
  name: 'constant_taken_for_intercept',
  category: 'conceptual_error',
  says: 'Takes the constant for the intercept though y does not stand alone.',
  source: moschkovich,
  answer: (constant: Rational): Rational => constant,
});

export const slopeAndInterceptJoined = malRule({
  name: 'slope_and_intercept_joined',
  category: 'conceptual_error',
  says: 'Works out y at x = 1 where slope or start alone is asked for.',
  source: moschkovich,
  answer: (slope: number, intercept: number): number => slope + intercept,
});

const most = (lines: readonly Line[], measure: (line: Line) => Rational): Line =>
  lines.reduce((best, one) => (compare(measure(one), measure(best)) > 0 ? one : best));

export const interceptComparedForSteepness = malRule({
  name: 'intercept_compared_for_steepness',
  category: 'conceptual_error',
  says: 'Takes the line that begins highest for the steepest: slope is confused with height.',
  source: sources.leinhardt,
  answer: (lines: readonly Line[]): Line => most(lines, ({ intercept }) => intercept),
});

export const flattestTakenForSteepest = malRule({
  name: 'flattest_taken_for_steepest',
  category: 'conceptual_error',
  says: 'Reads slope as run over rise, so that the smallest number looks steepest.',
  source: sources.leinhardt,
  answer: (lines: readonly Line[]): Line => most(lines, ({ slope }) => negate(absolute(slope))),
});

export const negativeTakenForFlatter = malRule({
  name: 'negative_taken_for_flatter',
  category: 'conceptual_error',
  says: 'Takes a falling line for flatter than any rising one, for its slope is the smaller number.',
  source: sources.leinhardt,
  answer: (lines: readonly Line[]): Line => most(lines, ({ slope }) => slope),
});

export const coordinateTakenForIntercept = malRule({
  name: 'coordinate_taken_for_intercept',
  category: 'conceptual_error',
  says: 'Takes the y of any point on the line for the intercept.',
  source: moschkovich,
  answer: (slope: Rational, { y }: Point): Line => ({ slope, intercept: y }),
});

export const otherCoordinateTakenForIntercept = malRule({
  name: 'other_coordinate_taken_for_intercept',
  category: 'conceptual_error',
  says: 'Takes the x of a point on the line for the intercept.',
  source: moschkovich,
  answer: (slope: Rational, { x }: Point): Line => ({ slope, intercept: x }),
});

export const interceptAddedInsteadOfSubtracted = malRule({
  name: 'intercept_added_instead_of_subtracted',
  category: 'sign_error',
  says: 'Finds b from y = mx + b by adding mx to y.',
  source: sources.sleeman,
  answer: (slope: Rational, { x, y }: Point): Line => ({ slope, intercept: add(y, multiply(slope, x)) }),
});

export const startForgotten = malRule({
  name: 'start_forgotten',
  category: 'omission_error',
  says: 'Writes the change alone, as if everything began at zero.',
  source: stacey,
  answer: (): Rational => rational(0),
});

export const changingCoordinateTaken = malRule({
  name: 'changing_coordinate_taken',
  category: 'conceptual_error',
  says: 'Names the right letter for a level or upright line, with the coordinate of the other letter.',
  source: sources.leinhardt,
  answer: (other: number): number => other,
});

export const levelLineTakenForUpright = malRule({
  name: 'level_line_taken_for_upright',
  category: 'conceptual_error',
  says: 'Takes the level line through a point for the upright one, or the other way round.',
  source: sources.leinhardt,
  /** The letter and the number of the other line through the point. */
  answer: (letter: 'x' | 'y', { x, y }: Point): readonly ['x' | 'y', Rational] => (letter === 'x' ? ['y', y] : ['x', x]),
});

export const axesOfConstantLineExchanged = malRule({
  name: 'axes_of_constant_line_exchanged',
  category: 'conceptual_error',
  says: 'Writes x = 3 for the level line at height 3, because it runs along the x-axis.',
  source: sources.leinhardt,
  answer: (letter: 'x' | 'y'): 'x' | 'y' => (letter === 'x' ? 'y' : 'x'),
});

export const otherAxisTaken = malRule({
  name: 'other_axis_taken',
  category: 'conceptual_error',
  says: 'Sets the wrong letter to zero and finds where the line meets the other axis.',
  source: moschkovich,
  answer: (other: Point): Point => other,
});

export const parallelAndPerpendicularExchanged = malRule({
  name: 'parallel_and_perpendicular_exchanged',
  category: 'conceptual_error',
  says: 'Keeps the slope for a perpendicular line, or turns it for a parallel one.',
  source: sources.leinhardt,
  answer: (slope: Rational, asked: 'parallel' | 'perpendicular'): Rational | null =>
    asked === 'perpendicular' ? slope : over(rational(-1), slope),
});

export const constantTakenForSlope = malRule({
  name: 'constant_taken_for_slope',
  category: 'conceptual_error',
  says: 'Works with the intercept of the given line where its slope is needed.',
  source: moschkovich,
  answer: ({ intercept }: Line): Rational => intercept,
});

export const givenInterceptKept = malRule({
  name: 'given_intercept_kept',
  category: 'conceptual_error',
  says: 'Takes over the intercept of the given line, though the new line goes through another point.',
  source: moschkovich,
  answer: (slope: Rational, given: Line): Line => ({ slope, intercept: given.intercept }),
});

type Position = 'parallel' | 'perpendicular' | 'neither';

export const oppositeSlopesTakenForPerpendicular = malRule({
  name: 'opposite_slopes_taken_for_perpendicular',
  category: 'conceptual_error',
  says: 'Takes lines whose slopes differ only in sign for perpendicular.',
  source: sources.leinhardt,
  answer: (): Position => 'perpendicular',
});

export const reciprocalSlopesTakenForPerpendicular = malRule({
  name: 'reciprocal_slopes_taken_for_perpendicular',
  category: 'sign_error',
  says: 'Takes lines whose slopes are reciprocals of the same sign for perpendicular.',
  source: sources.leinhardt,
  answer: (): Position => 'perpendicular',
});

export const numbersInCommonTakenForParallel = malRule({
  name: 'numbers_in_common_taken_for_parallel',
  category: 'conceptual_error',
  says: 'Takes lines for parallel because the same numbers stand in both equations, whatever their signs and places.',
  source: sources.leinhardt,
  answer: (): Position => 'parallel',
});

export const positionsExchanged = malRule({
  name: 'positions_exchanged',
  category: 'conceptual_error',
  says: 'Confuses the conditions for parallel and for perpendicular lines.',
  source: sources.leinhardt,
  answer: (right: 'parallel' | 'perpendicular'): Position => (right === 'parallel' ? 'perpendicular' : 'parallel'),
});

export const interceptsCompared = malRule({
  name: 'intercepts_compared',
  category: 'conceptual_error',
  says: 'Compares the lone numbers of two equations, sees that they differ, and finds the lines unrelated.',
  source: moschkovich,
  answer: (): Position => 'neither',
});

export const divisionOfInterceptTurned = malRule({
  name: 'division_of_intercept_turned',
  category: 'procedural_error',
  says: 'Divides the coefficient by the constant in the last step.',
  source: sources.payneSquibb,
  answer: (coefficient: Rational, constant: Rational): Rational | null => over(coefficient, constant),
});

export const coefficientSubtracted = malRule({
  name: 'coefficient_subtracted',
  category: 'procedural_error',
  says: 'Subtracts the coefficient where it should divide: 3x = 12 becomes x = 9.',
  source: sources.payneSquibb,
  answer: (coefficient: Rational, constant: Rational): Rational => subtract(constant, coefficient),
});

export const lastTermNotMultiplied = malRule({
  name: 'last_term_not_multiplied',
  category: 'procedural_error',
  says: 'Clears a fraction by multiplying only the terms with letters.',
  source: sources.payneSquibb,
  answer: (constant: Rational): Rational => constant,
});

export const interceptsTakenForCoefficients = malRule({
  name: 'intercepts_taken_for_coefficients',
  category: 'conceptual_error',
  says: 'Uses the two intercepts as slope and constant of the equation.',
  source: moschkovich,
  answer: (onX: Rational, onY: Rational): Line => ({ slope: onX, intercept: onY }),
});

export const interceptsDividedWithoutSign = malRule({
  name: 'intercepts_divided_without_sign',
  category: 'sign_error',
  says: 'Divides one intercept by the other for the slope and forgets in which direction the line runs.',
  source: moschkovich,
  answer: (onX: Rational, onY: Rational): Line | null => (isZero(onX) ? null : { slope: divide(onY, onX), intercept: onY }),
});

export const bothKindsJoined = malRule({
  name: 'both_kinds_joined',
  category: 'conceptual_error',
  says: 'Adds the two coefficients and divides by their sum, as if both letters counted the same.',
  source: sources.matz,
  answer: (a: number, b: number, c: number): Rational => rational(c, a + b),
});

export const leftSideNotMultiplied = malRule({
  name: 'left_side_not_multiplied',
  category: 'procedural_error',
  says: 'Clears the fractions on one side and leaves the other side as it is.',
  source: sources.payneSquibb,
  answer: (): number => 1,
});
