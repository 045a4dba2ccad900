import { z } from 'zod';
import { safetyViolations, type SafetyViolation } from '../../src/safety/unsafe.ts';
import { readCorpus, type Traced } from '../read-corpus.ts';

/**
 * The parts of the corpus that are held to different figures: `learned`, by which the rules were made and mended; `late_disclosures`, the last
 * batches of disclosures alone, each measured before it was learned from; and two that only measure: `laid_aside` before any rule was
 * made, `afterwards`, written when the first rules were finished. `threats_laid_aside` was counted once before the misses in it were learned from.
 */
export type SafetyPart = 'learned' | 'laid_aside' | 'afterwards' | 'late_disclosures' | 'threats_laid_aside';

const parts: Readonly<Record<string, SafetyPart>> = {
  'safety-laid-aside': 'laid_aside',
  'safety-afterwards': 'afterwards',
  'disclosures-batch-3': 'late_disclosures',
  'disclosures-batch-4': 'late_disclosures',
  'disclosures-batch-5': 'late_disclosures',
  'threats-and-neglect-laid-aside': 'threats_laid_aside',
};

const OrdinaryRow = z.strictObject({ text: z.string().min(1), topic: z.string() });
const HarmfulRow = z.strictObject({ text: z.string().min(1), violation: z.enum(safetyViolations) });

/** A message and what a careful teacher calls it; null for an ordinary one. */
export type LabelledMessage = { readonly text: string; readonly violation: SafetyViolation | null; readonly part: SafetyPart };

const labelled = ({
  text,
  violation,
  provenance,
}: Traced<{ text: string; violation: SafetyViolation | null }>): LabelledMessage => ({
  text,
  violation,
  part: parts[provenance] ?? 'learned',
});

/** Every message of the corpus: `ordinary.jsonl`, and one file for each kind of harm. */
export const labelledMessages: readonly LabelledMessage[] = [
  ...readCorpus(OrdinaryRow, 'safety', ['ordinary']).map((row) => labelled({ ...row, violation: null })),
  ...readCorpus(
    HarmfulRow,
    'safety',
    safetyViolations.map((violation) => violation.replaceAll('_', '-')),
  ).map(labelled),
];
