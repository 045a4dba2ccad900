import { describe, expect, it } from 'vitest';
import { measureDetectors } from './essay-measure-verb.ts';

/**
 * The lowest recall allowed. On drafts that nobody looked at (`count`), detectors do worse; there they only have to be useful.
 */
const leastRecall = { look: 0.7, count: 0.5 };

/**
 * Below this many quiet drafts in the counted part, a detector may be over its budget if it is soft (decision essay-detectors).
 */
const measuredOnFew = 20;

describe.each(['look', 'count'] as const)('the detectors on the labeled drafts, part "%s"', (part) => {
  const { measures, misses } = measureDetectors(part);

  it.each(measures.map((measure) => [measure.detector, measure] as const))(
    '%s stays within its budget of false alarms',
    (_, measure) => {
      if (part === 'count' && measure.quiet < measuredOnFew) return expect(measure.severity).toBe('soft');
      // One draft more or less is about one percent if eighty are counted.
      const tolerated = part === 'count' ? 0.01 : 0;
      return expect(measure.falsePositiveRate).toBeLessThan(measure.budget + tolerated);
    },
  );

  it.each(measures.map((measure) => [measure.detector, measure] as const))('%s finds enough of what it looks for', (_, measure) =>
    expect(measure.recall).toBeGreaterThanOrEqual(leastRecall[part]),
  );

  it('shows the misjudged drafts in the part that may be read, and none in the other', () =>
    expect(misses.length > 0).toBe(part === 'look'));
});
