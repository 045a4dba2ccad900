import { compareExpressions, infinityOf, type Comparison } from '../compare/compare-expressions.ts';
import { memberComparer, type SameNumber } from '../compare/member-comparer.ts';
import { orderOf } from '../exact/number-order.ts';
import { lettersOf, somewhere, type Expression, type RelationSign, type Statement } from '../syntax-tree.ts';

/** One end of an interval; null is infinity on that side. */
type End = { readonly at: Expression; readonly included: boolean } | null;
export type Interval = { readonly low: End; readonly high: End };
export type Member = Expression | { readonly kind: 'tuple'; readonly items: readonly Expression[] };

/** The meaning of a set answer, in one of two shapes: single members, or intervals of the number line in rising order. */
export type SolutionSet =
  | { readonly kind: 'members'; readonly members: readonly Member[] }
  | { readonly kind: 'intervals'; readonly intervals: readonly Interval[] };

/** Says whether (2, 5) is a point of the plane or an interval: the question knows, the text does not. */
export type Brackets = 'pairs' | 'intervals';

const everything: SolutionSet = { kind: 'intervals', intervals: [{ low: null, high: null }] };
const members = (list: readonly Member[]): SolutionSet => ({ kind: 'members', members: distinct(list) });

/** Returns the set that a statement describes; null if it describes none, such as an equation not yet solved. */
export function solutionSet(s: Statement, brackets: Brackets): SolutionSet | null {
  switch (s.kind) {
    case 'nothing':
      return members([]);
    case 'everything':
      return everything;
    case 'undefined':
    case 'quantity':
      return null;
    case 'expression': {
      const values = bothSigns(s.expression);
      return values === null ? null : members(values);
    }
    case 'relation':
      return ofRelation(s.sides, s.signs);
    case 'bracketed':
      if (brackets === 'pairs' && s.open === '(' && s.close === ')') return members([{ kind: 'tuple', items: s.items }]);
      if (s.items.length > 2) return members([{ kind: 'tuple', items: s.items }]); // an ordered list, in whatever brackets
      return s.items.length === 2 ? interval(s.items[0]!, s.open === '[', s.items[1]!, s.close === ']') : null;
    case 'set':
      // {1, {2}} is not {1, 2}, and {∅} has a member.
      if (s.items.some((item) => item.kind === 'set' || item.kind === 'nothing')) return null;
      return joined(
        s.items.map((item) =>
          item.kind === 'bracketed'
            ? solutionSet(item, 'pairs')
            : item.kind === 'relation'
              ? ofRelation(item.sides, item.signs)
              : solutionSet(item, brackets),
        ),
        false,
      );
    case 'list':
      return pointOf(s) ?? ofList(s, brackets);
    case 'union':
      return joined(
        s.items.map((item) => solutionSet(item, brackets)),
        true,
      );
    case 'intersection':
      return s.items
        .map((item) => solutionSet(item, brackets))
        .reduce((a, b) => (a === null || b === null ? null : intersection(a, b)));
    case 'difference':
      return without(solutionSet(s.items[0], brackets), solutionSet(s.items[1], brackets));
    case 'ratio':
      return members([{ kind: 'tuple', items: [...ofKind('ratio'), ...toFirst(s.items)] }]);
    case 'matrix':
      return members([{ kind: 'tuple', items: [...ofKind(`matrix ${s.rows.length}`), ...s.rows.flat()] }]);
    case 'member':
      return solutionSet(s.of, s.of.kind === 'bracketed' ? 'intervals' : brackets);
  }
}

/** Marks a ratio or a matrix, so that it differs from a point with the same numbers. */
const ofKind = (name: string): Expression[] => [{ kind: 'letter', name }];

/** Divides each part by the first, so that 6 : 8 : 10 equals 3 : 4 : 5. */
const toFirst = (parts: readonly Expression[]): Expression[] =>
  parts.map((part) => ({ kind: 'divide', left: part, right: parts[0]!, written: 'ratio' }));

/** Returns a set without single numbers, ℝ \ {2}; null if more is taken away. */
function without(from: SolutionSet | null, taken: SolutionSet | null): SolutionSet | null {
  if (from === null || taken?.kind !== 'members') return null;
  return taken.members.reduce<SolutionSet | null>((rest, member) => {
    const others = member.kind === 'tuple' ? null : beyondEnd('≠', member);
    return rest === null || others === null ? null : intersection(rest, others);
  }, from);
}

/** Returns the point that x = 2, y = 5 (or "and") names: its coordinates in alphabetical order of the letters. */
export function pointOf(s: Statement): SolutionSet | null {
  if (s.kind !== 'list' || s.joint === 'or') return null;
  const named = s.items.map((item) =>
    item.kind === 'relation' && item.signs.length === 1 && item.signs[0] === '=' ? isolated(item.sides) : null,
  );
  if (named.some((one) => one === null)) return null;
  const pairs = named.flatMap((one) => (one === null ? [] : [one])).sort((a, b) => (a.letter < b.letter ? -1 : 1));
  if (new Set(pairs.map((one) => one.letter)).size !== pairs.length || pairs.length < 2) return null;
  return members([{ kind: 'tuple', items: pairs.map((one) => one.value) }]);
}

function ofList(s: Extract<Statement, { kind: 'list' }>, brackets: Brackets): SolutionSet | null {
  const parts = s.items.map((item) => solutionSet(item, brackets));
  if (parts.some((part) => part === null) || namesSeveral(s.items)) return null;
  const stretches = parts.some((part) => part?.kind === 'intervals');
  if (!stretches) return joined(parts, false); // "1 and 2" is how a student may write {1, 2}
  if (s.joint === 'or') return joined(parts, true);
  if (s.joint === 'and') return parts.reduce((a, b) => (a === null || b === null ? null : intersection(a, b)));
  if (s.items.every((item) => item.kind === 'bracketed')) return joined(parts, true);
  // x > 1, x < 3 hold together; x > 5, x < 1 cannot, so one of them does.
  const together = parts.reduce((a, b) => (a === null || b === null ? null : intersection(a, b)));
  return together?.kind === 'intervals' && together.intervals.length === 0 ? joined(parts, true) : together;
}

/** True if the equations in a list are about different letters: "a = 0 or b = 0" is no set of numbers. */
function namesSeveral(items: readonly Statement[]): boolean {
  const names = items.flatMap((item) =>
    item.kind === 'relation' ? [...item.sides.reduce((into, side) => lettersOf(side, into), new Set<string>())] : [],
  );
  return new Set(names).size > 1;
}

/** Returns the point (2, 2) for x = y = 2. */
function sharedValue(sides: readonly Expression[]): SolutionSet | null {
  const names = sides.flatMap((side) => (side.kind === 'letter' ? [side.name] : []));
  const value = sides.find((side) => lettersOf(side).size === 0);
  if (value === undefined || names.length + 1 < sides.length || new Set(names).size < names.length) return null;
  return members([{ kind: 'tuple', items: names.map(() => value) }]);
}

/**
 * Returns the letter and the value of an equation letter = value, in either order, if the value does not contain the letter.
 */
export function isolated(sides: readonly Expression[]): { letter: string; value: Expression } | null {
  if (sides.length !== 2) return null;
  const [left, right] = [sides[0]!, sides[1]!];
  if (left.kind === 'letter' && !lettersOf(right).has(left.name)) return { letter: left.name, value: right };
  if (right.kind === 'letter' && !lettersOf(left).has(right.name)) return { letter: right.name, value: left };
  return null;
}

/** Returns the two values of 1 ± √2; the value itself if there is no ±; null if there are two of them. */
export function bothSigns(x: Expression): readonly Expression[] | null {
  if (!somewhere(x, (part) => part.kind === 'plus_minus')) return [x];
  const choose = (part: Expression, sign: 'add' | 'subtract', seen: { count: number }): Expression => {
    switch (part.kind) {
      case 'plus_minus': {
        seen.count += 1;
        if (part.left !== null) return { kind: sign, left: choose(part.left, sign, seen), right: choose(part.right, sign, seen) };
        const right = choose(part.right, sign, seen);
        return sign === 'add' ? right : { kind: 'negate', of: right };
      }
      case 'add':
      case 'subtract':
      case 'multiply':
      case 'divide':
        return { ...part, left: choose(part.left, sign, seen), right: choose(part.right, sign, seen) };
      case 'negate':
      case 'percent':
        return { ...part, of: choose(part.of, sign, seen) };
      default:
        if (somewhere(part, (inner) => inner.kind === 'plus_minus')) seen.count += 2;
        return part;
    }
  };
  const seen = { count: 0 };
  const plus = choose(x, 'add', seen);
  return seen.count === 1 ? [plus, choose(x, 'subtract', { count: 0 })] : null;
}

function ofRelation(sides: readonly Expression[], signs: readonly RelationSign[]): SolutionSet | null {
  if (signs.every((sign) => sign === '=')) {
    if (sides.length > 2) return sharedValue(sides);
    const alone = isolated(sides);
    const values = alone === null ? null : bothSigns(alone.value);
    return values === null ? null : members(values);
  }
  if (sides.length === 2) {
    const [left, right, sign] = [sides[0]!, sides[1]!, signs[0]!];
    if (left.kind === 'letter' && lettersOf(right).size === 0) return beyondEnd(sign, right);
    if (right.kind === 'letter' && lettersOf(left).size === 0) return beyondEnd(turned[sign], left);
    return null;
  }
  if (sides.length === 3 && sides[1]!.kind === 'letter' && [sides[0]!, sides[2]!].every((side) => lettersOf(side).size === 0)) {
    const [low, high] = [beyondEnd(turned[signs[0]!], sides[0]!), beyondEnd(signs[1]!, sides[2]!)];
    return low === null || high === null ? null : intersection(low, high);
  }
  return null;
}

export const turned: Readonly<Record<RelationSign, RelationSign>> = {
  '=': '=',
  '<': '>',
  '≤': '≥',
  '>': '<',
  '≥': '≤',
  '≠': '≠',
};

/** Returns the numbers x with x < end, x ≥ end and so on. */
function beyondEnd(sign: RelationSign, end: Expression): SolutionSet | null {
  const infinite = infinityOf(end);
  if (infinite !== 0) {
    const all = sign === '≠' || (infinite === 1 ? sign === '<' : sign === '>');
    return all ? everything : members([]);
  }
  const open = { at: end, included: false };
  const closed = { at: end, included: true };
  switch (sign) {
    case '<':
      return { kind: 'intervals', intervals: [{ low: null, high: open }] };
    case '≤':
      return { kind: 'intervals', intervals: [{ low: null, high: closed }] };
    case '>':
      return { kind: 'intervals', intervals: [{ low: open, high: null }] };
    case '≥':
      return { kind: 'intervals', intervals: [{ low: closed, high: null }] };
    case '≠':
      return {
        kind: 'intervals',
        intervals: [
          { low: null, high: open },
          { low: open, high: null },
        ],
      };
    case '=':
      return members([end]);
  }
}

/** Null if the ends are not in order, as in (5, 2), or their order is unknown. */
function interval(low: Expression, lowIncluded: boolean, high: Expression, highIncluded: boolean): SolutionSet | null {
  const [from, to] = [infinityOf(low), infinityOf(high)];
  if (from === 1 || to === -1 || (from !== 0 && lowIncluded) || (to !== 0 && highIncluded)) return null;
  if (from === 0 && to === 0) {
    const order = orderOf(low, high);
    if (order === null || order > 0 || (order === 0 && !(lowIncluded && highIncluded))) return null;
  }
  const end = (at: Expression, included: boolean, side: number): End => (side === 0 ? { at, included } : null);
  return { kind: 'intervals', intervals: [{ low: end(low, lowIncluded, from), high: end(high, highIncluded, to) }] };
}

function distinct(list: readonly Member[]): readonly Member[] {
  const kept: Member[] = [];
  const same = memberComparer();
  for (const member of list) if (!kept.some((other) => compareMembers(member, other, same) === 'equal')) kept.push(member);
  return kept;
}

export function compareMembers(a: Member, b: Member, same: SameNumber = compareExpressions): Comparison {
  if (a.kind !== 'tuple' && b.kind !== 'tuple') return same(a, b);
  if (a.kind !== 'tuple' || b.kind !== 'tuple' || a.items.length !== b.items.length) return 'different';
  const each = a.items.map((item, i) => same(item, b.items[i]!));
  return each.includes('different') ? 'different' : each.includes('undecided') ? 'undecided' : 'equal';
}

const asIntervals = (set: SolutionSet): readonly Interval[] | null => {
  if (set.kind === 'intervals') return set.intervals;
  const points: Interval[] = [];
  for (const member of set.members) {
    if (member.kind === 'tuple' || lettersOf(member).size > 0) return null;
    points.push({ low: { at: member, included: true }, high: { at: member, included: true } });
  }
  return points;
};

function joined(parts: readonly (SolutionSet | null)[], stretches: boolean): SolutionSet | null {
  const known = parts.flatMap((part) => (part === null ? [] : [part]));
  if (known.length !== parts.length) return null;
  if (!stretches && known.every((part) => part.kind === 'members'))
    return members(known.flatMap((part) => (part.kind === 'members' ? part.members : [])));
  const all = known.map(asIntervals);
  if (all.some((part) => part === null)) return null;
  const merged = merge(all.flatMap((part) => part ?? []));
  return merged === null ? null : { kind: 'intervals', intervals: merged };
}

/** Compares two ends on the same side. A low end that is included begins earlier; a high end that is included ends later. */
function orderOfEnds(a: End, b: End, side: 'low' | 'high'): number | null {
  if (a === null || b === null) return a === b ? 0 : (a === null) === (side === 'low') ? -1 : 1;
  const order = orderOf(a.at, b.at);
  if (order === null || order !== 0) return order;
  return a.included === b.included ? 0 : a.included === (side === 'low') ? -1 : 1;
}

/** True if there is no gap between the end of one interval and the start of the next, so that both are one. */
function meets(high: End, low: End): boolean | null {
  if (high === null || low === null) return true;
  const order = orderOf(high.at, low.at);
  return order === null ? null : order > 0 || (order === 0 && (high.included || low.included));
}

/** Returns intervals as a set: as single members if every one of them is a point. Null if their ends cannot be put in order. */
export function intervalsAsSet(list: readonly Interval[]): SolutionSet | null {
  const merged = merge(list);
  if (merged === null) return null;
  const points = merged.flatMap(({ low, high }) =>
    low !== null && high !== null && orderOf(low.at, high.at) === 0 ? [low.at] : [],
  );
  return points.length === merged.length ? members(points) : { kind: 'intervals', intervals: merged };
}

/** Sorts intervals and merges those that touch or overlap; null if two ends cannot be put in order. */
function merge(list: readonly Interval[]): Interval[] | null {
  let unknown = false;
  const sorted = [...list].sort((a, b) => {
    const order = orderOfEnds(a.low, b.low, 'low');
    if (order === null) unknown = true;
    return order ?? 0;
  });
  const merged: Interval[] = [];
  for (const next of sorted) {
    const last = merged.at(-1);
    const one = last === undefined ? false : meets(last.high, next.low);
    const later = last === undefined ? 0 : orderOfEnds(last.high, next.high, 'high');
    if (one === null || later === null) unknown = true;
    else if (last !== undefined && one) merged[merged.length - 1] = { low: last.low, high: later < 0 ? next.high : last.high };
    else merged.push(next);
  }
  return unknown ? null : merged;
}

function intersection(a: SolutionSet, b: SolutionSet): SolutionSet | null {
  const [x, y] = [asIntervals(a), asIntervals(b)];
  if (x === null || y === null) return null;
  const common: Interval[] = [];
  for (const left of x) {
    for (const right of y) {
      const [lows, highs] = [orderOfEnds(left.low, right.low, 'low'), orderOfEnds(left.high, right.high, 'high')];
      if (lows === null || highs === null) return null;
      const low = lows > 0 ? left.low : right.low;
      const high = highs < 0 ? left.high : right.high;
      if (low !== null && high !== null) {
        const order = orderOf(low.at, high.at);
        if (order === null) return null;
        if (order > 0 || (order === 0 && !(low.included && high.included))) continue;
      }
      common.push({ low, high });
    }
  }
  const merged = merge(common);
  return merged === null ? null : { kind: 'intervals', intervals: merged };
}

export type SetComparison = { readonly kind: 'equal' | 'different' | 'undecided' } | { readonly kind: 'incomplete' | 'extra' }; // members missing, or extra ones

/** Compares the student's set with the expected one; single members are compared by `same`. */
export function compareSets(expected: SolutionSet, student: SolutionSet, same: SameNumber = memberComparer()): SetComparison {
  if (expected.kind === 'members' && student.kind === 'members')
    return compareMemberLists(expected.members, student.members, same);
  const [x, y] = [asIntervals(expected), asIntervals(student)];
  if (x === null || y === null) return { kind: 'different' };
  const [a, b] = [merge(x), merge(y)];
  if (a === null || b === null) return { kind: 'undecided' };
  if (a.length !== b.length) return { kind: 'different' };
  for (const [i, here] of a.entries()) {
    const there = b[i]!;
    const ends = [compareEnds(here.low, there.low, 'low', same), compareEnds(here.high, there.high, 'high', same)];
    if (ends.includes('different')) return { kind: 'different' };
    if (ends.includes('undecided')) return { kind: 'undecided' };
  }
  return { kind: 'equal' };
}

function compareEnds(expected: End, student: End, side: 'low' | 'high', same: SameNumber): Comparison {
  const order = orderOfEnds(expected, student, side);
  if (order === 0) return 'equal';
  const near = expected !== null && student !== null && expected.included === student.included;
  if (near && same(expected.at, student.at) === 'equal') return 'equal';
  return order === null ? 'undecided' : 'different';
}

function compareMemberLists(expected: readonly Member[], student: readonly Member[], same: SameNumber): SetComparison {
  const table = expected.map((member) => student.map((other) => compareMembers(member, other, same)));
  const unclear = table.some((row) => row.includes('undecided'));
  const right = table.filter((row) => row.includes('equal')).length;
  const extra = student.filter((_, i) => !table.some((row) => row[i] === 'equal')).length;
  if (right === expected.length && extra === 0) return { kind: 'equal' };
  if (unclear) return { kind: 'undecided' };
  if (right === 0) return { kind: 'different' };
  if (extra === 0) return { kind: 'incomplete' };
  return { kind: right === expected.length ? 'extra' : 'different' };
}
