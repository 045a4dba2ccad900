import { z } from 'zod';
import { LearnerId } from '../account.ts';
import { Recommendation } from '../practice.ts';
import { SkillProgress } from '../mastery.ts';
import { Formula } from '../formula-sheet.ts';
import { CalculatorKind, Skill, SkillGraph, SkillId } from '../skill.ts';
import { contract } from './contract.ts';

const signedIn = { who: 'signed_in', owns: 'nothing' } as const;

/** Practice spec §9.1. */
export const knowledgeGraph = {
  graph: contract({
    method: 'GET',
    path: '/api/kg/graph',
    summary: 'The skill graph, or an earlier version of it that somebody was taught by here',
    access: signedIn,
    query: z.object({ version: z.string().optional() }),
    response: SkillGraph,
  }),
  node: contract({
    method: 'GET',
    path: '/api/kg/nodes/:id',
    summary: 'One skill',
    access: signedIn,
    params: z.object({ id: SkillId }),
    response: Skill,
  }),
  prerequisites: contract({
    method: 'GET',
    path: '/api/kg/nodes/:id/prerequisites',
    summary: 'The skills that a skill stands on, nearest first',
    access: signedIn,
    params: z.object({ id: SkillId }),
    response: z.strictObject({ skill_id: SkillId, direct: z.array(Skill), all: z.array(SkillId) }),
  }),
  tools: contract({
    method: 'GET',
    path: '/api/kg/nodes/:id/tools',
    summary: 'What may be at hand while a skill is practiced: its calculator, and the formulas of its strand up to its grade',
    access: signedIn,
    params: z.object({ id: SkillId }),
    response: z.strictObject({ calculator: CalculatorKind, formulas: z.array(Formula) }),
  }),
  availableNodes: contract({
    method: 'POST',
    path: '/api/kg/learners/:learnerId/available-nodes',
    summary: 'The skills unlocked for a learner, best next first, with the reason in words',
    access: { who: 'signed_in', owns: 'learner' },
    params: z.object({ learnerId: LearnerId }),
    body: z.strictObject({ limit: z.int().min(1).max(200).default(20) }).prefault({}),
    response: z.strictObject({
      graph_version: z.string(),
      recommended: Recommendation.nullable(),
      nodes: z.array(z.strictObject({ skill: Skill, progress: SkillProgress, reason: z.string() })),
    }),
  }),
};
