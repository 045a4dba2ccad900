import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api.ts';

export const homeQuery = queryOptions({ queryKey: ['home'], queryFn: () => client.practice.home({}), staleTime: 0 });

/** The newest lesson that is not at its end, if there is one. */
export const lessonUnderWayQuery = queryOptions({
  queryKey: ['lessons', 'under_way'],
  queryFn: () => client.lessons.history({ query: { how: 'under_way', limit: 1 } }),
  staleTime: 0,
});

export const graphQuery = queryOptions({
  queryKey: ['graph'],
  queryFn: () => client.knowledgeGraph.graph({ query: {} }),
  staleTime: Infinity,
});

export const progressQuery = (learnerId: string) =>
  queryOptions({
    queryKey: ['progress', learnerId],
    queryFn: () => client.mastery.skills({ params: { learnerId } }),
    staleTime: 0,
  });

/** Every topic that is taught, with this learner's standing in it. */
export const topicsQuery = queryOptions({
  queryKey: ['topics'],
  queryFn: () => client.lessons.curriculum({ query: {} }),
  staleTime: 5_000,
});
