import type { TapeDiagram } from '@stoa/schema/figure/things';
import { ink, px } from './figure-ink.ts';
import { FigureText } from './FigureText.tsx';

const width = 350;
const high = 36;

/** Draws bars whose parts are as long as their values, with a brace over a bar whose whole is labeled. */
export function TapeDiagramDrawing({ figure: { tapes } }: { figure: TapeDiagram }) {
  const left = tapes.some(({ name }) => name !== null) ? 82 : 6;
  const longest = Math.max(...tapes.map(({ parts }) => parts.reduce((sum, { size }) => sum + size, 0)));
  const scale = (width - 8 - left) / longest;
  let y = 6;
  const rows = tapes.map(({ name, parts, whole }) => {
    const top = y + (whole === null ? 0 : 30);
    y = top + high + 16;
    let x = left;
    const cut = parts.map((part) => {
      const from = x;
      x += part.size * scale;
      return { ...part, from, wide: part.size * scale };
    });
    return { name, whole, top, cut, end: x };
  });
  return (
    <svg viewBox={`0 0 ${width} ${y}`} aria-hidden>
      {rows.map(({ name, whole, top, cut, end }) => (
        <g key={top}>
          {name !== null && (
            <FigureText x={left - 10} y={top + high / 2} anchor="end" size={12} weight={600}>
              {name}
            </FigureText>
          )}
          {whole !== null && (
            <>
              <path
                d={`M${left} ${top - 5}q0 -9 10 -9H${px((left + end) / 2 - 8)}l8 -6l8 6H${px(end - 10)}q10 0 10 9`}
                {...ink.line}
                strokeWidth={1.2}
              />
              <FigureText x={px((left + end) / 2)} y={top - 27} weight={600}>
                {whole}
              </FigureText>
            </>
          )}
          {cut.map(({ from, wide, label, shaded }) => (
            <g key={from}>
              <rect x={px(from)} y={top} width={px(wide)} height={high} {...(shaded ? ink.shaded : ink.blank)} />
              {label !== null && (
                <FigureText x={px(from + wide / 2)} y={top + high / 2} size={label.length * 7 > wide ? 10 : 13} weight={600}>
                  {label}
                </FigureText>
              )}
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
