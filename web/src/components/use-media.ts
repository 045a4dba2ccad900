import { useSyncExternalStore } from 'react';

/** True while a media query matches. Updates when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (heard) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', heard);
      return () => media.removeEventListener('change', heard);
    },
    () => window.matchMedia(query).matches,
  );
}
