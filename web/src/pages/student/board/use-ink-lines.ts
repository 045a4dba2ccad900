import { useEffect } from 'react';
import type { BoardAct } from '@stoa/schema/board/board-act';
import { boardLimits } from '@stoa/schema/board/board-limits';
import type { BoardDesk } from '../../../ink/board-desk.ts';
import { groupLines } from './group-lines.ts';

/** A line counts as finished when nothing was added for this long. */
const settledMs = 1500;

/**
 * Groups ink into lines of work once the pen rests, and reports which strokes form which line. The text that somebody typed for
 * ink stays as it is.
 */
export function useInkLines(desk: BoardDesk, onAct: (act: BoardAct) => boolean, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    let timer: number | null = null;
    const settle = () => {
      timer = null;
      const known = desk.snapshot.lines;
      const taken = new Set(known.flatMap((line) => (line.text === null ? [] : line.strokes)));
      const strokes = Array.from(desk.ink.values()).filter(({ id, ended }) => ended && !taken.has(id));
      const lines = groupLines(strokes);
      const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((one, at) => one === b[at]);
      for (const { id, strokes: ids } of lines) {
        const some = ids.slice(0, boardLimits.strokesNamed);
        const there = known.find((line) => line.id === id);
        if (there === undefined || (there.text === null && !same(there.strokes, some)))
          onAct({ type: 'ink_line', id, strokes: some });
      }
      for (const line of known)
        if (line.text === null && !lines.some(({ id }) => id === line.id)) onAct({ type: 'remove_line', id: line.id });
    };
    const stop = desk.watchInk(() => {
      if (timer !== null) window.clearTimeout(timer);
      timer = window.setTimeout(settle, settledMs);
    });
    return () => {
      stop();
      if (timer !== null) window.clearTimeout(timer);
    };
  }, [desk, onAct, active]);
}
