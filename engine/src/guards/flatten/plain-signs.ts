import type { SourcedText } from './sourced-text.ts';

/**
 * Characters that can't be seen: format characters, variation selectors, joiners, fillers, tags, and controls except tab and
 * newline.
 */
const unseen = /[\p{Cf}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5|(?![\t\n\r])\p{Cc}/gu;
/** Digits of a decimal with a bar or a dot above them, which says that they repeat. */
const repeating = /(?<=\d?[.]\d{0,12})(?:\d[\u0305\u0304\u0307])+/gu;
/**
 * Marks drawn over, under or around a character: 9̶, 9⃣, é. On a sign of mathematics they may change its meaning (≠), so there
 * they stay.
 */
const marked = /([\p{Nd}\p{Script=Latin}\p{So}])\p{M}+/gu;
const accented = /[\u00c0-\u024f\u1e00-\u1eff]/gu;

/** Characters that Unicode itself maps to plain ones: bold, circled, squared, full width, segmented; Ⅸ, ﬁ. */
const redrawn = /[\u2160-\u2188\u2460-\u2473\u249c-\u24ea\u3220-\u3243\u3251-\u325f\u3280-\u32b0\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d6a3}\u{1f110}-\u{1f12b}\u{1f130}-\u{1f149}]/gu; // prettier-ignore
/** Raised or lowered digits with nothing before them to be an exponent or index of: ⁹⁷ alone is 97, x² doesn't match. */
const raised = /(?<![\p{L}\p{N})\]}])[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+|(?<![\p{L})\]}])[₀₁₂₃₄₅₆₇₈₉]+/gu;

/**
 * Numbers that are a single character but not decimal digits: the first and last character of a row, and the value of the
 * first.
 */
const numbered: readonly (readonly [first: number, last: number, value: number])[] = [
  [0x2474, 0x2487, 1], // (1) to (20) in one sign
  [0x2488, 0x249b, 1], // 1. to 20.
  [0x24eb, 0x24f4, 11],
  [0x24f5, 0x24fe, 1],
  [0x24ff, 0x24ff, 0],
  [0x2680, 0x2685, 1], // dice
  [0x2776, 0x277f, 1],
  [0x2780, 0x2789, 1],
  [0x278a, 0x2793, 1],
  [0x1d360, 0x1d368, 1], // counting rods
  [0x1d2e0, 0x1d2f3, 0], // Maya
  [0x1f100, 0x1f100, 0],
  [0x1f101, 0x1f10a, 0], // 0, to 9,
  [0x1f10b, 0x1f10b, 0],
  [0x1f10c, 0x1f10c, 0],
  [0x1f4af, 0x1f4af, 100],
  [0x1f51f, 0x1f51f, 10],
];
const numberSigns = /[\u2474-\u249b\u24eb-\u24ff\u2680-\u2685\u2776-\u2793\u{1d2e0}-\u{1d2f3}\u{1d360}-\u{1d368}\u{1f100}-\u{1f10c}\u{1f4af}\u{1f51f}]/gu; // prettier-ignore
/** White-on-black letters, and the letters that flags are made of. Each row is an alphabet. */
const letterSigns = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
const alphabets = [0x1f150, 0x1f170, 0x1f1e6];

const ideographs: Readonly<Record<string, string>> = { 〇: '0', 零: '0', 一: '1', 壹: '1', 二: '2', 貳: '2', 两: '2', 三: '3', 參: '3', 四: '4', 肆: '4', 五: '5', 伍: '5', 六: '6', 陸: '6', 七: '7', 柒: '7', 八: '8', 捌: '8', 九: '9', 玖: '9' }; // prettier-ignore
const ideographic = /[〇零一壹二貳两三參四肆五伍六陸七柒八捌九玖十百千拾佰仟]+/gu;
const scales: Readonly<Record<string, number>> = { 十: 10, 拾: 10, 百: 100, 佰: 100, 千: 1000, 仟: 1000 };

const cyrillic: Readonly<Record<string, string>> = { а: 'a', А: 'A', В: 'B', е: 'e', Е: 'E', ё: 'e', о: 'o', О: 'O', р: 'p', Р: 'P', с: 'c', С: 'C', у: 'y', У: 'Y', х: 'x', Х: 'X', і: 'i', І: 'I', ѕ: 's', Ѕ: 'S', ј: 'j', Ј: 'J', ԁ: 'd', һ: 'h', К: 'K', к: 'k', М: 'M', м: 'm', Н: 'H', Т: 'T', т: 't', ԛ: 'q', ԝ: 'w', ν: 'v', З: '3', з: '3', ҽ: 'e', ӏ: 'l' }; // prettier-ignore
const greek: Readonly<Record<string, string>> = { Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', ο: 'o', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X', ν: 'v', ι: 'i', α: 'a', ε: 'e', υ: 'u', ρ: 'p', κ: 'k', χ: 'x' }; // prettier-ignore
const smallCapitals: Readonly<Record<string, string>> = { ᴀ: 'a', ʙ: 'b', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ꜰ: 'f', ɢ: 'g', ʜ: 'h', ɪ: 'i', ᴊ: 'j', ᴋ: 'k', ʟ: 'l', ᴍ: 'm', ɴ: 'n', ᴏ: 'o', ᴘ: 'p', ʀ: 'r', ꜱ: 's', ᴛ: 't', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ᴢ: 'z', ı: 'i', ȷ: 'j', ɑ: 'a', ɡ: 'g' }; // prettier-ignore
/** Greek letters in a word that starts or ends with Latin ones: "sεven". Alone they are mathematics. */
const greekInWords = /(?<=[a-z]{2})[\u0391-\u03c9]|[\u0391-\u03c9](?=[a-z]{2})/giu;

/**
 * Replaces every character with the plain one that a reader takes it for: hidden characters are removed, digits of every
 * script and style become 0 to 9, circled and look-alike letters become those that they look like, all dashes become one.
 * Exponents, fractions and signs of mathematics stay.
 */
export function plainSigns(source: SourcedText): SourcedText {
  if (/^[\t\n\r\x20-\x7e]*$/.test(source.text)) return source;
  return source
    .replace(unseen, () => '')
    .replace(repeating, ([run]) => `(${run.replace(/\P{Nd}/gu, '')})`)
    .replace(marked, ([, sign]) => sign!)
    .replace(accented, ([letter]) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(redrawn, ([sign]) => sign.normalize('NFKC').replace(/^\((.+)\)$/, '$1'))
    .replace(numberSigns, ([sign]) => `${numberOf(sign.codePointAt(0)!)}`)
    .replace(letterSigns, ([sign]) => letterOf(sign.codePointAt(0)!))
    .replace(raised, ([run]) => run.normalize('NFKC').replace('\u2212', '-'))
    .replace(/(?![0-9])\p{Nd}/gu, ([digit]) => `${digitValue(digit.codePointAt(0)!)}`)
    .replace(ideographic, ([run]) => ideographsIn(run))
    .replace(/\p{Script=Cyrillic}/gu, ([letter]) => cyrillic[letter] ?? letter)
    .replace(greekInWords, ([letter]) => greek[letter] ?? letter)
    .replace(/[ᴀ-ᴢɑ-ʟꜰꜱıȷ]/gu, ([letter]) => smallCapitals[letter] ?? letter)
    .replace(/[\u2010-\u2015\u2212\u02d7\ufe58\ufe63\u2796\u207b\u208b](?!\p{No})/gu, () => '-')
    .replace(/[\u2236\u02d0\ua789\u05c3]/gu, () => ':')
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu, () => ' ');
}

const numberOf = (point: number): number => {
  const [first, , value] = numbered.find(([from, to]) => point >= from && point <= to) ?? [point, point, 0];
  return value + (point - first);
};

const letterOf = (point: number): string => {
  const first = alphabets.findLast((start) => start <= point) ?? point;
  return String.fromCharCode(65 + point - first);
};

const isDigit = (point: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(point));
const rowStarts = new Map<number, number>();

/**
 * Returns a digit's value. Decimal digits come in rows of ten from 0 on (Unicode 4.6), so the value is the distance from the
 * start of the row.
 */
function digitValue(point: number): number {
  let start = rowStarts.get(point);
  if (start === undefined) {
    start = point;
    while (isDigit(start - 1)) start -= 1;
    rowStarts.set(point, start);
  }
  return (point - start) % 10;
}

/** Writes a number in Chinese characters in digits: 九七 and 九十七 are 97. */
function ideographsIn(run: string): string {
  const signs = Array.from(run);
  if (!signs.some((sign) => sign in scales)) return signs.map((sign) => ideographs[sign] ?? sign).join('');
  let [total, last] = [0, 0];
  for (const sign of signs) {
    const scale = scales[sign];
    if (scale === undefined) last = Number(ideographs[sign] ?? 0);
    else [total, last] = [total + Math.max(1, last) * scale, 0];
  }
  return `${total + last}`;
}
