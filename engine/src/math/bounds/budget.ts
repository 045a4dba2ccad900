import { takeSteps } from './allowance.ts';
import { limits } from './limits.ts';

/** The cost of multiplying two terms, in steps: their coefficients are fractions and their letters a sorted list. */
const stepsOfProduct = 25;

/** Thrown inside the engine when a computation would cost too much; every public function turns it into "undecided". */
export class OverBudget extends Error {
  override name = 'OverBudget';
}

/** How many term products one judgment may still compute. It is passed down so that many small computations cannot add up. */
export type Budget = { left: number };

export const newBudget = (): Budget => ({ left: limits.termProducts });

export function spend(budget: Budget, cost: number): void {
  budget.left -= cost;
  if (budget.left < 0) throw new OverBudget('more work than one answer deserves');
  takeSteps(stepsOfProduct * cost);
}

/** Returns the result of `compute`, or null if it would cost too much. */
export function withinBudget<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof OverBudget) return null;
    throw error;
  }
}
