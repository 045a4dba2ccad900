import type { BoardEvent } from '@stoa/schema/board/board-event';
import { isCrisis } from '../../../safety/crisis-message.ts';
import { readTypedMathematics } from '../../../safety/read-typed.ts';
import { safetyReply } from '../../../safety/safety-reply.ts';
import type { Unsafe } from '../../../safety/unsafe.ts';
import { pacing } from '../decision/pacing.ts';
import { hearSpeech } from '../speech/hear-speech.ts';
import type { BoardContent, BoardRun } from './board-run.ts';
import { enter, stopPlaying } from './speak.ts';
import { takeLine } from './take-line.ts';
import { consider } from './think.ts';

/** What the words to an unsafe message lead back to. */
export const leadsBackTo = 'the board';

/** Takes a line of the board. Typed text that isn't mathematics is checked for safety like speech. */
export function takeTyped(session: BoardRun, content: BoardContent, event: Extract<BoardEvent, { type: 'line' }>): void {
  const unsafe = readTypedMathematics([event.text]);
  if (unsafe === null) return takeLine(session, event);
  takeUnsafe(session, content, event.text, unsafe);
}

/** "Shut up" is rude, but it is also a wish for quiet, and is treated as that. */
export const wantsQuiet = (session: BoardRun, { violation }: Unsafe, text: string): boolean =>
  !isCrisis(violation) && hearSpeech(text, session.problem) === 'wants_quiet';

/**
 * Answers words after which no lesson continues: the fixed message to a child in need, one sentence for everything else. All
 * other candidates are dropped, a line that is being said is stopped, and after the fixed message the tutor asks nothing until
 * the student turns to it.
 */
export function takeUnsafe(session: BoardRun, { contacts }: BoardContent, words: string, found: Unsafe): void {
  const { violation, guidance, should_warn, source, sure } = found;
  const unsafe = { violation, guidance, should_warn, source, sure };
  const { now } = session;
  const { kind, words: text } = safetyReply(unsafe, contacts, leadsBackTo);
  const crisis = kind === 'crisis';
  if (session.playing !== null) stopPlaying(session);
  session.stopped = null;
  session.waiting = null;
  session.candidates = [];
  if (crisis) session.quietUntil = Math.max(session.quietUntil, now + pacing.leftAlone);
  enter(session, { type: 'WORDS' });
  enter(session, { type: 'HOLD' });
  session.effects.push({ effect: 'flag', at: now, unsafe, words, answered: text });
  consider(session, {
    trigger: 'STUDENT_ASKED_HELP',
    speech: { of: 'fixed', text, crisis },
    since: now,
    due: now + pacing.answerQuestion,
    by: 'asked',
    holds: false,
    about: 'other',
    lapses: null,
  });
}
