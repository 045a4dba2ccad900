import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A reader this close to the end counts as being there. */
const nearPx = 120;
/**
 * How much of the window the header covers: on a phone, upright or on its side, it scrolls away with the page; elsewhere it
 * stays.
 */
const headPx = () => (window.matchMedia('(width < 40rem), (height < 30rem)').matches ? 12 : 76);

/** Reading on scrolls by this share of the window's height, because the question in focus covers the lower half. */
const aPage = 0.35;

const scrollKeys: ReadonlySet<string> = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' ']);

const atEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - nearPx;

/** What is out of sight below: nothing, a message that came while the student was reading above, or the rest of a long one. */
export type Below = 'nothing' | 'new' | 'rest';

/**
 * Keeps the newest message in sight, unless the student has scrolled up to read; then `below` says that there is something new,
 * and `onward` leads to it. A message longer than the window is shown from its beginning, and `onward` scrolls through it.
 */
export function useFollow(
  newest: string,
  /** The turn just taken; a new one scrolls back to the end, from wherever the student was reading. */
  act: string | null,
  unmoving: boolean,
): { below: Below; onward: () => void; toNewest: () => void } {
  const following = useRef(true);
  const [below, setBelow] = useState<Below>('nothing');
  const first = useRef(true);

  const toNewest = useCallback(() => {
    following.current = true;
    const messages = document.querySelectorAll<HTMLElement>('[data-message]');
    const beginning = messages[messages.length - 1]?.getBoundingClientRect().top ?? 0;
    const top = Math.min(document.documentElement.scrollHeight, window.scrollY + beginning - headPx());
    window.scrollTo({ top, behavior: unmoving || first.current ? 'auto' : 'smooth' });
    setBelow(top + window.innerHeight < document.documentElement.scrollHeight - nearPx ? 'rest' : 'nothing');
    first.current = false;
  }, [unmoving]);

  useEffect(() => {
    const onScroll = () => {
      // Only the student's own scrolling leaves the end; a growing page doesn't.
      if (atEnd()) {
        following.current = true;
        setBelow('nothing');
      }
    };
    const onHand = () => {
      following.current = atEnd();
    };
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (scrollKeys.has(key) && !(target as Element).matches('input, textarea, math-field')) onHand();
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('wheel', onHand, { passive: true });
    window.addEventListener('touchmove', onHand, { passive: true });
    window.addEventListener('keyup', onKey);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('wheel', onHand);
      window.removeEventListener('touchmove', onHand);
      window.removeEventListener('keyup', onKey);
    };
  }, []);

  const acted = useRef(act);
  useLayoutEffect(() => {
    if (act !== null && act !== acted.current) following.current = true;
    acted.current = act;
    if (following.current) toNewest();
    else setBelow('new');
  }, [newest, act, toNewest]);

  // Formulas are rendered a moment later, and the composer's height changes with what is written.
  useEffect(() => {
    const watch = new ResizeObserver(() => {
      if (following.current) toNewest();
    });
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [toNewest]);

  const onward = useCallback(() => {
    if (below !== 'rest') return toNewest();
    following.current = false; // the student reads on, so the page stops following
    window.scrollBy({ top: window.innerHeight * aPage, behavior: unmoving ? 'auto' : 'smooth' });
  }, [below, toNewest, unmoving]);

  return { below, onward, toNewest };
}
