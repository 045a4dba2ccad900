import { useEffect, useRef, useState } from 'react';
import type { BoardAct } from '@stoa/schema/board/board-act';
import type { BoardDesk } from './board-desk.ts';
import { PaperSurface, type PaperSettings } from './paper-surface.ts';
import './paper.css';

/** The paper to write on: a canvas that can be moved by keyboard. Its content is described by the list of lines beside it. */
export function Paper({
  desk,
  settings,
  label = 'Paper. Write on it with a pen, a finger, or the mouse. The arrow keys move it. Everything can be typed beside it too.',
  onAct,
  onPen,
}: {
  desk: BoardDesk;
  settings: PaperSettings;
  label?: string;
  onAct: (act: BoardAct) => boolean;
  onPen: () => void;
}) {
  const base = useRef<HTMLCanvasElement>(null);
  const live = useRef<HTMLCanvasElement>(null);
  const surface = useRef<PaperSurface>(null);
  const latest = useRef({ settings, onAct, onPen });
  latest.current = { settings, onAct, onPen };
  const [place, setPlace] = useState({ x: 0, y: 0 });

  useEffect(() => {
    const paper = new PaperSurface({ base: base.current!, live: live.current! }, desk, latest.current.settings, {
      onAct: (act) => latest.current.onAct(act),
      onPen: () => latest.current.onPen(),
      onMoved: setPlace,
    });
    surface.current = paper;
    return () => paper.end();
  }, [desk]);
  useEffect(() => surface.current?.set(settings), [settings]);

  const step = 80;
  const moves: Record<string, [number, number]> = {
    ArrowUp: [0, -step],
    ArrowDown: [0, step],
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    PageUp: [0, -step * 5],
    PageDown: [0, step * 5],
  };
  return (
    <div
      className="paper relative h-full overflow-hidden rounded-card border border-edge"
      style={{ backgroundPosition: `${-place.x}px ${-place.y}px` }}
    >
      <canvas ref={base} aria-hidden="true" className="absolute inset-0 size-full" />
      <canvas
        ref={live}
        tabIndex={0}
        role="img"
        aria-label={label}
        className="absolute inset-0 size-full touch-none text-ink"
        data-tool={settings.tool}
        onKeyDown={(event) => {
          const move = moves[event.key];
          if (move === undefined) return;
          event.preventDefault();
          surface.current?.move(...move);
        }}
      />
    </div>
  );
}
