// The thread that reads plans for ValidatorThread, one after another, and answers each.
import { parentPort } from 'node:worker_threads';
import { openVerificationPolicy } from '@stoa/library/open-verification-policy';
import { reviewPlan } from '@stoa/engine/tutors/lesson/plan/review-plan';

export type PlanToRead = [guideline: Parameters<typeof reviewPlan>[0], graph: Parameters<typeof reviewPlan>[1], now: Date];
export type PlanRead = { review: ReturnType<typeof reviewPlan> } | { error: unknown };

const policy = openVerificationPolicy();
parentPort?.on('message', (plan: PlanToRead) => parentPort?.postMessage(read(plan)));

function read([guideline, graph, now]: PlanToRead): PlanRead {
  try {
    return { review: reviewPlan(guideline, graph, { now, policy }) };
  } catch (error) {
    return { error };
  }
}
