import type { GlossaryTerm, QuestionAnswer } from '@stoa/schema/study-plan';

/** A question as it was put to the student: its words and its answer. */
export type AskedQuestion = { readonly stem: string; readonly answer: QuestionAnswer };

/** The tutor's own sub-question, and the replies that it accepts, each in its usual spelling. */
export type AskedProbe = { readonly text: string; readonly expected: readonly string[] };

/** A misconception that the student may state in words, as a teacher would describe it. */
export type ListedMisconception = { readonly id: string; readonly description: string };

export type Said = { readonly by: 'tutor' | 'student'; readonly text: string };

/** What is needed to understand a message. Any tutor fills in what it has; nothing here is specific to one tutor. */
export type HearingContext = {
  /** The open question; null if there is none. */
  readonly question: AskedQuestion | null;
  /** The probe that was asked last, if it is still open; otherwise null. */
  readonly probe: AskedProbe | null;
  readonly misconceptions: readonly ListedMisconception[];
  /** Words that the student may ask the meaning of; each entry lists the term's names. */
  readonly glossary: readonly Pick<GlossaryTerm, 'words'>[];
  /** What was said before the message, oldest first. */
  readonly said: readonly Said[];
};
