import { queryOptions } from '@tanstack/react-query';
import type { TopicId } from '@stoa/schema/study-plan';
import { client } from '../../../house.ts';

export const plansQuery = queryOptions({ queryKey: ['plans'], queryFn: () => client.lessons.plans({}), staleTime: 5_000 });

export const planQuery = (topicId: string) =>
  queryOptions({
    queryKey: ['plans', topicId],
    queryFn: () => client.lessons.plan({ params: { topicId: topicId as TopicId } }), // of the address; the server looks it up
    staleTime: 5_000,
  });
