import { orderOf } from '../../math/exact/number-order.ts';
import { rational } from '../../math/exact/rational.ts';
import { readStatement } from '../../math/read/read-statement.ts';
import { lettersOf, somewhere, type Expression, type RelationSign } from '../../math/syntax-tree.ts';

/** An equation or inequality between numbers that a text states, with its place in the sentence. */
export type ArithmeticClaim = { readonly text: string; readonly at: number; readonly end: number; readonly holds: boolean };

const grammar = { letters: null, thousands: true, oneNumber: false, ownUnit: null, units: false } as const;

/** Words of two or more letters separate pieces of mathematics in a sentence; so do the marks that end a clause. */
const prose =
  /\b(?!(?:sin|cos|tan|log|ln|sqrt)\b)[A-Za-z]{2,}(?:['’][a-z]+)?|[;?"“”…](?=\s|$)|!(?=\s|$)(?! ?[=<>≤≥+*/-])|(?<![\d)] ):(?=\s|$)|[.,](?=\s|$)/g;

/**
 * Finds the claims in a sentence written in signs (see `arithmeticInSigns`), and whether each holds. An equation with letters
 * is a condition, not a claim. What can't be read or decided is left out.
 */
export function claimsIn(sentence: string): ArithmeticClaim[] {
  const found: ArithmeticClaim[] = [];
  let from = 0;
  const take = (end: number): void => {
    const text = sentence.slice(from, end).trim();
    if (!/[=<>≤≥≠]/.test(text) || !/\d/.test(text) || text.length > 160) return;
    const holds = holdsOf(text);
    if (holds === null) return;
    const at = sentence.indexOf(text, from);
    found.push({ text, at, end: at + text.length, holds });
  };
  for (const match of sentence.matchAll(prose)) {
    take(match.index);
    from = match.index + match[0].length;
  }
  take(sentence.length);
  return found;
}

/** Blanks to fill in, and letters that aren't numbers. */
const unreadable = /\}\s*\{|[?□_…]|\bi\b|≈|~|\d\s+\d+\s*[=<>+*-]/;

function holdsOf(text: string): boolean | null {
  if (unreadable.test(text)) return null;
  const reading = readStatement(text, grammar);
  if (reading.kind !== 'read' || reading.read.kind !== 'relation') return null;
  const { sides, signs } = reading.read;
  if (sides.some((side, i) => ofSomething(side, sides[i === 0 ? 1 : i - 1]))) return null;
  if (sides.some((side) => lettersOf(side).size > 0 || somewhere(side, isSpecial))) return null;
  const verdicts = signs.map((sign, i) => verdictOf(sides[i]!, sign, sides[i + 1]!));
  return verdicts.includes(false) ? false : verdicts.includes(null) ? null : true;
}

/** True for a percentage that is of something unsaid, as in 10% = 40. */
const ofSomething = (side: Expression, other: Expression | undefined): boolean =>
  side.kind === 'percent' && other !== undefined && other.kind !== 'percent' && (orderOf(other, one) ?? 1) > 0;
const one: Expression = { kind: 'number', value: rational(1n), decimals: null };

const isSpecial = ({ kind }: Expression): boolean => kind === 'plus_minus' || kind === 'call' || kind === 'degrees';

function verdictOf(left: Expression, sign: RelationSign, right: Expression): boolean | null {
  const order = orderOf(left, right);
  if (order === null) return null;
  switch (sign) {
    case '=':
      return order === 0 || (isRounded(left, right) ? null : false);
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
 * True for a rounded decimal, as in 1/3 = 0.33: careless but not false. A decimal with two or more places may mean any number
 * that rounds to it.
 */
function isRounded(left: Expression, right: Expression): boolean {
  return [
    [left, right],
    [right, left],
  ].some(([decimal, exact]) => {
    if (decimal === undefined || exact === undefined) return false;
    const bare = decimal.kind === 'percent' ? decimal.of : decimal;
    if (bare.kind !== 'number' || bare.decimals === null || bare.decimals < 2) return false;
    if (exact.kind === 'number') return false;
    const half = { n: 1n, d: 2n * 10n ** BigInt(bare.decimals) * (decimal.kind === 'percent' ? 100n : 1n) };
    const shifted = (by: bigint): Expression => ({
      kind: 'add',
      left: decimal,
      right: { kind: 'number', value: { n: by * half.n, d: half.d }, decimals: null },
    });
    return (orderOf(shifted(-1n), exact) ?? 1) <= 0 && (orderOf(exact, shifted(1n)) ?? 1) <= 0;
  });
}
