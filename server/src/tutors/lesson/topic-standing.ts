import type { TopicCard } from '@stoa/schema/contracts/lessons';
import type { LessonDigest } from '@stoa/store/store';

type Standing = Pick<TopicCard, 'standing' | 'session_id'>;
type Begun = Pick<LessonDigest, 'session_id' | 'topic_id' | 'how'>;

/** One that she left waits for her like one that was only interrupted. */
const waits = ({ how }: Begun): boolean => how === 'under_way' || how === 'left';

/**
 * The lessons that she can go on with, of some, oldest first: of each topic the last, where it waits for her. One that she left and took anew since is behind her,
 * and counts as under way no more, whatever came of the new one.
 */
export function lessonsUnderWay<Lesson extends Begun>(lessons: readonly Lesson[]): Lesson[] {
  const last = new Map(lessons.map((lesson) => [lesson.topic_id, lesson]));
  return [...last.values()].filter(waits);
}

/** How a topic stands with a learner, by her lessons on it, oldest first: the one under way counts before what is behind her. */
export function topicStanding(lessons: readonly Begun[]): Standing {
  const [open] = lessonsUnderWay(lessons);
  if (open !== undefined) return { standing: 'under_way', session_id: open.session_id };
  if (lessons.some(({ how }) => how === 'completed')) return { standing: 'completed', session_id: null };
  return { standing: lessons.length === 0 ? 'new' : 'needs_help', session_id: null };
}
