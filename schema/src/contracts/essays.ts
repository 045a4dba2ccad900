import { z } from 'zod';
import { CoachingScope } from '../essay/essay-phase.ts';
import { CoachInput, CoachView } from '../essay/coach-view.ts';
import { essayBytes } from '../essay/essay-limits.ts';
import { DetectorId } from '../essay/detector-fire.ts';
import { DetectorStanding, EssayReport, StudentsEssay } from '../essay/oversight.ts';
import { EssayLine, EssaySaved, EssaySubmission, EssayTiming, EssayToSave, StudentDbq } from '../essay/submission.ts';
import { contract } from './contract.ts';
import { page, PageQuery } from './page.ts';

const EssayParams = z.object({ essayId: z.uuid() });

/** The routes of essays: what can be written on, and the work on one, saved as it is typed. */
export const essays = {
  dbqs: contract({
    method: 'GET',
    path: '/api/essays/dbqs',
    summary: 'The DBQs that an essay can be written on, by the years they are about',
    access: { who: 'signed_in', owns: 'nothing' },
    response: z.strictObject({ dbqs: z.array(StudentDbq.omit({ sources: true })) }),
  }),
  start: contract({
    method: 'POST',
    path: '/api/essays',
    summary: 'Begin an essay; a timed one has its clock from now on',
    access: { who: 'signed_in', owns: 'nothing' },
    idempotent: true,
    body: z.strictObject({
      dbq_id: z.string().max(100),
      scope: CoachingScope.default('full'),
      timing: EssayTiming.default('untimed'),
    }),
    response: EssaySubmission,
  }),
  list: contract({
    method: 'GET',
    path: '/api/essays',
    summary: 'Own essays, the one saved last first',
    access: { who: 'signed_in', owns: 'nothing' },
    query: z.object(PageQuery),
    response: page(EssayLine),
  }),
  ofLearner: contract({
    method: 'GET',
    path: '/api/essays/learners/:learnerId',
    summary: 'A student’s essays, the one saved last first',
    access: { who: 'signed_in', owns: 'learner' },
    params: z.object({ learnerId: z.string() }),
    query: z.object(PageQuery),
    response: page(EssayLine),
  }),
  ofStudents: contract({
    method: 'GET',
    path: '/api/essays/students',
    summary: 'Students’ essays, the one saved last first',
    access: { who: ['teacher', 'admin'], owns: 'nothing' },
    query: z.object(PageQuery),
    response: page(StudentsEssay),
  }),
  detectors: contract({
    method: 'GET',
    path: '/api/essays/detectors',
    summary:
      'The coach’s detectors: how often each fires, how often students act on it, what has drifted, and whether it is switched off',
    access: { who: ['admin'], owns: 'nothing' },
    response: z.strictObject({ detectors: z.array(DetectorStanding) }),
  }),
  switchDetector: contract({
    method: 'PUT',
    path: '/api/essays/detectors/:detector',
    summary: 'Switch a detector off, or on again; the next turn of every essay goes by it',
    access: { who: ['admin'], owns: 'nothing' },
    params: z.object({ detector: DetectorId }),
    body: z.strictObject({ is_off: z.boolean() }),
    response: z.strictObject({ detectors: z.array(DetectorStanding) }),
  }),
  read: contract({
    method: 'GET',
    path: '/api/essays/:essayId',
    summary: 'An essay as it stands. Teachers read it too; copies put aside are its writer’s alone',
    access: { who: 'signed_in', owns: 'read_essay' },
    params: EssayParams,
    response: EssaySubmission,
  }),
  save: contract({
    method: 'PUT',
    path: '/api/essays/:essayId',
    summary:
      'Save the work over the version that was seen last. Where it has changed since, the stored work stays, this one is put aside, and the refusal brings the stored one as `essay`',
    access: { who: 'signed_in', owns: 'essay' },
    bodyBytes: essayBytes,
    params: EssayParams,
    body: EssayToSave,
    response: EssaySaved,
  }),
  coach: contract({
    method: 'GET',
    path: '/api/essays/:essayId/coach',
    summary: 'What was said between the student and the coach of an essay. Teachers read it too',
    access: { who: 'signed_in', owns: 'read_essay' },
    params: EssayParams,
    response: CoachView,
  }),
  report: contract({
    method: 'GET',
    path: '/api/essays/:essayId/report',
    summary: 'How an essay went with the coach: phase, versions of the thesis, issues met, and what was said; no score',
    access: { who: ['teacher', 'admin'], owns: 'read_essay' },
    params: EssayParams,
    response: EssayReport,
  }),
  switchCoach: contract({
    method: 'PUT',
    path: '/api/essays/:essayId/coach',
    summary: 'Turn the coach off for a student’s essay, or on again; what was said stays readable',
    access: { who: ['teacher', 'admin'], owns: 'read_essay' },
    params: EssayParams,
    body: z.strictObject({ off: z.boolean() }),
    response: EssayReport,
  }),
  coachTurn: contract({
    method: 'POST',
    path: '/api/essays/:essayId/coach',
    summary:
      'Tell the coach what happened: a message, a pause in typing, a silence. It reads the essay as it was saved last, and speaks or keeps quiet',
    access: { who: 'signed_in', owns: 'essay' },
    idempotent: 'required',
    params: EssayParams,
    body: CoachInput,
    response: CoachView,
  }),
  submit: contract({
    method: 'POST',
    path: '/api/essays/:essayId/submission',
    summary: 'Hand the essay in as it was saved last. From then on it is read and not written',
    access: { who: 'signed_in', owns: 'essay' },
    params: EssayParams,
    response: EssaySubmission,
  }),
};
