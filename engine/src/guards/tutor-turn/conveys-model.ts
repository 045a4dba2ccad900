import { conveysFeatureNames, conveysFeatures } from './conveys-features.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import weights from './conveys-weights.json' with { type: 'json' };

const weightOf = conveysFeatureNames.map((name) => weights.of[name]);

/**
 * How surely a text gets an idea across, from 0 to 1, by a logistic regression over `conveysFeatures` (`tools/train-conveys.ts`).
 */
export function conveying(text: string, must: string, turn: Pick<SpokenTurn, 'question' | 'student' | 'said'>): number {
  const score = conveysFeatures(text, must, turn).reduce((sum, value, i) => sum + value * weightOf[i]!, weights.bias);
  return 1 / (1 + Math.exp(-score));
}
