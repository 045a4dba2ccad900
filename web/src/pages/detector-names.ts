import type { DetectorId } from '@stoa/schema/essay/detector-fire';

/** The names for teachers and admins of the issues that the essay coach finds. */
export const detectorNames: Record<DetectorId, string> = {
  thesis_restates_prompt: 'Thesis restates the prompt',
  context_is_phrase: 'Context is only a phrase',
  document_walkthrough: 'Walks through the documents',
  hipp_without_relevance: 'Sourcing without its point',
  outside_evidence_in_docs: 'Outside evidence from the documents',
  generic_outside_evidence: 'Outside evidence without a name',
  period_bleed: 'Evidence outside the period',
  description_not_argument: 'Describes instead of argues',
  missing_complexity: 'One-sided argument',
  buried_thesis: 'Thesis comes late',
};
