/**
 * How often each feature was seen in samples of each class, for comparing classes by the features of something new.
 *
 * Shape  `seen`: feature to its classes with the number of samples that have it; `samples`: of each class.
 */
export type NaiveBayes = {
  readonly seen: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly samples: readonly number[];
  readonly all: number;
};

/** Counts the features of samples, each with its class from 0 up to `classes`. */
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

/** So many samples of a class are thought to be like all of them together, so that what was never seen in a class is rare and not impossible. */
const smoothing = 0.9;

/**
 * What features speak for each class, in nats: the sum of the log of how much likelier each is in the class than in all samples. Features that no sample has say nothing.
 *
 * Source  Manning, Raghavan & Schütze (2008), "Introduction to Information Retrieval", chapter 13, the Bernoulli model over what is there alone.
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
  // What a feature says of a class where it was never seen is the same for all features.
  return sums.map((sum, of) => sum + known * Math.log(smoothing / (samples[of]! + smoothing)));
}
