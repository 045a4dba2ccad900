import type { InputType } from '@stoa/schema/problem';
import { describe, expect, it } from 'vitest';
import { diagnoseAnswer } from './diagnose-answer.ts';

const diagnose = (input_type: InputType, expected: string, answer: string) =>
  diagnoseAnswer(
    {
      expected,
      input_type,
      tolerance: null,
      accepted_forms: [],
      choices: ['1', '2'],
      judging: { form: 'any', variables: [], unit: null },
    },
    answer,
  );

describe('diagnoseAnswer', () => {
  it.each([
    ['integer', '4', '-4', 'sign_dropped', 'sign_error'],
    ['integer', '4', 'x = -4', 'sign_dropped', 'sign_error'],
    ['fraction', '3/4', '4/3', 'fraction_upside_down', 'representation_error'],
    ['decimal', '2.5', '25', 'power_of_ten_off', 'procedural_error'],
    ['decimal', '2.5', '0.25', 'power_of_ten_off', 'procedural_error'],
    ['integer', '26', '62', 'digits_reversed', 'representation_error'],
    ['expression', 'x^2+6x+9', 'x^2+9', 'square_of_sum_termwise', 'conceptual_error'],
    ['expression', 'x^2+5x+6', 'x^2+6', 'first_and_last_only', 'omission_error'],
    ['expression', '3x+4', '7x', 'combine_unlike_terms', 'conceptual_error'],
    ['expression', '3x-4', '3x+4', 'sign_of_one_term', 'sign_error'],
    ['expression', '3x+4y-1', '3x-1', 'term_omitted', 'omission_error'],
    ['expression', 'y=2x+1', 'y=x+2', 'slope_and_intercept_swapped', 'conceptual_error'],
    ['expression', 'y=2x+1', 'y=-2x+1', 'sign_of_one_term', 'sign_error'],
    ['expression', '(2,5)', '(5,2)', 'coordinates_swapped', 'representation_error'],
    ['set', '{2,3}', '{-2,-3}', 'root_sign_from_factor', 'sign_error'],
    ['set', '{-3,3}', 'x=3', 'only_positive_root', 'omission_error'],
    ['expression', 'x>3', 'x<3', 'inequality_not_turned', 'conceptual_error'],
    ['expression', 'x>3', 'x≥3', 'endpoint_changed', 'representation_error'],
    ['set', '(1,3]', '[1,3)', 'endpoint_changed', 'representation_error'],
  ] as const)('of a %s %s answered "%s" suggests %s', (type, expected, answer, rule, category) => {
    const found = diagnose(type, expected, answer);
    expect(found).toMatchObject({ rule, category });
    expect(found!.confidence).toBeGreaterThan(0.4);
    expect(found!.confidence).toBeLessThan(0.9); // it knows only the answer, not the question
  });

  it.each([
    ['integer', '4', '4', 'a right answer'],
    ['fraction', '3/4', '6/8', 'an equal one'],
    ['integer', '4', '7', 'a number without any relation'],
    ['integer', '4', '((', 'what cannot be read'],
    ['multiple_choice', '1', '2', 'a choice'],
    ['integer', '0', '0.0', 'zero'],
    ['set', '{2,3}', '{2,4}', 'another set'],
    ['expression', '100000!', '4', 'what cannot be worked out'],
  ] as const)('of a %s %s answered "%s" suggests nothing: %s', (type, expected, answer, _why) => {
    expect(diagnose(type, expected, answer)).toBeNull();
  });
});
