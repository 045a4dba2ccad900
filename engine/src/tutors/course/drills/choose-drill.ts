import type { DrillCard } from '@stoa/schema/course/llm-tutor-response';
import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillId } from '@stoa/schema/skill';
import { chooseProblem } from '../../../problems/choose-problem.ts';
import type { ProblemShelf } from '../../../problems/problem-shelf.ts';
import type { ServedProblem } from '../../../problems/served-problem.ts';
import { readyStreak } from '../policy/compute-policy.ts';
import { drillCardOf } from './drill-card.ts';

/** A drill with the problem of the bank that it is. */
export type Drill = { readonly card: DrillCard; readonly problem: BankedProblem };

/** Drills are drawn from these difficulties: they are for getting ready, and the exam asks for more. */
const hardest = 3;

/** The problems of a unit's skills that are short enough for drills: all that data has to give for a unit to have drills is a skill with such problems. */
export const drillsOf = (skills: readonly SkillId[], shelf: Pick<ProblemShelf, 'verifiedFor'>): readonly BankedProblem[] =>
  skills.flatMap((skill) =>
    shelf.verifiedFor(skill).filter((problem) => problem.item.meta.difficulty <= hardest && cardOf(problem) !== null),
  );

/**
 * Chooses a drill for a unit: one whose solution she hasn't seen before one that she has, of the family that she hasn't met for the longest, harder by one for each
 * right drill in a row. `isFree`: it may be put before her now. Null where the unit's skills have none.
 */
export function chooseDrill(
  skills: readonly SkillId[],
  shelf: Pick<ProblemShelf, 'verifiedFor'>,
  about: {
    streak: number;
    served: readonly ServedProblem[];
    exposed: ReadonlySet<string>;
    isFree: (problem: BankedProblem) => boolean;
    random: () => number;
  },
): Drill | null {
  const wanted = Math.min(hardest, 1 + about.streak);
  const free = drillsOf(skills, shelf).filter(about.isFree);
  const problem = chooseProblem(free, wanted, about.served, about.random, about.exposed);
  return problem === null ? null : { problem, card: cardOf(problem)! };
}

/** Drills of a unit that she hasn't met, below which more are written: twice as many as get her ready for an exam question. */
const fewestFresh = 2 * readyStreak;

/** Whether a unit's skills have too few drills left that she hasn't met. Those that never had any are none of the bank's. */
export function isRunningOut(
  skills: readonly SkillId[],
  shelf: Pick<ProblemShelf, 'verifiedFor'>,
  exposed: ReadonlySet<string>,
): boolean {
  const drills = drillsOf(skills, shelf);
  return drills.length > 0 && drills.filter(({ item }) => !exposed.has(item.meta.id)).length < fewestFresh;
}

/** Each problem is read once; the bank keeps them for the life of the process. */
const read = new WeakMap<BankedProblem, { card: DrillCard | null }>();
function cardOf(problem: BankedProblem): DrillCard | null {
  const known = read.get(problem) ?? { card: drillCardOf(problem) };
  read.set(problem, known);
  return known.card;
}
