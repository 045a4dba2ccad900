// The thread that reads plans for ValidatorThread: one after another, an answer to each.
import { parentPort } from 'node:worker_threads';
import { validatePlan } from '@stoa/engine/tutors/lesson/plan/validate-plan';

export type PlanToRead = Parameters<typeof validatePlan>;
export type PlanRead = { findings: ReturnType<typeof validatePlan> } | { error: unknown };

parentPort?.on('message', (plan: PlanToRead) => parentPort?.postMessage(read(plan)));

function read(plan: PlanToRead): PlanRead {
  try {
    return { findings: validatePlan(...plan) };
  } catch (error) {
    return { error };
  }
}
