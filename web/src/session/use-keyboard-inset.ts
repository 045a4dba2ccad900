import { useEffect, useState } from 'react';

/** Returns how much of the window's lower edge a phone's on-screen keyboard covers, in pixels. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const seen = window.visualViewport;
    if (seen === null) return;
    // Pinch zoom makes the visible area smaller too, but then nothing covers it.
    const measure = () =>
      setInset(seen.scale > 1.05 ? 0 : Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop)));
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
}
