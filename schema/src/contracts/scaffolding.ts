import { z } from 'zod';
import { Diagnosis, DiagnosisSource } from '../diagnosis.ts';
import { Hint, HintLevel } from '../hint.ts';
import { ProblemId } from '../problem.ts';
import { contract } from './contract.ts';

const staff = ['teacher', 'author', 'admin'] as const;

/** Practice spec §9.4. In a session, a student gets both with her turn; these routes are for authors and programs. */
export const scaffolding = {
  diagnose: contract({
    method: 'POST',
    path: '/api/diagnose',
    summary: 'Diagnose a wrong attempt at a problem',
    access: { who: staff, owns: 'nothing' },
    body: z.strictObject({
      problem_id: ProblemId,
      version: z.int().optional(),
      answer: z.string().max(10_000).optional(),
      lines: z.array(z.string().max(10_000)).min(1).max(40).optional(),
    }),
    response: Diagnosis.extend({ source: DiagnosisSource, misconception_id: z.string().nullable() }),
  }),
  hint: contract({
    method: 'POST',
    path: '/api/hint',
    summary: 'A guarded hint for a diagnosis at a level',
    access: { who: staff, owns: 'nothing' },
    body: z.strictObject({
      problem_id: ProblemId,
      version: z.int().optional(),
      student_answer: z.string().max(10_000),
      diagnosis: Diagnosis,
      hint_level: HintLevel,
    }),
    response: Hint.extend({ source: z.enum(['model', 'script']) }),
  }),
};
