import type { LineGraph } from '@stoa/schema/figure/charts';
import { chart, ChartFrame, upright } from './ChartFrame.tsx';
import { ink, px } from './figure-ink.ts';
import { UnderBars } from './UnderBars.tsx';

/** Draws a point for each name, joined in order. */
export function LineGraphDrawing({ figure: { title, across, axis, scale, points } }: { figure: LineGraph }) {
  const y = upright(scale);
  const room = (chart.right - chart.left) / points.length;
  const places = points.map(({ name, value }, at) => ({ name, x: px(chart.left + (at + 0.5) * room), y: y(value) }));
  return (
    <ChartFrame title={title} axis={axis} scale={scale} across={across}>
      <path d={`M${places.map((place) => `${place.x} ${place.y}`).join('L')}`} {...ink.curve} />
      {places.map((place) => (
        <circle key={place.name} cx={place.x} cy={place.y} r={5} {...ink.mark} />
      ))}
      <UnderBars names={points.map(({ name }) => name)} />
    </ChartFrame>
  );
}
