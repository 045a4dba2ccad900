import { questionsOf } from '@stoa/engine/tutors/lesson/plan/question-problem';
import type { TopicId } from '@stoa/schema/study-plan';
import type { PlanStore, StoredPlan } from '@stoa/store/store';

const checkEveryMs = 3000;

/**
 * Holds the newest study plans in memory. It asks at most every three seconds whether there are newer ones, and only then reads
 * them. A lesson under way uses its own version and never looks here.
 */
export class PlanShelf {
  readonly #plans: PlanStore;
  readonly #clock: () => Date;
  #edition: string | null = null;
  #checkedAt = -Infinity;
  #refreshing: Promise<void> | null = null;
  #byTopic = new Map<TopicId, StoredPlan>();

  constructor(plans: PlanStore, clock: () => Date) {
    this.#plans = plans;
    this.#clock = clock;
  }

  async all(): Promise<StoredPlan[]> {
    await this.#refresh();
    return [...this.#byTopic.values()];
  }

  async find(topic: TopicId): Promise<StoredPlan | null> {
    await this.#refresh();
    return this.#byTopic.get(topic) ?? null;
  }

  /** Returns the plans that students are taught from: all of their questions are verified problems. */
  async taught(): Promise<StoredPlan[]> {
    return (await this.all()).filter(isTaught);
  }

  /** The plan of a topic, if students are taught from it. */
  async findTaught(topic: TopicId): Promise<StoredPlan | null> {
    const plan = await this.find(topic);
    return plan !== null && isTaught(plan) ? plan : null;
  }

  /**
   * Makes the next call ask the store, because a plan was published or a problem retired. A query that is already running no
   * longer counts.
   */
  expire(): void {
    this.#edition = null;
    this.#checkedAt = -Infinity;
    this.#refreshing = null;
  }

  #refresh(): Promise<void> {
    if (this.#clock().getTime() - this.#checkedAt < checkEveryMs) return Promise.resolve();
    return this.#refreshing ?? this.#load();
  }

  #load(): Promise<void> {
    const loading = this.#read()
      .then(({ edition, plans }) => {
        if (this.#refreshing !== loading) return;
        if (plans !== null) this.#byTopic = new Map(plans.map((plan) => [plan.topic_id, plan]));
        this.#edition = edition;
        this.#checkedAt = this.#clock().getTime();
      })
      .finally(() => {
        if (this.#refreshing === loading) this.#refreshing = null;
      });
    this.#refreshing = loading;
    return loading;
  }

  /** Reads the plans, if they differ from those in memory. */
  async #read(): Promise<{ edition: string; plans: StoredPlan[] | null }> {
    const edition = await this.#plans.edition();
    return { edition, plans: edition === this.#edition ? null : await this.#plans.newest() };
  }
}

const isTaught = ({ guideline, problems }: StoredPlan): boolean => problems.length === questionsOf(guideline).length;
