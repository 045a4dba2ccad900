import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAct } from '../../../act.ts';
import { client } from '../../../api.ts';
import { sessionKey } from '../../../session/session-kind.ts';

/** Starts a conversation in a course and opens its page; the reply contains what the page shows. */
export function useStartThread() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useAct((courseId: string, key) => client.course.createThread({ body: { courseId } }, { key }), {
    onDone: async (thread) => {
      cache.setQueryData(sessionKey(thread.threadId), thread);
      void cache.invalidateQueries({ predicate: ({ queryKey: [first] }) => first === 'threads' || first === 'courses' });
      await navigate({ to: '/courses/session/$threadId', params: { threadId: thread.threadId } });
    },
  });
}
