import type { BoardAct } from '@stoa/schema/board/board-act';
import type { BoardSheet } from '@stoa/schema/board/board-sheet';

/** A step that can be undone: the acts that undo it, and the acts that redo it. */
export type Undoable = { readonly back: readonly BoardAct[]; readonly again: readonly BoardAct[] };

/**
 * Returns how to undo an act, given the sheet before the act; null if it can't be undone. A stroke is undone as a whole, once
 * it ends.
 */
export function undoOf(sheet: BoardSheet, act: BoardAct): Undoable | null {
  const order = (): BoardAct => ({ type: 'move_lines', ids: sheet.lines.map(({ id }) => id) });
  const lineAgain = (id: string): BoardAct[] => {
    const line = sheet.lines.find((one) => one.id === id);
    if (line === undefined) return [];
    return line.text === null
      ? [{ type: 'ink_line', id, strokes: [...line.strokes] }]
      : [{ type: 'line', id, text: line.text, replaces: null, strokes: [...line.strokes] }];
  };
  switch (act.type) {
    case 'stroke':
      return act.ends ? { back: [{ type: 'erase', strokes: [act.id] }], again: [{ type: 'restore', strokes: [act.id] }] } : null;
    case 'erase':
      return { back: [{ type: 'restore', strokes: act.strokes }], again: [act] };
    case 'line': {
      const had = sheet.lines.some(({ id }) => id === act.id);
      return { back: had ? lineAgain(act.id) : [{ type: 'remove_line', id: act.id }], again: [act] };
    }
    case 'remove_line':
      return { back: [...lineAgain(act.id), order()], again: [act] };
    case 'move_lines':
      return { back: [order()], again: [act] };
    case 'clear': {
      const strokes = Array.from(sheet.strokes.values()).flatMap(({ id, erased }) => (erased ? [] : [id]));
      const groups = Array.from({ length: Math.ceil(strokes.length / 500) }, (_, at) => strokes.slice(at * 500, at * 500 + 500));
      return {
        back: [
          ...groups.map((some): BoardAct => ({ type: 'restore', strokes: some })),
          ...sheet.lines.flatMap(({ id }) => lineAgain(id)),
        ],
        again: [act],
      };
    }
    default:
      return null;
  }
}
