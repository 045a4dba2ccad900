import type { Guideline } from '@stoa/schema/study-plan';
import type { ProblemShelf } from '../../../problems/problem-shelf.ts';
import { fittingProblems } from '../questions/practice-problems.ts';
import { error, warning, type Finding } from './plan-finding.ts';

/**
 * Problems needed beyond those that complete a step: that many may be told before the lesson stops and looks for help
 * elsewhere.
 */
const spare = 2;

/**
 * Finds faults in the problems of the practice steps: a family that the skill doesn't have, a selection that's empty or too
 * small, or a required difficulty that no selected problem has.
 */
export function findingsInPractice({ plan }: Guideline, shelf: Pick<ProblemShelf, 'verifiedFor'>): Finding[] {
  return plan.steps.flatMap((step, i) => {
    if (step.type !== 'practice') return [];
    const at = `steps.${i}`;
    const unknown = step.problems.flatMap(({ family, difficulties }, k) =>
      difficulties
        .filter(
          (difficulty) =>
            fittingProblems(shelf, { skill_id: step.skill_id, problems: [{ family, difficulties: [difficulty] }] }).length === 0,
        )
        .map((difficulty) =>
          error(
            `${at}.problems.${k}`,
            `The bank has no problem of "${family}" at difficulty ${difficulty} for ${step.skill_id}.`,
          ),
        ),
    );
    const fitting = fittingProblems(shelf, step);
    const there = new Set(fitting.map(({ item }) => item.meta.difficulty));
    const missing = [...new Set(step.difficulties)].filter((difficulty) => !there.has(difficulty));
    return [...unknown, ...tooFew(at, fitting.length, step.right_needed), ...missing.map((one) => notThere(at, one))];
  });
}

function tooFew(at: string, problems: number, needed: number): Finding[] {
  if (problems === 0) return [error(at, 'No problem of the bank fits this step.')];
  if (problems < needed)
    return [error(at, `Only ${problems} of the bank's problems fit, and ${needed} right answers end the step.`)];
  return problems >= needed + spare
    ? []
    : [
        warning(
          at,
          `${problems} problems of the bank fit. With ${needed} needed, ${needed + spare} leave room for one that goes wrong.`,
        ),
      ];
}

const notThere = (at: string, difficulty: number): Finding =>
  warning(
    `${at}.difficulties`,
    `None of the problems that fit has difficulty ${difficulty}, so another one is asked in its place.`,
  );
