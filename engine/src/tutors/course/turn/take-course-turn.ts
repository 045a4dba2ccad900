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
import type { CourseHearing, CourseMessage } from '../hearing/hear-course-message.ts';
import type { LearningPathGraph } from '../learning-path-graph.ts';
import type { ExamReadiness } from '../policy/compute-policy.ts';
import type { UnitPriority } from '../policy/unit-priority.ts';
import { sectionBehind, type CourseLibrary, type FoundInCourse } from '../retrieval/course-context.ts';
import { courseScript, fallbackAction } from './course-script.ts';
import { socratic } from './said-response.ts';
import type { CourseSituation } from './course-situation.ts';
import type { CourseSpeech, UnitMaterial } from './course-speech.ts';
import { decideCourseTurn } from './decide-course-turn.ts';
import { hearCourseTurn } from './hear-course-turn.ts';
import { validateAgainstPolicy, type PolicyFault } from './validate-against-policy.ts';

/** An exam question as the turn needs to know it. */
export type ExamQuestionStatus = ExamStatus & {
  readonly questionId: string;
  readonly unitIds: readonly UnitId[];
  readonly difficultyTier: ExamTier;
  readonly tags?: readonly string[];
};

/** Everything that a turn is made of. `output` is a model's answer; undefined if none was asked. */
export type CourseTurn = {
  readonly turnId: string;
  readonly now: Date;
  readonly graph: LearningPathGraph;
  readonly snapshot: StudentSnapshot;
  readonly exams: readonly ExamQuestionStatus[];
  /** Whether the exam service could be asked; true by default. */
  readonly examsReachable?: boolean;
  readonly event: ClientEvent | HardEvidence;
  /** What she wrote; null if she pressed a button. Ignored if there is an event. */
  readonly message: CourseMessage | null;
  /** What was said before it, oldest first. */
  readonly said: readonly Said[];
  /** The units that her text is about, if they were found elsewhere; null if the message has to be mapped. */
  readonly mappedUnits: readonly MappedUnit[] | null;
  readonly library: CourseLibrary;
  /** What was found for the turn if the course's rows are stored elsewhere; null to search those of the library. */
  readonly found: FoundInCourse | null;
  readonly isUnit: (unit: UnitId) => boolean;
  readonly material: (unit: UnitId) => UnitMaterial;
  /** Why a unit builds on another, in a sentence to the student; null if nobody wrote one. */
  readonly reason?: (unit: UnitId, before: UnitId) => string | null;
  /** The units of the course, among which she may have meant another. */
  readonly unitIds?: readonly UnitId[];
  /** What is in front of her. A turn without a conversation has none. */
  readonly situation?: CourseSituation;
  readonly output: unknown;
};

/** Why a model's output isn't served; `guarded` with the guards that objected to its words. */
export type Fallback = PolicyFault | 'no_model_output' | 'message_stopped' | 'open_exam' | 'told_by_code' | `guarded: ${string}`;

export type TakenTurn = {
  readonly policy: TutorPolicy;
  readonly priorities: readonly UnitPriority[];
  readonly readiness: ExamReadiness;
  /** How the message was interpreted; null if there was none. */
  readonly hearing: CourseHearing | null;
  /** What a model was or would be told; null if none may be asked. */
  readonly speech: CourseSpeech | null;
  readonly response: LlmTutorResponse;
  readonly fallback: Fallback | null;
  /** The lesson section that the text is based on; null if it says nothing about the course. */
  readonly citation: ContentChunk | null;
  readonly snapshot: StudentSnapshot;
};

/**
 * Takes a turn of the course tutor (course spec PV-AI-006): evidence, hearing, policy, one allowed action, the record
 * afterward.
 *
 * An event is about its own unit, so no text is mapped then. The result of a grader or of the exam service is applied first,
 * and the turn goes on as after Continue. A message that the safety check stops is answered with guidance: no model is asked
 * and the record doesn't change. Without a model, the script replies. If an output breaks the policy or a guard objects to it,
 * the fallback replaces it.
 */
export function takeCourseTurn(turn: CourseTurn): TakenTurn {
  const { snapshot, event } = heardEvent(turn.snapshot, turn);
  const heard = hearCourseTurn({ ...turn, snapshot, event, underway: null });
  const { hearing } = heard;
  const { speech, ...decided } = decideCourseTurn(turn, heard);
  if (hearing?.kind === 'stopped')
    return {
      ...decided,
      hearing,
      speech: null,
      response: socratic(speech, guidanceWords(hearing.unsafe, 'the course')),
      fallback: 'message_stopped',
      citation: null,
      snapshot: turn.snapshot,
    };
  const { response, fallback } = phrased(turn.output, speech);
  return {
    ...decided,
    hearing,
    speech,
    response,
    fallback,
    citation: sectionBehind(response.tutor_text, speech.found),
    snapshot: recordAfterTurn(heard.snapshot, decided.policy, response, turn),
  };
}

/** Returns what is served: the model's output if policy and guards allow it, otherwise what code says in its place. */
function phrased(output: unknown, speech: CourseSpeech): { response: LlmTutorResponse; fallback: Fallback | null } {
  if (output === undefined) return { response: courseScript(speech), fallback: 'no_model_output' };
  const valid = validateAgainstPolicy(output, speech.policy, speech.examIds);
  if ('fault' in valid) return { response: fallbackAction(speech), fallback: valid.fault };
  const objections = courseTutorAgent.guards.flatMap((guard) => guard(asReply(valid.response), speech, null)?.guard ?? []);
  return objections.length === 0
    ? { response: valid.response, fallback: null }
    : { response: fallbackAction(speech), fallback: `guarded: ${objections.join(', ')}` };
}

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

/**
 * Returns the record after a turn: her current unit, and how the turn was understood. Nothing that was said changes her
 * progress.
 */
export function recordAfterTurn(
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
