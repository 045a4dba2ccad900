/** What says how a problem came to be. From a generator and a seed anybody with the source computes the problem, answer and all. */
const ofOrigin = new Set(['origin', 'generator', 'generator_version', 'generator_model', 'seed', 'family', 'provenance']);

/** A value as JSON has it, without anything, however deep, that tells what made a problem: for what a learner may take home. */
export function withoutOrigin(value: unknown): unknown {
  if (value instanceof Date || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutOrigin);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, held]) => (ofOrigin.has(name) ? [] : [[name, withoutOrigin(held)]])),
  );
}
