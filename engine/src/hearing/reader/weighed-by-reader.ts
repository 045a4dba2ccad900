import type { ActName } from '../act.ts';
import { boundedLogOdds, sigmoid } from '../model/log-odds.ts';

/** How much the reader's opinion counts beside another judge's: its log-odds above `level`, times `weight`, are added. */
type ReaderWeight = { readonly weight: number; readonly level: number };

/**
 * Chosen on messages that no part of the ear has learned from (`count`, and `count-voices-1` to `7`). The level is lowest for
 * right answers, because a right answer that isn't heard is what students mind most.
 */
const weightOf = {
  rightAnswer: { weight: 0.6, level: -2 },
  otherAnswer: { weight: 0.6, level: -0.5 },
  probeAnswer: { weight: 1, level: -1 },
  misconception: { weight: 0.8, level: -1.5 },
} as const satisfies Readonly<Record<string, ReaderWeight>>;

/** Returns a judge's probability, corrected by the reader's. Both are bounded, so that neither is ever certain. */
export function weighedByReader(chance: number, read: number, judged: keyof typeof weightOf): number {
  const { weight, level } = weightOf[judged];
  return sigmoid(boundedLogOdds(chance) + weight * (boundedLogOdds(read) - level));
}

/**
 * Returns the probabilities of kinds, each multiplied by a power of the reader's for the likeliest of the acts that it can be.
 */
export function sharesByReader(
  shares: Float64Array,
  actsOf: readonly (readonly ActName[])[],
  present: Readonly<Record<ActName, number>>,
): Float64Array {
  const weighed = shares.map((share, at) => share * Math.max(least, ...actsOf[at]!.map((name) => present[name])) ** power);
  const sum = weighed.reduce((total, share) => total + share, 0);
  return weighed.map((share) => share / sum);
}
const least = 0.001;
const power = 0.6;
