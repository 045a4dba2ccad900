import { randomUUID } from 'node:crypto';
import type { BoardView } from '@stoa/schema/board/board-view';
import type { BoardFrame } from '@stoa/schema/contracts/board-frames';
import { z } from 'zod';
import type { Bus } from '../../bus.ts';

/** Somebody who looks on at a board, without a pen. */
type Onlooker = { readonly emit: (frame: BoardFrame) => void };
/** A board as it is after an entry of its log. */
export type ViewAt = { readonly view: BoardView; readonly position: number };
/** What became visible with an entry of a board's log; null if only its number is announced. */
const Told = z.object({
  from: z.string(),
  session: z.string(),
  position: z.number(),
  frames: z.array(z.custom<BoardFrame>()).nullable(),
});
const Look = z.object({ from: z.string(), session: z.string() });
type Take = (position: number, frames: readonly BoardFrame[] | null) => void;

const looks = 'stoa-board-looks';
const channelOf = (session: string): string => `stoa-board:${session}`;
const announceMs = 20_000;
const wantedMs = 60_000;

type Looking = { readonly those: Set<Take>; readonly hearing: Promise<() => void> };

/**
 * The people who look on at boards, whichever server runs them. A server whose people look on announces that to all servers at
 * intervals; each server publishes the boards of its own that others look at. Entries are numbered, so whoever misses one
 * starts again from the stored board.
 */
export class Onlookers {
  readonly #bus: Bus;
  readonly #positionOf: (sessionId: string) => number | null;
  readonly #self = randomUUID();
  readonly #looking = new Map<string, Looking>();
  readonly #wanted = new Map<string, number>(); // by people at other servers, until when
  readonly #announcing: NodeJS.Timeout;
  #stop: (() => void) | null = null;

  /** `positionOf`: returns the last entry announced for a board that runs here; null for one that doesn't. */
  constructor(bus: Bus, positionOf: (sessionId: string) => number | null) {
    this.#bus = bus;
    this.#positionOf = positionOf;
    this.#announcing = setInterval(() => this.#announce(), announceMs).unref();
    void bus.hear(looks, (text) => this.#heardLook(text)).then((stop) => (this.#stop = stop));
    bus.onGap(() => this.#announce());
  }

  /** Looks on: gets the board as it is first, then what happens. Returns a function that stops. */
  async lookOn(sessionId: string, one: Onlooker, viewAt: () => Promise<ViewAt>): Promise<() => void> {
    const looking: Looking = this.#looking.get(sessionId) ?? {
      those: new Set(),
      hearing: this.#bus.hear(channelOf(sessionId), (text) => this.#heard(text)),
    };
    this.#looking.set(sessionId, looking);
    let known = -1;
    let reading: Promise<void> | null = null;
    let held: Parameters<Take>[] = [];
    let gone = false;
    const read = async (): Promise<void> => {
      const { view, position } = await viewAt();
      if (gone) return;
      known = position;
      one.emit({ type: 'hello', taken: 0, view });
      const meanwhile = held;
      held = [];
      reading = null;
      for (const told of meanwhile) take(...told);
    };
    const anew = () => (reading ??= read());
    const take: Take = (position, frames) => {
      if (reading !== null) return void held.push([position, frames]);
      if (position <= known) return;
      if (position > known + 1 || frames === null) return void anew().catch(() => undefined); // if it fails, the next entry tries again
      known = position;
      for (const frame of frames) one.emit(frame);
    };
    reading = Promise.resolve(); // takes nothing before the first view
    looking.those.add(take);
    const stop = () => {
      gone = true;
      looking.those.delete(take);
      if (looking.those.size > 0) return;
      void looking.hearing.then((leave) => leave());
      this.#looking.delete(sessionId);
    };
    try {
      await looking.hearing;
      this.#look(sessionId);
      await read();
    } catch (error) {
      stop();
      throw error;
    }
    return stop;
  }

  /** Announces what became visible with a log entry of a board that runs here. */
  told(session: string, position: number, frames: readonly BoardFrame[]): void {
    for (const take of this.#looking.get(session)?.those ?? []) take(position, frames);
    if ((this.#wanted.get(session) ?? 0) > performance.now())
      this.#bus.tell(channelOf(session), JSON.stringify({ from: this.#self, session, position, frames }));
  }

  close(): void {
    clearInterval(this.#announcing);
    this.#stop?.();
  }

  #announce(): void {
    for (const session of this.#looking.keys()) this.#look(session);
    for (const [session, until] of this.#wanted) if (until < performance.now()) this.#wanted.delete(session);
  }

  #look(session: string): void {
    this.#bus.tell(looks, JSON.stringify({ from: this.#self, session }));
  }

  /** Somebody looks on from another server: it's told at once how far the board has come, so that it reads what it missed. */
  #heardLook(text: string): void {
    const { from, session } = Look.parse(JSON.parse(text));
    if (from === this.#self) return;
    this.#wanted.set(session, performance.now() + wantedMs);
    const position = this.#positionOf(session);
    if (position !== null)
      this.#bus.tell(channelOf(session), JSON.stringify({ from: this.#self, session, position, frames: null }));
  }

  #heard(text: string): void {
    const { from, session, position, frames } = Told.parse(JSON.parse(text));
    if (from === this.#self) return;
    for (const take of this.#looking.get(session)?.those ?? []) take(position, frames);
  }
}
