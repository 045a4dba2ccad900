import type { BoardAct } from '@stoa/schema/board/board-act';
import { boardLimits } from '@stoa/schema/board/board-limits';
import type { DeviceStorage } from '../../../device-storage.ts';

type Numbered = { readonly n: number; readonly act: BoardAct };
type Kept = { readonly next: number; readonly acts: readonly Numbered[] };

/** Where a pen keeps what the server has not stored yet. */
export const outboxName = (sessionId: string, pen: string): string => `stoa:board:${sessionId}:${pen}`;

/**
 * What was done with one pen and is not stored on the server yet, numbered in its order. It is kept on the device, so that neither a cut line nor a reload
 * nor a closed lid loses a stroke; what is acknowledged is let go, and what comes back again after a cut has its old number.
 */
export class Outbox {
  readonly #storage: DeviceStorage;
  readonly #name: string;
  #next: number;
  #acts: Numbered[];
  #sent = 0; // the highest number that went out over the line that is open

  constructor(storage: DeviceStorage, name: string) {
    this.#storage = storage;
    this.#name = name;
    const { next, acts } = keptIn(storage.getItem(name));
    this.#next = next;
    this.#acts = [...acts];
  }

  /** Everything that waits, in its order. */
  get waiting(): readonly BoardAct[] {
    return this.#acts.map(({ act }) => act);
  }

  get isEmpty(): boolean {
    return this.#acts.length === 0;
  }

  /** Puts an act in. A piece that continues the last stroke joins the piece before it while that waits, so that a long cut doesn't fill the device. */
  put(act: BoardAct): void {
    const last = this.#acts.at(-1);
    const joined = last !== undefined && last.n > this.#sent ? joinedPieces(last.act, act) : null;
    if (last !== undefined && joined !== null) this.#acts[this.#acts.length - 1] = { n: last.n, act: joined };
    else {
      this.#acts.push({ n: this.#next, act });
      this.#next += 1;
    }
    this.#keep();
  }

  /** What has not gone out yet over the line that is open. */
  takeUnsent(): readonly Numbered[] {
    const unsent = this.#acts.filter(({ n }) => n > this.#sent);
    this.#sent = unsent.at(-1)?.n ?? this.#sent;
    return unsent;
  }

  /** A line has opened, and the server holds everything up to `taken`: the rest goes out again. */
  opened(taken: number): void {
    this.stored(taken);
    this.rewind(taken + 1);
  }

  /**
   * The server wants to go on from this number. Where that is none of ours any more, because what had it was refused, what waits is numbered anew from
   * there: the server has none of it.
   */
  rewind(expected: number): void {
    const first = this.#acts[0]?.n ?? this.#next;
    if (first !== expected) {
      this.#acts = this.#acts.filter(({ n }) => n >= expected).map(({ act }, at) => ({ n: expected + at, act }));
      this.#next = expected + this.#acts.length;
      this.#keep();
    }
    this.#sent = expected - 1;
  }

  stored(n: number): void {
    if (!this.#acts.some((one) => one.n <= n)) return;
    this.#acts = this.#acts.filter((one) => one.n > n);
    this.#keep();
  }

  /** The server can't take this one, however often it comes: it is let go, and what came after it keeps its number. */
  refused(n: number): void {
    this.#acts = this.#acts.filter((one) => one.n !== n);
    this.#keep();
  }

  #keep(): void {
    try {
      if (this.#acts.length === 0) this.#storage.removeItem(this.#name);
      else this.#storage.setItem(this.#name, JSON.stringify({ next: this.#next, acts: this.#acts } satisfies Kept));
    } catch {
      // The device is full or keeps nothing: what waits stays in this page and still goes out.
    }
  }
}

function keptIn(text: string | null): Kept {
  const fresh: Kept = { next: 1, acts: [] };
  if (text === null) return fresh;
  try {
    const kept = JSON.parse(text) as Partial<Kept>;
    return typeof kept.next === 'number' && Array.isArray(kept.acts) ? (kept as Kept) : fresh;
  } catch {
    return fresh;
  }
}

/** Two pieces of a stroke as one; null where they are none, or would be too long for a frame. */
function joinedPieces(before: BoardAct, after: BoardAct): BoardAct | null {
  if (before.type !== 'stroke' || after.type !== 'stroke' || before.id !== after.id || before.ends) return null;
  if (before.from + before.points.length / 3 !== after.from) return null;
  const points = [...before.points, ...after.points];
  return points.length / 3 > boardLimits.pointsInFrame ? null : { ...before, points, ends: after.ends };
}
