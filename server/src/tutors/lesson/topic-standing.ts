import type { TopicCard } from '@stoa/schema/contracts/lessons';
import type { LessonDigest } from '@stoa/store/store';

type Standing = Pick<TopicCard, 'standing' | 'session_id'>;

/** Whether the student can go on with a lesson: one that she left waits for her like one that was only interrupted. */
export const isOpen = ({ how }: Pick<LessonDigest, 'how'>): boolean => how === 'under_way' || how === 'left';

/** How a topic stands with a learner, by her lessons on it, oldest first: the one under way counts before what is behind her. */
export function topicStanding(lessons: readonly LessonDigest[]): Standing {
  const open = lessons.findLast(isOpen);
  const last = lessons.at(-1);
  if (open !== undefined && open === last) return { standing: 'under_way', session_id: open.session_id };
  if (lessons.some(({ how }) => how === 'completed')) return { standing: 'completed', session_id: null };
  return { standing: last === undefined ? 'new' : 'needs_help', session_id: null };
}
