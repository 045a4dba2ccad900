import { randomUUID } from 'node:crypto';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { z } from 'zod';
import { lessonView } from '@stoa/engine/tutors/lesson/lesson-view';
import { sentencesToShow } from '@stoa/engine/turn/sentences-to-show';
import { LessonChat } from '@stoa/schema/contracts/lesson-frames';
import type { LessonFrame } from '@stoa/schema/contracts/lesson-frames';
import { ownLesson } from '@stoa/schema/contracts/lessons';
import type { LessonInput, LessonReply } from '@stoa/schema/lesson';
import type { SessionRecord } from '@stoa/store/store';
import { requireOwner } from '../../auth/access.ts';
import type { Owned } from '../../auth/access.ts';
import { signToken } from '../../auth/bearer-token.ts';
import type { Caller } from '../../auth/caller.ts';
import { redeemLineTicket } from '../../auth/line-ticket.ts';
import { isFromHere } from '../../auth/same-origin.ts';
import { asRefusal } from '../../refusal-replies.ts';
import { refuseNul } from '../../refuse-nul.ts';
import { problemDocument, RefusalError } from '../../refusals.ts';
import { admit } from '../../routes/serve-contract.ts';
import type { Admission } from '../../routes/serve-contract.ts';
import type { LessonSessions } from './lesson-sessions.ts';

const mostLines = 8; // of one account at once: the student's tabs and devices. A further tab takes its turns by HTTP requests
const mostWaiting = 8; // messages of one line that wait for their turn; more than a person sends
const longestFrame = 64 * 1024;
const mostUnread = 4 * 1024 * 1024; // bytes that wait for a client that doesn't read them
const pulseMs = 30_000; // between two checks whether the client is still there
/** Why a line is closed: 1001 of RFC 6455, and codes of our own. */
const closed = { goingAway: 1001, signedOut: 4401, tooMuch: 4429 } as const;

/**
 * Serves the live line of a lesson (lesson spec, WebSocket Endpoint): `typing`, `assistant`, `state_update`, preceded by the
 * message sentence by sentence. Every word has passed the guards and is stored before the first of them is sent, so a line that
 * breaks loses nothing: the next one starts with the current state.
 *
 * Errors  before the upgrade, as on any route: 401, 403, 404. After it, an `error` with the problem document; the line stays
 *         open, except if its caller is no longer signed in, or has too many lines open. In that case, the old ones stay and
 *         the new one is closed, because a page whose line is closed opens it again. A server that is closing first answers
 *         what it has taken up.
 *
 * Returns the set of lines that are open at any moment.
 */
export async function serveLessonSocket(
  app: FastifyInstance,
  lessons: LessonSessions,
  admission: Admission,
): Promise<ReadonlySet<unknown>> {
  const lines = new Set<LessonLine>();
  app.addHook('preClose', async () => {
    await Promise.all(Array.from(lines, (line) => line.finish()));
  });
  const pulse = setInterval(() => lines.forEach((line) => line.feel()), pulseMs).unref();
  app.addHook('onClose', async () => clearInterval(pulse));
  await app.register(websocket, { options: { maxPayload: longestFrame } });
  for (const url of ['/sessions/ws/:sessionId', '/api/sessions/ws/:sessionId'])
    app.route({
      method: 'GET',
      url,
      config: { access: ownLesson },
      onRequest: (request) =>
        admission.requests.run(async () => {
          await showPass(request, admission);
          await admit(request, ownLesson, admission);
          // A page of another site could open a line with our cookie; a browser always sends its origin.
          if (!isFromHere(request.headers, admission.context.config.publicUrl)) throw new RefusalError('foreign_origin');
          await ownedBy(request, admission); // refuses before the upgrade if the session isn't the caller's, or isn't a lesson
        }),
      handler: async () => {
        throw new RefusalError('upgrade_needed', undefined, { headers: { upgrade: 'websocket', connection: 'upgrade' } });
      },
      wsHandler: (socket, request) => {
        const line = new LessonLine(socket, request, lessons, admission);
        const sameAccount = Array.from(lines).filter(({ account }) => account === line.account);
        if (sameAccount.length >= mostLines) return line.turnAway();
        lines.add(line);
        socket.on('close', () => lines.delete(line));
        void line.open();
      },
    });
  return lines;
}

/**
 * Accepts a ticket or a token in the address like a token in the header. No log holds either (`request-log.ts`). Errors
 * `sign_in_needed` for a ticket that was used or is too old.
 */
async function showPass(request: FastifyRequest, { context: { store, secret, clock } }: Admission): Promise<void> {
  const { token, ticket } = request.query as { token?: unknown; ticket?: unknown };
  if (typeof ticket === 'string' && ticket !== '') {
    const { sessionId: lessonId } = request.params as { sessionId: string };
    const sessionToken = await redeemLineTicket(store, { ticket, lessonId, now: clock() });
    if (sessionToken === null)
      throw new RefusalError('sign_in_needed', 'This ticket has been used, or is older than half a minute. Ask for another.');
    request.headers.authorization = `Bearer ${signToken(sessionToken, secret)}`;
  } else if (typeof token === 'string' && token !== '') request.headers.authorization = `Bearer ${token}`;
}

/** Returns the lesson of the line and, with a turn's key, everything that the turn begins from, in the same read. */
async function ownedBy(
  request: FastifyRequest,
  { context }: Admission,
  key: string | null = null,
): Promise<Owned & { session: SessionRecord }> {
  const { sessionId } = request.params as { sessionId: string };
  const owned = await requireOwner(ownLesson, { params: { sessionId }, body: {}, key }, request.caller, context.store);
  const { session } = owned;
  if (session === null) throw new RefusalError('not_found');
  return { ...owned, session };
}

/** One open line. Its messages are processed one after another, in the order in which they came. */
class LessonLine {
  readonly #socket: WebSocket;
  readonly #request: FastifyRequest;
  readonly #lessons: LessonSessions;
  readonly #admission: Admission;
  #waiting = 0;
  #answersPulse = true;
  #last: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, request: FastifyRequest, lessons: LessonSessions, admission: Admission) {
    this.#socket = socket;
    this.#request = request;
    this.#lessons = lessons;
    this.#admission = admission;
  }

  /** The account that opened the line. */
  get account(): string | undefined {
    return this.#request.caller?.id;
  }

  /** Says why this line isn't opened, and closes it. */
  turnAway(): void {
    this.#watch();
    const told = `You have ${mostLines} lessons open already. Close one of them, or send your turns as requests.`;
    this.#refuse(new RefusalError('too_many', told), null);
    this.#socket.close(closed.tooMuch, 'too many lessons are open');
  }

  async open(): Promise<void> {
    this.#watch();
    this.#socket.on('message', (data: Buffer) => this.#queue(data));
    this.#socket.on('pong', () => (this.#answersPulse = true));
    this.#last = this.#guarded(null, () => this.#sendState());
    await this.#last;
  }

  /** Closes a line whose client is gone: a phone out of reach never says goodbye. */
  feel(): void {
    if (!this.#answersPulse) return this.#socket.terminate();
    this.#answersPulse = false;
    this.#socket.ping();
  }

  /** Answers what it has taken up, then closes. */
  async finish(): Promise<void> {
    this.#socket.removeAllListeners('message');
    await this.#last;
    this.#socket.close(closed.goingAway, 'the server is closing');
  }

  #watch(): void {
    this.#socket.on('error', (error) => this.#admission.context.log.warn({ err: error }, 'a live line broke'));
  }

  #queue(data: Buffer): void {
    if (this.#waiting >= mostWaiting) {
      this.#refuse(new RefusalError('too_many', 'Too many messages at once. Wait for the reply to the last one.'), null);
      this.#socket.close(closed.tooMuch, 'too many messages at once');
      return;
    }
    this.#waiting += 1;
    this.#last = this.#last.then(() => this.#take(data)).finally(() => (this.#waiting -= 1));
  }

  async #take(data: Buffer): Promise<void> {
    const chat = readChat(data);
    const id = chat?.payload.id ?? randomUUID();
    await this.#guarded(id, async () => {
      if (chat === null)
        throw new RefusalError('validation', 'Send {"type": "chat", "payload": {"message": "…"}}, as text of valid JSON.');
      refuseNul(chat, 'message');
      const caller = await this.#admission.requests.run(async () => {
        const here = await this.#stillHere();
        await this.#admission.limits.ofRequests(this.#request);
        return here;
      });
      const key = id.toLowerCase();
      const input = inputOf(chat.payload);
      const { reply } = await this.#admission.requests.resume(async () => {
        const { session, beginning } = await ownedBy(this.#request, this.#admission, key);
        this.#emit({ type: 'typing', payload: {} });
        return this.#lessons.turn(caller, session, { key, beginning }, input);
      });
      for (const text of sentencesToShow(reply.message.text)) this.#emit({ type: 'assistant_part', payload: { id, text } });
      this.#emit({ type: 'assistant', payload: { id, message: spokenOf(reply), reply: reply.message } });
      this.#emit({ type: 'state_update', payload: { state: reply.view } });
    });
  }

  /** Checks that the caller is still signed in: a token may expire and an account may be erased while a line is open. */
  async #stillHere(): Promise<Caller> {
    const caller = await this.#admission.callers.find(this.#request.headers);
    if (caller === null || caller.id !== this.#request.caller?.id)
      throw new RefusalError(
        'sign_in_needed',
        'You’ve been signed out. Sign in and send your message again. Everything before it is saved.',
      );
    return caller;
  }

  async #sendState(): Promise<void> {
    const { session } = await ownedBy(this.#request, this.#admission);
    const state = lessonView(await this.#lessons.session(session));
    this.#emit({ type: 'state_update', payload: { state } });
  }

  async #guarded(id: string | null, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      const refusal = asRefusal(error);
      if (refusal.code === 'unexpected' || refusal.code === 'unavailable')
        this.#admission.context.log.error({ err: error, request: this.#request.id }, 'a message on a live line failed');
      this.#refuse(refusal, id);
      if (refusal.code === 'sign_in_needed') this.#socket.close(closed.signedOut, 'sign in again');
    }
  }

  #refuse(refusal: RefusalError, id: string | null): void {
    const document = problemDocument(refusal.code, refusal.message, this.#request.id, refusal.more);
    this.#emit({ type: 'error', payload: id === null ? document : { ...document, id } });
  }

  #emit(event: LessonFrame): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > mostUnread) return this.#socket.terminate(); // everything is stored, and a new line starts with it
    this.#socket.send(JSON.stringify(event));
  }
}

/** Returns the whole text of a reply: the message, and the question that it ends with. */
const spokenOf = ({ message }: LessonReply): string =>
  message.question === null ? message.text : `${message.text}\n\n${message.question.text}`;

function readChat(data: Buffer): z.output<typeof LessonChat> | null {
  try {
    return LessonChat.parse(JSON.parse(data.toString('utf8')));
  } catch {
    return null; // the client gets a refusal; what it sent must not be logged
  }
}

function inputOf({ kind, message, question_id, wish }: z.output<typeof LessonChat>['payload']): LessonInput {
  if (kind === 'message') return { kind, message, question_id };
  if (kind === 'answer' && question_id !== null) return { kind, message, question_id };
  if (kind === 'wish' && wish !== undefined) return { kind, wish, question_id };
  throw new RefusalError('validation', 'An answer names its `question_id`, and a wish says which `wish` it is.');
}
