import { constantValue, scale, sortedTerms, type Monomial, type Polynomial } from './polynomial.ts';
import type { Expression } from '../syntax-tree.ts';
import { exactly } from './rational-function.ts';
import * as q from './rational.ts';
import type { Rational } from './rational.ts';
import { readStatement } from '../read/read-statement.ts';
import { newBudget, withinBudget } from '../bounds/budget.ts';

const monomialText = (monomial: Monomial): string =>
  monomial.map(([letter, power]) => (power === 1 ? letter : `${letter}^${power}`)).join('');

function termText(coefficient: Rational, monomial: Monomial): string {
  const size = q.absolute(coefficient);
  if (monomial.length === 0) return q.rationalText(size);
  if (q.equals(size, q.one)) return monomialText(monomial);
  return q.isInteger(size) ? `${size.n}${monomialText(monomial)}` : `(${q.rationalText(size)})${monomialText(monomial)}`;
}

/**
 * Writes a polynomial as school does, by falling degree: 'x^2 - 3x + 2', '-(1/2)x + 4', '0'. The reader can read it back, and
 * KaTeX shows it.
 */
export function polynomialText(p: Polynomial): string {
  return (
    sortedTerms(p)
      .map(({ coefficient, monomial }, i) => {
        const minus = coefficient.n < 0n;
        return `${i === 0 ? (minus ? '-' : '') : minus ? ' - ' : ' + '}${termText(coefficient, monomial)}`;
      })
      .join('') || '0'
  );
}

/** Returns the polynomial that an expression is; null if it is not one, like √x and 1/x. */
export function polynomialOf(x: Expression): Polynomial | null {
  const value = withinBudget(() => exactly(x, newBudget()));
  if (value?.kind !== 'exact') return null;
  const below = constantValue(value.value.bottom);
  return below === null ? null : scale(value.value.top, q.divide(q.one, below));
}

/** Returns the polynomial that a text describes, such as '2x(x+1)'; null if it is not one. */
export function readPolynomial(text: string): Polynomial | null {
  const reading = readStatement(text, { letters: null, thousands: false, oneNumber: false, ownUnit: null, units: false });
  return reading.kind === 'read' && reading.read.kind === 'expression' ? polynomialOf(reading.read.expression) : null;
}
