import { takeSteps } from '../bounds/allowance.ts';
import type { Expression, RelationSign, Statement } from '../syntax-tree.ts';
import { replaceParts } from '../exact/replace-letter.ts';
import { isolated } from '../solve/solution-set.ts';
import { lettersOf, somewhere } from '../syntax-tree.ts';
import { approximate, type Point } from './approximate.ts';
import { differentFrom, equalWithin, signAt } from './sign.ts';

/** Two sides and a sign. */
export type Atom = { readonly left: Expression; readonly right: Expression; readonly sign: RelationSign };

/** What a line says about its letters: one of several alternatives, each of them a few relations that hold together. */
export type Formula = readonly (readonly Atom[])[];

/**
 * Returns a statement as a formula, whatever its notation: x = 2 or x = 3, x = 2, 3, {2, 3}, x = ±3, 1 < x ≤ 4, x ∈ (−1, 3],
 * "no solution". `letter` is the letter of a set without a name. Null if the statement is nothing that could be true or
 * false.
 */
export function formulaOf(s: Statement, letter: string | null): Formula | null {
  takeSteps(s.kind === 'list' || s.kind === 'set' ? 15 + 15 * s.items.length : 15);
  const own = known.get(s) ?? new Map<string | null, Formula | null>();
  known.set(s, own);
  const found = own.get(letter);
  if (found !== undefined) return found;
  const formula = readFormula(s, letter);
  own.set(letter, formula);
  return formula;
}

const known = new WeakMap<Statement, Map<string | null, Formula | null>>();

function readFormula(s: Statement, letter: string | null): Formula | null {
  switch (s.kind) {
    case 'relation':
      return bothWays(s.sides).map((sides) => atomsOf(sides, s.signs));
    case 'list':
      return ofList(s, letter);
    case 'set': {
      const parts = s.items.map((item) => ofValue(item, letter));
      return parts.includes(null) ? null : parts.flatMap((part) => part!);
    }
    case 'member':
      return s.of.kind === 'relation' ? formulaOf(s.of, s.letter) : ofRegion(s.of, s.letter);
    case 'bracketed':
    case 'union':
    case 'intersection':
      return ofRegion(s, letter);
    case 'nothing':
      return [];
    case 'everything':
      return [[]];
    case 'expression':
    case 'quantity':
    case 'difference':
    case 'ratio':
    case 'matrix':
    case 'undefined':
      return null;
  }
}

const atomsOf = (sides: readonly Expression[], signs: readonly RelationSign[]): Atom[] =>
  signs.map((sign, i) => ({ left: sides[i]!, right: sides[i + 1]!, sign }));

/** Returns the sides with every ± as plus, and with every ± as minus. */
function bothWays(sides: readonly Expression[]): (readonly Expression[])[] {
  if (!sides.some((side) => somewhere(side, (part) => part.kind === 'plus_minus'))) return [sides];
  return [sides.map((side) => withSign(side, 1)), sides.map((side) => withSign(side, -1))];
}

const withSign = (x: Expression, sign: 1 | -1): Expression =>
  replaceParts(x, (part) => {
    if (part.kind !== 'plus_minus') return null;
    const right = withSign(part.right, sign);
    if (part.left === null) return sign === 1 ? right : { kind: 'negate', of: right };
    return { kind: sign === 1 ? 'add' : 'subtract', left: withSign(part.left, sign), right };
  });

/** Returns the letter to which a line gives a number. */
function named(s: Statement): string | null {
  const alone = s.kind === 'relation' && s.signs.length === 1 && s.signs[0] === '=' ? isolated(s.sides) : null;
  return alone !== null && lettersOf(alone.value).size === 0 ? alone.letter : null;
}

function ofList(s: Extract<Statement, { kind: 'list' }>, letter: string | null): Formula | null {
  const first = named(s.items[0]!) ?? letter;
  const parts = s.items.map((item) => ofValue(item, first));
  if (parts.includes(null)) return null;
  const known = parts.map((part) => part!);
  const sameName = first !== null && s.items.every((item) => item.kind !== 'relation' || named(item) === first);
  if (s.joint === 'or' || (sameName && s.items.every((item) => item.kind === 'relation' || item.kind === 'expression'))) {
    return known.flat(); // "x = 2 and x = 3" is how a student lists two solutions
  }
  return known.reduce((all, part) => all.flatMap((some) => part.map((more) => [...some, ...more])));
}

/** Reads a member of a list or set: a relation of its own, or a value of the letter. */
function ofValue(s: Statement, letter: string | null): Formula | null {
  if (s.kind !== 'expression') return formulaOf(s, letter);
  if (letter === null) return null;
  return formulaOf({ kind: 'relation', sides: [{ kind: 'letter', name: letter }, s.expression], signs: ['='] }, letter);
}

/** Writes an interval, or several of them, as inequalities in one letter. */
function ofRegion(s: Statement, letter: string | null): Formula | null {
  if (letter === null) return null;
  if (s.kind === 'union') {
    const parts = s.items.map((item) => ofRegion(item, letter));
    return parts.includes(null) ? null : parts.flatMap((part) => part!);
  }
  if (s.kind === 'intersection') {
    const parts = s.items.map((item) => ofRegion(item, letter));
    if (parts.includes(null)) return null;
    return parts.map((part) => part!).reduce((all, part) => all.flatMap((some) => part.map((more) => [...some, ...more])));
  }
  if (s.kind !== 'bracketed') return formulaOf(s, letter);
  if (s.items.length !== 2) return null;
  const [low, high] = [s.items[0]!, s.items[1]!];
  const x: Expression = { kind: 'letter', name: letter };
  const atoms: Atom[] = [];
  if (!isInfinite(low)) atoms.push({ left: x, right: low, sign: s.open === '[' ? '≥' : '>' });
  if (!isInfinite(high)) atoms.push({ left: x, right: high, sign: s.close === ']' ? '≤' : '<' });
  return [atoms];
}

const isInfinite = (x: Expression): boolean =>
  (x.kind === 'constant' && x.name === '∞') || (x.kind === 'negate' && isInfinite(x.of));

/** True if a relation holds at a point; null if floating point cannot tell. */
export function atomHolds({ left, right, sign }: Atom, at: Point): boolean | null {
  const [a, b] = [approximate(left, at), approximate(right, at)];
  if (Number.isNaN(a) || Number.isNaN(b)) return false; // a relation with a side that has no value holds nowhere
  const order = orderAt(left, right, { a, b, at });
  if (order === null) return null;
  switch (sign) {
    case '=':
      return order === 0;
    case '≠':
      return order !== 0;
    case '<':
      return order < 0;
    case '≤':
      return order <= 0;
    case '>':
      return order > 0;
    case '≥':
      return order >= 0;
  }
}

/**
 * Compares the sides: 1, 0 or −1; null if that cannot be determined. Near zero, and if both are tiny, their signs are
 * compared.
 */
function orderAt(left: Expression, right: Expression, { a, b, at }: { a: number; b: number; at: Point }): number | null {
  if (isZero(right)) return signAt(left, at);
  if (isZero(left)) return opposite(signAt(right, at));
  const size = 1 + Math.abs(a) + Math.abs(b);
  if (!Number.isFinite(size)) return null;
  if (size < 1 + tiny) {
    const [u, v] = [signAt(left, at), signAt(right, at)];
    if (u === null || v === null || (u === v && u !== 0)) return a === b && a !== 0 ? 0 : null;
    return Math.sign(u - v);
  }
  const apart = Math.abs(a - b);
  return apart <= equalWithin * size ? 0 : apart < differentFrom * size ? null : Math.sign(a - b);
}

const tiny = 1e-9;
const isZero = (x: Expression): boolean => x.kind === 'number' && x.value.n === 0n;
const opposite = (sign: number | null): number | null => (sign === null ? null : -sign);

export function holds(formula: Formula, at: Point): boolean | null {
  takeSteps(10);
  let unsure = false;
  for (const atoms of formula) {
    const each = atoms.map((atom) => atomHolds(atom, at));
    if (each.every((one) => one === true)) return true;
    if (!each.includes(false)) unsure = true;
  }
  return unsure ? null : false;
}

/** Returns left − right for every relation in it. */
export const gapsOf = (formula: Formula): Expression[] =>
  formula.flatMap((atoms) => atoms.map(({ left, right }): Expression => ({ kind: 'subtract', left, right })));

export const isEquality = (formula: Formula): boolean => formula.every((atoms) => atoms.every(({ sign }) => sign === '='));
