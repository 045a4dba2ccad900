import type { LiveBoard } from '@stoa/schema/board/board-session';
import type { BoardMetrics, BoardSignals, BoardSummary } from '@stoa/schema/board/board-metrics';

/** The most particular thing that went well, as a goodbye says it. */
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

/** How hard the next problem should be: as she wished it, else harder after quick work without help, easier after help that told how or a session that frustrates. */
export function paceOf({ now, problemSince, ladder, mistakesHere, signals, wish }: LiveBoard): 'easier' | 'same' | 'harder' {
  if (wish !== null) return wish;
  if (ladder.reached >= 4 || signals.frustrated >= 2) return 'easier';
  return ladder.reached === 0 && mistakesHere === 0 && now - problemSince < quickWork ? 'harder' : 'same';
}
const quickWork = 90_000;

/** What is counted of a session (board spec, Metrics). */
export const metricsOf = ({ counts }: LiveBoard): BoardMetrics => ({
  intervention_count: counts.said,
  question_count: counts.questions,
  hint_count: counts.hints,
  escalation_depth: counts.deepest,
  average_wait_time: counts.waits === 0 ? 0 : Math.round(counts.waited / counts.waits / 100) / 10,
  student_response_rate:
    counts.questions === 0 ? null : Math.min(1, Math.round((counts.answered / counts.questions) * 1000) / 1000),
});

/** What tells whether the tutor's ways suited her (board spec, Quality signals). */
export const signalsOf = ({ counts, signals }: LiveBoard): BoardSignals => ({
  self_corrections: signals.selfCorrections,
  stuck_after_hint: counts.stuckAfterHint,
  completed_after_one_hint: counts.solvedAfterOneHint,
  learning_moments: counts.insights,
  repeated_after_correction: counts.repeatedAfterCorrection,
});

/** The summary that is shown when the session is over. */
export const summaryOf = (session: LiveBoard): BoardSummary => ({
  solved: session.counts.solved,
  minutes: Math.round((session.now - (session.started ?? session.now)) / 60_000),
  achievement: achievementOf(session),
});
