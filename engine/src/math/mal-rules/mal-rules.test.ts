import { describe, expect, it } from 'vitest';
import { letterPolynomial, type Polynomial } from '../exact/polynomial.ts';
import { polynomialText, readPolynomial } from '../exact/polynomial-text.ts';
import { rational, rationalText } from '../exact/rational.ts';
import { findMalRule, malRules } from './catalogue.ts';
import { signKeptCrossing } from './algebra/linear-equations.ts';
import { addsInsteadOfMultiplies } from './fractions/fraction-operations.ts';
import { percentOfThePart } from './ratio-and-percent/percents.ts';
import { findStepRule } from './step-rules.ts';
import {
  decimalLongerIsLarger,
  decimalPartsApart,
  decimalsAlignedRight,
  decimalShorterIsLarger,
  productKeepsPlaces,
} from './decimals/decimals.ts';
import { inequalityNotTurned, letterSignDroppedCrossing, signDroppedCrossing, subtractCoefficient } from './algebra/equations.ts';
import { exponentAsFactor, negativeExponentAsNegative, rootOfSumTermwise } from './algebra/exponents.ts';
import {
  combineUnlikeTerms,
  distributeFirstOnly,
  distributeSignFirstOnly,
  firstAndLastOnly,
  squareOfDifferenceTermwise,
  squareOfSumTermwise,
  subtractFirstTermOnly,
} from './algebra/expressions.ts';
import {
  addDenominators,
  commonDenominatorWithoutScaling,
  crossMultiplyForProduct,
  invertFirstFraction,
  keepDenominatorInProduct,
  largerBottomIsLarger,
  mixedAddsWholeToTop,
  mixedSubtractsSmallerFraction,
  multiplyWhenDividing,
  subtractDenominators,
} from './fractions/fractions.ts';
import { addMagnitudesKeepSign, productOfNegativesIsNegative, subtractedANegativeAsNegative } from './integers/integers.ts';
import { rootSignFromFactor, slopeInverted, slopeOrderMixed } from './functions-and-lines/lines-and-quadratics.ts';
import {
  additionBeforeMultiplication,
  additionBeforeSubtraction,
  multiplicationBeforeDivision,
  orderOfOperationsLeftToRight,
} from './whole-numbers/order-of-operations.ts';
import { additiveRatio, changeOverNewAmount, percentAsWhole } from './ratio-and-percent/percent-and-ratio.ts';
import {
  addWithoutCarrying,
  borrowWithoutDecrement,
  multiplyColumnByColumn,
  partialProductNotShifted,
  quotientZeroOmitted,
  subtractSmallerFromLarger,
  writeWholeColumnSum,
  zeroMinusNIsN,
} from './whole-numbers/whole-numbers.ts';

const r = (n: number, d = 1) => rational(n, d);
const f = (top: number, bottom: number) => ({ top, bottom });
const p = (text: string): Polynomial => readPolynomial(text)!;

describe('the catalogue of mal-rules', () => {
  it('gives each rule a unique name in snake_case, a sentence and a source', () => {
    expect(new Set(malRules.map((rule) => rule.name)).size).toBe(malRules.length);
    for (const rule of malRules) {
      expect(rule.name).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(rule.says).toMatch(/^[A-Z].{15,120}[.?]$/);
      expect(rule.source).toMatch(/\(.*\d{4}\)|^own: /);
    }
  });

  it('tells the student what happened, without words such as learner, pupil, she or her', () => {
    const told = malRules.filter(({ says }) => !/\b(?:you|your)\b|^(?:Check|One|The|A|In|Where) /i.test(says));
    expect(told.map(({ name }) => name)).toEqual([]);
    expect(
      malRules
        .filter(({ says }) => /\b(?:she|her|pupils?|learners?|brackets?|tops|bottoms)\b/i.test(says))
        .map(({ name }) => name),
    ).toEqual(['brackets_exchanged']);
  });

  it('has at least eight hundred rules, and finds one by name', () => {
    expect(malRules.length).toBeGreaterThanOrEqual(800);
    expect(findMalRule('add_denominators')?.category).toBe('conceptual_error');
    expect(findMalRule('no_such_rule')).toBeNull();
  });
});

describe('where the wrong answer of a rule comes from', () => {
  const computed = malRules.filter(({ answer }) => typeof answer === 'function');
  const constructed = malRules.flatMap(({ name, answer }) => (typeof answer === 'function' ? [] : [{ name, ...answer }]));

  it('is computed from the problem’s numbers, or explained as a choice or as a line of a step rule', () => {
    expect(computed.length + constructed.length).toBe(malRules.length);
    expect(constructed.filter(({ because }) => !/^[A-Z].{20,}\.$/.test(because))).toEqual([]);
    expect(constructed.filter(({ of, name }) => (of === 'line of work') !== (findStepRule(name) !== null))).toEqual([]);
  });

  it('is a choice for the few rules whose problems ask for one', () => {
    expect(
      constructed
        .filter(({ of }) => of === 'choice')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([
      'answer_of_another_task',
      'both_answers_rejected',
      'cancelled_letters_mean_nothing_left',
      'chooses_addition',
      'chooses_division',
      'chooses_multiplication',
      'chooses_subtraction',
      'claim_turned_around',
      'every_equation_has_one_solution',
      'exception_expected',
      'jump_turned_around',
      'landing_taken_for_jump',
      'lines_always_cross',
      'mistake_seen_in_sound_work',
      'one_counterexample_for_all',
      'one_equation_is_enough',
      'one_example_for_all',
      'only_constants_compared',
      'operation_mixed_up',
      'order_of_negatives_or_sign_mistaken',
      'other_mistake_named',
      'parentheses_misplaced',
      'past_the_upper_end',
      'same_slope_means_parallel_apart',
      'same_slope_means_same',
      'same_slope_means_same_line',
      'sign_lost_in_substitution',
      'start_on_other_side_of_zero',
      'written_as_heard',
      'wrong_answer_accepted',
    ]);
  });
});

describe('what a rule says with the numbers of a problem', () => {
  it.each([
    {
      told: addDenominators.told(f(3, 12), f(7, 12)),
      says: 'You added 3 and 7 for the numerator, and also 12 and 12 for the denominator.',
    },
    { told: signKeptCrossing.told(6, -8), says: 'You moved −8 to the other side without changing its sign.' },
    { told: percentOfThePart.told(r(75), r(9)), says: "You took 75% of 9. It's a percent of the whole." },
    {
      told: addsInsteadOfMultiplies.told(r(1, 3), r(13, 4)),
      says: 'You added 1/3 and 3 1/4. This question needs you to multiply them.',
    },
  ])('$says', ({ told, says }) => expect(told).toBe(says));
});

describe('a mal-rule computes what a student who follows it writes', () => {
  it.each([
    { rule: 'subtract_smaller_from_larger', of: '52 − 38', wrote: subtractSmallerFromLarger.answer(52, 38), expected: 26 },
    { rule: 'borrow_without_decrement', of: '52 − 38', wrote: borrowWithoutDecrement.answer(52, 38), expected: 24 },
    { rule: 'zero_minus_n_is_n', of: '50 − 23', wrote: zeroMinusNIsN.answer(50, 23), expected: 33 },
    { rule: 'add_without_carrying', of: '57 + 68', wrote: addWithoutCarrying.answer(57, 68), expected: 15 },
    { rule: 'write_whole_column_sum', of: '57 + 68', wrote: writeWholeColumnSum.answer(57, 68), expected: 1115 },
    { rule: 'partial_product_not_shifted', of: '23 × 14', wrote: partialProductNotShifted.answer(23, 14), expected: 115 },
    { rule: 'multiply_column_by_column', of: '23 × 14', wrote: multiplyColumnByColumn.answer(23, 14), expected: 212 },
    { rule: 'quotient_zero_omitted', of: '612 ÷ 6', wrote: quotientZeroOmitted.answer(612, 6), expected: 12 },
  ])('$rule: $of becomes $expected', ({ wrote, expected }) => expect(wrote).toBe(expected));

  it.each([
    { rule: 'add_denominators', of: '1/2 + 1/3', wrote: addDenominators.answer(f(1, 2), f(1, 3)), expected: '2/5' },
    { rule: 'add_denominators', of: '2/4 + 1/4', wrote: addDenominators.answer(f(2, 4), f(1, 4)), expected: '3/8' },
    { rule: 'subtract_denominators', of: '3/4 − 1/2', wrote: subtractDenominators.answer(f(3, 4), f(1, 2)), expected: '1' },
    {
      rule: 'common_denominator_without_scaling',
      of: '1/2 + 1/3',
      wrote: commonDenominatorWithoutScaling.answer(f(1, 2), f(1, 3)),
      expected: '1/3',
    },
    {
      rule: 'keep_denominator_in_product',
      of: '2/5 × 3/5',
      wrote: keepDenominatorInProduct.answer(f(2, 5), f(3, 5)),
      expected: '6/5',
    },
    {
      rule: 'cross_multiply_for_product',
      of: '1/2 × 3/4',
      wrote: crossMultiplyForProduct.answer(f(1, 2), f(3, 4)),
      expected: '2/3',
    },
    { rule: 'multiply_when_dividing', of: '1/2 ÷ 3/4', wrote: multiplyWhenDividing.answer(f(1, 2), f(3, 4)), expected: '3/8' },
    { rule: 'invert_first_fraction', of: '1/2 ÷ 3/4', wrote: invertFirstFraction.answer(f(1, 2), f(3, 4)), expected: '3/2' },
    {
      rule: 'mixed_adds_whole_to_top',
      of: '2 3/4',
      wrote: mixedAddsWholeToTop.answer({ whole: 2, top: 3, bottom: 4 }),
      expected: '5/4',
    },
    {
      rule: 'mixed_subtracts_smaller_fraction',
      of: '4 1/4 − 1 3/4',
      wrote: mixedSubtractsSmallerFraction.answer({ whole: 4, top: 1, bottom: 4 }, { whole: 1, top: 3, bottom: 4 }),
      expected: '7/2',
    },
    { rule: 'decimals_aligned_right', of: '3.5 + 2.17', wrote: decimalsAlignedRight.answer('3.5', '2.17'), expected: '63/25' },
    { rule: 'decimal_parts_apart', of: '1.5 + 2.7', wrote: decimalPartsApart.answer('1.5', '2.7'), expected: '78/25' },
    { rule: 'product_keeps_places', of: '0.3 × 0.2', wrote: productKeepsPlaces.answer('0.3', '0.2'), expected: '3/5' },
    { rule: 'percent_as_whole', of: '20 % of 50', wrote: percentAsWhole.answer(r(20), r(50)), expected: '1000' },
    { rule: 'change_over_new_amount', of: 'from 40 to 50', wrote: changeOverNewAmount.answer(r(40), r(50)), expected: '20' },
    { rule: 'additive_ratio', of: '2 : 3 = 4 : ?', wrote: additiveRatio.answer(r(2), r(3), r(4)), expected: '5' },
    {
      rule: 'subtracted_a_negative_as_negative',
      of: '5 − (−3)',
      wrote: subtractedANegativeAsNegative.answer(r(5), r(-3)),
      expected: '2',
    },
    { rule: 'add_magnitudes_keep_sign', of: '−5 + 3', wrote: addMagnitudesKeepSign.answer(r(-5), r(3)), expected: '-8' },
    {
      rule: 'product_of_negatives_is_negative',
      of: '−5 · −3',
      wrote: productOfNegativesIsNegative.answer(r(-5), r(-3)),
      expected: '-15',
    },
    { rule: 'exponent_as_factor', of: '2³', wrote: exponentAsFactor.answer(r(2), 3), expected: '6' },
    { rule: 'negative_exponent_as_negative', of: '2⁻³', wrote: negativeExponentAsNegative.answer(r(2), 3), expected: '-8' },
    { rule: 'root_of_sum_termwise', of: '√(9 + 16)', wrote: rootOfSumTermwise.answer(r(9), r(16)), expected: '7' },
    {
      rule: 'sign_dropped_crossing',
      of: '2x + 3 = 7',
      wrote: signDroppedCrossing.answer({ a: r(2), b: r(3), c: r(0), d: r(7) }),
      expected: '5',
    },
    {
      rule: 'letter_sign_dropped_crossing',
      of: '5x = 2x + 6',
      wrote: letterSignDroppedCrossing.answer({ a: r(5), b: r(0), c: r(2), d: r(6) }),
      expected: '6/7',
    },
    {
      rule: 'subtract_coefficient',
      of: '3x = 12',
      wrote: subtractCoefficient.answer({ a: r(3), b: r(0), c: r(0), d: r(12) }),
      expected: '9',
    },
    {
      rule: 'slope_inverted',
      of: '(1, 2), (3, 8)',
      wrote: slopeInverted.answer({ x: r(1), y: r(2) }, { x: r(3), y: r(8) }),
      expected: '1/3',
    },
    {
      rule: 'slope_order_mixed',
      of: '(1, 2), (3, 8)',
      wrote: slopeOrderMixed.answer({ x: r(1), y: r(2) }, { x: r(3), y: r(8) }),
      expected: '-3',
    },
  ])('$rule: $of becomes $expected', ({ wrote, expected }) => expect(wrote === null ? null : rationalText(wrote)).toBe(expected));

  it.each([
    { of: '2 + 3 × 4', rule: orderOfOperationsLeftToRight, numbers: [2, 3, 4], signs: ['+', '*'] as const, expected: '20' },
    { of: '2 × 3 + 4', rule: additionBeforeMultiplication, numbers: [2, 3, 4], signs: ['*', '+'] as const, expected: '14' },
    { of: '10 − 3 + 2', rule: additionBeforeSubtraction, numbers: [10, 3, 2], signs: ['-', '+'] as const, expected: '5' },
    { of: '12 ÷ 3 × 2', rule: multiplicationBeforeDivision, numbers: [12, 3, 2], signs: ['/', '*'] as const, expected: '2' },
  ])('$rule.name: $of becomes $expected', ({ rule, numbers, signs, expected }) => {
    const wrote = rule.answer(
      numbers.map((n) => r(n)),
      signs,
    );
    expect(wrote === null ? null : rationalText(wrote)).toBe(expected);
  });

  it.each([
    { rule: 'distribute_first_only', of: '3(x + 4)', wrote: distributeFirstOnly.answer(p('3'), p('x+4')), expected: '3x + 4' },
    { rule: 'distribute_sign_first_only', of: '−(x − 4)', wrote: distributeSignFirstOnly.answer(p('x-4')), expected: '-x - 4' },
    { rule: 'combine_unlike_terms', of: '3x + 4', wrote: combineUnlikeTerms.answer(p('3x+4')), expected: '7x' },
    { rule: 'square_of_sum_termwise', of: '(x + 3)²', wrote: squareOfSumTermwise.answer(p('x+3')), expected: 'x^2 + 9' },
    {
      rule: 'square_of_difference_termwise',
      of: '(x − 3)²',
      wrote: squareOfDifferenceTermwise.answer(p('x-3')),
      expected: 'x^2 - 9',
    },
    {
      rule: 'first_and_last_only',
      of: '(x + 2)(x + 3)',
      wrote: firstAndLastOnly.answer(p('x+2'), p('x+3')),
      expected: 'x^2 + 6',
    },
    {
      rule: 'subtract_first_term_only',
      of: '(5x + 2) − (3x + 1)',
      wrote: subtractFirstTermOnly.answer(p('5x+2'), p('3x+1')),
      expected: '2x + 3',
    },
    { rule: 'combine_unlike_terms', of: 'x', wrote: combineUnlikeTerms.answer(letterPolynomial('x')), expected: 'x' },
  ])('$rule: $of becomes $expected', ({ wrote, expected }) => expect(polynomialText(wrote)).toBe(expected));

  it('among several numbers, for the signs of roots and for an inequality sign', () => {
    expect(decimalLongerIsLarger.answer(['0.5', '0.125', '0.25'])).toBe('0.125');
    expect(decimalShorterIsLarger.answer(['0.5', '0.625', '0.75'])).toBe('0.5');
    expect(largerBottomIsLarger.answer([f(1, 2), f(1, 8), f(1, 3)])).toEqual(f(1, 8));
    expect(rootSignFromFactor.answer([r(-2), r(3)]).map(rationalText)).toEqual(['2', '-3']);
    expect(inequalityNotTurned.answer('≤')).toBe('≥');
  });
});
