import { conveysFeatureNames, conveysFeatures } from './conveys-features.ts';
import { surelyBy } from './logistic.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import weights from './conveys-weights.json' with { type: 'json' };

const regression = { bias: weights.bias, of: conveysFeatureNames.map((name) => weights.of[name]) };

/**
 * Returns how surely a text gets an idea across, from 0 to 1, by a logistic regression over `conveysFeatures`
 * (`tools/train-conveys.ts`).
 */
export function conveying(text: string, must: string, turn: Pick<SpokenTurn, 'question' | 'student' | 'said'>): number {
  return surelyBy(regression, conveysFeatures(text, must, turn));
}
