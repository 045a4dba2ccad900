import type { UnitId } from '@stoa/schema/course/unit-id';
import type { MappedUnit } from '@stoa/schema/course/student-snapshot';
import type { LearningPathGraph } from '../learning-path-graph.ts';

const mostScoped = 6;

/** Sorts the units that a text is about, surest first; equals stay in their order. */
export const bySureness = (mapped: readonly MappedUnit[]): readonly MappedUnit[] =>
  mapped.toSorted((one, other) => other.confidence - one.confidence);

/**
 * Returns every unit that may matter in this turn: the three surest, the focus of the record, three in progress, and the direct
 * prerequisites of each (course spec PV-AI-007, as its code has it).
 */
export function candidateUnits(
  seen: { snapshotFocusUnitId: UnitId; unitsInProgress: readonly UnitId[]; mappedUnits: readonly MappedUnit[] },
  { prerequisitesOf }: Pick<LearningPathGraph, 'prerequisitesOf'>,
): readonly UnitId[] {
  const surest = bySureness(seen.mappedUnits)
    .slice(0, 3)
    .map(({ unitId }) => unitId);
  const named = [...surest, seen.snapshotFocusUnitId, ...seen.unitsInProgress.slice(0, 3)];
  return [...new Set([...named, ...named.flatMap(prerequisitesOf)])];
}

/**
 * Returns the units that may be mentioned in this turn, at most six: focus, blocker, target, the two surest, the target's
 * prerequisites, two in progress, the blocker's prerequisites (PV-AI-007). The focus is always included.
 */
export function scopedUnits(
  seen: {
    focusUnitId: UnitId;
    primaryTargetUnitId: UnitId;
    prereqBlockingUnitId: UnitId | null;
    mappedUnits: readonly MappedUnit[];
    unitsInProgress: readonly UnitId[];
  },
  { prerequisitesOf }: Pick<LearningPathGraph, 'prerequisitesOf'>,
): readonly UnitId[] {
  const { focusUnitId, primaryTargetUnitId, prereqBlockingUnitId: blocker } = seen;
  const surest = bySureness(seen.mappedUnits)
    .slice(0, 2)
    .map(({ unitId }) => unitId);
  const beforeBlocker = blocker === null ? [] : prerequisitesOf(blocker);
  return [
    ...new Set([
      focusUnitId,
      ...(blocker === null ? [] : [blocker]),
      primaryTargetUnitId,
      ...surest,
      ...prerequisitesOf(primaryTargetUnitId),
      ...seen.unitsInProgress.filter((unit, at) => at < 2 || beforeBlocker.includes(unit)),
      ...beforeBlocker,
    ]),
  ].slice(0, mostScoped);
}
