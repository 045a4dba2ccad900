import type { SkillState } from '@stoa/schema/mastery';
import type { PracticePolicy } from '@stoa/schema/policy';
import type { PracticeMode } from '@stoa/schema/practice';
import type { BankedProblem } from '@stoa/schema/problem';
import { frameOf } from './problem-frame.ts';
import type { ServedProblem } from './served-problem.ts';

/**
 * Returns how hard the next problem should be, 1 to 5. It follows mastery by the policy's steps, one harder on a streak, one
 * easier after a miss. A checkpoint takes the policy's difficulties in turn; a review asks for the middle one.
 */
export function wantedDifficulty(mode: PracticeMode, state: SkillState, problemsDone: number, policy: PracticePolicy): number {
  if (mode === 'review') return policy.review_difficulty;
  if (mode === 'checkpoint') {
    return policy.checkpoint_difficulties[problemsDone % policy.checkpoint_difficulties.length]!;
  }
  const byMastery = 1 + policy.difficulty_steps.filter((step) => state.p_mastery >= step).length;
  const streak = state.streak >= policy.harder_after_streak ? 1 : 0;
  const miss = state.last_outcome === 'incorrect' ? 1 : 0;
  return Math.min(5, Math.max(1, byMastery + streak - miss));
}

/**
 * Chooses the next problem by these rules, the most important first: problems that can say something about her, before those
 * whose solution she has seen; unseen ones, or if all have been seen, the one seen longest ago; those within a step of the
 * wanted difficulty; those whose solution wasn't shown to anybody else lately; those with a frame that none of the last nine
 * had; those nearest to the wanted difficulty; the family not met for the longest; the rest by chance.
 *
 * Shape   `served` is oldest first; `exposed` (to her) and `shownLately` (to anybody) are ids. Null if there is nothing to
 *         choose from.
 */
export function chooseProblem(
  from: readonly BankedProblem[],
  wanted: number,
  served: readonly ServedProblem[],
  random: () => number,
  exposed: ReadonlySet<string> = new Set(),
  shownLately: ReadonlySet<string> = new Set(),
): BankedProblem | null {
  const lastSeen = new Map(served.map(({ problem_id }, at) => [problem_id, at]));
  const familySeen = new Map(served.map(({ family }, at) => [family, at]));
  const lately = new Set(served.slice(-framesKept).map(({ problem_id }) => problem_id as string));
  const framesMet = new Set(from.filter(({ item }) => lately.has(item.meta.id)).map(frameOf));
  const never = -1;
  const costs = from.map((problem) => {
    const { id, difficulty } = problem.item.meta;
    return {
      problem,
      cost: [
        exposed.has(id) ? 1 : 0,
        lastSeen.get(id) ?? never,
        Math.abs(difficulty - wanted) > near ? 1 : 0,
        shownLately.has(id) ? 1 : 0,
        framesMet.size > 0 && framesMet.has(frameOf(problem)) ? 1 : 0,
        Math.abs(difficulty - wanted),
        familySeen.get(problem.origin.family) ?? never,
      ] as const,
    };
  });
  const best = costs.toSorted((a, b) => compareCosts(a.cost, b.cost))[0];
  if (best === undefined) return null;
  const equal = costs.filter(({ cost }) => compareCosts(cost, best.cost) === 0);
  return equal[Math.floor(random() * equal.length)]!.problem;
}

/**
 * A problem's frame differs from those of this many problems before it, if the skill has enough frames within a step of the
 * wanted difficulty.
 */
const framesKept = 9;

/** How many steps of difficulty a problem may be off. */
const near = 1;

/**
 * True if too few problems are left that can say something about her: fewer than `fewest`, or, near some difficulty, only
 * problems whose solution was lately shown to somebody else, who may have passed it on.
 */
export function isRunningLow(
  problems: readonly BankedProblem[],
  fewest: number,
  exposed: ReadonlySet<string>,
  shownLately: ReadonlySet<string>,
): boolean {
  const difficultyOf = ({ item }: BankedProblem) => item.meta.difficulty;
  const left = problems.filter(({ item }) => !exposed.has(item.meta.id));
  const unshown = left.filter(({ item }) => !shownLately.has(item.meta.id)).map(difficultyOf);
  const isNear = (wanted: number) => unshown.some((difficulty) => Math.abs(difficulty - wanted) <= near);
  return unshown.length < fewest || !left.map(difficultyOf).every(isNear);
}

const compareCosts = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((cost, place) => cost !== b[place]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};
