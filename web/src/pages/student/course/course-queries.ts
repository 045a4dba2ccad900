import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client } from '../../../api.ts';

/** The courses, and the student's progress in each. */
export const coursesQuery = queryOptions({ queryKey: ['courses'], queryFn: () => client.course.courses({}), staleTime: 5_000 });

/** The student's own conversations, newest first, a page at a time. */
export const threadsQuery = infiniteQueryOptions({
  queryKey: ['threads'],
  queryFn: ({ pageParam }) => client.course.threads({ query: { limit: 20, ...(pageParam !== null && { cursor: pageParam }) } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor }) => next_cursor,
  staleTime: 5_000,
});

/** A student's path through a course: its units, their tiers, and what waits to be tried again. */
export const pathQuery = (courseId: string, learnerId: string) =>
  queryOptions({
    queryKey: ['path', courseId, learnerId],
    queryFn: () => client.course.path({ params: { courseId, learnerId } }),
    staleTime: 5_000,
  });
