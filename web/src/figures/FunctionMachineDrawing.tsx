import type { FunctionMachine } from '@stoa/schema/figure/things';
import { ink } from './figure-ink.ts';
import { FigureText } from './FigureText.tsx';

const [width, high] = [330, 30];

/** Draws a function machine: inputs on the left, the machine in the middle, outputs on the right. */
export function FunctionMachineDrawing({ figure: { rule, pairs } }: { figure: FunctionMachine }) {
  const tall = Math.max(90, 34 + pairs.length * high);
  const middle = tall / 2 + 10;
  const row = (at: number): number => middle + (at - (pairs.length - 1) / 2) * high;
  return (
    <svg viewBox={`0 0 ${width} ${tall + 20}`} aria-hidden>
      <FigureText x={48} y={10} soft size={12}>
        in
      </FigureText>
      <FigureText x={width - 48} y={10} soft size={12}>
        out
      </FigureText>
      <rect x={105} y={20} width={120} height={tall - 10} rx={14} {...ink.filled} fill="var(--color-sea-wash)" />
      <FigureText x={165} y={middle} weight={600} size={rule !== null && rule.length > 12 ? 13 : 15}>
        {rule ?? '?'}
      </FigureText>
      {pairs.map((pair, at) => (
        <g key={pair.in}>
          <FigureText x={48} y={row(at)} weight={600}>
            {pair.in}
          </FigureText>
          <path d={`M72 ${row(at)}H98m-6 -5l6 5l-6 5M232 ${row(at)}H258m-6 -5l6 5l-6 5`} {...ink.line} />
          <FigureText x={width - 48} y={row(at)} weight={600}>
            {pair.out ?? '?'}
          </FigureText>
        </g>
      ))}
    </svg>
  );
}
