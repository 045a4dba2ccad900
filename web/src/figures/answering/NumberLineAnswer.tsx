import type { NumberLine } from '@stoa/schema/figure/number-line';
import type { AnswerFigureOf } from '@stoa/schema/figure/answer-figure';
import { numberOnLine, type AnswerMarksOf, type EndMark, type Place } from '@stoa/schema/figure/answer-marks';
import type { Scale } from '@stoa/schema/figure/figure-number';
import { along, figureNumber } from '../figure-ink.ts';
import { NumberLineDrawing, numberLineRoom as room } from '../NumberLineDrawing.tsx';
import { Handle } from './Handle.tsx';
import { MarkSwitch } from './MarkSwitch.tsx';
import { Overlay } from './Overlay.tsx';
import { nearestMark, valueAt } from './scale-steps.ts';

type Held<Kind extends 'points_on_number_line' | 'ray_on_number_line' | 'interval_on_number_line'> = {
  figure: AnswerFigureOf<Kind>;
  marks: AnswerMarksOf<Kind>;
  disabled: boolean;
  onMarks: (marks: AnswerMarksOf<Kind>) => void;
};

/** Lets the student mark points on a number line: one, or two that form a set. */
export function PointsOnNumberLine({ figure, marks, disabled, onMarks }: Held<'points_on_number_line'>) {
  const set = (at: readonly number[]) => onMarks({ ...marks, at });
  return (
    <Line
      scale={figure.scale}
      parts={figure.parts}
      disabled={disabled}
      places={marks.at}
      count={figure.count}
      label={(at) => (figure.count === 1 ? 'Your point' : `Point ${at + 1}`)}
      says={(at) => numberOnLine(figure, at)}
      onPlaces={set}
    />
  );
}

/** Lets the student mark an inequality on a number line: its end, and the direction in which it goes. */
export function RayOnNumberLine({ figure, marks, disabled, onMarks }: Held<'ray_on_number_line'>) {
  const { ray } = marks;
  return (
    <>
      <Line
        scale={figure.scale}
        parts={1}
        disabled={disabled}
        places={ray === null ? [] : [ray.at]}
        ray={ray}
        count={1}
        label={() => 'The end of the ray'}
        says={(at) => figureNumber(at)}
        onPlaces={([at]) => at !== undefined && onMarks({ ...marks, ray: { toward: 'right', closed: false, ...ray, at } })}
      />
      <div className="flex flex-wrap gap-2">
        <MarkSwitch
          label="Which numbers"
          options={{ left: '← less', right: 'greater →' }}
          value={ray?.toward ?? null}
          disabled={disabled || ray === null}
          onChange={(toward) => ray !== null && onMarks({ ...marks, ray: { ...ray, toward } })}
        />
        <MarkSwitch
          label="The end itself"
          options={{ open: '○ left out', closed: '● included' }}
          value={ray === null ? null : ray.closed ? 'closed' : 'open'}
          disabled={disabled || ray === null}
          onChange={(end) => ray !== null && onMarks({ ...marks, ray: { ...ray, closed: end === 'closed' } })}
        />
      </div>
    </>
  );
}

/** Lets the student mark an interval on a number line by its two ends. */
export function IntervalOnNumberLine({ figure, marks, disabled, onMarks }: Held<'interval_on_number_line'>) {
  const ends = marks.ends.toSorted((a, b) => a.at - b.at);
  const set = (changed: readonly EndMark[]) => onMarks({ ...marks, ends: changed });
  return (
    <>
      <Line
        scale={figure.scale}
        parts={1}
        disabled={disabled}
        places={marks.ends.map(({ at }) => at)}
        between={ends.length === 2 ? [ends[0]!, ends[1]!] : null}
        count={2}
        label={(at) => `End ${at + 1}`}
        says={(at) => figureNumber(at)}
        onPlaces={(places) => set(places.map((at, end) => ({ closed: false, ...marks.ends[end], at })))}
      />
      <div className="flex flex-wrap gap-2">
        {ends.map((end, index) => (
          <MarkSwitch
            key={index === 0 ? 'left' : 'right'}
            label={index === 0 && ends.length === 2 ? 'The left end' : index === 0 ? 'The end' : 'The right end'}
            shown={figureNumber(end.at)}
            options={{ open: '○ left out', closed: '● included' }}
            value={end.closed ? 'closed' : 'open'}
            disabled={disabled}
            onChange={(to) => set(marks.ends.map((one) => (one === end ? { ...one, closed: to === 'closed' } : one)))}
          />
        ))}
      </div>
    </>
  );
}

/** A number line with `count` points that can be moved. */
function Line({
  scale,
  parts,
  disabled,
  places,
  count,
  ray = null,
  between = null,
  label,
  says,
  onPlaces,
}: {
  scale: Scale;
  parts: number;
  disabled: boolean;
  places: readonly number[];
  count: number;
  ray?: AnswerMarksOf<'ray_on_number_line'>['ray'];
  between?: readonly [EndMark, EndMark] | null;
  label: (index: number) => string;
  says: (at: number) => string;
  onPlaces: (places: readonly number[]) => void;
}) {
  const fine: Scale = { ...scale, step: scale.step / parts };
  const x = along(scale, room.left, room.right);
  const near = (place: Place) => nearestMark(fine, valueAt(scale, room.left, room.right)(place.x));
  const waiting = nearestMark(fine, places.length === 0 ? 0 : places[0]! + 3 * scale.step);
  const moved = (index: number, to: number) => onPlaces([...places.slice(0, index), to, ...places.slice(index + 1)]);
  const closest = (to: number) =>
    places.reduce((best, at, index) => (Math.abs(at - to) < Math.abs(places[best]! - to) ? index : best), 0);
  const line: NumberLine = {
    kind: 'number_line',
    scale,
    parts,
    labels: 'all',
    points: [],
    rays: ray === null ? [] : [{ at: ray.at, toward: ray.toward, circle: ray.closed ? 'closed' : 'open' }],
    jumps: [],
  };
  return (
    <Overlay
      width={room.width}
      height={room.top + room.below}
      disabled={disabled}
      drawing={<NumberLineDrawing figure={line} />}
      onPlace={(place) => {
        const to = near(place);
        moved(places.length < count ? places.length : closest(to), to);
      }}
    >
      {between !== null && (
        <path d={`M${x(between[0].at)} ${room.top}H${x(between[1].at)}`} stroke="var(--color-plum)" strokeWidth={4} fill="none" />
      )}
      {[...places, ...(places.length < count ? [waiting] : [])].map((at, index) => (
        <g key={index}>
          <Handle
            at={{ x: x(at), y: room.top }}
            label={label(index)}
            says={says(at)}
            value={{ now: at, from: scale.from, to: scale.to }}
            disabled={disabled}
            placed={index < places.length}
            onStep={(by) => moved(index, nearestMark(fine, at + (by.x + by.y) * fine.step))}
            onDrag={(to) => moved(index, near(to))}
          />
          {endOf(index, ray, between, places)?.closed === false && (
            <circle cx={x(at)} cy={room.top} r={5} fill="var(--color-card)" pointerEvents="none" />
          )}
        </g>
      ))}
    </Overlay>
  );
}

/** Returns the end of a ray or an interval that a mark is, or null if the marks are just points. */
const endOf = (
  index: number,
  ray: AnswerMarksOf<'ray_on_number_line'>['ray'],
  between: readonly [EndMark, EndMark] | null,
  places: readonly number[],
): { closed: boolean } | null => (index === 0 && ray !== null ? ray : (between?.find(({ at }) => at === places[index]) ?? null));
