import { compare, divide, equals, isInteger, isZero, rational, type Rational } from '../../math/exact/rational.ts';
import { countPattern, countValue, numberPattern, placeOrdinals } from './spoken-numbers.ts';
import type { FoldedDraft } from './hearing.ts';
import { isBetween } from './numbers.ts';
import { resultsIn } from './results.ts';
import type { Tell } from './ways.ts';

/** A match and its place: in an earlier message, or in the text that is about to be said (`message` is null). */
type Said = { readonly message: number | null; readonly from: number; readonly to: number; readonly groups: readonly string[] };

/** Returns every match in the earlier messages and in this one; this one comes last. */
function saidOf(draft: Pick<FoldedDraft, 'said' | 'signs' | 'before'>, pattern: RegExp, text: 'said' | 'signs' = 'said'): Said[] {
  const places = [
    ...draft.before.map((one) => ({ words: one[text], message: one.message as number | null })),
    { words: draft[text], message: null },
  ];
  return places.flatMap(({ words, message }) =>
    Array.from(words.matchAll(pattern), (match) => ({
      message,
      from: match.index,
      to: match.index + match[0].length,
      groups: groupsOf(match),
    })),
  );
}

/** Returns the groups of a match. Named groups are alternatives for one thing, so only the one that matched is returned. */
const groupsOf = (match: RegExpExecArray): string[] =>
  match.groups === undefined
    ? match.slice(1).map((group) => group ?? '')
    : Object.values(match.groups).filter((group) => group !== undefined);

/** Returns a tell that needs all of these parts; none if a part is missing or this message adds no part. */
function together(told: readonly (Said | undefined)[], says: string): Tell[] {
  const all = told.flatMap((one) => (one === undefined ? [] : [one]));
  const here = all.filter(({ message }) => message === null);
  if (all.length < told.length || here.length === 0) return [];
  const needs = [...new Set(all.flatMap(({ message }) => (message === null ? [] : [message])))];
  return [
    { way: 'parts', says, from: Math.min(...here.map(({ from }) => from)), to: Math.max(...here.map(({ to }) => to)), needs },
  ];
}

/** Finds the answer in parts: digits, numerator and denominator, whole part and rest, bounds that leave one whole number. */
export function tellsOfParts(value: Rational, draft: FoldedDraft): Tell[] {
  return [...topAndBottom(value, draft), ...everyDigit(value, draft), ...wholeAndRest(value, draft), ...bounds(value, draft)];
}

const is =
  "(?: number| part| of (?:the|your) (?:answer|fraction|result))?(?: is|'s| =| will be| must be| becomes| should be|:)(?: just| simply| the number)?";

/** "The top is 5", "numerator 5", "5 on top", "a 5 above", "5 as the numerator". */
const sideOf = (names: string, places: string): RegExp =>
  new RegExp(
    `\\b(?:${names})(?:${is}|:|,| of| the number)?:? ?(?:an? )?-?(?<one>${countPattern})(?!\\w)|(?<![\\w.])(?<two>${numberPattern})(?: (?:is|goes|stands|belongs|comes))? (?:${places})\\b`,
    'gi',
  );
const numerator = sideOf('numerator|top', '(?:on|at|as) (?:the |a )?(?:top|numerator)|above|upstairs|the numerator|up top');
const denominator = sideOf(
  'denominator|bottom',
  '(?:on|at|as) (?:the |a )?(?:bottom|denominator)|below|beneath|underneath|downstairs|the denominator|under it',
);

function topAndBottom(value: Rational, draft: FoldedDraft): Tell[] {
  if (isInteger(value)) return [];
  const shares = saidOf(
    draft,
    new RegExp(`(?<![\\w.])(${countPattern}) (?:out of|in|of) (?:the |every |each )?(${countPattern})(?![\\w%]|\\.\\d)`, 'gi'),
  );
  const share = shares.find(
    ({ message, groups }) =>
      message === null &&
      isShare(groups, value) &&
      /\b(?:probability|chance|likely|odds|fraction|part|proportion)\b/i.test(draft.stem.said),
  );
  if (share !== undefined && !draft.knownWords.includes(draft.said.slice(share.from, share.to).toLowerCase()))
    return together([share], 'tells the fraction as a share');
  const size = value.n < 0n ? -value.n : value.n;
  const part = (pattern: RegExp, wanted: bigint) => saidOf(draft, pattern).findLast(({ groups }) => isCount(groups[0]!, wanted));
  const top = part(numerator, size);
  const bottom = part(denominator, value.d);
  const told = together([top, bottom], 'tells top and bottom of the fraction');
  return told.length > 0 ? told : topAndBottomComputed(size, value.d, bottom, draft);
}

/** Finds numerator and denominator worked out: "12 / 6 = 2 and 18 / 6 = 3" for 2/3; "3 + 4 = 7, and the denominator is 12". */
function topAndBottomComputed(top: bigint, bottom: bigint, toldBottom: Said | undefined, draft: FoldedDraft): Tell[] {
  const results = resultsIn(draft);
  const isOne = (i: number, wanted: bigint): boolean => results[i] !== undefined && isCount(results[i].text, wanted);
  const i = results.findIndex((_, at) => isOne(at, top) && (isOne(at + 1, bottom) || toldBottom !== undefined));
  if (i < 0) return [];
  const said = (at: number): Said => ({ message: null, from: results[at]!.at, to: results[at]!.end, groups: [] });
  return together([said(i), isOne(i + 1, bottom) ? said(i + 1) : toldBottom], 'works out top and bottom of the fraction');
}

const isShare = ([part = '', whole = '']: readonly string[], value: Rational): boolean => {
  const [a, b] = [countValue(part.toLowerCase()), countValue(whole.toLowerCase())];
  return a !== null && b !== null && !isZero(b) && equals(divide(a, b), value);
};

const isCount = (text: string, wanted: bigint): boolean => {
  const value = countValue(text);
  return value !== null && equals(value, rational(wanted));
};

const placeNames = ['ones', 'tens', 'hundreds', 'thousands', 'ten[- ]thousands', 'hundred[- ]thousands', 'millions'];

function everyDigit(value: Rational, draft: FoldedDraft): Tell[] {
  const whole = `${value.n < 0n ? -value.n : value.n}`;
  if (!isInteger(value) || whole.length < 2 || whole.length > 7) return [];
  if (!/\b(?:digit|start|begin|end|ones|tens|first|last|followed)/i.test(draft.said)) return [];
  const digits = Array.from(whole);
  const named = inPlaces(whole, draft);
  if (named.length > 0) return named;
  const row = saidOf(draft, /\bdigits?\b[^.?!\d]{0,40}(\d(?:(?:\s*,)?\s*(?:,|and|then|-|&)\s*\d){1,7})(?!\.?\d)/gi).filter(
    ({ groups, message }) => message === null && groups[0]!.replace(/\D/g, '') === whole,
  );
  if (row.length > 0) return together([row[0]], 'tells every digit');
  const places = digits.map((digit, i) => {
    const names = [
      `(?:${placeNames[digits.length - 1 - i]!.replace(/s$/, 's?')}|${[...(placeOrdinals[i] === undefined ? [] : [placeOrdinals[i]]), ...(i === digits.length - 1 ? ['last', 'final', 'units?'] : []), ...(digits.length === 3 && i === 1 ? ['middle'] : []), ...(i === 0 ? ['leading'] : [])].join('|')})(?: digit| place| one| number)?(?: of (?:the|your) (?:answer|result|number))?(?: is| =|:|'s| must be| should be| will be)(?: an?)? (${countPattern})\\b`,
      `\\b(${countPattern}) (?:is |goes |stands |belongs |comes )?(?:in|at|on) the ${placeNames[digits.length - 1 - i]!}`,
      ...(i === 0 ? [`\\b(?:starts?|begins?) with (?:an? |the digit )?(${countPattern})\\b`] : []),
      ...(i === digits.length - 1 ? [`\\b(?:ends? (?:with|in|on)|followed by) (?:an? |the digit )?(${countPattern})\\b`] : []),
    ];
    return names
      .flatMap((name) => saidOf(draft, new RegExp(name, 'gi')))
      .find(({ groups }) => groups.some((group) => group !== '' && isCount(group, BigInt(digit))));
  });
  return together(places, 'tells every digit');
}

/** Finds the digits by place value: "Two tens and seven ones" for 27. */
function inPlaces(whole: string, draft: FoldedDraft): Tell[] {
  const count = `(${countPattern})`;
  const pattern = new RegExp(`\\b(?:${count} hundreds?,? (?:and )?)?${count} tens? (?:and )?${count} (?:ones?|units?)\\b`, 'gi');
  const told = saidOf(draft, pattern).find(
    ({ message, groups }) =>
      message === null && groups.map((digit) => (digit === '' ? '' : `${countValue(digit)?.n ?? '?'}`)).join('') === whole,
  );
  return told === undefined || draft.stem.quantities.some(({ spelling }) => spelling === whole)
    ? []
    : together([told], 'tells every digit');
}

/**
 * Finds the whole part and the rest: "The whole part is 2" and "the rest is 1/2"; "before the point stands 3", "after it 25".
 */
function wholeAndRest(value: Rational, draft: FoldedDraft): Tell[] {
  if (isInteger(value) || value.n < 0n || compare(value, rational(1n)) < 0) return [];
  const whole = value.n / value.d;
  const rest = rational(value.n - whole * value.d, value.d);
  const number = `(${countPattern})`;
  const first = saidOf(
    draft,
    new RegExp(`\\b(?:whole(?: number)?(?: part)?|part before the (?:decimal )?point|integer part)${is} ${number}\\b`, 'gi'),
  ).find(({ groups }) => isCount(groups[0]!, whole));
  const second = saidOf(
    draft,
    new RegExp(
      `\\b(?:fraction(?:al)?(?: part)?|rest|decimal part|part after the (?:decimal )?point|left over)${is} (?:\\.(\\d+)|${number})(?![\\w/])`,
      'gi',
    ),
  ).find(({ groups }) => {
    const [afterPoint = '', told = ''] = groups;
    const part = afterPoint === '' ? countValue(told) : countValue(`0.${afterPoint}`);
    const asDecimals = /^\d+$/.test(told) ? countValue(`0.${told}`) : null;
    return (part !== null && equals(part, rest)) || (asDecimals !== null && equals(asDecimals, rest));
  });
  return together([first, second], 'tells the whole part and the rest');
}

/** Finds bounds that leave only one whole number: "It is between 3 and 5"; "bigger than 3" and "less than 5". */
function bounds(value: Rational, draft: FoldedDraft): Tell[] {
  if (!isInteger(value)) return [];
  const it = '(?:it|x|y|n|answer|number|result|solution|value|one)';
  const number = `(-?${countPattern})`;
  const between = saidOf(
    { said: draft.said, signs: draft.signs, before: [] },
    new RegExp(
      `(?:\\b${it}(?:'s| is| must be| has to be| should be| will be| lies| are)? |^ ?|[.!] )(?:somewhere |strictly |right |exactly |in |a whole number |an integer )*between ${number} and ${number}\\b`,
      'gi',
    ),
    'signs',
  );
  for (const one of between) {
    const [low, high] = [countOf(one.groups[0]!), countOf(one.groups[1]!)];
    if (low !== null && high !== null && isOnly(low, value, high))
      return together([one], 'leaves one whole number between its bounds');
  }
  if (!/[<>]|\b(?:than|above|over|below|under)\b/i.test(draft.signs)) return [];
  const bound = (words: string) =>
    saidOf(
      draft,
      new RegExp(
        `\\b${it}(?:'s| is| must be| has to be| should be| will be)?(?: also| a bit| just| more| however| but|,)* ?(?:${words}) ${number}\\b`,
        'gi',
      ),
      'signs',
    );
  const lows = bound('greater than|bigger than|larger than|more than|above|over|>');
  const highs = [
    ...bound('less than|smaller than|fewer than|below|under|<'),
    ...saidOf(
      draft,
      new RegExp(`\\b(?:and|but) (?:it is |it's |is )?(?:also )?(?:less than|smaller than|below|under|<) ${number}\\b`, 'gi'),
      'signs',
    ),
  ];
  for (const low of lows) {
    for (const high of highs) {
      const [a, b] = [countOf(low.groups[0]!), countOf(high.groups[0]!)];
      if (a !== null && b !== null && isOnly(a, value, b))
        return together([low, high], 'leaves one whole number between its bounds');
    }
  }
  return [];
}

function countOf(text: string): Rational | null {
  const value = countValue(text.replace(/^-/, ''));
  return value === null ? null : text.startsWith('-') ? { n: -value.n, d: value.d } : value;
}

const isOnly = (low: Rational, value: Rational, high: Rational): boolean =>
  isBetween(low, value, high) && compare(low, { n: value.n - 1n, d: 1n }) >= 0 && compare(high, { n: value.n + 1n, d: 1n }) <= 0;
