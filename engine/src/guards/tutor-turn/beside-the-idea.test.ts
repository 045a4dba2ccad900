import { describe, expect, it } from 'vitest';
import { objectionsTo } from './turn-objections.ts';
import type { SpokenTurn } from './spoken-turn.ts';

const turn: SpokenTurn = {
  act: 'explain',
  question: { stem: 'Solve 5x + 3 = 28.', expected: '5', input_type: 'integer', choices: [] },
  verdict: 'incorrect',
  must_convey: 'Subtract 3 from both sides, which leaves 5x = 25.',
  student: '31/5',
  said: ['Tutor: Solve 5x + 3 = 28.'],
  next_question: null,
  text: '',
};
const probe = { act: 'probe', must_convey: 'What would undo the + 3?' } as const;

describe('what a turn says beyond its idea', () => {
  it.each<[string, Partial<SpokenTurn>, string]>([
    ['another number', {}, 'Subtract 3 from both sides, which leaves 5x = 31.'],
    ['another question', probe, 'So close! What would undo the × 28?'],
    [
      'another answer',
      { act: 'tell', must_convey: 'that x is 5', student: '7' },
      'So x is 7, because 5 times 5 is 25 and 3 more is 28.',
    ],
  ])('is stopped: %s', (_, part, text) => {
    expect(objectionsTo({ ...turn, ...part, text })).not.toEqual([]);
  });

  it('passes if it is true', () => {
    expect(objectionsTo({ ...turn, text: 'Subtract 3 from both sides, and that leaves 5x = 25.' })).toEqual([]);
    expect(objectionsTo({ ...turn, ...probe, text: 'So we have 5x plus 3 making 28. What would undo that + 3?' })).toEqual([]);
  });
});
