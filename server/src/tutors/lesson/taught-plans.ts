import type { TopicByVersion } from '@stoa/engine/tutors/lesson/state/stored-lesson';
import type { Guideline } from '@stoa/schema/study-plan';
import type { PlanStore } from '@stoa/store/store';

const mostKept = 500;

/** The versions of plans that lessons under way teach. A version never changes, so it is asked for once. */
export class TaughtPlans {
  readonly #plans: PlanStore;
  readonly #byVersion = new Map<string, Guideline>();

  constructor(plans: PlanStore) {
    this.#plans = plans;
  }

  /** Errors  throws where the store has no such version: no version is ever taken out of it. */
  async find({ topic_id, plan_version }: Pick<TopicByVersion, 'topic_id' | 'plan_version'>): Promise<Guideline> {
    const name = `${topic_id}@${plan_version}`;
    const kept = this.#byVersion.get(name);
    if (kept !== undefined) return kept;
    const found = await this.#plans.find(topic_id, plan_version);
    if (found === null) throw new Error(`the plan ${name} of a lesson is not in the store`);
    if (this.#byVersion.size >= mostKept) this.#byVersion.clear();
    this.#byVersion.set(name, found.guideline);
    return found.guideline;
  }
}
