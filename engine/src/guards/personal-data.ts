import { rememberReadings } from './remember-readings.ts';

/** Replaces personal data in a prompt. */
export const removed = '[removed]';

/** A stretch of text that identifies a person. `start` and `end` are UTF-16 offsets. */
export type PersonalSpan = { kind: 'email' | 'phone' | 'identity'; start: number; end: number };

/**
 * Finds text that identifies the writer: e-mail addresses, telephone numbers, and the given `identities` (the learner's name,
 * e-mail and id, each as it is spelled in her account).
 *
 * Finds a name whole or by any of its parts of two letters or more, whatever its case, accents, width or hidden characters. A
 * part is found as a word of its own ("Ada", "ada's", "ada7"); the whole name also without spaces ("adaLovelace"). Names of
 * six characters or more are found inside longer words too. A single character identifies nobody, and removing it would remove
 * the unknown of every equation.
 *
 * Telephone numbers are told from arithmetic by their format: `555-123-4567`, `(555) 123-4567`, `+44 20 7946 0958`,
 * or seven or more digits after a word such as "call". `555 - 123`, `1,200,000` and `x+12345678` are mathematics.
 *
 * Errors  none. Spans that touch are joined; they come in order.
 */
export function findPersonalData(text: string, identities: readonly string[]): PersonalSpan[] {
  const folded = fold(text);
  const possible = anybody.filter(({ sign }) => sign.test(folded.text));
  const patterns = [...possible, ...identities.flatMap(patternsOf).map((pattern) => ({ kind: 'identity' as const, pattern }))];
  const spans = patterns.flatMap(({ kind, pattern }) =>
    Array.from(folded.text.matchAll(pattern), (match) => ({
      kind,
      start: folded.startOf(match.index),
      end: folded.endOf(match.index + match[0].length - 1),
    })),
  );
  return joined(spans);
}

/** Replaces everything personal in the text with `[removed]`: `findPersonalData` finds nothing in the result. */
export function removePersonalData(text: string, identities: readonly string[]): string {
  let clean = text;
  // Removing a word can leave the next one separate ("id42ada"), so the text is searched again until nothing is found.
  for (let round = 0; round < 8; round += 1) {
    const spans = findPersonalData(clean, identities);
    if (spans.length === 0) return clean;
    clean = spans.reduceRight((left, { start, end }) => left.slice(0, start) + removed + left.slice(end), clean);
  }
  return findPersonalData(clean, identities).length === 0 ? clean : removed;
}

/** Seven digits as close together as in every telephone number that these patterns find. */
const sevenDigits = /\d(?:[ .()-]{0,3}\d){6}/;

/**
 * The patterns that don't depend on who the writer is. `sign` matches every text that `pattern` matches in. It is tried first
 * because it is much faster.
 */
const anybody: { kind: 'email' | 'phone'; sign: RegExp; pattern: RegExp }[] = [
  { kind: 'email', sign: /@/, pattern: /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu },
  {
    kind: 'email',
    sign: /\(at\)|\[at\]| at /, // "ada at school dot org", "ada (at) school.org"
    pattern:
      /[\p{L}\p{N}._%+'-]{1,64} ?(?:\(at\)|\[at\]| at ) ?[\p{L}\p{N}-]{1,63}(?:(?:\.| ?(?:\(dot\)|\[dot\]| dot ) ?)(?:com|org|net|edu|gov|io|info|uk|de|fr|es|it|nl|ca|au|in)\b)+/gu,
  },
  {
    kind: 'phone',
    sign: sevenDigits,
    pattern: /(?<![\p{L}\p{N}.,+*/^=-])(?:\+?\d{1,3}[ .-])?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[.-])\d{3}[.-]\d{4}(?![\p{L}\p{N}])/gu,
  },
  // A plus sign that adds follows a number, a bracket or a single letter; the plus sign of a phone number doesn't. A minus
  // sign between spaces subtracts.
  {
    kind: 'phone',
    sign: sevenDigits,
    pattern:
      /(?<![\p{N})\]}\\_^]\s*)(?<!(?<!\p{L})\p{L}\s*)\+(?=(?:[ .()-]*\d){9,15}(?!\d))\d{1,3}(?:(?! - )[ .()-]{0,3}\d){8,12}(?!\d)/gu,
  },
  {
    kind: 'phone',
    sign: sevenDigits, // announced: "call me on 555 1234", "my number is 5551234567"
    pattern:
      /(?<=\b(?:call|phone|telephone|tel|cell|mobile|text me|whatsapp|sms|my number)\b[^\d\n]{0,20})\+?\d(?:[ .()-]{0,2}\d){6,14}(?!\d)/gu,
  },
];

/**
 * Words in account names that say what somebody does here, not who she is. Without them, "Demo Student" would empty every
 * sentence.
 */
const roles = new Set(['demo', 'student', 'teacher', 'learner', 'author', 'admin', 'pupil', 'test', 'user', 'guest', 'removed']);

/** Names that are also TeX commands: after a backslash they are mathematics. */
const texCommands = new Set(
  'pi xi nu mu chi phi psi tau eta rho beta zeta iota alpha gamma delta theta kappa lambda sigma omega tan sin cos max min log'.split(
    ' ',
  ),
);

/**
 * Returns patterns over folded text for the ways to write one identity. Remembered, because every text of a prompt is searched
 * for the same few.
 */
const patternsOf = rememberReadings((identity): RegExp[] => {
  const whole = fold(identity.trim()).text;
  const words = whole.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.join('').length;
  if (letters < 2) return whole.length < 2 || letters === 1 ? [] : [new RegExp(literal(whole), 'gu')]; // a name made of emoji
  if (words.length === 1 && roles.has(words[0]!)) return [];

  const run = words.map(literal).join('[^\\p{L}\\p{N}]{0,3}');
  const isName = !whole.includes('@') && (/\s/u.test(whole) || /^[\p{L}'’.-]+$/u.test(whole));
  const parts = isName ? words.filter((word) => word.length >= 2 && /^\p{L}+$/u.test(word) && !roles.has(word)) : [];
  return [letters >= 6 ? new RegExp(run, 'gu') : alone(run, letters), ...parts.map((part) => alone(literal(part), part.length))];
}, 60);

/**
 * Matches `pattern` only as a word of its own: not inside a longer word and, if it has two letters, not in a product such as
 * `3ab`.
 */
function alone(pattern: string, letters: number): RegExp {
  const neighbours = letters <= 2 ? '[\\p{L}\\p{N}]' : '\\p{L}';
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(pattern)) return new RegExp(pattern, 'gu');
  const before = texCommands.has(pattern) ? '(?<!\\\\)' : '';
  return new RegExp(`(?<!${neighbours})${before}${pattern}(?!${neighbours})`, 'gu');
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

type Folded = { text: string; startOf: (at: number) => number; endOf: (at: number) => number };

/**
 * Folds a text to lower case without accents, width or hidden characters. Each unit of the result knows its place in the
 * original.
 */
function fold(text: string): Folded {
  // ASCII has no accents and no hidden characters, and most texts are ASCII.
  if (isAscii.test(text)) return { text: text.toLowerCase(), startOf: (at) => at, endOf: (at) => at + 1 };
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = character <= '\x7f' ? character.toLowerCase() : plainOf(character);
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(at);
      ends.push(at + character.length);
    }
    folded += plain;
    at += character.length;
  }
  return { text: folded, startOf: (at) => starts[at]!, endOf: (at) => ends[at]! };
}

const isAscii = /^[\0-\x7f]*$/;

const plainOf = (character: string) =>
  character
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '');

function joined(spans: PersonalSpan[]): PersonalSpan[] {
  const inOrder = spans.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const apart: PersonalSpan[] = [];
  for (const span of inOrder) {
    const last = apart.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else apart.push({ ...span });
  }
  return apart;
}
