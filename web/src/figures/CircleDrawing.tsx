import type { Circle } from '@stoa/schema/figure/shapes';
import { ink, px } from './figure-ink.ts';
import { FigureText } from './FigureText.tsx';

const [size, radius] = [230, 92];
const middle = size / 2;
const rim = (share: number, at = radius) => ({
  x: px(middle + at * Math.sin(share * 2 * Math.PI)),
  y: px(middle - at * Math.cos(share * 2 * Math.PI)),
});

/** Draws a circle with its radius or diameter, or with sectors, clockwise from the top. */
export function CircleDrawing({ figure: { line, sectors } }: { figure: Circle }) {
  const whole = sectors.reduce((sum, { share }) => sum + share, 0);
  let turned = 0;
  const cut = sectors.map((sector) => {
    const from = turned;
    turned += sector.share / whole;
    return { ...sector, from, to: turned };
  });
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="max-w-64" aria-hidden>
      <circle cx={middle} cy={middle} r={radius} {...ink.line} fill="var(--color-sea-wash)" />
      {cut.map(({ from, to, label, shaded }) => {
        const [a, b] = [rim(from), rim(to)];
        const words = rim((from + to) / 2, radius * (cut.length > 6 ? 0.74 : 0.6));
        return (
          <g key={from}>
            {cut.length > 1 && (
              <path
                d={`M${middle} ${middle}L${a.x} ${a.y}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${b.x} ${b.y}Z`}
                {...(shaded ? ink.shaded : ink.blank)}
              />
            )}
            {label !== null && (
              <FigureText x={words.x} y={words.y} size={12} halo>
                {label}
              </FigureText>
            )}
          </g>
        );
      })}
      {line !== null && (
        <>
          <path d={`M${line.of === 'radius' ? middle : middle - radius} ${middle}H${middle + radius}`} {...ink.line} />
          <circle cx={middle} cy={middle} r={3} fill="var(--color-ink)" />
          <FigureText x={line.of === 'radius' ? middle + radius / 2 : middle} y={middle - 13} weight={600} halo>
            {line.label}
          </FigureText>
        </>
      )}
    </svg>
  );
}
