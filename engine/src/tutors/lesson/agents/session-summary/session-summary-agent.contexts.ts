import fc from 'fast-check';
import type { AgentCase } from '../../../../turn/agent-law.ts';
import { sampleQuestion } from '../master-tutor/sample-turn.ts';
import { sampleSession } from '../../samples/sample-topic.ts';
import { sessionSummaryContext, type SessionSummaryContext, type SessionSummarySecret } from './session-summary-context.ts';

const ended = ['right_unaided', 'right_aided', 'told', 'abandoned'] as const;

/** Lessons that end in any way, with or without an open question. */
export const contexts: fc.Arbitrary<AgentCase<SessionSummaryContext, SessionSummarySecret>> = fc
  .record({
    how: fc.constantFrom('completed' as const, 'left' as const, 'needs_help' as const, 'limit' as const),
    left: fc.constantFrom(null, 'missing', 'same', 'larger', 'pizza'),
    ends: fc.array(fc.constantFrom(...ended), { maxLength: 5 }),
    estimate: fc.double({ min: 0, max: 1, noNaN: true }),
    language_level: fc.constantFrom('simple' as const, 'standard' as const, 'advanced' as const),
  })
  .map(({ how, left, ends, estimate, language_level }) => {
    const session = sampleSession({
      ended: { at: '2026-01-01T01:00:00.000Z', how },
      last_question: left === null ? null : sampleQuestion(left),
      mastery_estimates: { 'same-amount': estimate },
      student_context: { grade: 4, board: null, language_level },
      closed_questions: ends.map((end, index) => ({
        question_id: `q${index}`,
        source: { kind: 'plan' as const, id: 'missing' },
        step: 1,
        concept: 'same-amount',
        wrong_attempts: 2,
        end,
        turn: index,
      })),
    });
    const hidden =
      left === null ? [] : [...sampleQuestion(left).answer.accepted_forms, sampleQuestion(left).solution.at(-1)!.math];
    return { ...sessionSummaryContext(session), hidden };
  });
