import { QuestionAnswer } from '@stoa/schema/study-plan';
import { describe, expect, it } from 'vitest';
import { prepareQuestion } from '../../../../hearing/answers/waiting-question.ts';
import { judgesOther } from './judges-other.ts';
import { workedOutAnswer } from './worked-out-answer.ts';

const waitingFor = (text: string, answer: object) => prepareQuestion({ text, answer: QuestionAnswer.parse(answer) }, 'teach');

describe('the answer that a message works out', () => {
  const tank = waitingFor('A tank holds 120 gallons, and it is 25% full. How many more gallons fit in the tank?', {
    input_type: 'multiple_choice',
    expected: 'C',
    choices: ['30 gallons', '25 gallons', '90 gallons', '95 gallons'],
  });
  const seats = waitingFor('A theater has 100 seats, and 45 of them are taken. What percent of the seats are free?', {
    input_type: 'integer',
    expected: '55',
  });

  it.each([
    [tank, '120 minus 30 = 90', 'C'],
    [tank, '120 - 30 = 90 more gallons', 'C'],
    [tank, 'so a quarter of it is 30', null], // a step
    [tank, 'it cant be so 90', null],
    [tank, '120 minus 30 = 90?', null],
    [seats, '45 are gone so 55', '55'],
    [seats, '100 - 45 = 55 percent', '55'],
    [seats, '100 - 40 = 60', null],
    [seats, 'my friend said so 55', null],
  ] as const)('%#: in “%s” is %s', (waiting, said, answer) => {
    expect(workedOutAnswer(said, waiting)).toBe(answer);
  });
});

describe('a verdict on someone in the question', () => {
  const stem = 'Jon solves $5x + 10 = 60$. He divides 60 by 5 and gets 12. Then he subtracts 10. Is he right?';
  const waiting = waitingFor(stem, { input_type: 'boolean', expected: 'no' });

  it.each([
    ['nah jon is wrong, you subtract first', null],
    ['no jon is wrong, you subtract first', 'no'],
    ['jons right', 'yes'],
    ['he is right', 'yes'],
    ['i think he is not right', 'no'],
    ['jon is incorrect', 'no'],
    ['is jon right?', null],
    ['my mom is right', null],
  ] as const)('in “%s” is %s', (said, answer) => {
    expect(judgesOther(said, stem, waiting)).toBe(answer);
  });
});
