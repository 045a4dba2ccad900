/** How one of the four steps of a mastery bar looks. */
export type BarStep = 'gained' | 'held' | 'lost' | 'open';

/** The first step, "Just starting". Any answer reaches it, right or wrong. */
const begun = 1;

/**
 * Says how a step of the bar looks. The bar is filled up to the level, and the steps just gained or lost stand out. Any first
 * answer reaches the first step, even a wrong one, so it's never shown as gained.
 *
 * Shape   steps from 1; `reached` and `was` are levels, 0 for a skill not started.
 */
export function barStep(step: number, { reached, was }: { reached: number; was: number }): BarStep {
  if (step > reached) return step <= was ? 'lost' : 'open';
  return step > was && step > begun ? 'gained' : 'held';
}
