import type { BoardAct } from '@stoa/schema/board/board-act';
import type { BoardView, KeptStroke } from '@stoa/schema/board/board-view';
import type { BoardFrame } from '@stoa/schema/contracts/board-frames';
import { BoardDesk } from '../../../ink/board-desk.ts';
import type { BoardLine } from './board-line.ts';

/** What the page shows besides the paper and the lines. */
export type RoomState = {
  readonly view: BoardView;
  readonly live: boolean; // a line is open
  readonly saved: boolean; // the server holds everything
  readonly minutesLeft: number | null; // set once the session has announced that it ends soon
  readonly quiet: { readonly ms: number } | null; // how long the tutor keeps quiet, counted from when it was asked to
  readonly trouble: string | null;
};

const quietOf = (until: number | null, now: number): RoomState['quiet'] => (until === null ? null : { ms: until - now });

/** One board on a page: the desk with ink and lines, and what the tutor does. */
export class BoardRoom {
  readonly desk = new BoardDesk();
  readonly #listeners = new Set<() => void>();
  readonly #fetchInk: () => Promise<readonly KeptStroke[]>;
  #line: Pick<BoardLine, 'send'> | null = null;
  #waiting: () => readonly BoardAct[] = () => [];
  #sinceHello: BoardAct[] = [];
  #state: RoomState;

  constructor(view: BoardView, fetchInk: () => Promise<readonly KeptStroke[]>) {
    const quiet = quietOf(view.quiet_until, view.now);
    this.#state = { view, live: false, saved: true, minutesLeft: null, quiet, trouble: null };
    this.#fetchInk = fetchInk;
  }

  get state(): RoomState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends acts over this line from now on; `waiting` returns those that it hasn't delivered. */
  connect(line: Pick<BoardLine, 'send'>, waiting: () => readonly BoardAct[]): void {
    this.#line = line;
    this.#waiting = waiting;
  }

  /** Does something, here and on the server. Returns false if there is no room for it. */
  do = (act: BoardAct): boolean => {
    if (this.#state.view.over || !this.desk.do(act)) return false;
    this.#send(act);
    return true;
  };

  /** The same for what automatically follows from what she did, as lines follow from ink: undo skips it. */
  follow = (act: BoardAct): boolean => {
    if (this.#state.view.over || !this.desk.take(act)) return false;
    this.#send(act);
    return true;
  };

  undo = (): void => this.desk.undo().forEach((act) => this.#send(act));
  redo = (): void => this.desk.redo().forEach((act) => this.#send(act));

  onLive = (live: boolean): void => this.#set({ live });
  onSaved = (saved: boolean): void => this.#set({ saved });

  onFrame = (frame: BoardFrame): void => {
    const { view } = this.#state;
    switch (frame.type) {
      case 'hello':
        this.#set({ view: frame.view, quiet: quietOf(frame.view.quiet_until, frame.view.now), trouble: null });
        void this.#layOut(frame.view);
        return;
      case 'ack':
        return;
      case 'seen':
        this.#sinceHello.push(frame.act);
        if (!this.desk.take(frame.act)) void this.#layOut(this.#state.view);
        return;
      case 'state':
        return this.#set({ view: { ...view, state: frame.state, now: frame.at } });
      case 'quiet':
        return this.#set({ quiet: quietOf(frame.until, frame.at) });
      case 'says':
        return this.#set({ view: { ...view, tutor: [...view.tutor, frame.said] } });
      case 'stops':
        return this.#set({
          view: {
            ...view,
            tutor: view.tutor.map((said) => (said.line === frame.line ? { ...said, stopped_at: frame.at } : said)),
          },
        });
      case 'heard':
        return this.#set({ view: { ...view, student: [...view.student, { at: frame.at, text: frame.text }] } });
      case 'problem':
        this.desk.turnPage();
        return this.#set({ view: { ...view, problem: frame.problem, lines: [] } });
      case 'warning':
        return this.#set({ minutesLeft: frame.minutes });
      case 'summary':
        return this.#set({ view: { ...view, over: true, summary: frame.summary } });
      case 'error':
        return this.#set({ trouble: frame.expected === null ? frame.problem.detail : this.#state.trouble });
    }
  };

  dismissTrouble = (): void => this.#set({ trouble: null });

  /** Shows the board as the server has it, plus everything done since that the server doesn't have yet. */
  async #layOut(view: BoardView): Promise<void> {
    this.#sinceHello = [];
    const waiting = this.#waiting();
    const ink = await this.#fetchInk();
    this.desk.begin(ink, view.lines, [...waiting, ...this.#sinceHello]);
  }

  #send(act: BoardAct): void {
    this.#sinceHello.push(act);
    this.#line?.send(act);
  }

  #set(change: Partial<RoomState>): void {
    this.#state = { ...this.#state, ...change };
    for (const told of this.#listeners) told();
  }
}
