import { z } from 'zod';
import { Guideline, StudyPlan, StudyPlanStep, TopicGuidelines, TopicId, TopicMisconception } from '@stoa/schema/study-plan';
import { BktParams } from '@stoa/schema/skill';

/**
 * What one session teaches: one version of guideline and plan, so that an author's edit never changes a lesson in progress. The
 * preview of a draft teaches its finished parts, maybe only a single step.
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
  /**
   * The graph's parameters for the concepts' skills, by skill. A skill that isn't in the graph has none, and no mastery changes
   * for it.
   */
  skills: z.record(z.string(), z.strictObject({ name: z.string(), bkt: BktParams })),
});
export type Topic = z.infer<typeof Topic>;
