import { expect, it } from 'vitest';
import type { LessonMessage, TutorAct } from '@stoa/schema/lesson';
import { lessonResult } from './lesson-result.ts';

const message = (about: Partial<LessonMessage>): LessonMessage => ({
  id: 0,
  turn: 0,
  at: '2026-03-02T08:00:00.000Z',
  role: 'tutor',
  text: '',
  act: null,
  example: null,
  question: null,
  judged: null,
  ...about,
});
const did = (act: TutorAct) => message({ act });
const answered = (question_id: string, verdict: NonNullable<LessonMessage['judged']>['verdict']) =>
  message({ role: 'student', judged: { question_id, verdict, echo: null, reading_problem: null, note: null } });

it('counts the first answer to each question that could be judged, and no later one', () => {
  const talk = [
    answered('q1', 'unreadable'),
    answered('q1', 'incorrect'),
    answered('q1', 'correct'),
    answered('q2', 'correct'),
    answered('q3', 'undecided'),
  ];
  expect(lessonResult([], talk)).toMatchObject({ firstRight: 1, answered: 2 });
});

it('counts help by its kind, and leaves out kinds that weren’t needed', () => {
  const talk = [did('welcome'), did('hint'), did('hint'), did('tell'), did('confirm')];
  expect(lessonResult([], talk).help).toEqual([
    { name: 'hints', count: 2 },
    { name: 'full solution', count: 1 },
  ]);
});

it('counts the steps that were done, not the ones that were skipped', () => {
  const path = (['done', 'skipped', 'done', 'now', 'ahead'] as const).map((standing) => ({ standing }));
  expect(lessonResult(path, [])).toMatchObject({ stepsDone: 2, steps: 5 });
});
