import { planProblems, type PlanProblems } from '@stoa/engine/tutors/lesson/state/lesson-world';
import type { TopicByVersion } from '@stoa/engine/tutors/lesson/state/stored-lesson';
import type { Guideline } from '@stoa/schema/study-plan';
import type { PlanStore } from '@stoa/store/store';

const mostKept = 500;

/** A version of a plan, and its questions as problems of the bank. */
export type TaughtPlan = { guideline: Guideline; problems: PlanProblems };

/**
 * The versions of plans that lessons under way teach. A version never changes, so it is read once; which of its questions are
 * verified may change.
 */
export class TaughtPlans {
  readonly #plans: PlanStore;
  readonly #byVersion = new Map<string, TaughtPlan>();

  constructor(plans: PlanStore) {
    this.#plans = plans;
  }

  /** Errors  throws if the store has no such version: versions are never deleted. */
  async find({ topic_id, plan_version }: Pick<TopicByVersion, 'topic_id' | 'plan_version'>): Promise<TaughtPlan> {
    const name = `${topic_id}@${plan_version}`;
    const kept = this.#byVersion.get(name);
    if (kept !== undefined) return kept;
    const found = await this.#plans.find(topic_id, plan_version);
    if (found === null) throw new Error(`the plan ${name} of a lesson is not in the store`);
    if (this.#byVersion.size >= mostKept) this.#byVersion.clear();
    const taught = { guideline: found.guideline, problems: planProblems(found.problems) };
    this.#byVersion.set(name, taught);
    return taught;
  }

  /** Makes the next call ask the store, because a problem was retired. */
  expire(): void {
    this.#byVersion.clear();
  }
}
