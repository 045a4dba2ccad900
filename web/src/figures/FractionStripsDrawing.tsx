import type { FractionStrips } from '@stoa/schema/figure/fraction-models';
import { ink, px } from './figure-ink.ts';
import { FigureText } from './FigureText.tsx';

/** Measures of the drawing, for strips without labels. */
export const stripsRoom = { width: 340, left: 4, top: 4, high: 34, gap: 14 } as const;
const { width, high, gap } = stripsRoom;

/** Draws bars of the same length, cut into equal parts. */
export function FractionStripsDrawing({ figure: { strips } }: { figure: FractionStrips }) {
  const named = strips.some(({ label }) => label !== null);
  const left = named ? 62 : stripsRoom.left;
  const part = (parts: number) => (width - 4 - left) / parts;
  return (
    <svg viewBox={`0 0 ${width} ${strips.length * (high + gap) - gap + 8}`} aria-hidden>
      {strips.map(({ parts, shaded, label }, row) => (
        // The strips of a figure never change places.
        <g key={row} transform={`translate(0 ${stripsRoom.top + row * (high + gap)})`}>
          {label !== null && (
            <FigureText x={left - 10} y={high / 2} anchor="end" weight={600}>
              {label}
            </FigureText>
          )}
          {Array.from({ length: parts }, (_, at) => (
            <rect
              key={at}
              x={px(left + at * part(parts))}
              y={0}
              width={px(part(parts))}
              height={high}
              {...(at < shaded ? ink.shaded : ink.blank)}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
