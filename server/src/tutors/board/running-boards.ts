import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Bus } from '../../bus.ts';

/**
 * What a server announces about the boards that it runs: all of them, or that one was opened or left. `asks`: it has just
 * started and wants to hear from all others.
 */
const Told = z.object({
  from: z.string(),
  runs: z.array(z.string()),
  left: z.array(z.string()),
  asks: z.boolean(),
});

const channel = 'stoa-boards-run';
const announceMs = 20_000;
const believedMs = 60_000;

/**
 * Knows which boards the other servers run. They announce when a board is opened or left, and all of their boards at intervals.
 * A server that falls silent counts as running none. A server that hears of no others knows only its own boards.
 */
export class RunningBoards {
  readonly #bus: Bus;
  readonly #own: () => Iterable<string>;
  readonly #self = randomUUID();
  readonly #elsewhere = new Map<string, { readonly from: string; readonly until: number }>();
  readonly #announcing: NodeJS.Timeout;
  #stop: (() => void) | null = null;

  /** `own`: the boards that this server runs. */
  constructor(bus: Bus, own: () => Iterable<string>) {
    this.#bus = bus;
    this.#own = own;
    this.#announcing = setInterval(() => this.#announce(), announceMs).unref();
    bus.onGap(() => this.#announce(true));
    void bus
      .hear(channel, (text) => this.#heard(text))
      .then((stop) => {
        this.#stop = stop;
        this.#announce(true);
      });
  }

  opened = (sessionId: string): void => this.#tell({ runs: [sessionId] });
  left = (sessionId: string): void => this.#tell({ left: [sessionId] });

  /** True if another server runs the board, as far as this one was told. */
  isElsewhere(sessionId: string): boolean {
    return (this.#elsewhere.get(sessionId)?.until ?? 0) > performance.now();
  }

  close(): void {
    clearInterval(this.#announcing);
    this.#tell({ left: [...this.#own()] });
    this.#stop?.();
  }

  #announce(asks = false): void {
    for (const [session, { until }] of this.#elsewhere) if (until < performance.now()) this.#elsewhere.delete(session);
    this.#tell({ runs: [...this.#own()], asks });
  }

  #tell({ runs = [], left = [], asks = false }: { runs?: string[]; left?: string[]; asks?: boolean }): void {
    this.#bus.tell(channel, JSON.stringify({ from: this.#self, runs, left, asks }));
  }

  #heard(text: string): void {
    const { from, runs, left, asks } = Told.parse(JSON.parse(text));
    if (from === this.#self) return;
    for (const session of runs) this.#elsewhere.set(session, { from, until: performance.now() + believedMs });
    for (const session of left) if (this.#elsewhere.get(session)?.from === from) this.#elsewhere.delete(session);
    if (asks) this.#announce();
  }
}
