import type { NumberLine } from '@stoa/schema/figure/number-line';
import { along, figureNumber, ink, marksOf, px } from './figure-ink.ts';
import { FigureText } from './FigureText.tsx';

/** Measures of a number line's drawing. `top` applies if nothing is drawn above the line. */
export const numberLineRoom = { width: 360, left: 26, right: 334, top: 26, below: 40 } as const;
const { width, left, right, below } = numberLineRoom;

/** Draws a number line with its marks, points and rays on it, and jumps over it. */
export function NumberLineDrawing({ figure: { scale, parts, labels, points, rays, jumps } }: { figure: NumberLine }) {
  const top = jumps.length > 0 ? 74 : points.some(({ label }) => label !== null) ? 40 : numberLineRoom.top;
  const at = along(scale, left, right);
  const marks = marksOf(scale);
  const small = marks
    .slice(0, -1)
    .flatMap((mark) => Array.from({ length: parts - 1 }, (_, part) => mark + ((part + 1) * scale.step) / parts));
  const every = labels === 'all' ? Math.ceil(marks.length / (String(scale.to).length > 3 ? 7 : 11)) : 1;
  const written =
    labels === 'all'
      ? marks.filter((_, index) => index % every === 0).map((mark) => ({ at: mark, text: figureNumber(mark) }))
      : labels === 'ends'
        ? [scale.from, scale.to].map((mark) => ({ at: mark, text: figureNumber(mark) }))
        : labels === 'none'
          ? []
          : labels;
  return (
    <svg viewBox={`0 0 ${width} ${top + below}`} aria-hidden>
      <path d={`M${left - 16} ${top}H${right + 16}`} {...ink.line} />
      <path
        d={`M${left - 12} ${top - 4}L${left - 17} ${top}L${left - 12} ${top + 4}M${right + 12} ${top - 4}L${right + 17} ${top}L${right + 12} ${top + 4}`}
        {...ink.line}
      />
      {small.map((mark) => (
        <path key={mark} d={`M${at(mark)} ${top - 4}v8`} {...ink.line} strokeWidth={1} />
      ))}
      {marks.map((mark) => (
        <path key={mark} d={`M${at(mark)} ${top - 8}v16`} {...ink.line} />
      ))}
      {written.map(({ at: mark, text }) => (
        <FigureText key={mark} x={at(mark)} y={top + 24}>
          {text}
        </FigureText>
      ))}
      {rays.map(({ at: from, toward, circle }) => {
        const end = toward === 'left' ? left - 14 : right + 14;
        const back = toward === 'left' ? 8 : -8;
        return (
          <g
            key={`${from}${toward}`}
            stroke="var(--color-plum)"
            strokeWidth={4}
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={`M${at(from)} ${top}H${end}m${back} -7l${-back} 7l${back} 7`} />
            <circle
              cx={at(from)}
              cy={top}
              r={6}
              strokeWidth={2.5}
              fill={circle === 'closed' ? 'var(--color-plum)' : 'var(--color-card)'}
            />
          </g>
        );
      })}
      {jumps.map(({ from, to, label }) => {
        const [x1, x2] = [at(from), at(to)];
        const middle = px((x1 + x2) / 2);
        const height = Math.min(46, 16 + Math.abs(x2 - x1) / 4);
        const back = to > from ? -1 : 1;
        return (
          <g key={`${from} ${to}`}>
            <path d={`M${x1} ${top - 6}Q${middle} ${px(top - 6 - height * 1.5)} ${x2} ${top - 7}`} {...ink.curve} />
            <path
              d={`M${x2 + back * 8} ${top - 13}L${x2} ${top - 7}L${px(x2 + back * 2)} ${top - 17}`}
              {...ink.curve}
              strokeWidth={1.8}
            />
            {label !== null && (
              <FigureText x={middle} y={px(top - 16 - height * 0.75)} weight={600} halo>
                {label}
              </FigureText>
            )}
          </g>
        );
      })}
      {points.map(({ at: place, label }) => (
        <g key={place}>
          <circle cx={at(place)} cy={top} r={5.5} {...ink.mark} />
          {label !== null && (
            <FigureText x={at(place)} y={top - 20} weight={600} halo>
              {label}
            </FigureText>
          )}
        </g>
      ))}
    </svg>
  );
}
