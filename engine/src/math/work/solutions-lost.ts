import type { NamedMistake } from '../mal-rules/mal-rule.ts';
import { somewhere, type Expression, type Statement } from '../syntax-tree.ts';
import { testPoints } from './compare-formulas.ts';
import { lettersOfStatement } from './consequence.ts';
import { formulaOf, gapsOf, holds, type Formula } from './formula.ts';
import { findStepRule } from '../mal-rules/step-rules.ts';
import { dividedByTheLetter, onlyPositiveRoot } from '../mal-rules/functions-and-lines/lines-and-quadratics.ts';

/** Why a later line has only some of the solutions of a line in one letter. */
export type Narrowing =
  | { readonly kind: 'case' } // the lines around it give the others: x = 2, and then x = 3
  | { readonly kind: 'chosen' } // all of them were listed, and then one was taken
  | { readonly kind: 'lost'; readonly rule: NamedMistake | null };

/**
 * Judges a line that keeps only some of the solutions of a line above it (x² = 9 and then x = 3), and whether the lines
 * around it give the others. Null if it is not such a line.
 */
export function narrowing(line: Statement, above: readonly Statement[], below: readonly Statement[]): Narrowing | null {
  const letter = [...lettersOfStatement(line)];
  if (letter.length !== 1) return null;
  const name = letter[0]!;
  const said = (s: Statement): Formula | null => {
    const letters = lettersOfStatement(s);
    return letters.size > 1 || (letters.size === 1 && !letters.has(name)) ? null : formulaOf(s, name);
  };
  const own = said(line);
  if (own === null) return null;
  const [wholes, later] = [above.map(said), below.map(said)];
  const all = [own, ...wholes, ...later].filter((one): one is Formula => one !== null);
  const { points } = testPoints(all, name);
  const tried = points.map((x) => new Map([[name, x]]));
  const truths = new Map(all.map((one) => [one, tried.map((at) => holds(one, at))]));
  const where = (one: Formula): readonly (boolean | null)[] => truths.get(one)!;
  const within = (part: Formula | null, whole: Formula): boolean =>
    part !== null &&
    where(part).some((is) => is === true) &&
    where(part).every((is, i) => is !== true || where(whole)[i] === true);
  const lessThan = (part: Formula, whole: Formula): boolean =>
    where(whole).some((is, i) => is === true && where(part)[i] === false);

  const source = wholes.findLastIndex((whole) => whole !== null && within(own, whole) && lessThan(own, whole));
  if (source < 0) return null;
  const whole = wholes[source]!;
  const end = later.findIndex((part) => !within(part, whole)); // the cases end where something else begins
  const cases = [...wholes.slice(source + 1), own, ...(end < 0 ? later : later.slice(0, end))].filter(
    (part) => within(part, whole) && lessThan(part!, whole),
  );
  const covered = where(whole).every((is, i) => is !== true || cases.some((part) => where(part!)[i] === true));
  if (covered) return { kind: 'case' };
  if (isList(above[source]!)) return { kind: 'chosen' };
  const [kept, lost] = [
    points.filter((_, i) => where(own)[i] === true),
    points.filter((_, i) => where(whole)[i] === true && where(own)[i] !== true),
  ];
  return { kind: 'lost', rule: ruleOf(above[source]!, whole, kept, lost) };
}

/** True if each solution is named: x = 2 or x = 3, x = ±3. */
const isList = (s: Statement): boolean =>
  s.kind === 'list' ? s.items.every((item) => item.kind === 'expression' || isNamed(item)) : s.kind === 'set' || isNamed(s);
const isNamed = (s: Statement): boolean =>
  s.kind === 'relation' && s.signs.every((sign) => sign === '=') && s.sides[0]!.kind === 'letter';

function ruleOf(source: Statement, whole: Formula, kept: readonly number[], lost: readonly number[]): NamedMistake | null {
  const bars = gapsOf(whole).some((gap) => somewhere(gap, (part: Expression) => part.kind === 'absolute'));
  if (bars) return findStepRule('absolute_value_one_case')?.rule ?? null;
  if (lost.some((x) => Math.abs(x) < 1e-9)) return dividedByTheLetter;
  const squared = gapsOf(whole).some((gap) => somewhere(gap, ({ kind }) => kind === 'power'));
  const mirrored = lost.length === 1 && kept.length === 1;
  if (squared && mirrored && isPlainSquare(source)) return onlyPositiveRoot;
  return lost.length > 0 && hasProduct(source) ? (findStepRule('divided_by_expression')?.rule ?? null) : null;
}

/** True if one side is a square and the other a number: (x − 1)² = 16, x² − 9 = 0. */
function isPlainSquare(s: Statement): boolean {
  if (s.kind !== 'relation') return false;
  const squares = s.sides.flatMap((side) => {
    const found: Expression[] = [];
    somewhere(side, (part) => {
      if (part.kind === 'power') found.push(part);
      return false;
    });
    return found;
  });
  const letters = s.sides.flatMap((side) => {
    const found: Expression[] = [];
    somewhere(side, (part) => {
      if (part.kind === 'letter') found.push(part);
      return false;
    });
    return found;
  });
  return squares.length === 1 && letters.length === 1;
}

const hasProduct = (s: Statement): boolean =>
  s.kind === 'relation' && s.sides.filter((side) => somewhere(side, ({ kind }) => kind === 'multiply')).length === 2;
