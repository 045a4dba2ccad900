import { chart } from './ChartFrame.tsx';
import { px } from './figure-ink.ts';
import { FigureText } from './FigureText.tsx';

/** Writes the names below bars or points, each in its share of the axis. They're slanted if they'd run into each other. */
export function UnderBars({ names }: { names: readonly string[] }) {
  const room = (chart.right - chart.left) / names.length;
  const slanted = names.some((name) => name.length * 6.6 > room);
  return names.map((name, at) => {
    const x = px(chart.left + (at + 0.5) * room);
    const y = chart.bottom + 15;
    return slanted ? (
      <g key={name} transform={`rotate(-32 ${x} ${y})`}>
        <FigureText x={x + 4} y={y} anchor="end" size={11}>
          {name}
        </FigureText>
      </g>
    ) : (
      <FigureText key={name} x={x} y={y} size={12}>
        {name}
      </FigureText>
    );
  });
}
