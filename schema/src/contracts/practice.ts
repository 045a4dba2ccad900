import { z } from 'zod';
import { Grade } from '../account.ts';
import { AnswerReading } from '../answer-check.ts';
import { GoalProgress, TimeZone } from '../goals.ts';
import { PracticeInput, PracticeMode, PracticeReply, PracticeView, Recommendation } from '../practice.ts';
import { ProblemId } from '../problem.ts';
import { SkillId } from '../skill.ts';
import { contract } from './contract.ts';
import { PageQuery, page } from './page.ts';

const own = { who: 'signed_in', owns: 'session', tutors: ['practice'] } as const;
const SessionParams = z.object({ sessionId: z.uuid() });

export const practice = {
  home: contract({
    method: 'GET',
    path: '/api/practice/home',
    summary: 'The one next thing and why, with what stands around it',
    access: { who: 'signed_in', owns: 'nothing' },
    response: z.strictObject({
      next: Recommendation,
      others: z.array(Recommendation), // up to three alternatives
      due_today: z.int(),
      mastered: z.int(),
      learning: z.int(),
      assumed: z.int(), // of grades before the learner's, not shown yet
      total: z.int(),
      grade: Grade.nullable(), // null: the student hasn't said
      answered_reports: z.int(), // reports that were answered and not yet seen
    }),
  }),
  goals: contract({
    method: 'GET',
    path: '/api/practice/goals',
    summary: 'How far the student has come with her goals of the day and the week, and the days of her streak',
    access: { who: 'signed_in', owns: 'nothing' },
    query: z.object({ time_zone: TimeZone.default('UTC') }),
    response: GoalProgress,
  }),
  start: contract({
    method: 'POST',
    path: '/api/practice/sessions',
    summary: 'Begin to practice: a skill, or what is recommended',
    access: { who: 'signed_in', owns: 'nothing' },
    idempotent: true,
    body: z.strictObject({
      skill_id: SkillId.optional(),
      mode: PracticeMode.default('practice'),
      start_anyway: z.boolean().default(false),
    }),
    response: PracticeReply,
  }),
  list: contract({
    method: 'GET',
    path: '/api/practice/sessions',
    summary: 'Own sessions, newest first',
    access: { who: 'signed_in', owns: 'nothing' },
    query: z.object(PageQuery),
    response: page(
      z.strictObject({
        session_id: z.string(),
        mode: PracticeMode,
        skill_id: SkillId,
        problems_done: z.int(),
        started_at: z.iso.datetime(),
        updated_at: z.iso.datetime(),
        phase: z.string(),
      }),
    ),
  }),
  view: contract({
    method: 'GET',
    path: '/api/practice/sessions/:sessionId',
    summary: 'A session as the student left it',
    access: own,
    params: SessionParams,
    response: PracticeView,
  }),
  turn: contract({
    method: 'POST',
    path: '/api/practice/sessions/:sessionId/turns',
    summary: 'Take one turn: an attempt, a hint, an example, skip, next',
    access: own,
    idempotent: 'required',
    params: SessionParams,
    body: PracticeInput,
    response: PracticeReply,
  }),
  read: contract({
    method: 'POST',
    path: '/api/practice/sessions/:sessionId/readings',
    summary: 'How an answer would be read, with no judgement in it: the live echo',
    access: own,
    params: SessionParams,
    body: z.strictObject({ problem_id: ProblemId, text: z.string().max(10_000) }),
    response: AnswerReading,
  }),
};
