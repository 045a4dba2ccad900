import type { CoachEvent } from '@stoa/schema/essay/coach-turn';
import type { DetectorId } from '@stoa/schema/essay/detector-fire';
import type { EssayDraft, SourceAnnotation } from '@stoa/schema/essay/essay-draft';
import type { EssaySession } from '@stoa/schema/essay/essay-session';
import type { CoachedPrompt, EssaySituation } from '../coaching/situation.ts';
import { clockAt } from './session-clock.ts';

/** The page as it stands: her text, and what she marked. */
export type EssayPage = { readonly draft: EssayDraft; readonly annotations: readonly SourceAnnotation[] };

/** What happens in a session: an event, with her message if there is one, and the page. */
export type EssayHappening = EssayPage & { readonly event: CoachEvent; readonly message: string | null };

/** So many signs of difference are enough for another turn that nobody asked for: a sentence. */
const settledSigns = 40;
/** After so many minutes of silence the coach may speak on whatever stands there. */
const settledMinutes = 3;

/** How much stands on a page, in signs. */
export const signsOf = ({ draft, annotations }: EssayPage): number =>
  draft.paragraphs.reduce((sum, { text }) => sum + text.length, 0) +
  annotations.reduce((sum, { note, quote }) => sum + note.length + quote.length, 0);

const documentsOfSet = 7;

/** What a narrowed scope has after this: documents that she has no note on yet, or the prompts of its set. */
function promptsLeft({ scope, next }: EssaySession, annotations: EssayPage['annotations']): number | null {
  if (scope === 'full') return null;
  if (scope !== 'doc-analysis') return next.length;
  return documentsOfSet - new Set(annotations.filter(({ note }) => note.trim() !== '').map(({ source }) => source)).size;
}

/** A session and what happens in it, as the coach decides from them. `off`: detectors that an admin has switched off. */
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
