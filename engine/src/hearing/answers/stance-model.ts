import type { LinearModel } from '../model/linear-model.ts';
import { openModel, type ModelFile } from '../model/model-file.ts';
import type { Calibration } from './calibration.ts';
import stored from './stance-weights.json' with { type: 'json' };

/** A model of students' stances towards values, with the networks that correct its probabilities. */
export type StanceModel = { readonly linear: LinearModel; readonly calibration: Calibration };

/** The model as stored in a file. */
export type StanceModelFile = { readonly linear: ModelFile; readonly calibration: Calibration };

/** The model that is in use. */
export const stanceModel: StanceModel = openStanceModel(stored);

export function openStanceModel({ linear, calibration }: StanceModelFile): StanceModel {
  return { linear: openModel(linear), calibration };
}
