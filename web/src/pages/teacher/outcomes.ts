import type { LessonLine } from '@stoa/schema/contracts/lesson-line';

/** The state or outcome of a lesson, in words for teachers. */
export const outcomes: Record<LessonLine['how'], string> = {
  under_way: 'under way',
  completed: 'completed',
  left: 'stopped for the day',
  needs_help: 'ended: needs help',
  limit: 'ended: very long',
};
