import { z } from 'zod';
import { Guideline, StudyPlan, TopicGuidelines, TopicId } from '@stoa/schema/study-plan';
import { BktParams } from '@stoa/schema/skill';

/** What one session teaches: one version of guideline and plan, so that an author's edit never changes a lesson under way. */
export const Topic = z.strictObject({
  topic_id: TopicId,
  plan_version: z.int().min(1),
  title: z.string(),
  subject: Guideline.shape.subject,
  syllabus: z.string(),
  grade: z.int(),
  guidelines: TopicGuidelines,
  plan: StudyPlan,
  /** The graph's parameters of the concepts' skills, by skill; a skill the graph does not know has none and moves nothing. */
  skills: z.record(z.string(), z.strictObject({ name: z.string(), bkt: BktParams })),
});
export type Topic = z.infer<typeof Topic>;
