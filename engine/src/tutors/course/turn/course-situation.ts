import type { ExamTier } from '@stoa/schema/course/tier';
import type { TutorCard } from '@stoa/schema/course/tutor-message';
import type { UnitId } from '@stoa/schema/course/unit-id';

/** A drill that is waiting for an answer, if it is the last card of its conversation. */
export type WaitingDrill = {
  readonly unitId: UnitId;
  readonly messageId: string;
  /** Hints that she hasn't had yet, gentlest first. None of them reveals the answer. */
  readonly hints: readonly string[];
  /** What mustn't be revealed before it is answered: its own expression and its answer. */
  readonly secrets: readonly string[];
};

/** An exam question that is waiting for an answer. */
export type WaitingExam = {
  readonly unitId: UnitId;
  readonly title: string;
  readonly tier: ExamTier;
  /** Its question and choices in lower case. The words in them aren't explained before it is answered. */
  readonly words: string;
};

/** What was graded last, and how it is solved; `how` is null if that may not be told yet, or isn't known. */
export type GradedLast = {
  readonly kind: 'drill' | 'exam';
  readonly isCorrect: boolean;
  readonly unitId: UnitId;
  readonly how: string | null;
};

/**
 * The situation of a conversation at the beginning of a turn: what is in front of her, what was graded last, and what the tutor
 * said lately.
 */
export type CourseSituation = {
  readonly goal: UnitId | null;
  readonly drill: WaitingDrill | null;
  readonly exam: WaitingExam | null;
  /** Whether any exam question of hers can be answered now, here or elsewhere. Nothing is checked for her then. */
  readonly examIsOpen: boolean;
  readonly graded: GradedLast | null;
  readonly lastCard: { readonly type: TutorCard['type']; readonly unitId: UnitId } | null;
  /** Units whose key ideas she was shown here. */
  readonly keyIdeasOf: ReadonlySet<UnitId>;
  /** The tutor's last lines, oldest first. */
  readonly said: readonly string[];
};

/** The situation of a turn without a conversation. */
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
