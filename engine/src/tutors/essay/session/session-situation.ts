import type { CoachEvent } from '@stoa/schema/essay/coach-turn';
import type { DetectorId } from '@stoa/schema/essay/detector-fire';
import type { EssayDraft, SourceAnnotation } from '@stoa/schema/essay/essay-draft';
import type { EssaySession, KeptTalk } from '@stoa/schema/essay/essay-session';
import type { CoachTurn } from '../coaching/coach-turn.ts';
import type { CoachedPrompt, EssaySituation } from '../coaching/situation.ts';
import { clockAt } from './session-clock.ts';

/** What happens in a session: an event, with the page as it stands and her message if there is one. */
export type EssayInput = {
  readonly event: CoachEvent;
  readonly draft: EssayDraft;
  readonly annotations: readonly SourceAnnotation[];
  readonly message: string | null;
};

/** So many signs of difference are enough for another turn that nobody asked for: a sentence. */
const settledSigns = 40;
/** After so many minutes of silence the coach may speak on whatever stands there. */
const settledMinutes = 3;

const signsOf = ({ paragraphs }: EssayDraft, annotations: readonly SourceAnnotation[]): number =>
  paragraphs.reduce((sum, { text }) => sum + text.length, 0) +
  annotations.reduce((sum, { note, quote }) => sum + note.length + quote.length, 0);

/** A session and what happens in it, as the coach decides from them. `off`: detectors that an admin has switched off. */
export function situationOf(
  session: EssaySession,
  { event, draft, annotations, message }: EssayInput,
  { prompt, off, now }: { prompt: CoachedPrompt; off: ReadonlySet<DetectorId>; now: Date },
): EssaySituation {
  const { mode, minutes } = clockAt(session, now);
  const since = (at: string | null | undefined) => (at == null ? null : (now.getTime() - new Date(at).getTime()) / 60_000);
  const last = session.talk.at(-1);
  const spoke = last?.talk.role === 'coach' ? since(last.at) : null;
  const changed = Math.abs(signsOf(draft, annotations) - session.signs_at_last_turn);
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
    promptsLeft: session.scope === 'full' ? null : session.next.length,
    settled: spoke === null || changed >= settledSigns || spoke >= settledMinutes,
    minutesSinceCheckIn: since(session.checked_in_at),
    detectorsOff: off,
  };
}

/** Lines that are kept of a talk, the newest. */
const mostLines = 400;

/** The session after a turn: the page that was read, the lines that were said, the phase that is suggested. */
export function sessionAfter(
  session: EssaySession,
  { draft, annotations, message }: EssayInput,
  turn: CoachTurn,
  now: Date,
  safety: KeptTalk['safety'] = null,
): EssaySession {
  const at = now.toISOString();
  const { speak, text, move, detector, about, phase } = turn;
  const said: KeptTalk[] = [
    ...(message === null ? [] : [{ at, talk: { role: 'student' as const, text: message }, safety }]),
    ...(speak ? [{ at, talk: { role: 'coach' as const, text, move, detector, about }, safety }] : []),
  ];
  return {
    ...session,
    version: session.version + 1,
    phase,
    draft,
    annotations: [...annotations],
    talk: [...session.talk, ...said].slice(-mostLines),
    signs_at_last_turn: speak ? signsOf(draft, annotations) : session.signs_at_last_turn,
    checked_in_at: move === 'check_in' ? at : session.checked_in_at,
  };
}
