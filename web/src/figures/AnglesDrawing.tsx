import type { Angles } from '@stoa/schema/figure/shapes';
import { ink, px } from './figure-ink.ts';
import { FigureText } from './FigureText.tsx';

/** Measures of the drawing: its size, the rays' origin and length, and its height if no ray points downward. */
export const anglesRoom = { size: 260, reach: 112, middle: 130, upperHalf: 158 } as const;
const { size, reach, middle, upperHalf } = anglesRoom;

const toward = (direction: number, length: number) => ({
  x: px(middle + length * Math.cos((direction * Math.PI) / 180)),
  y: px(middle - length * Math.sin((direction * Math.PI) / 180)),
});

/** Draws rays from one point and the arcs between them. */
export function AnglesDrawing({ figure: { rays, arcs } }: { figure: Angles }) {
  return (
    <svg
      viewBox={`0 0 ${size} ${rays.every(({ direction }) => direction <= 180) ? upperHalf : size}`}
      className="max-w-72"
      aria-hidden
    >
      {arcs.map(({ from, to, label, right }, at) => {
        const [start, end] = [rays[from]!.direction, rays[to]!.direction];
        const turn = (((end - start) % 360) + 360) % 360;
        const radius = 30 + (at % 3) * 9;
        const half = start + turn / 2;
        const [a, b] = [toward(start, radius), toward(start + turn, radius)];
        const corner = [toward(start, 18), toward(half, 18 * Math.SQRT2), toward(start + turn, 18)];
        const words = toward(half, radius + (turn < 40 ? 34 : 22));
        return (
          <g key={`${from} ${to}`}>
            <path
              d={
                right
                  ? `M${corner.map((place) => `${place.x} ${place.y}`).join('L')}`
                  : `M${a.x} ${a.y}A${radius} ${radius} 0 ${turn > 180 ? 1 : 0} 0 ${b.x} ${b.y}`
              }
              {...ink.curve}
              strokeWidth={1.8}
            />
            {label !== null && (
              <FigureText x={words.x} y={words.y} weight={600} halo>
                {label}
              </FigureText>
            )}
          </g>
        );
      })}
      {rays.map(({ direction, name }) => {
        const [end, beyond] = [toward(direction, reach), toward(direction, reach + 12)];
        return (
          <g key={direction}>
            <path d={`M${middle} ${middle}L${end.x} ${end.y}`} {...ink.line} />
            {name !== null && (
              <FigureText x={beyond.x} y={beyond.y} weight={600}>
                {name}
              </FigureText>
            )}
          </g>
        );
      })}
      <circle cx={middle} cy={middle} r={2.6} fill="var(--color-ink)" />
    </svg>
  );
}
