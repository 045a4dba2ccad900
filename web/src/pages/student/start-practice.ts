import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { PracticeMode } from '@stoa/schema/practice';
import { useAct } from '../../act.ts';
import { client } from '../../api.ts';
import { sessionKey } from '../../session/session-kind.ts';

export type Start = { skill_id?: string; mode?: PracticeMode; start_anyway?: boolean };

/** Starts a practice session and opens its page; the reply contains what the page shows, so nothing is fetched twice. */
export function useStartPractice() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useAct((body: Start, key) => client.practice.start({ body }, { key }), {
    onDone: async ({ view }) => {
      cache.setQueryData(sessionKey(view.session_id), view);
      await navigate({ to: '/practice/$sessionId', params: { sessionId: view.session_id } });
    },
  });
}
