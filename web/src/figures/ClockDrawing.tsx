import type { Clock } from '@stoa/schema/figure/things';
import { ink, px } from './figure-ink.ts';
import { FigureText } from './FigureText.tsx';

const [size, radius] = [220, 100];
const middle = size / 2;
const hand = (turn: number, length: number) => ({
  x: px(middle + length * Math.sin(turn * 2 * Math.PI)),
  y: px(middle - length * Math.cos(turn * 2 * Math.PI)),
});

/** A clock face with its two hands. */
export function ClockDrawing({ figure: { hour, minute } }: { figure: Clock }) {
  const [short, long] = [hand((hour + minute / 60) / 12, 52), hand(minute / 60, 78)];
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="max-w-60" aria-hidden>
      <circle cx={middle} cy={middle} r={radius} {...ink.line} fill="var(--color-card)" strokeWidth={3} />
      {Array.from({ length: 60 }, (_, at) => {
        const [a, b] = [hand(at / 60, at % 5 === 0 ? 89 : 93), hand(at / 60, 97)];
        return <path key={at} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} {...ink.line} strokeWidth={at % 5 === 0 ? 2 : 1} />;
      })}
      {Array.from({ length: 12 }, (_, at) => {
        const place = hand((at + 1) / 12, 76);
        return (
          <FigureText key={at} x={place.x} y={place.y} size={15} weight={600}>
            {at + 1}
          </FigureText>
        );
      })}
      <path d={`M${middle} ${middle}L${short.x} ${short.y}`} {...ink.line} strokeWidth={6} />
      <path d={`M${middle} ${middle}L${long.x} ${long.y}`} {...ink.line} strokeWidth={3.5} stroke="var(--color-plum)" />
      <circle cx={middle} cy={middle} r={5} fill="var(--color-ink)" />
    </svg>
  );
}
