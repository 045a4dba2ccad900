import type { SpokenTurn } from './spoken-turn.ts';
import { stanceFeatures } from './stance-features.ts';

/**
 * What a model reads the wording of a whole turn by: the words and runs of `stanceFeatures`, each by itself and together with the verdict that was decided.
 *
 * Shape   names of features, each once.
 */
export function wordingFeatures(turn: SpokenTurn): string[] {
  const names = stanceFeatures(turn);
  return [...names, ...names.map((name) => `${turn.verdict} ${name}`)];
}
