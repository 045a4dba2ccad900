import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../../corpus/guideline-named.ts';
import { workingTold } from './working-told.ts';

const asked = {
  mean: ['mean-and-median', '10, 15, and 35'],
  pears: ['mean-and-median', 'Ali has 5 pears'],
  grapes: ['mean-and-median', '22 grapes'],
  tickets: ['percents', '100 tickets'],
  number: ['two-step-equations', 'I add 6 and get 15'],
  pizza: ['adding-unlike-fractions', '8 equal slices'],
  yard: ['area-and-perimeter', '5 m, 7 m, and 9 m'],
  marbles: ['multiplying-fractions', '27 marbles'],
  rug: ['area-and-perimeter', '8 feet long and 5 feet'],
  bottle: ['multiplying-fractions', String.raw`\frac{1}{4}$ full`],
  coins: ['decimal-place-value', '5 dimes'],
  machine: ['functions-and-rules', 'multiplies every number by 2'],
  apples: ['ratios-and-unit-rates', 'Six apples'],
  table: ['functions-and-rules', 'Look at this table'],
} as const;
type Asked = keyof typeof asked;

/** Three numbers with a mean of 6, of which 2 and 7 are known: 2 + 7 happens to be the missing number. */
const missing = {
  question_text: 'The mean of three numbers is 6. The known ones are 2 and 7. What is the missing number?',
  answer: { expected: '9', input_type: 'integer' },
  solution: [
    { step_index: 1, explanation: 'Three times the mean is the total.', math: String.raw`3 \times 6 = 18` },
    { step_index: 2, explanation: 'Add the known ones.', math: '2 + 7 = 9' },
    { step_index: 3, explanation: 'What is missing from the total is the answer.', math: '18 - 9 = 9' },
  ],
} as Parameters<typeof workingTold>[1];

/** The question of the plan that contains these words, as it is asked. */
function questionOf([lesson, words]: (typeof asked)[Asked]): Parameters<typeof workingTold>[1] {
  const { opening, steps } = guidelineNamed(lesson).plan;
  const all = [opening, ...steps.flatMap((step) => ('questions' in step ? step.questions : []))];
  const { text, answer, solution } = all.find((one) => one.text.includes(words))!;
  return { question_text: text, answer, solution };
}
const told = (name: Asked, reason: string) => workingTold(reason, questionOf(asked[name]));

describe('the calculation in a reason', () => {
  it.each([
    ['mean', '10+15+35=60 and 60/3=20'],
    ['mean', '60 split in 3 is 20'],
    ['mean', '3 times 20 is 60'],
    ['mean', '10 plus 15 is 25, plus 35 is 60 then divided by 3'],
    ['pears', '5+11 is 16 and half of 16 is 8'],
    ['grapes', '11+11 is 22'],
    ['grapes', 'share 22 by 2'],
    ['tickets', '63 plus 37 gives 100'],
    ['number', 'fifteen minus six'],
    ['number', '9+6=15'],
    ['pizza', '4/8 + 3/8'],
    ['pizza', '3+4=7'],
    ['yard', '5+7=12 and then 12+9=21'],
    ['marbles', '27/3=9 and 9*2=18'],
    ['marbles', '9 + 9 = 18'],
    ['bottle', '3 times 4 is 12'],
    ['coins', '50 and 8 is 58'],
    ['machine', '10 times 2 is 20 plus 1'],
    ['machine', '10 + 10 + 1'],
    ['apples', '6 times 2 is 12'],
    ['rug', '16 and 10 make 26'],
    ['rug', '2 times 13'],
    ['table', '7 - 1 = 6'],
    ['table', '13 - 7 is 6'],
    ['table', '19 minus 13 is 6'],
  ] as const)('in %s: “%s” follows the solution', (name, reason) => expect(told(name, reason)).toEqual({ kind: 'of_way' }));

  it.each([
    ['mean', '35 - 15 = 20', '10'],
    ['mean', 'thirty five take away fifteen', '10'],
    ['mean', '10 + 10 is 20', '15'],
  ] as const)('in %s: “%s” leaves out the %s', (name, reason, number) =>
    expect(told(name, reason)).toEqual({ kind: 'leaves_out', number }),
  );

  it.each([
    ['mean', '15 + 5 is 20'],
    ['mean', 'half of 40 is 20'],
    ['pears', '11 - 3 is 8'],
    ['grapes', '22 - 2 is 11'],
    ['pizza', '8 - 1 = 7'],
    ['marbles', '27 - 9 is 18'],
    ['apples', '12 - 10 = 2'],
  ] as const)('in %s: “%s” may or may not be another way', (name, reason) =>
    expect(told(name, reason)).toEqual({ kind: 'other' }),
  );

  it.each([
    ['mean', 'you even them out'],
    ['pears', '16 pears in two heaps'],
    ['pizza', 'there are 8 slices'],
  ] as const)('is not found in %s: “%s”', (name, reason) => expect(told(name, reason)).toBeNull());

  it('comes to the answer by chance in a step before the last', () => {
    expect(workingTold('cuz 2+7', missing)).toMatchObject({ kind: 'leaves_out' });
    expect(workingTold('18 - 9', missing)).toEqual({ kind: 'of_way' });
    expect(workingTold('2 + 7 is 9 and 18 - 9 is 9', missing)).toEqual({ kind: 'of_way' });
  });
});
