import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../api.ts';

export const practiceKey = (sessionId: string) => ['practice', sessionId] as const;

export const practiceQuery = (sessionId: string) =>
  queryOptions({
    queryKey: practiceKey(sessionId),
    queryFn: () => client.practice.view({ params: { sessionId } }),
    staleTime: 5_000,
  });
