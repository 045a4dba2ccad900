import { takeSteps } from '../bounds/allowance.ts';
import { limits } from '../bounds/limits.ts';
import { applied } from './ball-functions.ts';
import {
  Number60,
  digits,
  exact,
  holdsZero,
  isExact,
  isZero,
  minus,
  negated,
  over,
  plus,
  rootOf,
  size,
  times,
  toThe,
  unclear,
  type Ball,
  type Real,
} from './ball.ts';
import type { Rational } from './rational.ts';
import { exactNumber, exactly } from './rational-function.ts';
import type { Expression } from '../syntax-tree.ts';
import { OverBudget, newBudget } from '../bounds/budget.ts';

const π: Ball = { value: Number60.acos(-1), error: 1 - digits };
const e: Ball = { value: new Number60(1).exp(), error: 1 - digits };
const hundred = exact(new Number60(100));

export const toReal = (a: Rational): Real => new Number60(a.n.toString()).div(a.d.toString());
export const real = (value: number | string): Real => new Number60(value);

const one = exact(new Number60(1));
/** Returns a fraction as a ball: a third, for example, only fits into sixty digits up to an error. */
export const toBall = ({ n, d }: Rational): Ball => (d === 1n ? whole(n) : over(whole(n), whole(d)));
const whole = (n: bigint): Ball =>
  Number.isSafeInteger(Number(n)) ? exact(new Number60(Number(n))) : times(exact(new Number60(n.toString())), one);

/** The values of the letters: exact numbers, or numbers known up to an error, such as √2. */
export type Point = ReadonlyMap<string, Real | Ball>;

/** log₁₀ to a few digits, without the cost of sixty digits. */
const decimalLogarithm = (a: Real): number => (Math.abs(a.e) < 300 ? Math.log10(a.toNumber()) : a.e);

/** Returns what one operation on numbers of 60 digits costs, in steps: a sum takes about 0.001 ms, an arcsine nearly 1 ms. */
function stepsOf(x: Expression): number {
  switch (x.kind) {
    case 'apply':
      return x.name.startsWith('arc') ? 25_000 : ['sin', 'cos', 'ln', 'exp'].includes(x.name) ? 4_000 : 8_000;
    case 'root':
      return x.index <= 3 ? 700 : 8_000;
    case 'power':
      return x.exponent.kind === 'number' && x.exponent.value.d === 1n ? 300 : 8_000;
    case 'number':
    case 'mixed':
    case 'divide':
      return 80;
    default:
      return 30;
  }
}

/** Thrown inside this file if there is no real value: √−1, 1/0, ln 0. */
class NoValue extends Error {}

/**
 * Evaluates an expression with the letters' values from `point`. Returns a ball that is sure to contain the value; null if
 * there is no real value.
 *
 * A divisor that cannot be distinguished from zero counts as zero if a letter's value is rounded, because then it is a root
 * of an equation in question; otherwise it may be anything.
 *
 * Errors  OverBudget if numbers become too large, if a letter has no value, or if too little is known to go on.
 */
export function evaluate(expression: Expression, point: Point): Ball | null {
  const checked = (ball: Ball): Ball => {
    if (ball.value.isNaN()) throw new NoValue();
    if (!ball.value.isFinite() || Math.abs(ball.value.e) > limits.decimalExponent)
      throw new OverBudget('a number too large to evaluate');
    return ball;
  };
  const isRounded = (): boolean => [...point.values()].some((value) => 'error' in value && !isExact(value));
  /** Throws if a divisor or the inside of a logarithm is zero, or may be zero. */
  const nonzero = (ball: Ball): Ball => {
    if (isZero(ball)) throw new NoValue();
    if (!holdsZero(ball)) return ball;
    if (ball.error < asGoodAsZero && isRounded()) throw new NoValue();
    return unclear();
  };

  const at = (x: Expression): Ball => {
    takeSteps(stepsOf(x));
    switch (x.kind) {
      case 'number':
        return toBall(x.value);
      case 'mixed':
        return plus(whole(x.whole), over(whole(x.top), whole(x.bottom)));
      case 'letter': {
        const value = point.get(x.name);
        if (value === undefined) throw new OverBudget(`${x.name} has no value here`);
        return 'error' in value ? value : exact(value);
      }
      case 'constant':
        if (x.name === '∞') throw new NoValue();
        if (x.name === 'i') throw new OverBudget('i is no real number');
        return x.name === 'π' ? π : e;
      case 'add':
        return checked(plus(at(x.left), at(x.right)));
      case 'subtract':
        return checked(minus(at(x.left), at(x.right)));
      case 'multiply':
        return checked(times(at(x.left), at(x.right)));
      case 'divide': {
        const below = nonzero(at(x.right));
        return checked(over(at(x.left), below));
      }
      case 'negate':
        return negated(at(x.of));
      case 'percent':
        return over(at(x.of), hundred);
      case 'power':
        return checked(power(at(x.base), at(x.exponent), x.exponent));
      case 'root':
        return checked(root(at(x.of), x.index));
      case 'absolute':
        return size(at(x.of));
      case 'factorial':
        return factorial(at(x.of));
      case 'degrees':
        return over(times(at(x.of), π), exact(new Number60(180)));
      case 'call':
        throw new OverBudget(`${x.name} has no value here`);
      case 'plus_minus':
        throw new OverBudget('two values at once');
      case 'apply': {
        const inside = at(x.of);
        const base = x.base === null ? null : nonzero(at(x.base));
        const value = applied(x.name, x.name === 'ln' || x.name === 'log' ? nonzero(inside) : inside, base);
        if (value === null) throw new NoValue();
        return checked(value);
      }
    }
  };

  const factorial = (of: Ball): Ball => {
    if (!isExact(of)) return unclear();
    if (!of.value.isInteger() || of.value.isNegative()) throw new NoValue();
    if (of.value.gt(limits.factorial)) throw new OverBudget('a factorial too large');
    let product = one;
    for (let i = 2; of.value.gte(i); i += 1) product = times(product, exact(new Number60(i)));
    return product;
  };

  const root = (of: Ball, index: number): Ball => {
    if (of.value.isNegative() && index % 2 === 0 && !holdsZero(of)) throw new NoValue();
    return rootOf(of, index);
  };

  const power = (base: Ball, exponent: Ball, exponentOf: Expression): Ball => {
    if (isZero(base)) {
      if (exponent.value.lte(0)) throw new NoValue();
      return base;
    }
    if (holdsZero(base)) {
      if (exponent.value.isNegative()) nonzero(base);
      return toThe(base, exponent);
    }
    const digitsOfResult = Math.abs(decimalLogarithm(base.value.abs())) * exponent.value.abs().toNumber();
    if (!(digitsOfResult < limits.decimalExponent)) throw new OverBudget('a power too large to evaluate');
    if (base.value.isPositive() || (isExact(exponent) && exponent.value.isInteger())) return toThe(base, exponent);
    // A negative base has a real value only if the exponent is a fraction with an odd denominator. Digits can't show that, so
    // look at the fraction.
    const fraction = exactly(exponentOf, newBudget());
    const exponentExactly = fraction.kind === 'exact' ? exactNumber(fraction.value) : null;
    if (exponentExactly === null || exponentExactly.d % 2n === 0n || exponentExactly.d > 64n) throw new NoValue();
    return toThe(root(base, Number(exponentExactly.d)), whole(exponentExactly.n));
  };

  try {
    return at(expression);
  } catch (error) {
    if (error instanceof NoValue) return null;
    throw error;
  }
}

/** Below this error (a power of ten), a ball that contains zero counts as zero at a root of an equation in question. */
const asGoodAsZero = -30;
