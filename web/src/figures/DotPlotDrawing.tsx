import type { DotPlot } from '@stoa/schema/figure/charts';
import { figureNumber, ink, px } from './figure-ink.ts';
import { FigureText } from './FigureText.tsx';

const width = 350;
const [left, right] = [22, width - 22];

/** Draws dots, or the Xs of a line plot, piled over a number line. */
export function DotPlotDrawing({ figure: { title, axis, mark, columns } }: { figure: DotPlot }) {
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const step = Math.min(17, 150 / most);
  const ground = 38 + most * step;
  const room = (right - left) / columns.length;
  const radius = Math.min(6, step * 0.4, room * 0.4);
  return (
    <svg viewBox={`0 0 ${width} ${ground + 52}`} aria-hidden>
      <FigureText x={width / 2} y={14} weight={600} size={title.length > 44 ? 12 : 14}>
        {title}
      </FigureText>
      <path d={`M${left - 8} ${ground}H${right + 8}`} {...ink.line} />
      {columns.map(({ value, text, count }, at) => {
        const x = px(left + (at + 0.5) * room);
        return (
          <g key={value}>
            <path d={`M${x} ${ground - 4}v8`} {...ink.line} />
            <FigureText x={x} y={ground + 18} size={12}>
              {text ?? figureNumber(value)}
            </FigureText>
            {Array.from({ length: count }, (_, up) => {
              const y = px(ground - 6 - (up + 0.5) * step);
              return mark === 'dot' ? (
                <circle key={up} cx={x} cy={y} r={px(radius)} fill="var(--color-sea)" />
              ) : (
                <path
                  key={up}
                  d={`M${px(x - radius)} ${px(y - radius)}l${px(2 * radius)} ${px(2 * radius)}m0 ${px(-2 * radius)}l${px(-2 * radius)} ${px(2 * radius)}`}
                  stroke="var(--color-sea)"
                  strokeWidth={2.2}
                  strokeLinecap="round"
                />
              );
            })}
          </g>
        );
      })}
      <FigureText x={width / 2} y={ground + 40} soft size={12}>
        {axis}
      </FigureText>
    </svg>
  );
}
