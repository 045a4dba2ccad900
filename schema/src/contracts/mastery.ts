import { z } from 'zod';
import { LearnerId } from '../account.ts';
import { SkillProgress } from '../mastery.ts';
import { SkillId } from '../skill.ts';
import { contract } from './contract.ts';
import { PageQuery, page } from './page.ts';

/** Practice spec §9.3. */
export const mastery = {
  skills: contract({
    method: 'GET',
    path: '/api/mastery/:learnerId/skills',
    summary: 'How every skill of the graph stands for a learner',
    access: { who: 'signed_in', owns: 'learner' },
    params: z.object({ learnerId: LearnerId }),
    response: z.strictObject({ graph_version: z.string(), policy_version: z.string(), skills: z.array(SkillProgress) }),
  }),
  update: contract({
    method: 'POST',
    path: '/api/mastery/update',
    summary: 'Record an outcome observed outside Stoa. For trusted programs: no student or browser may grade herself',
    access: { who: ['admin'], owns: 'nothing' },
    idempotent: true,
    body: z.strictObject({
      learner_id: LearnerId,
      skill_id: SkillId,
      outcome: z.enum(['correct', 'incorrect']),
      timestamp: z.iso.datetime({ offset: true }),
    }),
    response: SkillProgress,
  }),
  history: contract({
    method: 'GET',
    path: '/api/mastery/:learnerId/history',
    summary: 'Mastery over time, newest first',
    access: { who: 'signed_in', owns: 'learner' },
    params: z.object({ learnerId: LearnerId }),
    query: z.object({ skillId: SkillId.optional(), ...PageQuery, limit: z.coerce.number().int().min(1).max(1000).default(200) }),
    response: page(
      z.strictObject({
        at: z.iso.datetime(),
        skill_id: SkillId,
        outcome: z.enum(['correct', 'incorrect', 'hinted']),
        before: z.number(),
        after: z.number(),
      }),
    ),
  }),
};
