import { describe, expect, it } from 'vitest';
import { sampleSession } from '../../samples/sample-topic.ts';
import { isStepDone, stepAfter } from './step-progress.ts';

/** A session with a high estimate that is improving, with one right answer to a question of this step. */
const shownIn = (step: number) =>
  sampleSession({
    mastery_estimates: { 'same-amount': 0.95 },
    session_summary: { turn_timeline: [], progress_trend: 'improving', concepts_taught: [] },
    closed_questions: [
      {
        question_id: 'q1',
        source: { kind: 'plan', id: 'missing' },
        step,
        concept: 'same-amount',
        wrong_attempts: 0,
        end: 'right_unaided',
        turn: 1,
      },
    ],
  });

describe('practice while the lesson accelerates', () => {
  const practice = sampleSession().topic.plan.steps.find(({ type }) => type === 'practice')!.step;
  const answered = (guess_floor: number) => {
    const session = shownIn(practice);
    return { ...session, closed_questions: session.closed_questions.map((one) => ({ ...one, guess_floor })) };
  };

  it.each([
    ['a number', 0, true],
    ['one of four choices', 0.25, false],
    ['true or false', 0.5, false],
  ])('is done after one right answer that is %s: %s', (_, floor, isDone) => {
    expect(isStepDone(answered(floor), practice)).toBe(isDone);
  });
});

describe('the step after a given step', () => {
  it('does not skip an explanation whose idea only the opening question has shown', () => {
    expect(stepAfter(shownIn(0), 0)).toBe(1);
  });

  it('skips an explanation and a check of what a lesson step has shown, but not practice', () => {
    expect(stepAfter(shownIn(2), 0)).toBe(3);
  });

  it('does not skip a check of a concept that is never practiced', () => {
    const session = shownIn(2);
    const steps = session.topic.plan.steps.map((step) => (step.type === 'practice' ? { ...step, concept: 'equal-parts' } : step));
    expect(stepAfter({ ...session, topic: { ...session.topic, plan: { ...session.topic.plan, steps } } }, 0)).toBe(2);
  });
});
