import type { BoxPlot } from '@stoa/schema/figure/charts';
import { along, figureNumber, ink, marksOf } from './figure-ink.ts';
import { FigureText } from './FigureText.tsx';

const width = 360;
const [right, high, gap] = [width - 20, 34, 22];

/** Box plots over one scale. */
export function BoxPlotDrawing({ figure: { title, axis, scale, boxes } }: { figure: BoxPlot }) {
  const left = boxes.some(({ name }) => name !== null) ? 82 : 20;
  const x = along(scale, left, right);
  const ground = 36 + boxes.length * (high + gap);
  const marks = marksOf(scale);
  const every = Math.ceil(marks.length / 11);
  return (
    <svg viewBox={`0 0 ${width} ${ground + 50}`} aria-hidden>
      <FigureText x={width / 2} y={14} weight={600} size={title.length > 44 ? 12 : 14}>
        {title}
      </FigureText>
      {marks.map((mark, index) => (
        <g key={mark}>
          <path d={`M${x(mark)} 32V${ground}`} {...ink.grid} />
          <path d={`M${x(mark)} ${ground - 4}v8`} {...ink.line} />
          {index % every === 0 && (
            <FigureText x={x(mark)} y={ground + 18} size={12}>
              {figureNumber(mark)}
            </FigureText>
          )}
        </g>
      ))}
      <path d={`M${left} ${ground}H${right}`} {...ink.line} />
      {boxes.map(({ name, least, lower_quartile, median, upper_quartile, greatest }, row) => {
        const top = 36 + row * (high + gap);
        const middle = top + high / 2;
        return (
          // The box plots of a figure never change places.
          <g key={row}>
            {name !== null && (
              <FigureText x={left - 12} y={middle} anchor="end" size={12} weight={600}>
                {name}
              </FigureText>
            )}
            <path d={`M${x(least)} ${middle}H${x(lower_quartile)}M${x(upper_quartile)} ${middle}H${x(greatest)}`} {...ink.line} />
            <path d={`M${x(least)} ${middle - 8}v16M${x(greatest)} ${middle - 8}v16`} {...ink.line} />
            <rect
              x={x(lower_quartile)}
              y={top}
              width={x(upper_quartile) - x(lower_quartile)}
              height={high}
              {...ink.filled}
              fill="var(--color-sea-wash)"
            />
            <path d={`M${x(median)} ${top}v${high}`} {...ink.line} strokeWidth={2.6} />
          </g>
        );
      })}
      <FigureText x={(left + right) / 2} y={ground + 40} soft size={12}>
        {axis}
      </FigureText>
    </svg>
  );
}
