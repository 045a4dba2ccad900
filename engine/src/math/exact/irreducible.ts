import { spend, type Budget } from '../bounds/budget.ts';
import { commonDivisor, squareFree } from './divide-polynomials.ts';
import { patternsOfDegree } from './factor-degrees.ts';
import { coefficientsIn, degree, lettersIn, primitive, type Monomial, type Polynomial, type Term } from './polynomial.ts';
import * as q from './rational.ts';

/** Values for the letters that are held: none of them is a square, so that x² − t does not look like x² − 4. */
const probes = [2n, 3n, 5n, -2n, 7n, 11n, -3n, 13n] as const;
const enoughSplits = 5;
const highestDegree = 24;
const mostDivisors = 400;
const mostQuadratics = 20_000;

/**
 * True if a polynomial cannot be split into factors of lower degree over the rationals; null if that is not found out.
 *
 * In one letter: looks for a root or a quadratic factor with whole coefficients (Kronecker), and the degrees of the factors
 * modulo several primes rule splits out. In several letters: puts numbers for all but one. If one of the results cannot be
 * split, the polynomial cannot; if they all can, it can too, by Hilbert's irreducibility theorem (for nearly all values).
 *
 * Errors  OverBudget, by `budget`.
 */
export function isIrreducible(p: Polynomial, budget: Budget): boolean | null {
  const whole = primitive(p);
  if (degree(whole) <= 1) return true;
  if (whole.size === 1) return false;
  const letters = lettersIn(whole);
  if (letters.some((letter) => [...whole.values()].every((term) => powerOf(term.monomial, letter) > 0))) return false;
  if (letters.length === 1) return inOneLetter(whole, letters[0]!, budget);

  for (const letter of letters) {
    const coefficients = byPower(whole, letter);
    const split = splitsOff(coefficients, letters.length, budget);
    if (split === true) return false;
    if (split === null) continue;
    let splits = 0;
    for (let turn = 0; turn < probes.length && splits < enoughSplits; turn += 1) {
      const isWhole = inOneLetterAt(coefficients, letters, turn, budget);
      if (isWhole === true) return true;
      if (isWhole === false) splits += 1;
    }
    if (splits === enoughSplits) return false;
  }
  return null;
}

type Terms = readonly Term[];
const powerOf = (monomial: Monomial, letter: string): number => monomial.find(([name]) => name === letter)?.[1] ?? 0;

/** Returns its terms by the power of one letter. */
function byPower(p: Polynomial, letter: string): ReadonlyMap<number, Terms> {
  const found = new Map<number, Term[]>();
  for (const { monomial, coefficient } of p.values()) {
    const power = powerOf(monomial, letter);
    const rest = monomial.filter(([name]) => name !== letter);
    found.set(power, [...(found.get(power) ?? []), { monomial: rest, coefficient }]);
  }
  return found;
}

const fromTerms = (terms: Terms): Polynomial =>
  new Map(terms.map((term) => [term.monomial.map(([name, power]) => `${name}^${power}`).join(' '), term]));

/** True if there is a factor in the other letters alone; null if that is not found out. */
function splitsOff(coefficients: ReadonlyMap<number, Terms>, letters: number, budget: Budget): boolean | null {
  const parts = [...coefficients.values()];
  if (parts.some((terms) => terms.length === 1)) return false; // a single term shares no letter with the rest; the caller has checked that
  if (letters > 2) return null;
  const [first, ...rest] = parts.map((terms) => fromTerms(terms));
  const shared = rest.reduce<Polynomial | null>((common, part) => common && commonDivisor(common, part, budget), first!);
  return shared === null ? null : degree(shared) > 0;
}

/** Returns the polynomial with numbers put for the other letters; null if that lowers its degree. */
function inOneLetterAt(
  byPowers: ReadonlyMap<number, Terms>,
  letters: readonly string[],
  turn: number,
  budget: Budget,
): boolean | null {
  const valueOf = (name: string): bigint => probes[(turn + letters.indexOf(name)) % probes.length]!;
  const top = Math.max(...byPowers.keys());
  const coefficients = Array.from({ length: top + 1 }, () => 0n);
  for (const [power, terms] of byPowers)
    for (const { monomial, coefficient } of terms) {
      spend(budget, 1);
      coefficients[power] =
        coefficients[power]! +
        monomial.reduce((product, [name, times]) => product * valueOf(name) ** BigInt(times), coefficient.n);
    }
  return coefficients[top] === 0n ? null : splitsNowhere(withoutContent(coefficients), budget);
}

function withoutContent(coefficients: readonly bigint[]): bigint[] {
  const shared = coefficients.reduce((a, b) => q.gcd(a, b), 0n);
  return coefficients.map((c) => c / shared);
}

function inOneLetter(p: Polynomial, letter: string, budget: Budget): boolean | null {
  const free = squareFree(p, budget);
  if (free !== null && degree(free) < degree(p)) return false;
  const coefficients = coefficientsIn(p, letter);
  return coefficients === null
    ? null
    : splitsNowhere(
        coefficients.map((c) => c.n),
        budget,
      );
}

/** For whole coefficients without common divisor, lowest power first. */
function splitsNowhere(f: readonly bigint[], budget: Budget): boolean | null {
  const n = f.length - 1;
  if (n <= 1) return true;
  if (f[0] === 0n) return false;
  if (n === 2) return !isSquare(f[1]! * f[1]! - 4n * f[2]! * f[0]!);
  if (n > highestDegree) return null;
  const possible = patternsOfDegree(f, budget);
  if (possible.size === 0) return true;
  const roots = possible.has(1) ? hasRoot(f, budget) : false;
  if (roots !== false || n === 3) return roots === null ? null : !roots;
  const quadratic = possible.has(2) ? hasQuadraticFactor(f, budget) : false;
  if (quadratic !== false) return quadratic === null ? null : false;
  return Math.min(...[...possible].filter((d) => d > 2), n) > n / 2 ? true : null;
}

function isSquare(n: bigint): boolean {
  return n >= 0n && q.integerRoot(n, 2) ** 2n === n;
}

const valueAt = (f: readonly bigint[], x: bigint): bigint => f.reduceRight((sum, c) => sum * x + c, 0n);

/** Returns the positive divisors; null if there are too many to find or to try. */
function divisorsOf(n: bigint): bigint[] | null {
  const size = n < 0n ? -n : n;
  if (size > 10n ** 8n) return null;
  const found: bigint[] = [];
  for (let d = 1n; d * d <= size; d += 1n) if (size % d === 0n) found.push(...(d * d === size ? [d] : [d, size / d]));
  return found.length > mostDivisors ? null : found;
}

function hasRoot(f: readonly bigint[], budget: Budget): boolean | null {
  const [tops, bottoms] = [divisorsOf(f[0]!), divisorsOf(f.at(-1)!)];
  if (tops === null || bottoms === null) return null;
  return bottoms.some((bottom) =>
    tops.some((top) =>
      [top, -top].some((a) => {
        spend(budget, 1);
        // f(a/b)·bⁿ, without fractions
        return (
          f.reduceRight(({ sum, scale }, c) => ({ sum: sum * a + c * scale, scale: scale * bottom }), { sum: 0n, scale: 1n })
            .sum === 0n
        );
      }),
    ),
  );
}

/** True if some ax² + bx + c divides f; then its values at 0, 1 and −1 divide those of f. */
function hasQuadraticFactor(f: readonly bigint[], budget: Budget): boolean | null {
  const [at0, at1, atMinus1] = [divisorsOf(f[0]!), divisorsOf(valueAt(f, 1n)), divisorsOf(valueAt(f, -1n))];
  if (at0 === null || at1 === null || atMinus1 === null) return null;
  if (at0.length * at1.length * atMinus1.length * 4 > mostQuadratics) return null;
  spend(budget, (at0.length * at1.length * atMinus1.length) / 16);
  const signed = (list: readonly bigint[]): bigint[] => list.flatMap((d) => [d, -d]);
  for (const c of at0)
    for (const one of signed(at1))
      for (const minusOne of signed(atMinus1)) {
        if ((one + minusOne) % 2n !== 0n) continue;
        const a = (one + minusOne) / 2n - c;
        const b = (one - minusOne) / 2n;
        if (a !== 0n && f.at(-1)! % a === 0n && dividesWithoutRest(f, [c, b, a])) return true;
      }
  return false;
}

function dividesWithoutRest(f: readonly bigint[], by: readonly [bigint, bigint, bigint]): boolean {
  const rest = [...f];
  for (let place = rest.length - 1; place >= 2; place -= 1) {
    const top = rest[place]!;
    if (top % by[2] !== 0n) return false; // by Gauss's lemma a factor with whole coefficients leaves whole ones
    const factor = top / by[2];
    rest[place - 1]! -= factor * by[1];
    rest[place - 2]! -= factor * by[0];
  }
  return rest[0] === 0n && rest[1] === 0n;
}
