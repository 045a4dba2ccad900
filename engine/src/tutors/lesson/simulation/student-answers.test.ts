import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QuestionAnswer } from '@stoa/schema/study-plan';
import { checkAnswer } from '../../../math/check-answer.ts';
import { slippedAnswer } from './student-answers.ts';

describe('a simulated slip', () => {
  it.each([
    { input_type: 'integer', expected: '-8' },
    { input_type: 'decimal', expected: '0.35', tolerance: 0.5 },
    { input_type: 'fraction', expected: '7/8' },
    { input_type: 'fraction', expected: '-3/4' },
    { input_type: 'expression', expected: '2x+3', judging: { variables: ['x'] } },
    { input_type: 'set', expected: '{1,2}' },
    { input_type: 'boolean', expected: 'true' },
    { input_type: 'multiple_choice', expected: 'B', choices: ['3/8', '7/8', '5/8'] },
  ])('turns an answer into one that the checker finds wrong: $input_type $expected', (given) => {
    const answer = QuestionAnswer.parse(given);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (dice) => {
        expect(
          checkAnswer(
            answer,
            slippedAnswer(answer, () => dice),
          ).verdict,
        ).toBe('incorrect');
      }),
    );
  });
});
