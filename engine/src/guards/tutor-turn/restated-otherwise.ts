import { plainly } from './contrasts.ts';
import { rootOf } from './idea-words.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';
import { counts, tens } from './number-words.ts';

/** Returns what a word is compared by when two texts are aligned: its number, its sign, or its root. */
function sortOf(word: string): string {
  if (/^\d/.test(word)) return String(Number(word.replaceAll(',', '')));
  const count = counts.indexOf(word);
  return count > 0 ? String(count) : (tens[word] ?? (/^[a-z]/.test(word) ? rootOf(word) || word : word));
}

const tokensOf = (folded: string): readonly string[] =>
  Array.from(folded.matchAll(/\d+(?:,\d{3})*(?:\.\d+)?|[a-z]+(?:'[a-z]+)?|[-+*/=<>^×÷·]/g), ([word]) => sortOf(word));

/** Returns the numbers in a folded text, in figures or words, each in one spelling. */
export const valuesSaid = (folded: string): string[] => tokensOf(folded).filter((one) => /^\d/.test(one));

/** Signs that make two formulas different. */
const signs: ReadonlySet<string> = new Set(['+', '-', '=', '<', '>', '^']);
/** The share of an idea's words, in order, that a sentence must contain to be the same sentence. */
const sameSentence = 0.7;
const leastTokens = 5;
const longestGap = 3;

/**
 * True if a turn says what it has to say word for word, but with another number or sign: "which leaves 5x = 31" for "which
 * leaves 5x = 25", "(x + 3)(x - 3)" for "(x + 3)(x + 3)". Other wordings aren't compared.
 */
export function restatesOtherwise({ text, must_convey, student, verdict }: SpokenTurn): boolean {
  if (must_convey === null || (verdict === 'correct' && /^that \S+ is right\b/i.test(must_convey))) return false;
  const all = tokensOf(plainly(text));
  return must_convey
    .split(/(?<=[.?!;])\s+/)
    .map((unit) => tokensOf(plainly(unit)))
    .filter((due) => due.length >= leastTokens)
    .some((due) =>
      turnSentences(text).some(({ said }) => replacesIn(due, tokensOf(plainly(said)), all, tokensOf(plainly(student)))),
    );
}

function replacesIn(due: readonly string[], told: readonly string[], all: readonly string[], hers: readonly string[]): boolean {
  const pairs = commonOf(due, told);
  if (pairs.length < sameSentence * due.length) return false;
  const ends = [...pairs, [due.length, told.length] as const];
  let [i, j] = [-1, -1];
  for (const [a, b] of ends) {
    const [missing, instead] = [due.slice(i + 1, a), told.slice(j + 1, b)];
    if (
      missing.length > 0 &&
      instead.length > 0 &&
      missing.length <= longestGap &&
      instead.length <= longestGap &&
      (isOtherNumber(missing, instead, all, hers) || isOtherSign(missing, instead))
    )
      return true;
    [i, j] = [a, b];
  }
  return false;
}

const numbersOf = (tokens: readonly string[]): readonly string[] => tokens.filter((one) => /^\d/.test(one));

function isOtherNumber(
  missing: readonly string[],
  instead: readonly string[],
  all: readonly string[],
  hers: readonly string[],
): boolean {
  const [due, told] = [numbersOf(missing), numbersOf(instead)];
  return (
    due.length > 0 &&
    due.length === told.length &&
    due.every((one) => !all.includes(one) && !told.includes(one)) &&
    told.every((one) => !hers.includes(one) || due.length === 1)
  );
}

function isOtherSign(missing: readonly string[], instead: readonly string[]): boolean {
  return (
    missing.length === 1 && instead.length === 1 && signs.has(missing[0]!) && signs.has(instead[0]!) && missing[0] !== instead[0]
  );
}

/** Returns the longest common subsequence of tokens, as pairs of indexes. */
function commonOf(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let a = one.length - 1; a >= 0; a -= 1)
    for (let b = other.length - 1; b >= 0; b -= 1)
      lengths[a]![b] = one[a] === other[b] ? lengths[a + 1]![b + 1]! + 1 : Math.max(lengths[a + 1]![b]!, lengths[a]![b + 1]!);
  const pairs: (readonly [number, number])[] = [];
  let [a, b] = [0, 0];
  while (a < one.length && b < other.length)
    if (one[a] === other[b]) pairs.push([a++, b++]);
    else if (lengths[a + 1]![b]! >= lengths[a]![b + 1]!) a += 1;
    else b += 1;
  return pairs;
}
