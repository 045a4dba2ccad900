import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Settings } from '@stoa/schema/account';
import { useAct } from './act.ts';
import { client } from './api.ts';
import { meQuery } from './session.ts';

/** Changes what the learner has set: worn at once on this page, saved behind it. `refused` says if it could not be saved. */
export function useSaveSettings() {
  const cache = useQueryClient();
  // The grade decides where home and the map begin.
  const { act, state } = useAct((body: Settings) => client.account.saveSettings({ body }), {
    onDone: () =>
      void cache.invalidateQueries({ predicate: ({ queryKey }) => ['home', 'progress'].includes(String(queryKey[0])) }),
  });
  const save = useCallback(
    (change: Partial<Settings>) => {
      cache.setQueryData(meQuery.queryKey, (was) => was && { ...was, settings: { ...was.settings, ...change } });
      const me = cache.getQueryData(meQuery.queryKey);
      if (me != null) act(me.settings);
    },
    [cache, act],
  );
  return { save, refused: state.kind === 'refused' ? state.error : null };
}
