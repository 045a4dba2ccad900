import { useCallback, useState } from 'react';
import { keepDraft, keptDraft } from './draft.ts';
import type { Draft } from './draft.ts';

/** Returns what is being written at one place of a session: as this browser stored it, or empty. */
export function useDraft(sessionId: string, place: string, empty: Draft): [Draft, (to: Draft) => void] {
  const [draft, setDraft] = useState<Draft>(() => keptDraft(localStorage, sessionId, place) ?? empty);
  const change = useCallback(
    (to: Draft) => {
      setDraft(to);
      keepDraft(localStorage, sessionId, place, to);
    },
    [sessionId, place],
  );
  return [draft, change];
}
