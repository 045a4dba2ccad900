import { courseDefinition } from '@stoa/engine/tutors/course/course-definition';
import type { ExamService } from '@stoa/engine/tutors/course/exams/exam-service';
import type { course as courseContracts } from '@stoa/schema/contracts/course';
import type { HandlersOf } from '../../routes/handler.ts';
import type { Services } from '../../routes/services.ts';
import type { ServerTutor } from '../server-tutor.ts';
import { courseHandlers } from './course-handlers.ts';
import { CourseRetrieval } from './course-retrieval.ts';
import { CourseThreads } from './course-threads.ts';
import { serveCourseVideos } from './course-videos.ts';
import { openTaughtCourses, type TaughtCourses } from './open-taught-courses.ts';
import { outsideExamService, usualExamLimits } from '@stoa/providers/exams/outside-exam-service';
import { ownExamService } from './own-exam-service.ts';

/** The course tutor: conversations with drills and exam questions, and the path through the units. */
export const courseTutorOnServer = (openCourses: () => TaughtCourses): ServerTutor => ({
  definitions: [courseDefinition],
  pages: ['courses'],
  tags: { course: 'Courses: conversations with drills and exam questions, and the learning path' },
  refusals: {
    'course.path': ['not_found'],
    'course.createThread': ['not_found', 'stale'],
    'course.turn': ['stale'],
    'course.submitExam': ['stale', 'exam_locked', 'exam_passed', 'exams_unreachable'],
    'course.viewSupport': ['stale', 'exams_unreachable'],
    'course.gradeDrill': ['stale', 'drill_forged', 'drill_foreign', 'drill_used', 'drill_expired'],
  },
  open(services, app) {
    const { context } = services;
    const courses = openCourses();
    const exams = examService(services, courses);
    const retrieval = new CourseRetrieval(context.courseRows ?? null, context.log);
    const closing = new AbortController();
    let loading = Promise.resolve();
    app.addHook('onListen', () => {
      loading = retrieval.load(courses.values(), closing.signal); // until then, the courses' own files are searched
    });
    app.addHook('preClose', async () => {
      closing.abort();
      await loading;
    });
    serveCourseVideos(app, context);
    const threads = new CourseThreads({ ...services, courses, exams, retrieval });
    const handlers: { course: HandlersOf<typeof courseContracts> } = { course: courseHandlers({ ...services, threads }) };
    return { handlers };
  },
});

/** The course tutor with the courses of the content. */
export const courseOnServer = courseTutorOnServer(openTaughtCourses);

/**
 * Opens the exam service of this installation: the configured one, or the one that comes with Stoa. A request gives up its slot
 * while it waits for an external one.
 */
function examService({ context, requests }: Services, courses: TaughtCourses): ExamService {
  const { config, store, clock } = context;
  if (config.examService === null) return ownExamService(store.examStandings, (id) => courses.get(id) ?? null, clock);
  const outside = outsideExamService({ ...config.examService, ...usualExamLimits }, { clock: () => clock().getTime() });
  return {
    statuses: (...asked) => requests.outside(() => outside.statuses(...asked)),
    submit: (...asked) => requests.outside(() => outside.submit(...asked)),
    supportViewed: (...asked) => requests.outside(() => outside.supportViewed(...asked)),
  };
}
