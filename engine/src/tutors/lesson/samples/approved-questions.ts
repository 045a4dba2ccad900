import type { LearningEvent } from '@stoa/schema/learning-event';
import type { BankedProblem } from '@stoa/schema/problem';
import { eventMaker, onProblem } from '../../../turn/event-maker.ts';
import { samplePolicy } from '../../../mastery/sample-policy.ts';
import { questionProblem, questionsOf, type PlannedTopic } from '../plan/question-problem.ts';

const now = new Date('2026-01-01T00:00:00.000Z');

/**
 * Turns the questions of a plan into problems that count as verified, with their events. For tests of what a lesson does with
 * them; whether the questions are sound is tested elsewhere.
 */
export const approvedQuestions = (topic: PlannedTopic): { problem: BankedProblem; events: LearningEvent[] }[] =>
  questionsOf(topic).map((placed, at) => {
    const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
    const draft = questionProblem(topic, placed, { id, now });
    const provenance = {
      ...draft.item.meta.provenance,
      verifier: { type: 'numeric' as const, tool: 'stoa', passed: true, details: null },
    };
    const meta = { ...draft.item.meta, provenance, status: 'VERIFIED' as const, verified_at: now.toISOString() };
    const problem = { ...draft, item: { ...draft.item, meta } };
    const event = eventMaker({ graph: null, policy: samplePolicy() }, problem);
    return { problem, events: [event({ type: 'verification_approved', ...onProblem(problem), verifier: 'a test' })] };
  });
