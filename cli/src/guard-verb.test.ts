import { describe, expect, it } from 'vitest';
import { GuardLine, guardLine } from './guard-verb.ts';
import { faultOfLine } from './line-fault.ts';

const question = { stem: 'Four quiz scores are 7, 9, 5, and 11. What is the mean?', expected: '8', input_type: 'integer' };
const line = { act: 'probe', question, verdict: 'incorrect', student: '32', text: 'How many scores are there?' };

describe('an input line of stoa guard lesson', () => {
  it.each([
    [{ ...line, turn_summary: 'asks for the count', mastery_updates: [{ concept: 'mean', score: 0.4 }], grade: 6 }],
    [{ ...line, question: { ...question, question_id: 'q-4', concept: 'mean', wrong_attempts: 1 } }],
    [{ ...line, next_question: { stem: 'Find: $3 + 4$', expected: '7', input_type: 'integer' } }],
    [{ ...line, question: { ...question, choices: null }, said: null, must_convey: null, next_question: null }],
  ])('is judged by its known fields only: %j', (sent) => {
    expect(guardLine(GuardLine.parse(sent))).toEqual(guardLine(GuardLine.parse(line)));
  });

  it.each([
    [{ ...line, student: undefined }, '`student` is missing'],
    [{ ...line, question: { ...question, expected: 8 } }, '`question.expected` has to be a text'],
    [{ ...line, verdict: 'wrong' }, '`verdict` has to be correct, incorrect or open'],
    [{ ...line, said: [4] }, '`said[0]` has to be a text'],
  ])('is refused in plain words for a missing or wrong field: %j', (sent, says) => {
    expect(faultOfLine(sent, GuardLine.safeParse(sent).error?.issues ?? [])).toBe(says);
  });
});
