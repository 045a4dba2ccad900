import type { BoardAct, StrokeLook } from './board-act.ts';
import { boardLimits } from './board-limits.ts';

/** A stroke on the sheet, without its points. Erased ones are kept, because an erasure can be undone. */
export type SheetStroke = { readonly id: string; readonly look: StrokeLook; length: number; ended: boolean; erased: boolean };

/** A line of work. Without a text, it is ink that hasn't been read yet. */
export type SheetLine = { readonly id: string; readonly text: string | null; readonly strokes: readonly string[] };

/** Why an act is refused: there is no room for it, or it doesn't fit what is there. */
export type SheetRefusal = 'full' | 'unfit';

type Piece = Extract<BoardAct, { type: 'stroke' }>;

/**
 * What is on a board: its strokes in the order in which they were started, and its lines in the order of the work. Page and
 * server both use this class, so both have the same state after the same acts; each stores the points in its own way.
 */
export class BoardSheet {
  readonly strokes = new Map<string, SheetStroke>();
  lines: readonly SheetLine[] = [];
  #points = 0;

  /**
   * Takes an act. Returns null, or why it is refused; then nothing has changed. Repeating an act changes nothing: a piece of a
   * stroke that is there, a stroke that is erased.
   */
  take(act: BoardAct): SheetRefusal | null {
    switch (act.type) {
      case 'stroke':
        return this.#takePiece(act);
      case 'erase':
      case 'restore':
        for (const id of act.strokes) {
          const stroke = this.strokes.get(id);
          if (stroke !== undefined) stroke.erased = act.type === 'erase';
        }
        return null;
      case 'ink_line':
        return this.#takeLine(
          { id: act.id, text: this.lines.find(({ id }) => id === act.id)?.text ?? null, strokes: act.strokes },
          null,
        );
      case 'line':
        return this.#takeLine({ id: act.id, text: act.text, strokes: act.strokes }, act.replaces);
      case 'remove_line':
        this.lines = this.lines.filter(({ id }) => id !== act.id);
        return null;
      case 'move_lines': {
        const place = new Map(act.ids.map((id, at) => [id, at]));
        const at = ({ id }: SheetLine) => place.get(id) ?? act.ids.length;
        this.lines = this.lines.toSorted((a, b) => at(a) - at(b));
        return null;
      }
      case 'clear':
        for (const stroke of this.strokes.values()) stroke.erased = true;
        this.lines = [];
        return null;
      default:
        return null;
    }
  }

  /** Returns the points of a piece that aren't there yet. Call it before the piece is taken. */
  fresh({ id, from, points }: Piece): readonly number[] {
    const has = this.strokes.get(id)?.length ?? 0;
    return from === has ? points : points.slice((has - from) * 3);
  }

  #takePiece({ id, look, from, points, ends }: Piece): SheetRefusal | null {
    const there = this.strokes.get(id);
    const has = there?.length ?? 0;
    const after = Math.max(has, from + points.length / 3);
    if (from > has || (there?.ended === true && after > has)) return 'unfit';
    if ((there === undefined && this.strokes.size >= boardLimits.strokes) || after > boardLimits.pointsInStroke) return 'full';
    if (this.#points + after - has > boardLimits.points) return 'full';
    this.#points += after - has;
    if (there === undefined) this.strokes.set(id, { id, look, length: after, ended: ends, erased: false });
    else Object.assign(there, { length: after, ended: ends || there.ended });
    return null;
  }

  #takeLine(line: SheetLine, replaces: string | null): SheetRefusal | null {
    const isReplaced = ({ id }: SheetLine) => id === line.id || id === replaces;
    const at = this.lines.findIndex(isReplaced);
    if (at < 0 && this.lines.length >= boardLimits.lines) return 'full';
    this.lines = at < 0 ? [...this.lines, line] : this.lines.with(at, line).filter((one) => one === line || !isReplaced(one));
    return null;
  }
}
