import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client } from '../../../api.ts';

export const boardQuery = (sessionId: string) =>
  queryOptions({ queryKey: ['board', sessionId], queryFn: () => client.boards.read({ params: { sessionId } }), staleTime: 0 });

/** The student's own sessions at the board, newest first, a page at a time. */
export const boardsQuery = infiniteQueryOptions({
  queryKey: ['boards'],
  queryFn: ({ pageParam }) => client.boards.list({ query: { limit: 10, ...(pageParam !== null && { cursor: pageParam }) } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor }) => next_cursor,
  staleTime: 0,
});

/** What can be worked on at the board. */
export const boardSkillsQuery = queryOptions({
  queryKey: ['board-skills'],
  queryFn: () => client.boards.skills({}),
  staleTime: 60_000,
});
