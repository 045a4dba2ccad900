import type { GlossaryTerm, QuestionAnswer } from '@stoa/schema/study-plan';

/** What a student is asked: the words and what answers them. */
export type AskedQuestion = { readonly stem: string; readonly answer: QuestionAnswer };

/** The tutor's own sub-question, and the replies that it accepts, each as one would write it. */
export type AskedProbe = { readonly text: string; readonly expected: readonly string[] };

/** A misconception that may be named in words: as a teacher describes it. */
export type ListedMisconception = { readonly id: string; readonly description: string };

export type Said = { readonly by: 'tutor' | 'student'; readonly text: string };

/** What a message is heard against. A tutor fills in what it has: nothing here belongs to one of them. */
export type HearingContext = {
  /** The question that waits; null where none does. */
  readonly question: AskedQuestion | null;
  /** The probe that was asked last and is still open; null where none is. */
  readonly probe: AskedProbe | null;
  readonly misconceptions: readonly ListedMisconception[];
  /** Words whose meaning may be asked for, each entry by its names. */
  readonly glossary: readonly Pick<GlossaryTerm, 'words'>[];
  /** What was said before the message, the oldest first. */
  readonly said: readonly Said[];
};
