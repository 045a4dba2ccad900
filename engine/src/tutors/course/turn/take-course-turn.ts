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

/** An exam question as the turn has to know it. */
export type ExamQuestionStatus = ExamStatus & {
  readonly questionId: string;
  readonly unitIds: readonly UnitId[];
  readonly difficultyTier: ExamTier;
  readonly tags?: readonly string[];
};

/** All that a turn is made of. `output` is what a model answered; undefined where none was asked. */
export type CourseTurn = {
  readonly turnId: string;
  readonly now: Date;
  readonly graph: LearningPathGraph;
  readonly snapshot: StudentSnapshot;
  readonly exams: readonly ExamQuestionStatus[];
  /** Whether the exam service could be asked; it could where that isn't said. */
  readonly examsReachable?: boolean;
  readonly event: ClientEvent | HardEvidence;
  /** What she wrote; null where she pressed a button. Beside an event it is passed over. */
  readonly message: CourseMessage | null;
  /** What was said before it, the oldest first. */
  readonly said: readonly Said[];
  /** What her text is about, where that was found elsewhere; null where the message is to be mapped. */
  readonly mappedUnits: readonly MappedUnit[] | null;
  readonly library: CourseLibrary;
  /** What was found for it where the rows of the course are kept elsewhere; null where they are those of the library. */
  readonly found: FoundInCourse | null;
  readonly isUnit: (unit: UnitId) => boolean;
  readonly material: (unit: UnitId) => UnitMaterial;
  /** Why a unit builds on another, in a sentence to the student; null where nobody wrote one. */
  readonly reason?: (unit: UnitId, before: UnitId) => string | null;
  /** The units of the course, among which she may have meant another. */
  readonly unitIds?: readonly UnitId[];
  /** What is in front of her; a turn by itself has nothing. */
  readonly situation?: CourseSituation;
  readonly output: unknown;
};

/** Why a model's output isn't what is served; `guarded` with the guards that objected to its words. */
export type Fallback = PolicyFault | 'no_model_output' | 'message_stopped' | 'open_exam' | 'told_by_code' | `guarded: ${string}`;

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
