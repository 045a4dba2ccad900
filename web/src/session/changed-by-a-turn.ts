import type { QueryClient } from '@tanstack/react-query';

/**
 * What a turn with any tutor can change, by the first part of its query key: mastery, what is recommended next, the history and
 * the list of sessions. A tutor adds its own lists beside its session (`SessionKind.lists`).
 */
const changedByAnyTurn: readonly string[] = ['home', 'progress', 'history', 'sessions'];

/** Marks as stale everything that a turn has changed; what is on the screen is asked for again. */
export function markChangedByATurn(cache: QueryClient, tutorLists: readonly string[]): void {
  const changed = new Set([...changedByAnyTurn, ...tutorLists]);
  void cache.invalidateQueries({ predicate: ({ queryKey }) => changed.has(String(queryKey[0])) });
}
