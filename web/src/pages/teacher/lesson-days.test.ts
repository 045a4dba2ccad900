import { expect, it } from 'vitest';
import { byDay, outcomesOf } from './lesson-days.ts';

const begun = (year: number, month: number, day: number, hour = 12) => ({
  started_at: new Date(year, month - 1, day, hour).toISOString(),
});

it('a day begins at midnight in the teacher’s time zone, and the week is today and the six days before', () => {
  const now = new Date(2026, 2, 2, 9); // 2 March 2026, 9 o’clock
  const lessons = [
    begun(2026, 3, 2, 8),
    begun(2026, 3, 2, 0),
    begun(2026, 3, 1, 23),
    begun(2026, 2, 24, 0),
    begun(2026, 2, 23, 23),
  ];
  expect(byDay(lessons, now)).toEqual({ today: lessons.slice(0, 2), week: lessons.slice(2, 4) });
});

it('the summary says how lessons ended, with those that need help first', () => {
  const how = (...all: ('completed' | 'needs_help')[]) => outcomesOf(all.map((one) => ({ how: one })));
  expect(how('completed')).toBe('1 lesson: 1 completed');
  expect(how('completed', 'needs_help', 'completed')).toBe('3 lessons: 1 ended: needs help, 2 completed');
});
