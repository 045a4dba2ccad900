import { pacing, silencesOf } from '../decision/pacing.ts';
import type { BoardContent, BoardSession, Candidate } from './board-session.ts';
import { nextLevel, rungSpeech } from './rungs.ts';
import { endPlaying, enter } from './speak.ts';
import { dueOf, think } from './think.ts';

/** Something that will happen of itself at a moment. */
type Timer = { readonly at: number; readonly run: (session: BoardSession, content: BoardContent) => void };

/** The moment at which something happens of itself; Infinity where nothing will until the student does something. */
export const nextMoment = (session: BoardSession): number => nextTimer(session)?.at ?? Infinity;

/** Lets the time pass up to a moment, running everything that falls due on the way, the earliest first. */
export function passTime(session: BoardSession, content: BoardContent, until: number): void {
  for (let timer = nextTimer(session); timer !== null && timer.at <= until; timer = nextTimer(session)) {
    session.now = Math.max(session.now, timer.at);
    timer.run(session, content);
  }
  session.now = Math.max(session.now, until);
}

function nextTimer(session: BoardSession): Timer | null {
  const timers = [
    ...ofPlayback(session),
    ...ofCandidates(session),
    ...ofWaiting(session),
    ...ofSilence(session),
    ...ofLimit(session),
  ];
  const [first] = timers.filter(({ at }) => at < Infinity).toSorted((a, b) => a.at - b.at);
  return first === undefined ? null : { ...first, at: Math.max(first.at, session.now) };
}

const ofPlayback = ({ playing }: BoardSession): readonly Timer[] =>
  playing === null ? [] : [{ at: playing.ends, run: endPlaying }];

/** Whether the tutor could speak at all: nobody is speaking, and the line is up. */
const isFree = ({ chart, connected, playing }: BoardSession): boolean => connected && playing === null && !chart.listening;

function ofCandidates(session: BoardSession): readonly Timer[] {
  if (!isFree(session)) return [];
  return session.candidates.map((candidate) => ({
    at: dueOf(session, candidate),
    run: (later, content) => think(later, content, candidate),
  }));
}

/**
 * Silence after a question: up to ten seconds it is left alone (with a word of patience for a student of low confidence), then a question about a
 * mistake is asked in another way, and at last a smaller hint is given. Other questions rest.
 *
 * Source  board spec, After asking a question.
 */
function ofWaiting(session: BoardSession): readonly Timer[] {
  const { waiting, mistake, chart, profile } = session;
  if (waiting === null || chart.state !== 'WAITING' || !isFree(session) || session.over) return [];
  const { since, asked, step, about } = waiting;
  const goesOn = about === 'mistake' && mistake !== null && session.now >= session.quietUntil;
  const patient =
    profile.confidenceLevel === 'low' && step === 0 && goesOn && !session.used.some((key) => key.startsWith('take_your_time'));
  if (patient) return [{ at: since + pacing.takeYourTime, run: followUp('take_your_time', 1) }];
  if (!goesOn || step > 1) return [{ at: since + pacing.rephrase, run: rest }];
  if (step === 0) return [{ at: since + pacing.rephrase, run: followUp('mistake_rephrased', 1) }];
  return [{ at: Math.max(since + (pacing.smallerHint - pacing.rephrase), asked + pacing.gap), run: followUp('smaller_hint', 2) }];
}

/** The question rests: the silence is hers. */
function rest(session: BoardSession): void {
  session.waiting = null;
  const asked = session.timeline.findLast(({ kind }) => kind !== undefined)?.kind?.endsWith('_question') === true;
  if (asked) session.signals = { ...session.signals, unanswered: session.signals.unanswered + 1 };
  enter(session, { type: 'TIMEOUT' });
  Object.assign(session.timeline.at(-1)!, { decision: 'silence' });
  enter(session, { type: 'HOLD' });
}

const followUp =
  (what: 'take_your_time' | 'mistake_rephrased' | 'smaller_hint', step: 1 | 2) =>
  (session: BoardSession, content: BoardContent): void => {
    const { now, waiting, signals } = session;
    session.waiting = waiting === null ? null : { ...waiting, step: what === 'take_your_time' ? 0 : step };
    if (what === 'smaller_hint') session.signals = { ...signals, unanswered: signals.unanswered + 1 };
    const speech = what === 'smaller_hint' ? rungSpeech(session, 3) : ({ of: 'situation', situation: what } as const);
    const trigger = 'ERROR_DETECTED';
    think(session, content, { trigger, speech, since: now, due: now, by: 'asked', holds: false, about: 'mistake', lapses: null });
  };

/**
 * Silence without any work: the ladder, a rung at a time; between its first two rungs the offer of a hint; above its last the question whether she
 * is still there, and then a break. After that the tutor is quiet until she does something.
 *
 * Source  board spec, Escalation ladder and Silence.
 */
function ofSilence(session: BoardSession): readonly Timer[] {
  const { ladder, chart, penDown, solvedAt, started, profile } = session;
  if (chart.state !== 'QUIET' || !isFree(session) || penDown || solvedAt !== null || started === null || session.over) return [];
  if (session.candidates.some(({ due }) => due <= session.now + pacing.gap)) return [];
  const idle = Math.max(started, session.lastInput);
  const { first, rung } = silencesOf(profile, session.frustrated > 0);
  const earliest = Math.max(session.stuckNotBefore, session.quietUntil);
  const stuck = (at: number, speech: Candidate['speech'], mark: (later: BoardSession) => void = () => {}): Timer => ({
    at: Math.max(at, earliest),
    run: (later, content) => {
      const { now } = later;
      mark(later);
      const holds = { holds: false, about: later.mistake === null ? 'silence' : 'mistake', lapses: now } as const;
      think(later, content, {
        trigger: 'STUCK_NO_INPUT',
        speech,
        since: Math.max(idle, ladder.at),
        due: now,
        by: 'score',
        ...holds,
      });
    },
  });
  if (ladder.level === 0) return [stuck(idle + first, rungSpeech(session, nextLevel(session)))];
  const last = Math.max(idle, ladder.at);
  if (ladder.level === 1 && !ladder.offered)
    return [stuck(last + rung / 2, { of: 'situation', situation: 'stuck_offer' }, (later) => (later.ladder.offered = true))];
  if (ladder.level < 5) return [stuck(last + rung, rungSpeech(session, nextLevel(session)))];
  if (ladder.farewells === 2) return [];
  const situation = ladder.farewells === 0 ? 'still_there' : 'take_a_break';
  return [
    stuck(last + rung * (ladder.farewells + 1), { of: 'situation', situation }, (later) => {
      later.ladder.farewells = ladder.farewells === 0 ? 1 : 2;
    }),
  ];
}

function ofLimit({ started, limitMinutes, warned, over }: BoardSession): readonly Timer[] {
  if (started === null || over) return [];
  const end = started + limitMinutes * 60_000;
  const warning = { at: end - pacing.warning, run: warn };
  return [...(warned || end - pacing.warning <= started ? [] : [warning]), { at: end, run: endSession }];
}

function warn(session: BoardSession): void {
  const { now, solvedAt } = session;
  session.warned = true;
  const situation = solvedAt === null ? 'time_warning' : 'time_warning_solved';
  session.candidates.push({
    trigger: 'SESSION_TIMEOUT_WARNING',
    speech: { of: 'situation', situation },
    since: now,
    due: now,
    by: 'fixed',
    holds: true,
    about: 'other',
    lapses: null,
  });
}

/** Ends the session with its summary; nothing else is said any more. */
export function endSession(session: BoardSession, content: BoardContent): void {
  const { now, solvedAt } = session;
  session.over = true;
  session.candidates = [];
  session.waiting = null;
  enter(session, { type: 'CUT' });
  const situation = solvedAt === null ? 'goodbye_tried' : 'goodbye_solved';
  const speech = { of: 'situation', situation } as const;
  think(session, content, {
    trigger: 'SESSION_END',
    speech,
    since: now,
    due: now,
    by: 'fixed',
    holds: false,
    about: 'other',
    lapses: null,
  });
}
