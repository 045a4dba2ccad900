import type { TutorPolicy } from '@stoa/schema/course/tutor-policy';
import type { UnitId } from '@stoa/schema/course/unit-id';
import type { LearningPathGraph } from '../learning-path-graph.ts';
import { termWordsOf } from '../retrieval/question-terms.ts';
import type { CourseSpeech } from './course-speech.ts';

/**
 * Why a unit comes before the one that she asked for: the title of the goal, the unit in between if there is one, and the
 * course's reason.
 */
export type WayToGoal = { readonly goal: string; readonly between: string | null; readonly reason: string };

/** Finds the shortest way from what she asked for to what is taught; null if these are the same, or no way exists. */
export function wayToGoal(
  { focusUnitId, primaryTargetUnitId }: Pick<TutorPolicy, 'focusUnitId' | 'primaryTargetUnitId'>,
  goal: UnitId | null,
  {
    graph,
    reason,
    titleOf,
  }: {
    graph: Pick<LearningPathGraph, 'prerequisitesOf'>;
    reason: (unit: UnitId, before: UnitId) => string | null;
    titleOf: (unit: UnitId) => string;
  },
): WayToGoal | null {
  const wanted = goal ?? primaryTargetUnitId;
  if (wanted === focusUnitId) return null;
  const after = new Map<UnitId, UnitId>();
  const queue = [wanted];
  for (let unit = queue.shift(); unit !== undefined && !after.has(focusUnitId); unit = queue.shift())
    for (const before of graph.prerequisitesOf(unit))
      if (before !== wanted && !after.has(before)) {
        after.set(before, unit);
        queue.push(before);
      }
  const last = after.get(focusUnitId);
  if (last === undefined) return null;
  return {
    goal: titleOf(wanted),
    between: last === wanted ? null : titleOf(last),
    reason: reason(last, focusUnitId) ?? `You use ${titleOf(focusUnitId)} in ${titleOf(last)}.`,
  };
}

const mostAlike = 3;

/** Returns the titles of other units that share a word with her message: four titles contain "graphs". */
export function alikeTitles(
  { message, mappedUnits }: Pick<CourseSpeech, 'message' | 'mappedUnits'>,
  units: readonly UnitId[],
  titleOf: (unit: UnitId) => string,
): readonly string[] {
  const [best] = mappedUnits;
  if (message === null || best === undefined) return [];
  const stemsOf = (text: string) => termWordsOf(text).map(({ stem }) => stem);
  const said = new Set(stemsOf(message.text));
  const shared = stemsOf(titleOf(best.unitId)).filter((stem) => said.has(stem));
  return units
    .filter((unit) => unit !== best.unitId && stemsOf(titleOf(unit)).some((stem) => shared.includes(stem)))
    .map(titleOf)
    .slice(0, mostAlike);
}
