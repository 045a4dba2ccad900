import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAct } from '../../../act.ts';
import { client } from '../../../api.ts';
import { sessionKey } from '../../../session/session-kind.ts';

/** Starts a placement and opens its page. */
export function useStartPlacement() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useAct((_: null, key) => client.placement.start({ body: {} }, { key }), {
    onDone: async ({ view }) => {
      cache.setQueryData(sessionKey(view.session_id), view);
      await navigate({ to: '/placement/$sessionId', params: { sessionId: view.session_id } });
    },
  });
}
