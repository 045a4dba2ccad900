/**
 * How often each feature occurs in samples of each class, to compare classes by the features of a new text.
 *
 * Shape  `seen`: for each feature, its classes, with the number of their samples that have it; `samples`: how many each class
 *        has.
 */
export type NaiveBayes = {
  readonly seen: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly samples: readonly number[];
  readonly all: number;
};

/** Counts the features of samples; each sample has a class from 0 up to `classes`. */
export function naiveBayesOf(samples: readonly { of: number; features: readonly string[] }[], classes: number): NaiveBayes {
  const seen = new Map<string, Map<number, number>>();
  const counts = Array.from({ length: classes }, () => 0);
  for (const { of, features } of samples) {
    counts[of]! += 1;
    for (const feature of features) {
      const classesWithIt = seen.get(feature) ?? new Map<number, number>();
      if (classesWithIt.size === 0) seen.set(feature, classesWithIt);
      classesWithIt.set(of, (classesWithIt.get(of) ?? 0) + 1);
    }
  }
  return { seen, samples: counts, all: samples.length };
}

/**
 * Each class is treated as if it had this many more samples, with the features of all samples. A feature that was never seen in
 * a class is then rare, not impossible.
 */
const smoothing = 0.9;

/**
 * Returns how strongly features speak for each class, in nats: the sum of the log of how much likelier each feature is in the
 * class than in all samples. Features that no sample has count nothing.
 *
 * Source  Manning, Raghavan & Schütze (2008), "Introduction to Information Retrieval", chapter 13, the Bernoulli model, using
 *         only features that are present.
 */
export function evidence({ seen, samples, all }: NaiveBayes, features: readonly string[]): Float64Array {
  const sums = new Float64Array(samples.length);
  let known = 0;
  for (const feature of features) {
    const classesWithIt = seen.get(feature);
    if (classesWithIt === undefined) continue;
    known += 1;
    let inAll = 0;
    for (const count of classesWithIt.values()) inAll += count;
    for (const [of, count] of classesWithIt) sums[of]! += Math.log1p((count * all) / (inAll * smoothing));
  }
  // A feature that was never seen in a class contributes the same amount, whichever feature it is.
  return sums.map((sum, of) => sum + known * Math.log(smoothing / (samples[of]! + smoothing)));
}
