import type { Polygons } from '@stoa/schema/figure/shapes';
import { ink, px } from './figure-ink.ts';
import { FigureText } from './FigureText.tsx';

type Place = { x: number; y: number };
type Shape = Polygons['shapes'][number];

const [width, most, edge] = [350, 230, 36];
/** Returns the room to leave at the left and right of the shapes for the longest label of a side. */
const besideFor = (shapes: Polygons['shapes']): number =>
  Math.max(edge, ...shapes.flatMap(({ sides }) => sides.map(({ label }) => 20 + 7.6 * (label?.length ?? 0))));

/** Draws polygons where they're placed, all to one scale, with the marks on their sides and corners. */
export function PolygonsDrawing({ figure: { shapes, dashes } }: { figure: Polygons }) {
  const all = [...shapes.flatMap(({ places }) => places), ...dashes.flatMap(({ from, to }) => [from, to])];
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const [wide, tall] = [Math.max(...xs) - left || 1, Math.max(...ys) - bottom || 1];
  const beside = besideFor(shapes);
  const scale = Math.min((width - 2 * beside) / wide, (most - 2 * edge) / tall);
  const high = tall * scale + 2 * edge;
  const across = wide * scale + 2 * beside;
  const at = ({ x, y }: Place): Place => ({ x: px(beside + (x - left) * scale), y: px(high - edge - (y - bottom) * scale) });
  return (
    <svg viewBox={`0 0 ${px(across)} ${px(high)}`} style={{ maxWidth: `${Math.round(across)}px` }} aria-hidden>
      {shapes.map((shape, index) => (
        // The shapes of a figure never change places.
        <PolygonDrawing key={index} shape={shape} at={at} />
      ))}
      {dashes.map(({ from, to, label, right_at_end }, index) => {
        const [a, b] = [at(from), at(to)];
        const middle = between(a, b);
        return (
          <g key={index}>
            <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} {...ink.dashed} />
            {right_at_end && <path d={squareAt(b, a)} {...ink.line} strokeWidth={1.2} />}
            {label !== null && (
              <FigureText x={middle.x + 8} y={middle.y} anchor="start" weight={600} halo>
                {label}
              </FigureText>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function PolygonDrawing({ shape: { name, places, sides, corners, shaded }, at }: { shape: Shape; at: (place: Place) => Place }) {
  const drawn = places.map(at);
  const next = (index: number): Place => drawn[(index + 1) % drawn.length]!;
  const before = (index: number): Place => drawn[(index + drawn.length - 1) % drawn.length]!;
  const center = { x: mean(drawn.map(({ x }) => x)), y: mean(drawn.map(({ y }) => y)) };
  return (
    <>
      <path
        d={`M${drawn.map(({ x, y }) => `${x} ${y}`).join('L')}Z`}
        {...ink.line}
        fill={shaded ? 'var(--color-sea)' : 'var(--color-sea-wash)'}
        fillOpacity={shaded ? 0.35 : 0.6}
      />
      {sides.map(({ label, ticks, arrows }, index) => {
        const [a, b] = [drawn[index]!, next(index)];
        const middle = between(a, b);
        const words = away(middle, a, b, center, 15);
        return (
          // The index is a stable key: sides never change places.
          <g key={index}>
            {Array.from({ length: ticks }, (_, tick) => (
              <path key={tick} d={tickOver(a, b, (tick - (ticks - 1) / 2) * 5)} {...ink.line} />
            ))}
            {Array.from({ length: arrows }, (_, arrow) => (
              <path key={arrow} d={arrowOn(a, b, (arrow - (arrows - 1) / 2) * 7)} {...ink.line} />
            ))}
            {label !== null && (
              <FigureText x={words.x} y={words.y} anchor={sideOf(words.x - middle.x)} weight={600} halo>
                {label}
              </FigureText>
            )}
          </g>
        );
      })}
      {corners.map(({ name: letter, angle, right }, index) => {
        const corner = drawn[index]!;
        const inward = toward(corner, center, angle === null ? 0 : 30);
        const outward = toward(corner, center, -14);
        return (
          <g key={index}>
            {right && <path d={squareBetween(corner, before(index), next(index))} {...ink.line} strokeWidth={1.2} />}
            {angle !== null && (
              <FigureText x={inward.x} y={inward.y} size={12} halo>
                {angle}
              </FigureText>
            )}
            {letter !== null && (
              <FigureText x={outward.x} y={outward.y} weight={600}>
                {letter}
              </FigureText>
            )}
          </g>
        );
      })}
      {name !== null && (
        <FigureText x={px(center.x)} y={px(center.y)} weight={600} halo>
          {name}
        </FigureText>
      )}
    </>
  );
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const between = (a: Place, b: Place): Place => ({ x: px((a.x + b.x) / 2), y: px((a.y + b.y) / 2) });
const sideOf = (offset: number): 'start' | 'middle' | 'end' => (offset > 6 ? 'start' : offset < -6 ? 'end' : 'middle');

function unit(from: Place, to: Place): Place {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
const toward = (from: Place, to: Place, length: number): Place => {
  const { x, y } = unit(from, to);
  return { x: px(from.x + x * length), y: px(from.y + y * length) };
};

/** Returns the place `length` outward from the middle of a side, away from the center of its polygon. */
function away(middle: Place, a: Place, b: Place, center: Place, length: number): Place {
  const { x, y } = unit(a, b);
  const outside = (center.x - middle.x) * -y + (center.y - middle.y) * x > 0 ? -1 : 1;
  return { x: px(middle.x - y * length * outside), y: px(middle.y + x * length * outside) };
}

function tickOver(a: Place, b: Place, shift: number): string {
  const [{ x, y }, middle] = [unit(a, b), between(a, b)];
  const at = { x: middle.x + x * shift, y: middle.y + y * shift };
  return `M${px(at.x + y * 6)} ${px(at.y - x * 6)}L${px(at.x - y * 6)} ${px(at.y + x * 6)}`;
}

function arrowOn(a: Place, b: Place, shift: number): string {
  const [{ x, y }, middle] = [unit(a, b), between(a, b)];
  const tip = { x: middle.x + x * (shift + 4), y: middle.y + y * (shift + 4) };
  const back = { x: tip.x - x * 8, y: tip.y - y * 8 };
  return `M${px(back.x + y * 5)} ${px(back.y - x * 5)}L${px(tip.x)} ${px(tip.y)}L${px(back.x - y * 5)} ${px(back.y + x * 5)}`;
}

function squareBetween(corner: Place, one: Place, other: Place): string {
  const [a, b] = [toward(corner, one, 11), toward(corner, other, 11)];
  return `M${a.x} ${a.y}L${px(a.x + b.x - corner.x)} ${px(a.y + b.y - corner.y)}L${b.x} ${b.y}`;
}

/** Returns the path of the right-angle mark at the foot of a height, on its right side. */
function squareAt(foot: Place, top: Place): string {
  const up = toward(foot, top, 9);
  const along = { x: px(foot.x + (up.y - foot.y) * -1), y: px(foot.y + (up.x - foot.x)) };
  return `M${up.x} ${up.y}L${px(up.x + along.x - foot.x)} ${px(up.y + along.y - foot.y)}L${along.x} ${along.y}`;
}
