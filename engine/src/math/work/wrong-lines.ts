import { takeSteps } from '../bounds/allowance.ts';
import { rewritten } from '../mal-rules/rewriting.ts';
import { stepRules } from '../mal-rules/step-rules.ts';
import type { LineShape, StepRule } from '../mal-rules/step-rule.ts';
import type { Statement, Relation } from '../syntax-tree.ts';

/** A line that results from following one mal-rule in one place. */
export type WrongLine = { readonly rule: StepRule; readonly statement: Statement };

/** Returns every line that the mal-rules make of a statement, except rules with a rank above `upTo`. */
export function* wrongLines(claim: Statement, line: LineShape, upTo = 5): Generator<WrongLine> {
  for (const rule of stepRules) {
    if (rule.rank > upTo) continue;
    for (const statement of made(rule, claim, line)) yield { rule, statement };
  }
}

function made(rule: StepRule, claim: Statement, line: LineShape): Statement[] {
  takeSteps(5);
  switch (claim.kind) {
    case 'expression':
      if (rule.inExpression === undefined) return [];
      return rewritten(claim.expression, rule.inExpression).map((expression) => ({ kind: 'expression', expression }));
    case 'relation':
      return ofRelation(rule, claim, line);
    case 'list':
      return claim.items.flatMap((item, i) =>
        made(rule, item, line).map((changed): Statement => ({ ...claim, items: claim.items.with(i, changed) })),
      );
    default:
      return [];
  }
}

function ofRelation(rule: StepRule, claim: Relation, line: LineShape): Statement[] {
  const found = (rule.inRelation?.(claim, line) ?? []).filter((statement) => statement !== null);
  const rewriting = rule.inExpression;
  if (rewriting === undefined) return found;
  const changed = claim.sides.flatMap((side, i) =>
    rewritten(side, rewriting).map((other): Statement => ({ ...claim, sides: claim.sides.with(i, other) })),
  );
  return found.length === 0 ? changed : [...found, ...changed];
}

/** Returns every line that a mal-rule makes of two equations of a system. */
export const wrongCombinations = (first: Relation, second: Relation): WrongLine[] =>
  stepRules.flatMap((rule) => (rule.ofTwo?.(first, second) ?? []).map((statement) => ({ rule, statement })));
