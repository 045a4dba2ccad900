import type { ContentChunk } from '@stoa/schema/course/course';
import type { ClientEvent } from '@stoa/schema/course/client-event';
import type { ConceptCard, DrillCard } from '@stoa/schema/course/llm-tutor-response';
import type { SnapshotLite } from '@stoa/schema/course/snapshot-lite';
import type { MappedUnit, StudentSnapshot } from '@stoa/schema/course/student-snapshot';
import type { MasteryTier } from '@stoa/schema/course/tier';
import type { TutorPolicy } from '@stoa/schema/course/tutor-policy';
import type { UnitId } from '@stoa/schema/course/unit-id';
import type { CourseHearing, CourseMessage } from '../hearing/hear-course-message.ts';
import type { ExamReadiness } from '../policy/compute-policy.ts';
import type { CourseContext } from '../retrieval/course-context.ts';
import type { CourseSituation } from './course-situation.ts';
import type { WayToGoal } from './way-to-goal.ts';

/** The material of a unit for turns without a model. */
export type UnitMaterial = {
  readonly title: string;
  readonly concept: ConceptCard | null;
  readonly drill: DrillCard | null;
  /** What it is good for outside of school, in a sentence or two; null if nobody wrote it. */
  readonly use: string | null;
};

/** Everything that the model or script that phrases a turn may know: what is allowed, what the course says, what she said. */
export type CourseSpeech = {
  readonly policy: TutorPolicy;
  /** The exam questions of focus and tier that can be attempted now. */
  readonly examIds: readonly string[];
  /** Whether the exam service could be asked. */
  readonly examsReachable: boolean;
  readonly mappedUnits: readonly MappedUnit[];
  readonly event: ClientEvent;
  readonly now: Date;
  readonly readiness: ExamReadiness;
  readonly situation: CourseSituation;
  /** Why a unit is taught that she didn't ask for; null if it is the one that she asked for. */
  readonly way: WayToGoal | null;
  /** Titles of other units that she may have meant by the same word. */
  readonly alike: readonly string[];
  /** Title and concept of each unit, other than the focus, that the turn may mention. */
  readonly others: ReadonlyMap<UnitId, Pick<UnitMaterial, 'title' | 'concept'>>;
  readonly focus: UnitMaterial;
  readonly focusTier: MasteryTier;
  readonly unitsInProgress: StudentSnapshot['unitsInProgress'];
  /** Questions that are waiting to be tried again. `isReady`: one of them can be now. */
  readonly revisit: Pick<SnapshotLite['revisit'], 'lockedCount' | 'nextEligibleAt'> & { readonly isReady: boolean };
  readonly message: CourseMessage | null;
  /** The meanings of the words that she asks for: one, or two that she compares. Empty unless she asks for nothing else. */
  readonly terms: readonly ContentChunk[];
  readonly heard: Extract<CourseHearing, { kind: 'heard' }> | null;
  readonly found: CourseContext;
};
