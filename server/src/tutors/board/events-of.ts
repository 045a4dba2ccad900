import type { BoardAct } from '@stoa/schema/board/board-act';
import type { BoardEvent } from '@stoa/schema/board/board-event';
import type { SheetLine } from '@stoa/schema/board/board-sheet';

/** Translates an act into events for the tutor, at a moment of the session. `before` and `after` are the lines on the board. */
export function eventsOf(
  act: BoardAct,
  t: number,
  { before, after }: { before: readonly SheetLine[]; after: readonly SheetLine[] },
): BoardEvent[] {
  switch (act.type) {
    case 'stroke':
      return [
        ...(act.from === 0 ? [{ t, type: 'pen_down' } as const] : []),
        ...(act.ends ? [{ t, type: 'pen_up' } as const] : []),
      ];
    case 'typing':
      return [{ t, type: act.on ? 'pen_down' : 'pen_up' }];
    case 'erase':
      return [{ t, type: 'erase' }];
    case 'restore':
      return [{ t, type: 'pen_up' }];
    case 'ink_line':
      return []; // the strokes were reported as they were written; their text is reported once it has been recognized
    case 'line': {
      const replaces = before.find(({ id, text }) => id === act.replaces && text !== null)?.id;
      return [{ t, type: 'line', id: act.id, text: act.text, confidence: 1, ...(replaces !== undefined && { replaces }) }];
    }
    case 'remove_line':
      return before.some(({ id, text }) => id === act.id && text !== null) ? [{ t, type: 'erase', id: act.id }] : [];
    case 'move_lines': {
      const read = (lines: readonly SheetLine[]) => lines.flatMap(({ id, text }) => (text === null ? [] : [{ id, text }]));
      const [had, has] = [read(before), read(after)];
      const first = has.findIndex(({ id }, at) => id !== had[at]?.id);
      return first < 0 ? [] : has.slice(first).map(({ id, text }) => ({ t, type: 'line', id, text, confidence: 1 }));
    }
    case 'clear':
      return [{ t, type: 'clear' }];
    case 'speech_start':
      return [{ t, type: 'speech_start' }];
    case 'speech_end':
      return [{ t, type: 'speech_end', text: act.text }];
    case 'help':
      return [{ t, type: 'gesture_help' }];
    case 'done':
      return [{ t, type: 'said_done' }];
    case 'leave_me_alone':
      return [
        { t, type: 'speech_start' },
        { t, type: 'speech_end', text: leaveMeAlone },
      ];
    case 'call_back':
      return [
        { t, type: 'speech_start' },
        { t, type: 'speech_end', text: callBack },
      ];
    case 'end':
      return [{ t, type: 'session_end' }];
  }
}

const leaveMeAlone = 'Leave me alone for a while.';
const callBack = 'You can talk to me again.';
