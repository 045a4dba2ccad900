import { safetyViolations } from '../../../safety/unsafe.ts';
import { readTyped } from '../../../safety/read-typed.ts';
import { nextChart } from '../chart.ts';
import type { BoardEvent } from '@stoa/schema/board/board-event';
import type { Situation } from '@stoa/schema/board/board-lines';
import { pacing } from '../decision/pacing.ts';
import type { Candidate, Speech } from '@stoa/schema/board/board-session';
import { openProblem, type BoardContent, type BoardRun } from './board-run.ts';
import { askedLevel, rungSpeech } from './rungs.ts';
import { endSession } from './run-timers.ts';
import { begin, enter, resumePlaying, stopPlaying } from './speak.ts';
import { withoutLine } from './take-line.ts';
import { takeSpeech } from './take-speech.ts';
import { takeTyped, takeUnsafe, wantsQuiet } from './take-unsafe.ts';
import { consider } from './think.ts';

/** Handles an event. After the end of the session, events are ignored. */
export function takeEvent(session: BoardRun, content: BoardContent, event: BoardEvent): void {
  if (session.over) return;
  if (session.started === null) {
    session.started = session.now;
    session.problemSince = session.now;
  }
  takeBackFor(session, event);
  take(session, content, event);
}

const ledOver = 20_000;

/**
 * Withdraws a line that a model is still phrasing when the student does something meanwhile. Its candidate is put back, and
 * decided on again if it is still relevant.
 */
function takeBackFor(session: BoardRun, { type }: BoardEvent): void {
  const { deciding } = session;
  if (deciding === null || type === 'phrased') return;
  const { candidate } = deciding;
  const writing = type === 'pen_down' || type === 'pen_up';
  if (writing && !candidate.holds) return;
  session.deciding = null;
  session.candidates.push(candidate);
  enter(session, { type: 'HOLD' });
}

function take(session: BoardRun, content: BoardContent, event: BoardEvent): void {
  const { now } = session;
  switch (event.type) {
    case 'session_start':
      return propose(session, 'SESSION_START', session.returning ? 'welcome_back' : 'welcome', { by: 'fixed' });
    case 'session_end':
      return endSession(session, content);
    case 'pen_down':
      session.penDown = true;
      return writes(session);
    case 'pen_up':
      session.penDown = false;
      return writes(session);
    case 'line':
      writes(session);
      return takeTyped(session, content, event);
    case 'erase':
      writes(session);
      return erase(session, event.id ?? null);
    case 'clear':
      writes(session);
      return startOver(session);
    case 'speech_start':
      return listen(session);
    case 'speech_end':
      return hearOut(session, content, event.text);
    case 'gesture_help':
      session.lastInput = now;
      session.quietUntil = 0;
      return session.solvedAt === null
        ? asked(session, 'STUDENT_ASKED_HELP', rungSpeech(session, askedLevel(session)))
        : asked(session, 'STUDENT_ASKED_HELP', { of: 'situation', situation: 'done_already' });
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
    case 'problem':
      openProblem(session, { stem: event.stem, answer: event.answer, start: event.start ?? null });
      // If the celebration of the last problem was recent, it has already announced this one.
      return session.lastSaid !== null && now - session.lastSaid < ledOver
        ? undefined
        : propose(session, 'SESSION_START', 'next_problem', { by: 'fixed' });
    case 'phrased':
      return phrased(session, event);
    case 'unsafe':
      return foundUnsafe(session, content, event);
  }
}

/** Says a line in a model's words, if it is the line that is waited for. Any other came too late or is no longer relevant. */
function phrased(session: BoardRun, { line, text }: { line: number; text: string }): void {
  const { deciding } = session;
  if (deciding === null || deciding.line !== line) return;
  begin(session, { ...deciding, phrase: { ...deciding.phrase, text } });
}

/** Handles a finding of the safety agent. An unknown kind of finding is ignored. */
function foundUnsafe(session: BoardRun, content: BoardContent, found: Extract<BoardEvent, { type: 'unsafe' }>): void {
  const violation = safetyViolations.find((one) => one === found.violation);
  if (violation !== undefined) takeUnsafe(session, content, found.words, { ...found, violation });
}

/** Handles writing. If a question is waiting, writing counts as an answer to it. */
function writes(session: BoardRun): void {
  const pause = session.now - Math.max(session.lastInput, session.problemSince);
  if (pause >= pacing.pause) {
    session.counts.pauses += 1;
    session.counts.paused += Math.min(pause, pacing.longestPause);
  }
  session.lastStroke = session.now;
  session.lastInput = session.now;
  session.ladder.farewells = 0;
  if (session.waiting === null) return;
  session.waiting = null;
  session.counts.answered += 1;
  enter(session, { type: 'STUDENT_WRITES' });
}

function listen(session: BoardRun): void {
  session.listeningSince = session.now;
  const speaking = session.playing !== null;
  if (speaking) stopPlaying(session);
  enter(session, { type: 'STUDENT_SPEAKS' });
}

/** Handles the end of a sound. Without words, it was noise, and a line that it stopped goes on. */
function hearOut(session: BoardRun, content: BoardContent, text: string): void {
  if (text.trim() === '') {
    const resumes = session.chart.stopped !== null;
    if (!resumes) return enter(session, { type: 'NOISE' });
    session.chart = nextChart(session.chart, { type: 'NOISE' });
    return resumePlaying(session);
  }
  if (session.playing !== null) stopPlaying(session);
  const cutShort = session.stopped?.playing.question === true;
  if (session.stopped !== null && !cutShort) session.signals.sentAway += 1;
  session.stopped = null;
  session.lastInput = session.now;
  session.ladder.farewells = 0;
  const unsafe = readTyped(text);
  if (unsafe !== null && !wantsQuiet(session, unsafe, text)) return takeUnsafe(session, content, text, unsafe);
  takeSpeech(session, content, text, session.waiting !== null || cutShort);
}

function erase(session: BoardRun, id: string | null): void {
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

function startOver(session: BoardRun): void {
  const { now } = session;
  const written = session.lines.length;
  session.lines = [];
  session.mistake = null;
  session.candidates = session.candidates.filter(({ about, trigger }) => about !== 'mistake' && trigger !== 'WRONG_APPROACH');
  session.clears += 1;
  if (written >= 2 || session.clears > 1)
    propose(session, 'STARTING_OVER', 'starting_over', { by: 'score', due: now + pacing.stillWriting, lapse: 15_000 });
}

function saysDone(session: BoardRun): void {
  if (session.candidates.some(({ trigger }) => trigger === 'EXERCISE_COMPLETED')) return;
  const situation = session.solvedAt !== null ? 'done_already' : session.mistake === null ? 'done_too_soon' : 'done_with_mistake';
  const doubtful = session.mistake !== null && session.mistake.confidence < 0.8;
  const about = session.mistake === null ? 'other' : 'mistake';
  asked(session, 'STUDENT_SAID_DONE', { of: 'situation', situation: doubtful ? 'reading_in_doubt' : situation }, about);
}

/** Says that a line couldn't be read, but not again within half a minute. */
function unreadable(session: BoardRun): void {
  const { now } = session;
  if (session.unreadable !== null && now - session.unreadable < 30_000) return;
  session.unreadable = now;
  propose(session, 'ANSWER_SUBMITTED', 'unreadable', { by: 'fixed', due: now + pacing.stillWriting, holds: true, lapse: 20_000 });
}

type How = { by: Candidate['by']; due?: number; holds?: boolean; lapse?: number };
function propose(session: BoardRun, trigger: Candidate['trigger'], situation: Situation, how: How): void {
  const { now } = session;
  const { by, due = now, holds = by === 'score', lapse } = how;
  const lapses = lapse === undefined ? null : now + lapse;
  consider(session, { trigger, speech: { of: 'situation', situation }, since: now, due, by, holds, about: 'other', lapses });
}

/** Proposes a reply that the student asked for, half a second after she asked. */
function asked(session: BoardRun, trigger: Candidate['trigger'], speech: Speech, about: Candidate['about'] = 'mistake'): void {
  const { now } = session;
  const due = now + pacing.answerQuestion;
  consider(session, { trigger, speech, since: now, due, by: 'asked', holds: false, about, lapses: null });
}
