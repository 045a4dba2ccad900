import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Role } from '@stoa/schema/account';
import type { lessons } from '@stoa/schema/contracts/lessons';
import type { Answer } from '../../client.ts';
import { client } from '../../house.ts';

export type Waiting = Answer<typeof lessons.flagsWaiting>;

/** Whether somebody of this role is told of flags. */
export const looksAfter = (role: Role): boolean => role === 'teacher' || role === 'admin';

/** How many flagged lessons nobody has looked at. Asked again every minute, for a child may tell of her need at any time. */
export const flagsWaitingQuery = queryOptions({
  queryKey: ['flags', 'waiting'],
  queryFn: () => client.lessons.flagsWaiting({}),
  staleTime: 10_000,
  refetchInterval: 60_000,
});

export const waitingLessonsQuery = infiniteQueryOptions({
  queryKey: ['flags', 'list'],
  queryFn: ({ pageParam }) => client.lessons.flags({ query: { limit: 10, cursor: pageParam } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  refetchInterval: 60_000,
});

export const lessonFlagsQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['flags', 'lesson', sessionId],
    queryFn: () => client.lessons.lessonFlags({ params: { sessionId } }),
    staleTime: 5_000,
  });

/** "3 flagged lessons that nobody has looked at, in one of them a child may have told of her need" */
export function waitingWords({ lessons: count, disclosures }: Waiting): string {
  const waiting =
    count === 1 ? '1 flagged lesson that nobody has looked at' : `${count} flagged lessons that nobody has looked at`;
  if (disclosures === 0) return waiting;
  const which = count === 1 ? 'in it' : disclosures === 1 ? 'in 1 of them' : `in ${disclosures} of them`;
  return `${waiting}; ${which} a child may have told of being in need`;
}

export type WaitingLesson = Answer<typeof lessons.flags>['items'][number];
