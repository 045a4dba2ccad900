import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { Account, Settings } from '@stoa/schema/account';
import { RefusedError } from './client.ts';
import { client } from './api.ts';

export type Me = { account: Account; settings: Settings };

/** Loads the account that is signed in here; null for a visitor. */
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

/** Returns the account that is signed in, for pages inside the layout, which nobody else can open. */
export function useMe(): Me {
  const { data } = useSuspenseQuery(meQuery);
  if (data === null)
    throw new RefusedError({ type: '/problems/sign_in_needed', title: '', status: 401, detail: 'Please sign in.' });
  return data;
}

/** Call this after signing in or out. It removes everything of the last account from the cache. */
export function useEnter() {
  const cache = useQueryClient();
  return async () => {
    cache.clear();
    await cache.ensureQueryData(meQuery);
  };
}

/** Returns the first page for a role. */
export const firstPage = ({ role }: Pick<Account, 'role'>) =>
  role === 'author' ? '/author/reports' : role === 'admin' ? '/admin/accounts' : '/';
