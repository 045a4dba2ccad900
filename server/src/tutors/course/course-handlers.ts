import { courseDefinition } from '@stoa/engine/tutors/course/course-definition';
import { readCourseThread } from '@stoa/engine/tutors/course/thread/course-thread';
import { recordPrefix } from '@stoa/engine/tutors/course/record-name';
import { progressOf } from '@stoa/engine/tutors/course/view/snapshot-lite';
import { LearnerId } from '@stoa/schema/account';
import { CourseRecord } from '@stoa/schema/course/student-snapshot';
import type { course as contracts } from '@stoa/schema/contracts/course';
import { CourseTurnLog } from '@stoa/schema/course/turn-log';
import type { LoggedTurn } from '@stoa/schema/course/turn-log';
import { fieldRefusal } from '../../refusals.ts';
import type { HandlersOf } from '../../routes/handler.ts';
import type { Services } from '../../routes/services.ts';
import { requireKey } from '../../turn/require-key.ts';
import type { CourseThreads } from './course-threads.ts';

/** What the handlers of courses are given. */
export type CourseServices = Services & { threads: CourseThreads };

/** Handles conversations in courses, and a student's path through a course. */
export const courseHandlers = ({ context: { store }, threads }: CourseServices): HandlersOf<typeof contracts> => ({
  async courses({ caller }) {
    const latest = await store.sessions.list(caller.id, [courseDefinition.name], { limit: 100 });
    const lastOf = new Map(latest.items.toReversed().map(({ id, state }) => [readCourseThread(state).course_id, id] as const));
    const courses = [...threads.courses.values()].map(async ({ courseId, title, subject }) => {
      const { progress, units } = await threads.path(caller.id, courseId);
      const taught = units.map(({ unitId, title: unit, skills }) => ({ unitId, title: unit, skills }));
      return { courseId, title, subject, progress, lastThreadId: lastOf.get(courseId) ?? null, units: taught };
    });
    return { courses: await Promise.all(courses) };
  },

  async path({ params: { courseId, learnerId } }) {
    const learner = LearnerId.parse(learnerId);
    const [path, account] = await Promise.all([threads.path(learner, courseId), store.accounts.find(learner)]);
    return { ...path, learner: account?.name ?? '' };
  },

  async createThread({ caller, body, key, replayed }) {
    const { kind, reply } = await threads.start(caller, body, key);
    if (kind === 'repeated') replayed();
    return reply;
  },

  async threads({ caller, query }) {
    const { items, next_cursor } = await store.sessions.list(caller.id, [courseDefinition.name], query);
    return {
      items: items.map(({ id, state, updated_at }) => {
        const { course_id, title, started_at } = readCourseThread(state);
        const courseTitle = threads.courses.get(course_id)?.title ?? course_id;
        return { threadId: id, courseId: course_id, courseTitle, title, startedAt: started_at, updatedAt: updated_at };
      }),
      next_cursor,
    };
  },

  thread: ({ session }) => threads.view(session),

  async turn({ caller, session, body, replayed, ...asked }) {
    const { courseId, messageText = null, messageLatex = null, clientEvent } = body;
    requireCourse(session.state, courseId);
    const input = { kind: 'said', messageText, messageLatex, clientEvent } as const;
    const { kind, reply } = await threads.turn(caller, requireKey(asked), input);
    if (kind === 'repeated') replayed();
    return reply;
  },

  async gradeDrill({ caller, session, body, replayed, ...asked }) {
    requireCourse(session.state, body.courseId);
    const { kind, reply } = await threads.gradeDrill(caller, requireKey(asked), body);
    if (kind === 'repeated') replayed();
    return reply;
  },

  async submitExam({ caller, session, body, replayed, ...asked }) {
    requireCourse(session.state, body.courseId);
    const { kind, reply } = await threads.submitExam(caller, requireKey(asked), body);
    if (kind === 'repeated') replayed();
    return reply;
  },

  async viewSupport({ caller, session, body, replayed, ...asked }) {
    requireCourse(session.state, body.courseId);
    const { kind, reply } = await threads.viewSupport(caller, requireKey(asked), body);
    if (kind === 'repeated') replayed();
    return reply;
  },

  async learners({ query }) {
    const { items, next_cursor } = await store.learnerRecords.newest(recordPrefix, query);
    return {
      items: items.flatMap(({ learner, name, body, updated_at }) => {
        const { told, ...snapshot } = CourseRecord.parse(body);
        const course = threads.courses.get(snapshot.courseId);
        if (course === undefined) return []; // the course is no longer taught
        const { courseId, title } = course;
        return [
          {
            learnerId: learner,
            learner: name,
            courseId,
            courseTitle: title,
            progress: progressOf(snapshot, course),
            lastTurnAt: updated_at,
            told: told.toReversed().map(({ unitId, ...sign }) => ({ ...sign, unit: course.titleOf(unitId) })),
          },
        ];
      }),
      next_cursor,
    };
  },

  async turnLogs({ caller, query: { unitId, fallback, threadId, ...page } }) {
    const { items, next_cursor } = await store.turnLogs.search(courseDefinition.name, {
      subject: unitId,
      fallback,
      sessionId: threadId,
      ...page,
    });
    return {
      items: items.map(({ turn_id, learner_id, session_id, at, log }) => {
        const turn = { turnId: turn_id, threadId: session_id, at, log: CourseTurnLog.parse(log) };
        return caller.role === 'admin' || learner_id === caller.id ? turn : withoutStudent(turn);
      }),
      next_cursor,
    };
  },
});

/** Returns why a turn was decided as it was, without the student's identity. */
const withoutStudent = ({ log, ...turn }: LoggedTurn): LoggedTurn => ({
  ...turn,
  threadId: null,
  log: { ...log, focusMasteryTier: null, snapshotLite: null },
});

/** Refuses a request that names a course other than its conversation's. */
function requireCourse(state: unknown, courseId: string | undefined): void {
  if (courseId !== undefined && readCourseThread(state).course_id !== courseId)
    throw fieldRefusal('courseId', 'This conversation is in another course. Reload the page.');
}
