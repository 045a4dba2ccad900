import fc from 'fast-check';
import type { AgentCase } from '../../../../turn/agent-law.ts';
import { endings, sampleEnding } from '../sample-ending.ts';
import { sampleSession } from '../../samples/sample-topic.ts';
import { sessionSummaryContext, type SessionSummaryContext, type SessionSummarySecret } from './session-summary-context.ts';

/** Lessons that end in any way, with or without an open question. */
export const contexts: fc.Arbitrary<AgentCase<SessionSummaryContext, SessionSummarySecret>> = fc
  .record({ ...endings, language_level: fc.constantFrom('simple' as const, 'standard' as const, 'advanced' as const) })
  .map(({ language_level, ...ending }) => {
    const { session, hidden } = sampleEnding(ending);
    const whole = sampleSession({ ...session, student_context: { grade: 4, board: null, language_level } });
    return { ...sessionSummaryContext(whole), hidden };
  });
