import type { ClientEvent } from '@stoa/schema/course/client-event';
import type { MappedUnit, StudentSnapshot } from '@stoa/schema/course/student-snapshot';
import type { UnitId } from '@stoa/schema/course/unit-id';
import type { LearningPathGraph } from '../learning-path-graph.ts';
import { progressIn } from '../student-progress.ts';
import { isReadyStreak, missingBefore, sureEnough } from './compute-policy.ts';
import { bySureness } from './scoped-units.ts';

/** Where a conversation is: the unit that she asked for last, the one that its last turn taught, and the one that this was taught for. */
export type Underway = {
  readonly goal: UnitId | null;
  readonly work: { readonly unitId: UnitId; readonly targetUnitId: UnitId } | null;
  /** Whether a card of that unit waits in front of her. */
  readonly cardWaits: boolean;
};

/** What a turn is about on the way to what she wants: the units that the policy is handed, and the wish after it. */
export type Led = { readonly mappedUnits: readonly MappedUnit[]; readonly goal: UnitId | null };

/** What she did, and whether she only asks about a matter: then she wants to know, and not to leave what she is at. */
export type HeardWish = { readonly event: ClientEvent; readonly mappedUnits: readonly MappedUnit[]; readonly asksOnly: boolean };

/**
 * Keeps a conversation at one unit until its drills are done, then leads it on toward what she asked for. The policy takes one step to a blocker (PV-AI-009) and would
 * take another at each message: a wish for lines in the middle of a wish for graphs would begin a third unit first.
 */
export function leadToGoal(heard: HeardWish, underway: Underway, snapshot: StudentSnapshot, graph: LearningPathGraph): Led {
  const way = new Way(snapshot, graph);
  const { work } = underway;
  const place: Place = { goal: underway.goal, work: work !== null && way.isUndrilled(work.unitId) ? work : null };
  const { event } = heard;
  // Whatever she asks beside a card that waits, she is at that card.
  if (event.type === 'NONE' && heard.asksOnly && underway.cardWaits && work !== null)
    return {
      mappedUnits: first(place.work === null ? work.targetUnitId : way.targetBefore(work, place.goal), heard.mappedUnits),
      goal: place.goal,
    };
  return event.type === 'NONE' ? afterWords(heard, place, way) : afterEvent({ ...heard, event }, place, way);
}

/** The wish, and the unit whose drills she is in the middle of. */
type Place = Pick<Underway, 'goal' | 'work'>;

function afterWords({ mappedUnits, asksOnly }: HeardWish, { goal, work }: Place, way: Way): Led {
  const [surest] = bySureness(mappedUnits);
  const asked = surest !== undefined && surest.confidence >= sureEnough ? surest.unitId : null;
  if (asked === null && goal === null) return { mappedUnits, goal };
  const wish = asked === null || (goal !== null && way.buildsOn(goal, asked)) ? goal! : asked; // what is on the way to a wish is no other wish
  const stays =
    work !== null &&
    (asked === null || asked === work.unitId || way.needs(asked, work.unitId) || (asksOnly && way.buildsOn(work.unitId, asked)));
  const isAside = asksOnly && wish !== asked; // what she only asks on the way leaves her on it
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

  /** Whether a unit that she lacks stands anywhere before another. */
  needs(unit: UnitId, before: UnitId): boolean {
    const missing = missingBefore(unit, this.#snapshot, this.#graph);
    return missing.includes(before) || missing.some((one) => this.needs(one, before));
  }

  /** Whether a unit stands anywhere before another, whatever she has of it. */
  buildsOn(unit: UnitId, before: UnitId): boolean {
    const direct = this.#graph.prerequisitesOf(unit);
    return direct.includes(before) || direct.some((one) => this.buildsOn(one, before));
  }

  /**
   * What the policy has to be asked for to go toward a unit. Where nothing is known of her on the way it is that unit, one step from what blocks it, for she may know the
   * rest; and else it leads to the first unit that she lacks and has all prerequisites of. Drills that are done are passed by: what waits there is an exam question.
   */
  targetOf(unit: UnitId, isKnown = this.isKnownBefore(unit)): UnitId {
    const [missing] = missingBefore(unit, this.#snapshot, this.#graph);
    if (missing === undefined) return unit;
    const isFirst = !isKnown || missingBefore(missing, this.#snapshot, this.#graph).length === 0;
    return isFirst && this.isUndrilled(missing) ? unit : this.targetOf(missing, isKnown);
  }

  private isKnownBefore = (unit: UnitId): boolean =>
    Object.keys(this.#snapshot.unitProgress).some((one) => this.buildsOn(unit, one));

  /** The same, so that it stays at a unit that stands before it. */
  targetBefore({ unitId, targetUnitId }: NonNullable<Underway['work']>, wanted: UnitId | null): UnitId {
    if (targetUnitId === unitId) return unitId;
    const leads = (target: UnitId): boolean => missingBefore(target, this.#snapshot, this.#graph)[0] === unitId;
    return wanted !== null && leads(wanted) ? wanted : leads(targetUnitId) ? targetUnitId : this.targetOf(wanted ?? targetUnitId);
  }
}
