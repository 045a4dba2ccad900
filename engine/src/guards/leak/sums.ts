import {
  absolute,
  add,
  divide,
  equals,
  exactRoot,
  isZero,
  multiply,
  rational,
  subtract,
  type Rational,
} from '../../math/exact/rational.ts';
import { exactNumber } from '../../math/exact/rational-function.ts';
import { printExpression } from '../../math/print.ts';
import { isolated } from '../../math/solve/solution-set.ts';
import { lettersOf, type Expression } from '../../math/syntax-tree.ts';
import { squeezed } from './fold-signs.ts';
import { exactForm, fragmentsIn, type Fragment } from './fragments.ts';
import type { FoldedDraft } from './hearing.ts';
import { quantitiesIn } from './quantities.ts';
import type { Tell } from './ways.ts';

/**
 * Finds the result as a calculation: "x = 2 + 2", "the answer is 10 − 6". A division alone still has to be done: "what is 12 ÷
 * 3?".
 */
export function tellsOfArithmetic(value: Rational, draft: FoldedDraft): Tell[] {
  const { said, stem } = draft;
  if (!/\d\s*\)?\s*[-+*/^(]/.test(said)) return [];
  const found: Tell[] = [];
  for (const fragment of fragmentsIn(said)) {
    const answers =
      /^ (?:is|are|makes|gives) (?:your|the|our|his|her|what) (?:[a-z] ?(?:\.|!|,|$)|answer|result|solution|number|you (?:want|need))/i.test(
        said.slice(fragment.end),
      );
    for (const { side, asserted } of sidesOf(fragment)) {
      // "25 + 2" alone, or after "has": if not all of its numbers are known ones, it is the result in disguise.
      const had =
        (fragment.text === said.trim().replace(/[.!]$/, '') ||
          /\b(?:has|have|had)(?: \w+)? $/i.test(said.slice(0, fragment.at).slice(-16))) &&
        !(fragment.text.match(/\d+(?:\.\d+)?/g) ?? []).every((digits) => draft.knownSpellings.has(digits));
      if (
        (!asserted && !had && !answers) ||
        side.kind === 'number' ||
        side.kind === 'divide' ||
        side.kind === 'percent' ||
        lettersOf(side).size > 0
      )
        continue;
      const form = exactForm(side);
      const number = form === null ? null : exactNumber(form);
      if (number !== null && equals(number, value) && !squeezed(stem.said).includes(squeezed(fragment.text)))
        found.push({
          way: 'arithmetic',
          says: `says that it is ${printExpression(side, 'plain')}`,
          from: fragment.at,
          to: fragment.end,
        });
    }
  }
  return found;
}

function sidesOf(fragment: Fragment): { side: Expression; asserted: boolean }[] {
  const { statement } = fragment;
  if (statement.kind === 'expression') return [{ side: statement.expression, asserted: fragment.asserted }];
  if (statement.kind !== 'relation' || statement.signs.some((sign) => sign !== '=')) return [];
  // x = 2 + 2 says a result. In 3 · 4 = 12 the sides are numbers, and the 12 is found as a number.
  const named = isolated(statement.sides);
  return named === null ? [] : [{ side: named.value, asserted: true }];
}

const half = rational(1n, 2n);
const one = rational(1n);
type Unary = { readonly lead?: RegExp; readonly tail?: RegExp; readonly of: (a: Rational) => Rational | null };
type Binary = { readonly lead?: RegExp; readonly link: RegExp; readonly of: (a: Rational, b: Rational) => Rational | null };

const named = (before: 'after' | 'before'): RegExp =>
  new RegExp(
    `the (?:whole |next |previous |counting |natural )*(?:number|integer|one) (?:that |which |just |right |directly |comes |coming )*${before} $`,
    'i',
  );
const times = (k: bigint) => (a: Rational) => multiply(a, rational(k));
const over = (k: bigint) => (a: Rational) => divide(a, rational(k));

/** Calculations with one number, by the words before or after it. */
const unary: readonly Unary[] = [
  { lead: /\b(?:the )?(?:double|twice)(?: of)? $/i, of: times(2n) },
  { lead: /\b(?:the )?(?:triple|thrice)(?: of)? $/i, of: times(3n) },
  { lead: /\b(?:exactly |one )?half (?:of )?$/i, of: over(2n) },
  { lead: /\b(?:a|one)[ -]third of $/i, of: over(3n) },
  { lead: /\b(?:a|one)[ -](?:quarter|fourth) of $/i, of: over(4n) },
  { lead: /\b(?:a|one)[ -]fifth of $/i, of: over(5n) },
  { lead: /\b(?:a|one)[ -]tenth of $/i, of: over(10n) },
  { lead: /\bthe square of $/i, of: (a) => multiply(a, a) },
  { lead: /\bthe cube of $/i, of: (a) => multiply(a, multiply(a, a)) },
  { lead: /\bthe (?:square )?root of $/i, of: (a) => exactRoot(a, 2) },
  { lead: /\bthe cube root of $/i, of: (a) => exactRoot(a, 3) },
  { lead: named('after'), of: (a) => add(a, one) },
  { lead: named('before'), of: (a) => subtract(a, one) },
  { tail: /^ doubled\b/i, of: times(2n) },
  { tail: /^ tripled\b/i, of: times(3n) },
  { tail: /^ halved\b/i, of: over(2n) },
  { tail: /^ (?:squared|to the second power)\b/i, of: (a) => multiply(a, a) },
  { tail: /^ (?:cubed|to the third power)\b/i, of: (a) => multiply(a, multiply(a, a)) },
];
/** Calculations with two numbers, by the words between them and, for some, before them. */
const binary: readonly Binary[] = [
  { link: /^ (?:less|fewer|smaller|lower) than $/i, of: (a, b) => subtract(b, a) },
  { link: /^ (?:more|greater|bigger|larger|higher) than $/i, of: add },
  { link: /^ (?:below|under|short of|before) $/i, of: (a, b) => subtract(b, a) },
  { link: /^ (?:above|beyond|past|after|on top of) $/i, of: add },
  { link: /^ (?:plus|added to|increased by) $/i, of: add },
  { link: /^(?: wholes?)? (?:minus|less|take away|decreased by) $/i, of: (a, b) => subtract(a, absolute(b)) },
  { link: /^ (?:times|multiplied by) $/i, of: multiply },
  { lead: /\bthe sum of $/i, link: /^ and $/i, of: add },
  { lead: /\bthe product of $/i, link: /^ and $/i, of: multiply },
  { lead: /\bthe difference (?:of|between) $/i, link: /^ and $/i, of: (a, b) => absolute(subtract(a, b)) },
  { lead: /\bthe quotient of $/i, link: /^ and $/i, of: (a, b) => (isZero(b) ? null : divide(a, b)) },
  {
    lead: /\b(?:halfway|midway|exactly|right|in the middle)(?: between| of)? $/i,
    link: /^ and $/i,
    of: (a, b) => multiply(add(a, b), half),
  },
];

/** Words before a calculation in words that say it is the result; "what is double 5?" asks. */
const asserting =
  /(?:(?<!\b(?:what|what's|which|how much|how many) (?:[a-z]+ )?)(?:=|(?<=[\w)\]%'"] )(?:is|are|be)\b|'s\b|\b(?:want|need|looking for|equals?|gets?|(?:gives|leaves|makes)(?: you| us| her| him| them)?|has|have)\b)|\bthe same as\b|\bequal to\b|\banswer:?)(?: (?:just|exactly|simply|only|really|actually|the same as|equal to|a number|about|number|value|of)){0,4}[ "'“(]{0,4}$/i;
const sumWords =
  /\b(?:than|below|under|above|beyond|past|short|after|before|doubled?|tripled|halved|twice|triple|thrice|half|halfway|midway|between|third|quarter|fourth|fifth|tenth|squared?|cubed?|root|sum|product|difference|quotient|plus|minus|times|added|multiplied|increased|decreased|take away|less)\b/i;

/**
 * Finds the result as a calculation in words: "It is two less than six", "the answer is the square of 2". Words that also are
 * in the stem are a quotation.
 */
export function tellsOfDescription(value: Rational, { signs, stem }: FoldedDraft): Tell[] {
  if (!sumWords.test(signs)) return [];
  const numbers = quantitiesIn(signs)
    .filter(({ value: a }) => !tooLarge(a))
    .sort((a, b) => a.at - b.at)
    .slice(0, 200);
  const found: Tell[] = [];
  const take = (from: number, to: number, result: Rational | null): void => {
    if (result === null || !equals(result, value) || found.length >= 4) return;
    const words = signs.slice(from, to);
    if (
      (!asserting.test(signs.slice(Math.max(0, from - 40), from)) && !isAlone(signs, from, to)) ||
      stem.signs.toLowerCase().includes(words.trim().toLowerCase())
    )
      return;
    found.push({ way: 'described', says: `says that it is ${words.trim()}`, from, to });
  };
  numbers.forEach((a, i) => {
    const before = signs.slice(Math.max(0, a.at - 60), a.at);
    for (const { lead, tail, of } of unary) {
      const led = lead?.exec(before);
      const tailed = tail?.exec(signs.slice(a.end, a.end + 24));
      if (led) take(a.at - led[0].length, a.end, of(a.value));
      if (tailed) take(a.at, a.end + tailed[0].length, of(a.value));
    }
    const b = numbers[i + 1];
    if (b === undefined || b.at - a.end > 20 || b.at <= a.end) return;
    const between = signs.slice(a.end, b.at);
    for (const { lead, link, of } of binary) {
      const led = lead === undefined ? null : lead.exec(before);
      if (link.test(between) && (lead === undefined || led !== null))
        take(a.at - (led?.[0].length ?? 0), b.end, of(a.value, b.value));
    }
  });
  return found;
}

/** True if nothing else is said: "twice sixteen". */
const isAlone = (text: string, from: number, to: number): boolean =>
  /^\W*$/.test(text.slice(0, from)) && /^[\s.!]*$/.test(text.slice(to));

const tooLarge = (a: Rational): boolean => a.n > 10n ** 12n || a.n < -(10n ** 12n) || a.d > 10n ** 12n;
