import type { ReactNode } from 'react';
import type { Scale } from '@stoa/schema/figure/figure-number';
import { along, figureNumber, ink, marksOf } from './figure-ink.ts';
import { FigureText } from './FigureText.tsx';

/** The size of a chart's drawing, and the edges of the area for its bars and points. */
export const chart = { width: 360, height: 250, left: 58, right: 348, top: 34, bottom: 206 } as const;

/** Returns a function from a value to its height on the chart's vertical axis. */
export const upright = (scale: Scale) => along(scale, chart.bottom, chart.top);

/** Draws a chart's title, its vertical scale with a line for each step, and the name of what is counted. */
export function ChartFrame({
  title,
  axis,
  scale,
  across = null,
  children,
}: {
  title: string;
  axis: string;
  scale: Scale;
  across?: string | null;
  children: ReactNode;
}) {
  const y = upright(scale);
  const marks = marksOf(scale);
  const every = Math.ceil(marks.length / 12);
  return (
    <svg viewBox={`0 0 ${chart.width} ${chart.height + (across === null ? 0 : 14)}`} aria-hidden>
      <FigureText x={chart.width / 2} y={14} weight={600} size={title.length > 44 ? 12 : 14}>
        {title}
      </FigureText>
      <FigureText x={12} y={(chart.top + chart.bottom) / 2} turned soft size={12}>
        {axis}
      </FigureText>
      {marks.map((mark, index) => (
        <g key={mark}>
          <path d={`M${chart.left} ${y(mark)}H${chart.right}`} {...(index === 0 ? ink.line : ink.grid)} />
          {index % every === 0 && (
            <FigureText x={chart.left - 7} y={y(mark)} anchor="end" size={12}>
              {figureNumber(mark)}
            </FigureText>
          )}
        </g>
      ))}
      {children}
      <path d={`M${chart.left} ${chart.top - 6}V${chart.bottom}H${chart.right}`} {...ink.line} />
      {across !== null && (
        <FigureText x={(chart.left + chart.right) / 2} y={chart.height + 4} soft size={12}>
          {across}
        </FigureText>
      )}
    </svg>
  );
}
