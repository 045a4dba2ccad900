/**
 * Makes a random number generator from a seed, uniform in [0, 1), 32 bits a draw: a simulation must give the same figures in
 * every run.
 *
 * Source  mulberry32, T. Ettinger (2017).
 */
export function seededChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
