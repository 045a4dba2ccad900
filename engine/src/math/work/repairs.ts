import { arithmeticSlip, copiedWrong, digitsCopiedInOtherOrder, pointShifted, timesTableSlip } from '../mal-rules/slip-rules.ts';
import { conversionFactorWrong } from '../mal-rules/unit-rules.ts';
import type { StepRule } from '../mal-rules/step-rule.ts';
import { rewritten } from '../mal-rules/rewriting.ts';
import * as q from '../exact/rational.ts';
import type { Rational } from '../exact/rational.ts';
import type { Expression, Statement } from '../syntax-tree.ts';
import { expressionsOf, somewhere } from '../syntax-tree.ts';

/** What a line would be if one number in it were another, and the slip that would turn that number into the one written. */
export type Repair = { readonly rule: StepRule; readonly statement: Statement };

/**
 * Returns the lines that differ from a line in one number, by a common slip: one or ten off, one digit, a neighbor in the
 * times table, two digits swapped, the decimal point shifted. `above` shows which numbers were at hand.
 */
export function repairs(line: Statement, above: Statement): Repair[] {
  const numbers = numbersOf(above);
  const changes = (value: Rational): { rule: StepRule; value: Rational }[] => slipsOf(value, numbers);
  const found: Repair[] = [];
  for (const kind of kinds) {
    for (const statement of withNumber(line, (value) => changes(value).flatMap((one) => (one.rule === kind ? [one.value] : []))))
      found.push({ rule: kind, statement });
  }
  return found;
}

const kinds: readonly StepRule[] = [digitsCopiedInOtherOrder, pointShifted, timesTableSlip, arithmeticSlip, copiedWrong];

function slipsOf(value: Rational, above: readonly Rational[]): { rule: StepRule; value: Rational }[] {
  const found: { rule: StepRule; value: Rational }[] = [];
  const put = (rule: StepRule, meant: Rational): void => {
    if (meant.n >= 0n && !q.equals(meant, value)) found.push({ rule, value: meant });
  };
  for (const factor of [q.ten, q.rational(1, 10), q.rational(100), q.rational(1, 100)])
    put(pointShifted, q.multiply(value, factor));
  if (!q.isInteger(value)) {
    const last = [10n, 100n, 1000n].find((places) => places % value.d === 0n);
    for (const off of last === undefined ? [] : [q.one, q.rational(1n, last)]) {
      put(arithmeticSlip, q.add(value, off));
      put(arithmeticSlip, q.subtract(value, off));
    }
    return found;
  }
  if (value.n > 1_000_000n) return found;
  const digits = String(value.n);
  for (let i = 0; i + 1 < digits.length; i += 1) {
    const swapped = [...digits];
    [swapped[i], swapped[i + 1]] = [swapped[i + 1]!, swapped[i]!];
    if (swapped[0] !== '0') put(digitsCopiedInOtherOrder, q.rational(BigInt(swapped.join(''))));
  }
  const small = above.filter((a) => q.isInteger(a) && q.absolute(a).n >= 2n && q.absolute(a).n <= 12n).map((a) => q.absolute(a));
  for (const a of small) {
    // 7 · 8 = 63: the product is a neighbor of the right one in the times table of 7 or of 8.
    if (value.n % a.n === 0n && value.n > a.n) {
      put(timesTableSlip, q.add(value, a));
      put(timesTableSlip, q.subtract(value, a));
    }
  }
  for (const off of [1n, -1n, 2n, -2n, 10n, -10n, 100n, -100n]) put(arithmeticSlip, q.rational(value.n + off));
  for (let i = 0; i < digits.length && digits.length > 1; i += 1) {
    for (let digit = i === 0 ? 1 : 0; digit < 10; digit += 1)
      put(arithmeticSlip, q.rational(BigInt(digits.slice(0, i) + digit + digits.slice(i + 1))));
  }
  return found;
}

/** Finds a number of the line above that was copied as a similar one; returns the line with the original put back. */
export function copies(line: Statement, above: Statement): Repair[] {
  const missing = numbersOf(above).filter((a) => !numbersOf(line).some((b) => q.equals(a, b)));
  const found: Repair[] = [];
  for (const statement of withNumber(line, (value) => missing.filter((a) => isMiscopy(a, value))))
    found.push({ rule: copiedWrong, statement });
  return found;
}

/**
 * True if one number is the other with a digit changed, dropped or added, or with two neighbors swapped. 1000 is no copy of
 * 7.
 */
function isMiscopy(a: Rational, b: Rational): boolean {
  const [one, other] = [digitsOf(a), digitsOf(b)];
  if (one === null || other === null || one === other) return false;
  if (one.length !== other.length) {
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    return Array.from(long).some((_, i) => long.slice(0, i) + long.slice(i + 1) === short);
  }
  const apart = Array.from(one).flatMap((digit, i) => (digit === other[i] ? [] : [i]));
  const [i, j] = apart;
  return apart.length === 1 || (apart.length === 2 && j === i! + 1 && one[i!] === other[j] && one[j] === other[i!]);
}

/** Returns the digits of a number with its point; null if they don't end. */
function digitsOf(value: Rational): string | null {
  const places = [0, 1, 2, 3, 4, 5, 6].find((n) => 10n ** BigInt(n) % value.d === 0n);
  return places === undefined ? null : q.fixedDecimal(value, places);
}

/** Returns the line with each of its amounts multiplied or divided by a power of ten, or by sixty instead of a hundred. */
export function conversions(line: Statement): Repair[] {
  const factors = [10n, 100n, 1000n].flatMap((n) => [q.rational(n), q.rational(1n, n)]);
  const others = [
    q.rational(60, 100),
    q.rational(100, 60),
    q.rational(60),
    q.rational(1, 60),
    q.rational(6),
    q.rational(24, 10),
    q.rational(12, 10),
  ];
  return withNumber(line, (value) => [...factors, ...others].map((factor) => q.multiply(value, factor))).map((statement) => ({
    rule: conversionFactorWrong,
    statement,
  }));
}

export function numbersOf(s: Statement): Rational[] {
  const found: Rational[] = [];
  for (const x of expressionsOf(s)) {
    somewhere(x, (part) => {
      if (part.kind === 'number') found.push(part.value);
      return false;
    });
  }
  return found;
}

/** Returns every statement that results from replacing one of its numbers. */
function withNumber(s: Statement, others: (value: Rational) => readonly Rational[]): Statement[] {
  const changed = (x: Expression): Expression[] => [
    ...rewritten(x, (part) =>
      part.kind === 'number'
        ? others(part.value).map((value) => writtenLike(value, part.decimals))
        : part.kind === 'mixed'
          ? mixedWith(part, others)
          : null,
    ),
  ];
  switch (s.kind) {
    case 'expression':
      return changed(s.expression).map((expression) => ({ kind: 'expression', expression }));
    case 'relation':
      return s.sides.flatMap((side, i) => changed(side).map((other): Statement => ({ ...s, sides: s.sides.with(i, other) })));
    case 'list':
    case 'set':
      return s.items.flatMap((item, i) =>
        withNumber(item, others).map((other): Statement => ({ ...s, items: s.items.with(i, other) })),
      );
    default:
      return [];
  }
}

/** Writes a number with as many decimals as it needs (9, not 9.0) if the other had some, else as a fraction. */
function writtenLike(value: Rational, decimals: number | null): Expression {
  const places = decimals === null ? undefined : [0, 1, 2, 3, 4, 5, 6].find((n) => 10n ** BigInt(n) % value.d === 0n);
  return { kind: 'number', value, decimals: places === 0 ? null : (places ?? null) };
}

/** Returns a mixed number with another whole part, or another number of parts. */
function mixedWith(x: Mixed, others: (value: Rational) => readonly Rational[]): Mixed[] {
  const written = (value: bigint) => others(q.rational(value)).flatMap((one) => (q.isInteger(one) && one.n > 0n ? [one.n] : []));
  return [...written(x.whole).map((whole) => ({ ...x, whole })), ...written(x.top).map((top) => ({ ...x, top }))];
}

type Mixed = Extract<Expression, { kind: 'mixed' }>;
