import { setImmediate } from 'node:timers/promises';
import type { validatePlan } from '@stoa/engine/tutors/lesson/plan/validate-plan';
import type { TopicId } from '@stoa/schema/study-plan';
import type { StoredPlan } from '@stoa/store/store';

type Graph = Parameters<typeof validatePlan>[1];
type Finding = ReturnType<typeof validatePlan>[number];
type Known = { version: number; graph: Graph; findings: Promise<Finding[]> };

/**
 * What the validator says of published plans. It reads a plan in half a second, in which this process does nothing else; so each version
 * is read once, and whoever waits meanwhile gets a turn between two plans.
 */
export class PlanFindings {
  readonly #validate: typeof validatePlan;
  readonly #known = new Map<TopicId, Known>();

  constructor(validate: typeof validatePlan) {
    this.#validate = validate;
  }

  of({ topic_id, version, guideline }: StoredPlan, graph: Graph): Promise<Finding[]> {
    const known = this.#known.get(topic_id);
    if (known !== undefined && known.version === version && known.graph === graph) return known.findings;
    const findings = setImmediate().then(() => this.#validate(guideline, graph));
    this.#known.set(topic_id, { version, graph, findings });
    return findings;
  }
}
