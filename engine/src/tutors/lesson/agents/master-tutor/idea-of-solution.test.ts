import { describe, expect, it } from 'vitest';
import { ideaOf } from './idea-of-solution.ts';

const solution = (...explanations: string[]) => ({
  solution: explanations.map((explanation, at) => ({ step_index: at + 1, explanation, math: '1' })),
});

describe('the sentence that names the idea of a solution', () => {
  it('is the last one that can be understood alone', () => {
    expect(ideaOf(solution('All have four pieces, so the size decides.', 'The top, too.'))).toBe(
      'All have four pieces, so the size decides.',
    );
  });

  it('begins anew where it only concluded', () => {
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
});
