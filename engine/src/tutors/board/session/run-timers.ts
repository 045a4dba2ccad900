import { pacing, silencesOf } from '../decision/pacing.ts';
import type { Candidate, LiveBoard, Speech } from '@stoa/schema/board/board-session';
import { metricsOf, signalsOf, summaryOf } from './closing.ts';
import type { BoardContent, BoardRun } from './board-run.ts';
import { nextLevel, rungSpeech } from './rungs.ts';
import { giveEvidence } from './give-evidence.ts';
import { addToRow, begin, endPlaying, enter, putNext, stopPlaying } from './speak.ts';
import { dueOf, think } from './think.ts';

/** Something that will happen by itself at a given time. */
type Timer = { readonly at: number; readonly run: (session: BoardRun, content: BoardContent) => void };

/** Returns the next time at which something happens by itself; null if nothing will until the student does something. */
export const nextMoment = (session: LiveBoard): number | null => nextTimer(session)?.at ?? null;

/** Advances the time, and runs everything that falls due on the way, earliest first. */
export function passTime(session: BoardRun, content: BoardContent, until: number): void {
  for (let timer = nextTimer(session); timer !== null && timer.at <= until; timer = nextTimer(session)) {
    session.now = Math.max(session.now, timer.at);
    timer.run(session, content);
  }
  session.now = Math.max(session.now, until);
}

function nextTimer(session: LiveBoard): Timer | null {
  const timers = [
    ...ofPlayback(session),
    ...ofDeciding(session),
    ...ofCandidates(session),
    ...ofWaiting(session),
    ...ofSilence(session),
    ...ofListening(session),
    ...ofNext(session),
    ...ofLimit(session),
  ];
  const [first] = timers.filter(({ at }) => at < Infinity).toSorted((a, b) => a.at - b.at);
  return first === undefined ? null : { ...first, at: Math.max(first.at, session.now) };
}

const ofPlayback = ({ playing }: LiveBoard): readonly Timer[] =>
  playing === null ? [] : [{ at: playing.ends, run: endPlaying }];

/** True if the tutor could speak at all: nobody is speaking, no line is being prepared, and the connection is up. */
const isFree = ({ chart, connected, playing, deciding }: LiveBoard): boolean =>
  connected && playing === null && deciding === null && !chart.listening;

/** If a model hasn't answered in time, the script's words are said. */
const ofDeciding = ({ deciding }: LiveBoard): readonly Timer[] =>
  deciding === null ? [] : [{ at: deciding.until, run: (later) => begin(later, deciding) }];

function ofCandidates(session: LiveBoard): readonly Timer[] {
  if (!isFree(session)) return [];
  return session.candidates.map((candidate) => ({
    at: dueOf(session, candidate),
    run: (later, content) => think(later, content, candidate),
  }));
}

/**
 * Handles silence after a question. For up to ten seconds, the student is left alone (with a word of patience if her confidence
 * is low). Then the question is asked in another way, and at last a smaller hint is given. A question that broke a silence is
 * not followed up: the ladder goes on from there, with the offer of a hint.
 *
 * Source  board spec, After asking a question.
 */
function ofWaiting(session: LiveBoard): readonly Timer[] {
  const { waiting, chart, profile } = session;
  if (waiting === null || chart.state !== 'WAITING' || !isFree(session) || session.over) return [];
  const { since, step, patient } = waiting;
  const goesOn = isFollowed(session);
  if (profile.confidenceLevel === 'low' && step === 0 && goesOn && !patient && !session.used.some(isPatience))
    return [{ at: since + pacing.takeYourTime, run: sayPatience }];
  const spoken = patient ? pacing.takeYourTime : 0; // the word of patience doesn't restart the silence
  if (!goesOn || step > 1) return [{ at: since + pacing.rephrase, run: rest }];
  if (step === 0) return [{ at: since + pacing.rephrase - spoken, run: askAgain }];
  return [{ at: since + (pacing.smallerHint - pacing.rephrase), run: giveSmallerHint }];
}

const isPatience = (key: string): boolean => key.startsWith('take_your_time');

const isFollowed = ({ waiting, mistake, solvedAt, now, quietUntil }: LiveBoard): boolean =>
  waiting?.followed === true && (waiting.about !== 'mistake' || mistake !== null) && solvedAt === null && now >= quietUntil;

/** Drops the question: the tutor no longer waits for a reply. */
function rest(session: BoardRun): void {
  if (session.waiting?.isQuestion === true) session.signals.unanswered += 1;
  session.waiting = null;
  enter(session, { type: 'TIMEOUT' });
  addToRow(session, { decision: 'silence' });
  enter(session, { type: 'HOLD' });
}

function sayPatience(session: BoardRun, content: BoardContent): void {
  if (session.waiting !== null) session.waiting = { ...session.waiting, patient: true };
  followUp(session, content, { of: 'situation', situation: 'take_your_time' });
}

function askAgain(session: BoardRun, content: BoardContent): void {
  if (session.waiting !== null) session.waiting = { ...session.waiting, step: 1 };
  const situation = session.waiting?.about === 'mistake' ? 'mistake_rephrased' : 'asked_again';
  followUp(session, content, { of: 'situation', situation });
}

function giveSmallerHint(session: BoardRun, content: BoardContent): void {
  if (session.waiting !== null) session.waiting = { ...session.waiting, step: 2 };
  session.signals.unanswered += 1;
  followUp(session, content, rungSpeech(session, 3));
}

function followUp(session: BoardRun, content: BoardContent, speech: Speech): void {
  const { now, waiting } = session;
  const about = waiting?.about ?? 'other';
  const trigger = about === 'mistake' ? 'ERROR_DETECTED' : 'STUCK_NO_INPUT';
  think(session, content, { trigger, speech, since: now, due: now, by: 'asked', holds: false, about, lapses: null });
}

/**
 * Handles silence without any work: climbs the ladder one rung at a time, and offers a hint between its first two rungs. After
 * the last rung, asks whether the student is still there, and then suggests a break. After that, the tutor is quiet until she
 * does something.
 *
 * Source  board spec, Escalation ladder and Silence.
 */
function ofSilence(session: LiveBoard): readonly Timer[] {
  const { ladder, chart, penDown, lastStroke, solvedAt, started, profile } = session;
  if (chart.state !== 'QUIET' || !isFree(session) || solvedAt !== null || started === null || session.over) return [];
  if (session.candidates.some(({ due }) => due <= session.now + pacing.gap)) return [];
  const idle = Math.max(started, session.lastInput);
  const { first, rung } = silencesOf(profile, session.frustrated > 0);
  const earliest = Math.max(session.stuckNotBefore, session.quietUntil, penDown ? lastStroke + pacing.longestStroke : 0);
  const stuck = (at: number, speech: Candidate['speech'], mark: (later: BoardRun) => void = () => {}): Timer => ({
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

/** If the end of a sound never comes, treats it as noise, so that it can't silence the tutor for good. */
const ofListening = ({ chart, listeningSince }: LiveBoard): readonly Timer[] =>
  chart.listening ? [{ at: listeningSince + pacing.longestSpeech, run: hearNothing }] : [];

/** Puts the next problem once it is quiet, if the student talked over the celebration or the connection was lost during it. */
function ofNext(session: LiveBoard): readonly Timer[] {
  const { owesNext, chart, candidates, lastInput, lastSaid, over } = session;
  if (!owesNext || over || chart.state !== 'QUIET' || !isFree(session) || candidates.length > 0) return [];
  return [{ at: Math.max(lastInput, lastSaid ?? 0) + pacing.leadOver, run: putNext }];
}

function hearNothing(session: BoardRun): void {
  session.stopped = null;
  session.chart = { ...session.chart, stopped: null };
  enter(session, { type: 'NOISE' });
}

function ofLimit({ started, limitMinutes, warned, over }: LiveBoard): readonly Timer[] {
  if (started === null || over) return [];
  const end = started + limitMinutes * 60_000;
  const warning = { at: end - pacing.warning, run: warn };
  return [...(warned || end - pacing.warning <= started ? [] : [warning]), { at: end, run: endSession }];
}

function warn(session: BoardRun): void {
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

/** Ends the session with a goodbye and its summary. Nothing else is said anymore. */
export function endSession(session: BoardRun, content: BoardContent): void {
  const { now, counts } = session;
  if (session.playing !== null) stopPlaying(session);
  session.over = true;
  session.candidates = [];
  session.deciding = null;
  session.waiting = null;
  session.stopped = null;
  session.connected = true;
  enter(session, { type: 'CUT' });
  const situation = counts.solved === 0 ? 'goodbye_tried' : 'goodbye_solved';
  think(session, content, {
    trigger: 'SESSION_END',
    speech: { of: 'situation', situation },
    since: now,
    due: now,
    by: 'fixed',
    holds: false,
    about: 'other',
    lapses: null,
  });
  giveEvidence(session);
  session.effects.push({
    effect: 'ended',
    at: now,
    metrics: metricsOf(session),
    signals: signalsOf(session),
    summary: summaryOf(session),
  });
}
