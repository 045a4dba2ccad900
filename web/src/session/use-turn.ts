import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { connection } from '../api.ts';
import { freshKey } from '../idempotency-key.ts';
import { retryUntilAnswered } from '../retry-until-answered.ts';
import { markChangedByATurn } from './changed-by-a-turn.ts';
import { sessionKey, sessionQuery } from './session-kind.ts';
import type { SessionKind } from './session-kind.ts';
import { makeTurns } from './turns.ts';
import type { TurnListener } from './turns.ts';

/**
 * Runs one session with a tutor for its page: returns the view, the pending turn, the last reply, and `turn`, which takes the
 * next one. It suspends until the view is loaded; a page shows one session and is keyed by its id.
 */
export function useTurn<Input, View extends { version: number }, Reply extends { view: View }>(
  kind: SessionKind<Input, View, Reply>,
  sessionId: string,
  listener: TurnListener<Input, View> = {},
) {
  const cache = useQueryClient();
  const { data } = useSuspenseQuery(sessionQuery(kind, sessionId));
  const latest = useRef(listener);
  latest.current = listener;
  const [turns] = useState(() =>
    makeTurns<Input, View, Reply>(data, {
      sessionId,
      shelf: localStorage,
      openLine: (told) => kind.openLine(sessionId, told),
      differs: kind.differs,
      reload: () => retryUntilAnswered(() => kind.load(sessionId), connection),
      remember: (view) => void cache.setQueryData<View>(sessionKey(sessionId), view),
      onChange: () => markChangedByATurn(cache, kind.lists),
      listener: () => latest.current,
      freshKey,
    }),
  );
  useEffect(() => {
    const line = turns.open();
    const unsubscribe = connection.subscribe(() => (connection.down ? line.cut() : line.reopen()));
    return () => {
      unsubscribe();
      line.end();
    };
  }, [turns]);
  useEffect(() => turns.see(data), [turns, data]);
  const state = useSyncExternalStore(turns.subscribe, turns.state);
  const refresh = useCallback(() => void cache.invalidateQueries({ queryKey: sessionKey(sessionId) }), [cache, sessionId]);

  return { ...state, busy: state.pending !== null, turn: turns.take, refresh };
}
