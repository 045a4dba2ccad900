/** A predicted response: the chance that it is right, in 0..1, and whether it was. */
export type Foreseen = { predicted: number; right: boolean };

export type CalibrationBin = { from: number; to: number; n: number; predicted: number; observed: number };

/** How good predictions were. Chances and shares are in 0..1. */
export type PredictionQuality = {
  n: number;
  /** The chance that a right response was given a higher probability than a wrong one; null if all were right or all wrong. */
  auc: number | null;
  rmse: number;
  brier: number;
  /** Natural logarithm, mean over responses; a failed prediction of 0 or 1 costs as much as one of 1e-12. */
  log_loss: number;
  expected_calibration_error: number;
  /** Ten bins of equal width, without the empty ones. */
  bins: CalibrationBin[];
};

const binCount = 10;

/**
 * Measures predictions against what happened.
 *
 * Errors  returns null if there are no predictions.
 * Source  Brier (1950), Monthly Weather Review 78, 1–3; AUC as the statistic of Mann & Whitney (1947) with ties counted half;
 *         Naeini, Cooper & Hauskrecht (2015), AAAI, for the binned error.
 */
export function predictionQuality(seen: readonly Foreseen[]): PredictionQuality | null {
  if (seen.length === 0) return null;
  const brier = mean(seen.map(({ predicted, right }) => (predicted - Number(right)) ** 2));
  const bins = binsOf(seen);
  return {
    n: seen.length,
    auc: areaUnderCurve(seen),
    rmse: Math.sqrt(brier),
    brier,
    log_loss: mean(seen.map(({ predicted, right }) => -Math.log(Math.max(1e-12, right ? predicted : 1 - predicted)))),
    expected_calibration_error: bins.reduce(
      (sum, { n, predicted, observed }) => sum + (n / seen.length) * Math.abs(predicted - observed),
      0,
    ),
    bins,
  };
}

function binsOf(seen: readonly Foreseen[]): CalibrationBin[] {
  const byBin = Map.groupBy(seen, ({ predicted }) => Math.min(binCount - 1, Math.floor(predicted * binCount)));
  return [...byBin]
    .toSorted(([a], [b]) => a - b)
    .map(([bin, those]) => ({
      from: bin / binCount,
      to: (bin + 1) / binCount,
      n: those.length,
      predicted: mean(those.map(({ predicted }) => predicted)),
      observed: mean(those.map(({ right }) => Number(right))),
    }));
}

function areaUnderCurve(seen: readonly Foreseen[]): number | null {
  const sorted = seen.toSorted((a, b) => a.predicted - b.predicted);
  const rights = seen.filter(({ right }) => right).length;
  const wrongs = seen.length - rights;
  if (rights === 0 || wrongs === 0) return null;
  let rankSum = 0; // of the right responses; equal predictions share their mean rank
  for (let from = 0; from < sorted.length;) {
    let to = from;
    let rightsHere = 0;
    while (to < sorted.length && sorted[to]!.predicted === sorted[from]!.predicted) {
      if (sorted[to]!.right) rightsHere += 1;
      to += 1;
    }
    rankSum += (rightsHere * (from + 1 + to)) / 2;
    from = to;
  }
  return (rankSum - (rights * (rights + 1)) / 2) / (rights * wrongs);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
