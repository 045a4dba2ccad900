import { lettersOf, somewhere, type Expression, type Statement } from '../syntax-tree.ts';
import { rewritten } from '../mal-rules/rewriting.ts';
import { exact } from '../mal-rules/building.ts';
import * as q from '../exact/rational.ts';
import { approximate, type Point } from './approximate.ts';
import { lettersOfStatement } from './consequence.ts';
import { testPoints } from './compare-formulas.ts';
import { formulaOf, gapsOf, holds } from './formula.ts';

/**
 * True if a line would follow with unrounded decimals: 0.3333 + 5.8 after 1/3 + 5.8, j ≤ 0.7579 after j ≤ 6/7.9167. A decimal
 * with two places or more may be any number that rounds to it, or is cut off to it.
 */
export function roundingExplains(line: Statement, claims: readonly Statement[]): boolean {
  const last = claims.at(-1);
  if (last === undefined || !hasDecimals(line)) return false;
  if (line.kind === 'expression') return last.kind === 'expression' && nearAt(line.expression, last.expression);
  const letters = [...lettersOfStatement(last)];
  if (letters.length !== 1 || line.kind !== 'relation' || line.sides.length !== 2) return false;
  const [formula, own] = [formulaOf(last, letters[0]!), formulaOf(line, letters[0]!)];
  if (formula === null || own === null || line.signs[0] !== (last.kind === 'relation' ? last.signs[0] : '=')) return false;
  const gap = gapsOf(own)[0]!;
  const borders = testPoints([formula], letters[0]!).points.filter((x) => isBorder(x, formula, letters[0]!));
  return borders.length > 0 && borders.every((x) => within(gap, new Map([[letters[0]!, x]])));
}

const isBorder = (x: number, formula: NonNullable<ReturnType<typeof formulaOf>>, letter: string): boolean => {
  const at = (value: number) => holds(formula, new Map([[letter, value]]));
  const width = 1e-3 * (1 + Math.abs(x));
  return at(x) !== at(x - width) || at(x) !== at(x + width);
};

const hasDecimals = (s: Statement): boolean =>
  (s.kind === 'expression' ? [s.expression] : s.kind === 'relation' ? s.sides : []).some((x) =>
    somewhere(x, (part) => part.kind === 'number' && (part.decimals ?? 0) >= 2),
  );

function nearAt(line: Expression, claim: Expression): boolean {
  const letters = [...lettersOf(line, lettersOf(claim))].sort();
  const places =
    letters.length === 0
      ? [new Map()]
      : [1.3, 2.7, -1.9].map((base) => new Map(letters.map((letter, i) => [letter, base + 0.6 * i])));
  return places.every((at) => within({ kind: 'subtract', left: line, right: claim }, at));
}

/** True if an expression may be zero, given the rounding of its decimals. */
function within(gap: Expression, at: Point): boolean {
  const value = approximate(gap, at);
  if (Number.isNaN(value)) return false;
  let room = 0;
  const nudged = rewritten(gap, (part) => {
    if (part.kind !== 'number' || (part.decimals ?? 0) < 2) return null;
    return exact(q.add(part.value, q.rational(1, 10n ** BigInt(part.decimals!))));
  });
  for (const other of nudged) room += 0.75 * Math.abs(approximate(other, at) - value);
  return Math.abs(value) <= room * (1 + 1e-9);
}
