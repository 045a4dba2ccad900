import { probabilities } from '../../hearing/model/linear-model.ts';
import { openModel } from '../../hearing/model/model-file.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { wordingFeatures } from './wording-features.ts';
import weights from './wording-weights.json' with { type: 'json' };

const model = openModel(weights);

/**
 * Returns how much a turn is worded like those that must not be said, from 0 to 1, by a model of whole turns
 * (`tools/train-weighing.ts`).
 */
export const wordedLikeBad = (turn: SpokenTurn): number => probabilities(model, wordingFeatures(turn))[1]!;
