import { describe, expect, it } from 'vitest';
import { answerStands } from './answer-stands.ts';
import { falseLinesOf } from './false-lines.ts';
import { taskOfStem } from './stem-task.ts';

const standing = (stem: string, answer: string) => {
  const task = taskOfStem(stem);
  return task === null ? 'not read' : answerStands(task, answer);
};

describe('what a stem asks for, worked out from the stem alone', () => {
  it.each([
    ['Add $\\frac{3}{12} + \\frac{1}{12}$.', '1/3', '5/6'],
    ['Work out $12.16 - 5.96$. Give your answer as a decimal.', '6.2', '6.3'],
    ['Subtract: $7{,}013 - 5{,}869$', '1144', '1244'],
    ['What is $25\\%$ of $40$?', '10', '100'],
    ['By how much is $3$ greater than $-4$?', '7', '-1'],
    ['Which number belongs in the box? $\\square - 68 = 27$', '95', '41'],
    ['Which exponent belongs in the box? $45 = 3^{\\square} \\times 5$', '2', '3'],
    ['Find the missing number so that the ratios are equal: $12 : 15 = \\square : 5$', '4', '2'],
    ['Evaluate $3ab - 5$ for $a = 4$ and $b = 5$.', '55', '54'],
    ['Multiply out and combine like terms.\n\n$2(4y + 10) + 6y + 9$', '14y + 29', '14y + 19'],
    ['Factor completely.\n\n$20y - 28$', '4(5y - 7)', '4(5y + 7)'],
    ['Write the opposite of $7p - 2q$ without parentheses.', '-7p + 2q', '-7p - 2q'],
    ['Solve the equation.\n\n$\\frac{x - 8}{7} = 5$', '43', '27'],
    ['Solve the equation. Write all solutions as a set, for example $\\{1, 2\\}$.\n\n$|x + 1| = 5$', '{-6, 4}', '{4}'],
    ['Solve the inequality.\n\n$-2x < 6$', 'x > -3', 'x < -3'],
    [
      'Solve the system. Write the solution as an ordered pair $(x, y)$.\n\n$\\begin{cases} y = 4x - 14 \\\\ 5x + y = 22 \\end{cases}$',
      '(4, 2)',
      '(2, 4)',
    ],
    ['Solve the formula for $x$.\n\n$y = x + 18$', 'y - 18', 'y + 18'],
    ['True or false? $6 + 9 \\times 4 = 60$', 'false', 'true'],
    ['True or false: $27$ is a solution of $x \\ge 23$.', 'true', 'false'],
    ['True or false: $9y + 11 - y$ and $8y + 11$ are equivalent expressions.', 'true', 'false'],
    ['Find the greatest common factor of 112, 98 and 42.', '14', '7'],
    ['Find the least common multiple of 10 and 12.', '60', '120'],
    ['Find the median of 6, 18, 3 and 20.', '12', '3'],
    ['Find the mode of 39, 31, 18, 25 and 18.', '18', '31'],
  ])('%s is %s and not %s', (stem, right, wrong) => {
    expect([standing(stem, right), standing(stem, wrong)]).toEqual(['equal', 'different']);
  });

  it.each([
    'Work it out.',
    'Find the remainder of $17 \\div 5$.',
    'Find $x$.',
    'Round $48.5953$ to the nearest **hundredth**.',
    'Work out $17 \\div 3$. Write the answer rounded to one place.',
    'Find the missing number: $\\frac{65}{9} = 7\\frac{\\square}{9}$', // a mixed number, not a product with 7
    'The function $f$ has the rule $f(x) = 2x$. Find $f(3)$.',
    'Ana has 629 paper clips, and Dev has 66. How many do they have together?',
    'Find the mode of 1, 1, 2 and 2.',
  ])('isn’t worked out if the stem can’t be read completely: %s', (stem) => expect(standing(stem, '1')).toBe('not read'));
});

describe('the false lines of a solution', () => {
  const falseIn = (stem: string, answer: string, lines: string[]) => falseLinesOf(lines, { task: taskOfStem(stem), answer });
  it.each([
    ['Solve the equation.\n\n$2x + 3 = 11$', '4', ['2x = 8', 'x = 4'], []],
    ['Solve the equation.\n\n$2x + 3 = 11$', '4', ['2x = 14', 'x = 4'], ['2x = 14']],
    ['Solve by factoring.\n\n$x^2 - x - 6 = 0$', '{-2, 3}', ['(x - 3)(x + 2) = 0', 'x = 3, \\quad x = -2'], []],
    ['Solve by factoring.\n\n$x^2 - x - 6 = 0$', '{-2, 3}', ['(x - 6)(x + 1) = 0', 'x = 3'], ['(x - 6)(x + 1) = 0']],
    ['Multiply out.\n\n$2(x + 3)$', '2x + 6', ['2(x + 3) = 2x + 3', '2x + 6'], ['2(x + 3) = 2x + 3']],
    ['A story of 3 and 4.', '7', ['3 + 4 = 8', '7'], ['3 + 4 = 8']],
    ['A story of 3 and 4.', '7', ['n = 8', '20 \\approx 21'], []], // no letter that the stem tells of; an estimate
  ])('%s %s: %j', (stem, answer, lines, found) => expect(falseIn(stem, answer, lines)).toEqual(found));
});
