import { bendsOf, breakValues, valuesBetween } from '../exact/break-points.ts';
import { withinBudget } from '../bounds/budget.ts';
import { compareBalls, type Ball, type Real } from '../exact/ball.ts';
import { evaluate, type Point } from '../exact/evaluate.ts';
import { distinct, type RealRoot } from '../exact/real-roots.ts';
import { replaceParts } from '../exact/replace-letter.ts';
import { intervalsAsSet, type Interval, type SolutionSet } from './solution-set.ts';
import { lettersOf, type Expression, type RelationSign, type Relation } from '../syntax-tree.ts';

const mostBars = 3; // |…| in one relation: each is tried with both signs

/**
 * Returns the real numbers that make a relation in one letter true: x² < 4 → (−2, 2), |2x − 1| = 3 → {−1, 2}, 1 < 2x ≤ 6 →
 * (1/2, 3].
 *
 * The number line is cut where the two sides can meet and where one of them has no value. Every cut and every interval
 * between two cuts is tested.
 *
 * Shape   exact ends: fractions and square roots. Null for relations in more letters, and if the cuts are not known exactly
 *         (a cubic with no simple root, a sine). Without a letter every number makes it true, or none: 3 = 0.
 * Errors  none.
 */
export function solutionsOf({ sides, signs }: Relation): { readonly letter: string; readonly set: SolutionSet } | null {
  const letters = [...sides.reduce((into, side) => lettersOf(side, into), new Set<string>())];
  if (letters.length > 1) return null;
  const letter = letters[0] ?? '';
  const gaps = sides.slice(1).map((right, i): Expression => ({ kind: 'subtract', left: sides[i]!, right }));
  const cuts = gaps.map((gap) => cutsOf(gap, letter));
  if (cuts.includes(null)) return null;
  const different = distinct(cuts.flatMap((list) => list!));
  if (different.some((cut) => cut.exact === null)) return null;
  const set = stretchesWhere(different, (at) => holds(sides, signs, new Map([[letter, at]])));
  return set === null ? null : { letter, set };
}

/**
 * Returns where the gap can change its sign: where it is zero with either sign of each |…|, where the inside of one is zero,
 * and where a fraction bar makes it undefined.
 */
function cutsOf(gap: Expression, letter: string): RealRoot[] | null {
  const bars = bendsOf(gap);
  if (hasOddBend(gap) || bars.filter(({ kind }) => kind !== 'domain').length > mostBars) return null;
  return breakValues([...bars.map(({ of }) => of).flatMap(withoutBars), ...withoutBars(gap)], letter, new Map());
}

/** True for parts other than |…| whose zeros cannot be found exactly. */
const hasOddBend = (x: Expression): boolean =>
  bendsOf(replaceParts(x, (part) => (part.kind === 'absolute' ? part.of : null))).some(({ kind }) => kind !== 'domain');

/** Returns the expression with both signs for every |…|. */
function withoutBars(x: Expression): Expression[] {
  let [found, seen] = [[x], -1];
  while (found.length !== seen) {
    seen = found.length;
    found = found.flatMap((one) => (barsIn(one) === 0 ? [one] : [withFirstBar(one, 1), withFirstBar(one, -1)]));
    if (found.every((one) => barsIn(one) === 0)) break;
  }
  return found;
}

function barsIn(x: Expression): number {
  let count = 0;
  replaceParts(x, (part) => {
    if (part.kind === 'absolute') count += 1;
    return null;
  });
  return count;
}

function withFirstBar(x: Expression, sign: 1 | -1): Expression {
  let done = false;
  return replaceParts(x, (part) => {
    if (part.kind !== 'absolute' || done) return null;
    done = true;
    return sign === 1 ? part.of : { kind: 'negate', of: part.of };
  });
}

/** True if a chain of relations holds at a point; false if a side has no value, null if that cannot be determined. */
function holds(sides: readonly Expression[], signs: readonly RelationSign[], point: Point): boolean | null {
  const values = sides.map((side) => withinBudget(() => ({ is: evaluate(side, point) })));
  for (const [i, sign] of signs.entries()) {
    const [left, right] = [values[i]!, values[i + 1]!];
    if (left === null || right === null) return null;
    if (left.is === null || right.is === null) return false;
    const same = compareBalls(left.is, right.is);
    if (same === 'undecided') return null;
    const order = same === 'equal' ? 0 : left.is.value.cmp(right.is.value);
    const here = { '=': order === 0, '<': order < 0, '≤': order <= 0, '>': order > 0, '≥': order >= 0, '≠': order !== 0 }[sign];
    if (!here) return false;
  }
  return true;
}

function stretchesWhere(cuts: readonly RealRoot[], isTrue: (at: Real | Ball) => boolean | null): SolutionSet | null {
  const between = valuesBetween(cuts.map((cut) => cut.at)).map(isTrue);
  const at = cuts.map((cut) => isTrue(cut.at));
  if ([...between, ...at].includes(null)) return null;
  const found: Interval[] = [];
  for (let i = 0; i <= cuts.length; i += 1) {
    const [before, here] = [cuts[i - 1], cuts[i]];
    if (between[i]) {
      found.push({
        low: before === undefined ? null : { at: before.exact!, included: at[i - 1]! },
        high: here === undefined ? null : { at: here.exact!, included: at[i]! },
      });
    }
    if (here !== undefined && at[i])
      found.push({ low: { at: here.exact!, included: true }, high: { at: here.exact!, included: true } });
  }
  return intervalsAsSet(found);
}
