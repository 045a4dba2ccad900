import type { BoardMoment, ShownEffect } from '@stoa/schema/board/board-log';
import type { BoardView, TutorLine } from '@stoa/schema/board/board-view';
import { BoardDesk } from '../../../ink/board-desk.ts';

type Row = Extract<ShownEffect, { type: 'row' }>['row'];
/** What was visible at a moment besides ink and lines. */
export type SeenAt = {
  readonly tutor: TutorLine[];
  readonly student: { at: number; text: string }[];
  readonly problem: BoardView['problem'] | null;
  readonly row: Row | null;
};

/** Replays a session: its board as it was at any moment. */
export class BoardReplay {
  readonly desk = new BoardDesk();
  readonly #moments: readonly BoardMoment[];
  #next = 0;
  #at = 0;

  constructor(moments: readonly BoardMoment[]) {
    this.#moments = moments;
  }

  /** Puts the desk into the state of that moment, and returns what had been said by then. */
  at(t: number): SeenAt {
    if (t < this.#at) {
      this.desk.begin([], [], []);
      this.#next = 0;
    }
    this.#at = t;
    for (; this.#next < this.#moments.length && this.#moments[this.#next]!.t <= t; this.#next += 1) {
      const { act } = this.#moments[this.#next]!;
      if (act !== null) this.desk.take(act);
    }
    const shown = this.#moments.slice(0, this.#next).flatMap((moment) => moment.shown);
    const stopped = new Map(shown.flatMap((one) => (one.type === 'stops' ? [[one.line, one.at] as const] : [])));
    return {
      tutor: shown.flatMap((one) =>
        one.type === 'says' ? [{ ...one.said, stopped_at: stopped.get(one.said.line) ?? null }] : [],
      ),
      student: shown.flatMap((one) => (one.type === 'heard' ? [{ at: one.at, text: one.text }] : [])),
      problem: shown.findLast((one) => one.type === 'problem')?.problem ?? null,
      row: shown.findLast((one) => one.type === 'row')?.row ?? null,
    };
  }
}
