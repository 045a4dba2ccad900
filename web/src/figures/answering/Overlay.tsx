import type { ReactNode } from 'react';
import type { Place } from '@stoa/schema/figure/answer-marks';
import { classNames } from '../../components/class-names.ts';
import { drawingPlace } from './drawing-place.ts';

/** A drawing with the marks that can be moved laid over it. A click beside them goes to `onPlace`, in units of the drawing. */
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
  /** The class that bounds the drawing's width, where it has one. */
  narrow?: string | null;
  disabled: boolean;
  drawing: ReactNode;
  onPlace: (at: Place) => void;
  children: ReactNode;
}) {
  return (
    <div className={classNames('relative w-full [&>svg]:block [&>svg]:h-auto [&>svg]:w-full', narrow)}>
      {drawing}
      {/* The keyboard has the marks themselves, which are sliders. */}
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
