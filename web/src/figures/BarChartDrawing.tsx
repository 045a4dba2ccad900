import type { BarChart } from '@stoa/schema/figure/charts';
import { chart, ChartFrame, upright } from './ChartFrame.tsx';
import { ink, px } from './figure-ink.ts';
import { UnderBars } from './UnderBars.tsx';

/** Draws a bar for each name. */
export function BarChartDrawing({ figure: { title, axis, scale, bars } }: { figure: BarChart }) {
  const y = upright(scale);
  const room = (chart.right - chart.left) / bars.length;
  const wide = Math.min(46, room * 0.62);
  return (
    <ChartFrame title={title} axis={axis} scale={scale}>
      {bars.map(({ name, value }, at) => (
        <rect
          key={name}
          x={px(chart.left + (at + 0.5) * room - wide / 2)}
          y={y(value)}
          width={px(wide)}
          height={px(chart.bottom - y(value))}
          {...ink.filled}
        />
      ))}
      <UnderBars names={bars.map(({ name }) => name)} />
    </ChartFrame>
  );
}
