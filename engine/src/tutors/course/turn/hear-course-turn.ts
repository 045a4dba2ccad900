import type { ClientEvent } from '@stoa/schema/course/client-event';
import type { MappedUnit, StudentSnapshot } from '@stoa/schema/course/student-snapshot';
import type { UnitId } from '@stoa/schema/course/unit-id';
import { hearCourseMessage, type CourseHearing, type CourseMessage } from '../hearing/hear-course-message.ts';
import { leadToGoal, type Underway } from '../policy/lead-to-goal.ts';
import { turnFocus, type TurnFocus } from '../policy/compute-policy.ts';
import { termsAsked } from '../retrieval/course-terms.ts';
import type { CourseTurn } from './take-course-turn.ts';

/** What a turn is about, before anything is decided. It all comes from one interpretation of what she did. */
export type HeardTurn = {
  /** The record at the beginning of the turn, without units that the course no longer has. */
  readonly snapshot: StudentSnapshot;
  readonly event: ClientEvent;
  /** What she wrote; null if there is an event. */
  readonly message: CourseMessage | null;
  readonly hearing: CourseHearing | null;
  /** The units that it is about, as it was heard. */
  readonly mappedUnits: readonly MappedUnit[];
  /** The units that the policy gets: the same ones, or a step on the way to what she asked for. */
  readonly ledUnits: readonly MappedUnit[];
  /** The unit that she last asked for; null if she hasn't yet. */
  readonly goal: UnitId | null;
  readonly focus: TurnFocus;
};

/** Interprets what she did, once for everything that follows: which units it is about, and therefore which unit is taught. */
export function hearCourseTurn(
  turn: Pick<CourseTurn, 'graph' | 'snapshot' | 'message' | 'said' | 'mappedUnits' | 'library' | 'isUnit'> & {
    event: ClientEvent;
    /** The state of its conversation; null for a turn without one. */
    underway: Underway | null;
  },
): HeardTurn {
  const { event, graph, isUnit, library } = turn;
  const snapshot = soundSnapshot(turn.snapshot, turn);
  const message = event.type === 'NONE' ? turn.message : null;
  const hearing =
    message === null
      ? null
      : hearCourseMessage(message, { index: library.units, previous: snapshot.lastTurnAnalysis, said: turn.said });
  const mappedUnits = ofTermHere(message, mappedBy(event, hearing, turn), turn).filter(({ unitId }) => isUnit(unitId));
  const { mappedUnits: ledUnits, goal } =
    turn.underway === null
      ? { mappedUnits, goal: null }
      : leadToGoal({ event, mappedUnits, asksOnly: asksOnly(hearing) }, soundUnderway(turn.underway, isUnit), snapshot, graph);
  return { snapshot, event, message, hearing, mappedUnits, ledUnits, goal, focus: turnFocus(snapshot, graph, ledUnits) };
}

/** Gives a word the meaning that it has in her current unit or her goal: the roots of an equation, or the r of its formula. */
function ofTermHere(
  message: CourseMessage | null,
  mapped: readonly MappedUnit[],
  { underway, library }: Pick<Parameters<typeof hearCourseTurn>[0], 'underway' | 'library'>,
): readonly MappedUnit[] {
  const here = [underway?.work?.unitId, underway?.goal].filter((unit) => unit != null);
  if (message === null || here.length === 0) return mapped;
  const [term] = termsAsked(message.text, library.terms, here);
  if (term === undefined || !here.includes(term.unitId)) return mapped;
  return [{ unitId: term.unitId, confidence: 1 }, ...mapped.filter(({ unitId }) => unitId !== term.unitId)];
}

function mappedBy(
  event: ClientEvent,
  hearing: CourseHearing | null,
  { mappedUnits }: Pick<CourseTurn, 'mappedUnits'>,
): readonly MappedUnit[] {
  if (event.type !== 'NONE') return [{ unitId: event.unitId, confidence: 1 }];
  if (hearing?.kind === 'stopped') return [];
  return mappedUnits ?? hearing?.mappedUnits ?? [];
}

/** True if she asks or says something about a topic without wanting to work on it. */
const asksOnly = (hearing: CourseHearing | null): boolean =>
  hearing?.kind === 'heard' &&
  hearing.request?.kind !== 'practice' &&
  hearing.request?.kind !== 'when_taught' &&
  (hearing.intent === 'explain' || !hearing.wantsMatter || hearing.acts.some(({ act }) => act === 'question'));

/** Removes units that the course no longer has from the state of a conversation. */
const soundUnderway = ({ goal, work, cardWaits }: Underway, isUnit: (unit: UnitId) => boolean): Underway => ({
  cardWaits,
  goal: goal !== null && isUnit(goal) ? goal : null,
  work: work !== null && isUnit(work.unitId) && isUnit(work.targetUnitId) ? work : null,
});

/** Removes units that the course no longer has from a record. */
const soundSnapshot = (snapshot: StudentSnapshot, { graph, isUnit }: Pick<CourseTurn, 'graph' | 'isUnit'>): StudentSnapshot => ({
  ...snapshot,
  focusUnitId: isUnit(snapshot.focusUnitId) ? snapshot.focusUnitId : graph.entryUnitId,
  unitsInProgress: snapshot.unitsInProgress.filter(isUnit),
});
