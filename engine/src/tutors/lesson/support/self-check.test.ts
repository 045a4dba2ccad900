import { expect, it } from 'vitest';
import { QuestionAnswer } from '@stoa/schema/study-plan';
import { selfCheckOf } from './self-check.ts';

const check = (question_text: string, expected: string, self_check?: string) =>
  selfCheckOf({
    question_text,
    answer: QuestionAnswer.parse({ input_type: expected.includes('/') ? 'fraction' : 'expression', expected }),
    ...(self_check !== undefined && { self_check }),
  });

it("a way to check is the plan's own if it has one", () => {
  expect(check('Solve $4x = 28$.', '7', 'Count four of them.')).toBe('Count four of them.');
});

it.each([
  ['Solve the equation $4x = 28$.', '7', 'for $x$'],
  ['Solve for $n$: $3n + 5 = 20$', 'n = 5', 'for $n$'],
  ['Solve $\\frac{y}{4} - 2 = -1$.', '4', 'for $y$'],
  ['Solve $2x = \\frac{1}{2}$.', '1/4', 'for $x$'],
  ['Find the missing number: $\\frac{3}{4} = \\frac{\\square}{12}$', '9', 'the other denominator'],
  ['Which number is missing? $7 + \\square = 12$', '5', 'in the box, and see'],
])('a way to check is derived from an equation in one unknown: %s', (text, expected, words) => {
  expect(check(text, expected)).toContain(words);
});

it.each([
  ['What is $7 + 5$?', '12'],
  ['Given $f(x) = 6x + 1$, what is $f(7)$?', '43'],
  ['What is $y$ when $x = 10$ in $y = 4x$?', '40'],
  ['What is $\\square$ when $\\square = 3 + 4$?', '7'], // there is nothing to put in
  ['Solve $4x = 28$. What is $2x$?', '14'], // another value is asked for
  ['Which sign belongs in the box? $\\frac{7}{9} \\square \\frac{7}{8}$', '1'],
  ['Solve $x + y = 5$ for $y$.', '5 - x'],
  ['Solve $2x < 8$.', '4'],
])('there is no way to check for %s', (text, expected) => {
  expect(check(text, expected)).toBeNull();
});
