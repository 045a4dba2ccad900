import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../api.ts';

export const lessonKey = (sessionId: string) => ['lesson', sessionId] as const;

export const lessonQuery = (sessionId: string) =>
  queryOptions({
    queryKey: lessonKey(sessionId),
    queryFn: () => client.lessons.state({ params: { sessionId } }),
    staleTime: 5_000,
    // The room itself looks again when it comes to the front, and says so where the lesson went on elsewhere.
    refetchOnWindowFocus: false,
  });
