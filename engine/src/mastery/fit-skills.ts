import { fitBkt, typicalSkill, type BktFit } from './fit-bkt.ts';
import type { ResponseSequence } from './response-patterns.ts';

/**
 * Fits every skill by itself, tempered towards the fit of all responses taken together as one skill. So a skill with three
 * responses is like its neighbors, and one with three thousand is like itself.
 *
 * Shape   sequences by the skill's name in, fits by the same names out, in the same order.
 * Errors  none.
 * Source  partial pooling by an empirical prior: Efron & Morris (1975), JASA 70, 311–319.
 */
export function fitSkills(skills: ReadonlyMap<string, readonly ResponseSequence[]>): Map<string, BktFit> {
  const { params: usual } = fitBkt([...skills.values()].flat(), typicalSkill);
  return new Map([...skills].map(([skill, sequences]) => [skill, fitBkt(sequences, usual)]));
}
