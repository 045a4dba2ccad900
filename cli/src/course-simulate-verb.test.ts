import { expect, it } from 'vitest';
import { simulateCourse } from './course-simulate-verb.ts';

const asked = { course: 'BIO-G9', students: 3, tier: 'bronze', seed: 1, questions: 6 } as const;

it('the simulation reports on each kind of student and order of asking, gives the same result each time, and has no wrong turn when she asks in order', () => {
  const reports = simulateCourse(asked);
  expect(reports.map(({ kind, asks }) => `${kind} ${asks}`)).toEqual([
    'typical in order',
    'typical from the end',
    'slow in order',
    'slow from the end',
    'quick in order',
    'quick from the end',
  ]);
  for (const { finished, wrong_turns, asks } of reports) {
    expect(finished).toBe(3);
    expect(wrong_turns.waiting).toBe(0);
    if (asks === 'in order') expect(wrong_turns.blocked).toBe(0);
  }
  expect(simulateCourse(asked)).toEqual(reports);
});

it('an unknown course is refused with the list of existing ones', () => {
  expect(() => simulateCourse({ ...asked, course: 'X' })).toThrow('there is no course X; there are BIO-G9, MATH-G10');
});
