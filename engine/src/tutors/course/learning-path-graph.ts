import type { PrereqEdge, UnitId } from '@stoa/schema/course/unit-id';

/** The units of a course and their prerequisites, the same for every student (course spec PV-AI-003). */
export type LearningPathGraph = {
  readonly entryUnitId: UnitId;
  /** Returns a unit's direct prerequisites in the order of the course; empty for a unit that the graph doesn't have. */
  prerequisitesOf(unit: UnitId): readonly UnitId[];
};

/** Builds a graph from edges `[prerequisite, unit]`, which must have no cycle (`circleIn`). Duplicate edges count once. */
export function learningPathGraph(entryUnitId: UnitId, edges: readonly PrereqEdge[]): LearningPathGraph {
  const prerequisites = prerequisitesByUnit(edges);
  return { entryUnitId, prerequisitesOf: (unit) => prerequisites.get(unit) ?? [] };
}

/**
 * Returns the first cycle of prerequisites, each unit before the one that it builds on; null if there is none, so that every
 * unit can be reached.
 */
export function circleIn(edges: readonly PrereqEdge[]): readonly UnitId[] | null {
  const prerequisites = prerequisitesByUnit(edges);
  const sound = new Set<UnitId>();
  for (const start of prerequisites.keys()) {
    // Depth first without recursion, because a course from outside may be a chain of any length.
    const path: { unit: UnitId; next: number }[] = sound.has(start) ? [] : [{ unit: start, next: 0 }];
    const onPath = new Set([start]);
    while (path.length > 0) {
      const top = path.at(-1)!;
      const before = prerequisites.get(top.unit)?.[top.next];
      top.next += 1;
      if (before === undefined) {
        sound.add(top.unit);
        onPath.delete(top.unit);
        path.pop();
      } else if (onPath.has(before)) {
        return path.slice(path.findIndex(({ unit }) => unit === before)).map(({ unit }) => unit);
      } else if (!sound.has(before)) {
        onPath.add(before);
        path.push({ unit: before, next: 0 });
      }
    }
  }
  return null;
}

function prerequisitesByUnit(edges: readonly PrereqEdge[]): ReadonlyMap<UnitId, readonly UnitId[]> {
  const prerequisites = new Map<UnitId, UnitId[]>();
  for (const [before, unit] of edges) {
    const all = prerequisites.get(unit) ?? [];
    if (!all.includes(before)) all.push(before);
    prerequisites.set(unit, all);
  }
  return prerequisites;
}
