/** How one of the four steps of a mastery bar looks. */
export type BarStep = 'gained' | 'held' | 'lost' | 'open';

/** "Just starting": that anything was answered at all, right or wrong. */
const begun = 1;

/**
 * Filled up to the level; the steps just gained or lost stand out. The first step is reached by any first answer, a wrong one too, so it is
 * never praised as gained.
 *
 * Shape   steps from 1; `reached` and `was` are levels, 0 for a skill not started.
 */
export function barStep(step: number, { reached, was }: { reached: number; was: number }): BarStep {
  if (step > reached) return step <= was ? 'lost' : 'open';
  return step > was && step > begun ? 'gained' : 'held';
}
