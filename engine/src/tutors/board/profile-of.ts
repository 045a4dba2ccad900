import type { BoardProfile } from '@stoa/schema/board/board-profile';
import type { HelpSignals, SessionCounts } from '@stoa/schema/board/board-session';

/** What the learner record contains about a student that the board uses. */
export type BoardHistory = {
  readonly mastery: number | null; // of the skill at the board; null if she has never tried it
  readonly errors: readonly { readonly category: string; readonly times: number }[]; // made with any tutor
  /** Earlier sessions at the board, the newest first; a few are enough. */
  readonly sessions: readonly { readonly counts: SessionCounts; readonly signals: HelpSignals }[];
};

/**
 * Computes the board's profile of a student from her one learner record (board spec, Student profile).
 *
 *     skillLevel                 1 + 4 × mastery, rounded to a half; 3 if nothing is known
 *     averageStuckDuration       mean of the pauses of ten seconds or more that she ended by writing; 25 s if fewer than three
 *     responsivenessToQuestions  (answered + 1.4) / (asked + 2): begins at 0.7 and follows what she does
 *     confidenceLevel            low if she was frustrated in half of the sessions, or solved less than a third alone;
 *                                high if she solved four of five alone and was never frustrated; else medium
 *     preferredHintStyle         direct if fewer than three of ten questions get a reply
 *     commonErrors               kinds of errors made three times or more, most frequent first, in the plural: sign_errors
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
