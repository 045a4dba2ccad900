import { takeSteps } from './allowance.ts';
import { limits } from './limits.ts';

/** A product of two terms, in steps: their coefficients are fractions and their letters a sorted list. */
const stepsOfProduct = 25;

/** Thrown inside the engine when a computation would cost too much; every public function turns it into "undecided". */
export class OverBudget extends Error {
  override name = 'OverBudget';
}

/** What one judgement may still spend, in term products. It is handed down so that many small steps cannot add up. */
export type Budget = { left: number };

export const newBudget = (): Budget => ({ left: limits.termProducts });

export function spend(budget: Budget, cost: number): void {
  budget.left -= cost;
  if (budget.left < 0) throw new OverBudget('more work than one answer deserves');
  takeSteps(stepsOfProduct * cost);
}

/** The result of `compute`, or null where it would have cost too much. */
export function withinBudget<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof OverBudget) return null;
    throw error;
  }
}
