import type { AreaModel } from '@stoa/schema/figure/fraction-models';
import { ink, px } from './figure-ink.ts';

const side = 200;

/**
 * Draws a square cut both ways. One direction is shaded in a color, the other with stripes, so that both can be seen where they
 * overlap.
 */
export function AreaModelDrawing({ figure: { rows, columns, shaded_rows, shaded_columns } }: { figure: AreaModel }) {
  const [wide, tall] = [side / columns, side / rows];
  return (
    <svg viewBox={`0 0 ${side + 8} ${side + 8}`} className="max-w-52" aria-hidden>
      <defs>
        <pattern
          id={`stripes-${columns}-${rows}`}
          width="7"
          height="7"
          patternTransform="rotate(45)"
          patternUnits="userSpaceOnUse"
        >
          <path d="M0 0V7" stroke="var(--color-plum)" strokeWidth="3.5" />
        </pattern>
      </defs>
      <g transform="translate(4 4)">
        <rect width={side} height={side} fill="var(--color-card)" />
        <rect width={px(wide * shaded_columns)} height={side} fill="var(--color-ochre-fill)" />
        <rect
          y={px(side - tall * shaded_rows)}
          width={side}
          height={px(tall * shaded_rows)}
          fill={`url(#stripes-${columns}-${rows})`}
        />
        {Array.from({ length: columns + 1 }, (_, at) => (
          <path key={`c${at}`} d={`M${px(at * wide)} 0V${side}`} {...ink.line} />
        ))}
        {Array.from({ length: rows + 1 }, (_, at) => (
          <path key={`r${at}`} d={`M0 ${px(at * tall)}H${side}`} {...ink.line} />
        ))}
      </g>
    </svg>
  );
}
