import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api.ts';

export const homeQuery = queryOptions({ queryKey: ['home'], queryFn: () => client.practice.home({}), staleTime: 0 });

/** The student's progress toward her goals, by the days of this device's time zone. */
export const goalsQuery = queryOptions({
  queryKey: ['goals'],
  queryFn: () => client.practice.goals({ query: { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone } }),
  staleTime: 0,
});

/** The lessons that haven't ended, newest first: as many as the home page shows. */
export const lessonsUnderWayQuery = queryOptions({
  queryKey: ['lessons', 'under_way'],
  queryFn: () => client.lessons.history({ query: { how: 'under_way', limit: 6 } }),
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
