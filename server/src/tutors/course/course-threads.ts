import type { z } from 'zod';
import { courseDefinition } from '@stoa/engine/tutors/course/course-definition';
import { courseTutor } from '@stoa/engine/tutors/course/course-tutor';
import type { CourseInput, CourseWorld } from '@stoa/engine/tutors/course/course-world';
import { isRunningOut } from '@stoa/engine/tutors/course/drills/choose-drill';
import { drillTutor } from '@stoa/engine/tutors/course/drills/drill-tutor';
import { examTutor } from '@stoa/engine/tutors/course/exams/exam-tutor';
import type { ExamFound } from '@stoa/engine/tutors/course/exams/exam-tutor';
import { ExamsUnreachableError } from '@stoa/engine/tutors/course/exams/exam-service';
import type { ExamService } from '@stoa/engine/tutors/course/exams/exam-service';
import { recordName } from '@stoa/engine/tutors/course/record-name';
import { newSnapshot } from '@stoa/engine/tutors/course/student-progress';
import type { TaughtCourse } from '@stoa/engine/tutors/course/taught-course';
import { readCourseThread } from '@stoa/engine/tutors/course/thread/course-thread';
import type { CourseThread } from '@stoa/engine/tutors/course/thread/course-thread';
import { candidatesWanted, examIdsFor, hearInput } from '@stoa/engine/tutors/course/thread/hear-input';
import { startThread } from '@stoa/engine/tutors/course/thread/start-thread';
import type { HeardTurn } from '@stoa/engine/tutors/course/turn/hear-course-turn';
import { passedOf, scopeOfTurn, searchedFor } from '@stoa/engine/tutors/course/turn/decide-course-turn';
import type { ExamQuestionStatus } from '@stoa/engine/tutors/course/turn/take-course-turn';
import { learningPath } from '@stoa/engine/tutors/course/view/learning-path';
import { liteOfThread, threadView } from '@stoa/engine/tutors/course/view/thread-view';
import { metProblems } from '@stoa/engine/problems/met-problems';
import type { MetProblems } from '@stoa/engine/problems/met-problems';
import type { LearnerWorld } from '@stoa/engine/turn/learner-world';
import type { LearnerId } from '@stoa/schema/account';
import type { SkillId } from '@stoa/schema/skill';
import { CourseRecord } from '@stoa/schema/course/student-snapshot';
import type { StudentSnapshot } from '@stoa/schema/course/student-snapshot';
import type { course } from '@stoa/schema/contracts/course';
import type { DrillGradeReply, ExamReply, LearningPath, ThreadReply, ThreadView } from '@stoa/schema/course/thread';
import type { SessionRecord } from '@stoa/store/store';
import type { AppContext } from '../../app-context.ts';
import type { Caller } from '../../auth/caller.ts';
import type { CachedShelf } from '../../problem-shelf.ts';
import { RefusalError, fieldRefusal } from '../../refusals.ts';
import { idFrom } from '../../turn/fingerprint.ts';
import type { KeyedTurn } from '../../turn/require-key.ts';
import type { TurnResult } from '../../turn/run-turn.ts';
import type { PlayedTutor, TutorTurns } from '../../turn/tutor-turns.ts';
import type { CourseRetrieval } from './course-retrieval.ts';
import { addressOfVideo } from './course-videos.ts';
import { openDrill, sealDrill } from './drill-tokens.ts';
import type { TaughtCourses } from './open-taught-courses.ts';

type Played<Input, Stored, Shown> = PlayedTutor<CourseThread, Input, Stored, Shown>;
/** A tutor of conversations, over the world of one turn. */
type Over<Input, Stored, Shown> = Awaited<ReturnType<Played<Input, Stored, Shown>['over']>>;
type GradeRequest = Omit<z.output<typeof course.gradeDrill.body>, 'courseId'>;
type SubmitRequest = Omit<z.output<typeof course.submitExam.body>, 'courseId'>;
type ViewRequest = Omit<z.output<typeof course.viewSupport.body>, 'courseId'>;
type HeldRecord = CourseWorld['record'];

/**
 * Conversations in courses, as the routes use them: the engine's tutor on this server's courses, bank, exam service, and store.
 */
export class CourseThreads {
  readonly courses: TaughtCourses;
  readonly #context: AppContext;
  readonly #turns: TutorTurns;
  readonly #exams: ExamService;
  readonly #retrieval: CourseRetrieval;
  readonly #shelf: CachedShelf;

  constructor({
    context,
    turns,
    courses,
    exams,
    retrieval,
    shelf,
  }: {
    context: AppContext;
    turns: TutorTurns;
    courses: TaughtCourses;
    exams: ExamService;
    retrieval: CourseRetrieval;
    shelf: CachedShelf;
  }) {
    this.#context = context;
    this.#turns = turns;
    this.courses = courses;
    this.#exams = exams;
    this.#retrieval = retrieval;
    this.#shelf = shelf;
  }

  /** Errors  `not_found`. */
  course(courseId: string): TaughtCourse {
    const course = this.courses.get(courseId);
    if (course === undefined) throw new RefusalError('not_found', 'We couldn’t find that course.');
    return course;
  }

  /** Starts a conversation. Errors  `not_found`. */
  start(caller: Caller, { courseId }: { courseId: string }, key: string | null): Promise<TurnResult<ThreadReply>> {
    const course = this.course(courseId);
    const sessionId = idFrom(caller.id, key);
    return this.#turns.begin(
      this.#played(caller, courseTutor, () => null),
      caller,
      { sessionId, key, request: { courseId } },
      async (met) => {
        const [around, record] = await Promise.all([this.#turns.around(met), this.record(caller.id, course)]);
        const world = this.#world(around, course, { record, heard: null, exams: [], examsReachable: true, found: null });
        return {
          show: courseTutor(world).show,
          first: (skills, { moment, footing }) => startThread({ ...world, ...footing }, skills, sessionId, moment),
        };
      },
    );
  }

  /** Takes one turn in a conversation. */
  turn(caller: Caller, { key, beginning }: KeyedTurn, input: CourseInput): Promise<TurnResult<ThreadReply>> {
    const played = this.#played(caller, courseTutor, hearInput);
    return this.#turns.turn(played, caller, { sessionId: beginning.session.id, key, beginning }, input);
  }

  /**
   * Grades an answer to a drill.
   *
   * Errors  `drill_forged` if the token isn't this server's, or wasn't given with the drill that came back with it.
   */
  async gradeDrill(
    caller: Caller,
    { key, beginning }: KeyedTurn,
    { unitId, drill, studentAnswer }: GradeRequest,
  ): Promise<TurnResult<DrillGradeReply>> {
    const opened = openDrill(drill.token, this.#context.secret);
    if (opened.kind === 'forged') throw new RefusalError('drill_forged');
    const { claim } = opened;
    if (claim.unitId !== unitId || claim.prompt !== drill.prompt || claim.questionLatex !== drill.question_latex)
      throw new RefusalError('drill_forged');
    if (claim.problem !== null) await this.#shelf.fetch(claim.problem.id, claim.problem.version);
    const played = this.#played(caller, drillTutor, () => null);
    const answer = { claim, answer: studentAnswer };
    return this.#turns.turn(played, caller, { sessionId: beginning.session.id, key, beginning }, answer);
  }

  /**
   * Submits an answer to the exam service and records the result. The key names the submission, so a repeated request is
   * answered once.
   *
   * Errors  `exam_locked`, `exam_passed`, `exams_unreachable`; `stale` for a question that isn't in the conversation,
   *         `validation` for one that is described wrongly.
   */
  async submitExam(
    caller: Caller,
    keyed: KeyedTurn,
    { selectedOption, ...asked }: SubmitRequest,
  ): Promise<TurnResult<ExamReply>> {
    const { questionId, courseId } = this.#examIn(keyed, asked);
    const submission = { questionId, selectedOption, submissionId: keyed.key };
    const answer = await this.#change(this.#exams.submit({ studentId: caller.id, courseId }, submission));
    if (answer.kind === 'refused') {
      if (answer.because === 'locked') throw new RefusalError('exam_locked');
      if (answer.because === 'already_passed') throw new RefusalError('exam_passed');
      throw fieldRefusal('selectedOption', 'Choose one of the options of this question.');
    }
    return this.#writeExam(caller, keyed, { kind: 'answered', questionId, selectedOption, result: answer.kind });
  }

  /**
   * Tells the exam service that the student looked at the memo or the video, which locks the question. Errors `stale`,
   * `exams_unreachable`.
   */
  async viewSupport(caller: Caller, keyed: KeyedTurn, { supportType, ...asked }: ViewRequest): Promise<TurnResult<ExamReply>> {
    const { questionId, courseId } = this.#examIn(keyed, asked);
    if (supportType === 'video' && this.course(courseId).exams.get(questionId)?.video === undefined)
      throw fieldRefusal('supportType', 'There’s no video for this question.');
    await this.#change(this.#exams.supportViewed({ studentId: caller.id, courseId }, { questionId, supportType }));
    return this.#writeExam(caller, keyed, { kind: 'support_viewed', questionId, supportType });
  }

  #writeExam(caller: Caller, { key, beginning }: KeyedTurn, found: ExamFound): Promise<TurnResult<ExamReply>> {
    const played = this.#played(caller, examTutor, () => null);
    return this.#turns.turn(played, caller, { sessionId: beginning.session.id, key, beginning }, found);
  }

  /** Returns the exam question that a request means. It must have been served in this conversation. */
  #examIn({ beginning }: KeyedTurn, { questionId, unitId, difficultyTier }: Omit<SubmitRequest, 'selectedOption'>) {
    const thread = readCourseThread(beginning.session.state);
    const question = this.course(thread.course_id).exams.get(questionId);
    const isServed = thread.messages.some(({ card }) => card?.type === 'EXAM' && card.questionId === questionId);
    if (question === undefined || !isServed) throw new RefusalError('stale');
    if (unitId !== undefined && unitId !== question.unitId)
      throw fieldRefusal('unitId', 'This question is of another unit. Reload the page.');
    if (difficultyTier !== undefined && difficultyTier !== question.difficultyTier)
      throw fieldRefusal('difficultyTier', 'This question is of another tier. Reload the page.');
    return { questionId, courseId: thread.course_id };
  }

  /** Returns the conversation as it is now. */
  async view({ learner_id, state }: SessionRecord): Promise<ThreadView> {
    const thread = readCourseThread(state);
    const course = this.course(thread.course_id);
    const { snapshot } = await this.record(learner_id, course);
    const standing = await this.#standing(learner_id, course, examIdsFor([], thread, { course, snapshot }));
    return threadView(
      { course, ...standing, videoAt: this.#videoAt(course) },
      thread,
      liteOfThread({ course, ...standing }, thread, snapshot),
    );
  }

  /** Returns a student's path through a course. */
  async path(learner: LearnerId, courseId: string): Promise<Omit<LearningPath, 'learner'>> {
    const course = this.course(courseId);
    const { snapshot } = await this.record(learner, course);
    const statuses = await this.#statuses(learner, courseId, Object.keys(snapshot.revisitQueue));
    return learningPath(course, snapshot, statuses);
  }

  /** Returns the student's record in a course: sparse, and a new student's if there is none. */
  async record(learner: LearnerId, { courseId, graph }: TaughtCourse): Promise<HeldRecord> {
    const held = await this.#context.store.learnerRecords.find(learner, recordName(courseId));
    if (held === null)
      return {
        version: 0,
        snapshot: newSnapshot(learner, courseId, graph.entryUnitId, this.#context.clock()),
        openExams: [],
        told: [],
      };
    const { open_exams: openExams, told, ...snapshot } = CourseRecord.parse(held.body);
    return { version: held.version, snapshot, openExams, told };
  }

  /** Returns the course tutor over a turn's world; `hear` is what the turn is about, null if it needs no message. */
  #played<Input, Stored, Shown>(
    caller: Caller,
    tutor: (world: CourseWorld) => Over<Input, Stored, Shown>,
    hear: (input: Input, thread: CourseThread, around: { course: TaughtCourse; snapshot: StudentSnapshot }) => HeardTurn | null,
  ): Played<Input, Stored, Shown> {
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
        const heard = hear(input, thread, { course, snapshot });
        if (heard !== null) await this.#refill(course.skillsOf(heard.focus.focusUnitId), met);
        return tutor(
          this.#world({ ...around, met }, course, {
            record,
            heard,
            ...(await this.#about(caller.id, course, thread, snapshot, heard)),
          }),
        );
      },
    };
  }

  /**
   * Returns what a turn has to know about exams, and the sources that it may use. The questions that may be served are looked
   * up first, because the exam service is asked about only a few.
   */
  async #about(
    learner: LearnerId,
    course: TaughtCourse,
    thread: CourseThread,
    snapshot: StudentSnapshot,
    heard: HeardTurn | null,
  ): Promise<Pick<CourseWorld, 'exams' | 'examsReachable' | 'found'>> {
    const standing = (candidates: readonly string[]) =>
      this.#standing(learner, course, examIdsFor(candidates, thread, { course, snapshot }));
    if (heard === null) return { ...(await standing([])), found: null };
    const { library, graph } = course;
    const text = searchedFor(heard.message, course.titleOf(heard.focus.focusUnitId));
    const asked = await this.#retrieval.asked(library, text);
    const stand = await standing(await this.#retrieval.candidates(library, asked, candidatesWanted(heard, snapshot)));
    const about = { text, scopedUnitIds: scopeOfTurn(heard, graph), passedQuestionIds: passedOf(stand.exams) };
    return { ...stand, found: await this.#retrieval.context(library, asked, about) };
  }

  /** Has more drills written if the student has met most of the unit's. */
  async #refill(skills: readonly SkillId[], { exposed }: MetProblems): Promise<void> {
    const { supply } = this.#context;
    if (supply === undefined || !isRunningOut(skills, this.#shelf, exposed)) return;
    const held = (skill: SkillId) => [...this.#shelf.verifiedFor(skill), ...this.#shelf.heldBackFor(skill)];
    const published = await Promise.all(skills.map((skill) => supply.more(skill, 'practice', held(skill))));
    if (published.some((count) => count > 0)) await this.#turns.bankChanged();
  }

  #world(
    around: LearnerWorld,
    course: TaughtCourse,
    about: Pick<CourseWorld, 'record' | 'heard' | 'exams' | 'examsReachable' | 'found'>,
  ): CourseWorld {
    return {
      ...around,
      ...about,
      course,
      sealDrill: (claim) => sealDrill(claim, this.#context.secret),
      videoAt: this.#videoAt(course),
    };
  }

  #videoAt =
    ({ courseId }: TaughtCourse): CourseWorld['videoAt'] =>
    (video) =>
      addressOfVideo(courseId, video, this.#context);

  /** Returns what the exam service says about these questions. One that it doesn't know can't be attempted. */
  async #standing(
    learner: LearnerId,
    { courseId, exams }: TaughtCourse,
    questionIds: readonly string[],
  ): Promise<Pick<CourseWorld, 'exams' | 'examsReachable'>> {
    const statuses = questionIds.length === 0 ? {} : await this.#statuses(learner, courseId, questionIds);
    if (statuses === null) return { exams: [], examsReachable: false };
    const known = questionIds.flatMap((questionId): ExamQuestionStatus[] => {
      const question = exams.get(questionId);
      if (question === undefined || !Object.hasOwn(statuses, questionId)) return [];
      const { unitId, difficultyTier, tags } = question;
      return [{ questionId, unitIds: [unitId], difficultyTier, tags, ...statuses[questionId]! }];
    });
    return { exams: known, examsReachable: true };
  }

  /** Returns null if the exam service can't be reached: the student goes on without it. */
  async #statuses(learner: LearnerId, courseId: string, questionIds: readonly string[]) {
    try {
      return await this.#exams.statuses({ studentId: learner, courseId }, questionIds);
    } catch (error) {
      if (!(error instanceof ExamsUnreachableError)) throw error;
      this.#context.log.warn({ why: error.message }, 'the exam service can’t be asked; a student goes on without it');
      return null;
    }
  }

  /**
   * Has the exam service change something. Errors `exams_unreachable`: it's unknown whether the change was made; repeating the
   * same request finds out.
   */
  async #change<Found>(asked: Promise<Found>): Promise<Found> {
    try {
      return await asked;
    } catch (error) {
      if (!(error instanceof ExamsUnreachableError)) throw error;
      this.#context.log.warn({ why: error.message }, 'the exam service can’t be asked; a student is told to try again');
      throw new RefusalError('exams_unreachable');
    }
  }
}
