import type { BoardAct } from '@stoa/schema/board/board-act';
import { boardLimits } from '@stoa/schema/board/board-limits';
import { BoardSheet, type SheetLine } from '@stoa/schema/board/board-sheet';
import type { KeptStroke } from '@stoa/schema/board/board-view';
import type { InkStroke } from './ink-stroke.ts';
import { undoOf, type Undoable } from './undo.ts';

/** What a canvas has to redraw. */
export type InkChange = { readonly kind: 'stroke' | 'gone'; readonly stroke: InkStroke } | { readonly kind: 'all' };

/**
 * The board as this page has it. Acts done here show at once, whatever the state of the connection; acts done elsewhere show
 * when they arrive.
 */
export class BoardDesk {
  #sheet = new BoardSheet();
  readonly ink = new Map<string, InkStroke>();
  readonly #onInk = new Set<(change: InkChange) => void>();
  readonly #onLines = new Set<() => void>();
  #undone: Undoable[] = [];
  #done: Undoable[] = [];
  #snapshot: DeskSnapshot = { lines: [], canUndo: false, canRedo: false };
  #layingOut = false;

  get snapshot(): DeskSnapshot {
    return this.#snapshot;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#onLines.add(listener);
    return () => this.#onLines.delete(listener);
  };

  watchInk(listener: (change: InkChange) => void): () => void {
    this.#onInk.add(listener);
    return () => this.#onInk.delete(listener);
  }

  /** Performs an act on this page. Returns false if the board has no room for it. */
  do(act: BoardAct): boolean {
    const undo = undoOf(this.#sheet, act);
    if (!this.take(act)) return false;
    if (undo !== null) {
      this.#done.push(undo);
      this.#undone = [];
      this.#tell();
    }
    return true;
  }

  /** Takes the last step back on this page. Returns the acts that did so. */
  undo(): readonly BoardAct[] {
    return this.#step(this.#done, this.#undone, 'back');
  }

  redo(): readonly BoardAct[] {
    return this.#step(this.#undone, this.#done, 'again');
  }

  /** Applies an act that was done here or elsewhere. Returns false if the board doesn't take it. */
  take(act: BoardAct): boolean {
    const fresh = act.type === 'stroke' ? this.#sheet.fresh(act) : [];
    const before = this.#sheet.lines;
    if (this.#sheet.take(act) !== null) return false;
    if (act.type === 'stroke') this.#draw(act, fresh);
    if (act.type === 'erase' || act.type === 'restore') for (const id of act.strokes) this.#mark(id, act.type === 'erase');
    if (act.type === 'clear') for (const id of this.ink.keys()) this.#mark(id, true);
    if (before !== this.#sheet.lines) this.#tell();
    return true;
  }

  /** Starts from the board as the server has it, and applies the acts of this page that the server doesn't have yet. */
  begin(kept: readonly KeptStroke[], lines: readonly SheetLine[], waiting: readonly BoardAct[]): void {
    this.#sheet = new BoardSheet();
    this.ink.clear();
    this.#layingOut = true; // everything is drawn once, at the end
    const most = boardLimits.pointsInFrame * 3;
    for (const { id, look, points, ended, erased } of kept) {
      for (let at = 0; at === 0 || at < points.length; at += most)
        this.take({
          type: 'stroke',
          id,
          look,
          from: at / 3,
          points: points.slice(at, at + most),
          ends: ended && at + most >= points.length,
        });
      if (erased) this.take({ type: 'erase', strokes: [id] });
    }
    this.#sheet.lines = lines;
    for (const act of waiting) this.take(act);
    this.#layingOut = false;
    this.#tellInk({ kind: 'all' });
    this.#tell();
  }

  /** Clears the paper for another problem. What was done before can't be undone anymore. */
  turnPage(): void {
    this.take({ type: 'clear' });
    this.#done = [];
    this.#undone = [];
    this.#tell();
  }

  #draw(act: Extract<BoardAct, { type: 'stroke' }>, fresh: readonly number[]): void {
    const there = this.ink.get(act.id);
    const stroke: InkStroke = there ?? { id: act.id, look: act.look, points: [], ended: false, erased: false };
    for (const value of fresh) stroke.points.push(value);
    stroke.ended ||= act.ends;
    this.ink.set(act.id, stroke);
    this.#tellInk({ kind: 'stroke', stroke });
  }

  #mark(id: string, erased: boolean): void {
    const stroke = this.ink.get(id);
    if (stroke === undefined || stroke.erased === erased) return;
    stroke.erased = erased;
    this.#tellInk({ kind: erased ? 'gone' : 'stroke', stroke });
  }

  #tellInk(change: InkChange): void {
    if (!this.#layingOut) for (const told of this.#onInk) told(change);
  }

  #step(from: Undoable[], to: Undoable[], way: keyof Undoable): readonly BoardAct[] {
    const step = from.pop();
    if (step === undefined) return [];
    to.push(step);
    const acts = step[way].filter((act) => this.take(act));
    this.#tell();
    return acts;
  }

  #tell(): void {
    this.#snapshot = { lines: this.#sheet.lines, canUndo: this.#done.length > 0, canRedo: this.#undone.length > 0 };
    for (const told of this.#onLines) told();
  }
}

export type DeskSnapshot = { readonly lines: readonly SheetLine[]; readonly canUndo: boolean; readonly canRedo: boolean };
