import type { BoardAct } from '@stoa/schema/board/board-act';
import { boardLimits } from '@stoa/schema/board/board-limits';
import type { DeviceStorage } from '../../../device-storage.ts';

type Numbered = { readonly n: number; readonly act: BoardAct };
type Kept = { readonly next: number; readonly acts: readonly Numbered[] };

/** Returns the storage key for what the server hasn't stored yet of a pen. */
export const outboxName = (sessionId: string, pen: string): string => `stoa:board:${sessionId}:${pen}`;

/**
 * The acts of one pen that the server hasn't stored yet, numbered in order. They are stored on the device, so that neither a
 * lost connection nor a reload nor a closed lid loses a stroke. Acknowledged acts are removed; those sent again after an
 * interruption keep their numbers.
 */
export class Outbox {
  readonly #storage: DeviceStorage;
  readonly #name: string;
  #next: number;
  #acts: Numbered[];
  #sent = 0; // the highest number that was sent over the open line

  constructor(storage: DeviceStorage, name: string) {
    this.#storage = storage;
    this.#name = name;
    const { next, acts } = keptIn(storage.getItem(name));
    this.#next = next;
    this.#acts = [...acts];
  }

  /** Everything that waits, in order. */
  get waiting(): readonly BoardAct[] {
    return this.#acts.map(({ act }) => act);
  }

  get isEmpty(): boolean {
    return this.#acts.length === 0;
  }

  /**
   * Adds an act. A piece that continues the last stroke is merged with the piece before it while that still waits, so that a
   * long interruption doesn't fill the device.
   */
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

  /** Returns what hasn't been sent yet over the open line. */
  takeUnsent(): readonly Numbered[] {
    const unsent = this.#acts.filter(({ n }) => n > this.#sent);
    this.#sent = unsent.at(-1)?.n ?? this.#sent;
    return unsent;
  }

  /** A line has opened, and the server has everything up to `taken`: the rest is sent again. */
  opened(taken: number): void {
    this.stored(taken);
    this.rewind(taken + 1);
  }

  /**
   * The server wants to continue with this number. If no waiting act has it, because the act that had it was refused, the
   * waiting acts are renumbered from there: the server has none of them.
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

  /** The server refuses this act, however often it's sent: it is removed, and those after it keep their numbers. */
  refused(n: number): void {
    this.#acts = this.#acts.filter((one) => one.n !== n);
    this.#keep();
  }

  #keep(): void {
    try {
      if (this.#acts.length === 0) this.#storage.removeItem(this.#name);
      else this.#storage.setItem(this.#name, JSON.stringify({ next: this.#next, acts: this.#acts } satisfies Kept));
    } catch {
      // The device is full or can't store anything: the acts stay in this page and are still sent.
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

/** Returns two pieces of a stroke as one; null if they aren't, or if the result would be too long for a frame. */
function joinedPieces(before: BoardAct, after: BoardAct): BoardAct | null {
  if (before.type !== 'stroke' || after.type !== 'stroke' || before.id !== after.id || before.ends) return null;
  if (before.from + before.points.length / 3 !== after.from) return null;
  const points = [...before.points, ...after.points];
  return points.length / 3 > boardLimits.pointsInFrame ? null : { ...before, points, ends: after.ends };
}
