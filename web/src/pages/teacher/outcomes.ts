import type { LessonLine } from '@stoa/schema/contracts/lesson-line';

/** The outcome of a lesson so far, in a teacher's words. */
export const outcomes: Record<LessonLine['how'], string> = {
  under_way: 'under way',
  completed: 'completed',
  left: 'stopped for the day',
  needs_help: 'ended: needs help',
  limit: 'ended: very long',
};
