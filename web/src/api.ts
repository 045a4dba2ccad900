import { QueryClient } from '@tanstack/react-query';
import routeList from 'virtual:route-list';
import { BusyError, RefusedError, makeClient } from './client.ts';
import { makeConnection } from './connection.ts';

/** The one connection, client and cache of this page. */
export const connection = makeConnection({
  probe: () =>
    fetch('/api/health', { cache: 'no-store' }).then(
      (response) => response.ok,
      () => false,
    ),
  later(ms, then) {
    const timer = window.setTimeout(then, ms);
    return () => window.clearTimeout(timer);
  },
});
window.addEventListener('offline', connection.lost);
window.addEventListener('online', connection.tryNow);

export const client = makeClient(routeList, connection);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      networkMode: 'always', // our own connection state is more reliable than `navigator.onLine`
      retry: (failures, error) => !(error instanceof RefusedError) && failures < (error instanceof BusyError ? 6 : 2),
      retryDelay: (failures, error) => (error instanceof BusyError ? error.afterMs : 1000 * 2 ** failures),
    },
    mutations: { networkMode: 'always' },
  },
});
// What failed while the server was away is asked for again when it is back.
connection.subscribe(() => {
  if (!connection.down && !connection.busy)
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
});
