import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { multiply, negate, rational, subtract, type Rational } from '../../exact/rational.ts';

/* Mal-rules for function values, domains and ranges. A rule returns null if it gives no answer. */

export const bracketTakenForProduct = malRule({
  name: 'bracket_taken_for_product',
  category: 'conceptual_error',
  says: 'You read the function notation as a product. The number in parentheses is the input.',
  source: sources.carlson,
  /** The value at 1, times the input. */
  answer: (valueAtOne: Rational, input: Rational): Rational => multiply(valueAtOne, input),
});

export const inputSetBesideCoefficient = malRule({
  name: 'input_set_beside_coefficient',
  category: 'representation_error',
  says: 'You wrote the input next to the coefficient. A coefficient multiplies the input.',
  source: sources.kuchemann,
  /** For a coefficient above 1 and an input from 0 to 9; null elsewhere. */
  answer: (coefficient: number, input: number, rest: number): number | null =>
    coefficient > 1 && input >= 0 && input <= 9 ? coefficient * 10 + input + rest : null,
});

export const inputAddedToCoefficient = malRule({
  name: 'input_added_to_coefficient',
  category: 'conceptual_error',
  says: 'You added the input to the coefficient. A coefficient multiplies the input.',
  source: sources.kuchemann,
  answer: (coefficient: number, input: number, rest: number): number => coefficient + input + rest,
});

export const inputSignLost = malRule({
  name: 'input_sign_lost',
  category: 'sign_error',
  says: 'You substituted the negative input without its sign.',
  source: sources.vlassis,
  /** Applies the rule to the input without its sign; null for a positive input. */
  answer: (rule: (input: number) => number, input: number): number | null => (input < 0 ? rule(-input) : null),
});

export const negativeInputSquaredNegative = malRule({
  name: 'negative_input_squared_negative',
  category: 'sign_error',
  says: 'You squared a negative input and got a negative. A negative number squared is positive.',
  source: sources.cangelosi,
  hints: {
    principle: 'A negative number times itself is positive.',
  },
  answer: (square: number, input: number, rest: number): number | null => (input < 0 ? -square * input * input + rest : null),
});

export const leadingMinusSquared = malRule({
  name: 'leading_minus_squared',
  category: 'sign_error',
  says: 'You squared the negative sign in front too. The exponent belongs to the input alone.',
  source: sources.cangelosi,
  answer: (input: number, rest: number): number => input * input + rest,
});

export const outputPutIn = malRule({
  name: 'output_put_in',
  category: 'conceptual_error',
  says: 'You used the output as the input.',
  source: sources.markovits,
  hints: {
    principle: 'The number in parentheses is the input. The number after the equal sign is the output.',
  },
  answer: (rule: (input: number) => number, output: number): number => rule(output),
});

export const inputAndOutputExchanged = malRule({
  name: 'input_and_output_exchanged',
  category: 'conceptual_error',
  says: 'You mixed up the inputs and the outputs.',
  source: sources.markovits,
  answer: (outputs: readonly number[], inputs: readonly number[], asked: number): number | null =>
    outputs.includes(asked) ? inputs[outputs.indexOf(asked)]! : null,
});

export const composedInWrongOrder = malRule({
  name: 'composed_in_wrong_order',
  category: 'procedural_error',
  says: 'You applied the functions in the wrong order. Start with the inner one.',
  source: sources.carlson,
  answer: (inner: number | undefined): number | null => inner ?? null,
});

export const composedOnlyOnce = malRule({
  name: 'composed_only_once',
  category: 'omission_error',
  says: 'You stopped after the inner function.',
  source: sources.carlson,
  hints: {
    principle: 'There are two functions, one inside the other, so read the table twice.',
  },
  answer: (inner: number): number => inner,
});

export const squareTakenForDouble = malRule({
  name: 'square_taken_for_double',
  category: 'conceptual_error',
  says: 'You doubled the input instead of squaring it.',
  source: sources.hart,
  answer: (square: number, input: number, rest: number): number => square * 2 * input + rest,
});

export const coefficientSquaredToo = malRule({
  name: 'coefficient_squared_too',
  category: 'procedural_error',
  says: 'You squared the coefficient too. The exponent belongs to the variable alone.',
  source: sources.payneSquibb,
  hints: {
    look: 'Does the exponent apply to the variable alone, or to the coefficient, too?',
    principle: 'An exponent applies only to what is right before it. Square first, and then multiply.',
  },
  answer: (square: number, input: number, rest: number): number => (square * input) ** 2 + rest,
});

export const additionFirst = malRule({
  name: 'addition_first',
  category: 'procedural_error',
  says: 'You added before you multiplied.',
  source: sources.matz,
  hints: {
    look: 'In what order did you multiply and add?',
    principle: 'Multiply before you add.',
  },
  answer: (coefficient: number, constant: number, input: number): number => (coefficient + constant) * input,
});

export const outputRepeated = malRule({
  name: 'output_repeated',
  category: 'conceptual_error',
  says: "You gave the number in the question back. Decide whether it's the input or the output.",
  source: sources.markovits,
  answer: (asked: number): number => asked,
});

export const inputsJoinedFirst = malRule({
  name: 'inputs_joined_first',
  category: 'conceptual_error',
  says: "You added the inputs but didn't apply the function.",
  source: sources.carlson,
  hints: {
    look: 'Did you use the table?',
    principle: 'Read each function value from the table first. Then add the two values.',
  },
  answer: (a: number, b: number): number => a + b,
});

export const differencePutIn = malRule({
  name: 'difference_put_in',
  category: 'conceptual_error',
  says: 'You substituted the difference of the inputs. Find both outputs first.',
  source: sources.carlson,
  hints: {
    look: 'Do you pay the fixed amount again for the larger input?',
    principle: 'The fixed amount is in both costs, so it drops out of their difference.',
  },
  answer: (rule: (input: number) => number, a: number, b: number): number => rule(a - b),
});

export const gaveTheWholeValue = malRule({
  name: 'gave_the_whole_value',
  category: 'conceptual_error',
  says: 'You gave one of the values. The question asks for a difference.',
  source: sources.leinhardt,
  hints: {
    look: 'Does the question ask for the cost, or for how much more it is?',
  },
  answer: (value: number): number => value,
});

export const gaveTheOtherSet = malRule({
  name: 'gave_the_other_set',
  category: 'conceptual_error',
  says: 'You mixed up the domain and the range.',
  source: sources.markovits,
  answer: (other: string): string => other,
});

export const endsOnlyListed = malRule({
  name: 'ends_only_listed',
  category: 'omission_error',
  says: 'You gave only the first and the last value.',
  source: sources.markovits,
  answer: (values: readonly number[]): number[] => [values[0]!, values.at(-1)!],
});

export const borderSignKept = malRule({
  name: 'border_sign_kept',
  category: 'sign_error',
  says: 'You used the number next to the variable with the wrong sign.',
  source: sources.sleeman,
  answer: (border: Rational): Rational => negate(border),
});

export const onlyZeroLeftOut = malRule({
  name: 'only_zero_left_out',
  category: 'conceptual_error',
  says: 'You left out 0. Find the number that makes the denominator 0.',
  source: sources.markovits,
  answer: (): Rational => rational(0),
});

export const inequalityTurned = malRule({
  name: 'inequality_turned',
  category: 'sign_error',
  says: 'Your inequality symbol points the wrong way.',
  source: sources.tsamir,
  answer: (sign: '≤' | '≥'): '≤' | '≥' => (sign === '≤' ? '≥' : '≤'),
});

export const borderLeftOut = malRule({
  name: 'border_left_out',
  category: 'conceptual_error',
  says: 'You left out an endpoint that belongs to the set.',
  source: sources.tsamir,
  hints: {
    look: 'Is the endpoint itself allowed?',
    principle: "The square root of zero is zero, so it's allowed.",
  },
  answer: (sign: '≤' | '≥'): '<' | '>' => (sign === '≤' ? '<' : '>'),
});

export const numeratorGuarded = malRule({
  name: 'numerator_guarded',
  category: 'conceptual_error',
  says: 'You left out the number that makes the numerator 0. Look at the denominator.',
  source: sources.markovits,
  hints: {
    look: "Which part of a fraction can't be zero?",
    principle: "The numerator can be 0. The denominator can't.",
  },
  answer: (zeroOfTop: Rational): Rational => zeroOfTop,
});

export const constantForgotten = malRule({
  name: 'constant_forgotten',
  category: 'omission_error',
  says: 'You evaluated the part with the variable but left out the constant.',
  source: sources.payneSquibb,
  hints: {
    look: 'Did you use every part of the rule?',
    principle: 'Do every part of the rule to get the output.',
  },
  answer: (value: Rational, constant: Rational): Rational => subtract(value, constant),
});

export const endsOnlyTried = malRule({
  name: 'ends_only_tried',
  category: 'conceptual_error',
  says: 'You used only the two ends. The graph turns between them.',
  source: sources.markovits,
  hints: {
    look: 'Is the least or the greatest value really at an end?',
    principle: "A square is never negative. It's least where its base is zero.",
  },
  answer: (atLow: number, atHigh: number): [number, number] => (atLow < atHigh ? [atLow, atHigh] : [atHigh, atLow]),
});

export const dividedTooLate = malRule({
  name: 'divided_too_late',
  category: 'omission_error',
  says: 'You stopped before dividing by the coefficient.',
  source: sources.payneSquibb,
  answer: (constant: number): number => constant,
});

export const endsPutInWithoutSign = malRule({
  name: 'ends_put_in_without_sign',
  category: 'sign_error',
  says: 'You substituted a negative endpoint without its sign.',
  source: sources.vlassis,
  hints: {
    principle: 'Substitute a negative input in parentheses, so that you multiply its sign, too.',
  },
  answer: (rule: (input: number) => number, low: number, high: number): readonly [number, number] => [
    rule(Math.abs(low)),
    rule(Math.abs(high)),
  ],
});

export const startIgnored = malRule({
  name: 'start_ignored',
  category: 'conceptual_error',
  says: 'You divided the whole amount by the rate, but part of it was there at the start.',
  source: sources.stacey,
  answer: (whole: number, rate: number): number | null => (whole % rate === 0 ? whole / rate : null),
});

export const amountTakenForTime = malRule({
  name: 'amount_taken_for_time',
  category: 'conceptual_error',
  says: 'You used an amount where a time belongs.',
  source: sources.carlson,
  answer: (amount: number): number => amount,
});

export const rateTakenForBorder = malRule({
  name: 'rate_taken_for_border',
  category: 'conceptual_error',
  says: 'You used the rate of change as an endpoint.',
  source: sources.carlson,
  answer: (rate: number): number => rate,
});
