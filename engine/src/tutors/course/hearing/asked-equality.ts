import { compareExpressions } from '../../../math/compare/compare-expressions.ts';
import { printExpression } from '../../../math/print.ts';
import { readStatement } from '../../../math/read/read-statement.ts';
import type { Expression } from '../../../math/syntax-tree.ts';

/** Two expressions, in TeX, that a student asks to compare, and whether they are equal. */
export type AskedEquality = {
  readonly left: string;
  readonly right: string;
  readonly isEqual: boolean;
  readonly sides: readonly [Expression, Expression];
};

const same = String.raw`(?:the same (?:thing )?as|equal to|equivalent to|the same like|identical to)`;
const lead = String.raw`^\W*(?:(?:so|ok|okay|and|but|wait|um|then|hey|well) )*`;
const asked: readonly RegExp[] = [
  new RegExp(String.raw`${lead}(?:is|are|isn'?t|aren'?t)\s+(.+?)\s+(?:also |just |really )?${same}\s+(.+?)$`, 'i'),
  new RegExp(String.raw`${lead}(?:does|do)\s+(.+?)\s+(?:also )?(?:equal|mean the same as)\s+(.+?)$`, 'i'),
  new RegExp(String.raw`${lead}(?:are\s+)?(.+?)\s+and\s+(.+?)\s+(?:are )?(?:the same|equal|equivalent)$`, 'i'),
  new RegExp(String.raw`${lead}(?:is it true that|is it so that|is)\s+(.+?)\s*=\s*(.+?)$`, 'i'),
];

const grammar = { letters: null, thousands: true, oneNumber: false, ownUnit: null, units: false } as const;
const longest = 60;

/**
 * Returns the equality that a message asks about, computed exactly: "is 5x the same as x5". Null if it asks about none, or if
 * the two expressions can't be read or compared. Nothing is guessed.
 */
export function askedEquality(text: string): AskedEquality | null {
  const said = text.replace(/[?!.\s]+$/, '').replace(/[’‘]/g, "'");
  if (said.length > 2 * longest + 40) return null;
  for (const pattern of asked) {
    const [, one, other] = pattern.exec(said) ?? [];
    const left = readSide(one);
    const right = readSide(other);
    if (left === null || right === null) continue;
    const compared = compareExpressions(left, right);
    if (compared === 'undecided') return null;
    return {
      left: printExpression(left, 'latex'),
      right: printExpression(right, 'latex'),
      isEqual: compared === 'equal',
      sides: [left, right],
    };
  }
  return null;
}

/** Reads a text as one expression of numbers, signs and single letters; null if it is anything else. */
export function readSide(text: string | undefined): Expression | null {
  if (text === undefined || text.length > longest || !/[\d^*/+−-]/.test(text)) return null;
  const typed = swappedProduct(text.trim());
  if (/[a-z]{2,}/i.test(typed.replace(/\\?(?:sqrt|sin|cos|tan|pi|frac)/g, ''))) return null;
  const reading = readStatement(typed, grammar);
  return reading.kind === 'read' && reading.read.kind === 'expression' ? reading.read.expression : null;
}

/** Reads "x5" as a product written the other way around. */
const swappedProduct = (text: string): string => text.replace(/^([a-z])(\d+)$/i, '$1*$2');

/**
 * True if one of the TeX texts, such as a drill's own expression or its answer, is one of the two sides that the student asks
 * about.
 */
export const concerns = ({ sides }: AskedEquality, texts: readonly string[]): boolean =>
  texts.some((text) => {
    const one = readStatement(text, grammar);
    if (one.kind !== 'read' || one.read.kind !== 'expression') return false;
    const { expression } = one.read;
    return sides.some((side) => compareExpressions(side, expression) !== 'different');
  });
