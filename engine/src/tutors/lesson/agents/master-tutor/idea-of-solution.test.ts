import { describe, expect, it } from 'vitest';
import { ideaOf, wayOf } from './idea-of-solution.ts';

const asked = { question_text: 'What is it?', expected_answer: '1' };
const solution = (...explanations: string[]) => ({
  ...asked,
  solution: explanations.map((explanation, at) => ({ step_index: at + 1, explanation, math: '1' })),
});

describe('the sentence that names the idea of a solution', () => {
  it('is the last sentence that makes sense on its own', () => {
    expect(ideaOf(solution('All have four pieces, so the size decides.', 'The top, too.'))).toBe(
      'All have four pieces, so the size decides.',
    );
  });

  it('drops a leading “So”', () => {
    expect(ideaOf(solution('So the top is multiplied by 3 as well.'))).toBe('The top is multiplied by 3 as well.');
  });

  it.each([
    ['a task', 'Divide both numbers by 6 now.'],
    ['what leans on the line before', 'Five of them are fewer than seven.'],
    ['a heading', 'Half a dollar more for each.'],
    ['figures with hardly a word', '15 divided by 3 is 5.'],
    ['what leads to mathematics', 'Three ninths and four ninths are these:'],
  ])('is never %s', (_, explanation) => {
    expect(ideaOf(solution(explanation))).toBeNull();
  });

  it.each([
    ['Is this statement always, sometimes, or never true?', 'never', 'The statement is never true.'],
    ['Which is the greatest? $\\frac{3}{4}$, $\\frac{4}{5}$', '4/5', 'The greatest numerator is 90.'],
    ['Two of four numbers are 7 and 9. What is missing?', '3', 'What is missing from the total is the answer.'],
  ])('about “%s” (%s) is not “%s”', (question_text, expected_answer, explanation) => {
    expect(ideaOf({ ...solution(explanation), question_text, expected_answer })).toBeNull();
  });
});

describe('the sentence of a solution offered as another way', () => {
  const told = (...lines: (readonly [string, string])[]) => ({
    ...asked,
    solution: lines.map(([explanation, math], at) => ({ step_index: at + 1, explanation, math })),
  });

  it.each([
    [
      'its idea',
      told(['All have four pieces, so the size decides.', '4'], ['Write the symbol between the original fractions.', 'a < b']),
      'All have four pieces, so the size decides.',
    ],
    [
      'else its last sentence with mathematics in it',
      told(
        ['Now compare the two numerators.', '9 > 8'],
        ['Write the symbol between the original fractions.', '\\frac{3}{8} > \\frac{1}{3}'],
      ),
      'Now compare the two numerators.',
    ],
    [
      'else its last line of mathematics',
      told(['Multiply.', '5 \\times 23 = 115'], ['This is the number.', '115']),
      '$5 \\times 23 = 115$',
    ],
    [
      'what tells numbers of its own, however it begins',
      told(
        ['Find how many pears they have together.', '5 + 11 = 16'],
        ['They have 16 pears together, and each gets half.', '16 \\div 2 = 8'],
      ),
      'They have 16 pears together, and each gets half.',
    ],
    ['a line that compares', told(['This is the number.', '0.7 < 0.75 < 0.8']), '$0.7 < 0.75 < 0.8$'],
  ])('is %s', (_, solution, way) => expect(wayOf(solution)).toBe(way));

  it.each([
    ['points at the answer', told(['This is the number.', '0.786'])],
    ['tells where to write it', told(['Write the symbol between the original fractions.', '<'])],
    ['names who found it', told(['Rosa got this answer.', '\\text{Rosa}'])],
    ['tells to choose', told(['Choose what fits.', '\\text{the median}'])],
  ])('is nothing if the solution %s', (_, solution) => expect(wayOf(solution)).toBeNull());
});
