import { z } from 'zod';
import { FiledReport, ProblemReport } from '../problem-report.ts';
import { SafetyReply } from '../safety-reply.ts';
import { contract } from './contract.ts';
import { PageQuery, page } from './page.ts';

const authors = ['author', 'admin'] as const;
const ReportParams = z.object({ reportId: z.uuid() });

export const problemReports = {
  file: contract({
    method: 'POST',
    path: '/api/practice/sessions/:sessionId/reports',
    summary: '"Report a mistake": sends the problem and the timeline of the attempts to its author',
    access: { who: 'signed_in', owns: 'session', tutors: ['practice'] },
    idempotent: true,
    params: z.object({ sessionId: z.uuid() }),
    body: z.strictObject({ problem_id: z.uuid(), message: z.string().max(2000) }),
    response: FiledReport.extend({ safety: SafetyReply.nullable() }), // the message for her if her report was flagged
  }),
  mine: contract({
    method: 'GET',
    path: '/api/problem-reports/mine',
    summary: 'What I reported and what came of it; reading it marks the answers as seen',
    access: { who: 'signed_in', owns: 'nothing' },
    query: z.object(PageQuery),
    response: page(FiledReport),
  }),
  inbox: contract({
    method: 'GET',
    path: '/api/problem-reports',
    summary: 'Reports for the author, open ones first',
    access: { who: authors, owns: 'nothing' },
    query: z.object({ status: z.enum(['open', 'answered']).optional(), ...PageQuery }),
    response: page(ProblemReport),
  }),
  answer: contract({
    method: 'POST',
    path: '/api/problem-reports/:reportId/answer',
    summary: 'Answer a report; the reporter is told. May retire the problem',
    access: { who: authors, owns: 'nothing' },
    params: ReportParams,
    body: z.strictObject({
      verdict: z.enum(['you_were_right', 'problem_is_right', 'unclear_wording']),
      message: z.string().min(1).max(2000),
      retire_problem: z.boolean().default(false),
    }),
    response: ProblemReport,
  }),
  passOn: contract({
    method: 'POST',
    path: '/api/problem-reports/:reportId/pass-on',
    summary:
      'Pass a report that is worrying on to the school: it is flagged for those who look after the student. Once is enough',
    access: { who: authors, owns: 'nothing' },
    params: ReportParams,
    response: ProblemReport,
  }),
};
