import type { Histogram } from '@stoa/schema/figure/charts';
import { chart, ChartFrame, upright } from './ChartFrame.tsx';
import { figureNumber, ink, px } from './figure-ink.ts';
import { FigureText } from './FigureText.tsx';

/** Draws bars that touch, with the ends of their intervals below them. */
export function HistogramDrawing({ figure: { title, across, axis, from, width, counts, scale } }: { figure: Histogram }) {
  const y = upright(scale);
  const room = (chart.right - chart.left) / counts.length;
  const x = (at: number) => px(chart.left + at * room);
  return (
    <ChartFrame title={title} axis={axis} scale={scale} across={across}>
      {counts.map((count, at) => (
        // The index is a stable key: intervals never change places.
        <rect key={at} x={x(at)} y={y(count)} width={px(room)} height={px(chart.bottom - y(count))} {...ink.filled} />
      ))}
      {Array.from({ length: counts.length + 1 }, (_, at) => (
        <FigureText key={at} x={x(at)} y={chart.bottom + 15} size={11}>
          {figureNumber(from + at * width)}
        </FigureText>
      ))}
    </ChartFrame>
  );
}
