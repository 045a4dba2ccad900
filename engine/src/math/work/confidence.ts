import type { Explanation } from './explain-step.ts';
import { wrongLines } from './wrong-lines.ts';
import { withinSteps } from '../bounds/allowance.ts';
import { limits } from '../bounds/limits.ts';
import { copiedWrong, digitsCopiedInOtherOrder } from '../mal-rules/slip-rules.ts';
import { findStepRule } from '../mal-rules/step-rules.ts';
import { printStatement } from '../print.ts';
import type { Statement } from '../syntax-tree.ts';
import { numbersOf } from './repairs.ts';

/** How sure it is that a wrong line came about as the explanation says, where nothing at all explains it. */
export const unexplained = 0.3;

type Found = {
  /** What the rule was followed from; null for a line that is false by itself. */
  readonly claim: Statement | null;
  readonly line: Statement;
  /** Whether she wrote the claim herself, or read it in the question; else it is a step of our own solution. */
  readonly seen: boolean;
  /** Whether a line that nobody could read stands just above. */
  readonly afterUnreadable: boolean;
};

/**
 * How much an explanation of a wrong line is to be believed. A rule that leaves a mark which hardly anything else leaves is believed most,
 * a slip that could give any of many numbers least; the more lines a rule makes of what stood above, the likelier one of them is met by
 * chance. A step that she never wrote down, and a line between that nobody could read, each make it a guess.
 *
 * Shape   0..1; `confident_diagnosis` of the policy is where hints begin to speak of it.
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

/** How many different lines the rule makes of the one it was followed from. */
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
