import { takeSteps } from '../bounds/allowance.ts';
import { newBudget, withinBudget } from '../bounds/budget.ts';
import { approximateRoots, between } from '../exact/approximate-roots.ts';
import { squareFree } from '../exact/divide-polynomials.ts';
import { coefficientsIn, lettersIn, type Polynomial } from '../exact/polynomial.ts';
import { exactly } from '../exact/rational-function.ts';
import { lettersOf, type Expression } from '../syntax-tree.ts';
import { approximate, toNumber } from './approximate.ts';
import { directionOf } from './direction.ts';

/**
 * Where an expression in one letter is zero or has no value; between two such numbers its sign does not change. `complete`
 * says that all of them are known, as for quotients of polynomials; otherwise they were searched for near zero.
 */
export type CriticalPoints = { readonly points: readonly number[]; readonly complete: boolean };

export function criticalPoints(gap: Expression, letter: string): CriticalPoints {
  const factors = basesOfGap(gap);
  if (factors.length < 2) return pointsOf(factors[0] ?? gap, letter);
  const found = factors.map((factor) => (lettersOf(factor).has(letter) ? pointsOf(factor, letter) : unchanging));
  return { points: found.flatMap(({ points }) => points), complete: found.every(({ complete }) => complete) };
}

const unchanging: CriticalPoints = { points: [], complete: true };

/**
 * Returns the factors of a product less zero, such as (x − 2)⁴³(x + 3) − 0, whose critical points together are those of the
 * whole; if there are none, the whole.
 */
function basesOfGap(gap: Expression): Expression[] {
  const isNothing = (x: Expression): boolean => x.kind === 'number' && x.value.n === 0n;
  if (gap.kind !== 'subtract' || !(isNothing(gap.right) || isNothing(gap.left))) return [gap];
  return basesOf(isNothing(gap.right) ? gap.left : gap.right);
}

/** Returns the parts at which the sign can change: the factors in the top and the bottom, each once whatever its power. */
function basesOf(x: Expression): Expression[] {
  if (x.kind === 'multiply' || x.kind === 'divide') return [...basesOf(x.left), ...basesOf(x.right)];
  if (x.kind === 'negate') return basesOf(x.of);
  const times = x.kind === 'power' && x.exponent.kind === 'number' ? x.exponent.value : null;
  return x.kind === 'power' && times !== null && times.d === 1n && times.n > 0n ? basesOf(x.base) : [x];
}

function pointsOf(gap: Expression, letter: string): CriticalPoints {
  const exact = withinBudget(() => {
    const budget = newBudget();
    const value = exactly(gap, budget);
    if (value.kind === 'undefined') return { points: [], complete: true };
    if (value.kind !== 'exact') return null;
    const roots = [value.value.top, value.value.bottom].map((p) => realRoots(p, letter, budget));
    return roots.includes(null) ? null : { points: [...roots[0]!, ...roots[1]!, ...divisorsIn(gap, letter)], complete: true };
  });
  return exact ?? searchedThrough(gap, letter);
}

/** An expression that only rises or only falls has one zero at most. */
function searchedThrough(gap: Expression, letter: string): CriticalPoints {
  const points = searched(gap, letter);
  const direction = directionOf(gap, letter);
  const isZero = (x: number) => Math.abs(approximate(gap, new Map([[letter, x]]))) < 1e-9;
  return { points, complete: (direction === 1 || direction === -1) && points.some(isZero) };
}

/** Returns the zeros of the divisors: in (x² − x)/x the divisor is gone once the quotient is worked out. */
function divisorsIn(x: Expression, letter: string): number[] {
  const found: number[] = [];
  const look = (part: Expression): void => {
    if (part.kind === 'divide') found.push(...criticalPoints(part.right, letter).points);
    if (part.kind === 'power') look(part.base);
    else if ('left' in part && part.left !== null) look(part.left);
    if ('right' in part) look(part.right);
    if ('of' in part) look(part.of);
  };
  look(x);
  return found;
}

/**
 * Returns all real zeros of a polynomial in one letter, in floating point. With sixty digits and their exact form
 * (exact/real-roots.ts, which begins from the same zeros) it would take ten to seventy times as long, and a line of work is
 * compared with many others.
 */
function realRoots(p: Polynomial, letter: string, budget: ReturnType<typeof newBudget>): number[] | null {
  const letters = lettersIn(p);
  if (letters.length === 0) return [];
  if (letters.length > 1 || letters[0] !== letter) return null;
  const simple = squareFree(p, budget);
  const coefficients = simple === null ? null : coefficientsIn(simple, letter);
  if (coefficients === null || coefficients.length > 13) return null;
  const numbers = coefficients.map(toNumber);
  return numbers.every(Number.isFinite) ? approximateRoots(numbers) : null;
}

const reach = 40;
const stride = 0.25;
const finest = 12; // √(2x) = 8x has a zero at 1/32, next to the one at 0
const farOut = [50, 64, 75, 81, 100, 120, 125, 128, 200, 243, 250, 256, 500, 512, 625, 1000, 1024, 10000];

/**
 * Returns changes of sign, zeros, and places where a value begins or ends, in steps of a quarter, finer near zero, and a few
 * numbers further out.
 */
function searched(gap: Expression, letter: string): number[] {
  const f = (x: number): number => {
    takeSteps(4);
    return approximate(gap, new Map([[letter, x]]));
  };
  const found: number[] = [];
  const xs: number[] = [...farOut].reverse().map((x) => -x);
  for (let x = -reach; x < 0; x += stride) xs.push(x);
  for (let k = 1; k <= finest; k += 1) xs.push(-stride / 2 ** k);
  xs.push(0);
  for (let k = finest; k >= 1; k -= 1) xs.push(stride / 2 ** k);
  for (let x = stride; x <= reach; x += stride) xs.push(x);
  xs.push(...farOut);
  const values = xs.map(f);
  for (const [i, x] of xs.entries()) {
    const [here, next] = [values[i]!, values[i + 1]];
    if (here === 0) found.push(x);
    if (next === undefined) break;
    const to = xs[i + 1]!;
    if (Number.isNaN(here) !== Number.isNaN(next)) found.push(border(f, x, to));
    else if (here * next < 0) found.push(between(f, x, to));
    else if (i > 0 && dips(values[i - 1]!, here, next)) {
      const low = lowest((at) => Math.abs(f(at)), xs[i - 1]!, to);
      if (Math.abs(f(low)) < 1e-9) found.push(low);
    }
  }
  return found;
}

const dips = (before: number, here: number, after: number): boolean =>
  here !== 0 && Math.abs(here) <= Math.abs(before) && Math.abs(here) <= Math.abs(after) && here * before > 0 && here * after > 0;

/** Returns where a value begins or ends between two numbers, one with a value and one without. */
function border(f: (x: number) => number, from: number, to: number): number {
  const none = Number.isNaN(f(from));
  let [low, high] = [from, to];
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (Number.isNaN(f(middle)) === none) low = middle;
    else high = middle;
  }
  const whole = Math.round(low * 12) / 12;
  return Math.abs(whole - low) < 1e-9 ? whole : none ? high : low;
}

function lowest(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let i = 0; i < 80; i += 1) {
    const [a, b] = [low + (high - low) * 0.382, low + (high - low) * 0.618];
    if (f(a) < f(b)) high = b;
    else low = a;
  }
  const middle = (low + high) / 2;
  const whole = Math.round(middle * 12) / 12;
  return Math.abs(whole - middle) < 1e-5 && f(whole) <= f(middle) ? whole : middle;
}
