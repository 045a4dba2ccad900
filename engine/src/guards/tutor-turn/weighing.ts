import { surelyBy } from './logistic.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { weighingFeatureNames, weighingFeatures } from './weighing-features.ts';
import weights from './weighing-weights.json' with { type: 'json' };
import { wordedLikeBad } from './wording.ts';

const regression = { bias: weights.bias, of: weighingFeatureNames.map((name) => weights.of[name]) };

/**
 * Returns how surely a turn must not be said, from 0 to 1, given all objections together, by a logistic regression over
 * `weighingFeatures` (`tools/train-weighing.ts`).
 */
export function weighed(turn: SpokenTurn, objecting: readonly string[]): number {
  return surelyBy(regression, weighingFeatures(turn, objecting, wordedLikeBad(turn)));
}
