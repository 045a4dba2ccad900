import { describe, expect, it } from 'vitest';
import type { OpenExam } from '@stoa/schema/open-exam';
import { openExamsAfter } from './open-exams.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const earlier = '2026-11-23T09:00:00.000Z';
const tomorrow = '2026-11-24T12:00:00.000Z';
const given = (question_id: string, open_from: string | null = earlier): OpenExam => ({
  course_id: 'MATH-G10',
  course_title: 'Mathematics, grade 10',
  unit_title: 'Solving linear equations',
  question_id,
  stem: 'Solve for $x$: $4x+7=31$.',
  open_from,
});
const standing = (status: 'available' | 'locked' | 'passed', lockedUntil: string | null = null) => [
  { questionId: 'A', status, lockedUntil },
];

describe('the exam questions that a student was given', () => {
  it.each([
    {
      name: 'stays open where the service says it can be attempted',
      before: given('A'),
      found: standing('available'),
      after: [given('A')],
    },
    {
      name: 'is closed until the lock ends',
      before: given('A'),
      found: standing('locked', tomorrow),
      after: [given('A', tomorrow)],
    },
    { name: 'is closed for as long as nobody knows', before: given('A'), found: standing('locked'), after: [given('A', null)] },
    {
      name: 'is open again before its time where the service says so',
      before: given('A', tomorrow),
      found: standing('available'),
      after: [given('A', now.toISOString())],
    },
    { name: 'is kept no longer once it is passed', before: given('A'), found: standing('passed'), after: [] },
    {
      name: 'stays as it was where nobody asked the service',
      before: given('A', tomorrow),
      found: [],
      after: [given('A', tomorrow)],
    },
  ])('are updated so that one $name', ({ before, found, after }) => {
    expect(openExamsAfter([before], found, null, now)).toEqual(after);
  });

  it('include the one given in this turn, once', () => {
    expect(openExamsAfter([given('A')], [], given('A', now.toISOString()), now)).toEqual([given('A', now.toISOString())]);
  });

  it('are the same list object if nothing changed, so that nothing is written', () => {
    const before = [given('A'), given('B', tomorrow)];
    expect(openExamsAfter(before, standing('available'), null, now)).toBe(before);
  });

  it('are limited to the newest sixty', () => {
    const before = Array.from({ length: 60 }, (_, at) => given(`Q${at}`));
    const after = openExamsAfter(before, [], given('new'), now);
    expect(after).toHaveLength(60);
    expect(after.at(-1)?.question_id).toBe('new');
  });
});
