import { z } from 'zod';

/** The named failure modes of a DBQ (essay spec, "Named failure-mode detectors"). */
export const DetectorId = z.enum([
  'thesis_restates_prompt',
  'context_is_phrase',
  'document_walkthrough',
  'hipp_without_relevance',
  'outside_evidence_in_docs',
  'generic_outside_evidence',
  'period_bleed',
  'description_not_argument',
  'missing_complexity',
  'buried_thesis',
]);
export type DetectorId = z.infer<typeof DetectorId>;

/** Blocking ones are named to the student before anything else; soft ones are mentioned as part of a turn. */
export const DetectorSeverity = z.enum(['blocking', 'soft']);
export type DetectorSeverity = z.infer<typeof DetectorSeverity>;
