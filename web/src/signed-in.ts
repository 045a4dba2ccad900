import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { Account, Settings } from '@stoa/schema/account';
import { RefusedError } from './client.ts';
import { client } from './api.ts';

export type Me = { account: Account; settings: Settings };

/** Who is signed in here; null for a visitor. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  staleTime: 5 * 60_000,
  queryFn: async (): Promise<Me | null> => {
    try {
      return await client.account.me({});
    } catch (error) {
      if (error instanceof RefusedError && error.status === 401) return null;
      throw error;
    }
  },
});

/** Who is signed in, for pages inside the layout, which only somebody signed in can open. */
export function useMe(): Me {
  const { data } = useSuspenseQuery(meQuery);
  if (data === null)
    throw new RefusedError({ type: '/problems/sign_in_needed', title: '', status: 401, detail: 'Please sign in.' });
  return data;
}

/** To call after signing in or out: nothing of the last account stays in the cache. */
export function useEnter() {
  const cache = useQueryClient();
  return async () => {
    cache.clear();
    await cache.ensureQueryData(meQuery);
  };
}

/** Where somebody of this role begins. */
export const firstPage = ({ role }: Pick<Account, 'role'>) =>
  role === 'author' ? '/author/reports' : role === 'admin' ? '/admin/accounts' : '/';
