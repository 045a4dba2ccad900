import type { DrillCard } from '@stoa/schema/course/llm-tutor-response';
import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillId } from '@stoa/schema/skill';
import { chooseProblem } from '../../../problems/choose-problem.ts';
import type { ProblemShelf } from '../../../problems/problem-shelf.ts';
import type { ServedProblem } from '../../../problems/served-problem.ts';
import { readyStreak } from '../policy/compute-policy.ts';
import { drillCardOf } from './drill-card.ts';

/** A drill card with the bank problem that it shows. */
export type Drill = { readonly card: DrillCard; readonly problem: BankedProblem };

/** The greatest difficulty of a drill. Drills prepare for the exam, which asks for more. */
const hardest = 3;

/**
 * Returns the problems of a unit's skills that are short enough for drills. A unit has drills as soon as its data names a skill
 * with such problems.
 */
export const drillsOf = (skills: readonly SkillId[], shelf: Pick<ProblemShelf, 'verifiedFor'>): readonly BankedProblem[] =>
  skills.flatMap((skill) =>
    shelf.verifiedFor(skill).filter((problem) => problem.item.meta.difficulty <= hardest && cardOf(problem) !== null),
  );

/**
 * Chooses a drill for a unit: prefers one whose solution she hasn't seen, from the family that she hasn't met for the longest,
 * and one step harder for each right drill in a row. `isFree`: the problem may be shown to her now. Null if the unit's skills
 * have none.
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

/**
 * If a unit has fewer drills than this that she hasn't met, more are written: twice as many as prepare her for an exam
 * question.
 */
const fewestFresh = 2 * readyStreak;

/**
 * True if a unit's skills have too few drills left that she hasn't met. False if they never had any: then the bank isn't
 * responsible for them.
 */
export function isRunningOut(
  skills: readonly SkillId[],
  shelf: Pick<ProblemShelf, 'verifiedFor'>,
  exposed: ReadonlySet<string>,
): boolean {
  const drills = drillsOf(skills, shelf);
  return drills.length > 0 && drills.filter(({ item }) => !exposed.has(item.meta.id)).length < fewestFresh;
}

/** Each problem is converted only once; the bank keeps problems for the life of the process. */
const read = new WeakMap<BankedProblem, { card: DrillCard | null }>();
function cardOf(problem: BankedProblem): DrillCard | null {
  const known = read.get(problem) ?? { card: drillCardOf(problem) };
  read.set(problem, known);
  return known.card;
}
