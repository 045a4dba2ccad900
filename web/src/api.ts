import { QueryClient } from '@tanstack/react-query';
import routeList from 'virtual:route-list';
import { BusyError, RefusedError, makeClient } from './client.ts';
import { makeConnection } from './connection.ts';

/** The connection to the server that everything on this page shares. */
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
// Queries that failed while the server was away are sent again when it's back.
connection.subscribe(() => {
  if (!connection.down && !connection.busy)
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
});
