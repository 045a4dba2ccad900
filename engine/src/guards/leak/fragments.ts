import { exactly, type RationalFunction } from '../../math/exact/rational-function.ts';
import { readStatement } from '../../math/read/read-statement.ts';
import type { Expression, Statement } from '../../math/syntax-tree.ts';
import { newBudget, withinBudget } from '../../math/bounds/budget.ts';

/** A stretch of mathematics in a text, with its reading. `asserted`: words before it say that it is a result. */
export type Fragment = {
  readonly text: string;
  readonly statement: Statement;
  readonly asserted: boolean;
  readonly at: number;
  readonly end: number;
};

const grammar = { letters: null, thousands: false, oneNumber: false, ownUnit: null, units: false } as const;
/** Prose: words of two or more letters that aren't functions, and single letters that are words. */
const prose =
  /(?:\b(?!(?:sin|cos|tan|log|ln|sqrt|or)\b)[A-Za-z]{2,}(?:['’][a-z]+)?|(?<=\s)(?<![-+*/^=(] )(?:a|I|A)(?=\s(?![-+*/^=≤≥<>)])))+|[.;:?!"“”](?=\s|$)|,(?=\s[A-Za-z]{2})/g;
const asserting = /\b(?:is|are|be|equals?|becomes?|makes?|gives?|gets?|answer|solution|result|write|as)\b[^.?!]{0,12}$/i;

/** True if the words before say that it is a result. "What is 45 + 15?" asks. */
const isAsserted = (before: string): boolean =>
  asserting.test(before) && !/\b(?:what|what's|how much|find|calculate|not|\w+n't)\b[^.?!]{0,16}$/i.test(before);

/** The most fragments of one text, and the most that are tried. A hint has only a few. */
const most = 12;
const mostReadings = 80;

/**
 * Returns the expressions and relations with signs in a folded text: 'x = 2 + 2', '2x + 6'. `quantitiesIn` finds bare numbers.
 */
export function fragmentsIn(folded: string): Fragment[] {
  const found: Fragment[] = [];
  let from = 0;
  let readings = 0;
  const take = (end: number): void => {
    const text = folded
      .slice(from, end)
      .trim()
      .replace(/[,.]+$/, '');
    if (
      text.length < (/[√π]/.test(text) ? 1 : 3) ||
      text.length > 120 ||
      !/[+\-*/^=<>≤≥(√π|±∪\\]|\d[a-z]/i.test(text) ||
      !/[\dπ]|[a-z] ?[-+*/] ?[a-z] ?[-+*/] ?[a-z]/i.test(text) ||
      found.length >= most ||
      readings >= mostReadings
    )
      return;
    readings += 1;
    const reading = readStatement(text, grammar);
    if (reading.kind !== 'read') return;
    const at = folded.indexOf(text, from);
    found.push({
      text,
      statement: reading.read,
      asserted: isAsserted(folded.slice(Math.max(0, from - 40), from)),
      at,
      end: at + text.length,
    });
  };
  for (const match of folded.matchAll(prose)) {
    if (found.length >= most) break;
    take(match.index);
    from = match.index + match[0].length;
  }
  take(folded.length);
  return found;
}

/** Returns the exact form of an expression; null for anything beyond rational functions. */
export function exactForm(x: Expression): RationalFunction | null {
  const value = withinBudget(() => exactly(x, newBudget()));
  return value?.kind === 'exact' ? value.value : null;
}
