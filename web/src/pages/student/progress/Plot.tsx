import 'uplot/dist/uPlot.min.css';
import uPlot from 'uplot';
import { useEffect, useRef } from 'react';
import type { Series } from './mastery-series.ts';

/** Returns the page's colors as a canvas needs them: resolved for the current theme. */
function pageColours() {
  const resolved = (name: string) => {
    const probe = document.createElement('span');
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  return {
    line: resolved('--color-plum'),
    grid: resolved('--color-line'),
    text: resolved('--color-soft'),
    mark: resolved('--color-ochre'),
  };
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const steps = [
  ...[2, 5, 10, 15, 30].map((n) => n * minute),
  ...[1, 3, 6, 12].map((n) => n * hour),
  ...[1, 2, 3, 5, 7, 10, 14, 30, 60, 90, 180, 365, 730].map((n) => n * day),
];
const inDay = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });
const inYear = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const overYears = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric' });

/** Formats moments: the hour within a day, the day within a year. */
function momentsAt(ticks: number[], step: number): string[] {
  const span = ticks.at(-1)! - ticks[0]!;
  const format = step < day ? inDay : span > 365 * day ? overYears : inYear;
  return ticks.map((tick) => {
    const at = new Date(tick * 1000);
    return step < day && at.getHours() + at.getMinutes() === 0 ? inYear.format(at) : format.format(at);
  });
}

/** Returns the whole range of time, but at least ten minutes: seconds on an axis mean nothing. */
function timeRange(from: number, to: number): [number, number] {
  const lacking = Math.max(0, 10 * minute - (to - from)) / 2;
  return [from - lacking, to + lacking];
}

/** Draws a dashed line across the plot at a value. */
function drawMark({ ctx, bbox, valToPos }: uPlot, value: number, colour: string): void {
  const y = valToPos(value, 'y', true);
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = 1.5 * uPlot.pxRatio;
  ctx.setLineDash([5, 5].map((dash) => dash * uPlot.pxRatio));
  ctx.beginPath();
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.stroke();
  ctx.restore();
}

/** A step plot over time. It is redrawn when its width or the theme changes. A table beside it has the same numbers. */
export default function Plot({
  series,
  label,
  unit,
  max,
  mark,
}: {
  series: Series;
  label: string;
  unit: string;
  max?: number;
  mark?: number;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current!;
    let plot: uPlot | null = null;
    const draw = () => {
      plot?.destroy();
      const { line, grid, text, mark: marked } = pageColours();
      const font = `${13 * (parseFloat(getComputedStyle(document.documentElement).fontSize) / 17)}px ${getComputedStyle(document.body).fontFamily}`;
      const axis = { stroke: text, font, grid: { stroke: grid, width: 1 }, ticks: { stroke: grid, width: 1 } };
      plot = new uPlot(
        {
          width: element.clientWidth,
          height: 260,
          cursor: { show: false },
          legend: { show: false },
          scales: {
            x: { time: true, range: (_, from, to) => timeRange(from, to) },
            y: { range: [0, max ?? Math.max(4, Math.max(...series.values) + 1)] },
          },
          axes: [
            { ...axis, space: 90, incrs: steps, values: (_, ticks, __, ___, step) => momentsAt(ticks, step) },
            {
              ...axis,
              size: 56,
              incrs: max === 100 ? [25] : [1, 2, 5, 10, 20, 50],
              values: (_, ticks) => ticks.map((tick) => `${tick}${unit}`),
            },
          ],
          hooks: { drawAxes: mark === undefined ? [] : [(drawn) => drawMark(drawn, mark, marked)] },
          series: [
            {},
            {
              stroke: line,
              width: 2.5,
              ...(uPlot.paths.stepped && { paths: uPlot.paths.stepped({ align: 1 }) }),
              points: { show: series.times.length < 60, size: 6, fill: line },
            },
          ],
        },
        [series.times, series.values],
        element,
      );
    };
    const resized = new ResizeObserver(draw);
    resized.observe(element);
    const dressed = new MutationObserver(draw);
    dressed.observe(document.documentElement, { attributes: true });
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', draw);
    return () => {
      resized.disconnect();
      dressed.disconnect();
      scheme.removeEventListener('change', draw);
      plot?.destroy();
    };
  }, [series, unit, max, mark]);
  return <div ref={place} role="img" aria-label={label} className="h-[260px] w-full overflow-hidden" />;
}
