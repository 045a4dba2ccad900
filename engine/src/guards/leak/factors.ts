import { rationalValue } from '../../math/exact/rational-value.ts';
import { equals } from '../../math/exact/rational.ts';
import type { Expression } from '../../math/syntax-tree.ts';
import { countedRows } from './counted.ts';
import { foldMath } from './fold-signs.ts';
import type { FoldedDraft } from './hearing.ts';
import { quantitiesIn } from './quantities.ts';
import type { Tell } from './ways.ts';

/** A row of numbers: 2 * 2 * 3 * 5, 2^2*3*5, "2, 2, 3 and 5", "2 times 2 times 3 times 5". */
const row =
  /(?<![\w.^/])\d{1,6}(?:\^\d{1,2})?(?:\s*(?:,? and|,|\*|times|by|&)\s*\(?\d{1,6}(?:\^\d{1,2})?\)?){1,12}(?![\w^/*]|[.,]\d|,? (?:and|times) \d)/gi;

/**
 * Returns the factors of a number, if the stem asks to write the number as a product; otherwise null. The value itself is in
 * the stem then, so only the factors give the answer away.
 */
export function factorsAsked(expected: Expression, { stem }: FoldedDraft): readonly string[] | null {
  const factors = factorsIn(expected);
  const value = rationalValue(expected);
  if (factors === null || factors.length < 2 || value === null) return null;
  return stem.quantities.some((q) => equals(q.value, value)) ? factors : null;
}

/** Finds every factor, in any order: as a product, a list, or in words. */
export function tellsOfFactors(factors: readonly string[], draft: FoldedDraft): Tell[] {
  const wanted = factors.join(' ');
  return places(draft)
    .filter(({ numbers }) => numbers.join(' ') === wanted)
    .slice(0, 2)
    .map(({ text, from, to }) => ({ way: 'expression' as const, says: `tells the factors ${text}`, from, to }));
}

function places({ said }: FoldedDraft): { numbers: string[]; text: string; from: number; to: number }[] {
  const figures = inFigures(said);
  const rows = Array.from(figures.text.matchAll(row)).map((match) => {
    const numbers = expanded(match[0]);
    return { numbers, text: match[0], from: figures.from(match.index), to: figures.from(match.index + match[0].length) };
  });
  return [...rows, ...countedRows(said).map((counted) => ({ ...counted, numbers: [...counted.numbers] }))];
}

/**
 * Writes the number words of a text in figures: "two times three" is "2 times 3". `from` maps places back to the original
 * text.
 */
function inFigures(said: string): { text: string; from: (at: number) => number } {
  const words = quantitiesIn(said)
    .filter(({ kind, value }) => (kind === 'words' || kind === 'common words') && value.d === 1n && value.n >= 0n)
    .sort((a, b) => a.at - b.at);
  let [text, end] = ['', 0];
  const shifts: { at: number; by: number }[] = [];
  for (const { at, end: to, value } of words) {
    if (at < end) continue;
    text += `${said.slice(end, at)}${value.n}`;
    end = to;
    shifts.push({ at: text.length, by: to - text.length });
  }
  text += said.slice(end);
  const height = (exponent: string) => (words: string) => exponent.padEnd(words.length); // padded to its old length, so that places don't change
  text = text.replace(/(?<=\d) squared\b/gi, height('^2')).replace(/(?<=\d) cubed\b/gi, height('^3'));
  return { text, from: (at) => at + (shifts.findLast((shift) => shift.at <= at)?.by ?? 0) };
}

/** Returns the numbers of a row in ascending order, with powers written out. */
function expanded(text: string): string[] {
  const numbers = Array.from(text.matchAll(/(\d+)(?:\^(\d+))?/g)).flatMap(([, base, exponent = '1']) =>
    Array.from({ length: Math.min(Number(exponent), 30) }, () => base!),
  );
  return numbers.sort((a, b) => Number(a) - Number(b));
}

function factorsIn(e: Expression): string[] | null {
  const isProduct = (x: Expression): boolean =>
    x.kind === 'multiply'
      ? isProduct(x.left) && isProduct(x.right)
      : x.kind === 'power'
        ? x.base.kind === 'number' && x.exponent.kind === 'number' && x.exponent.value.d === 1n && x.exponent.value.n > 0n
        : x.kind === 'number' && x.value.d === 1n;
  const isWorthIt = (e.kind === 'multiply' || e.kind === 'power') && isProduct(e);
  if (!isWorthIt) return null;
  const texts: string[] = [];
  const walk = (x: Expression): void => {
    if (x.kind === 'multiply') {
      walk(x.left);
      walk(x.right);
    } else if (x.kind === 'power' && x.base.kind === 'number' && x.exponent.kind === 'number')
      texts.push(`${x.base.value.n}^${x.exponent.value.n}`);
    else if (x.kind === 'number') texts.push(`${x.value.n}`);
  };
  walk(e);
  return expanded(foldMath(texts.join(' * ')));
}
