import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../house.ts';

export const topicsQuery = queryOptions({
  queryKey: ['topics'],
  queryFn: () => client.lessons.curriculum({ query: {} }),
  staleTime: 5_000,
});

export const topicQuery = (topicId: string) =>
  queryOptions({ queryKey: ['topics', topicId], queryFn: () => client.lessons.topic({ params: { topicId } }), staleTime: 5_000 });
