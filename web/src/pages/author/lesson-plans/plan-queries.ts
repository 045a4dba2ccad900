import { queryOptions } from '@tanstack/react-query';
import type { lessons } from '@stoa/schema/contracts/lessons';
import type { TopicId } from '@stoa/schema/study-plan';
import type { Answer } from '../../../client.ts';
import { client } from '../../../api.ts';

export type PublishedPlan = Answer<typeof lessons.plan>;

/** Every plan; fetched again until the validator has read them all. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: () => client.lessons.plans({}),
  staleTime: 5_000,
  refetchInterval: ({ state }) => (state.data?.items.some(({ findings }) => findings === null) === true ? 1000 : false),
});

const ofTopic = (topicId: string) => ({ topicId: topicId as TopicId }); // from the address; the server looks it up

/**
 * A topic's published plan; null if the topic has none. The list of topics is fetched first, so that looking for a new topic
 * doesn't cause a failed request.
 */
export const planQuery = (topicId: string) =>
  queryOptions({
    queryKey: ['plans', topicId],
    queryFn: async (): Promise<PublishedPlan | null> => {
      const { topics } = await client.lessons.curriculum({ query: {} });
      if (!topics.some(({ topic_id }) => topic_id === topicId)) return null;
      return await client.lessons.plan({ params: ofTopic(topicId) });
    },
    staleTime: 5_000,
  });

/** The author's own drafts, newest first. */
export const planDraftsQuery = queryOptions({
  queryKey: ['plan drafts'],
  queryFn: () => client.lessons.planDrafts({}),
  staleTime: 0,
});

/**
 * The author's own draft on a topic as the server has it now; null if there is none. It is never taken from the cache of an
 * earlier visit.
 */
export const planDraftQuery = (topicId: string) =>
  queryOptions({
    queryKey: ['plan drafts', topicId],
    queryFn: async () => (await client.lessons.planDraft({ params: ofTopic(topicId) })).draft,
    staleTime: 0,
    gcTime: 0,
  });

/** Every version of a published topic's plan, newest first. */
export const versionsQuery = (topicId: string) =>
  queryOptions({
    queryKey: ['plans', topicId, 'versions'],
    queryFn: () => client.lessons.planVersions({ params: ofTopic(topicId) }),
    staleTime: 5_000,
  });

/** Where models read turns of the topic's lessons differently from what was decided. */
export const opinionsQuery = (topicId: string) =>
  queryOptions({
    queryKey: ['plans', topicId, 'second opinions'],
    queryFn: () => client.lessons.planOpinions({ params: ofTopic(topicId) }),
    staleTime: 60_000,
  });

/** One version of a plan. It never changes. */
export const versionQuery = (topicId: string, version: number) =>
  queryOptions({
    queryKey: ['plans', topicId, 'versions', version],
    queryFn: () => client.lessons.planVersion({ params: { ...ofTopic(topicId), version: String(version) } }),
    staleTime: Infinity,
  });
