import { sameTree } from '../compare/compare-expressions.ts';
import { lettersOf, somewhere, type Expression } from '../syntax-tree.ts';
import { approximate } from './approximate.ts';
import type { Atom, Formula } from './formula.ts';

/**
 * Splits u·v = 0 into two alternatives, u = 0 and v = 0, so that a search for points visits each factor's own curve: (x −
 * y)(x − 1000) = 0 is a line and another one far away.
 *
 * Shape   a factor may be zero where another has no value, so the caller has to check that the whole holds at a point it
 *         finds.
 */
export const factorCases = (formula: Formula): Formula =>
  formula.flatMap((atoms) =>
    atoms.map(casesOf).reduce<Atom[][]>((all, ways) => all.flatMap((some) => ways.map((way) => [...some, way])), [[]]),
  );

/**
 * True if a search that found no point may have missed one: far out, or where roots and logarithms have values. Polynomials
 * with small numbers have their zeros nearby, or none: a² + a + 1.
 */
export const mayHidePoints = (atoms: readonly Atom[]): boolean =>
  atoms.some(({ left, right }) => [left, right].some((side) => somewhere(side, isFar)));

const isFar = (x: Expression): boolean => {
  if (lettersOf(x).size === 0) return !(Math.abs(approximate(x, new Map())) <= 100);
  return x.kind === 'root' || x.kind === 'apply' || (x.kind === 'power' && lettersOf(x.exponent).size > 0);
};

function casesOf(atom: Atom): Atom[] {
  if (atom.sign !== '=') return [atom];
  const product = isZero(atom.right) ? atom.left : isZero(atom.left) ? atom.right : null;
  const vanishing = (left: Expression): Atom => ({ left, right: zero, sign: '=' });
  if (product !== null) {
    const factors = vanishingFactorsOf(product);
    return factors.length === 0 ? [atom] : factors.map(vanishing);
  }
  // u·w = v·w holds where w is zero, too.
  const shared = vanishingFactorsOf(atom.left).filter((one) =>
    vanishingFactorsOf(atom.right).some((other) => sameTree(one, other)),
  );
  return [atom, ...shared.map(vanishing)];
}

const zero: Expression = { kind: 'number', value: { n: 0n, d: 1n }, decimals: null };
const isZero = (x: Expression): boolean => x.kind === 'number' && x.value.n === 0n;

/** Returns the factors with letters whose zeros are zeros of the product. */
function vanishingFactorsOf(x: Expression): Expression[] {
  if (lettersOf(x).size === 0) return [];
  switch (x.kind) {
    case 'multiply':
      return [...vanishingFactorsOf(x.left), ...vanishingFactorsOf(x.right)];
    case 'divide':
      return vanishingFactorsOf(x.left);
    case 'negate':
    case 'absolute':
    case 'root':
      return vanishingFactorsOf(x.of);
    case 'power':
      return x.exponent.kind === 'number' && x.exponent.value.n > 0n ? vanishingFactorsOf(x.base) : [x];
    default:
      return [x];
  }
}
