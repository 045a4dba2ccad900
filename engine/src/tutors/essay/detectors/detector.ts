import type { DetectorId, DetectorSeverity } from '@stoa/schema/essay/detector-fire';
import type { SourceAnnotation } from '@stoa/schema/essay/essay-draft';
import type { EssayPhase } from '@stoa/schema/essay/essay-phase';
import type { EssayPrompt } from '../reading/essay-prompt.ts';
import type { KnownHistory } from '../reading/known-history.ts';
import type { EssayReading } from '../reading/read-essay.ts';
import type { TextSpan } from '../reading/text-span.ts';
import type { NamingSentence } from './outside-evidence.ts';

/** What a detector looks at. */
export type DetectorContext = {
  readonly prompt: EssayPrompt;
  readonly reading: EssayReading;
  /** The sentences of the body with what they name of history. */
  readonly body: readonly NamingSentence[];
  readonly phase: EssayPhase;
  readonly annotations: readonly SourceAnnotation[];
  readonly known: KnownHistory;
};

/**
 * One place where a detector fires. `paragraph` is its index in the draft, null where the draft as a whole or a note is meant; `slots` fill the
 * template of the coach.
 */
export type Finding = {
  readonly paragraph: number | null;
  readonly span: TextSpan | null;
  readonly slots: Readonly<Record<string, string>>;
};

/** A named failure mode: in which phases a coach should act on it, and how it is found. Pure: the same draft, the same findings. */
export type Detector = {
  readonly id: DetectorId;
  readonly severity: DetectorSeverity;
  readonly phases: readonly EssayPhase[];
  readonly find: (context: DetectorContext) => readonly Finding[];
};
