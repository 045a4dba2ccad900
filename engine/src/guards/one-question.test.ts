import { describe, expect, it } from 'vitest';
import { asksTooMuch } from './one-question.ts';

describe('asksTooMuch', () => {
  it.each([
    [1, 'What does the 8 tell you? And what does the 3 tell you?'],
    [1, 'How many parts are there?\nHow many are shaded?'],
    [0, 'That is right. What is $\\frac{1}{2}$ of 8?'],
    [0, 'That is right. Shall we go on?'],
    [0, 'That is right. Now solve $2x = 8$.'],
    [0, 'Good. Work out 3/4 of 12.'],
    [0, 'Good. Next, tell me what 3 times 4 is.'],
  ] as const)('with %i allowed, objects to %j', (most, text) => {
    expect(asksTooMuch(text, { most })).toMatchObject({ guard: 'one_question' });
  });

  it.each([
    [1, 'You wrote $\\frac{3}{8}$. What does the 8 tell you?'],
    [1, 'Look at $\\frac{?}{8}$ again. What stands below?'],
    [1, 'Work out $3 \\cdot 4$ first. Then try again.'],
    [1, 'Multiply both by the same number.'],
    [0, 'That is right. Here is another one.'],
    [0, 'When we solve an equation, both sides stay equal.'],
    [0, 'Now you can find equal fractions. The next one is a little harder.'],
    [0, 'The sign $?$ stands for the missing number.'],
  ] as const)('with %i allowed, lets %j pass', (most, text) => {
    expect(asksTooMuch(text, { most })).toBeNull();
  });

  it('counts an author’s passage as one question, and questions beside it as more', () => {
    const ours = ['How did you look for the values? Could there be others?'];
    expect(asksTooMuch(`Look again. ${ours[0]}`, { most: 1, ours })).toBeNull();
    expect(asksTooMuch(`Is it 3? ${ours[0]}`, { most: 1, ours })).not.toBeNull();
    expect(
      asksTooMuch('Find the number that both go into: 12. Then go on.', {
        most: 0,
        ours: ['Find the number that both go into: 12.'],
      }),
    ).toBeNull();
  });
});
