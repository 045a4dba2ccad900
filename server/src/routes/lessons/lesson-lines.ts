import type { LessonLine } from '@stoa/schema/contracts/lessons';
import type { LessonDigest } from '@stoa/store/store';

/** A lesson as a list shows it. */
export const lessonLine = ({
  learner_id: _who,
  ends: _ends,
  misconceptions: _met,
  flags: _flags,
  ...line
}: LessonDigest): LessonLine => line;

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
