import { queryOptions } from '@tanstack/react-query';
import { RefusedError } from '../../../../client.ts';
import { client } from '../../../../api.ts';

export const topicQuery = (topicId: string) =>
  queryOptions({ queryKey: ['topics', topicId], queryFn: () => topicNamed(topicId), staleTime: 5_000 });

async function topicNamed(topicId: string) {
  try {
    return await client.lessons.topic({ params: { topicId } });
  } catch (error) {
    // The server's message tells a program where the topics are listed; this one is for people.
    if (!(error instanceof RefusedError) || (error.status !== 404 && error.status !== 400)) throw error;
    const detail = 'We couldn’t find that lesson. Go to Learn to see all lessons.';
    throw new RefusedError({ type: '/problems/not_found', title: '', status: 404, detail });
  }
}
