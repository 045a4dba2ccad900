import { createHash } from 'node:crypto';
import { checkAnswer } from '@stoa/engine/math/check-answer';
import { careerOf } from '@stoa/engine/tutors/lesson/simulation/lesson-career';
import type { LessonCareer, Score } from '@stoa/engine/tutors/lesson/simulation/lesson-career';
import { lessonPersonas } from '@stoa/engine/tutors/lesson/simulation/lesson-persona';
import type { PersonaName } from '@stoa/engine/tutors/lesson/simulation/lesson-persona';
import { SimulatedStudent } from '@stoa/engine/tutors/lesson/simulation/lesson-student';
import { examineTurn, toldIn } from '@stoa/engine/tutors/lesson/simulation/lesson-turn-examined';
import type { TurnExamined } from '@stoa/engine/tutors/lesson/simulation/lesson-turn-examined';
import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import { LessonSession } from '@stoa/engine/tutors/lesson/state/lesson-session';
import { poseBankProblem } from '@stoa/engine/tutors/lesson/questions/pose-question';
import type { Bank } from '@stoa/factory/write-bank';
import type { BankedProblem } from '@stoa/schema/problem';
import type { Guideline } from '@stoa/schema/study-plan';
import type { ServerUnderEvaluation } from './evaluate-verb-server.ts';
import { LessonLine } from './evaluate-verb-line.ts';

/** A lesson that has not ended after so many of the student's turns never ends. */
const mostTurns = 120;
/** Problems of each concept in a test before and in one after the lesson. */
const testProblems = 2;

export type LessonToTake = { guideline: Guideline; persona: PersonaName; seed: number };

/** Takes one lesson from its welcome to its end, and says what it came to. A fault of the server is told in it, not thrown. */
export async function takeLesson(
  server: ServerUnderEvaluation,
  bank: Bank,
  { guideline, persona, seed }: LessonToTake,
): Promise<LessonCareer> {
  const name = `${server.run}:${guideline.guideline_id}:${persona}:${seed}`;
  const random = seededChance(Number.parseInt(digest(name.slice(server.run.length)).slice(0, 8), 16));
  const { concepts } = guideline.plan;
  const student = new SimulatedStudent(
    lessonPersonas[persona],
    concepts.map(({ id }) => id),
    random,
  );
  const pre_test = test(student, guideline, bank, new Set(), random);
  const turns: TurnExamined[] = [];
  let session: LessonSession | null = null;
  let failed: string | null = null;
  let fresh = false;
  let line: LessonLine | null = null;
  try {
    const entered = await server.enter();
    fresh = entered.fresh;
    const api = new LessonApi(server.address, entered.token);
    const id = await api.begin(guideline.guideline_id, uuidOf(`${name}:begin`));
    session = await api.state(id);
    line = await LessonLine.open(server.address, id, entered.token);
    while (session.ended === null) {
      if (turns.length >= mostTurns) throw new Error(`it has not ended after ${mostTurns} turns`);
      const before: LessonSession = session;
      const utterance = student.says(before.last_question);
      server.pass(utterance.seconds);
      await line.turn(uuidOf(`${name}:${turns.length}`), utterance.input);
      session = await api.state(id);
      const [sent, message] = session.full_conversation_log.slice(-2);
      if (sent?.role !== 'student' || message?.role !== 'tutor' || session.version !== before.version + 1)
        throw new Error('a turn was answered, and is not stored as one message and one reply');
      turns.push(examineTurn(before, session, utterance, sent, message));
      student.hears(toldIn(before, session, message));
    }
  } catch (error) {
    failed = error instanceof Error ? error.message : String(error);
  } finally {
    line?.close();
  }
  const post_test = test(student, guideline, bank, problemsIn(session), random);
  const beliefs = Object.entries(session?.mastery_estimates ?? {}).map(([concept, estimate]) => ({
    concept,
    estimate,
    knows: student.knowledge.knows(concept),
  }));
  const sender = { persona, topic: guideline.guideline_id, seed, failed };
  return careerOf(sender, session, turns, { pre_test, post_test, beliefs: fresh ? beliefs : null });
}

/** What REST offers and the live line does not: to begin, and to see the state behind a lesson. */
class LessonApi {
  readonly #address: string;
  readonly #authorization: string;

  constructor(address: string, token: string) {
    this.#address = address;
    this.#authorization = `Bearer ${token}`;
  }

  async begin(guideline_id: string, key: string): Promise<string> {
    const body = JSON.stringify({ goal: { guideline_id } });
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const { session_id } = (await this.#ask('/api/sessions', { method: 'POST', body, headers })) as { session_id: string };
    return session_id;
  }

  async state(id: string): Promise<LessonSession> {
    const { state } = (await this.#ask(`/api/sessions/${id}`, { headers: {} })) as { state?: unknown };
    if (state === undefined)
      throw new Error('the state behind the lesson is not shown to this token: it has to be an author’s or an admin’s');
    return LessonSession.parse(state);
  }

  async #ask(path: string, request: { method?: string; body?: string; headers: Record<string, string> }): Promise<unknown> {
    const headers = { ...request.headers, authorization: this.#authorization };
    const reply = await fetch(`${this.#address}${path}`, { ...request, headers });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text}`);
    return JSON.parse(text) as unknown;
  }
}

/** Problems of the bank that she has not met, answered without help: what she can do when nobody is there. */
function test(student: SimulatedStudent, { plan }: Guideline, bank: Bank, met: ReadonlySet<string>, random: () => number): Score {
  const score = { asked: 0, right: 0 };
  for (const { id, skill_id } of plan.concepts) {
    const unseen = bank.verified
      .map(({ problem }) => problem)
      .filter(({ item }) => item.meta.skill_id === skill_id && !met.has(item.meta.id) && isOneAnswer(item));
    for (const problem of drawn(unseen, testProblems, random)) {
      const question = poseBankProblem(problem, { question_id: 'test', step: 1, concept: id, turn: 0 });
      score.asked += 1;
      if (checkAnswer(question.answer, student.answersUnaided(question)).verdict === 'correct') score.right += 1;
    }
  }
  return score;
}

const isOneAnswer = ({ answer_spec }: BankedProblem['item']): boolean => answer_spec.answer_mode !== 'work_shown';

function drawn<T>(from: readonly T[], many: number, random: () => number): T[] {
  const rest = [...from];
  return Array.from({ length: Math.min(many, rest.length) }, () => rest.splice(Math.floor(random() * rest.length), 1)[0]!);
}

const problemsIn = (session: LessonSession | null): Set<string> =>
  new Set((session?.closed_questions ?? []).flatMap(({ source }) => (source.kind === 'bank' ? [source.problem_id] : [])));

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The same id for the same turn of the same run. */
function uuidOf(name: string): string {
  const hex = digest(name);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
