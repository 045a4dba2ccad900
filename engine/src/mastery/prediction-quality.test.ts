import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { predictionQuality, type Foreseen } from './prediction-quality.ts';

const foreseen = fc.record({ predicted: fc.integer({ min: 0, max: 20 }).map((n) => n / 20), right: fc.boolean() });

describe('predictionQuality', () => {
  it('matches values worked out by hand', () => {
    const quality = predictionQuality([
      { predicted: 0.75, right: true },
      { predicted: 0.75, right: false },
      { predicted: 0.25, right: false },
    ])!;
    expect(quality.n).toBe(3);
    expect(quality.brier).toBeCloseTo((0.0625 + 0.5625 + 0.0625) / 3, 12);
    expect(quality.rmse).toBeCloseTo(Math.sqrt((0.0625 + 0.5625 + 0.0625) / 3), 12);
    expect(quality.log_loss).toBeCloseTo(-(Math.log(0.75) + Math.log(0.25) + Math.log(0.75)) / 3, 12);
    expect(quality.expected_calibration_error).toBeCloseTo((2 / 3) * 0.25 + (1 / 3) * 0.25, 12);
    expect(quality.auc).toBeCloseTo((1 + 0.5) / 2, 12); // above one wrong response, tied with the other
    expect(quality.bins.map(({ n }) => n)).toEqual([1, 2]);
  });

  it.each<[what: string, seen: Foreseen[], auc: number | null]>([
    [
      'every right response above every wrong one',
      [
        { predicted: 0.9, right: true },
        { predicted: 0.2, right: false },
      ],
      1,
    ],
    [
      'the other way round',
      [
        { predicted: 0.1, right: true },
        { predicted: 0.2, right: false },
      ],
      0,
    ],
    [
      'the same for all',
      [
        { predicted: 0.5, right: true },
        { predicted: 0.5, right: false },
      ],
      0.5,
    ],
    ['nothing to tell apart', [{ predicted: 0.5, right: true }], null],
  ])('computes AUC for %s', (_, seen, auc) => expect(predictionQuality(seen)!.auc).toBe(auc));

  it('computes AUC as if all pairs were counted', () => {
    fc.assert(
      fc.property(fc.array(foreseen, { minLength: 1, maxLength: 40 }), (seen) => {
        const pairs = seen.flatMap((one) =>
          seen.filter((other) => one.right && !other.right).map((other) => one.predicted - other.predicted),
        );
        const won = pairs.reduce((sum, lead) => sum + (lead > 0 ? 1 : lead === 0 ? 0.5 : 0), 0);
        if (pairs.length === 0) expect(predictionQuality(seen)!.auc).toBeNull();
        else expect(predictionQuality(seen)!.auc).toBeCloseTo(won / pairs.length, 9);
      }),
    );
  });

  it('returns null for no predictions', () => expect(predictionQuality([])).toBeNull());
});
