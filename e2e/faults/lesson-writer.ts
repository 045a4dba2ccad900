// A process that takes turns in lessons as fast as it can, until it's killed: the real tutor, with the real handling of turns,
// but without a server. Its arguments and output are those of turn-writer.ts. When a lesson has ended, the next one begins.
import { nothingMet } from '@stoa/engine/problems/met-problems';
import { writeSync } from 'node:fs';
import { approvedQuestions } from '@stoa/engine/tutors/lesson/samples/approved-questions';
import { planProblems, type LessonWorld } from '@stoa/engine/tutors/lesson/state/lesson-world';
import { flushCompileCache } from 'node:module';
import { convertGuidelineToTopic } from '@stoa/engine/tutors/lesson/plan/convert-guideline';
import type { LessonSaid } from '@stoa/engine/tutors/lesson/turn/apply-turn';
import { lessonTutor } from '@stoa/engine/tutors/lesson/lesson-tutor';
import type { LessonSession } from '@stoa/engine/tutors/lesson/state/lesson-session';
import { wrongAnswerTo } from '@stoa/engine/tutors/lesson/samples/sample-lesson';
import { startLesson } from '@stoa/engine/tutors/lesson/start-lesson';
import { makeAsk } from '@stoa/engine/turn/ask';
import type { AskLogEntry } from '@stoa/engine/turn/ask';
import { openLessons } from '@stoa/library/open-lessons';
import { openPracticePolicy } from '@stoa/library/open-practice-policy';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { LearnerId } from '@stoa/schema/account';
import type { AgentLog } from '@stoa/schema/agent-log';
import type { LessonInput } from '@stoa/schema/lesson';
import { runTurn, takeTurn } from '@stoa/server/turn/run-turn';
import type { Asking, TurnPorts, TurnResult } from '@stoa/server/turn/run-turn';
import { openStore } from '@stoa/store/open-store';
import type { StorePlace } from '@stoa/store/open-store';
import type { Store } from '@stoa/store/store';
import { lessonInStore } from '../http/lesson-in-store.ts';
import type { Stored } from './numbered-turns.ts';
import type { Said } from './turn-writer.ts';
import { exported } from '@stoa/store/test-samples';

const say = (said: Said) => writeSync(1, `${JSON.stringify(said)}\n`);

const { index } = openSkillGraph();
const { lessons } = openLessons(index, { validated: { has: () => true }, now: new Date() }); // other tests check what is in them
const topic = convertGuidelineToTopic(lessons[0]!.guideline, 1, index);

/** Returns the way to ask a model when there's none, and the logs of what agents do then. */
function askingIn(turn_id: string): Asking {
  const logs: AgentLog[] = [];
  const log = ({ usd: _, ...told }: AskLogEntry) => void logs.push({ ...told, at: new Date().toISOString(), turn_id });
  return { ask: makeAsk({ languageModel: null, log, clock: () => 0 }), logs };
}

/** Returns the world that a turn sees. The plan and its questions are in the same store as the turn. */
async function worldIn({ plans }: Store): Promise<LessonWorld> {
  await plans.stock([{ ...lessons[0]!, problems: approvedQuestions(topic) }], new Date());
  const [plan] = await plans.newest();
  const of = planProblems(plan?.problems ?? []);
  const shelf = { verifiedFor: () => [], heldBackFor: () => [], find: () => null }; // no bank: only the plan's own questions are asked, repeatedly
  return { graph: index, policy: openPracticePolicy().policy, shelf, met: nothingMet, crisis_contacts: null, planProblems: of };
}

/** The parts of a learner's export that are compared. */
type Held = {
  turns: unknown[];
  tutor_sessions: { id: string; version: number }[];
  masteries: { version: number }[];
  skill_states: { state: { opportunities: number } }[];
  events: { turn_id: string; body: { type: string } }[];
  agent_logs: { log: AgentLog }[];
};
const heldOf = async (store: Store, id: LearnerId) => (await exported(store, id)) as unknown as Held;

/** Returns what is stored. Each number equals the number of turns if every part of each turn is stored exactly once. */
function storedIn(
  { turns, tutor_sessions, masteries, skill_states, events, agent_logs }: Held,
  lessonsHad: readonly LessonSession[],
): Stored {
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const evidence = events.filter(({ body }) => body.type === 'mastery_updated');
  const counted = sum(skill_states.map(({ state }) => state.opportunities));
  const onceEach = new Set(evidence.map(({ turn_id }) => turn_id)).size === evidence.length;
  const moved = masteries[0]?.version ?? 0;
  const isWhole = onceEach && counted === evidence.length && moved === evidence.length;
  return {
    turns: turns.length,
    session: sum(tutor_sessions.map(({ version }) => version)),
    messages: sum(lessonsHad.map(({ full_conversation_log }) => (full_conversation_log.length + 1) / 2)),
    mastery: isWhole ? turns.length : -1,
    logged: new Set(agent_logs.map(({ log }) => log.turn_id)).size, // at least one agent speaks in every turn
  };
}

/** Returns what the student sends in her n-th turn: a wrong answer, words and a right answer, in rotation. */
function inputAt(number: number, { last_question: question }: LessonSession): LessonInput {
  if (question === null || number % 3 === 0) return { kind: 'message', message: 'ok, what now?', question_id: null };
  const { question_id, answer } = question;
  return { kind: 'answer', message: number % 3 === 1 ? wrongAnswerTo(question) : answer.expected, question_id };
}

const turnNamed = (learnerId: LearnerId, number: number) => ({
  id: `${learnerId}, turn ${number}`,
  fingerprint: `turn ${number}`,
  learnerId,
});

async function begin(ports: TurnPorts, learner: LearnerId, number: number): Promise<TurnResult<unknown>> {
  const session = { id: `${learner}, lesson from turn ${number}`, tutor: 'lesson' as const, version: 0 };
  const turn = turnNamed(learner, number);
  const { ask, logs } = askingIn(turn.id);
  return takeTurn(
    { ...turn, session },
    async (skills, moment) => {
      const request = {
        session_id: session.id,
        topic,
        student_context: { grade: 4, board: topic.syllabus, language_level: 'standard' },
        pace_preference: 'normal',
        allow_extension: false,
        earlier: null,
      } as const;
      const { state, ...done } = await startLesson(world, skills, request, ask, moment);
      return { ...done, session: state.session, agentLogs: logs };
    },
    ports,
  );
}

async function goOn(ports: TurnPorts, learner: LearnerId, number: number, session: LessonSession): Promise<TurnResult<unknown>> {
  const { session_id: id, version } = session;
  const turn = turnNamed(learner, number);
  const beginning = await ports.store.journal.begin(id, turn.id);
  if (beginning === null) throw new Error(`the lesson ${id} was begun and is not there`);
  return runTurn(
    lessonTutor(world),
    {
      ...turn,
      session: { id, tutor: 'lesson', version },
      beginning,
      input: inputAt(number, session),
      asking: askingIn(turn.id),
    },
    {
      read: (skills) => ({ session, skills }),
      keep: (applied) => applied,
      write: (after) => after.session,
      again: () => Promise.resolve({ session, skills: new Map() }),
    },
    ports,
  );
}

/** Sends the last turn again. Returns true if the first reply comes back; throws if the turn is taken a second time. */
async function replay(ports: TurnPorts, learner: LearnerId, number: number, session: LessonSession): Promise<boolean> {
  const { session_id: id, version } = session;
  const again = await takeTurn<LessonSaid>(
    { ...turnNamed(learner, number), session: { id, tutor: 'lesson', version } },
    () => Promise.reject(new Error(`turn ${number} of ${learner} was taken twice`)),
    ports,
  );
  const last = session.full_conversation_log.at(-1);
  return again.kind === 'repeated' && JSON.stringify(again.reply.message) === JSON.stringify(last);
}

async function takeTurns(store: Store, learner: LearnerId): Promise<never> {
  await store.db
    .insertInto('user')
    .values({ id: learner, name: 'Ada', email: learner, emailVerified: false })
    .onConflict((found) => found.doNothing())
    .execute();
  const ports: TurnPorts = { store, clock: () => new Date(), bankChanged: async () => undefined };
  const held = await heldOf(store, learner);
  const lessonsHad = await Promise.all(held.tutor_sessions.map(({ id }) => lessonInStore(store, id)));
  const stored = storedIn(held, lessonsHad);
  say({ kind: 'found', learner, stored });

  let session = lessonsHad.find(({ ended }) => ended === null) ?? lessonsHad.toSorted(byBeginning).at(-1) ?? null;
  if (session !== null) say({ kind: 'replayed', learner, same: await replay(ports, learner, stored.turns, session) });

  for (let number = stored.turns + 1; ; number += 1) {
    const over = session === null || session.ended !== null;
    const { kind } = over ? await begin(ports, learner, number) : await goOn(ports, learner, number, session!);
    if (kind !== 'committed') throw new Error(`turn ${number} of ${learner}: ${kind}`);
    say({ kind: 'acknowledged', learner, turn: number });
    const id: string = over ? `${learner}, lesson from turn ${number}` : session!.session_id;
    session = await lessonInStore(store, id);
  }
}

const byBeginning = (a: LessonSession, b: LessonSession) => (a.started_at < b.started_at ? -1 : 1);

const [place, ...learners] = process.argv.slice(2);
const store = await openStore(JSON.parse(place ?? '{}') as StorePlace).catch((error: Error) => {
  process.stderr.write(`${error.name}: ${error.message}\n`);
  process.exit(1);
});
const world = await worldIn(store);
flushCompileCache(); // it can't do this when it's killed
await Promise.all(learners.map((id) => takeTurns(store, LearnerId.parse(id))));
