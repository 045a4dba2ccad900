import type { TopicCard } from '@stoa/schema/contracts/lessons';
import type { LessonDigest } from '@stoa/store/store';

type Standing = Pick<TopicCard, 'standing' | 'session_id'>;
type Begun = Pick<LessonDigest, 'session_id' | 'topic_id' | 'how'>;

/** True for a lesson that the student can resume: she left it, or it was only interrupted. */
const waits = ({ how }: Begun): boolean => how === 'under_way' || how === 'left';

/**
 * Returns the lessons that the student can resume, oldest first: the last one of each topic, if it can be resumed. An earlier
 * one that she left doesn't count as under way once she has started the topic again, however the new one went.
 */
export function lessonsUnderWay<Lesson extends Begun>(lessons: readonly Lesson[]): Lesson[] {
  const last = new Map(lessons.map((lesson) => [lesson.topic_id, lesson]));
  return [...last.values()].filter(waits);
}

/**
 * Returns the learner's standing in a topic by her lessons on it, oldest first: a lesson under way counts before finished ones.
 */
export function topicStanding(lessons: readonly Begun[]): Standing {
  const [open] = lessonsUnderWay(lessons);
  if (open !== undefined) return { standing: 'under_way', session_id: open.session_id };
  if (lessons.some(({ how }) => how === 'completed')) return { standing: 'completed', session_id: null };
  return { standing: lessons.length === 0 ? 'new' : 'needs_help', session_id: null };
}
