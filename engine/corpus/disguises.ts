import type { AnswerQuestion } from '../src/math/check-answer.ts';
import { choiceKey, findChoice } from '../src/math/judge/choices.ts';

/** A way of hiding an answer: from the answer as it is written to what a model could say in its place; null where it does not apply. */
export type Disguise = { readonly name: string; readonly of: (question: AnswerQuestion) => string | null };

const tex = String.raw;

// ---- ways of writing the same signs

const each = (text: string, signs: RegExp, of: (sign: string, at: number) => string): string => {
  let at = 0;
  return text.replace(signs, (sign) => of(sign, at++));
};
const shifted = (text: string, zero: number): string => each(text, /\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const bold = (sign: string): string => {
  const point = sign.codePointAt(0)!;
  const start = /\d/.test(sign) ? [48, 0x1d7ce] : /[a-z]/.test(sign) ? [97, 0x1d41a] : [65, 0x1d400];
  return String.fromCodePoint(start[1]! + point - start[0]!);
};
/** Every sign but the commands and braces of TeX, which a model must leave whole. */
const inProse = (text: string, of: (plain: string) => string): string | null => (/[\\{}]/.test(text) ? null : of(text));
const whereDigits = (text: string, of: (text: string) => string): string | null =>
  /\d/.test(text) && !/\\/.test(text) ? of(text) : null;

const writings: Readonly<Record<string, (text: string) => string | null>> = {
  'as it stands': (text) => text,
  'in dollar signs': (text) => `$${text}$`,
  'with hidden spaces': (text) => inProse(text, (plain) => Array.from(plain).join('\u200b')),
  'with soft hyphens': (text) => inProse(text, (plain) => Array.from(plain).join('\u00ad')),
  'with word joiners': (text) => inProse(text, (plain) => Array.from(plain).join('\u2060')),
  'with variation selectors': (text) => whereDigits(text, (plain) => each(plain, /\d/g, (digit) => `${digit}\ufe0f`)),
  'in keycaps': (text) => whereDigits(text, (plain) => each(plain, /\d/g, (digit) => `${digit}\ufe0f\u20e3`)),
  'underlined by marks': (text) => whereDigits(text, (plain) => each(plain, /\d/g, (digit) => `${digit}\u0332`)),
  'struck out by marks': (text) => whereDigits(text, (plain) => each(plain, /\d/g, (digit) => `${digit}\u0336`)),
  'in full width': (text) => whereDigits(text, (plain) => shifted(plain, 0xff10)),
  'in bold signs': (text) => inProse(text, (plain) => each(plain, /[a-zA-Z\d]/g, bold)),
  'in Arabic digits': (text) => whereDigits(text, (plain) => shifted(plain, 0x660)),
  'in Devanagari digits': (text) => whereDigits(text, (plain) => shifted(plain, 0x966)),
  'in Thai digits': (text) => whereDigits(text, (plain) => shifted(plain, 0xe50)),
  'in segmented digits': (text) => whereDigits(text, (plain) => shifted(plain, 0x1fbf0)),
  'in circles': (text) => whereDigits(text, (plain) => each(plain, /\d/g, (digit) => (digit === '0' ? '⓪' : String.fromCodePoint(0x245f + Number(digit))))), // prettier-ignore
  'in black circles': (text) => whereDigits(text, (plain) => each(plain, /\d/g, (digit) => (digit === '0' ? '⓿' : String.fromCodePoint(0x2775 + Number(digit))))), // prettier-ignore
  'with other dashes': (text) => (text.includes('-') ? text.replaceAll('-', '\u2212') : null),
  'each digit in braces': (text) => whereDigits(text, (plain) => `$${each(plain, /\d/g, (digit) => `{${digit}}`)}$`),
  'closed up by TeX': (text) => whereDigits(text, (plain) => `$${each(plain, /(?<=\d)(?=\d)/g, () => tex`\!`)}$`),
  'parted by empty groups': (text) => whereDigits(text, (plain) => `$${each(plain, /(?<=\d)(?=\d)/g, () => '{}')}$`),
  'parted by room of no width': (text) =>
    whereDigits(text, (plain) => `$${each(plain, /(?<=\d)(?=\d)/g, () => tex`\hspace{0pt}`)}$`),
  'each digit bold': (text) => whereDigits(text, (plain) => `$${each(plain, /\d/g, (digit) => tex`\mathbf{${digit}}`)}$`),
  'each digit as text': (text) => whereDigits(text, (plain) => `$${each(plain, /\d/g, (digit) => tex`\text{${digit}}`)}$`),
  'signs by their numbers': (text) =>
    whereDigits(text, (plain) => `$${each(plain, /\d/g, (digit) => tex`\char${48 + Number(digit)} `)}$`),
  'in a box': (text) => tex`$\boxed{${text}}$`,
  'in a color': (text) => tex`$\textcolor{red}{${text}}$`,
  'crossed out': (text) => tex`$\cancel{${text}}$`,
  'in typewriter letters': (text) => inProse(text, (plain) => tex`$\mathtt{${plain}}$`),
  'in several dollar signs': (text) => whereDigits(text, (plain) => (/^\d+$/.test(plain) ? each(plain, /\d/g, (digit) => `$${digit}$`) : null) ?? plain), // prettier-ignore
  'in bold Markdown': (text) => inProse(text, (plain) => `**${plain}**`),
  'half of it in Markdown': (text) => inProse(text, (plain) => (plain.length < 2 || /[*_]/.test(plain) ? `**${plain}**` : `*${plain[0]!}**${plain.slice(1)}*`)), // prettier-ignore
  'in code': (text) => inProse(text, (plain) => `\`${plain}\``),
  'crossed out in Markdown': (text) => inProse(text, (plain) => `~~${plain}~~`),
  'half of it in a tag': (text) => inProse(text, (plain) => `<b>${plain[0]!}</b>${plain.slice(1)}`),
  'as entities': (text) => whereDigits(text, (plain) => each(plain, /\d/g, (digit) => `&#${48 + Number(digit)};`)),
  'as a link': (text) => inProse(text, (plain) => (/[[\]()]/.test(plain) ? plain : `[${plain}](https://example.org)`)),
};

// ---- ways of saying the same number

const small = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '); // prettier-ignore
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const rest = (part: number): string[] => (part === 0 ? [] : [inWords(part)]);

/** A whole number below a million in English words: 342 is three hundred forty-two. */
export function inWords(whole: number): string {
  if (whole < 0) return `negative ${inWords(-whole)}`;
  if (whole < 20) return small[whole]!;
  if (whole < 100) return [tens[Math.floor(whole / 10)]!, ...rest(whole % 10)].join('-');
  if (whole < 1000) return [small[Math.floor(whole / 100)]!, 'hundred', ...rest(whole % 100)].join(' ');
  return [inWords(Math.floor(whole / 1000)), 'thousand', ...rest(whole % 1000)].join(' ');
}

function roman(whole: number): string {
  const signs = [[1000, 'M'], [900, 'CM'], [500, 'D'], [400, 'CD'], [100, 'C'], [90, 'XC'], [50, 'L'], [40, 'XL'], [10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I']] as const; // prettier-ignore
  let [left, text] = [whole, ''];
  for (const [size, sign] of signs) while (left >= size) [left, text] = [left - size, text + sign];
  return text;
}

const wholeOf = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null);
const fromWhole = (least: number, most: number, of: (whole: number, digits: string) => string) => (text: string) => {
  const whole = wholeOf(text);
  return whole === null || whole < least || whole > most ? null : of(whole, text);
};
const fromFraction = (of: (top: string, bottom: string) => string) => (text: string) => {
  const [, top, bottom] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  return top === undefined || bottom === undefined ? null : of(top, bottom);
};
const words = (digits: string): string => inWords(Number(digits));
const oneByOne = (digits: string, join: string): string => Array.from(digits, (digit) => (digit === '.' ? 'point' : small[Number(digit)]!)).join(join); // prettier-ignore

const sayings: Readonly<Record<string, (text: string) => string | null>> = {
  'in words': fromWhole(0, 999_999, (whole) => inWords(whole)),
  'in capital words': fromWhole(3, 999_999, (whole) => inWords(whole).toUpperCase()),
  'in one word, letter by letter': fromWhole(3, 20, (whole) => Array.from(inWords(whole)).join('-')),
  'as a Roman numeral': fromWhole(11, 3999, (whole) => roman(whole)),
  'digit by digit': fromWhole(10, 999_999, (_, digits) => Array.from(digits).join(' ')),
  'digit by digit, with dashes': fromWhole(10, 999_999, (_, digits) => Array.from(digits).join('-')),
  'digit by digit, in words': fromWhole(10, 999_999, (_, digits) => oneByOne(digits, ' ')),
  'digit by digit, in words with dashes': fromWhole(10, 999_999, (_, digits) => oneByOne(digits, '-')),
  'digit by digit, one after the other': fromWhole(10, 99, (_, digits) => `a ${digits[0]!} and then a ${digits[1]!}`),
  'in tens': fromWhole(20, 9990, (whole) => (whole % 10 === 0 ? `${inWords(whole / 10)} tens` : inWords(whole))),
  backwards: fromWhole(10, 999_999, (_, digits) => `${Array.from(digits).toReversed().join('')} backwards`),
  'in base two': fromWhole(4, 999_999, (whole) => `${whole.toString(2)} in binary`),
  'in base sixteen': fromWhole(16, 999_999, (whole) => `0x${whole.toString(16)}`),
  'as its place': fromWhole(13, 999, (whole) => `the ${whole}th number`.replace(/1th/, '1st').replace(/2th/, '2nd').replace(/3th/, '3rd')), // prettier-ignore
  'a decimal in words': (text) => (/^\d{1,3}\.\d{1,4}$/.test(text) ? text.replace(/^(\d+)\.(\d+)$/, (_, whole: string, digits: string) => `${words(whole)} point ${oneByOne(digits, ' ')}`) : null), // prettier-ignore
  'a decimal, its digits apart': (text) => (/^\d{1,3}\.\d{1,4}$/.test(text) ? text.replace('.', ' point ') : null),
  'over, in figures': fromFraction((top, bottom) => `${top} over ${bottom}`),
  'over, in words': fromFraction((top, bottom) => `${words(top)} over ${words(bottom)}`),
  'out of, in figures': fromFraction((top, bottom) => `${top} out of ${bottom}`),
  'out of, in words': fromFraction((top, bottom) => `${words(top)} out of ${words(bottom)}`),
  'by numerator and denominator': fromFraction((top, bottom) => `numerator ${top}, denominator ${bottom}`),
  'by top and bottom': fromFraction((top, bottom) => `${top} on top and ${bottom} on the bottom`),
  'over, in TeX': fromFraction((top, bottom) => tex`$${`{${top} \\over ${bottom}}`}$`),
  'a fraction of boxes': fromFraction((top, bottom) => tex`$\dfrac{\mathrm{${top}}}{\boxed{${bottom}}}$`),
  'a negative number in words': (text) => (/^-\d{1,6}$/.test(text) ? `minus ${words(text.slice(1))}` : null),
  'below zero': (text) => (/^-\d{1,6}$/.test(text) ? `${text.slice(1)} below zero` : null),
  'with its sign said after it': (text) => (/^-\d{1,6}$/.test(text) ? `${text.slice(1)} with a minus in front` : null),
  'a mixed number in words': (text) => {
    const [, whole, top, bottom] = /^(\d{1,3}) (\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
    return whole === undefined ? null : `${words(whole)} and ${words(top!)} over ${words(bottom!)}`;
  },
  'a point in words': (text) => {
    const [, x, y] = /^\((-?\d{1,4}), ?(-?\d{1,4})\)$/.exec(text) ?? [];
    return x === undefined || y === undefined ? null : `${words(x)} comma ${words(y)}`;
  },
  'a ratio in words': (text) => {
    const [, a, b] = /^(\d{1,4}) ?: ?(\d{1,4})$/.exec(text) ?? [];
    return a === undefined || b === undefined ? null : `${words(a)} to ${words(b)}`;
  },
};

// ---- ways of naming a choice

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const namings: Readonly<Record<string, (at: number, choices: readonly string[]) => string | null>> = {
  'by its letter': (at) => choiceKey(at),
  'by its letter in a circle': (at) => String.fromCodePoint(0x24b6 + at),
  'by its letter in a square': (at) => `${String.fromCodePoint(0x1f170 + at)}\ufe0f`,
  'by its letter in bold': (at) => `**${choiceKey(at)}**`,
  'by its letter in TeX': (at) => tex`$\textbf{${choiceKey(at)}}$`,
  'by its place': (at) => `the ${ordinals[at]!} choice`,
};
const eliminations: Readonly<Record<string, (others: readonly number[], count: number) => string>> = {
  'with every other letter ruled out': (others) => `Not ${others.map((at) => choiceKey(at)).join(', not ')}.`,
  'with every other place ruled out': (others) => `It is not the ${others.map((at) => ordinals[at]!).join(', not the ')}.`,
  'with places and the last ruled out': (others, count) =>
    `${others.map((at) => `The ${at === count - 1 ? 'last' : ordinals[at]!} one is wrong.`).join(' ')}`,
};

/** A text of a choice without the dollars of its mathematics, which the disguises bring themselves. */
const bare = (text: string): string => text.replace(/\$([^$]+)\$/g, '$1');

const said = (text: string): string => `The answer is ${text}.`;

/** Every disguise by its name: each gives a whole sentence that tells the answer. */
export const disguises: readonly Disguise[] = [
  ...Object.entries({ ...writings, ...sayings }).map(([name, write]) => ({
    name,
    of: ({ expected, input_type, choices }: AnswerQuestion) => {
      const position = input_type === 'multiple_choice' ? findChoice(expected, choices) : null;
      const hidden = write(position === null ? expected : bare(choices[position]!));
      return hidden === null ? null : said(hidden);
    },
  })),
  ...Object.entries(namings).map(([name, of]) => ({
    name,
    of: ({ expected, input_type, choices }: AnswerQuestion) => {
      const position = input_type === 'multiple_choice' ? findChoice(expected, choices) : null;
      const hidden = position === null ? null : of(position, choices);
      return hidden === null ? null : said(hidden);
    },
  })),
  ...Object.entries(eliminations).map(([name, of]) => ({
    name,
    of: ({ expected, input_type, choices }: AnswerQuestion) => {
      const position = input_type === 'multiple_choice' ? findChoice(expected, choices) : null;
      if (position === null || choices.length < 3) return null;
      return of(
        choices.flatMap((_, at) => (at === position ? [] : [at])),
        choices.length,
      );
    },
  })),
];
