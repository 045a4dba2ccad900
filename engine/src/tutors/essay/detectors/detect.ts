import type { DetectorId, DetectorSeverity } from '@stoa/schema/essay/detector-fire';
import type { DetectorThresholds } from '@stoa/schema/essay/detector-thresholds';
import type { EssayDraft, SourceAnnotation } from '@stoa/schema/essay/essay-draft';
import type { EssayPhase } from '@stoa/schema/essay/essay-phase';
import type { EssayPrompt } from '../reading/essay-prompt.ts';
import type { KnownHistory } from '../reading/known-history.ts';
import { readEssay } from '../reading/read-essay.ts';
import { buriedThesis } from './buried-thesis.ts';
import { contextIsPhrase } from './context-is-phrase.ts';
import { descriptionNotArgument } from './description-not-argument.ts';
import type { Detector, Finding } from './detector.ts';
import { documentWalkthrough } from './document-walkthrough.ts';
import { genericOutsideEvidence } from './generic-outside-evidence.ts';
import { hippWithoutRelevance } from './hipp-without-relevance.ts';
import { missingComplexity } from './missing-complexity.ts';
import { sentencesOfBody } from './outside-evidence.ts';
import { outsideEvidenceInDocs } from './outside-evidence-in-docs.ts';
import { periodBleed } from './period-bleed.ts';
import { thesisRestatesPrompt } from './thesis-restates-prompt.ts';

/** Every detector, blocking ones first. */
export const detectors: readonly Detector[] = [
  thesisRestatesPrompt,
  documentWalkthrough,
  descriptionNotArgument,
  contextIsPhrase,
  hippWithoutRelevance,
  outsideEvidenceInDocs,
  genericOutsideEvidence,
  periodBleed,
  missingComplexity,
  buriedThesis,
];

/** A detector that fired, and where. */
export type Fire = Finding & { readonly detector: DetectorId; readonly severity: DetectorSeverity };

/** What detectors work on: a draft with its prompt and phase, and the history that is known by name. */
export type DetectInput = {
  readonly prompt: EssayPrompt;
  readonly draft: EssayDraft;
  readonly annotations: readonly SourceAnnotation[];
  readonly phase: EssayPhase;
  readonly known: KnownHistory;
  readonly thresholds: DetectorThresholds;
};

/**
 * Returns every failure mode that a coach should act on in this phase, blocking ones first. Detectors in `off` are switched
 * off.
 */
export function detect(
  { prompt, draft, annotations, phase, known, thresholds }: DetectInput,
  off: ReadonlySet<DetectorId> = new Set(),
): readonly Fire[] {
  const reading = readEssay(draft, prompt, phase, thresholds);
  const context = { prompt, reading, phase, annotations, known, body: sentencesOfBody(reading, prompt, known) };
  return detectors
    .filter(({ id, phases }) => phases.includes(phase) && !off.has(id))
    .flatMap(({ id, severity, find }) => find(context).map((finding) => ({ ...finding, detector: id, severity })));
}
