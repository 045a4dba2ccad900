import { OverBudget } from '../bounds/budget.ts';
import { limits } from '../bounds/limits.ts';
import {
  Number60,
  digits,
  errorSum,
  exact,
  holdsZero,
  isExact,
  isZero,
  magnitude,
  over,
  unclear,
  unseen,
  type Ball,
  type Real,
} from './ball.ts';
import type { Expression } from '../syntax-tree.ts';

type FunctionName = Extract<Expression, { kind: 'apply' }>['name'];

const one = exact(new Number60(1));
const ten = exact(new Number60(10));

/**
 * The possible error of a function's last digits: every function is accurate to a unit in the last place, these to two places
 * less.
 */
const lastDigits = (value: Real): number => (value.isZero() ? Number.NEGATIVE_INFINITY : value.e - digits + 3);

/** Returns the value with the error caused by the argument's error, plus that of the last digits. */
const widened = (value: Real, error: number): Ball => ({ value, error: errorSum(error, lastDigits(value)) });

/**
 * Applies a function to a number known up to an error: the error grows by the steepest slope that the function has nearby.
 * Null if there is no real value.
 *
 * Errors  OverBudget if the number is too large, or known too inaccurately to tell.
 */
export function applied(name: FunctionName, of: Ball, base: Ball | null): Ball | null {
  if (isZero(of)) {
    if (vanishAtZero.has(name)) return of;
    if (name === 'cos' || name === 'exp' || name === 'cosh' || name === 'sec' || name === 'sech') return one;
  }
  switch (name) {
    case 'sin':
    case 'cos':
      return turned(name, of);
    case 'tan':
      return quotient(turned('sin', of), turned('cos', of));
    case 'sec':
      return quotient(one, turned('cos', of));
    case 'csc':
      return quotient(one, turned('sin', of));
    case 'cot':
      return quotient(turned('cos', of), turned('sin', of));
    case 'arcsin':
    case 'arccos':
      return inverse(name, of);
    case 'arctan':
      return arctangent(of);
    case 'ln':
      return logarithm(of);
    case 'log':
      return quotient(logarithm(of), base === null ? logarithm(ten) : logarithm(base));
    case 'exp':
      return exponential(of);
    case 'sinh':
    case 'cosh':
      return hyperbolic(name, of);
    case 'tanh':
      return quotient(hyperbolic('sinh', of), hyperbolic('cosh', of));
    case 'sech':
      return quotient(one, hyperbolic('cosh', of));
    case 'csch':
      return quotient(one, hyperbolic('sinh', of));
    case 'coth':
      return quotient(hyperbolic('cosh', of), hyperbolic('sinh', of));
    case 'arcsec':
      return fromReciprocal(of, (inside) => inverse('arccos', inside));
    case 'arccsc':
      return fromReciprocal(of, (inside) => inverse('arcsin', inside));
    case 'arccot': // the one school branch that agrees with arctan(1/x) on both sides of zero
      return fromReciprocal(of, arctangent);
    case 'floor':
    case 'ceil':
      return stepped(name, of);
  }
}

const vanishAtZero: ReadonlySet<FunctionName> = new Set(['sin', 'tan', 'arcsin', 'arctan', 'sinh', 'tanh', 'floor', 'ceil']);

/** Null if either is null, or if the divisor is exactly zero. */
const quotient = (above: Ball | null, below: Ball | null): Ball | null =>
  above === null || below === null || isZero(below) ? null : over(above, below);

/**
 * If a function is too near its value at zero for any digit to show the difference, treats it as known to fewer digits, so
 * that it agrees with no other value.
 */
const shown = (ball: Ball, isShown: boolean): Ball =>
  isShown ? ball : { value: ball.value, error: errorSum(ball.error, unseen + Math.max(0, ball.value.e)) };

function turned(name: 'sin' | 'cos', of: Ball): Ball {
  if (of.value.abs().gt('1e20')) throw new OverBudget('an angle too large to turn through');
  if (name === 'sin') return { value: of.value.sin(), error: errorSum(of.error, 2 - digits) };
  return shown({ value: of.value.cos(), error: errorSum(of.error, 2 - digits) }, magnitude(of.value) > -22 || holdsZero(of));
}

/** |e^δ − 1| ≤ 2|δ| where |δ| ≤ 1. */
function exponential(of: Ball): Ball {
  if (of.error > 0) return unclear();
  const value = sized(of).exp();
  return shown(widened(value, magnitude(value) + of.error + 0.302), magnitude(of.value) > -44 || holdsZero(of));
}

/** The slope of both is at most (1 + the size of the value)·e^δ. Far out the digits can't tell sinh from cosh. */
function hyperbolic(name: 'sinh' | 'cosh', of: Ball): Ball {
  if (of.error > 0) return unclear();
  const value = name === 'sinh' ? sized(of).sinh() : sized(of).cosh();
  const slope = errorSum(0, magnitude(value)) + 0.48;
  const isShown = of.value.abs().lt(50) && (name === 'sinh' || magnitude(of.value) > -22 || holdsZero(of));
  return shown(widened(value, slope + of.error), isShown);
}

function sized({ value }: Ball): Real {
  if (value.abs().gt(limits.decimalExponent)) throw new OverBudget('a power too large to evaluate');
  return value;
}

/** Null at zero and below. */
function logarithm(of: Ball): Ball | null {
  if (isZero(of)) return null;
  if (holdsZero(of)) return unclear();
  if (of.value.isNegative()) return null;
  if (isExact(of) && of.value.equals(1)) return exact(new Number60(0));
  const relative = of.error - magnitude(of.value) + 0.302;
  if (relative > 0) return unclear();
  return widened(of.value.ln(), relative + 1e-6);
}

/**
 * An angle whose sine or cosine is known. Its slope is 1/√(1 − v²) ≤ 1/√(1 − |v|). Over any interval it changes by no more
 * than over one of the same length that ends at 1, where the change is at most π/√2 times the root of the length.
 */
function inverse(name: 'arcsin' | 'arccos', of: Ball): Ball | null {
  const beyond = of.value.abs().minus(1);
  if (isExact(of) && beyond.isZero())
    return name === 'arccos' && of.value.gt(0) ? exact(new Number60(0)) : widened(angleOf(name, of.value), of.error);
  if (beyond.gt(0) && !(magnitude(beyond) <= of.error)) return null;
  const error = errorSum(of.error, -4 - digits); // inside, the library works to a few digits more than it gives
  const room = beyond.gt(0) ? Number.NEGATIVE_INFINITY : magnitude(beyond);
  const value = angleOf(name, beyond.gt(0) ? new Number60(of.value.s) : of.value);
  const isInside = room > error + 0.4;
  return widened(value, isInside ? error + 0.16 - room / 2 : error / 2 + 0.52);
}

const angleOf = (name: 'arcsin' | 'arccos', value: Real): Real => (name === 'arcsin' ? value.asin() : value.acos());

/** Its slope is at most 1. */
const arctangent = (of: Ball): Ball => shown(widened(of.value.atan(), of.error), magnitude(of.value) < 44);

const fromReciprocal = (of: Ball, angle: (inside: Ball) => Ball | null): Ball | null =>
  isZero(of) ? null : angle(over(one, of));

/** Very near a whole number, the digits cannot say on which side the number lies. */
function stepped(name: 'floor' | 'ceil', of: Ball): Ball {
  const near = of.value.minus(of.value.round());
  if (!isExact(of) && !(magnitude(near) - 1e-6 > of.error)) return unclear();
  return exact(name === 'floor' ? of.value.floor() : of.value.ceil());
}
