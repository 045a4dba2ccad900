import fc from 'fast-check';
import type { LessonSession } from '../state/lesson-session.ts';
import { sampleQuestion } from './master-tutor/sample-turn.ts';

const ended = ['right_unaided', 'right_aided', 'told', 'abandoned'] as const;

/** How a lesson may end: in any way, with or without an open question, whatever she knows by then. */
export const endings = {
  how: fc.constantFrom('completed' as const, 'left' as const, 'needs_help' as const, 'limit' as const),
  left: fc.constantFrom(null, 'missing', 'same', 'larger', 'pizza'),
  ends: fc.array(fc.constantFrom(...ended), { maxLength: 5 }),
  estimate: fc.double({ min: 0, max: 1, noNaN: true }),
};

type Ending = {
  how: NonNullable<LessonSession['ended']>['how'];
  left: Parameters<typeof sampleQuestion>[0] | null;
  ends: readonly (typeof ended)[number][];
  estimate: number;
};

/** Returns what a session that ended like this has, and what of its open question must not be said. */
export function sampleEnding({ how, left, ends, estimate }: Ending): { session: Partial<LessonSession>; hidden: string[] } {
  const question = left === null ? null : sampleQuestion(left);
  return {
    session: {
      ended: { at: '2026-01-01T01:00:00.000Z', how },
      last_question: question,
      mastery_estimates: { 'same-amount': estimate },
      closed_questions: ends.map((end, index) => ({
        question_id: `q${index}`,
        source: { kind: 'plan', id: 'missing' },
        step: 1,
        concept: 'same-amount',
        wrong_attempts: 2,
        end,
        turn: index,
      })),
    },
    hidden: question === null ? [] : [...question.answer.accepted_forms, question.solution.at(-1)!.math],
  };
}
