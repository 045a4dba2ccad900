import { z } from 'zod';
import { AnswerCheck } from '../answer-check.ts';
import { PracticeReply } from '../practice.ts';
import { BankedProblem, Difficulty, InputType, ProblemId, StudentProblem } from '../problem.ts';
import { SkillId } from '../skill.ts';
import { contract } from './contract.ts';
import { PageQuery, page } from './page.ts';

/**
 * Practice spec §9.2. A student gets the problem without its answer, an author or admin the whole item: the role decides, never
 * a flag.
 */
export const problemBank = {
  list: contract({
    method: 'GET',
    path: '/api/problems',
    summary: 'Verified problems of a skill',
    access: { who: 'signed_in', owns: 'nothing' },
    query: z.object({ skillId: SkillId, difficulty: z.coerce.number().pipe(Difficulty).optional(), ...PageQuery }),
    response: page(z.union([StudentProblem, BankedProblem])),
  }),
  find: contract({
    method: 'GET',
    path: '/api/problems/:problemId',
    summary: 'One verified problem',
    access: { who: 'signed_in', owns: 'nothing' },
    params: z.object({ problemId: ProblemId }),
    query: z.object({ version: z.coerce.number().int().min(1).optional() }),
    response: z.union([StudentProblem, BankedProblem]),
  }),
  attempt: contract({
    method: 'POST',
    path: '/api/attempts',
    summary: 'Submit an attempt at the problem that a practice session is showing',
    access: { who: 'signed_in', owns: 'session', tutors: ['practice'] },
    idempotent: 'required',
    body: z
      .strictObject({
        session_id: z.string(),
        problem_id: ProblemId,
        answer: z.string().max(10_000).optional(),
        lines: z.array(z.string().max(10_000)).min(1).max(40).optional(),
      })
      .refine((b) => (b.answer === undefined) !== (b.lines === undefined), 'Give either answer or lines.'),
    response: PracticeReply,
  }),
  evaluate: contract({
    method: 'POST',
    path: '/api/evaluate',
    summary: 'Check an answer without an attempt. For authors and programs: a student would have an oracle',
    access: { who: ['teacher', 'author', 'admin'], owns: 'nothing' },
    body: z.union([
      z.strictObject({ problem_id: ProblemId, version: z.int().optional(), answer: z.string().max(10_000) }),
      z.strictObject({
        answer: z.string().max(10_000),
        expected: z.string().max(10_000),
        input_type: InputType,
        tolerance: z.number().nonnegative().nullable().optional(),
        accepted_forms: z.array(z.string()).optional(),
        choices: z.array(z.string()).optional(),
        variables: z.array(z.string()).optional(),
      }),
    ]),
    response: AnswerCheck,
  }),
};
