import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { prefersStillness } from '../../../appearance.ts';

/**
 * Scrolls help that has just come into view: by the least movement, to its beginning where it is longer than the
 * window; nothing moves where it is in sight. The focus stays where it is, for the live region announces what came; only where it was lost
 * with the button that was pressed, it goes to what the button opened.
 *
 * Parameters  `came`: names what has come, in this very turn; null where nothing has.
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
