import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { flags } from '@stoa/schema/contracts/flags';
import type { Answer } from '../../client.ts';
import { client } from '../../api.ts';

type Waiting = Answer<typeof flags.waiting>;

/** How many flagged cases nobody has looked at. Fetched again every minute, because a student may need help at any time. */
export const flagsWaitingQuery = queryOptions({
  queryKey: ['flags', 'waiting'],
  queryFn: () => client.flags.waiting({}),
  staleTime: 10_000,
  refetchInterval: 60_000,
});

export const waitingCasesQuery = infiniteQueryOptions({
  queryKey: ['flags', 'list'],
  queryFn: ({ pageParam }) => client.flags.list({ query: { limit: 10, cursor: pageParam } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  refetchInterval: 60_000,
});

export const flagCaseQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['flags', 'case', caseId],
    queryFn: () => client.flags.one({ params: { caseId } }),
    staleTime: 5_000,
  });

/** "3 flags that nobody has looked at; in 1 of them someone may be in need or in danger" */
export function waitingWords({ cases: count, disclosures }: Waiting): string {
  const waiting = count === 1 ? '1 flag that nobody has looked at' : `${count} flags that nobody has looked at`;
  if (disclosures === 0) return waiting;
  const which = count === 1 ? 'in it' : disclosures === 1 ? 'in 1 of them' : `in ${disclosures} of them`;
  return `${waiting}; ${which} someone may be in need or in danger`;
}

export type FlagCase = Answer<typeof flags.list>['items'][number];
export type FlagCaseTold = Answer<typeof flags.one>;
