import type { LessonLine } from '@stoa/schema/contracts/lesson-line';
import type { LessonDigest } from '@stoa/store/store';

/** Returns a lesson as a list shows it. Of a finished lesson, the step is its last one. */
export const lessonLine = ({
  learner_id: _who,
  questions: _asked,
  misconceptions: _met,
  flags: _flags,
  ...line
}: LessonDigest): LessonLine => ({ ...line, current_step: Math.min(line.current_step, line.total_steps) });

/** Counts how the questions of some lessons ended. */
export function endsOfLessons(lessons: readonly Pick<LessonDigest, 'questions'>[]) {
  const count = (end: NonNullable<LessonDigest['questions'][number]['end']>) =>
    lessons.reduce((sum, { questions }) => sum + questions.filter((one) => one.end === end).length, 0);
  return {
    right_unaided: count('right_unaided'),
    right_aided: count('right_aided'),
    told: count('told'),
    left: count('abandoned'),
  };
}
