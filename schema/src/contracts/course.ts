import { z } from 'zod';
import { ClientEvent } from '../course/client-event.ts';
import {
  CourseLearner,
  CourseLine,
  DrillGradeReply,
  ExamReply,
  LearningPath,
  longestAnswer,
  longestMessage,
  ThreadLine,
  ThreadReply,
  ThreadView,
} from '../course/thread.ts';
import { ExamTier } from '../course/tier.ts';
import { LoggedTurn } from '../course/turn-log.ts';
import { UnitId } from '../course/unit-id.ts';
import { contract } from './contract.ts';
import { page, PageQuery } from './page.ts';

const own = { who: 'signed_in', owns: 'session', tutors: ['course'] } as const;
const ThreadParams = z.object({ threadId: z.uuid() });
const CourseId = z.string().max(60);

/** Identifies an exam question. A unit or tier that isn't the question's own is refused. */
const examAsked = {
  courseId: CourseId.optional(),
  unitId: UnitId.optional(),
  questionId: z.string().max(60),
  difficultyTier: ExamTier.optional(),
};

/** The routes of the course specification, under /api/tutor. */
export const course = {
  courses: contract({
    method: 'GET',
    path: '/api/tutor/courses',
    summary: 'The courses, and how far the student is in each',
    access: { who: 'signed_in', owns: 'nothing' },
    response: z.strictObject({ courses: z.array(CourseLine) }),
  }),
  path: contract({
    method: 'GET',
    path: '/api/tutor/courses/:courseId/learners/:learnerId/path',
    summary:
      'The learning path: every unit with its tier, the evidence for it, the rule, and the next step; a teacher sees what the student sees',
    access: { who: 'signed_in', owns: 'learner' },
    params: z.object({ courseId: CourseId, learnerId: z.string() }),
    response: LearningPath,
  }),
  createThread: contract({
    method: 'POST',
    path: '/api/tutor/threads',
    summary: 'Begin a conversation in a course',
    access: { who: 'signed_in', owns: 'nothing' },
    idempotent: true,
    body: z.strictObject({ courseId: CourseId }),
    response: ThreadReply,
  }),
  threads: contract({
    method: 'GET',
    path: '/api/tutor/threads',
    summary: 'Own conversations, newest first',
    access: { who: 'signed_in', owns: 'nothing' },
    query: z.object(PageQuery),
    response: page(ThreadLine),
  }),
  thread: contract({
    method: 'GET',
    path: '/api/tutor/threads/:threadId',
    summary: 'A conversation as it stands now, with its cards',
    access: own,
    params: ThreadParams,
    response: ThreadView,
  }),
  turn: contract({
    method: 'POST',
    path: '/api/tutor/threads/:threadId/turn',
    summary: 'Say something, or press a button of a card; get the next line of the tutor',
    access: own,
    idempotent: 'required',
    params: ThreadParams,
    body: z.strictObject({
      courseId: CourseId.optional(), // that of the thread; any other is refused
      messageText: z.string().max(longestMessage).nullish(),
      messageLatex: z.string().max(longestMessage).nullish(),
      clientEvent: ClientEvent.default({ type: 'NONE' }),
    }),
    response: ThreadReply,
  }),
  gradeDrill: contract({
    method: 'POST',
    path: '/api/tutor/threads/:threadId/drill/grade',
    summary: 'Answer a drill, with its text and its token as they were served; it is graded here and nowhere else',
    access: own,
    idempotent: 'required',
    params: ThreadParams,
    body: z.strictObject({
      courseId: CourseId.optional(),
      unitId: UnitId,
      drill: z.strictObject({
        prompt: z.string().max(1000),
        question_latex: z.string().max(1000),
        token: z.string().max(8000),
      }),
      studentAnswer: z.string().max(longestAnswer),
    }),
    response: DrillGradeReply,
  }),
  submitExam: contract({
    method: 'POST',
    path: '/api/tutor/threads/:threadId/exam/mcq-submit',
    summary: 'Answer an exam question by the option that was selected; the exam service says whether it is right',
    access: own,
    idempotent: 'required',
    params: ThreadParams,
    body: z.strictObject({ ...examAsked, selectedOption: z.string().max(10) }),
    response: ExamReply,
  }),
  viewSupport: contract({
    method: 'POST',
    path: '/api/tutor/threads/:threadId/exam/support-viewed',
    summary: 'Look at the memo or the video of an exam question, which locks it for 24 hours',
    access: own,
    idempotent: 'required',
    params: ThreadParams,
    body: z.strictObject({ ...examAsked, supportType: z.enum(['memo', 'video']) }),
    response: ExamReply,
  }),
  learners: contract({
    method: 'GET',
    path: '/api/tutor/learners',
    summary: 'Students in courses and how far each is, whoever was here last first',
    access: { who: ['teacher', 'admin'], owns: 'nothing' },
    query: z.object(PageQuery),
    response: page(CourseLearner),
  }),
  turnLogs: contract({
    method: 'GET',
    path: '/api/tutor/turn-logs',
    summary:
      'What was decided in turns and why, newest first: by unit, by why a model’s output was not served, by thread; no words of students',
    access: { who: ['author', 'admin'], owns: 'nothing' },
    query: z.object({
      unitId: UnitId.optional(),
      fallback: z.string().max(100).optional(),
      threadId: z.uuid().optional(),
      ...PageQuery,
    }),
    response: page(LoggedTurn),
  }),
};
