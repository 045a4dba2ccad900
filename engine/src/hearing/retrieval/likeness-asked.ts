import { numberRolesIn } from '../vocabulary/number-roles.ts';
import { stemOf } from '../vocabulary/stem.ts';

/** Whether what she compares the question with is like it: said only where the mathematics settles it. */
export type Likeness = 'confirmed' | 'corrected' | 'unknown';

/**
 * Judges "is it like 3 apples and 4 apples?": counting things of one kind is like a question that adds things of one kind (fractions with
 * one denominator, terms with one letter), and unlike one that adds things of two kinds (other denominators, 3x + 4); things of two kinds
 * the other way round. Of anything else, `unknown`: a wrong "yes, exactly" would teach what is not so.
 *
 * Shape   `asked` is what she says, `stem` the question that waits, in Markdown.
 */
export function likenessAsked(asked: string, stem: string): Likeness {
  const things = thingsCompared(asked);
  const kinds = kindsAdded(stem);
  if (things === null || kinds === null) return 'unknown';
  return things === kinds ? 'confirmed' : 'corrected';
}

type Kinds = 'one kind' | 'two kinds';

const counted = '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|some|a few) +([a-z]{3,})';
const pair = new RegExp(`\\b(?:like|same as|similar to)\\b.*?${counted} *(?:and|plus|\\+|with) *${counted}`);

/** Words behind a number that are no things one counts: "3 plus 4", "2 tops". */
const noThings = new Set(
  'plus minus times and more less tops bottoms times divided percent over of the negative positive'.split(' '),
);

/** The things of "like 3 apples and 4 apples"; null where none are compared, or where something is taken away or denied. */
function thingsCompared(asked: string): Kinds | null {
  const plain = asked.toLowerCase().replace(/[’']/g, '');
  if (/\b(?:not|isnt|minus|take away|times|divided)\b/.test(plain)) return null;
  const found = pair.exec(plain);
  const [one, other] = [found?.[2], found?.[4]];
  if (one === undefined || other === undefined || noThings.has(one) || noThings.has(other)) return null;
  return stemOf(one) === stemOf(other) ? 'one kind' : 'two kinds';
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
