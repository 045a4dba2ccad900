import type { NamedMistake } from '../mal-rules/mal-rule.ts';
import type { Mistake, StepCheck } from '../check-steps.ts';
import { withinSteps } from '../bounds/allowance.ts';
import { limits } from '../bounds/limits.ts';
import { findStepRule } from '../mal-rules/step-rules.ts';
import { printExpression, printStatement } from '../print.ts';
import { correctedLine } from './corrected-line.ts';
import type { Statement } from '../syntax-tree.ts';
import { lettersOfStatement } from './consequence.ts';
import { explainStep, ofFalseEquality, ofUnits, type Explanation } from './explain-step.ts';
import type { Judged, LineContext } from './judge-line.ts';
import { isUnitLetter } from './unit-letters.ts';
import { amountText, unitStepOf, type UnitStep } from './unit-slip.ts';

const missing = 'Some solutions of the line above are missing here.';
const lookAgain = 'Look at this line again. It doesn’t follow from the line above it.';
/** Removes the praise of the method from a slip's text, because it may be false if there is another rule too. */
const withoutPraise = (tells: string): string => tells.replace(/^Your method is right\. /, '');

/** Writes x for 1x, after a wrong coefficient was corrected. */
const withoutOnes = (text: string): string => text.replace(/(?<![\w.^/*)])1\*?(?=[a-zA-Z])/g, '');

/** Says what happened in a line that does not follow. A doubtful mistake is left undecided if no mal-rule explains it. */
export function mistakeOf(line: Statement, place: LineContext, judged: Extract<Judged, { kind: 'mistake' }>): StepCheck {
  const last = place.above.at(-1)!;
  const spoken = [...lettersOfStatement(last), ...lettersOfStatement(line)].some(isUnitLetter);
  const border = line.kind === 'relation' && line.signs.some((sign) => sign !== '=');
  const found = judged.lost?.rule === null && border ? explain(line, place, spoken) : null;
  if (judged.lost !== undefined && (found === null || found.rule === null)) {
    const rule = judged.lost.rule;
    const note = rule === null ? missing : `${missing} ${findStepRule(rule.name)?.tells ?? ''}`.trim();
    return { ...asMistake(rule, null, rule?.category ?? 'omission_error', correctionOf(line, place)), note };
  }
  const explained = found ?? explain(line, place, spoken);
  if (explained.rule === null && judged.doubtful !== null) return { verdict: 'undecided', note: judged.doubtful };
  const step = spoken ? unitStepOf(line, last) : null;
  const expected = spoken
    ? step && amountIn(line, step, place)
    : explained.repaired === null
      ? correctionOf(line, place)
      : withoutOnes(printStatement(explained.repaired, 'plain'));
  const said = [explained.rule, explained.also].flatMap((rule) =>
    rule === null ? [] : [findStepRule(rule.name)?.tells ?? rule.says],
  );
  const mistake = asMistake(explained.rule, explained.also, explained.category, expected);
  if (said.length === 0) return { ...mistake, note: lookAgain };
  return { ...mistake, note: said.length === 1 ? said[0]! : said.map(withoutPraise).join(' Also: ') };
}

/** Returns the amount that a step should have given, after the line's own name for it: A = 24 cm^2. */
function amountIn(line: Statement, step: UnitStep, { units }: LineContext): string | null {
  const amount = amountText(step, units);
  const before = line.kind === 'relation' ? line.sides.slice(0, line.sides.indexOf(step.to)) : [];
  const named = before.every((side) => side.kind === 'letter') ? before.map((side) => printExpression(side, 'plain')) : [];
  return amount === null ? null : [...named, amount].join(' = ');
}

/** Returns what the line should have been; null if that would take too much. */
const correctionOf = (line: Statement, { above, effort }: LineContext): string | null =>
  withinSteps([effort.steps, { left: limits.correctionSteps }], () => correctedLine(line, above))?.result ?? null;

function explain(line: Statement, { above, effort, units }: LineContext, spoken: boolean): Explanation {
  const last = above.at(-1)!;
  const step = spoken ? unitStepOf(line, last) : null;
  if (step !== null) return ofUnits(step, units, effort);
  if (line.kind === 'relation' && line.signs.every((sign) => sign === '=')) {
    const chain = lettersOfStatement(line).size === 0 || (last.kind === 'expression' && line.sides.length > 1);
    if (chain) return ofFalseEquality(line, effort);
  }
  return explainStep(above, line, effort);
}

function asMistake(
  rule: NamedMistake | null,
  also: NamedMistake | null,
  category: Mistake['error_category'],
  expected: string | null,
): Mistake {
  return {
    verdict: 'does_not_follow',
    error_category: category,
    ...(rule === null ? {} : { rule: rule.name }),
    ...(also === null ? {} : { also: also.name }),
    ...(expected === null ? {} : { expected }),
  };
}
