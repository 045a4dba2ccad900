import { randomUUID } from 'node:crypto';
import { wrongAnswerTo } from '@stoa/engine/tutors/lesson/samples/sample-lesson';
import type { LessonReply, LessonView, LessonWish } from '@stoa/schema/lesson';
import { lessonInStore } from './lesson-in-store.ts';
import { keyed } from './open-server.ts';
import type { OpenServer, Visitor } from './open-server.ts';

/** A student in a lesson over HTTP, who knows what the server stores of the question in focus. */
export class LessonStudent {
  readonly visitor: Visitor;
  readonly #open: OpenServer;
  view!: LessonView;
  reply!: LessonReply;

  constructor(visitor: Visitor, open: OpenServer) {
    this.visitor = visitor;
    this.#open = open;
  }

  async begin(guideline_id = 'two-step-equations', key: string = randomUUID()): Promise<this> {
    const reply = await this.visitor.post('/api/sessions', { goal: { guideline_id } }, keyed(key));
    if (reply.statusCode !== 200) throw new Error(`The lesson did not begin: ${reply.body}`);
    return this.#see(reply.json<{ first_turn: LessonReply }>().first_turn);
  }

  /** Sends a turn. Returns the raw response. */
  send(body: unknown, key: string = randomUUID()) {
    return this.visitor.post(`/api/sessions/${this.view.session_id}/step`, body, keyed(key));
  }

  async turn(body: unknown): Promise<this> {
    const reply = await this.send(body);
    if (reply.statusCode !== 200) throw new Error(`The turn was refused: ${reply.body}`);
    return this.#see(reply.json<LessonReply>());
  }

  say = (message: string): Promise<this> => this.turn({ message });
  wish = (wish: LessonWish): Promise<this> => this.turn({ kind: 'wish', wish });
  answer = (message: string): Promise<this> =>
    this.turn({ kind: 'answer', message, question_id: this.view.question!.question_id });
  right = async (): Promise<this> => this.answer((await this.kept()).answer.expected);
  /** Gives the right answer. If she's then asked for her reason, she goes on without one. */
  rightAndOn = async (): Promise<this> => {
    await this.right();
    return this.view.reason_for === null ? this : this.wish('continue');
  };
  wrong = async (): Promise<this> => this.answer(wrongAnswerTo(await this.kept()));

  /** Returns the question in focus as the server stores it, including answers. */
  async kept() {
    const question = (await lessonInStore(this.#open.store, this.view.session_id)).last_question;
    if (question === null) throw new Error('No question is in focus.');
    return question;
  }

  #see(reply: LessonReply): this {
    this.reply = reply;
    this.view = reply.view;
    return this;
  }
}
