import type { UnitId } from '@stoa/schema/course/unit-id';
import type { ExamStatus } from '@stoa/schema/course/exam-status';
import type { MappedUnit, StudentSnapshot, UnitProgress } from '@stoa/schema/course/student-snapshot';
import type { ExamTier } from '@stoa/schema/course/tier';
import type { TutorPolicy } from '@stoa/schema/course/tutor-policy';
import type { LearningPathGraph } from '../learning-path-graph.ts';
import { progressIn } from '../student-progress.ts';
import { desiredExamTier, examStanding, noExams, type ExamStanding } from './exam-standing.ts';
import { bySureness, scopedUnits } from './scoped-units.ts';

/** From this confidence on, a text counts as being about a unit (course spec PV-AI-009). */
export const sureEnough = 0.55;
/** This many right drills in a row open an exam question, and are required for bronze. */
export const readyStreak = 2;

/** The most words of a concept card. */
export const longestConcept = 170;

const constraints: TutorPolicy['constraints'] = { maxConceptWords: longestConcept, maxWorkedExamples: 1, drillMaxSteps: 2 };

/** True if a unit's drills are done, so that only exam questions are left. */
export const isReadyStreak = ({ drill }: Pick<UnitProgress, 'drill'>): boolean => drill.streakCorrect >= readyStreak;

/** What a turn is about: the unit that was asked for, the first missing prerequisite, and the unit that is taught. */
export type TurnFocus = Pick<TutorPolicy, 'focusUnitId' | 'primaryTargetUnitId' | 'prereqBlockingUnitId'>;

/**
 * Finds what a turn is about. If prerequisites of the unit are missing, the first of them is taught instead (v1 of PV-AI-009:
 * one step at a time).
 */
export function turnFocus(snapshot: StudentSnapshot, graph: LearningPathGraph, mapped: readonly MappedUnit[]): TurnFocus {
  const [surest] = bySureness(mapped);
  const target = surest !== undefined && surest.confidence >= sureEnough ? surest.unitId : snapshot.focusUnitId;
  const blocker = missingBefore(target, snapshot, graph)[0] ?? null;
  return { focusUnitId: blocker ?? target, primaryTargetUnitId: target, prereqBlockingUnitId: blocker };
}

/** Returns the prerequisites of a unit in which the student has no tier yet, in the order of the course. */
export const missingBefore = (
  unit: UnitId,
  snapshot: StudentSnapshot,
  { prerequisitesOf }: LearningPathGraph,
): readonly UnitId[] => prerequisitesOf(unit).filter((before) => progressIn(snapshot, before).masteryTier === 'none');

/** True if the evidence says that the student is stuck: at least two graded drills, and the last one wasn't right. */
export const isStuck = ({ drill }: Pick<UnitProgress, 'drill'>): boolean => drill.attempts >= 2 && drill.streakCorrect === 0;

/** Why a student is or isn't ready for an exam question of the unit that is taught. */
export type ExamReadiness = {
  examReady: boolean;
  /**
   * The prerequisites of the focus that she lacks; and the focus itself, if it is taught in place of the unit that she asked
   * about.
   */
  missingPrerequisites: readonly UnitId[];
  drillStreak: number;
  streakNeeded: number;
  desiredExamTier: ExamTier;
  examAvailability: TutorPolicy['examAvailability'];
  nextEligibleAt: string | null;
};

/**
 * Computes what is allowed in this turn (PV-AI-009), and why an exam question is or isn't.
 *
 * Shape   `examCandidates` returns the questions of a unit and tier, `examStatuses` has what the exam service says about them.
 *         The policy includes the units that may be mentioned.
 */
export function computePolicy(turn: {
  turnId: string;
  snapshot: StudentSnapshot;
  graph: LearningPathGraph;
  mappedUnits: readonly MappedUnit[];
  examCandidates: (unit: UnitId, tier: ExamTier) => readonly string[];
  examStatuses: Readonly<Record<string, ExamStatus>>;
}): { policy: TutorPolicy; readiness: ExamReadiness; standing: ExamStanding } {
  const { snapshot, graph, mappedUnits } = turn;
  const focus = turnFocus(snapshot, graph, mappedUnits);
  const progress = progressIn(snapshot, focus.focusUnitId);
  const stuck = isStuck(progress);
  const tier = desiredExamTier[progress.masteryTier];
  const missing = missingBefore(focus.focusUnitId, snapshot, graph);
  const examReady = focus.prereqBlockingUnitId === null && missing.length === 0 && isReadyStreak(progress);
  const standing = examReady ? examStanding(turn.examCandidates(focus.focusUnitId, tier), turn.examStatuses) : noExams;
  const { availability: examAvailability, nextEligibleAt } = standing;
  return {
    standing,
    readiness: {
      examReady,
      missingPrerequisites: [...(focus.prereqBlockingUnitId === null ? [] : [focus.prereqBlockingUnitId]), ...missing],
      drillStreak: progress.drill.streakCorrect,
      streakNeeded: readyStreak,
      desiredExamTier: tier,
      examAvailability,
      nextEligibleAt,
    },
    policy: {
      turnId: turn.turnId,
      ...focus,
      scopedUnitIds: [...scopedUnits({ ...focus, mappedUnits, unitsInProgress: snapshot.unitsInProgress }, graph)],
      allowedActions: [
        'SOCRATIC_QUESTION',
        'DRILL_CARD',
        ...(stuck ? (['CONCEPT_CARD'] as const) : []),
        ...(examReady && examAvailability === 'available' ? (['EXAM_BLOCK'] as const) : []),
      ],
      stuck,
      examReady,
      desiredExamTier: tier,
      examAvailability,
      constraints,
      _debug: nextEligibleAt === null ? {} : { examNextEligibleAt: nextEligibleAt },
    },
  };
}
