import { describe, expect, it } from 'vitest';
import { sampleSession } from '../../samples/sample-topic.ts';
import { sampleQuestion } from '../master-tutor/sample-turn.ts';
import { sessionSummaryAgent } from './session-summary-agent.ts';
import { sessionSummaryContext } from './session-summary-context.ts';

const ending = (how: 'completed' | 'left' | 'needs_help' | 'limit', change: Parameters<typeof sampleSession>[0] = {}) =>
  sessionSummaryContext(sampleSession({ ended: { at: '2026-01-01T01:00:00.000Z', how }, ...change }));
const closed = (end: 'right_unaided' | 'told', turn: number) => ({
  question_id: `q${turn}`,
  source: { kind: 'plan' as const, id: 'missing' },
  step: 1,
  concept: 'same-amount',
  wrong_attempts: 0,
  end,
  turn,
});
const twice = { closed_questions: [closed('right_unaided', 1), closed('right_unaided', 2)] };
const said = (told: ReturnType<typeof ending>): string => sessionSummaryAgent.script(told.context, told.secret).message;
const objections = (message: string, { context, secret } = ending('completed', twice)): string[] =>
  sessionSummaryAgent.guards.flatMap((guard) => guard({ message }, context, secret)?.guard ?? []);

describe('the closing words of a lesson', () => {
  it('say, without a model, how it ended, what went well, and what to come back to', () => {
    expect(said(ending('completed', twice))).toMatch(/“Names of fractions.*You found 2 answers without a hint\./);
    expect(said(ending('needs_help', { closed_questions: [closed('told', 1)] }))).toMatch(/teacher|somebody|help/i);
    expect(said(ending('left'))).toMatch(/come back|continue|wait|hold|pick it up|here/);
  });

  it('are written without knowing any question or answer', () => {
    const pizza = sampleQuestion('pizza');
    const prompt = JSON.stringify(sessionSummaryAgent.prompt(ending('left', { last_question: pizza }).context));
    expect(prompt).toContain('Names of fractions');
    expect(prompt).not.toContain(pizza.question_text);
  });

  it.each([
    ['mathematics', 'You finished. Remember that 3/4 is 6/8.', 'after_end'],
    ['a question', 'You finished. What will you do next?', 'one_question'],
    ['praise of the person', 'You finished. You are a genius.', 'flattery'],
    ['more than was shown', 'You mastered everything in this lesson.', 'summary'],
    ['notes', 'The student showed adequate understanding.', 'teacher_notes'],
    ['a reward', 'You finished and earned a badge.', 'invention'],
  ])('are stopped if they contain %s', (_what, message, guard) => {
    expect(objections(message).join(' ')).toContain(guard);
  });

  it("may be in a model's own words", () => {
    expect(objections('You stayed with it to the end, and two answers were found without any help from me. Nice work.')).toEqual([
      'summary',
    ]);
    expect(objections('You stayed with it to the end and found two answers. Nice, careful work.')).toEqual([]);
  });
});
