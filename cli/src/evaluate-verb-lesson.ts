import { createHash } from 'node:crypto';
import type { LessonDoor } from '@stoa/engine/tutors/lesson/simulation/lesson-door';
import type { LessonView } from '@stoa/schema/lesson';
import { LessonLine } from './evaluate-verb-line.ts';
import type { ServerUnderEvaluation } from './evaluate-verb-server.ts';

/** A lesson over the live line, as a program takes it: started by a request, then one turn after another over the socket. */
export class LiveLesson implements LessonDoor {
  readonly #server: ServerUnderEvaluation;
  readonly #topic: string;
  readonly #name: string;
  #line: LessonLine | null = null;
  #turns = 0;

  /** `name` identifies the turns: the same name on the same server repeats the same lesson. */
  constructor(server: ServerUnderEvaluation, { topic, name }: { topic: string; name: string }) {
    this.#server = server;
    this.#topic = topic;
    this.#name = name;
  }

  begin = async (): Promise<LessonView> => {
    const { address, enter, whileClockStands } = this.#server;
    const { token } = await enter();
    const reply = await fetch(`${address}/api/sessions`, {
      method: 'POST',
      body: JSON.stringify({ goal: { guideline_id: this.#topic } }),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': uuidOf(`${this.#name}:begin`),
        authorization: `Bearer ${token}`,
      },
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`/api/sessions: ${reply.status} ${text}`);
    const { session_id } = JSON.parse(text) as { session_id: string };
    this.#line = await whileClockStands(() => LessonLine.open(address, session_id, token));
    return this.#line.view;
  };

  take: LessonDoor['take'] = async (input, seconds) => {
    if (this.#line === null) throw new Error('a lesson has to begin before a turn is taken');
    this.#server.pass(seconds);
    const view = await this.#line.turn(uuidOf(`${this.#name}:${this.#turns}`), input);
    this.#turns += 1;
    return view;
  };

  close(): void {
    this.#line?.close();
  }
}

/** Returns the same id for the same turn of the same run. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
