import { useId } from 'react';
import type { PictureChart } from '@stoa/schema/figure/charts';
import { FigureText } from './FigureText.tsx';

const [left, size, high] = [96, 20, 34];

/** Draws rows of stars, where the last of a row may be half a star, and the key that says what a star is worth. */
export function PictureChartDrawing({ figure: { title, each, thing, rows } }: { figure: PictureChart }) {
  const half = useId();
  const width = left + 12 * size + 8;
  const below = 30 + rows.length * high;
  return (
    <svg viewBox={`0 0 ${width} ${below + 34}`} aria-hidden>
      <clipPath id={half}>
        <rect width={size / 2} height={size} />
      </clipPath>
      <FigureText x={width / 2} y={14} weight={600} size={14}>
        {title}
      </FigureText>
      {rows.map(({ name, pictures }, row) => {
        const y = 30 + row * high;
        return (
          <g key={name}>
            <FigureText x={left - 10} y={y + size / 2} anchor="end" size={12}>
              {name}
            </FigureText>
            {Array.from({ length: Math.ceil(pictures) }, (_, at) => (
              <g key={at} transform={`translate(${left + at * size} ${y})`}>
                <path d={star} {...starInk} clipPath={at + 0.5 === pictures ? `url(#${half})` : undefined} />
              </g>
            ))}
            <path d={`M8 ${y + high - 7}H${width - 8}`} stroke="var(--color-line)" />
          </g>
        );
      })}
      <g transform={`translate(${left - 40} ${below + 6})`}>
        <path d={star} {...starInk} />
        <FigureText x={26} y={10} anchor="start" size={12}>
          = {each} {thing}
        </FigureText>
      </g>
    </svg>
  );
}

const starInk = {
  fill: 'var(--color-ochre-fill)',
  stroke: 'var(--color-ink)',
  strokeWidth: 0.9,
  strokeLinejoin: 'round',
} as const;
const star = 'M10 1.5 12.4 7.2 18.5 7.7 13.9 11.7 15.3 17.7 10 14.5 4.7 17.7 6.1 11.7 1.5 7.7 7.6 7.2Z';
