import type { ClientEvent } from '@stoa/schema/course/client-event';
import type { MappedUnit, StudentSnapshot } from '@stoa/schema/course/student-snapshot';
import type { UnitId } from '@stoa/schema/course/unit-id';
import type { LearningPathGraph } from '../learning-path-graph.ts';
import { progressIn } from '../student-progress.ts';
import { isReadyStreak, missingBefore, sureEnough } from './compute-policy.ts';
import { bySureness } from './scoped-units.ts';

/**
 * The state of a conversation: the unit that she last asked for, the one that its last turn taught, and the one for whose sake
 * that was taught.
 */
export type Underway = {
  readonly goal: UnitId | null;
  readonly work: { readonly unitId: UnitId; readonly targetUnitId: UnitId } | null;
  /** Whether a card of that unit is waiting for an answer. */
  readonly cardWaits: boolean;
};

/** What a turn is about on the way to her goal: the units that the policy gets, and the goal afterward. */
export type Led = { readonly mappedUnits: readonly MappedUnit[]; readonly goal: UnitId | null };

/**
 * What she did, and whether she only asks about a topic, in which case she wants to know something but not to leave her current
 * unit.
 */
export type HeardWish = { readonly event: ClientEvent; readonly mappedUnits: readonly MappedUnit[]; readonly asksOnly: boolean };

/**
 * Keeps a conversation at one unit until its drills are done, then leads on toward what she asked for. The policy alone takes
 * one step to a blocker (PV-AI-009), and a new one with each message: asking for lines in the middle of graphs would begin a
 * third unit first.
 */
export function leadToGoal(heard: HeardWish, underway: Underway, snapshot: StudentSnapshot, graph: LearningPathGraph): Led {
  const way = new Way(snapshot, graph);
  const { work } = underway;
  const place: Place = { goal: underway.goal, work: work !== null && way.isUndrilled(work.unitId) ? work : null };
  const { event } = heard;
  // If a card is waiting, she stays with it, whatever she asks.
  if (event.type === 'NONE' && heard.asksOnly && underway.cardWaits && work !== null)
    return {
      mappedUnits: first(place.work === null ? work.targetUnitId : way.targetBefore(work, place.goal), heard.mappedUnits),
      goal: place.goal,
    };
  return event.type === 'NONE' ? afterWords(heard, place, way) : afterEvent({ ...heard, event }, place, way);
}

/** The goal, and the unit whose drills she is in the middle of. */
type Place = Pick<Underway, 'goal' | 'work'>;

function afterWords({ mappedUnits, asksOnly }: HeardWish, { goal, work }: Place, way: Way): Led {
  const [surest] = bySureness(mappedUnits);
  const asked = surest !== undefined && surest.confidence >= sureEnough ? surest.unitId : null;
  if (asked === null && goal === null) return { mappedUnits, goal };
  const wish = asked === null || (goal !== null && way.buildsOn(goal, asked)) ? goal! : asked; // asking for a unit on the way to the goal doesn't change the goal
  const stays =
    work !== null &&
    (asked === null || asked === work.unitId || way.needs(asked, work.unitId) || (asksOnly && way.buildsOn(work.unitId, asked)));
  const isAside = asksOnly && wish !== asked; // if she only asks about a unit on the way, she stays on the way
  const target = stays ? way.targetBefore(work, wish) : way.targetOf(isAside ? wish : (asked ?? wish));
  return { mappedUnits: first(target, mappedUnits), goal: wish };
}

function afterEvent(
  { event, mappedUnits }: HeardWish & { event: Exclude<ClientEvent, { type: 'NONE' }> },
  { goal, work }: Place,
  way: Way,
): Led {
  const { unitId, type } = event;
  if (work?.unitId === unitId && type !== 'EXAM_CONTINUE')
    return { mappedUnits: first(way.targetBefore(work, goal), mappedUnits), goal };
  const isOnTheWay = goal !== null && (goal === unitId || way.buildsOn(goal, unitId));
  const goesOn = type === 'DRILL_CONTINUE' || type === 'EXAM_CONTINUE';
  if (goesOn && isOnTheWay && goal !== unitId && way.hasTier(unitId))
    return { mappedUnits: first(way.targetOf(goal), mappedUnits), goal };
  return { mappedUnits, goal: isOnTheWay || goesOn ? goal : unitId };
}

const first = (target: UnitId, mapped: readonly MappedUnit[]): readonly MappedUnit[] => [
  { unitId: target, confidence: 1 },
  ...mapped.filter(({ unitId }) => unitId !== target).map((unit) => ({ ...unit, confidence: Math.min(unit.confidence, 0.99) })),
];

/** What a student still lacks before a unit. */
class Way {
  readonly #snapshot: StudentSnapshot;
  readonly #graph: LearningPathGraph;

  constructor(snapshot: StudentSnapshot, graph: LearningPathGraph) {
    this.#snapshot = snapshot;
    this.#graph = graph;
  }

  hasTier = (unit: UnitId): boolean => progressIn(this.#snapshot, unit).masteryTier !== 'none';
  isUndrilled = (unit: UnitId): boolean => !this.hasTier(unit) && !isReadyStreak(progressIn(this.#snapshot, unit));

  /** True if a unit that she lacks is a direct or indirect prerequisite of another. */
  needs(unit: UnitId, before: UnitId): boolean {
    const missing = missingBefore(unit, this.#snapshot, this.#graph);
    return missing.includes(before) || missing.some((one) => this.needs(one, before));
  }

  /** True if a unit is a direct or indirect prerequisite of another, whatever her progress in it. */
  buildsOn(unit: UnitId, before: UnitId): boolean {
    const direct = this.#graph.prerequisitesOf(unit);
    return direct.includes(before) || direct.some((one) => this.buildsOn(one, before));
  }

  /**
   * Returns the unit to give to the policy in order to move toward a unit. If nothing is known about her on the way, that is
   * the unit itself, one step from its blocker, because she may know the rest. Otherwise it leads to the first unit that she
   * lacks and whose prerequisites she has. Units whose drills are done are skipped, because only an exam question is left
   * there.
   */
  targetOf(unit: UnitId, isKnown = this.isKnownBefore(unit)): UnitId {
    const [missing] = missingBefore(unit, this.#snapshot, this.#graph);
    if (missing === undefined) return unit;
    const isFirst = !isKnown || missingBefore(missing, this.#snapshot, this.#graph).length === 0;
    return isFirst && this.isUndrilled(missing) ? unit : this.targetOf(missing, isKnown);
  }

  private isKnownBefore = (unit: UnitId): boolean =>
    Object.keys(this.#snapshot.unitProgress).some((one) => this.buildsOn(unit, one));

  /** Like `targetOf`, but keeps her at a unit that comes before the target. */
  targetBefore({ unitId, targetUnitId }: NonNullable<Underway['work']>, wanted: UnitId | null): UnitId {
    if (targetUnitId === unitId) return unitId;
    const leads = (target: UnitId): boolean => missingBefore(target, this.#snapshot, this.#graph)[0] === unitId;
    return wanted !== null && leads(wanted) ? wanted : leads(targetUnitId) ? targetUnitId : this.targetOf(wanted ?? targetUnitId);
  }
}
