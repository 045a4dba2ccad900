import type { WorkedExample } from '@stoa/schema/practice';
import type { BankedProblem } from '@stoa/schema/problem';
import { checkAnswer } from '../../math/check-answer.ts';
import { answerQuestion, shownAnswer } from '../../problems/answer-question.ts';
import { statementOf } from '../../problems/problem-statement.ts';
import type { ServedProblem } from '../../problems/served-problem.ts';
import { shownFigure } from '../../figures/describe-figure.ts';

/**
 * Chooses a solved problem to learn from: of the same family and a similar difficulty if there is one, or else of the same
 * skill. It has another question and another answer, so nothing can be copied from it. Problems already met come last. Returns
 * null if the skill has none.
 */
export function chooseExample(
  problem: BankedProblem,
  from: readonly BankedProblem[],
  served: readonly ServedProblem[],
  random: () => number,
): BankedProblem | null {
  const met = new Set(served.map(({ problem_id }) => problem_id));
  const { family } = problem.origin;
  const { difficulty } = problem.item.meta;
  const distance = ({ item, origin }: BankedProblem): number =>
    (origin.family === family ? 0 : 20) + (met.has(item.meta.id) ? 10 : 0) + Math.abs(item.meta.difficulty - difficulty);
  return (
    from
      .map((other) => ({ other, distance: distance(other), chance: random() }))
      .toSorted((a, b) => a.distance - b.distance || a.chance - b.chance)
      .find(({ other }) => isAnotherQuestion(problem, other))?.other ?? null
  );
}

/**
 * True if there is an example to show. A skill's list on the shelf stays the same object until the bank changes, so each result
 * is cached.
 */
export function hasExample(problem: BankedProblem, from: readonly BankedProblem[]): boolean {
  const known = examples.get(from) ?? new WeakMap<BankedProblem, boolean>();
  examples.set(from, known);
  const has = known.get(problem) ?? from.some((other) => isAnotherQuestion(problem, other));
  known.set(problem, has);
  return has;
}
const examples = new WeakMap<readonly BankedProblem[], WeakMap<BankedProblem, boolean>>();

/**
 * True if the other problem has another question and another answer. The answers may be equal if there are only two to choose
 * from, because that reveals nothing.
 */
function isAnotherQuestion(problem: BankedProblem, other: BankedProblem): boolean {
  if (other.item.meta.id === problem.item.meta.id) return false;
  if (bare(statementOf(other)) === bare(statementOf(problem))) return false;
  const question = answerQuestion(problem);
  const theirs = answerQuestion(other);
  if (question.input_type === 'boolean') return true;
  if (question.input_type === 'multiple_choice')
    return shownAnswer(other).slice(3) !== shownAnswer(problem).slice(3) || theirs.choices.length !== question.choices.length;
  const any = { ...question, judging: { ...question.judging, form: 'any' as const } };
  return checkAnswer(any, theirs.expected).verdict !== 'correct';
}

const bare = (text: string): string => text.replace(/\s+/g, '');

export const workedExample = (problem: BankedProblem): WorkedExample => ({
  stem: problem.item.problem_content.stem,
  figure: problem.figure === undefined ? null : shownFigure(problem.figure),
  steps: problem.item.solution_logic.steps,
  answer: shownAnswer(problem),
});
