import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { LessonView, type LessonInput } from '@stoa/schema/lesson';

type Emitted = { type: string; payload: Record<string, unknown> };

const mostTries = 6;

/** The program's end of a live line of a lesson (lesson spec, WebSocket Endpoint). One turn at a time. */
export class LessonLine {
  readonly #socket: WebSocket;
  readonly #emitted: Emitted[] = [];
  /** The screen as it stands. */
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
   * Opens a session's line and waits for the state that it begins with. A server that is busy refuses the upgrade, which a socket tells
   * only as a line that closed; so it is asked again, a little later each time. Errors  throws what the server said in the end.
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

  /** Sends a turn under its id and returns the screen after it. Errors  throws where the server refuses it or the line breaks. */
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

/** A token in an address would stand in the log of every proxy on the way. */
async function ticketFor(address: string, sessionId: string, token: string): Promise<string> {
  const response = await fetch(`${address}/api/sessions/${sessionId}/line-tickets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`the server gave no ticket for the live line: ${await response.text()}`);
  return z.object({ ticket: z.string() }).parse(await response.json()).ticket;
}
