import type { SpokenTurn } from './spoken-turn.ts';
import { stanceFeatures } from './stance-features.ts';

/**
 * Returns the features by which a model reads the wording of a whole turn: the words and runs of `stanceFeatures`, each alone
 * and together with the verdict.
 *
 * Shape   names of features, each once.
 */
export function wordingFeatures(turn: SpokenTurn): string[] {
  const names = stanceFeatures(turn);
  return [...names, ...names.map((name) => `${turn.verdict} ${name}`)];
}
