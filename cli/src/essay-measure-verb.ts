import { detectedDrafts } from '@stoa/engine/corpus/essay-drafts/detected-drafts';
import { essayDrafts } from '@stoa/engine/corpus/essay-drafts/essay-draft-row';
import { detectors } from '@stoa/engine/tutors/essay/detectors/detect';
import { scoreDetectors } from '@stoa/engine/tutors/essay/detectors/score-detectors';
import { historyOfBanks } from '@stoa/engine/tutors/essay/reading/history-of-banks';
import { openEssays } from '@stoa/library/open-essays';
import type { DetectorId, DetectorSeverity } from '@stoa/schema/essay/detector-fire';

/** Which drafts are measured: `look` may be read while rules are written, `count` is only for measuring. */
export type MeasuredPart = 'look' | 'count';

/** How often one detector is right on the labeled drafts. A rate is null if its denominator is zero. */
export type DetectorMeasure = {
  readonly detector: DetectorId;
  readonly severity: DetectorSeverity;
  /** Of the drafts on which it fired, the share on which it should; of those on which it should, the share on which it did. */
  readonly precision: number | null;
  readonly recall: number | null;
  /** Of the drafts on which it should be quiet, the share on which it fired, and what its severity allows. */
  readonly falsePositiveRate: number | null;
  readonly budget: number;
  readonly withinBudget: boolean;
  readonly hits: number;
  readonly misses: number;
  readonly falseFires: number;
  readonly quiet: number;
};

/**
 * The false positives that a detector may have (essay spec, "Test plan"): a share of the drafts on which it should be quiet.
 */
export const budgets: Readonly<Record<DetectorSeverity, number>> = { blocking: 0.05, soft: 0.2 };

/** A line of `stoa essay measure --misses`: a draft on which a detector was wrong. */
export type MeasuredMiss = {
  readonly draft: string;
  readonly detector: DetectorId;
  readonly wrong: 'missed' | 'false';
  readonly why: string;
  readonly paragraphs: readonly string[];
};

const share = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((1000 * part) / whole) / 1000);

/**
 * Returns precision and recall of every detector over the labeled drafts, in the detectors' order; and, of the part that may be
 * read, each draft on which one was wrong.
 */
export function measureDetectors(
  part: MeasuredPart,
  from?: string,
): { readonly measures: readonly DetectorMeasure[]; readonly misses: readonly MeasuredMiss[] } {
  const rows = essayDrafts[part].filter(({ provenance }) => from === undefined || provenance === from);
  const { banks, thresholds } = openEssays();
  const scored = detectedDrafts(rows, { known: historyOfBanks(banks), thresholds });
  const measures = scoreDetectors(scored).map(({ detector, hits, misses, falseFires, quiet }) => {
    const { severity } = detectors.find(({ id }) => id === detector)!;
    const falsePositiveRate = share(falseFires, quiet);
    return {
      detector,
      severity,
      precision: share(hits, hits + falseFires),
      recall: share(hits, hits + misses),
      falsePositiveRate,
      budget: budgets[severity],
      withinBudget: (falsePositiveRate ?? 0) < budgets[severity],
      hits,
      misses,
      falseFires,
      quiet,
    };
  });
  if (part === 'count') return { measures, misses: [] };
  const misses = scored.flatMap(({ row, expected, fired }) =>
    [...new Set([...expected, ...fired])]
      .filter((detector) => expected.has(detector) !== fired.has(detector))
      .map((detector): MeasuredMiss => {
        const wrong = expected.has(detector) ? 'missed' : 'false';
        return { draft: row.id, detector, wrong, why: row.why, paragraphs: row.paragraphs };
      }),
  );
  return { measures, misses };
}
