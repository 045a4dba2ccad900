import { describe, expect, it } from 'vitest';
import { agreedStanding } from './agrees-falsely.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { objectionsTo } from './turn-objections.ts';

type Asked = readonly [stem: string, expected: string, input_type: SpokenTurn['question']['input_type']];
const turnOf = ([stem, expected, input_type]: Asked, text: string, part: Partial<SpokenTurn> = {}): SpokenTurn => ({
  act: 'probe',
  question: { stem, expected, input_type, choices: [] },
  verdict: 'open',
  must_convey: null,
  student: 'hm',
  said: [`Tutor: ${stem}`],
  next_question: null,
  text,
  ...part,
});
const pizza: Asked = [
  'A pizza is cut into 8 equal slices. You eat 3 and your friend eats 4. What fraction have you eaten together?',
  '7/8',
  'fraction',
];
const tickets: Asked = ['A fair has 100 tickets. 37 of them are sold. How many tickets are left?', '63', 'integer'];
const rug: Asked = ['A rug is 8 feet long and 5 feet wide. How many feet of ribbon go around it?', '26', 'integer'];
const rectangle: Asked = ['A rectangle has sides of 4 cm and 9 cm. What is its area, in square centimeters?', '36', 'integer'];
const oranges: Asked = ['Lena has 6 oranges. She cuts each orange into halves. How many halves does she have?', '12', 'integer'];
const tenths: Asked = ['What is missing? $\\frac{3}{10} + \\frac{\\square}{10} = \\frac{10}{10}$', '7', 'integer'];
const boxes: Asked = ['Ida has 6 boxes with 10 pens in each. She loses 7 pens. How many has she left?', '53', 'integer'];
const pears: Asked = [
  'Ali has 5 pears, and Bea has 11. They share until both have the same number. How many pears does each have now?',
  '8',
  'integer',
];
const towers: Asked = [
  'Three towers have 4, 8, and 9 blocks. You move blocks until all are the same height. How many blocks does each tower have now?',
  '7',
  'integer',
];
const birds: Asked = ['There are 6 ducks and 11 swans on a pond. What is the ratio of swans to all birds?', '11/17', 'fraction'];
const machine: Asked = ['A machine follows the rule $4x + 3$. What is the output when the input is 5?', '23', 'integer'];
const train: Asked = ['A train goes 180 miles in 3 hours. How many miles does it go in 5 hours?', '300', 'integer'];
const equation: Asked = ['Solve the equation $4x = 28$.', '7', 'integer'];
const angles: Asked = ['Two angles form a straight line. One of them is 115°. How many degrees is the other?', '65', 'integer'];

describe('what the tutor restates when agreeing', () => {
  it.each<[Asked, so: string, notSo: string]>([
    [pizza, 'Right, 8 slices in all. So how many were eaten?', 'Right, 9 slices in all. So how many were eaten?'],
    [pizza, 'Yes, there are 8 slices. How many are gone?', 'Yes, 12 slices in all. How many are gone?'],
    [pizza, 'Right, your friend eats 4. How many do you eat?', 'Right, your friend eats 3. How many do you eat?'],
    [tickets, 'Yes, there are 100 tickets.', 'Right, 137 tickets in all.'],
    [tickets, 'Right, 37 of them are sold.', 'Exactly, 37 are left.'],
    [rug, "Yes, it's 8 feet long.", "Yes, it's 9 feet long."],
    [rug, 'Exactly, the rug is 5 feet wide.', 'Exactly, the rug is 5 feet long.'],
    [rectangle, "Right, it's a rectangle with sides 4 and 9.", "Right, it's a rectangle with sides 4 and 8."],
    [rectangle, "Right, it's a rectangle with sides 4 and 9.", "Right, it's a triangle with sides 4 and 9."],
    [oranges, 'Yes, 2 halves in each orange.', 'Yes, 3 halves in each orange.'],
    [tenths, 'Yes, the whole is 10.', 'Yes, the whole is 12.'],
    [boxes, 'Right, 60 pens at first.', 'Right, 16 pens at first.'],
    [boxes, 'Yes, there are 6 boxes.', 'Yes, there are 10 boxes.'],
    [pears, 'Right, 16 pears in all.', 'Right, 15 pears in all.'],
    [towers, 'Yes, 21 blocks altogether.', 'Yes, 22 blocks altogether.'],
    [birds, 'Right, 17 birds in all.', 'Right, 16 birds in all.'],
    [machine, 'Yes, the input is 5.', 'Right, 4 times 5 is 9.'],
    [train, 'Right, 180 miles in 3 hours.', 'Yes, 50 miles in one hour.'],
    [equation, 'Right, 4 times x is 28.', 'Right, 4 times x is 24.'],
  ])('is checked against the question: %#', (asked, so, notSo) => {
    expect(agreedStanding(turnOf(asked, so)), so).toBe('so');
    expect(agreedStanding(turnOf(asked, notSo)), notSo).toBe('not_so');
    expect(objectionsTo(turnOf(asked, notSo)).length).toBeGreaterThan(0);
  });

  it.each<[Asked, string]>([
    [pizza, 'Right, 7 slices out of 8 are eaten.'],
    [pizza, 'Exactly, seven out of eight.'],
    [pizza, 'Yes, 8 slices in all, and 7 of them are eaten.'],
    [tickets, 'Right, 63 are left.'],
    [oranges, 'Right, 12 halves.'],
    [birds, 'Right, 11 of the 17 birds are swans.'],
  ])('must not give the answer, whole or in parts: %#', (asked, text) => {
    const turn = turnOf(asked, text, { act: 'acknowledge' });
    expect(agreedStanding(turn)).toBe('answer');
    expect(objectionsTo(turn).map(({ guard }) => guard)).toContain('leak');
  });

  it.each<[Asked, string, string]>([
    [pizza, '7 got eaten', 'Right, 7 slices are eaten.'],
    [train, '60', 'Yes, 60 miles in one hour. How many hours is it now?'],
    [angles, 'its a half circle', 'Exactly. Half a circle is half of 360°.'],
    [equation, 'i did it', "Good thinking, that's one way. What do you do in the next 2 steps?"],
    [pizza, '9', 'Yes, you said 9. How did you get it?'],
  ])('may be a step, common knowledge or part of the conversation: %#', (asked, student, text) => {
    expect(['so', 'unknown', null]).toContain(agreedStanding(turnOf(asked, text, { student })));
  });

  it('may also come from the plan', () => {
    const part = { must_convey: 'The ribbon goes along 4 sides.' };
    expect(agreedStanding(turnOf(rug, 'Yes, it goes along 4 sides.', part))).toBe('so');
  });

  it('isn’t a verdict on her answer if the question says it', () => {
    const turn = turnOf(pizza, 'Right, 8 slices in all. So how many were eaten?', { student: '8 slices' });
    expect(objectionsTo(turn)).toEqual([]);
    const bare = 'Right. So how many slices were eaten?';
    expect(objectionsTo(turnOf(pizza, bare, { student: 'there are 8 slices' }))).toEqual([]);
    expect(objectionsTo(turnOf(pizza, bare, { student: 'there are 9 slices' })).length).toBeGreaterThan(0);
  });

  it('is checked if she hasn’t answered correctly', () => {
    expect(agreedStanding(turnOf(pizza, 'Right, 9 slices in all.', { verdict: 'incorrect' }))).toBe('not_so');
    expect(agreedStanding(turnOf(pizza, 'Right, 7 out of 8 it is.', { verdict: 'correct', act: 'confirm' }))).toBeNull();
  });
});
