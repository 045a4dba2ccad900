import { QuestionAnswer } from '@stoa/schema/study-plan';
import { describe, expect, it } from 'vitest';
import { answersIn } from './answers-in.ts';

type Question = {
  readonly stem: string;
  readonly input_type: string;
  readonly expected: string;
  readonly choices?: string[];
  readonly judging?: object;
};

const heardIn = (message: string, { stem, ...answer }: Question): string | null => {
  const question = { stem, answer: QuestionAnswer.parse(answer) };
  const context = { question, probe: null, misconceptions: [], glossary: [], said: [] };
  return answersIn(message, context).flatMap((act) => (act.act === 'answer' ? [act.answer] : []))[0] ?? null;
};

const asked = (stem: string, input_type: string, expected: string, choices?: string[]): Question => ({
  stem,
  input_type,
  expected,
  ...(choices === undefined ? {} : { choices }),
});
const price = asked('5 notebooks cost $8. What is the cost of one notebook in dollars?', 'decimal', '1.6');
const product = asked('0.3 × 0.2 = ?', 'decimal', '0.06');
const ordinary = asked('Write 3.2 × 10⁴ as an ordinary number.', 'integer', '32000');
const scientific = asked('Write 0.00045 in scientific notation.', 'expression', '4.5 × 10^-4');
const twelfths = asked('3/4 - 1/3 = ?', 'fraction', '5/12');
const chance = asked('A bag has 3 red and 5 blue marbles. What is the probability of picking red?', 'fraction', '3/8');
const debt = asked('What is -6 × 4?', 'integer', '-24');
const sale = asked('A $60 jacket is 20% off. What is the sale price in dollars?', 'integer', '48');
const volume = asked('A box is 4 in long, 3 in wide and 5 in tall. What is its volume in cubic inches?', 'integer', '60');
const square = asked('Solve x² = 49. Give all solutions.', 'set', '{-7, 7}');
const factors = asked('List all the factors of 12.', 'set', '{1,2,3,4,6,12}');
const inequality = asked('Solve -2x < 8.', 'expression', 'x>-4');
const circle = asked('Find the area of a circle with radius 3 cm in terms of π.', 'expression', '9π');
const line = asked('The table shows x: 0, 1, 2, 3 and y: 5, 8, 11, 14. Write an equation for y.', 'expression', 'y = 3x + 5');
const system = asked('Solve x + y = 10 and x - y = 4. What is x?', 'integer', '7');
const share = asked('3/5 of the 40 students in a club play chess. How many play chess?', 'integer', '24');

const angles = asked('Two angles are supplementary. One is 65°. What is the other in degrees?', 'integer', '115');
const change = asked('Lunch costs $6.75. You pay with a $10 bill. How much change do you get?', 'decimal', '3.25');
const halves = asked('Divide: 8 ÷ 1/2', 'integer', '16');
const three = asked('Leo paid $13 at a gym: $7 for shoes and $2 an hour. How many hours did Leo climb?', 'integer', '3');
const power = asked('Write x³ · x⁴ as a single power of x.', 'expression', 'x^7');
const quotient = asked('5/6 ÷ 1/3 = ?', 'fraction', '5/2');
const mirrored = asked('Reflect the point (4, -2) over the y-axis. What are the new coordinates?', 'expression', '(-4, -2)');
const fifteenths = asked('2/3 × 4/5 = ?', 'fraction', '8/15');
const cents = asked('5 apples cost $3. What does one apple cost, in dollars?', 'decimal', '0.60');

describe("numbers in a student's own words", () => {
  it.each([
    ['a dollar sixty', price, '1.6'],
    ['(-4,-2)', mirrored, '(-4, -2)'],
    ['so it’s negative four comma negative two', mirrored, '(-4, -2)'],
    ['x is -4 and y is -2', mirrored, '(-4, -2)'],
    ['I have (-4,-2). Does that match?', mirrored, '(-4, -2)'],
    ['3 outta 8', chance, '3/8'],
    ['eight um fifteenths', fifteenths, '8/15'],
    ['It is zero point sixty', cents, '0.60'],
    ['zero comma zero six', product, '0.06'],
    ['32k', ordinary, '32000'],
    ['4.5 e-4', scientific, '4.5 × 10^-4'],
    ['four point five times ten at minus four', scientific, '4.5 × 10^-4'],
    ['it is five twelfth', twelfths, '5/12'],
    ['three of eight', chance, '3/8'],
    ['The red has 3 chance from 8', chance, '3/8'],
    ['negative um twenty four', debt, '-24'],
    ['4 8', sale, '48'],
    ['four times three times five sixty', volume, '60'],
    ['9 pi', circle, '9π'],
    ['nine pi square centimeters', circle, '9π'],
    ['3x + 5', line, 'y = 3x + 5'],
    ['x is 7 y is 3', system, '7'],
    ['one eighty take away sixty five is one fifteen', angles, '115'],
    ['three twenty five', change, '3.25'],
    ['sixteen halves', halves, '16'],
    ['x to the 7th', power, 'x^7'],
    ['x7', power, 'x^7'],
    ['five over two or two and a half same thing', quotient, '5/2'],
    ['21 *12 lol', asked('If f(x) = x^2 - 4x, find f(-2).', 'integer', '12'), '12'],
    ['9+4 is 13 - twice that - 26', asked('A rectangle is 9 m long and 4 m wide. What is its perimeter?', 'integer', '26'), '26'],
    [
      'ngl 30 bucks, 10 off cuz a quarter of 40 is 10',
      asked('A jacket costs $40. It is 25% off. What is the sale price in dollars?', 'integer', '30'),
      '30',
    ],
    ['siete', asked('8 + 4 = ☐ + 5. What number goes in the box?', 'integer', '7'), '7'],
    ['siete tercios', asked('Write 2 1/3 as an improper fraction.', 'fraction', '7/3'), '7/3'],
    ['twenty grand', asked('How many cm² are in 2 m²?', 'integer', '20000'), '20000'],
    ['60 in two', sale, null],
    ['hmm, this one goes over there', three, null],
    ['thre', three, '3'],
    ['not sure but i think you times 28 by 4', system, null],
    ['24 of the students', share, '24'],
    ['3 comma 5', price, null],
  ])('%j', (message, question, answer) => {
    expect(heardIn(message, question)).toBe(answer);
  });
});

describe('several numbers that make up one answer', () => {
  it.each([
    ['7 n -7', square, '{-7, 7}'],
    ['x = 7 and x = -7', square, '{-7, 7}'],
    ['negative seven and uh regular seven', square, '{-7, 7}'],
    ['1, 2, 3, 4, 6, and 12', factors, '{1,2,3,4,6,12}'],
    ['1 2 3 4 6 12', factors, '{1,2,3,4,6,12}'],
  ])('%j', (message, question, answer) => {
    expect(heardIn(message, question)).toBe(answer);
  });
});

describe('the right value in a form other than the one asked for', () => {
  const simplest: Question = {
    ...asked('What is the ratio of sheep to goats, 16 to 20, in simplest form?', 'fraction', '4/5'),
    judging: { form: 'reduced_fraction' },
  };
  it.each([
    ['i thnk its 8/10', '8/10'],
    ['so its four fifths', '4/5'],
  ])('is heard in the form it was said in: %j', (message, answer) => {
    expect(heardIn(message, simplest)).toBe(answer);
  });
});

describe('a relation in words', () => {
  it.each([
    ['x bigger minus four', 'x>-4'],
    ['anything over -4', 'x>-4'],
    ['x exceeds negative four', 'x>-4'],
    ['0 is above -4', null], // about something else
  ])('%j', (message, answer) => {
    expect(heardIn(message, inequality)).toBe(answer);
  });
});

const decimals = asked('Which is greater, 0.7 or 0.65?', 'multiple_choice', 'A', ['0.7', '0.65', 'They are equal']);
const thirds = asked('Which is greater: 1/3 or 1/5?', 'multiple_choice', 'A', ['1/3', '1/5', 'They are equal']);
const meaning = asked('Which expression means "5 more than the product of n and 3"?', 'multiple_choice', 'B', [
  '5(n + 3)',
  '3n + 5',
  '5 · 3n',
  'n + 3 + 5',
]);
const point = asked('Which point is at (3, 5) on the grid?', 'multiple_choice', 'C', [
  'Point P: 5 right, 3 up',
  'Point Q: 3 right, 3 up',
  'Point R: 3 right, 5 up',
]);
const solutions = asked('Which shows all the solutions of x + 4 > 10?', 'multiple_choice', 'B', [
  'x = 6',
  'x > 6',
  'x < 6',
  'x > 14',
]);

describe('a choice', () => {
  it.each([
    ['.7', decimals, 'A'],
    ['point 7', decimals, 'A'],
    ['0.7 is more than 0.65', decimals, 'A'],
    ['thirds', thirds, 'A'],
    ['the fifths one', thirds, 'B'],
    ['0.65 > 0.7', decimals, 'B'],
    ['0.65 < 0.7', decimals, 'A'],
    ['1/3 > 1/5', thirds, 'A'],
    ['A obv', decimals, 'A'],
    ['3n + 5', meaning, 'B'],
    ['Point R', point, 'C'],
    ['Q... no, R', point, 'C'],
    ['x is greater than six', solutions, 'B'],
  ])('%j', (message, question, answer) => {
    expect(heardIn(message, question)).toBe(answer);
  });
});

const prime = asked('Is 27 a prime number?', 'boolean', 'false');
const rectangles = asked('True or false: Every square is a rectangle.', 'boolean', 'true');

describe('a reply about whether a statement is true', () => {
  it.each([
    ['not prime', prime, 'false'],
    ['so it is not prime', prime, 'false'],
    ['false i mean true', rectangles, 'true'],
    ['true no wait yeah true', rectangles, 'true'],
    ["what's a rectangle again", rectangles, null],
    ['is it prime', prime, null],
  ])('%j', (message, question, answer) => {
    expect(heardIn(message, question)).toBe(answer);
  });
});
