import type { Guideline } from '@stoa/schema/study-plan';
import { passagesOf } from './passage.ts';
import { indexOf, type PassageIndex } from './rank-passages.ts';

type Plan = Pick<Guideline, 'plan' | 'guidelines'>;
const indexes = new WeakMap<Plan['plan'], WeakMap<Plan['guidelines'], PassageIndex>>();

/**
 * Returns the search index over everything that a plan has to say. A plan in use is the same object as long as it is in memory,
 * so it is indexed once: indexing takes longer than a whole turn.
 */
export function planIndex(of: Plan): PassageIndex {
  const ofPlan = indexes.get(of.plan) ?? new WeakMap<Plan['guidelines'], PassageIndex>();
  indexes.set(of.plan, ofPlan);
  const index = ofPlan.get(of.guidelines) ?? indexOf(passagesOf(of));
  ofPlan.set(of.guidelines, index);
  return index;
}
