import type { KeyboardEvent, PointerEvent } from 'react';
import type { Place } from '@stoa/schema/figure/answer-marks';
import { drawingPlace } from './drawing-place.ts';

/** How many marks each key moves a handle to the right and up. */
const moves: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  PageUp: { x: 0, y: 5 },
  PageDown: { x: 0, y: -5 },
};

/**
 * A mark that can be dragged, or moved by the arrow keys. To a screen reader it's a slider that says where it is. It's hollow
 * until it's placed, and the first key places it.
 */
export function Handle({
  at,
  label,
  says,
  value,
  disabled,
  placed,
  onStep,
  onDrag,
}: {
  /** Where it is, in units of the drawing. */
  at: Place;
  label: string;
  /** Where it is, in words: “−4”, “2, −3”. */
  says: string;
  value: { now: number; from: number; to: number };
  disabled: boolean;
  placed: boolean;
  onStep: (by: Place) => void;
  /** Called when it's dragged, with a place in units of the drawing. */
  onDrag: (to: Place) => void;
}) {
  const keyDown = (event: KeyboardEvent) => {
    const move = event.key === 'Enter' || event.key === ' ' ? { x: 0, y: 0 } : moves[event.key];
    if (move === undefined || disabled || (event.key === 'Enter' && placed)) return;
    event.preventDefault();
    onStep(placed ? move : { x: 0, y: 0 });
  };
  const drag = (event: PointerEvent<SVGGElement>) => {
    if (disabled || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const to = drawingPlace(event.currentTarget, event);
    if (to !== null) onDrag(to);
  };
  return (
    <g
      role="slider"
      tabIndex={disabled ? -1 : 0}
      aria-label={label}
      aria-valuetext={placed ? says : 'not placed yet'}
      aria-valuenow={value.now}
      aria-valuemin={value.from}
      aria-valuemax={value.to}
      aria-disabled={disabled}
      className="group cursor-grab touch-none outline-none active:cursor-grabbing"
      onKeyDown={keyDown}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        if (disabled) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus({ preventScroll: true });
      }}
      onPointerMove={drag}
    >
      <circle cx={at.x} cy={at.y} r={18} fill="transparent" />
      <circle
        cx={at.x}
        cy={at.y}
        r={13}
        fill="none"
        stroke="var(--color-plum)"
        strokeWidth={2.5}
        className="opacity-0 group-focus-visible:opacity-100"
      />
      <circle
        cx={at.x}
        cy={at.y}
        r={8}
        fill={placed ? 'var(--color-plum)' : 'var(--color-card)'}
        stroke={placed ? 'var(--color-card)' : 'var(--color-plum)'}
        strokeWidth={2}
        strokeDasharray={placed ? undefined : '3 2.5'}
      />
    </g>
  );
}
