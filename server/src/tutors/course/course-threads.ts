import { courseDefinition } from '@stoa/engine/tutors/course/course-definition';
import { courseTutor } from '@stoa/engine/tutors/course/course-tutor';
import type { CourseInput, CourseWorld } from '@stoa/engine/tutors/course/course-world';
import type { ExamService } from '@stoa/engine/tutors/course/exams/exam-service';
import { recordName } from '@stoa/engine/tutors/course/record-name';
import type { CourseSaid } from '@stoa/engine/tutors/course/stages/apply-move';
import { newSnapshot } from '@stoa/engine/tutors/course/student-progress';
import type { TaughtCourse } from '@stoa/engine/tutors/course/taught-course';
import { readCourseThread } from '@stoa/engine/tutors/course/thread/course-thread';
import type { CourseThread } from '@stoa/engine/tutors/course/thread/course-thread';
import { examIdsFor, hearInput } from '@stoa/engine/tutors/course/thread/hear-input';
import { startThread } from '@stoa/engine/tutors/course/thread/start-thread';
import type { HeardTurn } from '@stoa/engine/tutors/course/turn/hear-course-turn';
import type { ExamQuestionStatus } from '@stoa/engine/tutors/course/turn/take-course-turn';
import { learningPath } from '@stoa/engine/tutors/course/view/learning-path';
import { liteOfThread, threadView } from '@stoa/engine/tutors/course/view/thread-view';
import { metProblems } from '@stoa/engine/problems/met-problems';
import type { LearnerWorld } from '@stoa/engine/turn/learner-world';
import type { LearnerId } from '@stoa/schema/account';
import { StudentSnapshot } from '@stoa/schema/course/student-snapshot';
import type { LearningPath, ThreadReply, ThreadView } from '@stoa/schema/course/thread';
import type { SessionRecord } from '@stoa/store/store';
import type { AppContext } from '../../app-context.ts';
import type { Caller } from '../../auth/caller.ts';
import { RefusalError } from '../../refusals.ts';
import { idFrom } from '../../turn/fingerprint.ts';
import type { KeyedTurn } from '../../turn/require-key.ts';
import type { TurnResult } from '../../turn/run-turn.ts';
import type { PlayedTutor, TutorTurns } from '../../turn/tutor-turns.ts';
import { sealDrill } from './drill-tokens.ts';
import type { TaughtCourses } from './open-taught-courses.ts';

type Played = PlayedTutor<CourseThread, CourseInput, CourseSaid, ThreadReply>;
type HeldRecord = CourseWorld['record'];

/** Conversations in courses as the routes see them: the engine's tutor over this server's courses, bank, exam service and store. */
export class CourseThreads {
  readonly courses: TaughtCourses;
  readonly #context: AppContext;
  readonly #turns: TutorTurns;
  readonly #exams: ExamService;

  constructor({
    context,
    turns,
    courses,
    exams,
  }: {
    context: AppContext;
    turns: TutorTurns;
    courses: TaughtCourses;
    exams: ExamService;
  }) {
    this.#context = context;
    this.#turns = turns;
    this.courses = courses;
    this.#exams = exams;
  }

  /** Errors  `not_found`. */
  course(courseId: string): TaughtCourse {
    const course = this.courses.get(courseId);
    if (course === undefined) throw new RefusalError('not_found', 'We couldn’t find that course.');
    return course;
  }

  /** Begins a conversation. Errors  `not_found`. */
  start(caller: Caller, { courseId }: { courseId: string }, key: string | null): Promise<TurnResult<ThreadReply>> {
    const course = this.course(courseId);
    const sessionId = idFrom(caller.id, key);
    return this.#turns.begin(this.#played(caller), caller, { sessionId, key, request: { courseId } }, async (met) => {
      const [around, record] = await Promise.all([this.#turns.around(met), this.record(caller.id, course)]);
      const world = this.#world(around, course, { record, heard: null, exams: [] });
      return {
        show: courseTutor(world).show,
        first: (skills, { moment, grade }) => startThread({ ...world, grade }, skills, sessionId, moment),
      };
    });
  }

  /** Takes one turn in a conversation. */
  turn(caller: Caller, { key, beginning }: KeyedTurn, input: CourseInput): Promise<TurnResult<ThreadReply>> {
    return this.#turns.turn(this.#played(caller), caller, { sessionId: beginning.session.id, key, beginning }, input);
  }

  /** The conversation as it stands now. */
  async view({ learner_id, state }: SessionRecord): Promise<ThreadView> {
    const thread = readCourseThread(state);
    const course = this.course(thread.course_id);
    const { snapshot } = await this.record(learner_id, course);
    const exams = await this.#standing(learner_id, course, examIdsFor(null, thread, { course, snapshot }));
    return threadView({ course, exams }, thread, liteOfThread({ course, exams }, thread, snapshot));
  }

  /** A student's way through a course. */
  async path(learner: LearnerId, courseId: string): Promise<Omit<LearningPath, 'learner'>> {
    const course = this.course(courseId);
    const { snapshot } = await this.record(learner, course);
    const statuses = await this.#exams.statuses({ studentId: learner, courseId }, Object.keys(snapshot.revisitQueue));
    return learningPath(course, snapshot, statuses);
  }

  /** Her record in a course: sparse, and that of a new student where there is none. */
  async record(learner: LearnerId, { courseId, graph }: TaughtCourse): Promise<HeldRecord> {
    const held = await this.#context.store.learnerRecords.find(learner, recordName(courseId));
    return held === null
      ? { version: 0, snapshot: newSnapshot(learner, courseId, graph.entryUnitId, this.#context.clock()) }
      : { version: held.version, snapshot: StudentSnapshot.parse(held.body) };
  }

  #played(caller: Caller): Played {
    return {
      definition: courseDefinition,
      read: readCourseThread,
      write: (thread) => thread,
      over: async (around, thread, input) => {
        const course = this.course(thread.course_id);
        const [record, met] = await Promise.all([
          this.record(caller.id, course),
          this.#context.store.exposures.of(caller.id).then(metProblems),
        ]);
        const { snapshot } = record;
        const heard = hearInput(input, thread, { course, snapshot });
        const exams = await this.#standing(caller.id, course, examIdsFor(heard, thread, { course, snapshot }));
        return courseTutor(this.#world({ ...around, met }, course, { record, heard, exams }));
      },
    };
  }

  #world(
    around: LearnerWorld,
    course: TaughtCourse,
    about: { record: HeldRecord; heard: HeardTurn | null; exams: readonly ExamQuestionStatus[] },
  ): CourseWorld {
    return { ...around, ...about, course, sealDrill: (claim) => sealDrill(claim, this.#context.secret) };
  }

  /** What the exam service says of these questions. One that it doesn't know can't be attempted. */
  async #standing(
    learner: LearnerId,
    { courseId, exams }: TaughtCourse,
    questionIds: readonly string[],
  ): Promise<readonly ExamQuestionStatus[]> {
    const statuses = questionIds.length === 0 ? {} : await this.#exams.statuses({ studentId: learner, courseId }, questionIds);
    return questionIds.flatMap((questionId) => {
      const question = exams.get(questionId);
      if (question === undefined || !Object.hasOwn(statuses, questionId)) return [];
      const { unitId, difficultyTier } = question;
      return [{ questionId, unitIds: [unitId], difficultyTier, ...statuses[questionId]! }];
    });
  }
}
