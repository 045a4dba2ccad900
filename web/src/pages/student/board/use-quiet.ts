import { useEffect, useState } from 'react';
import type { RoomState } from './board-room.ts';

/** True while the tutor keeps quiet because the student asked it to; that ends by itself. */
export function useQuiet({ quiet, view }: Pick<RoomState, 'quiet' | 'view'>): boolean {
  const [ended, setEnded] = useState<RoomState['quiet']>(null);
  useEffect(() => {
    if (quiet === null) return;
    const timer = window.setTimeout(() => setEnded(quiet), quiet.ms);
    return () => window.clearTimeout(timer);
  }, [quiet]);
  return quiet !== null && quiet !== ended && !view.over;
}
