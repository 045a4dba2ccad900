import { describe, expect, it } from 'vitest';
import { findLeak } from './find-leak.ts';
import { questionsOf } from './written-answer.ts';

type Row = [stem: string, answer: string, shown: string[], hint: string];

const leaksOf = ([stem, answer, shown, hint]: Row, written: string[] = []) =>
  questionsOf({ answer, stem, choices: [], variables: [] }).flatMap((question) =>
    findLeak({ text: hint, answer: question, stem, shown, written, level: 1 }),
  );

const boxes = 'Mia has 4 boxes of 12 pens and gives 9 away. How many pens has she left?';
const solve = 'Solve 2x + 3 = 11.';
const chosen = 'Which is prime? A) 9 B) 11 C) 15';
const first = 'Tutor: How many pens are in the boxes?';

describe('an answer the student found herself', () => {
  it.each<Row>([
    [boxes, '39', [first, 'Student: 4 times 12 is 48, so 48 - 9 = 39 pens.'], 'Right, 39 pens are left, since 48 - 9 = 39.'],
    [boxes, '39', ['Student: 39', 'Tutor: How did you get there?', 'Student: Yes, I took them away.'], 'So the answer is 39.'],
    [boxes, '39', ['Student: It is 45.', 'Tutor: Check it.', 'Student: oh, it is 39!'], 'Yes: 39.'],
    [boxes, '39', [first, 'Student: is it thirty-nine?'], 'It is 39.'],
    [solve, 'x = 4', ['Student: I get x = 4.'], 'Good. x = 4 fits: 2 · 4 + 3 = 11.'],
    [solve, '4', ['Student: 2x = 8, so x is 4'], 'Yes, 4 is the answer.'],
    ['Expand 2(x + 3).', '2x+6', ['Student: that makes 2x + 6'], '2x + 6 is right, because 2 · 3 = 6.'],
    ['Solve x^2 - 5x + 6 = 0.', 'x = 2 or x = 3', ['Student: x = 2 or x = 3'], 'Right: both 2 and 3 solve it.'],
    [chosen, 'B', ['Student: I choose B'], 'B is right: 11 has no other divisors.'],
    ['Add 1/4 and 2/4.', '3/4', ['Student: I think 3/4'], 'Yes, 3/4.'],
    ['What percent of 40 is 12?', '30', ['Student: so that is 30% of it'], 'Well done, 30% is right.'],
  ])('may be repeated to her: %s [%s] %j “%s”', (...row) => {
    expect(leaksOf(row)).toEqual([]);
  });

  it.each<Row>([
    [boxes, '39', [first, 'Student: 48 - 9 = 39, and then 39 - 4 = 35.'], 'It is 39.'], // went on to another
    [boxes, '39', ['Student: 39', 'Tutor: Sure?', 'Student: no, it is 45.'], 'It was 39.'], // took it back
    [boxes, '39', ['Student: It is not 39.'], 'But it is 39.'], // ruled it out
    [boxes, '39', ['Student: 39 or 45?'], 'It is 39.'], // left it open
    [boxes, '39', ['Tutor: Others say 39.', 'Student: Yes.'], 'It is 39.'], // somebody else's
    [boxes, '39', ['Student: I need help.'], 'You get 39.'],
    [
      'Tom has 3 boxes of 5 pens and gives 12 away. How many has he left?',
      '3',
      ['Student: There are 3 boxes.'],
      'He has 3 left.',
    ], // a number of the stem
    [solve, '4', ['Student: I divided by 4'], 'So x is 4.'], // an operand
    [chosen, 'B', ['Student: A or B'], 'B is right.'],
    ['Is 51 a prime number?', 'no', ['Tutor: Do you see why?', 'Student: no'], '51 is not a prime number.'], // answers something else
  ])('is a leak if she hasn’t settled on it herself: %s [%s] %j “%s”', (...row) => {
    expect(leaksOf(row).length).toBeGreaterThan(0);
  });

  it('is the last answer she wrote', () => {
    const row: Row = [boxes, '39', [], 'The answer is 39.'];
    expect(leaksOf(row, ['45', '39'])).toEqual([]);
    expect(leaksOf(row, ['39', '45']).length).toBeGreaterThan(0);
  });

  it('counts only in the form the question asks for', () => {
    const question = {
      ...questionsOf({ answer: '3/4', stem: 'Simplify 18/24.', choices: [], variables: [] })[0]!,
      judging: { form: 'reduced_fraction' as const, variables: [], unit: null },
    };
    const ask = (written: string) =>
      findLeak({ text: 'It is 3/4.', answer: question, stem: 'Simplify 18/24.', shown: [], written: [written], level: 1 });
    expect(ask('9/12').length).toBeGreaterThan(0);
    expect(ask('3/4')).toEqual([]);
  });

  it('is recognized after thirty long messages', () => {
    const talk = Array.from(
      { length: 30 },
      (_, i) => `${i % 2 === 0 ? 'Tutor' : 'Student'}: ${'We look at it again and again, one box after the other. '.repeat(14)}`,
    );
    const [hint, found] = ['Yes, 39 pens are left.', 'Student: So 39 pens are left.'];
    expect(leaksOf([boxes, '39', talk, hint]).length).toBeGreaterThan(0);
    expect(leaksOf([boxes, '39', [...talk, found], hint])).toEqual([]);
    expect(leaksOf([boxes, '39', [...talk, found, 'Tutor: Why?', 'Student: I took 9 from 48.'], 'Tell me more.'])).toEqual([]);
  });
});
