import type { ErrorCategory } from '@stoa/schema/diagnosis';
import type { LiveBoard, NextMove, Speech } from '@stoa/schema/board/board-session';
import { nextMoveFrom } from '../work/next-move.ts';

type Level = 1 | 2 | 3 | 4 | 5;

/**
 * Returns the next rung of the ladder. A student who doesn't answer questions gets hints (board spec, Within-session
 * adaptation).
 */
export function nextLevel({ ladder, signals, profile }: LiveBoard): Level {
  const next = Math.min(5, ladder.level + 1) as Level;
  const hintsOnly = signals.unanswered >= 2 || profile.responsivenessToQuestions < unresponsive;
  return hintsOnly && next < 3 && ladder.level > 0 ? 3 : next;
}

/** Returns the rung for a student who asks for help: a hint, or the next one if she has already had it. */
export const askedLevel = (session: LiveBoard): Level => Math.max(3, nextLevel(session)) as Level;

/** If a student answers less than this share of questions, she gets hints instead. */
export const unresponsive = 0.3;

/**
 * Chooses what to say on a rung: on the first a focusing question, on the second a probing one, then hints, then the first step
 * together. If there is an uncorrected mistake, the lower rungs are about it. The upper ones are about the step that is due
 * after the last right line.
 */
export function rungSpeech(session: LiveBoard, level: Level): Speech {
  const { mistake } = session;
  const about = mistake !== null && mistake.confidence >= 0.8 ? mistake : null;
  if (about !== null && level <= 2) return { of: 'situation', situation: `mistake_${askedAbout(about)}`, level: 2 };
  if (about !== null && level === 3) return { of: 'situation', situation: `mistake_hint_${toldAbout(about)}`, level: 3 };
  if (level === 1) return { of: 'situation', situation: 'stuck_focus', level: 1 };
  return { of: 'rung', level, next: dueMove(session) };
}

/** Returns the step that is due after the last right line. */
export const dueMove = ({ lines, problem }: LiveBoard): NextMove =>
  nextMoveFrom(lines.findLast(({ standing }) => standing === 'sound')?.text ?? problem.start);

type Mistaken = { readonly text: string; readonly category: ErrorCategory };

/**
 * Returns the kind of error to ask a question about. In a line without an equals or inequality sign, there are no two sides to
 * ask about.
 */
export const askedAbout = ({ text, category }: Mistaken): ErrorCategory =>
  category === 'procedural_error' && !hasSides(text) ? 'unknown' : category;

/** Returns the kind of error to give a hint or a rule about. One that mentions the equals sign needs a line that has one. */
export const toldAbout = ({ text, category }: Mistaken): ErrorCategory =>
  ['procedural_error', 'sign_error'].includes(category) && !hasSides(text) ? 'unknown' : category;

const hasSides = (text: string): boolean => /[=<>≤≥]/.test(text);

/** True if the rung tells how the problem is done: the conceptual hint and above. */
export const isHelpLevel = (level: number): boolean => level >= 3;
