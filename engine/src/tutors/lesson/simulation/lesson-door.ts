import type { LessonInput, LessonView } from '@stoa/schema/lesson';

/** A lesson as a student has it: what is on her screen, and what she sends. Nothing behind the screen is shown here. */
export type LessonDoor = {
  /** The screen after the welcome. */
  begin: () => Promise<LessonView>;
  /** Sends a turn after so many seconds of thinking, and returns the screen after the reply. */
  take: (input: LessonInput, seconds: number) => Promise<LessonView>;
};
