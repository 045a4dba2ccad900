import { add, negate, parseRational, rational, rationalText, type Rational } from '../math/rational.ts';
import { spokenNumbers } from './leak-number-words.ts';

/** A number that a text tells. */
export type Quantity = {
  readonly value: Rational;
  /** How it is spelled, in one spelling: '6/8' and '3/4' are two, '1,200' and '1200' one. Words are spelled by their value. */
  readonly spelling: string;
  readonly at: number;
  readonly end: number;
  /** Whether the words before it say it as a result: "x = 4", "the answer is 4", "you get 4". */
  readonly asserted: () => boolean;
  /** A word that prose uses all the time, or the number of a step: told only when asserted. */
  readonly common: () => boolean;
};

// Digits, with what may belong to them: a percent sign, a fraction bar and its bottom, a fraction after a whole number.
const written = /(?:(\d+) (\d+)\/(\d+)|(\d+)\s?\/\s?(\d+)|(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(\s?%)?)/g;

/** What stands before a number when it is said as a result. "Is 4 …?" and "what is 12/3?" ask. */
const asserting =
  /(?:[=≈]|(?<=[\w)\]}%"'] )(?<!\b(?:what|there|which|how much|how many) )(?:is|are|be|was)\b|\b(?:equals?|equal to|becomes?|makes?|gives?|gets?|got|have|leaves?|answer:?|solution:?|result:?|comes? to|comes? out (?:as|to)|works? out (?:as|to)|left with|try|write|enter|choose|pick)\b)(?: (?:just|exactly|about|only|simply|now|then|the|number|value|really|actually|equal to|to be|you|us|as|by|out))*[\s:"'“(\\{]*-?\s*$/i;
const labels = /\b(?:step|steps|line|part|hint|problem|question|level|row|attempt|number line from|example)\s#?$/i;

/**
 * Every number in a folded text, in figures and in words. Linear: each number looks at the few characters around it, and the words
 * before it are read only for one that matters.
 */
export function quantitiesIn(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(written)) {
    const at = match.index;
    const end = at + match[0].length;
    const before = text.slice(Math.max(0, at - 60), at);
    if (/[\w.^]$/.test(before) || /[\w]_$/.test(before)) continue; // inside another number, an exponent, an index
    if (/^\.?\d/.test(text.slice(end, end + 2))) continue;
    if (/^(?:[a-zA-Z](?![a-zA-Z])|[\^(√])/.test(text.slice(end, end + 2)) && match[4] === undefined) continue; // 3x, 3(x + 1), 3²: a coefficient
    const value = valueOf(match);
    if (value === null) continue;
    const minus =
      /(?:-|[se]) ?$/i.test(before.slice(-3)) &&
      (/(?:^|[^\w)\]\s]\s*|\b(?:is|equals?|be|get|of|to|by|and|or|answer)\s+)-\s?$/.test(before) ||
        /\b(?:negative|minus) $/i.test(before));
    const signed = minus ? negate(value) : value;
    found.push({
      value: signed,
      spelling: `${minus ? '-' : ''}${match[0].replace(/,/g, '').replace(/\s*([/%])\s*/g, '$1')}`,
      at,
      end,
      asserted: () => asserting.test(before.replace(/\b(?:negative|minus) $/i, '')),
      common: () => labels.test(before),
    });
  }
  if (/[a-z]{3}/i.test(text)) {
    for (const { value, at, end, common } of spokenNumbers(text)) {
      const before = text.slice(Math.max(0, at - 60), at);
      found.push({
        value,
        spelling: rationalText(value),
        at,
        end,
        asserted: () => asserting.test(before),
        common: () => common || labels.test(before),
      });
    }
  }
  return found;
}

function valueOf(match: RegExpExecArray): Rational | null {
  const [, whole, mixedTop, mixedBottom, top, bottom, number, percent] = match;
  if (match[0].length > 40) return null;
  if (whole !== undefined)
    return /^0+$/.test(mixedBottom!) ? null : add(rational(BigInt(whole)), rational(BigInt(mixedTop!), BigInt(mixedBottom!)));
  if (top !== undefined) return /^0+$/.test(bottom!) ? null : rational(BigInt(top), BigInt(bottom!));
  const value = parseRational(number!.replace(/,/g, ''));
  return value === null ? null : percent === undefined ? value : rational(value.n, value.d * 100n);
}
