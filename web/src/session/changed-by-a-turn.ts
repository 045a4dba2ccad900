import type { QueryClient } from '@tanstack/react-query';

/**
 * The data that a turn with any tutor can change, by the first part of its query key: mastery, what is recommended next, the
 * history, and the list of sessions. A tutor adds the lists of its own sessions (`SessionKind.lists`).
 */
const changedByAnyTurn: readonly string[] = ['home', 'progress', 'history', 'sessions'];

/** Marks everything that a turn has changed as stale; what is on the screen is fetched again. */
export function markChangedByATurn(cache: QueryClient, tutorLists: readonly string[]): void {
  const changed = new Set([...changedByAnyTurn, ...tutorLists]);
  void cache.invalidateQueries({ predicate: ({ queryKey }) => changed.has(String(queryKey[0])) });
}
