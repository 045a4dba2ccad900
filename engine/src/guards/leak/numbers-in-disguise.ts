import {
  divide,
  finiteDecimal,
  isZero,
  multiply,
  negate,
  add,
  parseRational,
  power,
  rational,
  rationalText,
  type Rational,
} from '../../math/exact/rational.ts';
import { countValue, numberPattern, spokenNumbers } from './spoken-numbers.ts';
import type { Quantity } from './quantities.ts';

const digitWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const digit = `(?:(?:an? )?(?:\\d|${digitWords.join('|')}|oh|nought)(?![a-z\\d]))`;
const point = '(?: ?(?:point|dot|decimal point|\\.) ?)';
/** Matches a gap without a sign of arithmetic: "9 7", "nine-seven", "9 | 7", "3 . 1 5". */
const apart = `(?: ?[|_·…]{1,3} ?| |(?<=[a-z])-(?=[a-z])|${point})`;
/** "A 9 and then a 7", "a nine followed by a seven". */
const after = '(?:,? ?(?:and )?then |,? (?:is )?(?:followed by|next to|and after (?:it|that),?) )';
/** "Five, zero, six", "9-7", "an 8 and a 7": counts only if the text calls them digits. */
const listed = '(?: ?- ?|, ?(?:and )?| and )';
const calledDigits = /\b(?:digits?|figures?|in a row|one by one|side by side|in (?:that|this) order|next to each other)\b/i;
const ends = '(?![\\w/^]|[.,]\\d|\\(| ?[-+*/^=%]| (?:over|out|times|plus|minus|tenths?|hundredths?))';
const one = (join: string): RegExp => new RegExp(`(?<![\\w.,/^-]|\\d )${digit}(?:${join}${digit}){1,11}${ends}`, 'gi');
const inARow = one(`(?:${apart}|${after})`);
const inAList = one(`(?:${apart}|${after}|${listed})`);

/** A whole part and decimals said separately: "3 point 15". */
const pointed = /(?<![\w.])(\d{1,9}) (?:point|dot) (\d{1,9})(?![\w/]|\.\d)/gi;

/**
 * Finds numbers said digit by digit. A row of digits with nothing between them is a number; a list is one only if the text
 * says so.
 */
function digitByDigit(text: string): Quantity[] {
  const found: Quantity[] = [];
  const said = calledDigits.test(text) ? 'words' : 'rare words';
  for (const [pattern, kind] of [
    [inARow, 'words'],
    [inAList, said],
  ] as const) {
    for (const match of text.matchAll(pattern)) {
      const digits = (match[0].match(new RegExp(`${digitWords.join('|')}|oh|nought|\\d|point|dot|\\.`, 'gi')) ?? [])
        .map((sign) => sign.toLowerCase())
        .map((sign) =>
          /\d/.test(sign) ? sign : /^(?:point|dot|\.)$/.test(sign) ? '.' : `${Math.max(0, digitWords.indexOf(sign))}`,
        )
        .join('');
      if (!/^\d+(?:\.\d+)?$/.test(digits) || !/^\d{2}|\.\d{2}|\d\.\d/.test(digits)) continue;
      if (found.some(({ at, end }) => at === match.index && end === match.index + match[0].length)) continue;
      const value = parseRational(digits);
      if (value !== null) found.push(quantity(value, match[0].toLowerCase(), match.index, match[0].length, kind));
    }
  }
  for (const match of text.matchAll(pointed)) {
    const value = parseRational(`${match[1]!}.${match[2]!}`);
    if (value !== null) found.push(quantity(value, `${match[1]!}.${match[2]!}`, match.index, match[0].length, 'words'));
  }
  return found;
}

const quantity = (value: Rational, spelling: string, at: number, length: number, kind: Quantity['kind']): Quantity => ({
  value,
  spelling,
  figures: value.d === 1n ? `${value.n}` : (finiteDecimal(value) ?? spelling),
  at,
  end: at + length,
  kind,
});

const count = `(-?${numberPattern})`;
const places: Readonly<Record<string, bigint>> = { ten: 10n, hundred: 100n, thousand: 1000n };
const inPlaces = new RegExp(
  `(?<![\\w.])${count} (tens?|hundreds|thousands)(?:,?(?: and)? ${count} (tens?|hundreds|ones|units))?(?:,?(?: and)? ${count} (?:ones|units))?(?![\\w-])`,
  'gi',
);

/** Finds numbers told by place value: "Four tens", "ninety-eight tens", "nine hundreds and eight tens". */
const byPlaces = (text: string): Quantity[] =>
  Array.from(text.matchAll(inPlaces)).flatMap((match) => {
    const [, first, firstPlace, second, secondPlace, third] = match;
    const size = (name: string): bigint => places[name.toLowerCase().replace(/s$/, '')] ?? 1n;
    const parts = [
      [first!, size(firstPlace!)],
      ...(second === undefined ? [] : [[second, size(secondPlace!)] as const]),
      ...(third === undefined ? [] : [[third, 1n] as const]),
    ] as const;
    const values = parts.map(([text, scale]) => {
      const value = countOf(text);
      return value === null ? null : multiply(value, rational(scale));
    });
    if (values.some((value) => value === null)) return [];
    const value = values.reduce<Rational>((sum, part) => add(sum, part ?? rational(0n)), rational(0n));
    return [quantity(value, match[0].toLowerCase(), match.index, match[0].length, 'rare words')];
  });

const over = new RegExp(
  `(?<![\\w.])${count} ?(?:over|upon|out of|(?:equal )?parts? (?:out )?of|slash|divided by|on top of|above) (?:the |an? |every |each )?${count}(?![\\w/^-]|\\.\\d)`,
  'gi',
);
const mixed = new RegExp(`(?<![\\w.])${count} wholes?,?(?: and)? (\\d{1,6}\\/\\d{1,6}|${numberPattern}(?: (?:halves|half|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|twelfths?))?)(?![\\w/])`, 'gi'); // prettier-ignore
const joint = new RegExp(`(?<![\\w.])${count},? and(?: then)? $`, 'i');

/**
 * Finds fractions in words: "7 over 8", "five out of six", "2 and 3 over 4", "two wholes and three quarters". Each is spelled
 * as a fraction.
 */
function spokenFractions(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(over)) {
    const [top, bottom] = [countOf(match[1]!), countOf(match[2]!)];
    if (top === null || bottom === null || isZero(bottom) || top.d !== 1n || bottom.d !== 1n) continue;
    const value = divide(top, bottom);
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 60);
    if (value.d !== bottom.n && /^[^.?!]*\b(?:simplif|reduc|lowest|cancel|divid)/i.test(rest)) continue; // a step on the way
    const spelling = `${top.n}/${bottom.n}`;
    const isShare = /of|above|on top/i.test(match[0].slice(match[1]!.length, -match[2]!.length));
    found.push(quantity(value, spelling, match.index, match[0].length, isShare ? 'rare words' : 'words'));
    const whole = joint.exec(text.slice(Math.max(0, match.index - 30), match.index));
    const wholes = whole === null ? null : countOf(whole[1]!);
    if (wholes !== null && wholes.d === 1n) {
      const at = match.index - whole![0].length;
      found.push(quantity(add(wholes, value), `${wholes.n} ${spelling}`, at, match.index + match[0].length - at, 'words'));
    }
  }
  for (const match of text.matchAll(mixed)) {
    const [whole, part] = [countOf(match[1]!), partOf(match[2]!)];
    if (whole === null || part === null || whole.d !== 1n || part.d === 1n) continue;
    found.push(quantity(add(whole, part), `${whole.n} ${rationalText(part)}`, match.index, match[0].length, 'words'));
  }
  return found;
}

function partOf(text: string): Rational | null {
  const names: Readonly<Record<string, bigint>> = { hal: 2n, thi: 3n, qua: 4n, fou: 4n, fif: 5n, six: 6n, sev: 7n, eig: 8n, nin: 9n, ten: 10n, twe: 12n }; // prettier-ignore
  const [, amount, name] = /^(\S+) ([a-z]{3})[a-z]*$/i.exec(text) ?? [];
  const spoken = countOf(text);
  if (spoken !== null) return spoken;
  const [many, size] = [
    amount === undefined ? null : countOf(amount),
    name === undefined ? undefined : names[name.toLowerCase()],
  ];
  return many === null || size === undefined ? null : divide(many, rational(size));
}

const repeats =
  '(?:repeating|recurring|repeated|repeats|recurs|forever|(?:and|which|that) (?:so on|goes on|keeps going)(?: forever)?|(?:goes|keeps) (?:on|going)(?: forever)?)';
/** Repeating decimals: "0.3 repeating", 0.(16), "0.83 with the 3 repeating", 0.333… */
const periods: readonly RegExp[] = [
  /(?<![\w.])(-?)(\d{0,9})\.(\d{0,9})\((\d{1,9})\)/g,
  new RegExp(`(?<![\\w.])(-?)(\\d{0,9})\\.(\\d{0,9}?)(\\d),? ?(?:\\.\\.\\. ?)?(?:and |is |as a )?${repeats}\\b`, 'gi'),
  new RegExp(
    `(?<![\\w.])(-?)(\\d{0,9})\\.(\\d{0,9}?)(\\d{1,6}),? (?:with|where|and) (?:an? |the )?(?:bar|line|dot) (?:over|on|above) (?:the |it)?(?:\\4)?`,
    'gi',
  ),
  new RegExp(
    `(?<![\\w.])(-?)(\\d{0,9})\\.(\\d{0,9}?)(\\d{1,6}),? (?:with|where|and) (?:the |its |that )?(?:last )?(?:[a-z]{3,6}|\\d{1,6}) ${repeats}`,
    'gi',
  ),
  /(?<![\w.])(-?)(\d{0,9})\.(\d{0,6}?)(\d{1,6}?)\4{1,12} ?\.\.\.?/g,
];

function repeatingDecimals(text: string): Quantity[] {
  // Writes decimals in words as figures, padded to the same length so that places don't change.
  const figures = spokenNumbers(text)
    .filter(({ spelling }) => /^-?\d*\.\d+$/.test(spelling))
    .reduce((all, { spelling, at, end }) => `${all.slice(0, at)}${spelling.padStart(end - at)}${all.slice(end)}`, text);
  return periods
    .flatMap((pattern) => Array.from(figures.matchAll(pattern)))
    .map((match) => {
      const [all, sign, whole, fixed, period] = match as unknown as [string, string, string, string, string];
      const scale = power(rational(10n), BigInt(fixed.length));
      const cycle = 10n ** BigInt(period.length) - 1n;
      const head = parseRational(`${whole === '' ? '0' : whole}${fixed}`) ?? rational(0n);
      const value = divide(add(head, rational(BigInt(period), cycle)), scale);
      return quantity(
        sign === '-' ? negate(value) : value,
        `${sign}${whole}.${fixed}(${period})`,
        match.index,
        all.length,
        'figures',
      );
    });
}

/** Negative numbers in words: "Seven below zero", "the opposite of 7", "7 with a minus in front". */
const opposites: readonly RegExp[] = [
  new RegExp(
    `(?<![\\w.])${count}(?: (?:steps?|units?|degrees?|places?))? (?:below|under|beneath|short of|(?:to the )?left of|before|less than|<) ?(?:zero|0)(?!\\w|\\.\\d)`,
    'gi',
  ),
  new RegExp(`\\b(?:the )?(?:opposite|negative|negation|additive inverse)(?: number)? (?:of|to) ${count}(?![\\w/]|\\.\\d)`, 'gi'),
  new RegExp(
    `(?<![\\w.])${count},? (?:but |only )?(?:with|and|after) (?:an? |the )?(?:minus|negative)(?: sign)?(?: (?:in front|before it|put in front))?(?! \\d)\\b`,
    'gi',
  ),
  new RegExp(`\\ban? minus(?: sign)?,? (?:and |and then |then |followed by )(?:an? )?${count}(?![\\w/]|\\.\\d)`, 'gi'),
];

const negatives = (text: string): Quantity[] =>
  opposites
    .flatMap((pattern) => Array.from(text.matchAll(pattern)))
    .flatMap((match) => {
      const value = countOf(match[1]!);
      return value === null || isZero(value)
        ? []
        : [
            quantity(
              negate(value),
              rationalText(negate(value)),
              match.index,
              match[0].length,
              /zero|0$/i.test(match[0]) ? 'words' : 'rare words',
            ),
          ];
    });

const ordinals = new Map(
  Object.entries({ first: 'one', second: 'two', third: 'three', fourth: 'four', fifth: 'five', sixth: 'six', seventh: 'seven', eighth: 'eight', ninth: 'nine', tenth: 'ten', eleventh: 'eleven', twelfth: 'twelve', twentieth: 'twenty', thirtieth: 'thirty', fortieth: 'forty', fiftieth: 'fifty', sixtieth: 'sixty', seventieth: 'seventy', eightieth: 'eighty', ninetieth: 'ninety', hundredth: 'hundred', thousandth: 'thousand' }),
); // prettier-ignore
const named = new RegExp(`\\bthe ((?:[a-z]+[- ](?:and )?){0,5}?(?:${[...ordinals.keys()].join('|')}|[a-z]+teenth)|\\d{2,6}(?:st|nd|rd|th))(?: (?:\\w+ )?(?:number|integer|one)\\b|(?=[.!]?$))`, 'gi'); // prettier-ignore

/** Finds numbers told as ordinals: "The ninety-seventh whole number" is 97. Ordinals below 13 are places in a list. */
const byOrdinal = (text: string): Quantity[] =>
  Array.from(text.matchAll(named)).flatMap((match) => {
    const name = match[1]!.toLowerCase().replace(/(?<=\d)(?:st|nd|rd|th)$/, '');
    const cardinal = name.replace(/teenth$/, 'teen').replace(/[a-z]+$/, (last) => ordinals.get(last) ?? last);
    const value = countOf(cardinal);
    return value === null || value.d !== 1n || value.n < 13n
      ? []
      : [quantity(value, match[1]!.toLowerCase(), match.index, match[0].length, 'rare words')];
  });

const bases: Readonly<Record<string, number>> = {
  binary: 2,
  two: 2,
  '2': 2,
  octal: 8,
  eight: 8,
  '8': 8,
  hexadecimal: 16,
  hex: 16,
  sixteen: 16,
  '16': 16,
};

/** Finds numbers in other bases: 0x61, 0b1100001, "61 in hexadecimal". */
function inBases(text: string): Quantity[] {
  const coded = Array.from(text.matchAll(/(?<![\w.])0(?:[x*]([\da-f]{1,8})|b([01]{1,32}))(?!\w)/gi), (match) => ({
    match,
    value: match[1] === undefined ? Number.parseInt(match[2]!, 2) : Number.parseInt(match[1], 16),
  }));
  const said = Array.from(
    text.matchAll(
      /(?<![\w.])([\da-f]{1,32}) (?:in|as a|written in) (?:base )?(binary|octal|hexadecimal|hex|two|2|eight|8|sixteen|16)\b/gi,
    ),
    (match) => ({ match, value: Number.parseInt(match[1]!, bases[match[2]!.toLowerCase()]!) }),
  );
  return [...coded, ...said]
    .filter(({ value }) => Number.isSafeInteger(value))
    .map(({ match, value }) => quantity(rational(BigInt(value)), match[0].toLowerCase(), match.index, match[0].length, 'words'));
}

function countOf(text: string): Rational | null {
  const value = countValue(text.replace(/^-/, '').toLowerCase());
  return value === null ? null : text.startsWith('-') ? negate(value) : value;
}

/**
 * Returns the numbers of a folded text that aren't written as figures or as number words: digit by digit, with a fraction bar
 * in words, repeating decimals, opposites, place value, ordinals, other bases. Each is spelled the way it was said, so that a
 * number of the stem is allowed only in the form that the stem uses. `rare words` marks those that may mean something else in
 * prose; they count only if they are said to be the result.
 */
export const numbersInDisguise = (text: string): Quantity[] =>
  kinds.flatMap(({ marks, numbers }) => (marks.test(text) ? numbers(text) : []));

/**
 * Each kind with a pattern (`marks`) that every text with such a number matches, so that most texts needn't be searched for
 * it.
 */
const kinds: readonly { readonly marks: RegExp; readonly numbers: (text: string) => Quantity[] }[] = [
  { marks: new RegExp(`(?:\\d|${digitWords.join('|')}|oh|nought)[^a-z\\d]{1,3}(?:and |then |an? |point |dot |followed |next |is ){0,4}(?:\\d|by|to|after|${digitWords.join('|')}|oh|nought)`, 'i'), numbers: digitByDigit }, // prettier-ignore
  { marks: /\b(?:tens?|hundreds|thousands)\b/i, numbers: byPlaces },
  { marks: /\b(?:over|upon|out of|parts? of|slash|divided by|on top of|above|wholes?)\b/i, numbers: spokenFractions },
  { marks: /\.\d*\(|\.\.|\b(?:repeat|recur|forever|bar|dot|line|going|goes on|so on)/i, numbers: repeatingDecimals },
  { marks: /\b(?:zero|0|opposite|negati|additive|minus)/i, numbers: negatives },
  { marks: /\bthe (?:[a-z]|\d)[^.?!]*(?:th|first|second|third|nd|st|rd)\b/i, numbers: byOrdinal },
  { marks: /\b0[xb*]|\b(?:binary|octal|hex|base)/i, numbers: inBases },
];
