import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { prefersStillness } from '../../../appearance.ts';

/**
 * Brings help that has just come to where she looks: into view by the least movement, from its beginning where it is longer than the
 * window; nothing moves where it is in sight. What she asked for with a button takes the focus, so that a keyboard and a screen reader
 * go on from there, and the focus is not lost with the button.
 *
 * Parameters  `came`: names what has come, in this very turn; null where nothing has.
 */
export function useOpenedHelp<E extends HTMLElement>(came: string | null, askedFor: boolean): RefObject<E | null> {
  const help = useRef<E>(null);
  useEffect(() => {
    if (came === null || help.current === null) return;
    if (askedFor) help.current.focus({ preventScroll: true });
    help.current.scrollIntoView({ block: 'nearest', behavior: prefersStillness() ? 'auto' : 'smooth' });
  }, [came, askedFor]);
  return help;
}
