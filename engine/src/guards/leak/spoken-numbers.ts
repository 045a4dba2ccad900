import { add, finiteDecimal, multiply, negate, rational, rationalText, type Rational } from '../../math/exact/rational.ts';

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** Misspellings by students, and old spellings. */
const spellings: Readonly<Record<string, string>> = {
  fourty: 'forty',
  fourtytwo: 'forty',
  nought: 'zero',
  naught: 'zero',
  nil: 'zero',
};

/** Ordinals for places in a list. */
export const placeOrdinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const ordinals = 'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(' '); // prettier-ignore
const parts = new Map<string, bigint>([
  ['half', 2n],
  ['halves', 2n],
  ['quarter', 4n],
  ['quarters', 4n],
  ...ordinals.flatMap((name, i): [string, bigint][] => [
    [name, BigInt(i + 3)],
    [`${name}s`, BigInt(i + 3)],
  ]),
  ...tens.flatMap((name, i): [string, bigint][] => [
    [`${name.slice(0, -1)}ieth`, BigInt((i + 2) * 10)],
    [`${name.slice(0, -1)}ieths`, BigInt((i + 2) * 10)],
  ]),
  ...['hundredth', 'thousandth', 'millionth'].flatMap((name, i): [string, bigint][] => {
    const size = [100n, 1000n, 1_000_000n][i]!;
    return [
      [name, size],
      [`${name}s`, size],
    ];
  }),
]);

const word = (list: Iterable<string>): string => `(?:${[...list].sort((a, b) => b.length - a.length).join('|')})`;
const digitWord = word([...units.slice(0, 10), 'nought', 'naught', 'oh']);
/** One number word. A run of them is split if it isn't a single number: "two three". */
const one = `(?:${word([...tens, 'fourty'])}(?:${word(units.slice(1, 10))})?|${word([...units, 'nought', 'naught', 'nil', 'hundred', 'thousand', 'million'])})(?![a-z])`;
const run = `${one}(?:(?:,? and |, | |-)${one}){0,9}`;
const part = word(parts.keys());

/**
 * Matches a small count in figures or one word, for patterns in other files. Use `countValue` to get its value, or null if the
 * word isn't a number.
 */
export const countPattern = '(?:\\d(?:[\\d.,/]{0,14}\\d)?|[a-z]{3,10}(?:-[a-z]{3,5})?)';

/** Like `countPattern`, but matches only words that are numbers: "five and one" is two numbers. */
export const numberPattern = `(?:\\d(?:[\\d.,/]{0,14}\\d)?|${one}(?:(?: |-|(?<=hundred|thousand),? and )${one}){0,7})`;

/**
 * Three, twenty-one, a half, three quarters, two and a half, three point five, half a dozen. One pattern, so that the longest
 * match wins.
 */
const spoken = new RegExp(
  `(?<![\\w-])(?:((?:negative|minus) )?(?:(a baker'?s dozen)|(half an? dozen|an? half[- ]dozen)|(${run}|an?) dozen|(?:(an?|${run}) )?(score|gross)|((?:an? (?=hundred|thousand|million))?${run})(?: and (an?|${run})[ -](${part})| point((?: ${digitWord})+)|[ -](${part}))?|(an?|one)[ -](${part})|(half|halves|quarter)|point((?: ${digitWord})+)))(?: (per ?cent))?(?![\\w-])`,
  'gi',
);

function valueOf(text: string): Rational {
  let [total, group] = [0n, 0n];
  for (const raw of text.toLowerCase().match(/[a-z]+/g) ?? []) {
    const w = spellings[raw] ?? raw;
    if (w === 'a' || w === 'an') group += 1n;
    else if (units.includes(w)) group += BigInt(units.indexOf(w));
    else if (tens.includes(w)) group += BigInt((tens.indexOf(w) + 2) * 10);
    else if (w === 'hundred') group *= 100n;
    else if (w === 'thousand') [total, group] = [total + group * 1000n, 0n];
    else if (w === 'million') [total, group] = [(total + group) * 1_000_000n, 0n];
    else {
      // twentyone, written as one word
      const ten = tens.find((name) => w.startsWith(name));
      if (ten !== undefined) group += BigInt((tens.indexOf(ten) + 2) * 10 + Math.max(0, units.indexOf(w.slice(ten.length))));
    }
  }
  return rational(total + group);
}
const partOf = (count: Rational, name: string): Rational => multiply(count, rational(1n, parts.get(name.toLowerCase()) ?? 1n));

/**
 * A number that a text says in words, with its place. `common` marks words that are frequent in prose (one, two, half), `rare`
 * words that usually mean something else (a score, a gross).
 */
export type SpokenNumber = {
  readonly value: Rational;
  /** In the form that was said: "five tenths" is 5/10, "zero point seven" 0.7, "fifty percent" 50%. */
  readonly spelling: string;
  readonly at: number;
  readonly end: number;
  readonly common: boolean;
  readonly rare: boolean;
};

/** Returns every number written in words in a folded text. */
export function spokenNumbers(text: string): SpokenNumber[] {
  const found: SpokenNumber[] = [];
  for (const match of text.matchAll(spoken)) {
    const [
      all,
      negative,
      baker,
      halfDozen,
      dozens,
      scores,
      score,
      counts,
      andCount,
      andPart,
      decimals,
      ofPart,
      ,
      lone,
      half,
      afterPoint,
      percent,
    ] = match;
    if (afterPoint !== undefined && !isDecimal(afterPoint, text.slice(Math.max(0, match.index - 12), match.index))) continue;
    // In "two three quarters", the fraction belongs to the last number of the run; the numbers before it are separate.
    const numbers = counts === undefined ? [] : numbersOf(counts, ofPart !== undefined);
    const count = numbers.pop()?.text;
    for (const { text: alone, at } of numbers) found.push(said(valueOf(alone), null, match.index + at, alone));
    const at =
      match.index +
      (counts === undefined || numbers.length === 0 ? 0 : all.indexOf(count!, numbers.at(-1)!.at + numbers.at(-1)!.text.length));
    const words = text.slice(at, match.index + all.length);
    let value: Rational;
    if (baker !== undefined) value = rational(13n);
    else if (halfDozen !== undefined) value = rational(6n);
    else if (dozens !== undefined) value = multiply(valueOf(dozens), rational(12n));
    else if (score !== undefined)
      value = multiply(scores === undefined ? rational(1n) : valueOf(scores), rational(/score/i.test(score) ? 20n : 144n));
    else if (count !== undefined) {
      const joint = ofPart === undefined ? null : /^(.*) and (\S+)$/i.exec(count); // three and two thirds
      value = valueOf(joint?.[2] ?? count);
      if (andPart !== undefined) value = add(value, partOf(valueOf(andCount!), andPart));
      else if (ofPart !== undefined) value = add(partOf(value, ofPart), joint === null ? rational(0n) : valueOf(joint[1]!));
      else if (decimals !== undefined) value = add(value, decimalPart(decimals));
    } else if (afterPoint !== undefined) value = decimalPart(afterPoint);
    else value = partOf(rational(1n), (lone ?? half)!);
    if (negative !== undefined) value = negate(value);
    const mixed = ofPart === undefined ? null : /^(.*) and (\S+)$/i.exec(count ?? '');
    const form =
      (decimals ?? afterPoint) !== undefined
        ? finiteDecimal(value)
        : mixed !== null
          ? `${rationalText(valueOf(mixed[1]!))} ${fractionSaid(valueOf(mixed[2]!), ofPart!)}`
          : andPart !== undefined
            ? `${rationalText(valueOf(count!))} ${fractionSaid(valueOf(andCount!), andPart)}`
            : ofPart !== undefined
              ? fractionSaid(valueOf(count!), ofPart)
              : null;
    const spelling = percent === undefined ? form : `${form ?? rationalText(value)}%`;
    if (percent !== undefined) value = rational(value.n, value.d * 100n);
    found.push({ ...said(value, spelling, at, words), rare: score !== undefined });
  }
  return found;
}

const said = (value: Rational, spelling: string | null, at: number, words: string): SpokenNumber => ({
  value,
  spelling: spelling ?? rationalText(value),
  at,
  end: at + words.length,
  common: /^(?:one|two|one half|quarter)$/i.test(words),
  rare: false,
});

/** Splits a run of number words where one number ends and another begins: "three and four", "two three". */
function numbersOf(words: string, hasTail: boolean): { text: string; at: number }[] {
  const found: { text: string; at: number }[] = [];
  let [start, end, last] = [0, 0, ''];
  for (const match of words.matchAll(/[a-z]+/gi)) {
    const w = match[0].toLowerCase();
    if (w === 'and' || w === 'a' || w === 'an') continue;
    const between = words.slice(end, match.index);
    const large = /hundred|thousand|million/;
    const goes =
      last === '' ||
      large.test(w) ||
      (large.test(last) && !(last === 'hundred' && w === 'hundred')) ||
      (tens.includes(spellings[last] ?? last) && units.indexOf(w) > 0 && units.indexOf(w) < 10 && !/and|,/.test(between)) ||
      (hasTail && / and /.test(between));
    if (!goes) {
      found.push({ text: words.slice(start, end), at: start });
      start = match.index;
    }
    [last, end] = [w, match.index + match[0].length];
  }
  found.push({ text: words.slice(start, end), at: start });
  return found;
}

const fractionSaid = (count: Rational, name: string): string => `${count.n}/${parts.get(name.toLowerCase()) ?? 1n}`;

/**
 * True for a decimal that starts with "point": "It is point seven five" is 0.75; "at that point one of them" isn't a decimal.
 */
const isDecimal = (digits: string, before: string): boolean =>
  digits.trim().includes(' ') || /(?:^|\b(?:is|are|be|by|to|or|gets?|gives|makes|equals?),? )$/i.test(before);

function decimalPart(words: string): Rational {
  const digits = words
    .trim()
    .split(' ')
    .map((w) => (w.toLowerCase() === 'oh' ? 0 : Math.max(0, units.indexOf(spellings[w.toLowerCase()] ?? w.toLowerCase()))));
  if (digits.some((digit) => digit > 9) || digits.length > 12) return rational(0n);
  return rational(BigInt(digits.join('')), 10n ** BigInt(digits.length));
}

/** Returns the value of a count that `countPattern` matched, or null if the word isn't a number. */
export function countValue(text: string): Rational | null {
  const digits = /^(\d{1,12})(?:\.(\d{1,9}))?(?:\/(\d{1,9}))?$/.exec(text.trim().replace(/,(?=\d{3})/g, ''));
  if (digits === null) return spokenNumbers(text).find(({ at, end }) => at === 0 && end === text.length)?.value ?? null;
  const [, head, tail = '', bottom = '1'] = digits;
  if (/^0+$/.test(bottom)) return null;
  return rational(BigInt(head! + tail), 10n ** BigInt(tail.length) * BigInt(bottom));
}

/** Returns the number that a single word names, if it is in this list. For words spelled letter by letter, and for rhymes. */
export function numberOfWord(text: string): Rational | null {
  const w = text.toLowerCase();
  const known =
    units.includes(w) ||
    tens.includes(w) ||
    w === 'fourty' ||
    tens.some((ten) => w.startsWith(ten) && units.includes(w.slice(ten.length)));
  if (known) return valueOf(w);
  return w === 'hundred' ? rational(100n) : w === 'thousand' ? rational(1000n) : w === 'dozen' ? rational(12n) : w === 'half' ? rational(1n, 2n) : null; // prettier-ignore
}

const numerals: readonly (readonly [string, number])[] = [['M', 1000], ['CM', 900], ['D', 500], ['CD', 400], ['C', 100], ['XC', 90], ['L', 50], ['XL', 40], ['X', 10], ['IX', 9], ['V', 5], ['IV', 4], ['I', 1]]; // prettier-ignore

/** Returns the value of a correctly spelled Roman numeral; null for any other run of its letters. */
export function romanValue(text: string): number | null {
  if (!/^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(text) || text === '') return null;
  let [rest, value] = [text, 0];
  for (const [sign, size] of numerals) {
    while (rest.startsWith(sign)) [rest, value] = [rest.slice(sign.length), value + size];
  }
  return value;
}
