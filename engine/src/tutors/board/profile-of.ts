import type { BoardProfile } from '@stoa/schema/board/board-profile';
import type { HelpSignals, SessionCounts } from '@stoa/schema/board/board-session';

/** What the learner record says of a student, as far as the board asks. */
export type BoardHistory = {
  readonly mastery: number | null; // of the skill at the board, null where it was never tried
  readonly errors: readonly { readonly category: string; readonly times: number }[]; // with every tutor
  /** Earlier sessions at the board, the newest first; a few are enough. */
  readonly sessions: readonly { readonly counts: SessionCounts; readonly signals: HelpSignals }[];
};

/**
 * The profile that the board goes by, from the one learner record (board spec, Student profile).
 *
 *     skillLevel                 1 + 4 × mastery, to a half; 3 where nothing is known
 *     averageStuckDuration       mean of the pauses of ten seconds and more that she ended by writing, 25 s where there were fewer than three
 *     responsivenessToQuestions  (answered + 1.4) / (asked + 2): begins at 0.7 and follows what she does
 *     confidenceLevel            low where she was frustrated in half of the sessions, or solved less than a third alone; high where she
 *                                solved four of five alone and was never frustrated; else medium
 *     preferredHintStyle         direct where fewer than three of ten questions get a reply
 *     commonErrors               kinds of errors made three times and more, the most frequent first, in the plural: sign_errors
 */
export function boardProfileOf({ mastery, errors, sessions }: BoardHistory): BoardProfile {
  const sum = (count: (one: BoardHistory['sessions'][number]) => number) => sessions.reduce((all, one) => all + count(one), 0);
  const [pauses, paused] = [sum(({ counts }) => counts.pauses), sum(({ counts }) => counts.paused)];
  const asked = sum(({ counts }) => counts.questions);
  const responsiveness = (sum(({ counts }) => Math.min(counts.answered, counts.questions)) + 1.4) / (asked + 2);
  return {
    skillLevel: mastery === null ? 3 : Math.round((1 + 4 * mastery) * 2) / 2,
    confidenceLevel: confidenceOf(
      sum(({ counts }) => counts.solved),
      sum(({ counts }) => counts.solvedAlone),
      sessions,
    ),
    preferredHintStyle: asked >= 5 && responsiveness < 0.3 ? 'direct' : 'socratic',
    averageStuckDuration: pauses < 3 ? 25 : Math.min(600, Math.round(paused / pauses / 1000)),
    commonErrors: errors
      .filter(({ category, times }) => times >= 3 && category !== 'unknown')
      .toSorted((one, other) => other.times - one.times)
      .slice(0, 20)
      .map(({ category }) => `${category}s`),
    responsivenessToQuestions: Math.round(responsiveness * 100) / 100,
    sessionCount: sessions.length,
  };
}

function confidenceOf(solved: number, alone: number, sessions: BoardHistory['sessions']): BoardProfile['confidenceLevel'] {
  const frustrated = sessions.filter(({ signals }) => signals.frustrated > 0).length;
  if (sessions.length === 0) return 'medium';
  if (frustrated * 2 >= sessions.length || (solved >= 3 && alone < solved / 3)) return 'low';
  return solved >= 5 && alone >= solved * 0.8 && frustrated === 0 ? 'high' : 'medium';
}
