import type { LinearModel } from '../model/linear-model.ts';
import { openModel, type ModelFile } from '../model/model-file.ts';
import type { Calibration } from './calibration.ts';
import stored from './stance-weights.json' with { type: 'json' };

/** A model of how students stand to values, and what its chances are corrected by. */
export type StanceModel = { readonly linear: LinearModel; readonly calibration: Calibration };

/** The model as it is stored. */
export type StanceModelFile = { readonly linear: ModelFile; readonly calibration: Calibration };

/** The model that the hearing goes by. */
export const stanceModel: StanceModel = openStanceModel(stored);

export function openStanceModel({ linear, calibration }: StanceModelFile): StanceModel {
  return { linear: openModel(linear), calibration };
}
