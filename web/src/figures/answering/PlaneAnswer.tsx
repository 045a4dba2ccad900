import type { Curve, Plane } from '@stoa/schema/figure/plane';
import type { AnswerFigureOf } from '@stoa/schema/figure/answer-figure';
import type { AnswerMarksOf, Place } from '@stoa/schema/figure/answer-marks';
import { along, figureNumber } from '../figure-ink.ts';
import { PlaneDrawing, planeRoom as room } from '../PlaneDrawing.tsx';
import { Handle } from './Handle.tsx';
import { Overlay } from './Overlay.tsx';
import { nearestMark, valueAt } from './scale-steps.ts';

/** Lets the student plot points on a coordinate plane, or two points of a line. */
export function PlaneAnswer({
  figure,
  marks,
  disabled,
  onPlaces,
}: {
  figure: AnswerFigureOf<'points_on_plane'> | AnswerFigureOf<'line_on_plane'>;
  marks: AnswerMarksOf<'points_on_plane'> | AnswerMarksOf<'line_on_plane'>;
  disabled: boolean;
  onPlaces: (places: readonly Place[]) => void;
}) {
  const { places } = marks;
  const drawsLine = figure.kind === 'line_on_plane';
  const count = drawsLine ? 2 : figure.count;
  const { width, height, edge } = room;
  const x = along(figure.x, edge, width - edge);
  const y = along(figure.y, height - edge, edge);
  const near = (at: Place): Place => ({
    x: nearestMark(figure.x, valueAt(figure.x, edge, width - edge)(at.x)),
    y: nearestMark(figure.y, valueAt(figure.y, height - edge, edge)(at.y)),
  });
  const waiting = { x: nearestMark(figure.x, places.length), y: nearestMark(figure.y, 0) };
  const moved = (index: number, to: Place) => onPlaces([...places.slice(0, index), to, ...places.slice(index + 1)]);
  const closest = (to: Place) =>
    places.reduce((best, at, index) => (distance(at, to) < distance(places[best]!, to) ? index : best), 0);
  const curve = drawsLine ? lineThrough(places) : null;
  const plane: Plane = {
    kind: 'plane',
    x: figure.x,
    y: figure.y,
    names: { x: 'x', y: 'y' },
    points: [],
    paths: [],
    curves: curve === null ? [] : [{ curve, label: null, dashed: false }],
    half_planes: [],
  };
  return (
    <Overlay
      width={width}
      height={height}
      narrow="max-w-96"
      disabled={disabled}
      drawing={<PlaneDrawing figure={plane} />}
      onPlace={(at) => {
        const to = near(at);
        moved(places.length < count ? places.length : closest(to), to);
      }}
    >
      {[...places, ...(places.length < count ? [waiting] : [])].map((at, index) => (
        <Handle
          key={index}
          at={{ x: x(at.x), y: y(at.y) }}
          label={count === 1 ? 'Your point' : `Point ${index + 1}`}
          says={`(${figureNumber(at.x)}, ${figureNumber(at.y)})`}
          value={{ now: at.x, from: figure.x.from, to: figure.x.to }}
          disabled={disabled}
          placed={index < places.length}
          onStep={(by) =>
            moved(index, {
              x: nearestMark(figure.x, at.x + by.x * figure.x.step),
              y: nearestMark(figure.y, at.y + by.y * figure.y.step),
            })
          }
          onDrag={(to) => moved(index, near(to))}
        />
      ))}
    </Overlay>
  );
}

const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Returns the line through two places, or null if they're the same. */
function lineThrough([one, other]: readonly Place[]): Curve | null {
  if (one === undefined || other === undefined || (one.x === other.x && one.y === other.y)) return null;
  if (one.x === other.x) return { shape: 'vertical', at: one.x };
  const slope = (other.y - one.y) / (other.x - one.x);
  return { shape: 'line', slope, intercept: one.y - slope * one.x };
}
