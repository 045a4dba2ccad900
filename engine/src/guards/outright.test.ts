import { describe, expect, it } from 'vitest';
import type { AnswerQuestion } from '../math/check-answer.ts';
import { saidOutright } from './outright.ts';

const asks = (input_type: AnswerQuestion['input_type'], expected: string, choices: string[] = []): AnswerQuestion => ({
  expected,
  input_type,
  tolerance: null,
  accepted_forms: [],
  choices,
  judging: { form: 'any', variables: [], unit: null },
});
const power = asks('expression', 'x^3');
const atLeast = asks('expression', 'n ≥ 4');
const second = asks('multiple_choice', 'B', ['$72$', 'a rectangle', 'neither']);
const no = asks('boolean', 'false');

describe('saidOutright', () => {
  it.each([
    [power, 'So you get $x^3$.'],
    [power, 'The answer is x³!'],
    [power, 'Just write $x^{3}$'],
    [power, '$x^3$'],
    [atLeast, 'The answer is n ≥ 4.'],
    [atLeast, 'The answer is $n \\ge 4$.'],
    [atLeast, 'So you get n is at least 4.'],
    [second, 'So you get $B$.'],
    [second, 'The answer is B.'],
    [second, 'Choose B, please.'],
    [second, 'B'],
    [second, 'Then it is a rectangle.'],
    [no, 'So you get false.'],
    [no, 'false'],
  ])('finds %o in %j', (answer, text) => {
    expect(saidOutright(text, answer)).not.toBeNull();
  });

  it.each([
    [power, 'You get $x^3 \\cdot x^2$ on top; what then?'],
    [power, 'Write $x^3$ as a product first.'],
    [power, 'How many factors does $x^3$ have?'],
    [power, 'The answer is a single power of x.'],
    [power, 'You get x^30 then.'],
    [atLeast, 'The answer is an inequality.'],
    [atLeast, 'Is n at least 4 when you try 5?'],
    [second, 'Choose between A and B by trying each.'],
    [second, 'The result is Bigger than before.'],
    [no, 'The answer is true or false; try a number.'],
    [asks('integer', '6'), 'You have 6 pens and 4 pencils.'], // numbers are judged by findLeak, which knows the stem
  ])('does not find %o in %j', (answer, text) => {
    expect(saidOutright(text, answer)).toBeNull();
  });
});
