import type { ReactNode } from 'react';
import type { Place } from '@stoa/schema/figure/answer-marks';
import { classNames } from '../../components/class-names.ts';
import { drawingPlace } from './drawing-place.ts';

/** Lays the movable marks over a drawing. A click anywhere else calls `onPlace`, in units of the drawing. */
export function Overlay({
  width,
  height,
  narrow = null,
  disabled,
  drawing,
  onPlace,
  children,
}: {
  width: number;
  height: number;
  /** A class that limits the drawing's width, if needed. */
  narrow?: string | null;
  disabled: boolean;
  drawing: ReactNode;
  onPlace: (at: Place) => void;
  children: ReactNode;
}) {
  return (
    <div className={classNames('relative w-full [&>svg]:block [&>svg]:h-auto [&>svg]:w-full', narrow)}>
      {drawing}
      {/* For the keyboard there are the marks themselves, which are sliders. */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={classNames('absolute inset-0', !disabled && 'cursor-crosshair')}
        onClick={(event) => {
          const at = disabled ? null : drawingPlace(event.currentTarget, event);
          if (at !== null) onPlace(at);
        }}
      >
        {children}
      </svg>
    </div>
  );
}
