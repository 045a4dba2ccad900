import { QuestionAnswer } from '@stoa/schema/study-plan';
import { describe, expect, it } from 'vitest';
import { originOf } from './value-origin.ts';
import { prepareQuestion } from './waiting-question.ts';

const garden = prepareQuestion(
  { text: 'A garden is 9 meters long and 5 meters wide. What is its perimeter?', answer: QuestionAnswer.parse({ input_type: 'integer', expected: '28' }) },
  null,
); // prettier-ignore

describe('how a wrong value may have come about', () => {
  it.each([
    ['-28', 'opposite'],
    ['2.8', 'shifted'],
    ['1/28', 'inverse'],
    ['27', 'near'],
    ['45', 'one step'], // 9 times 5
    ['14', 'one step'],
    ['18', 'one step'], // 9 doubled
    ['1.8', 'one step'], // 9 divided by 5
    ['77', 'no step'],
    ['6x', 'no number'],
  ])('%s: %s', (value, origin) => {
    expect(originOf(value, garden)).toBe(origin);
  });
});
