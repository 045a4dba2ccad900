/**
 * Thrown when a judgment takes more steps than it is allowed. Every search lets it through, so that nothing is judged by
 * half-done work.
 */
class OutOfSteps extends Error {
  override name = 'OutOfSteps';
}

/** How many steps may still be taken. Passed from one search to the next, so that many of them cannot add up. */
export type Allowance = { left: number };

/** The steps that the current work may still take. */
const current = { left: Number.POSITIVE_INFINITY };

/**
 * Subtracts steps from what the current work may take. A step is about one sum in floating point; an expensive operation says
 * how many steps it's worth. Steps are counted instead of time, so that a judgment ends at the same place on every machine
 * and every run.
 *
 * Errors  OutOfSteps, which only `withinSteps` catches; never thrown outside of it.
 */
export function takeSteps(count: number): void {
  current.left -= count;
  if (current.left < 0) throw new OutOfSteps('more work than one judgement deserves');
}

/**
 * Returns the result of `compute`, or null if it took more steps than any one of the allowances has left. The steps that it
 * took are subtracted from all of the allowances, and from those of any enclosing call.
 */
export function withinSteps<T>(allowances: readonly Allowance[], compute: () => T): { readonly result: T } | null {
  const outside = current.left;
  const inside = Math.min(outside, ...allowances.map(({ left }) => left));
  current.left = inside;
  try {
    return { result: compute() };
  } catch (error) {
    if (error instanceof OutOfSteps) return null;
    throw error;
  } finally {
    const taken = inside - Math.max(0, current.left);
    for (const allowance of allowances) allowance.left -= taken;
    current.left = outside - taken;
  }
}
