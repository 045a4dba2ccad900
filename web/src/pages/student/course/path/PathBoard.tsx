import { useMemo, useState } from 'react';
import type { PathUnit } from '@stoa/schema/course/thread';
import { classNames } from '../../../../components/class-names.ts';
import { tierTones } from '../Tier.tsx';
import { nextUnit, placeUnits, unitSize } from './path-layout.ts';
import type { Direction, PathEdge } from './path-layout.ts';
import { standingWords, UnitChip } from './UnitChip.tsx';

const arrows: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
const placeOf = (unitId: string) => `unit-${unitId}`;

/**
 * The units of a course as a graph, starting at the top. It is a single tab stop, from which the arrow keys move along the
 * edges.
 */
export function PathBoard({
  units,
  chosen,
  onChoose,
}: {
  units: readonly PathUnit[];
  chosen: string | null;
  onChoose: (unitId: string) => void;
}) {
  const layout = useMemo(() => placeUnits(units), [units]);
  const [stop, setStop] = useState(() => chosen ?? whereToBegin(units));
  const lit = chosen ?? stop;
  return (
    <div className="card min-w-0 overflow-x-auto p-5">
      <p id="how-to-walk" className="sr-only">
        Arrow keys move around the path: up to what a unit builds on, down to what builds on it, left and right in its row. Enter
        opens a unit.
      </p>
      <div
        role="group"
        aria-label="Learning path"
        aria-describedby="how-to-walk"
        className="relative mx-auto"
        style={{ width: layout.width, height: layout.height }}
      >
        <svg aria-hidden="true" width={layout.width} height={layout.height} className="absolute inset-0" fill="none">
          {layout.edges
            .toSorted((a, b) => Number(touches(a, lit)) - Number(touches(b, lit)))
            .map((edge) => (
              <path
                key={`${edge.from.unitId} ${edge.to.unitId}`}
                d={curveOf(edge)}
                stroke={touches(edge, lit) ? 'var(--color-plum)' : 'color-mix(in srgb, var(--color-edge) 45%, transparent)'}
                strokeWidth={touches(edge, lit) ? 2.25 : 1.4}
              />
            ))}
        </svg>
        {layout.placed.map(({ unitId, x, y }, at) => (
          <button
            key={unitId}
            type="button"
            id={placeOf(unitId)}
            tabIndex={stop === unitId ? 0 : -1}
            aria-pressed={chosen === unitId}
            aria-label={`${units[at]!.title}: ${standingWords(units[at]!)}`}
            onClick={() => onChoose(unitId)}
            onFocus={() => setStop(unitId)}
            onKeyDown={(event) => {
              const direction = arrows[event.key];
              if (direction === undefined) return;
              event.preventDefault();
              const to = nextUnit(layout, unitId, direction);
              if (to !== null) document.getElementById(placeOf(to))?.focus();
            }}
            style={{ left: x, top: y, ...unitSize }}
            className={classNames(
              'absolute grid content-center gap-1.5 rounded-key border-[1.5px] px-3 text-left transition-shadow hover:shadow-lift',
              tierTones[units[at]!.masteryTier],
              units[at]!.standing === 'blocked' && 'border-dashed',
              chosen === unitId && 'shadow-lift outline-3 outline-offset-2 outline-plum',
            )}
          >
            <UnitChip unit={units[at]!} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** Returns the unit that is being worked on, otherwise the first that is ready. */
const whereToBegin = (units: readonly PathUnit[]): string | null =>
  (units.find(({ standing }) => standing === 'in_progress') ?? units.find(({ standing }) => standing === 'open') ?? units[0])
    ?.unitId ?? null;

const touches = ({ from, to }: PathEdge, unitId: string | null): boolean => from.unitId === unitId || to.unitId === unitId;

function curveOf({ from, to }: PathEdge): string {
  const [x1, y1] = [from.x + unitSize.width / 2, from.y + unitSize.height];
  const [x2, y2] = [to.x + unitSize.width / 2, to.y];
  const bend = Math.min(60, (y2 - y1) * 0.6);
  return `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`;
}
