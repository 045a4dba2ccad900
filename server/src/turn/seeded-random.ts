import { createHash } from 'node:crypto';

/**
 * Random numbers for one turn, the same whenever the turn is repeated: uniform in [0, 1), 32 bits each.
 *
 * Source  sfc32, C. Doty-Humphrey, PractRand (2010), seeded with the first 96 bits of SHA-256 of the seed text.
 */
export function seededRandom(seed: string): () => number {
  const digest = createHash('sha256').update(seed).digest();
  let [a, b, c, counter] = [digest.readInt32LE(0), digest.readInt32LE(4), digest.readInt32LE(8), 1];
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 12; i++) next(); // recommended for this generator: mix before the first draw
  return next;
}
