import { z } from 'zod';
import { TopicId } from '../study-plan.ts';
import { contract } from './contract.ts';

/** A plan with a dozen steps takes about 70 kB. */
export const planBytes = 262_144;
const makers = ['author', 'admin'] as const;

/** A guideline that is being written. Anything may be missing, so readers have to check its shape. */
const DraftGuideline = z.record(z.string(), z.unknown());

/**
 * What an author has written on a topic and not published. Nobody else can see it. `base_version`: the published version that
 * it started from, 0 for a new topic. `revision` counts its saves. `aside`: another copy of it, from another device or tab,
 * that she didn't choose.
 */
export const PlanDraft = z.strictObject({
  topic_id: TopicId,
  base_version: z.int().min(0),
  revision: z.int().min(1),
  saved_at: z.iso.datetime(),
  guideline: DraftGuideline,
  aside: DraftGuideline.nullable(),
});
export type PlanDraft = z.infer<typeof PlanDraft>;

/** A draft to be saved, over the revision that its author has seen. */
export const PlanDraftToSave = z.strictObject({
  guideline: DraftGuideline,
  base_version: z.int().min(0).max(1_000_000),
  expected_revision: z.int().min(0).max(1_000_000_000), // 0: none is stored yet
  /**
   * Which copy is put aside: `stored`, which the sent one replaces, or `sent`, and the stored one stays. `nothing`: the copy
   * that is aside is discarded. Without it, that copy stays.
   */
  put_aside: z.enum(['stored', 'sent', 'nothing']).optional(),
});
export type PlanDraftToSave = z.infer<typeof PlanDraftToSave>;

/** The lessons' routes for an author's drafts. Each reads or changes only the caller's own. */
export const planDraftContracts = {
  planDrafts: contract({
    method: 'GET',
    path: '/api/lesson-plan-drafts',
    summary: 'Own drafts of plans, newest first',
    access: { who: makers, owns: 'nothing' },
    response: z.strictObject({
      items: z.array(PlanDraft.omit({ guideline: true, aside: true }).extend({ title: z.string() })),
    }),
  }),
  planDraft: contract({
    method: 'GET',
    path: '/api/lesson-plan-drafts/:topicId',
    summary: 'One’s own draft on a topic, or null',
    access: { who: makers, owns: 'nothing' },
    params: z.object({ topicId: TopicId }),
    response: z.strictObject({ draft: PlanDraft.nullable() }),
  }),
  savePlanDraft: contract({
    method: 'PUT',
    path: '/api/lesson-plan-drafts/:topicId',
    summary:
      'Save one’s own draft over the revision that was seen last. Where it has changed since, nothing is saved, and the newer draft comes in the refusal as `draft`',
    access: { who: makers, owns: 'nothing' },
    bodyBytes: planBytes,
    params: z.object({ topicId: TopicId }),
    body: PlanDraftToSave,
    response: z.strictObject({ revision: z.int() }),
  }),
  dropPlanDraft: contract({
    method: 'DELETE',
    path: '/api/lesson-plan-drafts/:topicId',
    summary: 'Throw away one’s own draft, and what is put aside with it',
    access: { who: makers, owns: 'nothing' },
    params: z.object({ topicId: TopicId }),
    query: z.object({ expected_revision: z.coerce.number().int().min(1).max(1_000_000_000) }),
    response: z.strictObject({}),
  }),
};
