import { useEffect, useMemo } from 'react';
import type { BoardAct } from '@stoa/schema/board/board-act';

const pauseMs = 2000;

/** Tells the tutor while a line is being typed, so that it doesn't interrupt, as with the pen on the paper. A pause ends it. */
export function useTyping(onAct: (act: BoardAct) => boolean): { started: () => void; stop: () => void } {
  const typing = useMemo(() => {
    let timer: number | null = null;
    const stop = () => {
      if (timer === null) return;
      window.clearTimeout(timer);
      timer = null;
      onAct({ type: 'typing', on: false });
    };
    const started = () => {
      if (timer === null) onAct({ type: 'typing', on: true });
      else window.clearTimeout(timer);
      timer = window.setTimeout(stop, pauseMs);
    };
    return { started, stop };
  }, [onAct]);
  useEffect(() => typing.stop, [typing]);
  return typing;
}
