import { z } from 'zod';
import { AgentLog } from '../agent-log.ts';
import { StoredEvent } from '../learning-event.ts';
import { PracticePolicy } from '../policy.ts';
import { ProblemStatus, Provenance, VerificationReport } from '../problem.ts';
import { contract } from './contract.ts';

const staff = ['author', 'admin'] as const;

/** Practice spec §10.2. */
export const audit = {
  problem: contract({
    method: 'GET',
    path: '/api/audit/problems/:id',
    summary: 'The trace of a problem: skill, version, verification run, models, policy, and where it was served',
    access: { who: staff, owns: 'nothing' },
    params: z.object({ id: z.uuid() }),
    query: z.object({ version: z.coerce.number().int().min(1).optional() }),
    response: z.strictObject({
      problem_id: z.string(),
      version: z.int(),
      skill_id: z.string(),
      status: ProblemStatus,
      verified_at: z.iso.datetime().nullable(),
      generator: z.strictObject({ name: z.string(), version: z.int(), seed: z.int() }),
      provenance: Provenance,
      verification_report: VerificationReport,
      graph_version: z.string(), // in force now, like the policy; each event names those of its own time
      policy_version: z.string(),
      config_hash: z.string(), // of that policy
      times_served: z.int(),
      events: z.array(StoredEvent.omit({ learner_id: true })), // the newest 100 first, then those of its verification; no learner is named
    }),
  }),
  policy: contract({
    method: 'GET',
    path: '/api/audit/policies/:version',
    summary: 'A version of the practice policy that learners were taught by here, as an event names it',
    access: { who: staff, owns: 'nothing' },
    params: z.object({ version: PracticePolicy.shape.version }),
    response: z.strictObject({ hash: z.string(), first_used_at: z.iso.datetime(), policy: PracticePolicy }),
  }),
  agentLogs: contract({
    method: 'GET',
    path: '/api/audit/sessions/:sessionId/agent-logs',
    summary: 'Which agents spoke in a session of any tutor, from where and why, without a word of prompt or reply',
    access: { who: staff, owns: 'nothing' },
    params: z.object({ sessionId: z.uuid() }),
    response: z.strictObject({ tutor: z.string(), items: z.array(AgentLog) }),
  }),
  servedUnverified: contract({
    method: 'GET',
    path: '/api/audit/served-unverified',
    summary: 'The one query that proves the rule: servings of anything that was not VERIFIED at that moment. Always empty',
    access: { who: staff, owns: 'nothing' },
    response: z.strictObject({
      served: z.int(),
      unverified: z.array(z.strictObject({ problem_id: z.string(), version: z.int(), at: z.string() })),
    }),
  }),
};
