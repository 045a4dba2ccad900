import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { prefersStillness } from '../../../appearance.ts';

/**
 * Scrolls help that has just appeared into view, as little as possible, and to its start if it is longer than the window; it
 * doesn't scroll if the help is visible. The focus stays where it is, because the live region announces the help; only if it
 * was lost with the button that was pressed, it moves to what the button opened.
 *
 * Parameters  `came`: names what has appeared in this very turn; null if nothing has.
 */
export function useOpenedHelp<E extends HTMLElement>(came: string | null, askedFor: boolean): RefObject<E | null> {
  const help = useRef<E>(null);
  useEffect(() => {
    if (came === null || help.current === null) return;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (askedFor && lost) help.current.focus({ preventScroll: true });
    help.current.scrollIntoView({ block: 'nearest', behavior: prefersStillness() ? 'auto' : 'smooth' });
  }, [came, askedFor]);
  return help;
}
