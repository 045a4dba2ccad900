import type { BoardEvent } from '@stoa/schema/board/board-event';
import type { Situation } from '@stoa/schema/board/board-lines';
import { pacing } from '../decision/pacing.ts';
import type { Speech } from '../words/phrase.ts';
import type { BoardContent, BoardSession, Candidate } from './board-session.ts';
import { nextLevel, rungSpeech } from './rungs.ts';
import { endSession, passTime } from './run-timers.ts';
import { enter, resumePlaying, stopPlaying } from './speak.ts';
import { takeLine, withoutLine } from './take-line.ts';
import { takeSpeech } from './take-speech.ts';
import { consider } from './think.ts';

/**
 * Takes what happened, with all that fell due before it. Pure: a new session comes out, and the old one stays as it is.
 *
 * Errors  throws a RangeError where an event is earlier than the one before.
 */
export function takeEvent(before: BoardSession, content: BoardContent, event: BoardEvent): BoardSession {
  if (event.t < before.now) throw new RangeError(`an event at ${event.t} is earlier than the time of the session, ${before.now}`);
  const session = structuredClone(before);
  passTime(session, content, event.t);
  if (session.over) return session;
  session.started ??= event.t;
  take(session, content, event);
  passTime(session, content, event.t);
  return session;
}

/** Lets time pass without an event. Pure, like `takeEvent`. */
export function letTimePass(before: BoardSession, content: BoardContent, until: number): BoardSession {
  const session = structuredClone(before);
  passTime(session, content, until);
  return session;
}

function take(session: BoardSession, content: BoardContent, event: BoardEvent): void {
  const { now } = session;
  switch (event.type) {
    case 'session_start':
      return propose(session, 'SESSION_START', session.returning ? 'welcome_back' : 'welcome', { by: 'fixed' });
    case 'session_end':
      if (session.playing !== null) stopPlaying(session);
      return endSession(session, content);
    case 'pen_down':
      session.penDown = true;
      return writes(session);
    case 'pen_up':
      session.penDown = false;
      return writes(session);
    case 'line':
      writes(session);
      return takeLine(session, event);
    case 'erase':
      writes(session);
      return erase(session, event.id ?? null);
    case 'clear':
      writes(session);
      return startOver(session);
    case 'speech_start':
      return listen(session);
    case 'speech_end':
      return hearOut(session, event.text);
    case 'gesture_help':
      session.lastInput = now;
      session.quietUntil = 0;
      return asked(session, 'STUDENT_ASKED_HELP', rungSpeech(session, nextLevel(session)));
    case 'said_done':
      session.lastInput = now;
      return saysDone(session);
    case 'unreadable':
      return unreadable(session);
    case 'connection_lost':
      session.connected = false;
      if (session.playing !== null) stopPlaying(session);
      session.stopped = null;
      session.waiting = null;
      session.candidates = [];
      return enter(session, { type: 'CUT' });
    case 'connection_back':
      if (session.connected) return;
      session.connected = true;
      session.lastInput = now;
      session.penDown = false;
      return propose(session, 'SESSION_START', 'connection_back', { by: 'asked' });
  }
}

/** She writes: a question that waits is answered in her own way, and is not spoken into. */
function writes(session: BoardSession): void {
  session.lastStroke = session.now;
  session.lastInput = session.now;
  session.ladder.farewells = 0;
  if (session.waiting === null) return;
  session.waiting = null;
  session.answered += 1;
  enter(session, { type: 'STUDENT_WRITES' });
}

function listen(session: BoardSession): void {
  session.listeningSince = session.now;
  const speaking = session.playing !== null;
  if (speaking) stopPlaying(session);
  enter(session, { type: 'STUDENT_SPEAKS' });
}

/** What sounded like speech is over: without words nothing was said, and a line that it stopped goes on. */
function hearOut(session: BoardSession, text: string): void {
  session.listeningSince = null;
  if (text.trim() === '') {
    const resumes = session.chart.stopped !== null;
    const before = session.timeline.length;
    enter(session, { type: 'NOISE' });
    if (!resumes) return;
    session.timeline.length = before;
    return resumePlaying(session);
  }
  if (session.playing !== null) stopPlaying(session);
  if (session.stopped !== null) session.signals = { ...session.signals, sentAway: session.signals.sentAway + 1 };
  session.stopped = null;
  session.lastInput = session.now;
  session.ladder.farewells = 0;
  takeSpeech(session, text);
}

function erase(session: BoardSession, id: string | null): void {
  const { now } = session;
  session.erasures = [...session.erasures.filter((at) => now - at <= pacing.erasing.within), now];
  if (id !== null) withoutLine(session, id);
  const { length } = session.erasures;
  if (length === pacing.scribbling.count) {
    session.frustrated += 1;
    return propose(session, 'ERASING_REPEATEDLY', 'frustrated', { by: 'score', due: now + pacing.stillWriting, lapse: 15_000 });
  }
  if (length >= pacing.erasing.count && !session.candidates.some(({ trigger }) => trigger === 'ERASING_REPEATEDLY'))
    propose(session, 'ERASING_REPEATEDLY', 'erasing', { by: 'score', due: now + pacing.stillWriting, lapse: 15_000 });
}

function startOver(session: BoardSession): void {
  const { now } = session;
  const written = session.lines.length;
  session.lines = [];
  session.mistake = null;
  session.clears += 1;
  if (written >= 2 || session.clears > 1)
    propose(session, 'STARTING_OVER', 'starting_over', { by: 'score', due: now + pacing.stillWriting, lapse: 15_000 });
}

function saysDone(session: BoardSession): void {
  if (session.candidates.some(({ trigger }) => trigger === 'EXERCISE_COMPLETED')) return;
  const situation = session.solvedAt !== null ? 'done_already' : session.mistake === null ? 'done_too_soon' : 'done_with_mistake';
  const doubtful = session.mistake !== null && session.mistake.confidence < 0.8;
  const about = session.mistake === null ? 'other' : 'mistake';
  asked(session, 'STUDENT_SAID_DONE', { of: 'situation', situation: doubtful ? 'reading_in_doubt' : situation }, about);
}

/** A line that could not be read: said once, and again only half a minute later. */
function unreadable(session: BoardSession): void {
  const { now } = session;
  if (session.unreadable !== null && now - session.unreadable < 30_000) return;
  session.unreadable = now;
  propose(session, 'ANSWER_SUBMITTED', 'unreadable', { by: 'fixed', due: now + pacing.stillWriting, holds: true, lapse: 20_000 });
}

type How = { by: Candidate['by']; due?: number; holds?: boolean; lapse?: number };
function propose(session: BoardSession, trigger: Candidate['trigger'], situation: Situation, how: How): void {
  const { now } = session;
  const { by, due = now, holds = by === 'score', lapse } = how;
  const lapses = lapse === undefined ? null : now + lapse;
  consider(session, { trigger, speech: { of: 'situation', situation }, since: now, due, by, holds, about: 'other', lapses });
}

/** A reply that she asked for, half a second after she did. */
function asked(
  session: BoardSession,
  trigger: Candidate['trigger'],
  speech: Speech,
  about: Candidate['about'] = 'mistake',
): void {
  const { now } = session;
  const due = now + pacing.answerQuestion;
  consider(session, { trigger, speech, since: now, due, by: 'asked', holds: false, about, lapses: null });
}
