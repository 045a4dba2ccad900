import { QuestionAnswer } from '@stoa/schema/study-plan';
import type { z } from 'zod';

const asked = (text: string, answer: z.input<typeof QuestionAnswer>) => ({ text, answer: QuestionAnswer.parse(answer) });

/** The questions that wait while the messages of the corpus come in: of every type of answer. */
export const waitingQuestions = {
  lowestTerms: asked('Write $\\frac{6}{8}$ in lowest terms.', { input_type: 'fraction', expected: '3/4' }),
  fractionOf: asked('What is $\\frac{3}{4}$ of 8?', { input_type: 'integer', expected: '6' }),
  equation: asked('Solve $x + 3 = 7$.', { input_type: 'expression', expected: '4', judging: { variables: ['x'] } }),
  twoSteps: asked('Solve $2x + 1 = 11$ for $x$.', { input_type: 'integer', expected: '5', judging: { variables: ['x'] } }),
  half: asked('Which of these is equal to one half?', {
    input_type: 'multiple_choice',
    expected: 'B',
    choices: ['$\\frac{2}{3}$', '$\\frac{3}{6}$', '$\\frac{3}{5}$', '$\\frac{5}{6}$'],
  }),
  triangle: asked('What kind of triangle has sides of 4 cm, 4 cm and 6 cm?', {
    input_type: 'multiple_choice',
    expected: 'A',
    choices: ['isosceles', 'equilateral', 'right-angled', 'scalene'],
  }),
  greater: asked('Is $\\frac{2}{3}$ greater than $\\frac{3}{5}$?', { input_type: 'boolean', expected: 'true' }),
  square: asked('True or false: every square is a rectangle.', { input_type: 'boolean', expected: 'true' }),
  collect: asked('Simplify $x + x + 3$.', { input_type: 'expression', expected: '2x+3', judging: { variables: ['x'] } }),
  pencils: asked('Each box holds 4 pencils. How many pencils are in 3 boxes?', { input_type: 'integer', expected: '12' }),
  roots: asked('Find all numbers whose square is 9.', { input_type: 'set', expected: '{-3, 3}' }),
  decimal: asked('Write $\\frac{3}{4}$ as a decimal.', { input_type: 'decimal', expected: '0.75' }),
  perimeter: asked('A rectangle is 5 cm long and 3 cm wide. What is its perimeter?', {
    input_type: 'integer',
    expected: '16',
    judging: { unit: 'cm' },
  }),
  minutes: asked('Lesson one ends at 9:40, lesson two begins at 10:00. How many minutes is the break?', {
    input_type: 'integer',
    expected: '20',
    judging: { unit: 'min' },
  }),
  ratio: asked('Write the ratio 6 : 9 in its simplest form.', { input_type: 'expression', expected: '2:3' }),
  inequality: asked('Solve $2x + 1 < 7$.', { input_type: 'expression', expected: 'x<3', judging: { variables: ['x'] } }),
  larger: asked('Which is larger, $\\frac{3}{4}$ or $\\frac{2}{3}$?', { input_type: 'fraction', expected: '3/4' }),
  integers: asked('What is $-3 + 8$?', { input_type: 'integer', expected: '5' }),
  percent: asked('What is 20% of 60?', { input_type: 'integer', expected: '12' }),
  mean: asked('What is the mean of 4, 7 and 10?', { input_type: 'decimal', expected: '7' }),
  line: asked('What is the equation of the line with slope 2 through (0, 1)?', {
    input_type: 'expression',
    expected: 'y=2x+1',
    judging: { variables: ['x', 'y'] },
  }),
  temperature: asked(
    'At 6 in the morning it was $-4$ degrees. By noon it was 9 degrees warmer. What was the temperature at noon?',
    {
      input_type: 'integer',
      expected: '5',
    },
  ),
  fares: asked('A taxi costs \\$3 to get in and \\$2 for each mile. Write an expression for the cost of $m$ miles.', {
    input_type: 'expression',
    expected: '2m + 3',
    judging: { variables: ['m'] },
  }),
  sum: asked('Add: $\\frac{1}{3} + \\frac{1}{4}$.', { input_type: 'fraction', expected: '7/12' }),
  angle: asked('Two angles of a triangle are 50° and 60°. How big is the third angle?', {
    input_type: 'integer',
    expected: '70',
    judging: { unit: '°' },
  }),
  median: asked('Which of these is the median of 3, 9, 4, 8 and 5?', {
    input_type: 'multiple_choice',
    expected: 'C',
    choices: ['3', '4', '5', '5.8'],
  }),
} as const;
export type WaitingQuestion = keyof typeof waitingQuestions;
