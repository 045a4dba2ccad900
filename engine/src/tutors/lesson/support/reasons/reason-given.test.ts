import { describe, expect, it } from 'vitest';
import { weighReason } from './reason-given.ts';

const mode = {
  question_text: 'Find the mode of 8, 10, 12, 8, 11, 8, and 15.',
  hint: 'Look for the value that comes most often.',
  solution: [{ step_index: 1, explanation: 'The 8 comes three times, more often than any other value.', math: '8' }],
};
const mean = {
  question_text: 'Find the mean of 10, 15, and 35.',
  hint: 'Add all the values, then divide by how many there are.',
  solution: [
    { step_index: 1, explanation: 'Add the values.', math: '10 + 15 + 35 = 60' },
    { step_index: 2, explanation: 'Divide by three.', math: '60 \\div 3 = 20' },
  ],
};

describe('the reason for a right answer', () => {
  it.each([
    ['because it comes first', mode, 'by_chance'],
    ['bc i like 8', mode, 'by_chance'],
    ['cuz it is there three times', mode, 'fits'],
    ['because 35 - 15 = 20', mean, 'unknown'],
    ['because 10 + 15 + 35 is 60', mean, 'fits'],
    ['i divided by three', mean, 'fits'],
    ['60 / 3 = 20', mean, 'fits'],
  ] as const)('“%s” is weighed against the solution', (reason, question, given) => {
    expect(weighReason(reason, question)).toBe(given);
  });

  it('is not right by chance if the question asks for exactly that', () => {
    const greatest = { ...mode, question_text: 'Which of these is the greatest number?' };
    expect(weighReason('its the biggest number', greatest)).not.toBe('by_chance');
  });
});
