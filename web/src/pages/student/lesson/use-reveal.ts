import { useCallback, useEffect, useState } from 'react';
import type { Said } from './lesson-session.ts';

/** Time to read a sentence before the next one appears; in total, no longer than a student will accept. */
const msOfCharacter = 18;
const longestMs = 4000;

/** Returns, for each sentence, after how many milliseconds the next one is shown. */
export function pausesFor(parts: readonly string[]): number[] {
  const wished = parts.slice(0, -1).map((part) => Math.max(250, part.length * msOfCharacter));
  const all = wished.reduce((sum, ms) => sum + ms, 0);
  return all <= longestMs ? wished : wished.map((ms) => (ms * longestMs) / all);
}

/**
 * Reveals what was said sentence by sentence; at once if no motion is wanted. `showAll` ends it, and so does the Escape key.
 */
export function useReveal(
  said: Said | null,
  unmoving: boolean,
): { id: number | null; text: string; over: boolean; showAll: () => void } {
  const [state, setState] = useState<{ said: Said | null; count: number }>({ said: null, count: 0 });
  const whole = said?.parts.length ?? 0;
  const atOnce = unmoving || said?.message.act === 'crisis'; // the crisis message is shown at once
  const count = atOnce ? whole : state.said === said ? state.count : 1;
  const over = count >= whole;

  useEffect(() => {
    if (said === null || over) return;
    const timer = window.setTimeout(() => setState({ said, count: count + 1 }), pausesFor(said.parts)[count - 1] ?? 0);
    return () => window.clearTimeout(timer);
  }, [said, over, count]);
  const showAll = useCallback(() => setState({ said, count: whole }), [said, whole]);
  useEffect(() => {
    if (over) return;
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') showAll();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [over, showAll]);

  return { id: said?.message.id ?? null, text: said?.parts.slice(0, count).join('') ?? '', over, showAll };
}
