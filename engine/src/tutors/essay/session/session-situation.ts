import type { CoachEvent } from '@stoa/schema/essay/coach-turn';
import type { DetectorId } from '@stoa/schema/essay/detector-fire';
import type { EssayDraft, SourceAnnotation } from '@stoa/schema/essay/essay-draft';
import type { EssaySession } from '@stoa/schema/essay/essay-session';
import type { CoachedPrompt, EssaySituation } from '../coaching/situation.ts';
import { clockAt } from './session-clock.ts';

/** The page as it is now: her text, and what she marked. */
export type EssayPage = { readonly draft: EssayDraft; readonly annotations: readonly SourceAnnotation[] };

/** What happens in a session: an event, with her message if there is one, and the page. */
export type EssayHappening = EssayPage & { readonly event: CoachEvent; readonly message: string | null };

/** A change of this many characters, about a sentence, is enough for another unasked turn. */
const settledSigns = 40;
/** After this many minutes of silence, the coach may speak about whatever is there. */
const settledMinutes = 3;

/** Counts the characters on a page. */
export const signsOf = ({ draft, annotations }: EssayPage): number =>
  draft.paragraphs.reduce((sum, { text }) => sum + text.length, 0) +
  annotations.reduce((sum, { note, quote }) => sum + note.length + quote.length, 0);

const documentsOfSet = 7;

/** Returns what a narrowed scope has left after this: the number of documents without a note, or of prompts in its set. */
function promptsLeft({ scope, next }: EssaySession, annotations: EssayPage['annotations']): number | null {
  if (scope === 'full') return null;
  if (scope !== 'doc-analysis') return next.length;
  return documentsOfSet - new Set(annotations.filter(({ note }) => note.trim() !== '').map(({ source }) => source)).size;
}

/**
 * Builds the situation that the coach decides by from a session and what happens in it. `off`: detectors that an admin has
 * switched off.
 */
export function situationOf(
  session: EssaySession,
  { event, draft, annotations, message }: EssayHappening,
  { prompt, off, now }: { prompt: CoachedPrompt; off: ReadonlySet<DetectorId>; now: Date },
): EssaySituation {
  const { mode, minutes } = clockAt(session, now);
  const since = (at: string | null | undefined) => (at == null ? null : (now.getTime() - new Date(at).getTime()) / 60_000);
  const last = session.talk.at(-1);
  const spoke = last?.talk.role === 'coach' ? since(last.at) : null;
  const changed = Math.abs(signsOf({ draft, annotations }) - session.signs_at_last_turn);
  return {
    prompt,
    scope: session.scope,
    mode,
    phase: session.phase,
    event,
    studentMessage: message,
    draft,
    annotations,
    history: session.talk.filter(({ safety }) => safety === null).map(({ talk }) => talk),
    minutesElapsed: minutes,
    skill: session.skill,
    promptsLeft: promptsLeft(session, annotations),
    settled: spoke === null || changed >= settledSigns || spoke >= settledMinutes,
    minutesSinceCheckIn: since(session.checked_in_at),
    detectorsOff: off,
  };
}
