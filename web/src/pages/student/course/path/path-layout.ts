import type { PathUnit } from '@stoa/schema/course/thread';
import { depths } from '../../skill-map/graph-layout.ts';

export const unitSize = { width: 148, height: 100 };
const gap = { x: 14, y: 48 };

type Unit = Pick<PathUnit, 'unitId' | 'prerequisites'>;
export type PlacedUnit = { unitId: string; x: number; y: number };
export type PathEdge = { from: PlacedUnit; to: PlacedUnit };

/**
 * Places the units of a course in rows, each below everything that it builds on; within its row, a unit is near the middle of
 * its prerequisites. The same units always give the same picture.
 *
 * Errors  none: an edge to a missing unit is left out.
 */
export function placeUnits(units: readonly Unit[]): { placed: PlacedUnit[]; edges: PathEdge[]; width: number; height: number } {
  const known = new Set(units.map(({ unitId }) => unitId));
  const nodes = units.map(({ unitId, prerequisites }) => ({
    id: unitId,
    prerequisites: prerequisites.filter((id) => known.has(id)),
  }));
  const depthOf = depths(nodes);
  const rows = Map.groupBy(nodes, ({ id }) => depthOf(id));
  const columns = Math.max(0, ...[...rows.values()].map((row) => row.length));
  const width = Math.max(0, columns * (unitSize.width + gap.x) - gap.x);
  const at = new Map<string, PlacedUnit>();
  for (const depth of [...rows.keys()].toSorted((a, b) => a - b)) {
    const middleOf = (before: readonly string[]) =>
      before.length === 0 ? width / 2 : before.reduce((sum, id) => sum + at.get(id)!.x + unitSize.width / 2, 0) / before.length;
    const row = rows.get(depth)!.toSorted((a, b) => middleOf(a.prerequisites) - middleOf(b.prerequisites));
    const left = (width - row.length * (unitSize.width + gap.x) + gap.x) / 2;
    for (const [place, { id }] of row.entries())
      at.set(id, { unitId: id, x: left + place * (unitSize.width + gap.x), y: depth * (unitSize.height + gap.y) });
  }
  return {
    placed: units.map(({ unitId }) => at.get(unitId)!),
    edges: nodes.flatMap(({ id, prerequisites }) => prerequisites.map((from) => ({ from: at.get(from)!, to: at.get(id)! }))),
    width,
    height: rows.size === 0 ? 0 : rows.size * (unitSize.height + gap.y) - gap.y,
  };
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * Returns where an arrow key leads: up to the nearest prerequisite of a unit, down to the nearest unit that builds on it, left
 * and right within its row.
 */
export function nextUnit(
  { placed, edges }: Pick<ReturnType<typeof placeUnits>, 'placed' | 'edges'>,
  from: string,
  direction: Direction,
): string | null {
  const here = placed.find(({ unitId }) => unitId === from);
  if (here === undefined) return null;
  const reach = {
    up: () => edges.filter(({ to }) => to === here).map((edge) => edge.from),
    down: () => edges.filter((edge) => edge.from === here).map(({ to }) => to),
    left: () => placed.filter(({ x, y }) => y === here.y && x < here.x),
    right: () => placed.filter(({ x, y }) => y === here.y && x > here.x),
  }[direction]();
  const distance = ({ x, y }: PlacedUnit) => Math.abs(x - here.x) + Math.abs(y - here.y);
  return reach.toSorted((a, b) => distance(a) - distance(b))[0]?.unitId ?? null;
}
