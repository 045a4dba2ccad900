import { describe, expect, it } from 'vitest';
import { describeFigure } from './describe-figure.ts';
import { drawStatement } from './draw-statement.ts';

const words = (stem: string): string | null => {
  const figure = drawStatement(stem);
  return figure === null ? null : describeFigure(figure);
};

describe('the picture of a statement', () => {
  it.each([
    ['What is $\\frac{3}{4} + \\frac{1}{7}$?', 'Strip 2, labeled 1/7, is cut into 7 equal parts, 1 of them shaded'],
    ['Find $\\frac{2}{5} \\times \\frac{3}{7}$.', '3 columns are colored, and 2 rows are striped'],
    ['Find $\\frac{3}{5}$ of 40.', '5 equal parts, without labels, 3 shaded; the whole is labeled 40'],
    [
      'A forest has 350 trees, and 2% of them are oaks. How many are oaks?',
      'labeled 2% and no label, 1 shaded; the whole is labeled 350',
    ],
    ['Write 65% as a fraction.', 'the whole is labeled 100%'],
    ['Write $\\frac{13}{50}$ as a percent.', 'labeled 13 and no label, 1 shaded; the whole is labeled 50'],
    ['Find $-4 - (-11)$.', 'from −5 to 8, marks 1 apart, each with its number. A jump goes from 0 to −4'],
    ['Solve $6x + 9 = 57$.', '7 parts, labeled x, x, x, x, x, x, and 9; the whole is labeled 57'],
    ['Solve $3x - 8 = 34$.', 'Tape 2: 2 parts, labeled 8 and 34'],
    ['The ratio of cats to dogs in a shelter is $2 : 5$.', 'dogs: 5 equal parts'],
    ['Find the mean of 10, 15, and 35.', 'The bar for 1st ends at the line for 10'],
    ['Machine f has the rule $f(x) = 4x + 3$. What is $f(5)$?', '4x + 3'],
    ['Which is greater, $0.4$ or $0.15$?', 'A number line from 0 to 1'],
  ])('shows what the statement gives: %s', (stem, shows) => {
    expect(words(stem)).toContain(shows);
  });

  it.each([
    'How many sides has a square?',
    'Find $1\\frac{1}{2} \\times \\frac{3}{5}$.', // a strip of 1/2 would leave the 1 out
    'A list is 20, 22, and 24. Then the 24 changes to 45. How much does the mean increase?', // two lists
    'What is y when $x = 10$?',
    'Solve $13x + 9 = 48$.', // thirteen parts can't be read
    'Find $12 + 5$.',
    'Find $\\frac{9}{4} + \\frac{1}{4}$.', // more than a bar
  ])('isn’t drawn if it would leave something out or couldn’t be read: %s', (stem) => {
    expect(words(stem)).toBeNull();
  });
});
