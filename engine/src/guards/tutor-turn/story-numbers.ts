import { flattenText } from '../flatten/flatten-text.ts';
import { foldMath, foldSigns } from '../leak/fold-signs.ts';
import { rememberReadings } from '../remember-readings.ts';
import { foldText } from '../words-of.ts';
import { describes } from './counted-things.ts';
import { rootOf } from './idea-words.ts';
import { counts, tens } from './number-words.ts';

/** A number in a text, with the roots of the words in its clause and of what it counts. */
export type Placed = {
  readonly value: number;
  readonly words: ReadonlySet<string>;
  readonly counted: readonly string[];
  readonly isPart: boolean;
};

const empty = new Set(
  (
    'a an the this that these those there here it its he she they them their his her you your we us our i me my is are was were be been being has have had do does ' +
    'did of in on at by for from with into to as if or and but so than then too also just only very each every both all some any no yes one what how many much which ' +
    'who more now right okay ok exactly well good great equal same will would can part'
  ).split(' '),
);
/** Words that say that something is done to a part of a whole: the number counts that part. */
const takesPart =
  /\bof (?:them|it|these|those|the)\b|\b(?:eats?|ate|eaten|takes?|took|taken|uses?|used|sold|sells?|loses?|lost|spends?|spent|gives?|gave|drinks?|drank|breaks?|broke|read)\b/;
const figure = /(?<![\w.,/-])-?\d+(?:\.\d+)?(?:\/\d+)?%?/g;
/**
 * Returns the value of a number in figures, of a fraction, or of a percentage (without dividing by 100); NaN if it isn't a
 * number.
 */
export const valueIn = (said: string): number => {
  const [top = '', bottom = '1'] = said.replace(/[$,%]/g, '').split('/');
  return Number(top) / Number(bottom);
};
/** Returns the roots of the words that matter in a story: who, what, where, and what is done. */
export const wordsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/[a-z]+(?:'[a-z]+)?/g), ([word]) => word)
    .filter((word) => !empty.has(word) && word.length > 1)
    .map(rootOf);

/** Where one statement ends and the next begins. "Sides of 4 and 9" is one, "8 feet long and 5 feet wide" are two. */
export const clauseEnds =
  /[.;!?]\s+|,\s+(?!\d)|\s+(?:but|so|while|then|when|if|until)\s+|\s+and\s+(?!-?\d+(?:\.\d+)?(?: [a-z]+)?(?:$|[,.;!?])|-?\d+(?:\.\d+)? (?:in|of|is|are)\b)/;
const compound = new RegExp(`\\b(${Object.keys(tens).join('|')})-(${counts.slice(1, 10).join('|')})\\b`, 'g');
/** Folds a text and writes its numbers in figures. "A third" and "ninths" stay words: they are parts, not counts. */
export const plain = (text: string): string =>
  foldSigns(flattenText(foldText(flattenText(text))))
    .toLowerCase()
    .replace(compound, (_, ten: string, one: string) => String(Number(tens[ten]) + counts.indexOf(one)))
    .replace(/\b[a-z]+\b/g, (word) => (counts.indexOf(word) > 1 ? String(counts.indexOf(word)) : (tens[word] ?? word)))
    .replace(/(\d),(?=\d{3}\b)/g, '$1');

/** Returns the numbers of a text, clause by clause: "8 slices", "your friend eats 4". */
export const placedIn = rememberReadings(
  (text): readonly Placed[] => {
    let before: readonly string[] = [];
    return plain(text)
      .split(clauseEnds)
      .flatMap((clause) => {
        const own = wordsIn(clause);
        const words = new Set(/\bof them\b/.test(clause) ? [...own, ...before] : own);
        before = own;
        return Array.from(clause.matchAll(figure), (match): Placed => {
          const after = clause.slice(match.index + match[0].length);
          const [, first = '', second = ''] =
            /^ (?!(?:of|in|on|at|to|for|from|with|are|is|were|was|each|per|times|more|less|left|out|by|makes?)\b)([a-z]+)(?: ([a-z]+))?/.exec(
              after,
            ) ?? [];
          const counted = wordsIn(describes.test(first) ? `${first} ${second}` : first);
          return { value: valueIn(match[0]), words, counted, isPart: takesPart.test(clause) };
        }).filter(({ value }) => Number.isFinite(value));
      });
  },
  600,
  4000,
);

/** Returns the numbers in a text, including the numerators and denominators of its fractions. */
export const figuresIn = (text: string): number[] =>
  Array.from(foldMath(plain(text)).matchAll(/\d+(?:\.\d+)?/g), ([one]) => Number(one));
/** Returns the fractions in a stem. The numerator may be a box. */
export const fractionsIn = (stem: string): { readonly top: number; readonly bottom: number }[] =>
  Array.from(foldMath(plain(stem)).matchAll(/(?<![\d/.])(\d*|[^\w\s])\s?\/\s?(\d+)(?![\d/])/g), ([, top, bottom]) => ({
    top: /\d/.test(top!) ? Number(top) : Number.NaN,
    bottom: Number(bottom),
  }));

/** True if two values are the same except for their sign: 40 feet below is -40 feet. */
export const isSame = (a: number, b: number): boolean => Math.abs(Math.abs(a) - Math.abs(b)) < 1e-9;

/**
 * True if one step leads from the question's numbers to a value. If each of some things holds others, the two kinds aren't
 * added.
 */
export function comesFrom(value: number, stem: string, given: readonly Placed[]): boolean {
  const isTwice = /\b(?:hal(?:f|ves)|both|twice|double|around|perimeter|rectangle|each)\b/i.test(stem);
  const isEach = /\b(?:each|every|per)\b/i.test(stem);
  const isSquared = /square|cube|\^|²|³/i.test(stem);
  const all = [...new Set([...figuresIn(stem), ...(/%|percent/i.test(stem) ? [100] : []), ...(isTwice ? [2] : [])])];
  const thingOf = (one: number): readonly string[] => given.find((other) => isSame(other.value, one))?.counted ?? [];
  const areUnlike = (a: number, b: number): boolean =>
    isEach && thingOf(a).length > 0 && thingOf(b).length > 0 && !endsAlike(thingOf(a), thingOf(b));
  return (
    [sumOf(figuresIn(stem)), listedSum(stem)].some((sum) => isSame(sum, value)) ||
    all.some((a, i) =>
      all.some(
        (b, j) =>
          (i !== j || isSquared) &&
          [...(areUnlike(a, b) ? [] : [a + b, a - b]), a * b, ...(b === 0 ? [] : [a / b])].some((one) => isSame(one, value)),
      ),
    )
  );
}

/** Returns the sum of the numbers that a question lists, such as 21 for "4, 8, and 9"; NaN if it lists none. */
export function listedSum(stem: string): number {
  const listed = list.exec(foldMath(plain(stem)))?.[0];
  return listed === undefined ? Number.NaN : sumOf(figuresIn(listed));
}
const sumOf = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** Three or more numbers separated by commas. */
export const list = /(?:-?\d+(?:\.\d+)?, )+(?:-?\d+(?:\.\d+)?,? )?(?:and |or )?-?\d+(?:\.\d+)?/;
/** True if two names mean the same thing: the words of the shorter are the last words of the longer. */
export function endsAlike(one: readonly string[], other: readonly string[]): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(-length).join(' ') === other.slice(-length).join(' ');
}
