import type { ErrorCategory } from '@stoa/schema/diagnosis';
import { compareRelations } from './compare-equations.ts';
import { compareExpressions } from './compare-expressions.ts';
import { toReal } from './evaluate.ts';
import { rational } from './rational.ts';
import { isolated } from './solution-set.ts';
import type { Expression, Statement } from './syntax-tree.ts';
import { consequence, lettersOfStatement } from './work/consequence.ts';
import { continuedLine } from './work/continued-line.ts';
import { correctedLine } from './work/corrected-line.ts';
import { hasCounterexample } from './work/counterexample.ts';
import { explainStep, ofFalseEquality } from './work/explain-step.ts';
import { isEquation, type Relation } from './work/gap.ts';
import { determined } from './work/linear-span.ts';
import { readLine } from './work/read-line.ts';
import { narrowing } from './work/solutions-lost.ts';

/** Whether one line of a derivation follows from those above it, and where it does not, what happened. */
export type StepCheck = { readonly verdict: 'follows' | 'undecided' | 'unreadable'; readonly note?: string } | Mistake;

type Mistake = {
  readonly verdict: 'does_not_follow';
  readonly error_category: ErrorCategory;
  readonly rule?: string; // the mal-rule that makes this line of the one above, where one of ours does
  readonly expected?: string; // what the line should have been, plain; not for a student's eyes
  readonly note?: string;
};

/**
 * Checks a derivation that belongs to no problem: does each line follow from those above it? After a mistake the next line is judged
 * from the mistaken one, as a teacher marks: one mistake costs one line.
 *
 * Shape   one check for each line but the first, which is given.
 * Errors  none; bounded like every judgement of the engine. A line is wrong only where that is proved.
 */
export function checkSteps(lines: readonly string[]): StepCheck[] {
  const read = lines.map(readLine);
  const above: Statement[] = [];
  let given = 0; // where the derivation begins, or begins again: a mistaken line is what the next ones stand on
  const checks = read.map((line, index): StepCheck => {
    if (line.kind === 'empty') return { verdict: 'undecided', note: 'Nothing is written here.' };
    if (line.kind === 'unreadable') return { verdict: 'unreadable', note: line.problem.message };
    const statement = line.continues ? continuedLine(line.statement, above.at(-1)) : line.statement;
    const below = read.slice(index + 1).flatMap((later) => (later.kind === 'read' ? [later.statement] : []));
    const check = judge(statement, { above: above.slice(given), before: above.slice(0, given), below });
    if (check.verdict === 'does_not_follow') given = above.length;
    above.push(statement);
    return check;
  });
  return checks.slice(1);
}

const gained = 'It follows, but it may have solutions that the line above does not have: test them at the end.';

type Place = {
  /** What the line may stand on, the nearest last. */
  readonly above: readonly Statement[];
  /** Lines above a mistake: still of use, one at a time, where other letters are named in them. */
  readonly before: readonly Statement[];
  readonly below: readonly Statement[];
};

function judge(line: Statement, { above, before, below }: Place): StepCheck {
  const last = above.at(-1);
  if (last === undefined) return { verdict: 'undecided', note: 'No line that could be read stands above this one.' };

  const narrowed = narrowing(line, above, below);
  if (narrowed?.kind === 'case') return { verdict: 'follows', note: 'One of the cases.' };
  // What a whole system says holds in every line that follows from it.
  const solution = new Map([...determined(above.filter(isRelation))].map(([letter, value]) => [letter, toReal(value)]));
  const own = consequence(line, above, solution);
  if (above.some((claim) => isSquareOf(line, claim))) return { verdict: 'follows', note: gained };
  if (own === 'follows') return mayGainSolutions(line, above) ? { verdict: 'follows', note: gained } : { verdict: 'follows' };
  if (narrowed?.kind === 'lost') {
    return {
      verdict: 'does_not_follow',
      error_category: narrowed.rule?.category ?? 'omission_error',
      ...(narrowed.rule === null ? {} : { rule: narrowed.rule.name }),
      note: 'Some solutions of the line above are missing here.',
    };
  }
  if (before.some((earlier) => othersIn(earlier, last) && consequence(line, [earlier, last], new Map()) === 'follows')) {
    return { verdict: 'follows' };
  }
  if (own === 'does_not_follow') return mistake(line, above);
  if (!isRefuted(line, above)) return { verdict: 'undecided' };
  // It says something else than the equations above. That may be a mistake, or one more equation that is given.
  const wrong = mistake(line, above);
  const goesOn = above.length > 1 && isRelation(line) && isolated(line.sides) !== null;
  return wrong.rule !== undefined || goesOn ? wrong : { verdict: 'undecided', note: 'This says something new.' };
}

const isRelation = (statement: Statement): statement is Relation => statement.kind === 'relation';

/** An equation that is implied but says less: after squaring, or multiplying by what may be zero. */
function mayGainSolutions(line: Statement, above: readonly Statement[]): boolean {
  const letters = lettersOfStatement(line);
  if (!isRelation(line) || letters.size !== 1) return false;
  const claims = above
    .filter(isRelation)
    .filter((claim) => [...letters].every((letter) => lettersOfStatement(claim).has(letter)));
  return (
    claims.length > 0 &&
    claims.every((claim) => lettersOfStatement(claim).size === 1 && compareRelations(claim, line) === 'different')
  );
}

/** Both sides squared, as a root is undone: √(x + 3) = x + 1 gives x + 3 = (x + 1)². */
function isSquareOf(line: Statement, claim: Statement): boolean {
  if (!isRelation(line) || !isRelation(claim) || !isEquation(line) || !isEquation(claim)) return false;
  return claim.sides.every((side, at) => compareExpressions(squareOf(side), line.sides[at]!) === 'equal');
}

function squareOf(x: Expression): Expression {
  if (x.kind === 'root' && x.index === 2) return x.of; // where the root is defined, and only there is the equation looked at
  if (x.kind === 'negate') return squareOf(x.of);
  if (x.kind === 'multiply' || x.kind === 'divide') return { ...x, left: squareOf(x.left), right: squareOf(x.right) };
  return { kind: 'power', base: x, exponent: { kind: 'number', value: rational(2), decimals: null } };
}

const othersIn = (earlier: Statement, last: Statement): boolean => {
  const known = lettersOfStatement(last);
  return [...lettersOfStatement(earlier)].some((letter) => !known.has(letter));
};

function isRefuted(line: Statement, above: readonly Statement[]): boolean {
  const claims = above.filter(isRelation);
  const known = new Set(claims.flatMap((claim) => [...lettersOfStatement(claim)]));
  return (
    isRelation(line) && [...lettersOfStatement(line)].every((letter) => known.has(letter)) && hasCounterexample(line, claims)
  );
}

function mistake(line: Statement, above: readonly Statement[]): Mistake {
  const last = above.at(-1)!;
  const falseEquality = isRelation(line) && lettersOfStatement(line).size === 0 ? ofFalseEquality(line) : null;
  const { rule, category } =
    falseEquality === null ? explainStep(last, line) : { rule: falseEquality, category: falseEquality.category };
  const expected = correctedLine(line, last);
  return {
    verdict: 'does_not_follow',
    error_category: category,
    ...(rule === null ? {} : { rule: rule.name }),
    ...(expected === null ? {} : { expected }),
  };
}
