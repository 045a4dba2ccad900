import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { BoardSent } from '@stoa/schema/contracts/board-frames';
import type { BoardFrame } from '@stoa/schema/contracts/board-frames';
import { ownBoard, readableBoard } from '@stoa/schema/contracts/boards';
import type { SessionRecord } from '@stoa/store/store';
import { isUuid, requireOwner } from '../../auth/access.ts';
import type { Caller } from '../../auth/caller.ts';
import { isFromHere } from '../../auth/same-origin.ts';
import { asRefusal } from '../../refusal-replies.ts';
import { problemDocument, RefusalError } from '../../refusals.ts';
import { admit } from '../../routes/serve-contract.ts';
import type { Admission } from '../../routes/serve-contract.ts';
import type { AtBoard, LiveBoard } from './live-board.ts';
import type { LiveBoards } from './live-boards.ts';

const mostLines = 12; // of one account at once: tabs, devices, a class that a teacher watches
const longestFrame = 64 * 1024;
const mostUnread = 4 * 1024 * 1024; // bytes that wait for a client that doesn't read them
const mostMalformed = 100; // malformed frames that one line may send
const pulseMs = 30_000;
const closed = { goingAway: 1001, again: 1012, signedOut: 4401, tooMuch: 4429 } as const;

/**
 * Serves the live line of a board for a student with a pen, and the line of people who look on.
 *
 * Errors  before the upgrade, as on any route; after it, an `error` frame, and the line stays open, except if the caller is
 *         signed out, if an account has too many lines, or if a client keeps sending malformed frames.
 *
 * Returns the set of lines that are open at any moment.
 */
export async function serveBoardSocket(
  app: FastifyInstance,
  boards: LiveBoards,
  admission: Admission,
): Promise<ReadonlySet<unknown>> {
  const lines = new Set<BoardEnd>();
  const pulse = setInterval(() => lines.forEach((line) => line.feel()), pulseMs).unref();
  app.addHook('preClose', async () => {
    await boards.close();
    for (const line of lines) line.goAway();
  });
  app.addHook('onClose', async () => clearInterval(pulse));
  if (!app.hasDecorator('websocketServer')) await app.register(websocket, { options: { maxPayload: longestFrame } });
  const serve = (
    url: string,
    access: typeof ownBoard | typeof readableBoard,
    penOf: (request: FastifyRequest) => string | null,
  ) =>
    app.route({
      method: 'GET',
      url,
      config: { access },
      onRequest: (request) =>
        admission.requests.run(async () => {
          const { token } = request.query as { token?: unknown };
          if (typeof token === 'string' && token !== '') request.headers.authorization = `Bearer ${token}`;
          await admit(request, access, admission);
          // A page of another site could open a line with our cookie; a browser always sends its origin.
          if (!isFromHere(request.headers, admission.context.config.publicUrl)) throw new RefusalError('foreign_origin');
          await recordOf(request, access, admission);
          penOf(request);
        }),
      handler: async () => {
        throw new RefusalError('upgrade_needed', undefined, { headers: { upgrade: 'websocket', connection: 'upgrade' } });
      },
      wsHandler: (socket, request) => {
        const caller = request.caller!; // `admit` has found a caller, because the route requires one
        const line = new BoardEnd(socket, request, caller, penOf(request), { boards, admission, access });
        if (Array.from(lines).filter(({ account }) => account === caller.id).length >= mostLines) return line.turnAway();
        lines.add(line);
        socket.on('close', () => lines.delete(line));
        void line.open();
      },
    });
  serve('/api/boards/:sessionId/live', ownBoard, (request) => {
    const { pen } = request.query as { pen?: unknown };
    if (typeof pen !== 'string' || !isUuid(pen))
      throw new RefusalError('validation', 'Name your pen in the address: ?pen=, a UUID of your own.');
    return pen.toLowerCase();
  });
  serve('/api/boards/:sessionId/watch', readableBoard, () => null);
  return lines;
}

async function recordOf(
  request: FastifyRequest,
  access: typeof ownBoard | typeof readableBoard,
  { context }: Admission,
): Promise<SessionRecord> {
  const { sessionId } = request.params as { sessionId: string };
  const { session } = await requireOwner(access, { params: { sessionId }, body: {}, key: null }, request.caller, context.store);
  if (session === null) throw new RefusalError('not_found');
  return session;
}

type Around = { boards: LiveBoards; admission: Admission; access: typeof ownBoard | typeof readableBoard };

/** One open line. */
class BoardEnd {
  readonly #socket: WebSocket;
  readonly #request: FastifyRequest;
  readonly #caller: Caller;
  readonly #pen: string | null;
  readonly #around: Around;
  #answersPulse = true;
  #malformed = 0;

  constructor(socket: WebSocket, request: FastifyRequest, caller: Caller, pen: string | null, around: Around) {
    this.#socket = socket;
    this.#request = request;
    this.#caller = caller;
    this.#pen = pen;
    this.#around = around;
  }

  get account(): string {
    return this.#caller.id;
  }

  turnAway(): void {
    this.#watch();
    this.#refuse(new RefusalError('too_many', `You have ${mostLines} boards open already. Close one of them.`));
    this.#socket.close(closed.tooMuch, 'too many boards are open');
  }

  async open(): Promise<void> {
    this.#watch();
    const early: Buffer[] = [];
    const hold = (data: Buffer) => void early.push(data);
    this.#socket.on('message', hold);
    this.#socket.on('pong', () => (this.#answersPulse = true));
    try {
      const { boards, admission, access } = this.#around;
      const record = await admission.requests.run(() => recordOf(this.#request, access, admission));
      if (this.#pen === null) await this.#lookOn(record);
      else {
        const board = await boards.open(record);
        const pen = this.#pen;
        const one = { ...this.#atBoard(), pen };
        if (this.#socket.readyState !== this.#socket.OPEN) return;
        this.#socket.off('message', hold);
        this.#socket.on('close', () => board.standUp(one));
        board.sitDown(one);
        for (const data of early) this.#take(board, one, data);
        this.#socket.on('message', (data: Buffer) => this.#take(board, one, data));
      }
    } catch (error) {
      const refusal = asRefusal(error);
      if (refusal.code === 'unexpected' || refusal.code === 'unavailable')
        this.#around.admission.context.log.error({ err: error, request: this.#request.id }, 'a board could not be opened');
      this.#refuse(refusal);
      this.#socket.close(refusal.code === 'sign_in_needed' ? closed.signedOut : closed.again, refusal.code);
    }
  }

  /** Closes a line whose client is gone, and one whose caller has been signed out. */
  feel(): void {
    if (!this.#answersPulse) return this.#socket.terminate();
    this.#answersPulse = false;
    this.#socket.ping();
    void this.#around.admission.callers.find(this.#request.headers).then((caller) => {
      if (caller?.id !== this.#caller.id) this.#socket.close(closed.signedOut, 'sign in again');
    });
  }

  goAway(): void {
    this.#socket.close(closed.goingAway, 'the server is closing');
  }

  async #lookOn(record: SessionRecord): Promise<void> {
    const { boards } = this.#around;
    const stop = await boards.lookOn(record, { emit: (frame) => this.#emit(frame) });
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.on('close', stop);
    else stop();
  }

  #atBoard(): AtBoard {
    return {
      pen: this.#pen,
      caller: this.#caller,
      emit: (frame) => this.#emit(frame),
      drop: () => this.#socket.close(closed.again, 'open the board again'),
    };
  }

  #take(board: LiveBoard, one: AtBoard & { pen: string }, data: Buffer): void {
    const sent = readSent(data);
    if (sent.kind === 'sent') return board.take(one, sent.frame);
    this.#malformed += 1;
    const told = 'Send {"n": 1, "act": {"type": "line", "id": "…", "text": "…"}}, as text of valid JSON.';
    this.#refuse(new RefusalError('validation', told), sent.n);
    if (this.#malformed >= mostMalformed) this.#socket.close(closed.tooMuch, 'too much that is no frame');
  }

  #watch(): void {
    this.#socket.on('error', (error) => this.#around.admission.context.log.warn({ err: error }, 'a live line broke'));
  }

  #refuse(refusal: RefusalError, n: number | null = null): void {
    const document = problemDocument(refusal.code, refusal.message, this.#request.id, refusal.more);
    this.#emit({ type: 'error', n, expected: null, problem: document });
  }

  #emit(frame: BoardFrame): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > mostUnread) return this.#socket.terminate(); // everything is stored, and a new line starts with it
    this.#socket.send(JSON.stringify(frame));
  }
}

/** Parses a frame; for a malformed one, returns its number if it has one. */
function readSent(data: Buffer): { kind: 'sent'; frame: BoardSent } | { kind: 'malformed'; n: number | null } {
  try {
    const value: unknown = JSON.parse(data.toString('utf8'));
    const read = BoardSent.safeParse(value);
    if (read.success) return { kind: 'sent', frame: read.data };
    const n = typeof value === 'object' && value !== null && 'n' in value ? value.n : null;
    return { kind: 'malformed', n: typeof n === 'number' && Number.isSafeInteger(n) ? n : null };
  } catch {
    return { kind: 'malformed', n: null }; // the client is told; what it sent must not be logged
  }
}
