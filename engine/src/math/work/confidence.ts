import type { Explanation } from './explain-step.ts';
import { wrongLines } from './wrong-lines.ts';
import { withinSteps } from '../bounds/allowance.ts';
import { limits } from '../bounds/limits.ts';
import { copiedWrong, digitsCopiedInOtherOrder } from '../mal-rules/slip-rules.ts';
import { findStepRule } from '../mal-rules/step-rules.ts';
import { printStatement } from '../print.ts';
import type { Statement } from '../syntax-tree.ts';
import { numbersOf } from './repairs.ts';

/** The confidence if no explanation of a wrong line is found. */
export const unexplained = 0.3;

type Found = {
  /** The statement to which the rule was applied; null for a line that is false by itself. */
  readonly claim: Statement | null;
  readonly line: Statement;
  /** True if the student wrote the claim herself or read it in the question; false if it is a step of our own solution. */
  readonly seen: boolean;
  /** True if the line just above could not be read. */
  readonly afterUnreadable: boolean;
};

/**
 * Returns how far to believe an explanation of a wrong line. A rule with a result that hardly any other mistake gives is
 * believed most, a slip that could give many numbers least. The more lines a rule can make of the claim, the likelier one of
 * them matches by chance. If the student never wrote the claim, or there is an unreadable line between, the explanation is
 * only a guess.
 *
 * Shape   0..1; from the policy's `confident_diagnosis` on, hints begin to mention it.
 */
export function confidenceIn({ rule, also }: Explanation, { claim, line, seen, afterUnreadable }: Found): number {
  if (rule === null) return unexplained;
  const rank = findStepRule(rule.name)?.rank ?? 5;
  const intact = numbersOf(line).length - 1;
  const copied = rule.name === copiedWrong.rule.name || rule.name === digitsCopiedInOtherOrder.rule.name;
  const alone = rank <= 1 ? 0.9 : rank <= 2 ? 0.85 : rank <= 3 ? 0.7 : copied && intact >= 2 ? 0.7 : 0.5;
  const byItself = also === null ? alone : Math.min(alone, 0.6);
  const chance = Math.max(0.7, 1 - 0.04 * Math.max(0, waysOf(rule.name, claim) - 1));
  const guessed = (seen ? 1 : 0.65) * (afterUnreadable ? 0.65 : 1);
  return Math.round(byItself * chance * guessed * 100) / 100;
}

/** Returns how many different lines the rule makes of the claim. */
function waysOf(name: string, claim: Statement | null): number {
  if (claim === null) return 1;
  const made = () => {
    const lines = new Set<string>();
    for (const { rule, statement } of wrongLines(claim, { solved: false, formula: false }))
      if (rule.rule.name === name) lines.add(printStatement(statement, 'plain'));
    return lines.size;
  };
  return withinSteps([{ left: limits.explanationSteps }], made)?.result ?? 1;
}
