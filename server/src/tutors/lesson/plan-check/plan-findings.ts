import type { PlanReview, reviewPlan } from '@stoa/engine/tutors/lesson/plan/review-plan';
import type { Guideline, TopicId } from '@stoa/schema/study-plan';
import type { StoredPlan } from '@stoa/store/store';

type Graph = Parameters<typeof reviewPlan>[1];
type Finding = PlanReview['findings'][number];
type Read = (guideline: Guideline, graph: Graph) => Promise<Finding[]>;
type Known = { version: number; graph: Graph; findings: Promise<Finding[]>; read: Finding[] | null };

/**
 * Holds what the validator says about published plans. Reading a plan takes a third of a second, so each version is read once.
 */
export class PlanFindings {
  readonly #read: Read;
  readonly #onFailure: (error: unknown) => void;
  readonly #known = new Map<TopicId, Known>();
  #readingAhead = false;

  /** `onFailure` is called for a plan that couldn't be read while nobody waited for it. */
  constructor(read: Read, onFailure: (error: unknown) => void) {
    this.#read = read;
    this.#onFailure = onFailure;
  }

  /** Errors  as `read`; the next call reads the plan again. */
  of(plan: StoredPlan, graph: Graph): Promise<Finding[]> {
    const { topic_id, version, guideline } = plan;
    const known = this.#knownOf(plan, graph);
    if (known !== null) return known.findings;
    const entry: Known = { version, graph, read: null, findings: this.#read(guideline, graph) };
    entry.findings = entry.findings.then(
      (findings) => (entry.read = findings),
      (error: unknown) => {
        if (this.#known.get(topic_id) === entry) this.#known.delete(topic_id);
        throw error;
      },
    );
    this.#known.set(topic_id, entry);
    return entry.findings;
  }

  /**
   * Returns what is known so far, in the order of the plans; null for a plan that is still to be read. Starts reading those,
   * one after another, so that somebody who opens a plan waits for at most one other.
   */
  soFar(plans: readonly StoredPlan[], graph: Graph): (Finding[] | null)[] {
    const found = plans.map((plan) => this.#knownOf(plan, graph)?.read ?? null);
    if (found.includes(null)) void this.#readAhead(plans, graph);
    return found;
  }

  async #readAhead(plans: readonly StoredPlan[], graph: Graph): Promise<void> {
    if (this.#readingAhead) return;
    this.#readingAhead = true;
    try {
      for (const plan of plans) await this.of(plan, graph);
    } catch (error) {
      this.#onFailure(error);
    } finally {
      this.#readingAhead = false;
    }
  }

  #knownOf({ topic_id, version }: StoredPlan, graph: Graph): Known | null {
    const known = this.#known.get(topic_id);
    return known !== undefined && known.version === version && known.graph === graph ? known : null;
  }
}
