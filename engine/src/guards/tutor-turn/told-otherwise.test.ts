import { describe, expect, it } from 'vitest';
import { describesOtherEquation } from './equation-described.ts';
import { exchangesQuantities } from './exchanged-quantities.ts';
import { tellsResultFromNowhere } from './result-from-nowhere.ts';
import type { SpokenTurn } from './spoken-turn.ts';

const asked = (stem: string, expected: string, student: string): SpokenTurn => ({
  act: 'hint',
  question: { stem, expected, input_type: 'integer', choices: [] },
  verdict: 'incorrect',
  must_convey: null,
  student,
  said: [`Tutor: ${stem}`],
  next_question: null,
  text: '',
});

const punch = asked(
  'A punch takes 3 cups of juice for every 5 cups of water. How many cups of juice go with 20 cups of water?',
  '12',
  '18',
);
const beads = asked('A jar holds 6 red, 9 blue, and 4 white beads. What is the probability of a blue one?', '9/19', '9/10');
const box = asked('A box is 8 cm long, 2 cm wide, and 5 cm high. What is its volume?', '80', '15');
const median = asked('What is the median of 12, 4, 9, 30, and 7?', '9', '12');
const boxes = asked('Ida has 6 boxes with 10 pens in each. She loses 7 pens. How many has she left?', '53', '18');
const equation = asked('Solve for x: $\\frac{x}{6} = 4$', '24', '10');
const steps = asked('Solve for x: $2x - 9 = 5$', '7', '-2');
const sum = asked('Find: $58 + 27$', '85', '75');

describe('a story retold with its quantities swapped', () => {
  it.each<[SpokenTurn, string, string]>([
    [beads, 'There are 9 red, 6 blue, and 4 white ones.', 'There are 6 red, 9 blue, and 4 white ones.'],
    [box, 'The bottom layer is 8 long and 5 wide.', 'The bottom layer is 8 long and 2 wide.'],
    [median, '12 is the first number, and the largest of them, too.', '30 is the largest of them.'],
    [boxes, 'She loses 7 pens from every box.', 'There are 10 pens in each box, and 7 are lost.'],
  ])('is found in %#', (turn, wrong, right) => {
    expect(exchangesQuantities({ ...turn, text: wrong })).toBe(true);
    expect(exchangesQuantities({ ...turn, text: right })).toBe(false);
  });

  it.each<[SpokenTurn, string]>([
    [beads, 'If there were 9 red and 6 blue ones, what would change?'],
    [beads, 'You put 6 blue and 9 red. Look again.'],
    [punch, '20 cups is 4 times as much as 5 cups.'],
  ])('isn’t found if the tutor supposes it or quotes the student, in %#', (turn, text) => {
    expect(exchangesQuantities({ ...turn, text })).toBe(false);
  });
});

describe('an equation described wrongly', () => {
  it.each<[SpokenTurn, string, string]>([
    [equation, '6 has been taken away from x here.', 'x has been divided by 6 here.'],
    [steps, 'Two times a number, and then 9 more put on, comes to 5.', 'Two times a number, and then 9 taken away, comes to 5.'],
  ])('is found in %#', (turn, wrong, right) => {
    expect(describesOtherEquation({ ...turn, text: wrong })).toBe(true);
    expect(describesOtherEquation({ ...turn, text: right })).toBe(false);
  });

  it('isn’t found in what to do to both sides', () => {
    expect(describesOtherEquation({ ...steps, text: 'Undo it: 9 is added on both sides.' })).toBe(false);
  });
});

describe('a result that no step leads to', () => {
  it.each<[SpokenTurn, string, string]>([
    [
      sum,
      'Look at 34 + 48: 4 and 8 are 12, so you carry, and you end up with 92.',
      'Look at 34 + 48: 4 and 8 are 12, so you carry, and you end up with 82.',
    ],
    [
      sum,
      'In 20 - 3 × 4 the product is 12, so all together that makes 38.',
      'In 20 - 3 × 4 the product is 12, so all together that makes 8.',
    ],
  ])('is found in %#', (turn, wrong, right) => {
    expect(tellsResultFromNowhere({ ...turn, text: wrong })).toBe(true);
    expect(tellsResultFromNowhere({ ...turn, text: right })).toBe(false);
  });
});
