import type { ClientEvent } from '@stoa/schema/course/client-event';
import type { ThreadReply, ThreadView } from '@stoa/schema/course/thread';
import { keyed } from './open-server.ts';
import type { Visitor } from './open-server.ts';

const minute = 60_000;

/** A student in a conversation of the course MATH-G10, over HTTP. */
export class CourseStudent {
  readonly visitor: Visitor;
  readonly #pass: (ms: number) => void;
  view!: ThreadView;

  constructor(visitor: Visitor, pass: (ms: number) => void) {
    this.visitor = visitor;
    this.#pass = pass;
  }

  at = (rest = ''): string => `/api/tutor/threads/${this.view.threadId}${rest}`;

  async begin(): Promise<this> {
    const reply = await this.visitor.post('/api/tutor/threads', { courseId: 'MATH-G10' }, keyed());
    if (reply.statusCode !== 200) throw new Error(`The conversation did not begin: ${reply.body}`);
    this.view = reply.json<ThreadReply>();
    return this;
  }

  /** Sends a request of the conversation a minute later, and returns the response as it came. */
  send(rest: string, body: object, key: Record<string, string> = keyed()) {
    this.#pass(minute);
    return this.visitor.post(this.at(rest), body, key);
  }

  say = (messageText: string): Promise<ThreadReply> => this.turn({ messageText });
  press = (clientEvent: ClientEvent): Promise<ThreadReply> => this.turn({ clientEvent });

  async turn(body: object): Promise<ThreadReply> {
    const reply = await this.send('/turn', { courseId: 'MATH-G10', ...body });
    if (reply.statusCode !== 200) throw new Error(`The turn was refused: ${reply.body}`);
    const seen = reply.json<ThreadReply>();
    this.view = seen;
    return seen;
  }
}
