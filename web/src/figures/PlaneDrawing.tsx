import { useId } from 'react';
import type { Curve, Plane } from '@stoa/schema/figure/plane';
import { curvePaths } from './curve-paths.ts';
import { along, figureNumber, ink, marksOf } from './figure-ink.ts';
import { FigureText } from './FigureText.tsx';

/** The size of a plane's drawing, and the margin around its grid. */
export const planeRoom = { width: 340, height: 320, edge: 24 } as const;
const { width, height, edge } = planeRoom;

/** Draws a coordinate plane: the grid, its axes (at zero if zero is in view, otherwise at the edge), and everything on it. */
export function PlaneDrawing({ figure }: { figure: Plane }) {
  const { names, points, paths, curves, half_planes } = figure;
  const clip = useId();
  const x = along(figure.x, edge, width - edge);
  const y = along(figure.y, height - edge, edge);
  const [left, right, top, bottom] = [x(figure.x.from), x(figure.x.to), y(figure.y.to), y(figure.y.from)];
  const axisX = figure.y.from <= 0 && figure.y.to >= 0 ? y(0) : bottom;
  const axisY = figure.x.from <= 0 && figure.x.to >= 0 ? x(0) : left;
  const [across, up] = [marksOf(figure.x), marksOf(figure.y)];
  const [everyX, everyY] = [Math.ceil(across.length / 13), Math.ceil(up.length / 13)];
  const path = (curve: Curve) =>
    curvePaths(curve, figure)
      .map((piece) => `M${piece.map((at) => `${x(at.x)} ${y(at.y)}`).join('L')}`)
      .join('');
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="max-w-96" aria-hidden>
      <clipPath id={clip}>
        <rect x={left} y={top} width={right - left} height={bottom - top} />
      </clipPath>
      {across.map((mark) => (
        <path key={mark} d={`M${x(mark)} ${top}V${bottom}`} {...ink.grid} />
      ))}
      {up.map((mark) => (
        <path key={mark} d={`M${left} ${y(mark)}H${right}`} {...ink.grid} />
      ))}
      <g clipPath={`url(#${clip})`}>
        {half_planes.map(({ slope, intercept, relation }) => {
          const over = relation === '>' || relation === '≥' ? top - 2000 : bottom + 2000;
          const ends = [figure.x.from, figure.x.to].map((at) => ({ x: x(at), y: y(slope * at + intercept) }));
          return (
            <g key={`${slope} ${intercept} ${relation}`}>
              <path
                d={`M${ends[0]!.x} ${ends[0]!.y}L${ends[1]!.x} ${ends[1]!.y}V${over}H${ends[0]!.x}Z`}
                fill="var(--color-sea)"
                fillOpacity={0.22}
              />
              <path
                d={`M${ends[0]!.x} ${ends[0]!.y}L${ends[1]!.x} ${ends[1]!.y}`}
                {...ink.curve}
                strokeDasharray={relation === '<' || relation === '>' ? '6 5' : undefined}
              />
            </g>
          );
        })}
      </g>
      <path d={`M${left - 8} ${axisX}H${right + 8}M${axisY} ${bottom + 8}V${top - 8}`} {...ink.line} />
      <path d={`M${right + 4} ${axisX - 4}l5 4l-5 4M${axisY - 4} ${top - 4}l4 -5l4 5`} {...ink.line} />
      <FigureText
        x={names.x.length > 2 ? right : width - 8}
        y={axisX - 12}
        size={13}
        weight={600}
        anchor={names.x.length > 2 ? 'end' : 'middle'}
        halo
      >
        {names.x}
      </FigureText>
      <FigureText x={axisY + 12} y={9} size={13} weight={600} anchor={names.y.length > 2 ? 'start' : 'middle'} halo>
        {names.y}
      </FigureText>
      {across.map(
        (mark, index) =>
          index % everyX === 0 &&
          (mark !== 0 || axisY === left) && (
            <FigureText key={mark} x={x(mark)} y={axisX + 11} size={11} halo>
              {figureNumber(mark)}
            </FigureText>
          ),
      )}
      {up.map(
        (mark, index) =>
          index % everyY === 0 &&
          mark !== 0 && (
            <FigureText key={mark} x={axisY - 6} y={y(mark)} size={11} anchor="end" halo>
              {figureNumber(mark)}
            </FigureText>
          ),
      )}
      <g clipPath={`url(#${clip})`}>
        {curves.map(({ curve, dashed }, at) => (
          // The curves of a figure never change places.
          <path
            key={at}
            d={path(curve)}
            {...ink.curve}
            stroke={at === 0 ? 'var(--color-plum)' : 'var(--color-sea)'}
            strokeDasharray={dashed ? '6 5' : undefined}
          />
        ))}
        {paths.map(({ places, closed }, at) => (
          <path
            key={at}
            d={`M${places.map((place) => `${x(place.x)} ${y(place.y)}`).join('L')}${closed ? 'Z' : ''}`}
            {...ink.curve}
            stroke="var(--color-sea)"
            fill={closed ? 'var(--color-sea)' : 'none'}
            fillOpacity={0.15}
          />
        ))}
      </g>
      {curves.map(({ curve, label }, at) => {
        const seen = curvePaths(curve, figure)
          .flat()
          .filter((place) => place.y > figure.y.from && place.y < figure.y.to);
        const place = label === null ? undefined : seen[Math.floor(seen.length * (at % 2 === 0 ? 0.94 : 0.8))];
        return (
          place !== undefined && (
            <FigureText
              key={at}
              x={x(place.x) + 12}
              y={Math.max(y(place.y), top + 10)}
              anchor={x(place.x) > width - 70 ? 'end' : 'start'}
              weight={600}
              halo
            >
              {label}
            </FigureText>
          )
        );
      })}
      {points.map(({ x: px, y: py, label }) => (
        <g key={`${px} ${py}`}>
          <circle cx={x(px)} cy={y(py)} r={5} {...ink.mark} />
          {label !== null && (
            <FigureText x={x(px) + 9} y={y(py) - 11} anchor={x(px) > width - 60 ? 'end' : 'start'} weight={600} halo>
              {label}
            </FigureText>
          )}
        </g>
      ))}
    </svg>
  );
}
