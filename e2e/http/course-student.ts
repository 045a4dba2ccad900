import type { ClientEvent } from '@stoa/schema/course/client-event';
import { drillCardOf } from '@stoa/engine/tutors/course/drills/drill-card';
import { recordName } from '@stoa/engine/tutors/course/record-name';
import { newSnapshot } from '@stoa/engine/tutors/course/student-progress';
import { UnitProgress } from '@stoa/schema/course/student-snapshot';
import type { DrillGradeReply, ExamReply, ShownCard, ThreadReply, ThreadView } from '@stoa/schema/course/thread';
import type { Bank } from '@stoa/factory/write-bank';
import { keyed } from './open-server.ts';
import type { OpenServer, Visitor } from './open-server.ts';

const minute = 60_000;

type ShownDrill = Extract<ShownCard, { type: 'DRILL' }>;
type ShownExam = Extract<ShownCard, { type: 'EXAM' }>;

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

  /** Sends a request in the conversation a minute later. Returns the raw response. */
  send(rest: string, body: object, key: Record<string, string> = keyed()) {
    this.#pass(minute);
    return this.visitor.post(this.at(rest), body, key);
  }

  say = (messageText: string): Promise<ThreadReply> => this.turn({ messageText });
  press = (clientEvent: ClientEvent): Promise<ThreadReply> => this.turn({ clientEvent });

  /** The last drill of the conversation. */
  get drill(): ShownDrill {
    const card = this.view.messages.findLast((message) => message.card?.type === 'DRILL')?.card;
    if (card?.type !== 'DRILL') throw new Error('There is no drill in this conversation.');
    return card;
  }

  /** Returns the bank's answer to the last drill. */
  rightAnswer({ verified }: Bank): string {
    const { drill } = this;
    const isIt = ({ problem }: (typeof verified)[number]) => {
      const card = drillCardOf(problem);
      return (
        card?.prompt === drill.prompt &&
        card.question_latex === drill.questionLatex &&
        JSON.stringify(problem.figure ?? null) === JSON.stringify(drill.figure?.figure ?? null)
      );
    };
    return verified.find(isIt)!.problem.item.solution_logic.final_answer_canonical;
  }

  /** The last exam question of the conversation. */
  get exam(): ShownExam {
    const card = this.view.messages.findLast((message) => message.card?.type === 'EXAM')?.card;
    if (card?.type !== 'EXAM') throw new Error('There is no exam question in this conversation.');
    return card;
  }

  submit = (selectedOption: string): Promise<ExamReply> =>
    this.#onExam('/exam/mcq-submit', { questionId: this.exam.questionId, selectedOption });
  lookAtMemo = (): Promise<ExamReply> =>
    this.#onExam('/exam/support-viewed', { questionId: this.exam.questionId, supportType: 'memo' });

  async #onExam(rest: string, body: object): Promise<ExamReply> {
    const reply = await this.send(rest, body);
    if (reply.statusCode !== 200) throw new Error(`It was refused: ${reply.body}`);
    const seen = reply.json<ExamReply>();
    this.view = seen;
    return seen;
  }

  /** Returns the request body for grading an answer to a drill. */
  answerTo = ({ unitId, prompt, questionLatex, token }: ShownDrill, studentAnswer: string) => ({
    courseId: 'MATH-G10',
    unitId,
    drill: { prompt, question_latex: questionLatex, token },
    studentAnswer,
  });

  /** Answers the last drill. */
  async answer(studentAnswer: string): Promise<DrillGradeReply> {
    const reply = await this.send('/drill/grade', this.answerTo(this.drill, studentAnswer));
    if (reply.statusCode !== 200) throw new Error(`The answer was refused: ${reply.body}`);
    const seen = reply.json<DrillGradeReply>();
    this.view = seen;
    return seen;
  }

  async turn(body: object): Promise<ThreadReply> {
    const reply = await this.send('/turn', { courseId: 'MATH-G10', ...body });
    if (reply.statusCode !== 200) throw new Error(`The turn was refused: ${reply.body}`);
    const seen = reply.json<ThreadReply>();
    this.view = seen;
    return seen;
  }
}

/**
 * Gives a student a record in MATH-G10 as if she had earned it: bronze in some units, and all drills done in others. She has
 * said nothing in the course yet.
 */
export async function withRecord(
  { store }: Pick<OpenServer, 'store'>,
  { id }: Pick<Visitor, 'id'>,
  { bronze, ready = [] }: { bronze: readonly string[]; ready?: readonly string[] },
): Promise<void> {
  const now = new Date();
  const unitProgress = Object.fromEntries([
    ...bronze.map((unit) => [unit, UnitProgress.parse({ masteryTier: 'bronze' })] as const),
    ...ready.map((unit) => [unit, UnitProgress.parse({ drill: { attempts: 2, correct: 2, streakCorrect: 2 } })] as const),
  ]);
  const body = { ...newSnapshot(id, 'MATH-G10', 'ENTRY-00', now), unitProgress };
  await store.db
    .insertInto('learner_records')
    .values({ learner_id: id, name: recordName('MATH-G10'), version: 1, body: JSON.stringify(body), updated_at: now })
    .execute();
}

/** Begins a conversation of a student who has reached linear equations, with a drill open. */
export async function atLinearEquations(open: OpenServer, visitor: Visitor, pass: (ms: number) => void): Promise<CourseStudent> {
  await withRecord(open, visitor, { bronze: ['ENTRY-00', 'ALG-00'] });
  const student = await new CourseStudent(visitor, pass).begin();
  await student.press({ type: 'REQUEST_DRILL', unitId: 'ALG-01' });
  return student;
}
