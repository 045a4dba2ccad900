import type { Clause } from '../clauses.ts';
import { withSlashedFractions } from '../../math/slashed-fractions.ts';
import { tokensOf, type MessageToken } from '../message-words.ts';
import type { Waiting } from './waiting-question.ts';

const onTheBottom = new Set(['bottom', 'bottoms', 'denominator', 'under']);
const onTheTop = new Set(['top', 'numerator']);
const joints = new Set(['with', 'has', 'having', 'wit', 'w']);
const between = new Set(['the', 'a', 'an', 'on', 'at', 'as', 'in', 'for', 'its']);

/** A fraction that is described by the tokens from `from` up to `to`. */
type Described = { readonly from: number; readonly to: number; readonly fraction: string };

/**
 * Replaces the words that describe a fraction of the question by one of its numbers ("the one with 17 on the bottom", "the 30
 * one") with that fraction (4/17). Returns the clause unchanged if there is no such description, or if it fits several
 * fractions.
 */
export function withFractionsNamed(clause: Clause, { signs, answer }: Pick<Waiting, 'signs' | 'answer'>): Clause {
  const fractions = [...new Set([signs, ...answer.choices.map(plainly)].join(' ').match(/(?<![\d./])\d+\/\d+(?![\d./])/g))];
  if (fractions.length < 2) return clause;
  const found = describedIn(clause.tokens, fractions);
  return found === null ? clause : { ...clause, tokens: withFraction(clause.tokens, found) };
}

const plainly = (choice: string): string => withSlashedFractions(choice).replace(/[$\s]/g, '');

function describedIn(tokens: readonly MessageToken[], fractions: readonly string[]): Described | null {
  const word = (at: number): string => tokens[at]?.plain ?? '';
  for (const [at, { plain }] of tokens.entries()) {
    if (!/^\d+$/.test(plain) || word(at + 1) === '/' || word(at - 1) === '/') continue;
    // "The 17 one"
    if (word(at - 1) === 'the' && /^ones?$/.test(word(at + 1))) {
      const fraction = only(fractions, 1, plain) ?? only(fractions, 0, plain);
      return fraction === null ? null : { from: at - 1, to: at + 2, fraction };
    }
    // "The one with 17 on the bottom", "with the denominator 17"
    const [from, led] = ledBy(tokens, at);
    let to = at + 1;
    while (between.has(word(to))) to += 1;
    const place = led ?? placeOf(word(to));
    if (place === null || from === null) continue;
    const fraction = only(fractions, place, plain);
    return fraction === null ? null : { from, to: led === null ? to + 1 : at + 1, fraction };
  }
  return null;
}

const placeOf = (word: string): 0 | 1 | null => (onTheBottom.has(word) ? 1 : onTheTop.has(word) ? 0 : null);

/**
 * Finds where the words that lead up to a number begin ("the one with the"), and whether they say that it is the top or the
 * bottom.
 */
function ledBy(tokens: readonly MessageToken[], number: number): [from: number | null, place: 0 | 1 | null] {
  let at = number - 1;
  let place: 0 | 1 | null = null;
  for (; between.has(tokens[at]?.plain ?? '') || placeOf(tokens[at]?.plain ?? '') !== null; at -= 1)
    place ??= placeOf(tokens[at]!.plain);
  if (!joints.has(tokens[at]?.plain ?? '')) return [null, null];
  while (/^(?:the|that|one|fraction|number)$/.test(tokens[at - 1]?.plain ?? '')) at -= 1;
  return [at, place];
}

/** Returns the only fraction that has a number on its top or bottom; null for none or several. */
function only(fractions: readonly string[], place: 0 | 1, number: string): string | null {
  const having = fractions.filter((fraction) => fraction.split('/')[place] === number);
  return having.length === 1 ? having[0]! : null;
}

function withFraction(tokens: readonly MessageToken[], { from, to, fraction }: Described): MessageToken[] {
  const [start, end] = [tokens[from]!.at, tokens[to - 1]!.end];
  const pieces = tokensOf(fraction);
  // The tokens have to touch, or they would be read as two numbers and a slash.
  const own = pieces.map((piece, k) => ({ ...piece, at: start + k, end: k === pieces.length - 1 ? end : start + k + 1 }));
  return [...tokens.slice(0, from), ...own, ...tokens.slice(to)];
}
