import { randomUUID } from 'node:crypto';
import { MovedClock } from '@stoa/server/demo/moved-clock';
import { allServerTutors } from '@stoa/server/tutors/all-server-tutors';
import { boardOnServer, boardsBy } from '@stoa/server/tutors/board/board-on-server';
import type { BoardAct } from '@stoa/schema/board/board-act';
import type { BoardFrame } from '@stoa/schema/contracts/board-frames';
import type { Visitor } from './open-server.ts';

/**
 * A clock for tests that stands still until it's moved. Sign-ins use the real clock, and it starts now, so they haven't
 * expired.
 */
export class TestClock extends MovedClock {
  constructor() {
    super(Date.now());
  }
}

/** Returns all tutors, with a board that uses this clock. */
export const tutorsBy = (clock: TestClock) =>
  allServerTutors.map((tutor) => (tutor === boardOnServer ? boardsBy(clock.later) : tutor));

export const tokenOf = async (visitor: Visitor): Promise<string> =>
  (await visitor.post('/api/me/tokens', { label: 'a program' })).json<{ token: string }>().token;

type FrameOf<Type extends BoardFrame['type']> = Extract<BoardFrame, { type: Type }>;

/** One end of a board's live line. It keeps the frames that came, and can wait for the next one of a kind. */
export class BoardEnd {
  readonly heard: BoardFrame[] = [];
  readonly pen: string;
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  #woken: (() => void)[] = [];
  #n = 0;

  constructor(
    address: string,
    sessionId: string,
    token: string,
    { pen = randomUUID(), watch = false }: { pen?: string; watch?: boolean } = {},
  ) {
    this.pen = pen;
    this.#socket = new WebSocket(`${address}/api/boards/${sessionId}/${watch ? 'watch?' : `live?pen=${pen}&`}token=${token}`);
    this.#socket.addEventListener('message', ({ data }) => {
      this.heard.push(JSON.parse(String(data)) as BoardFrame);
      this.#wake();
    });
    this.closed = new Promise((resolve) => {
      this.#socket.addEventListener('close', ({ code }) => {
        resolve(code);
        this.#wake();
      });
      this.#socket.addEventListener('error', () => this.#wake());
    });
  }

  /** Waits for the greeting, and continues numbering from there. */
  async greeted(): Promise<FrameOf<'hello'>> {
    const hello = await this.nth('hello', 1);
    this.#n = Math.max(this.#n, hello.taken);
    return hello;
  }

  raw = (value: unknown): void => this.#socket.send(typeof value === 'string' ? value : JSON.stringify(value));
  /** Sends an act with the next number. Returns the number. */
  send(act: BoardAct): number {
    this.#n += 1;
    this.raw({ n: this.#n, act });
    return this.#n;
  }

  /** Sends an act, and waits until it's stored. */
  async do(act: BoardAct): Promise<void> {
    const n = this.send(act);
    await this.until(({ type, ...frame }) => type === 'ack' && 'n' in frame && Number(frame.n) >= n);
  }

  line = (id: string, text: string): Promise<void> => this.do({ type: 'line', id, text, replaces: null, strokes: [] });

  close(): void {
    this.#socket.close();
  }

  nth<Type extends BoardFrame['type']>(type: Type, n: number): Promise<FrameOf<Type>> {
    let seen = 0;
    return this.until(
      (frame): frame is FrameOf<Type> => frame.type === type && ++seen === n,
      () => (seen = 0),
    );
  }

  async until<Found extends BoardFrame = BoardFrame>(
    fits: ((frame: BoardFrame) => boolean) | ((frame: BoardFrame) => frame is Found),
    anew: () => void = () => undefined,
  ): Promise<Found> {
    for (;;) {
      anew();
      const found = this.heard.find(fits);
      if (found !== undefined) return found as Found;
      if (this.#socket.readyState >= WebSocket.CLOSING)
        throw new Error(`The line closed: ${JSON.stringify(this.heard.slice(-5))}`);
      await new Promise<void>((resolve) => this.#woken.push(resolve));
    }
  }

  #wake(): void {
    for (const wake of this.#woken.splice(0)) wake();
  }
}
