import { queryOptions } from '@tanstack/react-query';
import type { LearnerId } from '@stoa/schema/account';
import type { lessons } from '@stoa/schema/contracts/lessons';
import type { Answer } from '../../client.ts';
import { client } from '../../api.ts';

export const studentQuery = (learnerId: LearnerId) =>
  queryOptions({ queryKey: ['student', learnerId], queryFn: () => client.learners.one({ params: { learnerId } }) });

/** Her newest lessons, with where she is stuck in them and the misconceptions that appeared. */
export const lessonsOfStudentQuery = (learnerId: LearnerId) =>
  queryOptions({
    queryKey: ['student', learnerId, 'lessons'],
    queryFn: () => client.lessons.ofLearner({ params: { learnerId }, query: { limit: 20 } }),
    staleTime: 10_000,
  });

export const worthAWordQuery = queryOptions({
  queryKey: ['worth-a-word'],
  queryFn: () => client.lessons.worthAWord({}),
  staleTime: 60_000,
  refetchInterval: 5 * 60_000,
});

export type LessonOfStudent = Answer<typeof lessons.ofLearner>['items'][number];
export type StudentWorthAWord = Answer<typeof lessons.worthAWord>['items'][number];
