import type { PlanReview, reviewPlan } from '@stoa/engine/tutors/lesson/plan/review-plan';
import type { Guideline, TopicId } from '@stoa/schema/study-plan';
import type { StoredPlan } from '@stoa/store/store';

type Graph = Parameters<typeof reviewPlan>[1];
type Finding = PlanReview['findings'][number];
type Read = (guideline: Guideline, graph: Graph) => Promise<Finding[]>;
type Known = { version: number; graph: Graph; findings: Promise<Finding[]> };

/** What the validator says of published plans. It reads a plan in half a second, so each version is read once. */
export class PlanFindings {
  readonly #read: Read;
  readonly #known = new Map<TopicId, Known>();

  constructor(read: Read) {
    this.#read = read;
  }

  /** Errors  as `read`; the next one who asks has it read again. */
  of({ topic_id, version, guideline }: StoredPlan, graph: Graph): Promise<Finding[]> {
    const known = this.#known.get(topic_id);
    if (known !== undefined && known.version === version && known.graph === graph) return known.findings;
    const findings = this.#read(guideline, graph).catch((error: unknown) => {
      if (this.#known.get(topic_id)?.findings === findings) this.#known.delete(topic_id);
      throw error;
    });
    this.#known.set(topic_id, { version, graph, findings });
    return findings;
  }
}
