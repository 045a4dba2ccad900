/** Words that may occur in any question and say nothing about its topic. */
const empty = new Set(
  'about after again all also and any are because been before but can could does doing done else even every for from get gets give goes got had has have help her here him how into its just know like likes make makes many mean means more most much must need not now number numbers one only other our out really same say says see she should show some still such take tell than that the their them then there these they thing things this those tutor understand use was way were what when where which while who why will with would you your'.split(
    ' ',
  ),
);

/** Different names for the same thing, by stem. */
const sameThing: Readonly<Record<string, string>> = {
  minus: 'subtr',
  away: 'subtr',
  remov: 'subtr',
  plus: 'add',
  sum: 'add',
  produ: 'multi',
  shar: 'divid',
  undon: 'undo',
  denom: 'botto',
  numer: 'top',
  big: 'larg',
  bigge: 'larg',
  great: 'larg',
  kid: 'child',
};

/** Returns the stems of the words that a text is about, so that "larger" matches "large". Numbers and letters are left out. */
function stemsOf(text: string): Set<string> {
  const prose = text.replace(/\$[^$]*\$/g, ' ').toLowerCase();
  const words = prose.match(/[a-z]{3,}/g) ?? [];
  return new Set(words.filter((word) => !empty.has(word)).map(stemOf));
}

function stemOf(word: string): string {
  if (word === 'times') return 'multi';
  const stem = word
    .replace(/(?:ing|ed|s)$/, '')
    .slice(0, 5)
    .replace(/(?<=.{3})e$/, '');
  return sameThing[stem] ?? stem;
}

/** Returns how many of a message's words are in `one`, but not in `other`. */
export function wordsOnlyOf(one: string, other: string, message: string): number {
  const [own, others] = [stemsOf(one), stemsOf(other)];
  return [...stemsOf(message)].filter((stem) => own.has(stem) && !others.has(stem)).length;
}

/** Returns how many of the words that the student asks about are in a text. */
export function sharedWords(text: string, asked: string): number {
  const stems = stemsOf(text);
  return [...stemsOf(asked)].filter((stem) => stems.has(stem)).length;
}

/** True if a text speaks of what is asked: it has two of the words that the question is about, or half of them. */
export function speaksOf(text: string, asked: string): boolean {
  const wanted = stemsOf(asked).size;
  return wanted > 0 && sharedWords(text, asked) >= Math.min(mostShared, Math.ceil(wanted / 2));
}
const mostShared = 2;

/** "Why?", "how come": a question without a word about its topic. */
export const asksAboutNothing = (asked: string): boolean => stemsOf(asked).size === 0;

/** Returns the text that speaks most of what the student asks, the first if several do equally; null if there are no texts. */
export const mostAbout = (texts: readonly string[], asked: string): string | null =>
  texts.toSorted((a, b) => sharedWords(b, asked) - sharedWords(a, asked))[0] ?? null;

const partNames = [
  'half|halves',
  'thirds?',
  'fourths?|quarters?',
  'fifths?',
  'sixths?',
  'sevenths?',
  'eighths?|eights?',
  'ninths?',
  'tenths?',
].map((names, at) => [new RegExp(String.raw`\b(?:${names})\b`, 'gi'), at + 2] as const);
// "One" stands for a thing more often than for a number.
const countNames = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
  (name, at) => [new RegExp(String.raw`\b${name}\b`, 'gi'), at + 2] as const,
);

const smallerParts: Readonly<Record<string, number>> = {
  eleventh: 11,
  twelfth: 12,
  fifteenth: 15,
  twentieth: 20,
  hundredth: 100,
  thousandth: 1000,
};

/** Returns how many parts the whole is cut into, by the name of one part: "an eighth" → 8. Null if no part is named. */
export function numberedParts(name: string): number | null {
  const known = partNames.find(([pattern]) => name.match(pattern) !== null);
  if (known !== undefined) return known[1];
  return Object.entries(smallerParts).find(([part]) => name.includes(part))?.[1] ?? null;
}

/**
 * Returns what a text is about, as far as it can be compared: the stems of its words, its numbers, and its fractions'
 *         denominators, so that "eighths" matches $\frac{3}{8}$.
 */
export function thingsIn(text: string): ReadonlySet<string> {
  const parts = partNames.flatMap(([name, part]) => (text.match(name) === null ? [] : [`/${part}`]));
  const plain = [...partNames, ...countNames].reduce((rest, [name, number]) => rest.replace(name, ` ${number} `), text);
  const cut = [...text.matchAll(/\\frac\{[^{}]*\}\{(\d+)\}|\d\s*\/\s*(\d+)/g)].map((found) => `/${found[1] ?? found[2]}`);
  const numbers = plain.match(/\d+(?:\.\d+)?/g) ?? [];
  return new Set([...stemsOf(plain), ...parts, ...cut, ...numbers]);
}
