import type { CourseTurnLog } from '@stoa/schema/course/turn-log';
import type { LlmTutorResponse } from '@stoa/schema/course/llm-tutor-response';
import type { SnapshotLite } from '@stoa/schema/course/snapshot-lite';
import type { StudentSnapshot } from '@stoa/schema/course/student-snapshot';
import type { TurnLog } from '../../../turn/tutor.ts';
import { progressIn } from '../student-progress.ts';
import type { DecidedTurn } from '../turn/decide-course-turn.ts';
import type { HeardTurn } from '../turn/hear-course-turn.ts';

/**
 * Builds the log of what was decided in a turn and why, which can be found by the units that it was about (course spec
 * PV-AI-024).
 */
export function courseTurnLog({
  courseId,
  heard,
  decided: { policy, priorities, readiness },
  response,
  fallback,
  source,
  proposedAction,
  snapshot,
  lite,
}: {
  courseId: string;
  heard: HeardTurn;
  decided: Pick<DecidedTurn, 'policy' | 'priorities' | 'readiness'>;
  response: LlmTutorResponse;
  fallback: string | null;
  source: 'model' | 'script';
  proposedAction: string | null;
  snapshot: StudentSnapshot;
  lite: SnapshotLite;
}): TurnLog {
  const { focusUnitId, primaryTargetUnitId, prereqBlockingUnitId, allowedActions, stuck, examReady } = policy;
  const { desiredExamTier, examAvailability } = policy;
  const body: CourseTurnLog = {
    courseId,
    event: heard.event.type,
    mappedUnits: [...heard.mappedUnits],
    covered: heard.hearing?.kind === 'heard' ? heard.hearing.covered : null,
    intent: response.turn_analysis.student_intent,
    signal: response.turn_analysis.understanding_signal,
    focusUnitId,
    prereqBlockingUnitId,
    allowedActions,
    stuck,
    examReady,
    desiredExamTier,
    examAvailability,
    nextEligibleAt: readiness.nextEligibleAt,
    proposedAction,
    action: response.action,
    targetUnitId: response.target_unit_id,
    valid: fallback === null || fallback === 'no_model_output' || fallback === 'told_by_code', // the script has to follow the policy as well
    fallback,
    source,
    focusMasteryTier: progressIn(snapshot, focusUnitId).masteryTier,
    policy,
    priorities: priorities.map(({ unit_id, score, terms }) => ({ unit_id, score, terms })),
    snapshotLite: lite,
  };
  return { subjects: [...new Set([focusUnitId, primaryTargetUnitId])], fallback, body };
}
