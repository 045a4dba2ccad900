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

/** What there is to say of a unit without a model. */
export type UnitMaterial = {
  readonly title: string;
  readonly concept: ConceptCard | null;
  readonly drill: DrillCard | null;
  /** What it is good for outside of school, in a sentence or two; null where nobody wrote it. */
  readonly use: string | null;
};

/** All that may be known by who phrases a turn, model or script: what is allowed, what the course says, what she said. */
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
  /** Why another unit than the one that she asked for is taught; null where it is that one. */
  readonly way: WayToGoal | null;
  /** Titles of other units that she may have meant by the same word. */
  readonly alike: readonly string[];
  /** Title and concept of each unit beside the focus that the turn may speak of. */
  readonly others: ReadonlyMap<UnitId, Pick<UnitMaterial, 'title' | 'concept'>>;
  readonly focus: UnitMaterial;
  readonly focusTier: MasteryTier;
  readonly unitsInProgress: StudentSnapshot['unitsInProgress'];
  /** Questions that wait to be tried again; `isReady`: one of them can be now. */
  readonly revisit: Pick<SnapshotLite['revisit'], 'lockedCount' | 'nextEligibleAt'> & { readonly isReady: boolean };
  readonly message: CourseMessage | null;
  /** What the words mean that she asks for, one or two that she compares; none where she asks for no more than that. */
  readonly terms: readonly ContentChunk[];
  readonly heard: Extract<CourseHearing, { kind: 'heard' }> | null;
  readonly found: CourseContext;
};
