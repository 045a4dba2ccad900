import { courseDefinition } from '@stoa/engine/tutors/course/course-definition';
import type { course as courseContracts } from '@stoa/schema/contracts/course';
import type { HandlersOf } from '../../routes/handler.ts';
import type { ServerTutor } from '../server-tutor.ts';
import { courseHandlers } from './course-handlers.ts';
import { CourseRetrieval } from './course-retrieval.ts';
import { CourseThreads } from './course-threads.ts';
import { openTaughtCourses, type TaughtCourses } from './open-taught-courses.ts';
import { ownExamService } from './own-exam-service.ts';

/** Courses: conversations with drills and exam questions, and the way through the units. */
export const courseTutorOnServer = (openCourses: () => TaughtCourses): ServerTutor => ({
  definitions: [courseDefinition],
  tags: { course: 'Courses: conversations with drills and exam questions, and the learning path' },
  refusals: {
    'course.path': ['not_found'],
    'course.createThread': ['not_found', 'stale'],
    'course.turn': ['stale'],
    'course.submitExam': ['stale', 'exam_locked', 'exam_passed'],
    'course.viewSupport': ['stale'],
    'course.gradeDrill': ['stale', 'drill_forged', 'drill_foreign', 'drill_used', 'drill_expired'],
  },
  open(services, app) {
    const { context } = services;
    const courses = openCourses();
    const exams = ownExamService(context.store.examStandings, (id) => courses.get(id) ?? null, context.clock);
    const retrieval = new CourseRetrieval(context.courseRows ?? null, context.log);
    const closing = new AbortController();
    let loading = Promise.resolve();
    app.addHook('onListen', () => {
      loading = retrieval.load(courses.values(), closing.signal); // meanwhile the files of the courses are searched
    });
    app.addHook('preClose', async () => {
      closing.abort();
      await loading;
    });
    const threads = new CourseThreads({ ...services, courses, exams, retrieval });
    const handlers: { course: HandlersOf<typeof courseContracts> } = { course: courseHandlers({ ...services, threads }) };
    return { handlers };
  },
});

/** Those of the content. */
export const courseOnServer = courseTutorOnServer(openTaughtCourses);
