import type { LessonLine } from '@stoa/schema/contracts/lessons';
import type { LessonDigest } from '@stoa/store/store';

/** A lesson as a list shows it. */
export const lessonLine = ({
  session_id,
  topic_id,
  title,
  subject,
  how,
  current_step,
  total_steps,
  turn_count,
  started_at,
  updated_at,
}: LessonDigest): LessonLine => ({
  session_id,
  topic_id,
  title,
  subject,
  how,
  current_step,
  total_steps,
  turn_count,
  started_at,
  updated_at,
});

/** How the questions of some lessons ended. */
export function endsOfLessons(lessons: readonly Pick<LessonDigest, 'ends'>[]) {
  const count = (end: LessonDigest['ends'][number]) =>
    lessons.reduce((sum, { ends }) => sum + ends.filter((one) => one === end).length, 0);
  return {
    right_unaided: count('right_unaided'),
    right_aided: count('right_aided'),
    told: count('told'),
    left: count('abandoned'),
  };
}
