import { probabilities } from '../../hearing/model/linear-model.ts';
import { openModel } from '../../hearing/model/model-file.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { stanceFeatures } from './stance-features.ts';
import weights from './stance-weights.json' with { type: 'json' };

const model = openModel(weights);

/**
 * Returns how surely a turn calls an answer right, from 0 to 1, by a model of how tutors speak
 * (`tools/train-verdict-stance.ts`).
 */
export const affirmation = (turn: Omit<SpokenTurn, 'verdict' | 'act' | 'said'>): number =>
  probabilities(model, stanceFeatures(turn))[1]!;
