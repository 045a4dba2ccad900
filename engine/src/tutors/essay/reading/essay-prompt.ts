/**
 * A document as the detectors need it. A DBQ of ours has aliases and a list of what is mentioned in it; a prompt from elsewhere
 * has neither.
 */
export type EssaySource = {
  readonly number: number;
  readonly title: string;
  readonly attribution: string;
  readonly year: number | null;
  readonly body: string;
  readonly aliases: readonly string[];
  readonly mentions: readonly string[];
};

/** A DBQ as the detectors need it. `start` and `end` are years, both included in the window. */
export type EssayPrompt = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly sources: readonly EssaySource[];
};
