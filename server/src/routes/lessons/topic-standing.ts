import type { TopicCard } from '@stoa/schema/contracts/lessons';
import type { LessonDigest } from '@stoa/store/store';

type Standing = Pick<TopicCard, 'standing' | 'session_id'>;

/** How a topic stands with a learner, by her lessons on it, oldest first: the one under way counts before what is behind her. */
export function topicStanding(lessons: readonly LessonDigest[]): Standing {
  const open = lessons.findLast(({ how }) => how === 'under_way' || how === 'left');
  const last = lessons.at(-1);
  if (open !== undefined && open === last) return { standing: 'under_way', session_id: open.session_id };
  if (lessons.some(({ how }) => how === 'completed')) return { standing: 'completed', session_id: null };
  return { standing: last === undefined ? 'new' : 'needs_help', session_id: null };
}
