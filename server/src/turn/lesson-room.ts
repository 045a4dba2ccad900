import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { newFlag } from '@stoa/engine/safety/new-flag';
import { readTyped } from '@stoa/engine/safety/read-typed';
import { safetyReply } from '@stoa/engine/safety/safety-reply';
import type { SkillStates } from '@stoa/engine/mastery/skill-state';
import { convertGuidelineToTopic } from '@stoa/engine/tutors/lesson/plan/convert-guideline';
import type { LessonSession } from '@stoa/engine/tutors/lesson/state/lesson-session';
import { lessonCard, lessonPreviewCard } from '@stoa/engine/tutors/lesson/lesson-card';
import { lessonTutor } from '@stoa/engine/tutors/lesson/lesson-tutor';
import type { LessonState, LessonWorld } from '@stoa/engine/tutors/lesson/state/lesson-world';
import { startLesson } from '@stoa/engine/tutors/lesson/start-lesson';
import { lessonByVersion, lessonWithPlan, readStoredLesson, versionTaught } from '@stoa/engine/tutors/lesson/state/stored-lesson';
import type { StoredLesson } from '@stoa/engine/tutors/lesson/state/stored-lesson';
import type { Earlier } from '@stoa/engine/tutors/lesson/agents/welcome/welcome-context';
import type { LessonApplied, LessonSaid } from '@stoa/engine/tutors/lesson/turn/apply-turn';
import { metProblems } from '@stoa/engine/problems/met-problems';
import { makeAsk, turnBudgetMs } from '@stoa/engine/turn/ask';
import type { Ask } from '@stoa/engine/turn/ask';
import type { LearnerId } from '@stoa/schema/account';
import type { AgentLog, lessons } from '@stoa/schema/contracts/lessons';
import type { NewFlag } from '@stoa/schema/flag';
import type { LessonInput, LessonReply } from '@stoa/schema/lesson';
import type { SafetyReply } from '@stoa/schema/safety-reply';
import type { Guideline, TopicId } from '@stoa/schema/study-plan';
import type { SessionRecord, TurnBeginning } from '@stoa/store/store';
import type { Caller } from '../auth/caller.ts';
import { graphOf } from '../app-context.ts';
import type { AppContext } from '../app-context.ts';
import type { Metrics } from '../metrics.ts';
import { PlanShelf } from '../plan-shelf.ts';
import type { CachedShelf } from '../problem-shelf.ts';
import { RefusalError } from '../refusals.ts';
import { logModelCall } from '../request-log.ts';
import { TaughtPlans } from '../taught-plans.ts';
import { AgentLogQueue } from './agent-log-queue.ts';
import { fingerprint, idFrom } from './fingerprint.ts';
import { runTurn, takeTurn } from './run-turn.ts';
import type { TurnPorts, TurnResult } from './run-turn.ts';
import { TurnsUnderWay } from './turns-under-way.ts';

type StartRequest = z.output<typeof lessons.start.body>;
type Asking = { ask: Ask; logs: AgentLog[] };

/** Lessons as the routes see them: the engine's tutor over this server's plans, bank, graph, policy and store. */
export class LessonRoom {
  readonly plans: PlanShelf;
  readonly agentLogs: AgentLogQueue;
  readonly #taught: TaughtPlans;
  readonly #context: AppContext;
  readonly #metrics: Metrics;
  readonly #shelf: CachedShelf;
  readonly #ports: TurnPorts;
  readonly #underWay = new TurnsUnderWay();

  constructor(context: AppContext, metrics: Metrics, shelf: CachedShelf, ports: TurnPorts) {
    this.#context = context;
    this.#metrics = metrics;
    this.#shelf = shelf;
    this.#ports = ports;
    this.plans = new PlanShelf(context.store.plans, context.clock);
    this.agentLogs = new AgentLogQueue(context.store.agentLogs, context.log);
    this.#taught = new TaughtPlans(context.store.plans);
  }

  /** Begins a lesson on the newest plan of a topic. Errors  `not_found`, `not_yours`. */
  async start(
    caller: Caller,
    request: StartRequest,
    key: string | null,
  ): Promise<TurnResult<LessonReply> & { safety: SafetyReply | null }> {
    const { student, goal } = request;
    if (student.id !== undefined && student.id !== caller.id)
      throw new RefusalError('not_yours', 'A lesson is begun by the learner herself. Leave `student.id` out, or give your own.');
    const plan = await this.plans.find(goal.guideline_id);
    if (plan === null) throw new RefusalError('not_found', 'There is no such topic. GET /api/curriculum lists those there are.');
    const sessionId = idFrom(caller.id, key);
    // What a program says of the goal may be in her own words; unsafe, none of it is used.
    const words = [goal.topic ?? '', goal.syllabus ?? '', ...(goal.learning_objectives ?? [])].join('\n');
    const unsafe = readTyped(words);
    const safety = unsafe === null ? null : safetyReply(unsafe, this.#context.crisisContacts);
    const place = { where: 'lesson', title: plan.guideline.title, turn: 0 } as const;
    const begun = await this.#begin(caller, 'lesson', sessionId, key, request, plan.guideline, plan.version, {
      grade: student.grade,
      board: (unsafe === null ? goal.syllabus : undefined) ?? plan.guideline.syllabus,
      language_level: student.prefs.style,
      pace: student.prefs.pace,
      flagged: (at) => (unsafe === null || safety === null ? [] : [newFlag(unsafe, { at, words, answer: safety, place })]),
    });
    return { ...begun, safety };
  }

  /**
   * Begins an author's own lesson on a draft, as a student has it of whom nothing is known, at a step if she names one. It moves no
   * mastery and stands in no list.
   */
  async preview(caller: Caller, guideline: Guideline, from_step?: number): Promise<{ sessionId: string; reply: LessonReply }> {
    const sessionId = randomUUID();
    const { grade, syllabus: board } = guideline;
    const context = { grade, board, language_level: 'standard', pace: 'normal', from_step } as const;
    const { reply } = await this.#begin(caller, 'lesson_preview', sessionId, null, { guideline }, guideline, 1, context);
    return { sessionId, reply };
  }

  async #begin(
    caller: Caller,
    tutor: 'lesson' | 'lesson_preview',
    sessionId: string,
    key: string | null,
    request: unknown,
    guideline: Guideline,
    version: number,
    student: {
      grade: number | null;
      board: string;
      language_level: 'simple' | 'standard' | 'advanced';
      pace: 'slow' | 'normal' | 'fast';
      from_step?: number | undefined;
      flagged?: (at: string) => NewFlag[];
    },
  ): Promise<TurnResult<LessonReply>> {
    const turn = {
      id: key ?? sessionId,
      fingerprint: fingerprint('lesson.start', request),
      learnerId: caller.id,
      session: { id: sessionId, tutor, version: 0 },
    };
    const topic = convertGuidelineToTopic(guideline, version, graphOf(this.#context));
    const { grade, board, language_level, pace: pace_preference, from_step, flagged } = student;
    const student_context = { grade, board, language_level };
    return this.#take(caller.id, turn.id, async () => {
      const [world, earlier] = await Promise.all([
        this.#context.store.exposures.of(caller.id).then((met) => this.#world(null, met)),
        tutor === lessonCard.name ? this.#earlierOn(caller.id, topic.topic_id) : null,
      ]);
      const { ask, logs } = this.#asking(turn.id, caller);
      let begun: LessonState | null = null;
      const result = await takeTurn<LessonSaid>(
        turn,
        async (skills, moment, told) => {
          const asked = {
            session_id: sessionId,
            topic,
            student_context,
            pace_preference,
            allow_extension: true,
            earlier,
            from_step,
          };
          const applied = await startLesson({ ...world, grade: told }, skills, asked, ask, moment);
          begun = applied.state;
          const { state, ...done } = leaving(applied, tutor);
          const flags = [...done.flags, ...(flagged?.(moment.now.toISOString()) ?? [])];
          return { ...done, flags, session: toStore(state.session, tutor) };
        },
        this.#ports,
      );
      if (result.kind === 'committed') this.agentLogs.add(sessionId, caller.id, logs);
      const { kind, reply } = result;
      const shown = kind === 'committed' && begun !== null ? begun : await this.#again(sessionId);
      return { kind, reply: lessonTutor(world).show(reply, shown) };
    });
  }

  /** Takes one turn in a lesson. Without a key of the caller's each call is a turn of its own. */
  turn(
    caller: Caller,
    record: SessionRecord,
    given: { key: string | null; beginning: TurnBeginning | null },
    input: LessonInput,
  ) {
    const key = given.key ?? randomUUID();
    const asked = { id: key, fingerprint: fingerprint('lesson.turn', record.id, input), learnerId: caller.id, input };
    return this.#take(caller.id, key, async (waited): Promise<TurnResult<LessonReply>> => {
      const { journal } = this.#context.store;
      const beginning = (waited || given.beginning === null ? await journal.begin(record.id, key) : null) ?? given.beginning;
      if (beginning === null) throw new RefusalError('not_found', 'There is no such lesson. Go home and begin a new one.');
      const { tutor } = beginning.session;
      const isPreview = tutor === lessonPreviewCard.name;
      const session = await this.#lesson(beginning.session.state);
      const world = { ...(await this.#world(session, beginning.met)), grade: beginning.mastery.grade };
      const { ask, logs } = this.#asking(key, caller);
      const taught = lessonTutor(world);
      const leavingTutor: typeof taught = { ...taught, apply: (...turn) => leaving(taught.apply(...turn), tutor) };
      const result = await runTurn(
        leavingTutor,
        { ...asked, session: beginning.session, beginning, ask },
        {
          read: (skills: SkillStates): LessonState => ({ session, skills: isPreview ? new Map() : skills }),
          write: (after: LessonState) => toStore(after.session, tutor),
          again: () => this.#again(record.id),
        },
        this.#ports,
      );
      if (result.kind === 'committed') this.agentLogs.add(record.id, caller.id, logs);
      return result;
    });
  }

  /** The lesson as it stands now, over which a turn that was taken before is shown. */
  async #again(sessionId: string): Promise<LessonState> {
    const record = await this.#context.store.sessions.find(sessionId);
    if (record === null) throw new RefusalError('not_found', 'There is no such lesson. Go home and begin a new one.');
    return { session: await this.session(record), skills: new Map() };
  }

  /** How her last lesson on a topic ended, for the first words of the next one. */
  async #earlierOn(learner: LearnerId, topicId: TopicId): Promise<Earlier> {
    const { items } = await this.#context.store.lessons.history(learner, { topicId, limit: 1 });
    const how = items[0]?.how;
    return how === undefined ? null : how === 'completed' || how === 'needs_help' ? how : 'left';
  }

  /** The lesson behind a record that a route has admitted as one. */
  async session(record: SessionRecord): Promise<LessonSession> {
    return this.#lesson(record.state);
  }

  async #lesson(held: unknown): Promise<LessonSession> {
    const stored = readStoredLesson(held);
    const version = versionTaught(stored);
    return lessonWithPlan(stored, version === null ? null : await this.#taught.find(version));
  }

  async #world(session: LessonSession | null, met: Parameters<typeof metProblems>[0]): Promise<LessonWorld> {
    await this.#shelf.refresh();
    const source = session?.last_question?.source;
    if (source?.kind === 'bank') await this.#shelf.fetch(source.problem_id, source.version);
    return {
      graph: this.#context.graph(),
      policy: this.#context.policy,
      shelf: this.#shelf,
      met: metProblems(met),
      crisis_contacts: this.#context.crisisContacts,
    };
  }

  /** The door to a model for one turn of one person, and what each agent did there. No prompt can say who she is. */
  #asking(turnId: string, caller: Caller): Asking {
    const { languageModel, log, clock } = this.#context;
    const logs: AgentLog[] = [];
    const ask = makeAsk({
      languageModel,
      budgetMs: turnBudgetMs,
      clock: () => performance.now(),
      identities: [caller.name, caller.email, caller.id],
      log: (entry) => {
        logModelCall(log, turnId, entry);
        this.#metrics.modelCall(entry);
        const { usd: _, ...told } = entry;
        logs.push({ ...told, at: clock().toISOString(), turn_id: turnId });
      },
    });
    return { ask, logs };
  }

  async #take(learnerId: string, turnId: string, take: (waited: boolean) => Promise<TurnResult<LessonReply>>) {
    try {
      const result = await this.#underWay.take(learnerId, turnId, take);
      this.#metrics.turn('lesson', result.kind);
      return result;
    } catch (error) {
      if (error instanceof RefusalError) this.#metrics.turn('lesson', error.code === 'key_reused' ? 'key_reused' : 'conflict');
      throw error;
    }
  }
}

/** A draft has no version by which a lesson could name its plan. */
const toStore = (session: LessonSession, tutor: SessionRecord['tutor']): StoredLesson | LessonSession =>
  tutor === lessonPreviewCard.name ? session : lessonByVersion(session);

/** What a turn leaves behind. A preview is a lesson in everything but this: no event, no mastery, no serving. */
const leaving = (applied: LessonApplied, tutor: SessionRecord['tutor']): LessonApplied =>
  tutor === lessonPreviewCard.name ? { ...applied, events: [], changed: [], serves: [], exposures: [], flags: [] } : applied;
