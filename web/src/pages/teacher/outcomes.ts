import type { LessonLine } from '@stoa/schema/contracts/lessons';

/** How a lesson stands or ended, for those who look after its learner. */
export const outcomes: Record<LessonLine['how'], string> = {
  under_way: 'under way',
  completed: 'completed',
  left: 'stopped for the day',
  needs_help: 'ended: needs help',
  limit: 'ended: very long',
};
