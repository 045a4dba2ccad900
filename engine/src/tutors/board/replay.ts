import type { BoardEvent } from '@stoa/schema/board/board-event';
import type { TimelineRow } from '@stoa/schema/board/board-decision';
import type { BoardMetrics } from '@stoa/schema/board/board-metrics';
import { newBoardSession, type BoardContent, type BoardSession, type SessionStart } from './session/board-session.ts';
import { nextMoment } from './session/run-timers.ts';
import { letTimePass, takeEvent } from './session/take-event.ts';

/** A session that was run through, from what happened in it. */
export type Replay = { readonly timeline: readonly TimelineRow[]; readonly metrics: BoardMetrics };

/**
 * Runs a session from the log of what happened: the same log with the same seed gives the same timeline. Without a `session_end` time goes on
 * until the limit, where the session ends of itself.
 *
 * Errors  throws a RangeError where an event is earlier than the one before.
 */
export function replay(start: SessionStart, content: BoardContent, events: readonly BoardEvent[]): Replay {
  const played = events.reduce((session, event) => takeEvent(session, content, event), newBoardSession(start));
  const ended = toTheEnd(played, content);
  return { timeline: ended.timeline, metrics: metricsOf(ended) };
}

function toTheEnd(session: BoardSession, content: BoardContent): BoardSession {
  let ended = session;
  while (nextMoment(ended) < Infinity) ended = letTimePass(ended, content, nextMoment(ended));
  return ended;
}

const hints: ReadonlySet<string> = new Set(['conceptual_hint', 'procedural_hint', 'worked_example', 'demonstration']);

/** What is counted of a session (board spec, Metrics). */
function metricsOf({ timeline, ladder, waits, questions, answered }: BoardSession): BoardMetrics {
  const spoken = timeline.filter(({ text, decision }) => text !== undefined && decision !== 'resume');
  return {
    intervention_count: spoken.length,
    question_count: questions,
    hint_count: spoken.filter(({ kind }) => kind !== undefined && hints.has(kind)).length,
    escalation_depth: ladder.reached,
    average_wait_time: waits.length === 0 ? 0 : Math.round(waits.reduce((sum, ms) => sum + ms, 0) / waits.length) / 1000,
    student_response_rate: questions === 0 ? null : Math.min(1, Math.round((answered / questions) * 1000) / 1000),
  };
}
