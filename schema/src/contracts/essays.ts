import { z } from 'zod';
import { BankLine, BankView } from '../essay/bank-edition.ts';
import { CoachingScope, EssayPhase } from '../essay/essay-phase.ts';
import { mostTasks } from '../essay/essay-set.ts';
import { PeriodBank } from '../essay/period-bank.ts';
import { CoachInput, CoachView } from '../essay/coach-view.ts';
import { essayBytes } from '../essay/essay-limits.ts';
import { DetectorId } from '../essay/detector-fire.ts';
import { DetectorStanding, EssayReport, StudentsEssay } from '../essay/oversight.ts';
import { EssayLine, EssaySaved, EssaySubmission, EssayTiming, EssayToSave, StudentDbq } from '../essay/submission.ts';
import { contract } from './contract.ts';
import { page, PageQuery } from './page.ts';

const EssayParams = z.object({ essayId: z.uuid() });
const BankParams = z.object({ period: z.coerce.number().int().min(2).max(8) });
/** A bank of 200 entries takes about 60 kB. */
const bankBytes = 524_288;

/** The routes of essays: what can be written about, and the work on one, saved as it is typed. */
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
      /** Questions that follow it, in a scope that goes through several. */
      next: z
        .array(z.string().max(100))
        .max(mostTasks - 1)
        .default([]),
      /**
       * For the complexity scope: one of her own essays on the same question to work on, instead of the one that comes with it.
       */
      from: z.uuid().nullable().default(null),
    }),
    response: EssaySubmission,
  }),
  next: contract({
    method: 'POST',
    path: '/api/essays/:essayId/next',
    summary: 'Turn this one in and begin the next of its set; the same again finds the one that was begun',
    access: { who: 'signed_in', owns: 'essay' },
    params: EssayParams,
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
    summary:
      'Students’ essays, the one saved last first; by phase, and by words in their text, notes, talk, title, or writer’s name',
    access: { who: ['teacher', 'admin'], owns: 'nothing' },
    query: z.object({ ...PageQuery, search: z.string().max(200).optional(), phase: EssayPhase.optional() }),
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
  banks: contract({
    method: 'GET',
    path: '/api/essays/banks',
    summary: 'The period banks that the coach goes by',
    access: { who: ['author', 'admin'], owns: 'nothing' },
    response: z.strictObject({ banks: z.array(BankLine) }),
  }),
  bank: contract({
    method: 'GET',
    path: '/api/essays/banks/:period',
    summary: 'A period bank as the coach goes by it, and its versions',
    access: { who: ['author', 'admin'], owns: 'nothing' },
    params: BankParams,
    response: BankView,
  }),
  bankEdition: contract({
    method: 'GET',
    path: '/api/essays/banks/:period/editions/:edition',
    summary: 'A period bank as it was in an edition; edition 0 came with the release',
    access: { who: ['author', 'admin'], owns: 'nothing' },
    params: BankParams.extend({ edition: z.coerce.number().int().min(0).max(1_000_000) }),
    response: z.strictObject({ bank: PeriodBank }),
  }),
  publishBank: contract({
    method: 'PUT',
    path: '/api/essays/banks/:period',
    summary: 'Publish a period bank over the edition that was seen last; the next turn of every essay goes by it',
    access: { who: ['author', 'admin'], owns: 'nothing' },
    bodyBytes: bankBytes,
    params: BankParams,
    body: z.strictObject({ expected_edition: z.int().min(0).max(1_000_000), bank: PeriodBank }),
    response: BankView,
  }),
  bankFile: contract({
    method: 'GET',
    path: '/api/essays/banks/:period/file',
    summary: 'A period bank as the YAML file of the content folder',
    access: { who: ['author', 'admin'], owns: 'nothing' },
    params: BankParams,
    response: z.strictObject({ name: z.string(), yaml: z.string() }),
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
  give: contract({
    method: 'PUT',
    path: '/api/essays/:essayId/coaching',
    summary:
      'Give a student’s essay another scope, or set its clock going or stop it. The coach tells her, and goes on where it was',
    access: { who: ['teacher', 'admin'], owns: 'read_essay' },
    params: EssayParams,
    body: z.strictObject({ scope: CoachingScope, timing: EssayTiming }),
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
