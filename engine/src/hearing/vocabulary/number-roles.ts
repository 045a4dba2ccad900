import { rememberReadings } from '../../guards/remember-readings.ts';
import type { Meaning } from './meanings.ts';
import { meantWordsOf } from './meant-words.ts';

/** What the numbers of a question are: the 4 of "4x = 28" is its coefficient, the 5 of "5 cm long" a length. */
export type NumberRoles = {
  readonly of: ReadonlyMap<string, ReadonlySet<Meaning>>;
  /** The operation that the question already does with a number: the 4 of "4x" multiplies. */
  readonly done: ReadonlyMap<string, Meaning>;
  readonly fractions: readonly { readonly top: number; readonly bottom: number }[];
};

/**
 * Returns the roles of a question's numbers. `stem` is in Markdown, with mathematics as LaTeX or typed. A number that has
 * several roles gets all of them; one with no known role gets none. `expected` is the answer as an author writes it.
 */
export const numberRolesIn = (stem: string, expected = ''): NumberRoles => rolesKnown(`${expected}${between}${stem}`);

/**
 * Separates the two parts of the key by which roles are remembered, because the same question is needed for every message about
 * it.
 */
const between = '\u0000';
const rolesKnown = rememberReadings(
  (key): NumberRoles => {
    const at = key.lastIndexOf(between);
    return rolesIn(key.slice(at + 1), key.slice(0, at));
  },
  1000,
  2000,
);

function rolesIn(stem: string, expected: string): NumberRoles {
  const roles = new Map<string, Set<Meaning>>();
  const give = (number: string, ...given: readonly Meaning[]): void => {
    const known = roles.get(number) ?? new Set();
    roles.set(number, known);
    for (const meaning of given) known.add(meaning);
  };
  const plain = withoutMathMarks(stem)
    .replace(/\\(?:d?frac)\s*\{([^{}]+)\}\s*\{([^{}]+)\}/g, ' $1/$2 ')
    .replace(/\\[a-z]+/g, ' ')
    .replace(/(\d),(?=\d{3})/g, '$1');
  const done = new Map<string, Meaning>();
  const fractions = Array.from(plain.matchAll(/(\d+)\s?\/\s?(\d+)/g), ({ 1: top, 2: bottom }) => ({
    top: Number(top),
    bottom: Number(bottom),
  }));
  const inAlgebra = /\d\s?[a-z]\b(?!\w)|\b[xyn]\s*[+−=<>-]/.test(plain);

  for (const { 0: whole } of plain.matchAll(/\d+(?:[.:]\d+)*/g)) give(whole);
  for (const { 1: top, 2: bottom } of plain.matchAll(/(\d+)\s?\/\s?(\d+)/g)) {
    give(top!, 'numerator');
    give(bottom!, 'denominator');
  }
  if (inAlgebra) {
    for (const { 1: number } of plain.matchAll(/(\d+(?:\.\d+)?)\s?(?:[a-z]\b|\()/g)) {
      give(number!, 'coefficient');
      done.set(number!, 'multiply');
    }
    for (const { 1: sign, 2: number } of plain.matchAll(/[a-z)]\s*([+−-])\s*(\d+(?:\.\d+)?)(?!\s?[a-z\d])/g)) {
      give(number!, 'constant');
      done.set(number!, sign === '+' ? 'add' : 'subtract');
    }
  }
  for (const { 1: base, 2: power } of plain.matchAll(/(\d+)\s?\^\s?\{?(\d+)/g)) {
    give(base!, 'base');
    give(power!, 'power');
  }
  for (const { 1: number } of plain.matchAll(/(\d+(?:\.\d+)?)\s?(?:%|percent)/g)) give(number!, 'percent');
  for (const { 1: number } of plain.matchAll(/\$\s?(\d+(?:\.\d+)?)/g)) give(number!, 'price');
  for (const { 1: number } of plain.matchAll(/(\d+(?:\.\d+)?)\s?°(?!C|F)/g)) give(number!, 'angle');
  for (const { 1: number } of plain.matchAll(/(\d+)\s?(?:cm|mm|m|km|in|ft|inch|inches|feet|meters?)\b/g)) give(number!, 'side');
  for (const { 1: hour, 2: minute } of plain.matchAll(/\b(\d{1,2}):(\d\d)\b/g)) {
    give(`${hour}:${minute}`, 'time');
    give(hour!, 'hour');
    give(minute!, 'minute');
    give(`${hour}${minute}`, 'time'); // 3:40 as a student subtracts it: 340
    give(`${hour}.${minute}`, 'time');
  }
  for (const { 1: number } of plain.matchAll(/\b(\d+\.\d+)\b/g)) give(number!, 'decimal');

  nameByNeighbors(plain, give);
  if (fractions.length === 0) nameByShares(plain, expected, roles, give);
  return { of: roles, done, fractions };
}

/** Removes the dollar signs around mathematics, unless there are words between them. */
const withoutMathMarks = (stem: string): string =>
  stem.replace(/\$([^$]*)\$/g, (both, inside: string) =>
    /[a-z]{2}/i.test(inside.replace(/\\[a-z]+/gi, '')) ? both : ` ${inside} `,
  );

const thingsCounted: ReadonlySet<Meaning> = new Set<Meaning>([
  'length',
  'width',
  'height',
  'base',
  'radius',
  'diameter',
  'leg',
  'group',
  'hour',
  'minute',
  'cents',
  'price',
  'percent',
  'angle',
  'kind',
  'input',
]);

/** "5 cm long", "a diameter of 14 cm", "3 hours": gives a number the nearest measure within three words. */
function nameByNeighbors(stem: string, give: (number: string, ...given: readonly Meaning[]) => void): void {
  const words = meantWordsOf(stem);
  words.forEach((word, at) => {
    if (word.kind !== 'number') return;
    for (const near of [1, -1, 2, -2, 3]) {
      const named = words[at + near]?.meanings.filter((meaning) => thingsCounted.has(meaning)) ?? [];
      if (named.length === 0) continue;
      give(word.stem, ...named);
      return;
    }
  });
}

/**
 * For a story whose answer is a fraction, or that shares something: the whole and the number of sharers become denominators,
 * the counts numerators.
 */
function nameByShares(
  stem: string,
  expected: string,
  roles: ReadonlyMap<string, ReadonlySet<Meaning>>,
  give: (number: string, ...given: readonly Meaning[]) => void,
): void {
  const bottom = /^\d+\/(\d+)$/.exec(expected.trim())?.[1];
  const isShared = /\bshared?\b|\bsplit\b/i.test(stem) && /\b(?:piece|slice|part|cake|pizza)/i.test(stem);
  if (bottom === undefined && !isShared) return;
  for (const [number, known] of roles)
    if (known.size === 0) give(number, bottom === undefined || number === bottom ? 'denominator' : 'numerator');
}
