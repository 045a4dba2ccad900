import { describe, expect, it } from 'vitest';
import { measureDetectors } from './essay-measure-verb.ts';

/** On drafts that nobody looked at a detector is found to be worse: there it only has to be worth having. */
const leastRecall = { look: 0.7, count: 0.5 };

/** Over its budget on the few drafts of the counted part that are to be quiet, and within it on all others: it ships soft (decision essay-detectors). */
const measuredOnFew = 20;

describe.each(['look', 'count'] as const)('the detectors on the labelled drafts, part "%s"', (part) => {
  const { measures, misses } = measureDetectors(part);

  it.each(measures.map((measure) => [measure.detector, measure] as const))(
    '%s stays within its budget of false fires',
    (_, measure) => {
      if (part === 'count' && measure.quiet < measuredOnFew) return expect(measure.severity).toBe('soft');
      // One draft more or less is a percent where eighty are counted.
      const tolerated = part === 'count' ? 0.01 : 0;
      return expect(measure.falsePositiveRate).toBeLessThan(measure.budget + tolerated);
    },
  );

  it.each(measures.map((measure) => [measure.detector, measure] as const))('%s finds what it is there for', (_, measure) =>
    expect(measure.recall).toBeGreaterThanOrEqual(leastRecall[part]),
  );

  it('shows the drafts that were judged wrongly where they may be read, and no others', () =>
    expect(misses.length > 0).toBe(part === 'look'));
});
