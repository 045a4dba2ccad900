import type { LessonInput, LessonView } from '@stoa/schema/lesson';

/** A lesson as a student has it: what is on her screen, and what she sends. Nothing behind the screen is visible here. */
export type LessonDoor = {
  /** Returns the screen after the welcome. */
  begin: () => Promise<LessonView>;
  /** Sends a turn after this many seconds of thinking, and returns the screen after the reply. */
  take: (input: LessonInput, seconds: number) => Promise<LessonView>;
};
