import type { Situation } from '@stoa/schema/board/board-lines';
import type { Speech } from '../words/phrase.ts';
import { nextMoveFrom } from '../work/next-move.ts';
import type { BoardSession } from './board-session.ts';

type Level = 1 | 2 | 3 | 4 | 5;

/** The rung of the ladder that comes next. Who does not answer questions gets hints (board spec, Within-session adaptation). */
export function nextLevel({ ladder, signals, profile }: BoardSession): Level {
  const next = Math.min(5, ladder.level + 1) as Level;
  const hintsOnly = signals.unanswered >= 2 || profile.responsivenessToQuestions < unresponsive;
  return hintsOnly && next < 3 && ladder.level > 0 ? 3 : next;
}

/** Below this share of answered questions, hints are given in their place. */
export const unresponsive = 0.3;

/**
 * What is said on a rung: on the first a focusing question, on the second a probing one, then hints, then the first step together. Where a mistake
 * stands, the lower rungs are about it; the upper ones are about the step that is due after the last right line.
 */
export function rungSpeech(session: BoardSession, level: Level): Speech {
  const { mistake, lines, problem } = session;
  const about = mistake !== null && mistake.confidence >= 0.8 ? mistake.category : null;
  if (about !== null && level <= 2) return { of: 'situation', situation: `mistake_${about}` satisfies Situation, level: 2 };
  if (about !== null && level === 3) return { of: 'situation', situation: `mistake_hint_${about}` satisfies Situation, level: 3 };
  if (level === 1) return { of: 'situation', situation: 'stuck_focus', level: 1 };
  const from = lines.findLast(({ standing }) => standing === 'sound')?.text ?? problem.start;
  return { of: 'rung', level, next: nextMoveFrom(from) };
}
