import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Settings } from '@stoa/schema/account';
import { client, connection } from './api.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';
import { meQuery } from './signed-in.ts';

/**
 * Changes the settings. They're applied to this page at once and saved in the background. `refused` tells if they couldn't be
 * saved.
 */
export function useSaveSettings() {
  const cache = useQueryClient();
  const { mutate, error } = useMutation({
    scope: { id: 'settings' }, // one at a time, so that the later of two quick changes is saved last
    mutationFn: (body: Settings) => retryUntilAnswered(() => client.account.saveSettings({ body }), connection),
    // The grade decides where home and the map begin, and goals decide what is counted.
    onSuccess: () =>
      cache.invalidateQueries({ predicate: ({ queryKey }) => ['home', 'progress', 'goals'].includes(String(queryKey[0])) }),
  });
  const save = useCallback(
    (change: Partial<Settings>) => {
      cache.setQueryData(meQuery.queryKey, (was) => was && { ...was, settings: { ...was.settings, ...change } });
      const me = cache.getQueryData(meQuery.queryKey);
      if (me != null) mutate(me.settings);
    },
    [cache, mutate],
  );
  return { save, refused: error };
}
