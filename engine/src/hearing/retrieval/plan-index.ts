import type { Guideline } from '@stoa/schema/study-plan';
import { passagesOf } from './passage.ts';
import { indexOf, type PassageIndex } from './rank-passages.ts';

type Plan = Pick<Guideline, 'plan' | 'guidelines'>;
const indexes = new WeakMap<Plan['plan'], WeakMap<Plan['guidelines'], PassageIndex>>();

/**
 * All that a plan has to say, ready to be searched. A plan that is taught is one value for as long as it is in memory, so it is indexed once:
 * that takes longer than a whole turn.
 */
export function planIndex(of: Plan): PassageIndex {
  const ofPlan = indexes.get(of.plan) ?? new WeakMap<Plan['guidelines'], PassageIndex>();
  indexes.set(of.plan, ofPlan);
  const index = ofPlan.get(of.guidelines) ?? indexOf(passagesOf(of));
  ofPlan.set(of.guidelines, index);
  return index;
}
