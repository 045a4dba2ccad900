import type { DetectorId, DetectorSeverity } from '@stoa/schema/essay/detector-fire';
import type { SourceAnnotation } from '@stoa/schema/essay/essay-draft';
import type { EssayPhase } from '@stoa/schema/essay/essay-phase';
import type { EssayPrompt } from '../reading/essay-prompt.ts';
import type { KnownHistory } from '../reading/known-history.ts';
import type { EssayReading } from '../reading/read-essay.ts';
import type { TextSpan } from '../reading/text-span.ts';
import type { NamingSentence } from './outside-evidence.ts';

/** What a detector may look at. */
export type DetectorContext = {
  readonly prompt: EssayPrompt;
  readonly reading: EssayReading;
  /** The sentences of the body, with the historical things that they name. */
  readonly body: readonly NamingSentence[];
  readonly phase: EssayPhase;
  readonly annotations: readonly SourceAnnotation[];
  readonly known: KnownHistory;
};

/**
 * One place where a detector fires. `paragraph` is its index in the draft, or null for the whole draft or a note. `slots` fill
 * the coach's template.
 */
export type Finding = {
  readonly paragraph: number | null;
  readonly span: TextSpan | null;
  readonly slots: Readonly<Record<string, string>>;
};

/**
 * A named failure mode: the phases in which a coach should act on it, and how it is found. Pure: the same draft gives the same
 * findings.
 */
export type Detector = {
  readonly id: DetectorId;
  readonly severity: DetectorSeverity;
  readonly phases: readonly EssayPhase[];
  readonly find: (context: DetectorContext) => readonly Finding[];
};
