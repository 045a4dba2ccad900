/**
 * The keys that say how a problem was made. From a generator and a seed, anybody with the source can compute the problem and
 * its answer.
 */
const ofOrigin = new Set(['origin', 'generator', 'generator_version', 'generator_model', 'seed', 'family', 'provenance']);

/** Returns a value as in JSON, without anything, at any depth, that reveals how a problem was made: for a learner's export. */
export function withoutOrigin(value: unknown): unknown {
  if (value instanceof Date || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutOrigin);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, held]) => (ofOrigin.has(name) ? [] : [[name, withoutOrigin(held)]])),
  );
}
