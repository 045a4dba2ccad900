import { equals, rational, rationalText, type Rational } from '../../math/exact/rational.ts';
import { rationalValue } from '../../math/exact/rational-value.ts';
import type { Expression } from '../../math/syntax-tree.ts';
import { countPattern, countValue } from './spoken-numbers.ts';
import { literal, type FoldedDraft } from './hearing.ts';
import type { Tell } from './ways.ts';

type Monomial = { readonly factor: Rational; readonly letter: string; readonly exponent: Rational };

/**
 * Returns the factor, letter and exponent of a monomial such as 6x^5; null for anything else, or if it has no factor or no
 * exponent.
 */
function monomialIn(e: Expression): Monomial | null {
  if (e.kind !== 'multiply' || e.right.kind !== 'power' || e.right.base.kind !== 'letter') return null;
  const [factor, exponent] = [rationalValue(e.left), rationalValue(e.right.exponent)];
  return factor === null || exponent === null ? null : { factor, letter: e.right.base.name, exponent };
}

const count = `(-?${countPattern})`;
const raised = ' (?:squared|cubed|(?:raised )?to (?:the (?:power (?:of )?)?)?([a-z\\d]{1,12})(?: power)?)';
const heights: Readonly<Record<string, bigint>> = {
  second: 2n,
  third: 3n,
  fourth: 4n,
  fifth: 5n,
  sixth: 6n,
  seventh: 7n,
  eighth: 8n,
  ninth: 9n,
  tenth: 10n,
};

/**
 * Finds a power with its factor, told in words or in parts: "six x to the fifth", "the coefficient is 6 and the exponent is
 * 5".
 */
export function tellsOfMonomial(value: Expression, draft: FoldedDraft): Tell[] {
  const monomial = monomialIn(value);
  if (monomial === null) return [];
  const { factor, letter, exponent } = monomial;
  const spoken = new RegExp(`(?<![\\w.])${count} ?\\*? ?${literal(letter)}${raised}\\b`, 'gi');
  const inWords = Array.from(draft.said.matchAll(spoken)).find(
    ([text, head, height]) => isCount(head!, factor) && isHeight(height ?? (/squared/i.test(text) ? '2' : '3'), exponent),
  );
  if (inWords !== undefined) return [tell('words', `says “${inWords[0]}”`, inWords.index, inWords.index + inWords[0].length)];
  const is = "(?: of [a-z]| in front)?(?: is|'s| =|:| becomes| will be| must be)";
  const head = find(draft, new RegExp(`\\b(?:coefficient|number in front)${is} ${count}(?![\\w/]|\\.\\d)`, 'gi'), factor);
  const height = find(draft, new RegExp(`\\b(?:exponent|power)${is} ${count}(?![\\w/]|\\.\\d)`, 'gi'), exponent);
  if (head !== null && height !== null) return [tell('parts', 'tells factor and exponent', head.from, height.to)];
  // 2 * 3 = 6 and x^{3+2} = x^5
  const product = find(draft, /= ?(-?\d{1,9}(?:\/\d{1,9})?)(?![\w^(/*]|[.,]\d)/g, factor);
  const power = new RegExp(`= ?${literal(letter)} ?\\^ ?\\(?${literal(rationalText(exponent))}\\)?(?![\\w/]|\\.\\d)`, 'i').exec(
    draft.said,
  );
  return product !== null && power !== null
    ? [tell('parts', 'works out factor and power', product.from, power.index + power[0].length)]
    : [];
}

/**
 * Finds every term of a sum: "The a terms make 3a and the b terms make 5b" for 3a + 5b. At least two of the terms must be new.
 */
export function tellsOfTerms(value: Expression, { said, known }: FoldedDraft): Tell[] {
  const terms = termTexts(value);
  if (terms.length < 2 || terms.length > 5) return [];
  const places = terms.map((text) => new RegExp(`(?<![\\w.^*/(])${text}(?![\\w^*/(]|\\.\\d)`, 'i'));
  const matches = places.map((place) => place.exec(said));
  if (matches.some((match) => match === null) || places.filter((place) => !place.test(known)).length < 2) return [];
  const at = matches.map((match) => match!.index);
  return [
    tell('parts', 'tells every term', Math.min(...at), Math.max(...matches.map((match) => match!.index + match![0].length))),
  ];
}

/** Returns the terms of a sum without their signs, as patterns; none if a term is more than a number, a letter and a power. */
function termTexts(e: Expression): string[] {
  if (e.kind === 'add' || e.kind === 'subtract') {
    const [left, right] = [termTexts(e.left), termTexts(e.right)];
    return left.length > 0 && right.length > 0 ? [...left, ...right] : [];
  }
  const power = (x: Expression): string | null =>
    x.kind === 'letter'
      ? literal(x.name)
      : x.kind === 'power' && x.base.kind === 'letter' && x.exponent.kind === 'number'
        ? `${literal(x.base.name)} ?\\^ ?${literal(rationalText(x.exponent.value))}`
        : null;
  const number = rationalValue(e);
  if (number !== null) return [literal(rationalText(number))];
  const height = e.kind === 'multiply' ? power(e.right) : power(e);
  const factor = e.kind === 'multiply' ? rationalValue(e.left) : null;
  if (height === null || (e.kind === 'multiply' && factor === null)) return [];
  return [factor === null ? height : `${literal(rationalText(factor))} ?\\*? ?${height}`];
}

const tell = (way: 'words' | 'parts', says: string, a: number, b: number): Tell => ({
  way,
  says,
  from: Math.min(a, b),
  to: Math.max(a, b),
});

function find({ said }: FoldedDraft, pattern: RegExp, wanted: Rational): { from: number; to: number } | null {
  const match = Array.from(said.matchAll(pattern)).find(([, text]) => isCount(text!, wanted));
  return match === undefined ? null : { from: match.index, to: match.index + match[0].length };
}

function isCount(text: string, wanted: Rational): boolean {
  const value = countValue(text.replace(/^-/, '').toLowerCase());
  return value !== null && equals(text.startsWith('-') ? { n: -value.n, d: value.d } : value, wanted);
}

function isHeight(text: string, wanted: Rational): boolean {
  const height =
    heights[text.toLowerCase()] ?? (/^(\d{1,3})(?:st|nd|rd|th)?$/.test(text) ? BigInt(Number.parseInt(text, 10)) : null);
  return height === null ? isCount(text, wanted) : equals(rational(height), wanted);
}
