import type { BoardEffect } from '@stoa/engine/tutors/board/session/board-effect';
import type { ShownEffect } from '@stoa/schema/board/board-log';
import type { TutorLine } from '@stoa/schema/board/board-view';
import type { BoardFrame } from '@stoa/schema/contracts/board-frames';

/** Returns what is visible of an effect. */
export function shownOf(effect: BoardEffect): ShownEffect[] {
  switch (effect.effect) {
    case 'row':
      return [{ type: 'row', row: effect.row }];
    case 'say': {
      const { line, at, text, plays, kind, question, crisis } = effect;
      const said: TutorLine = { line, at, text, plays, kind, question, crisis, stopped_at: null };
      return [{ type: 'says', said }];
    }
    case 'stop':
      return [{ type: 'stops', line: effect.line, at: effect.at }];
    case 'heard':
      return effect.text.trim() === '' ? [] : [{ type: 'heard', at: effect.at, text: effect.text }];
    default:
      return [];
  }
}

/** Returns it as frames to send over a line. */
export function framesOf(one: ShownEffect): BoardFrame[] {
  if (one.type !== 'row') return [one];
  const state: BoardFrame = { type: 'state', at: one.row.t, state: one.row.state };
  const warns = one.row.trigger === 'SESSION_TIMEOUT_WARNING' && one.row.text !== undefined;
  return warns ? [state, { type: 'warning', minutes: 5 }] : [state];
}

/** Returns the frames that are sent in addition: how a session ended. */
export const lastFrames = (effect: BoardEffect): BoardFrame[] =>
  effect.effect === 'ended' ? [{ type: 'summary', summary: effect.summary }] : [];
