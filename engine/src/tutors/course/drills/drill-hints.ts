import type { BankedProblem } from '@stoa/schema/problem';
import { findLeak } from '../../../guards/leak/find-leak.ts';
import { answerQuestion } from '../../../problems/answer-question.ts';
import { pictureWords } from '../../../problems/problem-statement.ts';

/**
 * Matches a hint about what the student did: "How did the constant leave the left side?" Such a hint fits one particular
 * mistake, not every student who is stuck.
 */
const ofHerDeed = /\b(?:you|yours?|yourself|how did|what happened)\b|^look at how\b.*\b(?:left|became|went|changed|was|were)\b/i;

/**
 * Returns hints for a student who is stuck on a drill, gentlest first: the problem's own ladder, or a ladder of its
 * misconceptions that assumes no mistake, then the steps before the last. Leaves out any hint that reveals the answer, alone or
 * together with the hints before it.
 */
export function drillHints(problem: BankedProblem): readonly string[] {
  const { item } = problem;
  const ladders = item.misconceptions.map(({ hint_ladder }) => hint_ladder);
  const ladder =
    problem.ladder ??
    (ladders.find((rungs) => !rungs.some((rung) => ofHerDeed.test(rung))) ?? ladders[0] ?? []).filter(
      (rung) => !ofHerDeed.test(rung),
    );
  const steps = item.solution_logic.steps
    .slice(0, -1)
    .map(({ explanation, math }) => (math.trim() === '' ? explanation : `${explanation} $${math}$`));
  const answer = answerQuestion(problem);
  const written = pictureWords(problem);
  const hints: string[] = [];
  for (const hint of [...ladder, ...steps]) {
    const known = { stem: item.problem_content.stem, shown: [...hints], written };
    if (!hints.includes(hint) && findLeak({ text: hint, answer, ...known }).length === 0) hints.push(hint);
  }
  return hints;
}
