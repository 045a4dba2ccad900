import { z } from 'zod';
import { Guideline, StudyPlan, StudyPlanStep, TopicGuidelines, TopicId, TopicMisconception } from '@stoa/schema/study-plan';
import { BktParams } from '@stoa/schema/skill';

/**
 * What one session teaches: one version of guideline and plan, so that an author's edit never changes a lesson under way. The preview of a
 * draft teaches what is finished of it, which may be a single step.
 */
export const Topic = z.strictObject({
  topic_id: TopicId,
  plan_version: z.int().min(1),
  title: z.string(),
  subject: Guideline.shape.subject,
  syllabus: z.string(),
  grade: z.int(),
  guidelines: TopicGuidelines.extend({ misconceptions: z.array(TopicMisconception) }),
  plan: StudyPlan.extend({ steps: z.array(StudyPlanStep).min(1) }),
  /** The graph's parameters of the concepts' skills, by skill; a skill the graph does not know has none and moves nothing. */
  skills: z.record(z.string(), z.strictObject({ name: z.string(), bkt: BktParams })),
});
export type Topic = z.infer<typeof Topic>;
