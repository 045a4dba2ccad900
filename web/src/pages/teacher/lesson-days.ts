import type { LessonLine } from '@stoa/schema/contracts/lesson-line';
import { outcomes } from './outcomes.ts';

/** Groups the lessons of today and of the six days before it, by the reader's own days. */
export function byDay<Lesson extends Pick<LessonLine, 'started_at'>>(
  lessons: readonly Lesson[],
  now: Date,
): { today: Lesson[]; week: Lesson[] } {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const aWeek = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 6);
  const begun = ({ started_at }: Lesson) => new Date(started_at);
  return {
    today: lessons.filter((lesson) => begun(lesson) >= midnight),
    week: lessons.filter((lesson) => begun(lesson) < midnight && begun(lesson) >= aWeek),
  };
}

const order: LessonLine['how'][] = ['needs_help', 'completed', 'under_way', 'left', 'limit'];

/** Says how lessons ended, on one line: "5 lessons: 1 ended: needs help, 4 completed". */
export function outcomesOf(lessons: readonly Pick<LessonLine, 'how'>[]): string {
  const counts = order
    .map((how) => ({ how, count: lessons.filter((lesson) => lesson.how === how).length }))
    .filter(({ count }) => count > 0);
  const all = lessons.length === 1 ? '1 lesson' : `${lessons.length} lessons`;
  return `${all}: ${counts.map(({ how, count }) => `${count} ${outcomes[how]}`).join(', ')}`;
}
