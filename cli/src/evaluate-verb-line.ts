import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { LessonView, type LessonInput } from '@stoa/schema/lesson';

type Emitted = { type: string; payload: Record<string, unknown> };

const mostTries = 6;

/** A program's end of a lesson's live line (lesson spec, WebSocket Endpoint). It takes one turn at a time. */
export class LessonLine {
  readonly #socket: WebSocket;
  readonly #emitted: Emitted[] = [];
  /** The current state of the page. */
  view!: LessonView;
  #wake: () => void = () => undefined;

  private constructor(address: string) {
    this.#socket = new WebSocket(address);
    this.#socket.addEventListener('message', ({ data }) => {
      this.#emitted.push(JSON.parse(String(data)) as Emitted);
      this.#wake();
    });
    this.#socket.addEventListener('close', ({ code, reason }) => {
      this.#emitted.push({ type: 'closed', payload: { code, reason } });
      this.#wake();
    });
  }

  /**
   * Opens a session's line and waits for its first state. A busy server refuses the upgrade, which a socket reports only as a
   * closed connection; so this retries, after a longer pause each time. Errors throws what the server said in the end.
   */
  static async open(address: string, sessionId: string, token: string): Promise<LessonLine> {
    for (let tries = 1; ; tries += 1) {
      try {
        const ticket = await ticketFor(address, sessionId, token);
        const line = new LessonLine(`${address.replace(/^http/, 'ws')}/sessions/ws/${sessionId}?ticket=${ticket}`);
        await line.#shown();
        return line;
      } catch (error) {
        if (tries === mostTries) throw error;
        await pause(tries * 500);
      }
    }
  }

  /**
   * Sends a turn under its id and returns the page's state after it. Errors throws if the server refuses it or the line breaks.
   */
  async turn(id: string, input: LessonInput): Promise<LessonView> {
    const message = input.kind === 'wish' ? '' : input.message;
    const more = { kind: input.kind, question_id: input.question_id, ...(input.kind === 'wish' ? { wish: input.wish } : {}) };
    this.#socket.send(JSON.stringify({ type: 'chat', payload: { id, message, ...more } }));
    for (const kind of ['typing', 'assistant']) await this.#next(kind);
    return this.#shown();
  }

  async #shown(): Promise<LessonView> {
    this.view = LessonView.parse((await this.#next('state_update'))['state']);
    return this.view;
  }

  close(): void {
    this.#socket.close();
  }

  async #next(kind: string): Promise<Emitted['payload']> {
    for (;;) {
      const emitted = this.#emitted.shift();
      if (emitted === undefined) {
        await new Promise<void>((resolve) => (this.#wake = resolve));
        continue;
      }
      if (emitted.type === 'error') throw new Error(`the server refused a turn: ${JSON.stringify(emitted.payload)}`);
      if (emitted.type === 'closed') throw new Error(`the line was closed: ${JSON.stringify(emitted.payload)}`);
      if (emitted.type === kind) return emitted.payload;
    }
  }
}

/** Exchanges the token for a ticket, because a token in an address would be in the log of every proxy on the way. */
async function ticketFor(address: string, sessionId: string, token: string): Promise<string> {
  const response = await fetch(`${address}/api/sessions/${sessionId}/line-tickets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`the server gave no ticket for the live line: ${await response.text()}`);
  return z.object({ ticket: z.string() }).parse(await response.json()).ticket;
}
