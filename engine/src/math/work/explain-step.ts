import type { NamedMistake } from '../mal-rules/mal-rule.ts';
import type { ErrorCategory } from '@stoa/schema/diagnosis';
import { takeSteps, withinSteps, type Allowance } from '../bounds/allowance.ts';
import { limits } from '../bounds/limits.ts';
import { factorsOf, isSum, signed, termsOf } from '../mal-rules/building.ts';
import { digitsCopiedInOtherOrder, runOnEquals } from '../mal-rules/slip-rules.ts';
import { unitLeftOut, unlikeUnitsAdded } from '../mal-rules/unit-rules.ts';
import type { LineShape, StepRule } from '../mal-rules/step-rule.ts';
import { rationalValue } from '../exact/rational-value.ts';
import { isolated } from '../solve/solution-set.ts';
import { printStatement } from '../print.ts';
import { expressionsOf, lettersOf, somewhere, type Expression, type Statement, type Relation } from '../syntax-tree.ts';
import { compareQuickly } from './alike.ts';
import { substituted, variantsOf, type Variant } from './claim-variants.ts';
import { lettersOfStatement } from './consequence.ts';
import { equationsOf } from './gap.ts';
import { targetOf, type LineTarget } from './line-target.ts';
import { conversions, copies, repairs, type Repair } from './repairs.ts';
import { addsUnits, unitSlip, withUnit, type UnitStep } from './unit-slip.ts';
import type { WrittenUnit } from './unit-letters.ts';
import { wrongCombinations, wrongLines, type WrongLine } from './wrong-lines.ts';

/** What turns the lines above into a wrong line: one mal-rule, or two together; none if no known mal-rule does. */
export type Explanation = {
  readonly rule: NamedMistake | null;
  readonly also: NamedMistake | null;
  readonly category: ErrorCategory;
  /** The line as it should have been, if the slip shows it. */
  readonly repaired: Statement | null;
};

const none: Explanation = { rule: null, also: null, category: 'unknown', repaired: null };
const by = (first: StepRule, second: StepRule | null = null, repaired: Statement | null = null): Explanation => ({
  rule: first.rule,
  also: second === null || second.rule.name === first.rule.name ? null : second.rule,
  category: first.rule.category,
  repaired,
});

/**
 * How much the explanations of one derivation may still take: a number of lines to try, and steps. Counted instead of timed,
 * so that the result is the same on every run.
 */
export type Effort = { left: number; readonly steps: Allowance };
export const newEffort = (steps: Allowance = { left: limits.explanationsSteps }): Effort => ({ left: 6_000, steps });

/**
 * Looks for the mal-rules that lead to a wrong line. First it tries one rule in every place of the line above, then a slip in
 * one number, then two rules, then a rule and a slip. The explanation with the fewest rules wins, then the most telling rule
 * (its rank), then the one that starts nearest to what is written. A search that takes too much finds nothing.
 */
export function explainStep(claims: readonly Statement[], line: Statement, effort: Effort = newEffort()): Explanation {
  const search = searchWithin(effort);
  const last = claims.at(-1);
  if (last === undefined) return none;
  const target = search(() => {
    const letters = [...new Set(claims.flatMap((claim) => [...lettersOfStatement(claim)]))].sort();
    return targetOf(line, lettersOfStatement(last).size === 0 ? [...lettersOfStatement(line)] : relevant(letters, last, line));
  });
  const variants = search(() => startsOf(claims, line));
  if (target === null || variants === null) return none;
  const shape = shapeOf(line);

  const one = oneRule(variants, target, shape, line, claims, effort, search);
  if (one !== null && one.rank <= telling) return by(one.rule);
  const slip =
    search(() => repairs(line, last).find(({ statement }) => tried(effort) && meansSame(statement, last))) ?? undefined;
  const copy =
    slip?.rule === digitsCopiedInOtherOrder
      ? slip
      : search(() => copies(line, last).find(({ statement }) => tried(effort) && alike(statement, last)));
  if (copy !== null && copy !== undefined) return by(copy.rule, null, copy.statement);
  const two = search(() => twoRules(variants, target, shape, line, effort));
  const single = Math.min(one?.rank ?? Infinity, slip?.rule.rank ?? Infinity);
  if (two !== null && two.rank < single) return by(two.first, two.second);
  if (one !== null) return by(one.rule);
  if (slip !== undefined) return by(slip.rule, null, slip.statement);
  return (shape.solved ? null : search(() => ruleAndSlip(variants, line, last, shape, effort))) ?? none;
}

/** Runs a search; returns null if it takes too much. */
type Search = <T>(look: () => T) => T | null;

/** Limits several searches for one explanation: together they may take what one line is allowed. */
function searchWithin(effort: Effort): Search {
  const allowances = [effort.steps, { left: limits.explanationSteps }];
  return (look) => withinSteps(allowances, look)?.result ?? null;
}

/** If a rule of this rank or less is found, no other explanation is needed. */
const telling = 1.5;

const tried = (effort: Effort, cost = 1): boolean => {
  effort.left -= cost;
  return effort.left > 0;
};

/** Returns the cost of trying one line: long ones, and lists of several relations, cost more. */
function costOf(s: Statement): number {
  if (s.kind === 'list') return 4 * s.items.reduce((sum, item) => sum + costOf(item), 0);
  let parts = 0;
  for (const x of expressionsOf(s)) {
    somewhere(x, () => {
      parts += 1;
      return false;
    });
  }
  return Math.max(1, parts / 12);
}

/** The cost of applying every rule in every place of one line, whether the results are tried or not. */
const perLine = 60;

/** Returns the letters of the line and of the line above it; the other letters of a system would only get in the way. */
const relevant = (all: readonly string[], last: Statement, line: Statement): string[] => {
  const own = new Set([...lettersOfStatement(last), ...lettersOfStatement(line)]);
  return all.filter((letter) => own.has(letter));
};

function isSolved(line: Statement): boolean {
  if (line.kind === 'list') return line.items.every((item) => item.kind === 'expression' || isSolved(item));
  if (line.kind !== 'relation') return line.kind === 'set';
  return line.sides.some((side) => side.kind === 'letter');
}

const shapeOf = (line: Statement): LineShape => ({
  solved: isSolved(line),
  formula:
    isSolved(line) && line.kind === 'relation' && line.sides.some((side) => somewhere(side, ({ kind }) => kind === 'plus_minus')),
});

function startsOf(claims: readonly Statement[], line: Statement): Variant[] {
  const last = claims.at(-1)!;
  const found = variantsOf(last, 0);
  const relations = equationsOf(claims);
  // A value named above may have been substituted into an equation above.
  for (const given of relations.slice(-4)) {
    const alone = isolated(given.sides);
    if (alone === null) continue;
    for (const into of relations.slice(-4)) {
      if (into !== given && lettersOfStatement(into).has(alone.letter))
        found.push(...variantsOf(substituted(into, alone.letter, alone.value), 1).slice(0, 2));
    }
  }
  if (line.kind === 'expression' && last.kind === 'relation')
    found.push({ claim: { kind: 'expression', expression: last.sides.at(-1)! }, distance: 0.5 });
  for (const claim of claims.slice(-3, -1).reverse()) found.push({ claim, distance: 1.5 });
  return found;
}

type Found = { readonly rule: StepRule; readonly rank: number };

function oneRule(
  variants: readonly Variant[],
  target: LineTarget,
  shape: LineShape,
  line: Statement,
  claims: readonly Statement[],
  effort: Effort,
  search: Search,
): Found | null {
  let best: Found | null = null;
  const consider = ({ rule, statement }: WrongLine, distance: number): void => {
    const most = distance === 0 ? asWritten : sideBySide;
    if ((best !== null && best.rank <= rule.rank * most + distance) || !tried(effort)) return;
    if (!target.resembles(statement) || !target.means(statement)) return;
    const found = { rule, rank: rule.rank * Math.max(most, likeness(statement, line)) + distance };
    if (best === null || found.rank < best.rank) best = found;
  };
  search(() => {
    for (const { claim, distance } of variants) for (const wrong of wrongLines(claim, shape)) consider(wrong, distance);
    const relations = equationsOf(claims).slice(-3);
    for (const [i, first] of relations.entries()) {
      for (const second of relations.slice(i + 1)) for (const wrong of wrongCombinations(first, second)) consider(wrong, 0);
    }
  });
  return best;
}

/** True if a repaired line has the same meaning as the line above. */
function meansSame(statement: Statement, above: Statement): boolean {
  const target = targetCache.get(above) ?? targetOf(above, [...lettersOfStatement(above)]);
  targetCache.set(above, target);
  return target !== null && target.resembles(statement) && target.means(statement);
}
const targetCache = new WeakMap<Statement, LineTarget | null>();

/**
 * True if the statement is the line above as it was written. After the copied number is put back, nothing else may have
 * changed.
 */
const alike = (statement: Statement, above: Statement): boolean =>
  printStatement(statement, 'plain') === printStatement(above, 'plain');

/**
 * Factors for the rank: a rule that writes exactly this line, or each side of it, explains it better than one that only has
 * the same meaning.
 */
const [asWritten, sideBySide, notAlike] = [0.09, 0.5, 1.25];

function likeness(statement: Statement, line: Statement): number {
  takeSteps(100);
  const text = printStatement(line, 'plain');
  if (printStatement(statement, 'plain') === text) return /^-?[\d./]*$/.test(text) ? 1 : asWritten;
  if (statement.kind === 'expression' && line.kind === 'expression')
    return termByTerm(statement.expression, line.expression) ? sideBySide : 1;
  if (statement.kind !== 'relation' || line.kind !== 'relation' || statement.sides.length !== line.sides.length) return 1;
  if (statement.sides.every((side, i) => compareQuickly(side, line.sides[i]!) === 'equal')) return sideBySide;
  return isSolved(line) ? 1 : notAlike;
}

/** True if both have the same terms in the same order, each with the same value: 0 + 2·3 for 0 + 6. */
function termByTerm(a: Expression, b: Expression): boolean {
  const [x, y] = [termsOf(a), termsOf(b)];
  return y.length > 1 && x.length === y.length && x.every((one, i) => compareQuickly(signed(one), signed(y[i]!)) === 'equal');
}

type Pair = { readonly first: StepRule; readonly second: StepRule; readonly rank: number };

/**
 * Tries two rules, one after the other. With so many pairs, some give any number by chance. To compete with a single rule, a
 * pair must match the line side by side or term by term; a lone number is believed only from the most telling rules.
 */
function twoRules(
  variants: readonly Variant[],
  target: LineTarget,
  shape: LineShape,
  line: Statement,
  effort: Effort,
): Pair | null {
  let best: Pair | null = null as Pair | null;
  for (const { claim, distance } of variants.filter((one) => one.distance < 1.2)) {
    const cost = costOf(claim);
    for (const once of wrongLines(claim, shape, shape.solved ? 1 : 3)) {
      if (!tried(effort, perLine * cost)) return best;
      for (const twice of wrongLines(once.statement, shape, shape.solved ? 1 : 3)) {
        if (!tried(effort, cost)) return best;
        const least = once.rule === twice.rule ? once.rule.rank : once.rule.rank + twice.rule.rank;
        if (best !== null && best.rank <= least * sideBySide + distance) continue;
        if (!target.resembles(twice.statement) || !target.means(twice.statement)) continue;
        const alike = shape.solved ? notAlike : Math.max(sideBySide, likeness(twice.statement, line));
        const rank = least * alike + (alike <= sideBySide ? 0.5 : unlikely) + distance;
        if (best === null || rank < best.rank) best = { first: once.rule, second: twice.rule, rank };
      }
    }
    if (best !== null) break;
  }
  return best;
}

/** Added to the rank of a pair that has the line's meaning but not its form: any single rule is likelier. */
const unlikely = 6;

function ruleAndSlip(
  variants: readonly Variant[],
  line: Statement,
  above: Statement,
  shape: LineShape,
  effort: Effort,
): Explanation | null {
  // A lone number, or factors, may match by chance.
  if (
    line.kind === 'expression' &&
    (lettersOf(line.expression).size === 0 ? rationalValue(line.expression) !== null : isFactored(line))
  )
    return null;
  const once = variants.slice(0, 2).flatMap(({ claim }) => [...wrongLines(claim, shape, 3)]);
  for (const repair of repairs(line, above)) {
    if (!tried(effort, perLine)) return null;
    const target = targetOf(repair.statement, [...lettersOfStatement(above)]);
    if (target === null) continue;
    for (const wrong of once) {
      if (!tried(effort)) return null;
      if (target.resembles(wrong.statement) && target.means(wrong.statement)) return by(wrong.rule, repair.rule);
    }
  }
  return null;
}

const isFactored = (line: Extract<Statement, { kind: 'expression' }>): boolean =>
  factorsOf(line.expression).filter(isSum).length > 1;

/**
 * Explains a false equality: in 3 + 4 = 8 the left side was worked out wrongly; in 3 + 4 = 7 + 2 = 9 the equal sign was used
 * to carry on.
 */
export function ofFalseEquality(line: Relation, effort: Effort = newEffort()): Explanation {
  const search = searchWithin(effort);
  const at = search(() => line.sides.findIndex((side, i) => i > 0 && compareQuickly(line.sides[i - 1]!, side) === 'different'));
  if (at === null || at < 0) return none;
  const [before, side] = [line.sides[at - 1]!, line.sides[at]!];
  if (line.sides.length > 2 && search(() => goesOn(before, side)) === true) return by(runOnEquals);
  return explainStep([{ kind: 'expression', expression: before }], { kind: 'expression', expression: side }, effort);
}

/** True if the next side begins with the value of the one before: 7 + 2 after 3 + 4. */
function goesOn(before: Expression, side: Expression): boolean {
  let first = side;
  while (first.kind === 'add' || first.kind === 'subtract' || first.kind === 'multiply' || first.kind === 'divide') {
    first = first.left;
    if (rationalValue(first) !== null && compareQuickly(first, before) === 'equal') return true;
  }
  return false;
}

/**
 * Explains a step with units: a missing or wrong unit, a wrong conversion factor, or numbers added though their units differ.
 */
export function ofUnits(step: UnitStep, units: readonly WrittenUnit[], effort: Effort): Explanation {
  const search = searchWithin(effort);
  const above: Statement = { kind: 'expression', expression: step.from };
  const slip = unitSlip(step);
  if (slip !== null && slip !== unitLeftOut) return by(slip);
  const whole = slip === null ? step.to : withUnit(step, units);
  if (whole === null) return slip === null ? none : by(slip);
  const own: Statement = { kind: 'expression', expression: whole };
  if (slip !== null && search(() => compareQuickly(step.from, whole)) === 'equal') return by(slip);
  const repair = search(() => conversions(own).find(({ statement }: Repair) => meansSame(statement, above)));
  if (slip === null && repair !== null && repair !== undefined) return by(repair.rule);
  const explained = explainStep([above], own, effort);
  if (slip !== null) return explained.rule === null ? by(slip) : { ...explained, also: slip.rule, repaired: null };
  if (explained.rule !== null) return { ...explained, repaired: null };
  return addsUnits(units, step) ? by(unlikeUnitsAdded) : none;
}
