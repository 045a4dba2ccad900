import { fitBkt, typicalSkill, type BktFit } from './fit-bkt.ts';
import type { ResponseSequence } from './response-patterns.ts';

/**
 * Fits every skill by itself, tempered towards what is usual among all of them: the fit of their responses taken together as one skill.
 * So a skill with three responses is like its neighbours, and one with three thousand like itself.
 *
 * Shape   sequences by the name of the skill in, fits by the same names out, in the same order.
 * Errors  none.
 * Source  partial pooling by an empirical prior: Efron & Morris (1975), JASA 70, 311–319.
 */
export function fitSkills(skills: ReadonlyMap<string, readonly ResponseSequence[]>): Map<string, BktFit> {
  const { params: usual } = fitBkt([...skills.values()].flat(), typicalSkill);
  return new Map([...skills].map(([skill, sequences]) => [skill, fitBkt(sequences, usual)]));
}
