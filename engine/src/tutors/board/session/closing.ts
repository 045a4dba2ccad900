import type { LiveBoard } from '@stoa/schema/board/board-session';
import type { BoardMetrics, BoardSignals, BoardSummary } from '@stoa/schema/board/board-metrics';

/** Chooses the most specific thing that went well, in the words of the goodbye. */
export const achievementOf = ({ signals, ladder, counts, lines }: LiveBoard): string =>
  signals.selfCorrections > 0
    ? 'caught your own mistake'
    : ladder.reached > 0 || counts.deepest > 0
      ? 'kept going when it was hard'
      : lines.length > 1
        ? 'showed your steps'
        : counts.solved > 0
          ? 'did it on your own'
          : 'made a start';

/**
 * Chooses how hard the next problem should be: as the student wished; otherwise easier after a rung that says how to do it or
 * after repeated frustration, and harder after quick work without help.
 */
export function paceOf({ now, problemSince, ladder, mistakesHere, signals, wish }: LiveBoard): 'easier' | 'same' | 'harder' {
  if (wish !== null) return wish;
  if (ladder.reached >= 4 || signals.frustrated >= 2) return 'easier';
  return ladder.reached === 0 && mistakesHere === 0 && now - problemSince < quickWork ? 'harder' : 'same';
}
const quickWork = 90_000;

/** Returns what is counted in a session (board spec, Metrics). */
export const metricsOf = ({ counts }: LiveBoard): BoardMetrics => ({
  intervention_count: counts.said,
  question_count: counts.questions,
  hint_count: counts.hints,
  escalation_depth: counts.deepest,
  average_wait_time: counts.waits === 0 ? 0 : Math.round(counts.waited / counts.waits / 100) / 10,
  student_response_rate:
    counts.questions === 0 ? null : Math.min(1, Math.round((counts.answered / counts.questions) * 1000) / 1000),
});

/** Returns the signals of whether the tutor's behavior suited the student (board spec, Quality signals). */
export const signalsOf = ({ counts, signals }: LiveBoard): BoardSignals => ({
  self_corrections: signals.selfCorrections,
  stuck_after_hint: counts.stuckAfterHint,
  completed_after_one_hint: counts.solvedAfterOneHint,
  learning_moments: counts.insights,
  repeated_after_correction: counts.repeatedAfterCorrection,
});

/** Returns the summary that is shown when the session is over. */
export const summaryOf = (session: LiveBoard): BoardSummary => ({
  solved: session.counts.solved,
  minutes: Math.round((session.now - (session.started ?? session.now)) / 60_000),
  achievement: achievementOf(session),
});
