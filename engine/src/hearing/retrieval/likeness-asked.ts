import { cardinals, parts } from '../../math/read/number-words.ts';
import { numberRolesIn } from '../vocabulary/number-roles.ts';
import { stemOf } from '../vocabulary/stem.ts';

/** Whether the student's comparison fits the question. Only confirmed or corrected if the mathematics leaves no doubt. */
export type Likeness = 'confirmed' | 'corrected' | 'unknown';

/**
 * Judges comparisons like "is it like 3 apples and 4 apples?", "like 3 toys and getting 4 more", "the same as 3 + 4 but with
 * eighths". Counting things of one kind is like a question that adds things of one kind (fractions with one denominator, terms
 * with one letter), and unlike one that adds things of two kinds (different denominators, 3x + 4); for things of two kinds it
 * is the other way around. It is confirmed only if the student uses the question's own numbers. Anything else is `unknown`: a
 * wrong "yes, exactly" would teach something false.
 *
 * Shape   `asked` is what the student says, `stem` the open question in Markdown, `expected` its answer, if known.
 */
export function likenessAsked(asked: string, stem: string, expected: string | null = null): Likeness {
  const things = thingsCompared(asked);
  if (things === null) return 'unknown';
  const added = addedIn(stem, expected);
  if (added === null) return 'unknown';
  const isSame = sameCounts(things.counts, added.counts);
  if (things.part !== null && (added.denominator === null || !isSame)) return 'unknown';
  if (things.part !== null && things.part !== added.denominator) return things.isShared ? 'corrected' : 'unknown';
  if (things.kinds === added.kinds) return isSame ? 'confirmed' : 'unknown';
  // In a story whose answer counts whole things, apples and pears may both be counted.
  return added.isStory && (added.denominator === null || !isSame) ? 'unknown' : 'corrected';
}

/** Whether the student compares the question with counted things. Then numbers decide, and a picture doesn't. */
export const comparesCounts = (asked: string): boolean => thingsCompared(asked) !== null;

type Kinds = 'one kind' | 'two kinds';

const counted = '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|some|a few) +([a-z]{3,})';
const lead = String.raw`\b(?:like|same(?: thing)? as|similar to)\b`;
/** "3 toys and getting 4 more", "3 cookies and my mom gives me 4 cookies". */
const pair = new RegExp(
  String.raw`${lead}.*?${counted}(?:,| of [a-z]+)? *(?:and|plus|\+|with|then)(?: [a-z]+){0,5}? +${counted}(?: +([a-z]{3,}))?`,
);
/** "The same as 3 + 4 but with eighths". */
const shared = new RegExp(
  String.raw`${lead} (?:just |only |adding |doing )*(\w+) *(?:\+|plus|and) *(\w+),? (?:(?:but|just|only|except|all|its|theyre|they are|it is) )*(?:with|in|as|of|using|are|its|theyre) (?:all )?([a-z]+)`,
);

/** Words after a number that aren't countable things: "3 plus 4", "2 tops". */
const noThings = new Set('plus minus times and less tops bottoms divided percent over of the negative positive'.split(' '));
/** "4 more": more of the same thing. */
const ofTheSame = new Set('more others other extra additional again'.split(' '));

/** `part`: the denominator if both are parts of a whole, 8 for eighths; `isShared`: true if one word names the parts for both. */
type Compared = { kinds: Kinds; counts: readonly [string, string]; part: number | null; isShared: boolean };

const asksWhether = /\b(?:isnt|arent|wouldnt|doesnt|aint) (?:it|that|this|they)\b/g;
const denies =
  /\b(?:not|isnt|arent|minus|take away|times|divided|los(?:e|es|ing|t)|away|took|taking|fewer|less|left|subtract\w*|broke)\b/;

/** Finds the things of "like 3 apples and 4 apples"; null if none are compared, or if something is taken away or denied. */
function thingsCompared(asked: string): Compared | null {
  const plain = asked.toLowerCase().replace(/[’']/g, '').replace(asksWhether, ' ').replace(/ {2,}/g, ' ');
  if (denies.test(plain)) return null;
  const [, left, right, name] = shared.exec(plain) ?? [];
  const part = name === undefined ? null : partNamed(name);
  if (part !== null && isCount(left!) && isCount(right!))
    return { kinds: 'one kind', counts: [inFigures(left!), inFigures(right!)], part, isShared: true };
  const found = pair.exec(plain);
  if (found === null) return null;
  const [, count, one, otherCount, said, behind] = found as unknown as [
    string,
    string,
    string,
    string,
    string,
    string | undefined,
  ];
  const isMore = ofTheSame.has(said);
  const other = isMore ? (behind !== undefined && isThing(behind) ? behind : one) : said;
  if (noThings.has(one) || noThings.has(other)) return null;
  const counts = [inFigures(count), inFigures(otherCount)] as const;
  const [first, second] = [partNamed(one), partNamed(other)];
  if (first !== null && first === second) return { kinds: 'one kind', counts, part: first, isShared: false };
  return { kinds: stemOf(one) === stemOf(other) ? 'one kind' : 'two kinds', counts, part: null, isShared: false };
}

/** True for a word after "4 more" that names a thing; in "4 more right?" it doesn't. */
const isThing = (word: string): boolean => word.endsWith('s') && !ofTheSame.has(word) && !noThings.has(word);

const isCount = (said: string): boolean => /^\d+$/.test(said) || Object.hasOwn(cardinals, said);
const inFigures = (said: string): string => (Object.hasOwn(cardinals, said) ? String(cardinals[said]) : said);

/** Returns the denominator that a word names: eighths, sixteenths. */
function partNamed(word: string): number | null {
  if (Object.hasOwn(parts, word)) return parts[word]!;
  const count = /^([a-z]+)ths?$/.exec(word)?.[1];
  return count !== undefined && Object.hasOwn(cardinals, count) ? cardinals[count]! : null;
}

/** True if the numbers are the same in either order; "some" matches any number. */
function sameCounts(hers: readonly [string, string], theirs: readonly string[]): boolean {
  const left = [...theirs];
  return hers.every((count) => {
    if (!/\d/.test(count)) return true;
    const at = left.indexOf(count);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** What a question adds: its kinds of things, the two counts, and their common denominator, if there is one. */
type Added = { kinds: Kinds; counts: readonly string[]; denominator: number | null; isStory: boolean };

/** Returns null if a question doesn't add two counts, or if the text doesn't show it. */
function addedIn(stem: string, expected: string | null): Added | null {
  const formula = addedInFormula(stem);
  return formula ?? (expected === null ? null : addedInStory(stem, expected));
}

/**
 * Reads a story without a formula whose answer is the sum of two of its counts, as a whole number or as a fraction whose
 * denominator is in the story.
 */
function addedInStory(stem: string, expected: string): Added | null {
  if (stem.includes('$')) return null;
  const told: readonly string[] = stem.match(/\d+/g) ?? [];
  const answer = /^(?:\\[dt]?frac)?\{?(\d+)\}?(?:[/{](\d+)\}?)?$/.exec(expected.replace(/\s|\$/g, ''));
  if (answer === null || (answer[2] !== undefined && !told.includes(answer[2]))) return null;
  const counts = told
    .flatMap((one, at) => told.slice(at + 1).map((other) => [one, other] as const))
    .find(([one, other]) => Number(one) + Number(other) === Number(answer[1]));
  const denominator = answer[2] === undefined ? null : Number(answer[2]);
  return counts === undefined ? null : { kinds: 'one kind', counts, denominator, isStory: true };
}

/** Reads a formula that is just a sum. */
function addedInFormula(stem: string): Added | null {
  const formulas = Array.from(stem.matchAll(/\$([^$]+)\$/g), ({ 1: inside }) => inside!);
  const [formula] = formulas;
  if (formula === undefined || formulas.length > 1 || !/\+/.test(formula) || /\\times|\\cdot|\\div|[=<>(]|\^/.test(formula))
    return null;
  const { fractions } = numberRolesIn(stem);
  if (fractions.length > 1) {
    const isBare = formula.replace(/\\[dt]?frac\s*\{\d+\}\s*\{\d+\}/g, '').replace(/[\s+]/g, '') === '';
    if (!isBare) return null;
    const isOne = fractions.every(({ bottom }) => bottom === fractions[0]!.bottom);
    const counts = fractions.map(({ top }) => String(top));
    return { kinds: isOne ? 'one kind' : 'two kinds', counts, denominator: isOne ? fractions[0]!.bottom : null, isStory: false };
  }
  const terms = formula.split('+').map((term) => term.trim());
  if (fractions.length > 0 || !terms.every((term) => /^\d*[a-z]?$/.test(term) && term !== '') || !/[a-z]/.test(formula))
    return null;
  const letters = new Set(terms.map((term) => term.replace(/\d/g, '')));
  const counts = terms.map((term) => term.replace(/[a-z]/g, '') || '1');
  return { kinds: letters.size === 1 ? 'one kind' : 'two kinds', counts, denominator: null, isStory: false };
}
