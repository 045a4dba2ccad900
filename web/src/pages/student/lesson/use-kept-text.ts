import { useCallback, useState } from 'react';
import type { EntryKind } from '../../../components/math-entry.ts';
import { keepDraft, keptDraft } from '../practice/draft.ts';

export type KeptText = { entry: EntryKind; text: string };

/** What is being written at a place of a lesson: as this browser kept it, or empty. */
export function useKeptText(sessionId: string, place: string, entry: EntryKind): [KeptText, (to: KeptText) => void] {
  const [kept, setKept] = useState<KeptText>(() => keptDraft(localStorage, sessionId, place) ?? { entry, text: '' });
  const change = useCallback(
    (to: KeptText) => {
      setKept(to);
      keepDraft(localStorage, sessionId, place, { ...to, lines: [] });
    },
    [sessionId, place],
  );
  return [kept, change];
}
