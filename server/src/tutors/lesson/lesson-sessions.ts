import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { newFlag } from '@stoa/engine/safety/new-flag';
import { readTyped } from '@stoa/engine/safety/read-typed';
import { safetyReply } from '@stoa/engine/safety/safety-reply';
import { convertGuidelineToTopic } from '@stoa/engine/tutors/lesson/plan/convert-guideline';
import { planForGoal } from '@stoa/engine/tutors/lesson/plan/plan-for-goal';
import type { LessonGoal, LessonSession } from '@stoa/engine/tutors/lesson/state/lesson-session';
import { lessonDefinition, lessonPreviewDefinition } from '@stoa/engine/tutors/lesson/lesson-definition';
import type { TutorDefinition } from '@stoa/engine/turn/tutor-definition';
import type { PlanProblems } from '@stoa/engine/tutors/lesson/state/lesson-world';
import type { Topic } from '@stoa/engine/tutors/lesson/state/topic';
import { lessonTutor } from '@stoa/engine/tutors/lesson/lesson-tutor';
import { startLesson } from '@stoa/engine/tutors/lesson/start-lesson';
import {
  lessonByVersion,
  lessonWithPlan,
  readOwnLesson,
  readStoredLesson,
  versionTaught,
} from '@stoa/engine/tutors/lesson/state/stored-lesson';
import type { Earlier } from '@stoa/engine/tutors/lesson/agents/welcome/welcome-context';
import type { LessonSaid } from '@stoa/engine/tutors/lesson/turn/apply-turn';
import type { LearnerId } from '@stoa/schema/account';
import type { lessons } from '@stoa/schema/contracts/lessons';
import type { NewFlag } from '@stoa/schema/flag';
import type { LessonInput, LessonReply } from '@stoa/schema/lesson';
import type { SafetyReply } from '@stoa/schema/safety-reply';
import type { Guideline, TopicId } from '@stoa/schema/study-plan';
import type { SessionRecord, TurnBeginning } from '@stoa/store/store';
import type { Caller } from '../../auth/caller.ts';
import { graphOf } from '../../app-context.ts';
import type { AppContext } from '../../app-context.ts';
import { PlanShelf } from './plan-shelf.ts';
import type { CachedShelf } from '../../problem-shelf.ts';
import { RefusalError } from '../../refusals.ts';
import { TaughtPlans } from './taught-plans.ts';
import { idFrom } from '../../turn/fingerprint.ts';
import type { PlayedTutor, TutorTurns } from '../../turn/tutor-turns.ts';
import type { TurnResult } from '../../turn/run-turn.ts';

type StartRequest = z.output<typeof lessons.start.body>;
type Played = PlayedTutor<LessonSession, LessonInput, LessonSaid, LessonReply>;

const mostWritten = 10_000;

/** Lessons, as the routes use them: the engine's tutor on this server's plans, bank, graph, policy, and store. */
export class LessonSessions {
  readonly plans: PlanShelf;
  readonly #taught: TaughtPlans;
  readonly #context: AppContext;
  readonly #shelf: CachedShelf;
  readonly #turns: TutorTurns;
  /**
   * The versions of lessons that this process itself has written last. Validating these again would take longer than reading
   * them.
   */
  readonly #written = new Map<string, number>();
  /** A draft has no version that a lesson could refer to, so a preview is stored together with its whole plan. */
  readonly #played = {
    lesson: this.#playing(lessonDefinition, lessonByVersion),
    preview: this.#playing(lessonPreviewDefinition, (session) => session),
  };

  constructor({ context, shelf, turns }: { context: AppContext; shelf: CachedShelf; turns: TutorTurns }) {
    this.#context = context;
    this.#shelf = shelf;
    this.#turns = turns;
    this.plans = new PlanShelf(context.store.plans, context.clock);
    this.#taught = new TaughtPlans(context.store.plans);
    turns.whenBankChanges(() => {
      this.#taught.expire();
      this.plans.expire();
    });
  }

  #playing(definition: TutorDefinition, write: (session: LessonSession) => unknown): Played {
    return {
      definition,
      write: (session) => {
        if (this.#written.size >= mostWritten) this.#written.clear();
        this.#written.set(session.session_id, session.version);
        return write(session);
      },
      read: (state) => this.#lesson(state),
      over: async (around, session) => {
        await this.#fetch(session);
        const { everydayWords } = this.#context;
        return lessonTutor({ ...around, everydayWords, planProblems: await this.#problemsOf(definition, session.topic) });
      },
    };
  }

  /** Returns the verified questions of a lesson's plan. Those of a draft aren't in the bank, and only its author sees them. */
  async #problemsOf({ name }: TutorDefinition, topic: Pick<Topic, 'topic_id' | 'plan_version'>): Promise<PlanProblems | null> {
    return name === lessonPreviewDefinition.name ? null : (await this.#taught.find(topic)).problems;
  }

  /** Starts a lesson on the newest plan of a topic. Errors  `not_found`, `not_yours`. */
  async start(
    caller: Caller,
    request: StartRequest,
    key: string | null,
  ): Promise<TurnResult<LessonReply> & { safety: SafetyReply | null }> {
    const { student, goal, allow_extension } = request;
    if (student.id !== undefined && student.id !== caller.id)
      throw new RefusalError('not_yours', 'Students start their own lessons. Leave out `student.id`, or give your own.');
    // A program may state the goal in the student's own words; if they are unsafe, none of them are used.
    const words = [goal.topic ?? '', goal.syllabus ?? '', ...(goal.learning_objectives ?? [])].join('\n');
    const unsafe = readTyped(words);
    const named = unsafe === null ? goalNamed(goal) : undefined;
    const plan =
      goal.guideline_id === undefined
        ? planForGoal(await this.plans.taught(), named ?? { topic: null, learning_objectives: [] })
        : await this.plans.findTaught(goal.guideline_id);
    if (plan === null) throw new RefusalError('not_found', 'We couldn’t find that topic. GET /api/curriculum lists all topics.');
    const sessionId = idFrom(caller.id, key);
    const safety = unsafe === null ? null : safetyReply(unsafe, this.#context.crisisContacts, lessonDefinition.leadsBackTo);
    const place = { where: 'lesson', title: plan.guideline.title, turn: 0 } as const;
    const begun = await this.#begin(caller, this.#played.lesson, sessionId, key, request, plan.guideline, plan.version, {
      grade: student.grade,
      board: (unsafe === null ? goal.syllabus : undefined) ?? plan.guideline.syllabus,
      language_level: student.prefs.style,
      goal: named,
      pace: student.prefs.pace,
      allow_extension,
      flagged: (at) => (unsafe === null || safety === null ? [] : [newFlag(unsafe, { at, words, answer: safety, place })]),
    });
    return { ...begun, safety };
  }

  /**
   * Starts an author's own lesson on a draft, as for a student about whom nothing is known; from a given step if she names one.
   * It changes no mastery and is in no list.
   */
  async preview(caller: Caller, guideline: Guideline, from_step?: number): Promise<{ sessionId: string; reply: LessonReply }> {
    const sessionId = randomUUID();
    const { grade, syllabus: board } = guideline;
    const context = { grade, board, language_level: 'standard', pace: 'normal', allow_extension: true, from_step } as const;
    const { reply } = await this.#begin(caller, this.#played.preview, sessionId, null, { guideline }, guideline, 1, context);
    return { sessionId, reply };
  }

  async #begin(
    caller: Caller,
    played: Played,
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
      allow_extension: boolean;
      goal?: LessonGoal | undefined;
      from_step?: number | undefined;
      flagged?: (at: string) => NewFlag[];
    },
  ): Promise<TurnResult<LessonReply>> {
    const topic = convertGuidelineToTopic(guideline, version, graphOf(this.#context));
    const { grade, board, language_level, pace: pace_preference, allow_extension, goal, from_step, flagged } = student;
    const student_context = { grade, board, language_level, ...(goal !== undefined && { goal }) };
    return this.#turns.begin(played, caller, { sessionId, key, request }, async (met) => {
      const [around, planProblems, earlier] = await Promise.all([
        this.#turns.around(met),
        this.#problemsOf(played.definition, topic),
        played.definition === lessonDefinition ? this.#earlierOn(caller.id, topic.topic_id) : null,
      ]);
      const world = { ...around, planProblems };
      const asked = {
        session_id: sessionId,
        topic,
        student_context,
        pace_preference,
        allow_extension,
        earlier,
        from_step,
      };
      return {
        show: lessonTutor(world).show,
        first: async (skills, { moment, footing, ask }) => {
          const applied = await startLesson({ ...world, ...footing }, skills, asked, ask, moment);
          return { ...applied, flags: [...applied.flags, ...(flagged?.(moment.now.toISOString()) ?? [])] };
        },
      };
    });
  }

  /** Takes one turn in a lesson. Without a key from the caller, each call is a new turn. */
  turn(
    caller: Caller,
    record: SessionRecord,
    given: { key: string | null; beginning: TurnBeginning | null },
    input: LessonInput,
  ): Promise<TurnResult<LessonReply>> {
    const played = record.tutor === lessonPreviewDefinition.name ? this.#played.preview : this.#played.lesson;
    return this.#turns.turn(played, caller, { ...given, sessionId: record.id }, input);
  }

  /** Returns how the student's last lesson on a topic ended, for the first words of the next one. */
  async #earlierOn(learner: LearnerId, topicId: TopicId): Promise<Earlier> {
    const { items } = await this.#context.store.lessons.history(learner, { topicId, limit: 1 });
    const how = items[0]?.how;
    return how === undefined ? null : how === 'completed' || how === 'needs_help' ? how : 'left';
  }

  /** Returns the lesson of a record that a route has already checked to be one. */
  async session(record: SessionRecord): Promise<LessonSession> {
    return this.#lesson(record.state);
  }

  async #lesson(held: unknown): Promise<LessonSession> {
    const { session_id, version: at } = held as { session_id?: string; version?: number };
    const isOwn = session_id !== undefined && this.#written.get(session_id) === at;
    const stored = isOwn ? readOwnLesson(held) : readStoredLesson(held);
    const version = versionTaught(stored);
    return lessonWithPlan(stored, version === null ? null : (await this.#taught.find(version)).guideline);
  }

  /** Loads what the question in focus is judged by, for the turn. */
  async #fetch({ last_question }: LessonSession): Promise<void> {
    const source = last_question?.source;
    if (source?.kind === 'bank') await this.#shelf.fetch(source.problem_id, source.version);
  }
}

/** Returns the goal that was stated in words; undefined if none was. */
function goalNamed({ topic, learning_objectives = [] }: StartRequest['goal']): LessonGoal | undefined {
  return topic === undefined && learning_objectives.length === 0 ? undefined : { topic: topic ?? null, learning_objectives };
}
