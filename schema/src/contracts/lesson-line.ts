import { z } from 'zod';
import { Guideline, TopicId } from '../study-plan.ts';

/** The state of a lesson, or how it ended. */
export const lessonHow = z.enum(['under_way', 'completed', 'left', 'needs_help', 'limit']);

/** A lesson in a list. */
export const LessonLine = z.strictObject({
  session_id: z.string(),
  topic_id: TopicId,
  title: z.string(),
  subject: Guideline.shape.subject,
  how: lessonHow,
  current_step: z.int(),
  total_steps: z.int(),
  turn_count: z.int(),
  started_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type LessonLine = z.infer<typeof LessonLine>;
