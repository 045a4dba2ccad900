import type { ClientEvent } from '@stoa/schema/course/client-event';
import type { UnitId } from '@stoa/schema/course/unit-id';
import type { ExamStatus } from '@stoa/schema/course/exam-status';
import type { HardEvidence } from '@stoa/schema/course/hard-evidence';
import type { LlmTutorResponse } from '@stoa/schema/course/llm-tutor-response';
import type { MappedUnit, StudentSnapshot } from '@stoa/schema/course/student-snapshot';
import type { ExamTier } from '@stoa/schema/course/tier';
import type { TutorPolicy } from '@stoa/schema/course/tutor-policy';
import { applyEvidence } from '../evidence/apply-evidence.ts';
import type { LearningPathGraph } from '../learning-path-graph.ts';
import { computePolicy, type ExamReadiness } from '../policy/compute-policy.ts';
import { candidateUnits } from '../policy/scoped-units.ts';
import { unitPriorities, type UnitPriority } from '../policy/unit-priority.ts';
import { courseScript, fallbackAction, type UnitMaterial } from './course-script.ts';
import { validateAgainstPolicy, type PolicyFault } from './validate-against-policy.ts';

/** An exam question as the turn has to know it. */
export type ExamQuestionStatus = ExamStatus & {
  readonly questionId: string;
  readonly unitIds: readonly UnitId[];
  readonly difficultyTier: ExamTier;
};

/** All that a turn is made of. `output` is what a model answered; undefined where none was asked. */
export type CourseTurn = {
  readonly turnId: string;
  readonly now: Date;
  readonly graph: LearningPathGraph;
  readonly snapshot: StudentSnapshot;
  readonly exams: readonly ExamQuestionStatus[];
  readonly mappedUnits: readonly MappedUnit[];
  readonly event: ClientEvent | HardEvidence;
  readonly isUnit: (unit: UnitId) => boolean;
  readonly material: (unit: UnitId) => UnitMaterial;
  readonly output: unknown;
};

export type TakenTurn = {
  readonly policy: TutorPolicy;
  readonly priorities: readonly UnitPriority[];
  readonly readiness: ExamReadiness;
  readonly response: LlmTutorResponse;
  readonly fallback: PolicyFault | 'no_model_output' | null;
  readonly snapshot: StudentSnapshot;
};

/**
 * Takes a turn of the course tutor (course spec PV-AI-006): evidence, policy, one allowed action, the record after it.
 *
 * An event is about its own unit, and no text is mapped then. What a grader or the exam service found is applied first; the turn goes on as
 * it does on Continue. Without a model the script speaks; in place of an output that breaks the policy, the fallback does.
 */
export function takeCourseTurn(turn: CourseTurn): TakenTurn {
  const { graph, now, isUnit, material } = turn;
  const { snapshot, event } = heardEvent(soundSnapshot(turn.snapshot, turn), turn);
  const mappedUnits =
    event.type === 'NONE' ? turn.mappedUnits.filter(({ unitId }) => isUnit(unitId)) : [{ unitId: event.unitId, confidence: 1 }];
  const candidates = candidateUnits(
    { snapshotFocusUnitId: snapshot.focusUnitId, unitsInProgress: snapshot.unitsInProgress, mappedUnits },
    graph,
  );
  const { policy, readiness, standing } = computePolicy({
    turnId: turn.turnId,
    snapshot,
    graph,
    mappedUnits,
    examCandidates: (unit, tier) =>
      turn.exams
        .filter(({ unitIds, difficultyTier }) => unitIds.includes(unit) && difficultyTier === tier)
        .map(({ questionId }) => questionId),
    examStatuses: Object.fromEntries(turn.exams.map(({ questionId, ...status }) => [questionId, status])),
  });
  const examIds = standing.candidateIds;
  const context = { policy, examIds, mappedUnits, event, material };
  const priorities = unitPriorities(candidates, snapshot, mappedUnits, now);
  const taken = (response: LlmTutorResponse, fallback: TakenTurn['fallback']): TakenTurn => ({
    policy,
    priorities,
    readiness,
    response,
    fallback,
    snapshot: afterTurn(snapshot, policy, response, turn),
  });

  if (turn.output === undefined) return taken(courseScript(context), 'no_model_output');
  const valid = validateAgainstPolicy(turn.output, policy, examIds);
  return 'fault' in valid ? taken(fallbackAction(context), valid.fault) : taken(valid.response, null);
}

/** A record whose units the course still has: a course may have been changed since. */
const soundSnapshot = (snapshot: StudentSnapshot, { graph, isUnit }: Pick<CourseTurn, 'graph' | 'isUnit'>): StudentSnapshot => ({
  ...snapshot,
  focusUnitId: isUnit(snapshot.focusUnitId) ? snapshot.focusUnitId : graph.entryUnitId,
  unitsInProgress: snapshot.unitsInProgress.filter(isUnit),
});

function heardEvent(
  snapshot: StudentSnapshot,
  { event, now }: Pick<CourseTurn, 'event' | 'now'>,
): { snapshot: StudentSnapshot; event: ClientEvent } {
  switch (event.type) {
    case 'DRILL_GRADED':
      return { snapshot: applyEvidence(snapshot, event, now), event: { type: 'DRILL_CONTINUE', unitId: event.unitId } };
    case 'EXAM_SUBMITTED':
    case 'SUPPORT_VIEWED':
      return { snapshot: applyEvidence(snapshot, event, now), event: { type: 'EXAM_CONTINUE', unitId: event.unitId } };
    default:
      return { snapshot, event };
  }
}

const mostInProgress = 6;

/** The record after a turn: what she is at, and how the turn was understood. Nothing that was said moves her progress. */
function afterTurn(
  snapshot: StudentSnapshot,
  { focusUnitId, primaryTargetUnitId }: TutorPolicy,
  { mapped_units, turn_analysis }: LlmTutorResponse,
  { now, isUnit }: Pick<CourseTurn, 'now' | 'isUnit'>,
): StudentSnapshot {
  const inProgress = new Set([primaryTargetUnitId, focusUnitId, ...snapshot.unitsInProgress]);
  return {
    ...snapshot,
    focusUnitId,
    unitsInProgress: [...inProgress].slice(0, mostInProgress),
    lastTurnAnalysis: {
      mappedUnits: mapped_units
        .filter(({ unit_id }) => isUnit(unit_id))
        .slice(0, 5)
        .map(({ unit_id, confidence }) => ({ unitId: unit_id, confidence: Math.max(0, Math.min(1, confidence)) })),
      studentIntent: turn_analysis.student_intent,
      understandingSignal: turn_analysis.understanding_signal,
      suggestedPrereqUnits: turn_analysis.suggested_prereq_units.filter(isUnit).slice(0, 5),
    },
    lastTurnAt: now.toISOString(),
  };
}
