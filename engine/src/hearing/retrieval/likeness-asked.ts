import { numberRolesIn } from '../vocabulary/number-roles.ts';
import { stemOf } from '../vocabulary/stem.ts';

/** Whether what she compares the question with is like it: said only where the mathematics settles it. */
export type Likeness = 'confirmed' | 'corrected' | 'unknown';

/**
 * Judges "is it like 3 apples and 4 apples?": counting things of one kind is like a question that adds things of one kind (fractions with
 * one denominator, terms with one letter), and unlike one that adds things of two kinds (other denominators, 3x + 4); things of two kinds
 * the other way round. A story adds the counts that she names where they stand in it and make its answer. Of anything else, `unknown`: a wrong
 * "yes, exactly" would teach what is not so.
 *
 * Shape   `asked` is what she says, `stem` the question that waits, in Markdown; `expected` its answer, where it is known.
 */
export function likenessAsked(asked: string, stem: string, expected: string | null = null): Likeness {
  const things = thingsCompared(asked);
  if (things === null) return 'unknown';
  if (things.kinds === 'one kind' && expected !== null && addsInStory(things.counts, stem, expected)) return 'confirmed';
  const kinds = kindsAdded(stem);
  if (kinds === null) return 'unknown';
  return things.kinds === kinds ? 'confirmed' : 'corrected';
}

type Kinds = 'one kind' | 'two kinds';

const counted = '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|some|a few) +([a-z]{3,})';
const pair = new RegExp(`\\b(?:like|same as|similar to)\\b.*?${counted} *(?:and|plus|\\+|with) *${counted}`);

/** Words behind a number that are no things one counts: "3 plus 4", "2 tops". */
const noThings = new Set(
  'plus minus times and more less tops bottoms times divided percent over of the negative positive'.split(' '),
);

type Compared = { kinds: Kinds; counts: readonly [string, string] };

/** The things of "like 3 apples and 4 apples"; null where none are compared, or where something is taken away or denied. */
function thingsCompared(asked: string): Compared | null {
  const plain = asked.toLowerCase().replace(/[’']/g, '');
  if (/\b(?:not|isnt|minus|take away|times|divided)\b/.test(plain)) return null;
  const found = pair.exec(plain);
  if (found === null) return null;
  const [, count, one, otherCount, other] = found as unknown as [string, string, string, string, string];
  if (noThings.has(one) || noThings.has(other)) return null;
  return { kinds: stemOf(one) === stemOf(other) ? 'one kind' : 'two kinds', counts: [count, otherCount] };
}

/** Whether a story without a formula holds both counts, and its answer, whole or counted in the story's own parts, is their sum. */
function addsInStory(counts: Compared['counts'], stem: string, expected: string): boolean {
  if (stem.includes('$')) return false;
  const told: readonly string[] = stem.match(/\d+/g) ?? [];
  const answer = /^(?:\\[dt]?frac)?\{?(\d+)\}?(?:[/{](\d+)\}?)?$/.exec(expected.replace(/\s|\$/g, ''));
  if (answer === null || (answer[2] !== undefined && !told.includes(answer[2]))) return false;
  const [one, other] = counts.map(Number) as [number, number];
  return counts.every((count) => told.includes(count)) && one + other === Number(answer[1]);
}

/** Whether a question adds things of one kind; null where it does not add, or where that cannot be seen in it. */
function kindsAdded(stem: string): Kinds | null {
  const formulas = Array.from(stem.matchAll(/\$([^$]+)\$/g), ({ 1: inside }) => inside!);
  const [formula] = formulas;
  if (formula === undefined || formulas.length > 1 || !/\+/.test(formula) || /\\times|\\cdot|\\div|[=<>(]|\^/.test(formula))
    return null;
  const { fractions } = numberRolesIn(stem);
  if (fractions.length > 1) {
    const isBare = formula.replace(/\\[dt]?frac\s*\{\d+\}\s*\{\d+\}/g, '').replace(/[\s+]/g, '') === '';
    if (!isBare) return null;
    return fractions.every(({ bottom }) => bottom === fractions[0]!.bottom) ? 'one kind' : 'two kinds';
  }
  const terms = formula.split('+').map((term) => term.trim());
  if (fractions.length > 0 || !terms.every((term) => /^\d*[a-z]?$/.test(term) && term !== '') || !/[a-z]/.test(formula))
    return null;
  const letters = new Set(terms.map((term) => term.replace(/\d/g, '')));
  return letters.size === 1 ? 'one kind' : 'two kinds';
}
