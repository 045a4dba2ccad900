import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client } from '../../../api.ts';
import { tabName } from './tab-name.ts';

/** An essay as the server has it. */
export const essayQuery = (essayId: string) =>
  queryOptions({ queryKey: ['essay', essayId], queryFn: () => client.essays.read({ params: { essayId } }), staleTime: 0 });

/** The student's own essays, last saved first, a page at a time. */
export const essaysQuery = infiniteQueryOptions({
  queryKey: ['essays'],
  queryFn: ({ pageParam }) => client.essays.list({ query: { limit: 20, ...(pageParam !== null && { cursor: pageParam }) } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor }) => next_cursor,
  staleTime: 0,
});

export const dbqsQuery = queryOptions({ queryKey: ['dbqs'], queryFn: () => client.essays.dbqs({}), staleTime: Infinity });

export const tabQuery = queryOptions({ queryKey: ['tab'], queryFn: tabName, staleTime: Infinity, gcTime: Infinity });
