import type { ClientEvent } from '@stoa/schema/course/client-event';
import type { UnitId } from '@stoa/schema/course/unit-id';
import type { ExamStatus } from '@stoa/schema/course/exam-status';
import type { ContentChunk } from '@stoa/schema/course/course';
import type { HardEvidence } from '@stoa/schema/course/hard-evidence';
import type { LlmTutorResponse } from '@stoa/schema/course/llm-tutor-response';
import type { MappedUnit, StudentSnapshot } from '@stoa/schema/course/student-snapshot';
import type { ExamTier } from '@stoa/schema/course/tier';
import type { TutorPolicy } from '@stoa/schema/course/tutor-policy';
import type { Said } from '../../../hearing/hearing-context.ts';
import { guidanceWords } from '../../../safety/guidance.ts';
import { asReply, courseTutorAgent } from '../agent/course-tutor-agent.ts';
import { applyEvidence } from '../evidence/apply-evidence.ts';
import { hearCourseMessage, type CourseHearing, type CourseMessage } from '../hearing/hear-course-message.ts';
import type { LearningPathGraph } from '../learning-path-graph.ts';
import { computePolicy, type ExamReadiness } from '../policy/compute-policy.ts';
import { candidateUnits } from '../policy/scoped-units.ts';
import { unitPriorities, type UnitPriority } from '../policy/unit-priority.ts';
import { retrieveContext, sectionBehind, type CourseLibrary } from '../retrieval/course-context.ts';
import { progressIn } from '../student-progress.ts';
import { snapshotLite } from '../view/snapshot-lite.ts';
import { courseScript, fallbackAction, socratic } from './course-script.ts';
import type { CourseSpeech, UnitMaterial } from './course-speech.ts';
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
  readonly event: ClientEvent | HardEvidence;
  /** What she wrote; null where she pressed a button. Beside an event it is passed over. */
  readonly message: CourseMessage | null;
  /** What was said before it, the oldest first. */
  readonly said: readonly Said[];
  /** What her text is about, where that was found elsewhere; null where the message is to be mapped. */
  readonly mappedUnits: readonly MappedUnit[] | null;
  readonly library: CourseLibrary;
  readonly isUnit: (unit: UnitId) => boolean;
  readonly material: (unit: UnitId) => UnitMaterial;
  readonly output: unknown;
};

/** Why a model's output isn't what is served; `guarded` with the guards that objected to its words. */
export type Fallback = PolicyFault | 'no_model_output' | 'message_stopped' | `guarded: ${string}`;

export type TakenTurn = {
  readonly policy: TutorPolicy;
  readonly priorities: readonly UnitPriority[];
  readonly readiness: ExamReadiness;
  /** How the message was heard; null where there was none. */
  readonly hearing: CourseHearing | null;
  /** What a model was or would be told; null where none may be asked. */
  readonly speech: CourseSpeech | null;
  readonly response: LlmTutorResponse;
  readonly fallback: Fallback | null;
  /** The section of a lesson that what is said stands on; null where it says nothing of the course. */
  readonly citation: ContentChunk | null;
  readonly snapshot: StudentSnapshot;
};

/**
 * Takes a turn of the course tutor (course spec PV-AI-006): evidence, hearing, policy, one allowed action, the record after it.
 *
 * An event is about its own unit, and no text is mapped then. What a grader or the exam service found is applied first; the turn goes on as
 * it does on Continue. A message that the safety check stops is answered by guidance: no model is asked and nothing of the record moves. Without a
 * model the script speaks; in place of an output that breaks the policy or that a guard objects to, the fallback does.
 */
export function takeCourseTurn(turn: CourseTurn): TakenTurn {
  const { graph, now, isUnit, library } = turn;
  const { snapshot, event } = heardEvent(soundSnapshot(turn.snapshot, turn), turn);
  const message = event.type === 'NONE' ? turn.message : null;
  const hearing =
    message === null
      ? null
      : hearCourseMessage(message, { index: library.units, previous: snapshot.lastTurnAnalysis, said: turn.said });
  const mappedUnits = mappedBy(event, hearing, turn).filter(({ unitId }) => isUnit(unitId));
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
    examStatuses: statusesOf(turn.exams),
  });
  const decided = { policy, readiness, hearing, priorities: unitPriorities(candidates, snapshot, mappedUnits, now) };
  const heard = hearing?.kind === 'heard' ? hearing : null;
  const speech = speechOf(turn, { snapshot, event, message, heard, mappedUnits, policy, examIds: standing.candidateIds });
  if (hearing?.kind === 'stopped')
    return {
      ...decided,
      speech: null,
      response: socratic(speech, guidanceWords(hearing.unsafe, 'the course')),
      fallback: 'message_stopped',
      citation: null,
      snapshot: turn.snapshot,
    };
  const { response, fallback } = phrased(turn.output, speech);
  return {
    ...decided,
    speech,
    response,
    fallback,
    citation: sectionBehind(response.tutor_text, speech.found),
    snapshot: afterTurn(snapshot, policy, response, turn),
  };
}

/** What the exam service says, by question. */
export const statusesOf = (exams: readonly ExamQuestionStatus[]): Readonly<Record<string, ExamStatus>> =>
  Object.fromEntries(exams.map(({ questionId, ...status }) => [questionId, status]));

function mappedBy(
  event: ClientEvent,
  hearing: CourseHearing | null,
  { mappedUnits }: Pick<CourseTurn, 'mappedUnits'>,
): readonly MappedUnit[] {
  if (event.type !== 'NONE') return [{ unitId: event.unitId, confidence: 1 }];
  if (hearing?.kind === 'stopped') return [];
  return mappedUnits ?? hearing?.mappedUnits ?? [];
}

/** What is known to who phrases the turn. Exam questions that can't be attempted are none of it. */
function speechOf(
  { exams, library, material }: CourseTurn,
  {
    snapshot,
    ...known
  }: Pick<CourseSpeech, 'event' | 'message' | 'heard' | 'mappedUnits' | 'policy' | 'examIds'> & { snapshot: StudentSnapshot },
): CourseSpeech {
  const { policy, message } = known;
  const focus = material(policy.focusUnitId);
  const { revisit } = snapshotLite(snapshot, policy, { units: [], titleOf: (unit) => unit }, statusesOf(exams));
  const open = exams.filter(({ questionId }) => known.examIds.includes(questionId));
  return {
    ...known,
    focus,
    focusTier: progressIn(snapshot, policy.focusUnitId).masteryTier,
    unitsInProgress: snapshot.unitsInProgress,
    revisit: { lockedCount: revisit.lockedCount, nextEligibleAt: revisit.nextEligibleAt },
    found: retrieveContext(library, {
      text: message === null ? focus.title : `${message.text} ${message.latex ?? ''}`,
      scopedUnitIds: policy.scopedUnitIds,
      exams: open.map(({ questionId, unitIds, difficultyTier }) => ({ questionId, unitIds, difficultyTier })),
    }),
  };
}

/** What is served: the model's output where policy and guards let it, and else what code says in its place. */
function phrased(output: unknown, speech: CourseSpeech): { response: LlmTutorResponse; fallback: Fallback | null } {
  if (output === undefined) return { response: courseScript(speech), fallback: 'no_model_output' };
  const valid = validateAgainstPolicy(output, speech.policy, speech.examIds);
  if ('fault' in valid) return { response: fallbackAction(speech), fallback: valid.fault };
  const objections = courseTutorAgent.guards.flatMap((guard) => guard(asReply(valid.response), speech, null)?.guard ?? []);
  return objections.length === 0
    ? { response: valid.response, fallback: null }
    : { response: fallbackAction(speech), fallback: `guarded: ${objections.join(', ')}` };
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
