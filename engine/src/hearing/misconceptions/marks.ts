import type { Meaning } from '../vocabulary/meanings.ts';
import type { MeantWord } from '../vocabulary/meant-words.ts';
import type { NumberRoles } from '../vocabulary/number-roles.ts';

/**
 * What a text says, as weighted marks: its meanings, pairs of meanings that are close together, and rare words without a
 * meaning.
 */
export type Marks = ReadonlyMap<string, number>;

const none: NumberRoles = { of: new Map(), done: new Map(), fractions: [] };
const inverse: Readonly<Partial<Record<Meaning, Meaning>>> = {
  add: 'subtract',
  subtract: 'add',
  multiply: 'divide',
  divide: 'multiply',
};

/** Numbers that come from rules of mathematics: the angles of a triangle, the minutes of an hour. */
const constants = new Set(['360', '180', '90', '60', '100', '10', '50']);

/**
 * Returns the marks of some words. A number is replaced by its role in the question ("minus 4" subtracts a coefficient of "4x =
 * 28"), and an operation that the question already does with that number, or its inverse, gets its own mark.
 */
export function marksOf(words: readonly MeantWord[], roles: NumberRoles = none): Marks {
  const marks = new Map<string, number>();
  const put = (mark: string, weight: number): void => {
    marks.set(mark, Math.max(marks.get(mark) ?? 0, weight));
  };
  const told: (readonly Meaning[])[] = [];
  for (const word of words) {
    const meant = word.kind === 'number' || word.kind === 'fraction' ? rolesOf(word, roles) : word.meanings;
    for (const meaning of meant) put(meaning, 1 / Math.sqrt(meant.length));
    if (meant.length > 0) told.push(meant);
    else if (word.kind === 'word' && word.stem.length > 3) put(`"${word.stem}"`, 0.35);
    if (word.kind === 'number') put('number', 0.3);
    if (constants.has(word.stem) && !roles.of.has(word.stem)) put(`#${word.stem}`, 1);
  }
  markOperations(words, roles, put);
  markFractions(words, roles, put);
  told.forEach((meant, at) => {
    for (const further of [1, 2]) {
      const next = told[at + further] ?? [];
      for (const one of meant)
        for (const other of next)
          if (one !== other) put(`${one} ${other}`, 0.6 / (further * Math.sqrt(meant.length * next.length)));
    }
  });
  return marks;
}

function rolesOf(word: MeantWord, roles: NumberRoles): readonly Meaning[] {
  if (word.kind === 'fraction') return ['fraction'];
  const own: Meaning[] = word.stem === '0' ? ['zero'] : word.stem === '100' ? ['hundred'] : [];
  return [...own, ...(roles.of.get(word.stem) ?? [])];
}

/** If the question adds 5, "i added 5" does it again, and "i subtracted 5" undoes it. */
function markOperations(words: readonly MeantWord[], roles: NumberRoles, put: (mark: string, weight: number) => void): void {
  words.forEach((word, at) => {
    const done = word.kind === 'number' ? roles.done.get(word.stem) : undefined;
    if (done === undefined) return;
    for (const near of [-1, 1, -2, -3]) {
      const meant = words[at + near]?.meanings ?? [];
      if (meant.includes(done)) {
        put('again', 1);
        put('operation', 0.7);
        return;
      }
      if (meant.includes(inverse[done]!)) {
        put('inverse', 1);
        return;
      }
    }
  });
}

/** "1/15 and 2/15" for 1/3 + 2/5 keeps the numerators over another denominator. */
function markFractions(words: readonly MeantWord[], roles: NumberRoles, put: (mark: string, weight: number) => void): void {
  const told = words.filter(({ kind }) => kind === 'fraction').map(({ stem }) => stem.split('/').map(Number));
  const kept = told.filter(([top, bottom]) =>
    roles.fractions.some((asked) => asked.top === top && asked.bottom !== bottom && bottom! % asked.bottom === 0),
  );
  if (kept.length === 0 || kept.length < told.length) return;
  for (const mark of ['keep', 'numerator', 'denominator', 'change']) put(mark, 0.8);
}

/** True for a meaning. A meaning counts even if no known text has it; a rare word or a pair doesn't. */
const isMeaning = (mark: string): boolean => !/[" ]/.test(mark);

/** How rare each mark is, in nats. Marks that every teacher uses count little. */
export type Rarity = (mark: string) => number;

export function rarityAmong(texts: readonly Marks[]): Rarity {
  const seen = new Map<string, number>();
  for (const marks of texts) for (const mark of marks.keys()) seen.set(mark, (seen.get(mark) ?? 0) + 1);
  const most = Math.log(1 + texts.length);
  return (mark) => {
    const times = seen.get(mark) ?? 0;
    return times === 0 && !isMeaning(mark) ? 0 : most - Math.log(1 + times);
  };
}

/** Returns marks as a vector of length 1: each weight times its rarity. */
export function weighed(marks: Marks, rarity: Rarity): Marks {
  // A rare word that no known mistake has speaks for none of them, so it is dropped.
  const raw = [...marks].map(([mark, weight]) => [mark, weight * rarity(mark)] as const).filter(([, weight]) => weight > 0);
  const length = Math.hypot(...raw.map(([, weight]) => weight)) || 1;
  return new Map(raw.map(([mark, weight]) => [mark, weight / length]));
}

/** Returns the cosine of two vectors of length 1: 1 if they say the same, 0 if they share nothing. */
export function likeness(one: Marks, other: Marks): number {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  let sum = 0;
  fewer.forEach((weight, mark) => (sum += weight * (more.get(mark) ?? 0)));
  return sum;
}
