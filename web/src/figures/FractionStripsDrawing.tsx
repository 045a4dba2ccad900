import type { FractionStrips } from '@stoa/schema/figure/fraction-models';
import { ink, px } from './figure-ink.ts';
import { FigureText } from './FigureText.tsx';

const width = 340;
const [high, gap] = [34, 14];

/** Bars of one length, cut into equal parts. */
export function FractionStripsDrawing({ figure: { strips } }: { figure: FractionStrips }) {
  const named = strips.some(({ label }) => label !== null);
  const left = named ? 62 : 4;
  const part = (parts: number) => (width - 4 - left) / parts;
  return (
    <svg viewBox={`0 0 ${width} ${strips.length * (high + gap) - gap + 8}`} aria-hidden>
      {strips.map(({ parts, shaded, label }, row) => (
        // The strips of a figure never change places.
        <g key={row} transform={`translate(0 ${4 + row * (high + gap)})`}>
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
