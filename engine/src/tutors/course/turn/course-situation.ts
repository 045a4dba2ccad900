import type { ExamTier } from '@stoa/schema/course/tier';
import type { TutorCard } from '@stoa/schema/course/tutor-message';
import type { UnitId } from '@stoa/schema/course/unit-id';

/** A drill that waits for an answer, as the last card of its conversation. */
export type WaitingDrill = {
  readonly unitId: UnitId;
  readonly messageId: string;
  /** Hints that she hasn't had yet, the gentlest first; none of them tells the answer. */
  readonly hints: readonly string[];
  /** What nobody may be told of before it is answered: its own expression and its answer. */
  readonly secrets: readonly string[];
};

/** An exam question that waits for an answer. */
export type WaitingExam = {
  readonly unitId: UnitId;
  readonly title: string;
  readonly tier: ExamTier;
  /** Its question and choices in small letters: what they say isn't explained before it is answered. */
  readonly words: string;
};

/** What was graded last, and how it is found; null where nobody may be told yet, or nobody knows. */
export type GradedLast = {
  readonly kind: 'drill' | 'exam';
  readonly isCorrect: boolean;
  readonly unitId: UnitId;
  readonly how: string | null;
};

/** Where a conversation stands as a turn begins: what is in front of her, what was graded last, and what the tutor said lately. */
export type CourseSituation = {
  readonly goal: UnitId | null;
  readonly drill: WaitingDrill | null;
  readonly exam: WaitingExam | null;
  /** Whether any exam question of hers can be answered now, here or elsewhere: nothing is checked for her then. */
  readonly examIsOpen: boolean;
  readonly graded: GradedLast | null;
  readonly lastCard: { readonly type: TutorCard['type']; readonly unitId: UnitId } | null;
  /** Units whose key ideas she was shown here. */
  readonly keyIdeasOf: ReadonlySet<UnitId>;
  /** The tutor's last lines, the oldest first. */
  readonly said: readonly string[];
};

/** A turn by itself, without a conversation around it. */
export const noSituation: CourseSituation = {
  goal: null,
  drill: null,
  exam: null,
  examIsOpen: false,
  graded: null,
  lastCard: null,
  keyIdeasOf: new Set(),
  said: [],
};
