import { spend, type Budget } from '../bounds/budget.ts';

const primes = [3, 5, 7, 11, 13, 17, 19, 23, 29, 31] as const;
const enough = 5; // primes modulo which the polynomial stays square-free

/**
 * Returns the degrees that a proper factor over the integers may have, judging by its degrees modulo several primes; empty if
 * the polynomial cannot be split. `f` has whole coefficients, lowest power first, and at least two of them.
 *
 * Source  Distinct-degree factorization: von zur Gathen & Gerhard, "Modern Computer Algebra", §14.2.
 */
export function patternsOfDegree(f: readonly bigint[], budget: Budget): ReadonlySet<number> {
  const n = f.length - 1;
  let possible = new Set(Array.from({ length: n - 1 }, (_, i) => i + 1));
  let tried = 0;
  for (const prime of primes) {
    const reduced = f.map((c) => Number(((c % BigInt(prime)) + BigInt(prime)) % BigInt(prime)));
    if (reduced.at(-1) === 0) continue;
    spend(budget, n * n);
    const degrees = degreesModulo(monic(reduced, prime), prime);
    if (degrees === null) continue;
    const sums = sumsOf(degrees);
    possible = new Set([...possible].filter((d) => sums.has(d)));
    tried += 1;
    if (tried === enough || possible.size === 0) break;
  }
  return possible;
}

function sumsOf(degrees: readonly number[]): Set<number> {
  return degrees.reduce((sums, degree) => new Set([...sums].flatMap((sum) => [sum, sum + degree])), new Set([0]));
}

type Modular = readonly number[]; // lowest power first, no zero at the end

const trim = (a: number[]): number[] => {
  while (a.length > 0 && a.at(-1) === 0) a.pop();
  return a;
};

function inverse(a: number, p: number): number {
  let [result, base, times] = [1, a % p, p - 2];
  for (; times > 0; times = Math.floor(times / 2)) {
    if (times % 2 === 1) result = (result * base) % p;
    base = (base * base) % p;
  }
  return result;
}

function monic(a: Modular, p: number): number[] {
  const by = inverse(a.at(-1)!, p);
  return a.map((c) => (c * by) % p);
}

function divide(a: Modular, b: Modular, p: number): { quotient: number[]; rest: number[] } {
  const rest = [...a];
  const quotient = Array.from({ length: Math.max(0, a.length - b.length + 1) }, () => 0);
  const by = inverse(b.at(-1)!, p);
  for (let place = a.length - b.length; place >= 0; place -= 1) {
    const factor = (rest[place + b.length - 1]! * by) % p;
    quotient[place] = factor;
    b.forEach((c, i) => (rest[place + i] = (rest[place + i]! + (p - factor) * c) % p));
  }
  return { quotient: trim(quotient), rest: trim(rest) };
}

function commonFactor(a: Modular, b: Modular, p: number): number[] {
  let [x, y] = [trim([...a]), trim([...b])];
  while (y.length > 0) [x, y] = [y, divide(x, y, p).rest];
  return x.length === 0 ? x : monic(x, p);
}

function multiply(a: Modular, b: Modular, by: Modular, p: number): number[] {
  const product = Array.from({ length: Math.max(0, a.length + b.length - 1) }, () => 0);
  a.forEach((c, i) => b.forEach((d, k) => (product[i + k] = (product[i + k]! + c * d) % p)));
  return divide(product, by, p).rest;
}

/** Returns the degrees of its irreducible factors modulo p; null if one of them is repeated. */
function degreesModulo(f: Modular, p: number): number[] | null {
  const derivative = trim(f.slice(1).map((c, i) => (c * (i + 1)) % p));
  if (derivative.length === 0 || commonFactor(f, derivative, p).length > 1) return null;
  const degrees: number[] = [];
  let left = [...f];
  let power: number[] = divide([0, 1], left, p).rest; // x to the pᵈ, modulo what is left
  for (let d = 1; 2 * d < left.length; d += 1) {
    power = raise(power, p, left, p);
    const difference = [...power];
    while (difference.length < 2) difference.push(0);
    difference[1] = (difference[1]! + p - 1) % p;
    const shared = commonFactor(left, trim(difference), p);
    for (let found = shared.length - 1; found > 0; found -= d) degrees.push(d);
    if (shared.length > 1) {
      left = divide(left, shared, p).quotient;
      power = divide(power, left, p).rest;
    }
  }
  if (left.length > 1) degrees.push(left.length - 1);
  return degrees;
}

function raise(a: Modular, exponent: number, by: Modular, p: number): number[] {
  let [result, base]: [number[], number[]] = [[1], [...a]];
  for (let times = exponent; times > 0; times = Math.floor(times / 2)) {
    if (times % 2 === 1) result = multiply(result, base, by, p);
    base = multiply(base, base, by, p);
  }
  return result;
}
