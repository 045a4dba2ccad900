import type { GlossaryTerm } from '@stoa/schema/study-plan';
import { plainWords, tidyMessage } from '../../../hearing/message-words.ts';
import { withoutPoliteness } from '../../../hearing/phrases.ts';
import { wordDistance } from '../../../hearing/word-distance.ts';

/** "What's the difference between a numerator and a denominator?" asks for two; nobody asks for more at once. */
const mostTerms = 2;
const longestAsked = 8; // words; the last ones only belong to the way of asking
/** Signs whose meaning is asked for like that of words. */
const signs = { '%': 'percent', '<': 'less than', '>': 'greater than' } as const;

/**
 * Returns the glossary words whose meaning the student asks for, in the order in which she names them: "whats a numerator",
 *         "what does ratio mean". The word must be asked for by itself; "what is the ratio of 4 to 6" asks for something else.
 *         Typos are forgiven in longer words.
 *
 * Errors  none: empty if she asks for no word of the glossary.
 */
export function askedMeaning(text: string, glossary: readonly GlossaryTerm[]): GlossaryTerm[] {
  if (glossary.length === 0) return [];
  const pieces = tidyMessage(text)
    .replace(/[%<>]/g, (sign) => ` ${signs[sign as keyof typeof signs]} `)
    .replace(andAnother, ' $1 ')
    .split(/(?<=\?)|[.!;:,"\n]+/)
    .map((piece) => ({ words: withoutPoliteness(plainWords(piece).replace(/ \?| ?\?$/g, '')), asks: piece.includes('?') }))
    .filter(({ words }) => words !== '');
  const asked = pieces.flatMap(({ words, asks }) => [...describedIn(words), ...termsAsked(words), ...(asks ? [words] : [])]);
  const found = asked.flatMap((words) => termsNamed(words, glossary));
  return [...new Set(found)].slice(0, mostTerms);
}

/** "What means row? and equation": the second word belongs to the same question. */
const andAnother = /\?\s+(and|or)\s+(?=(?:the |an? )?[a-z]+(?: [a-z]+)?\W*$)/i;

/** Ways to ask for a word. What they capture is tried with and without the words that may surround the term. */
const asking: readonly RegExp[] = [
  /\b(?:what|wats|wots|whts)(?: (?:exactly|even|again|on earth|the heck))*(?: (?:is|are|was|were|does|do|did|dose))? (.+)$/,
  /\bwhat (?:it )?(?:means?|meen) (.+)$/,
  /\bhow (?:much|long|big|heavy) is (?:an?|one|1) ((?:foot|inch|yard|mile|meter|centimeter|gallon|liter|quart|pound|ounce|gram|kilogram|dime|penny|nickel|dollar|cent)\b.*)$/,
  /\bwhich(?: (?:one|number|part|of them|of these|of the two))? (?:is|are|was) (.+)$/,
  /\b(?:meaning|definition|define|called|heard) (?:of )?(.+)$/,
  /\bthe (?:word|term) (.+)$/,
  /\b(?:know|understand|(?:not|dont|don['’]?t|never|really|even) get) (?:what )?(?:this word|that word|the word)? ?(.+)$/,
  /\bhow (?:do you |to |you )?say (.+)$/,
  /^(.+) (?:meaning|definition)$/,
  /^(.+?),? (?:is|does) (?:that|it|this) /,
  /\bwhat (?:is|are)? ?means? (.+)$/,
  /^(?:.* )?(?:but|and|so|word) (.{2,20}?) (?:i|me) (?:do not|dont|not|never) (?:even |really )?(?:know|understand|get|kno)\b/,
  /^(.{2,20}?) (?:i|me) (?:do not|dont|not|never) (?:even |really )?(?:know|understand|get|kno)\b.*\bword\b/,
  /^(?:.* )?(?:but|and|so|ok) (.{2,20}?) (?:what is|whats|what does) (?:that|it|this)(?: mean)?$/,
  /^(?:.* )?(.{2,20}?) (?:what is|whats|what does|is what|means what|mean what|is how much)(?: (?:that|it|this))?(?: mean)?$/,
  /\bis (?:a|an|the) (.+?) (?:(?:the|a|at|on)(?: the)? )?(?:top|bottom|upper|lower|first|second|left|right)\b/,
];
/**
 * Returns the names of the parts of a fraction that the student describes and asks the word for: "How do you say in english the
 *         number that is up".
 */
function describedIn(words: string): string[] {
  if (!/\b(?:say|call|called|name|word|english)\b/.test(words)) return [];
  return described.flatMap(([name, pattern]) => (pattern.test(words) ? [name] : []));
}
const described: readonly (readonly [string, RegExp])[] = [
  [
    'numerator',
    /\b(?:number|one|part) (?:that is|that|which is|thats|what is|is)? ?(?:up|on top|on the top|at the top|above|upstairs|over the line)\b/,
  ],
  [
    'denominator',
    /\b(?:number|one|part) (?:that is|that|which is|thats|what is|is)? ?(?:down|on the bottom|at the bottom|below|under|downstairs|under the line)\b/,
  ],
];

const difference = /\b(?:difference|different) (?:between )?(.+?) (?:and|from|or) (.+)$/;

function termsAsked(words: string): string[] {
  const between = difference.exec(words);
  if (between !== null) return [between[1]!, between[2]!];
  return asking.flatMap((pattern) => pattern.exec(words)?.[1] ?? []);
}

const before =
  /^(?:(?:you|u|we|they) (?:mean|call)(?: (?:by|with))?|by|with|a|an|the|this (?:sign|symbol|word)|your|word|words|term|sign|symbol|is|are|does|do) /;
const goesOn =
  / (?:(?:mean |means )?(?:is|does) (?:it|that|this|there)|and|but|so|or|because|when|if|then|i|can|of|in|for|from|to|on|at|u|you) .*$/;
const after =
  / (?:mean|means|meaning|again|exactly|here|please|is|are|was|called|stand|stands|for|about|really|even|actually|thing|things|word|sign|like|supposed|anyway|now|in|math|maths|top|bottom|up|down|over|under)$/;

/** Returns the terms that these words name: one, or two with "and" between them or next to each other ("ribbon sewn"). */
function termsNamed(words: string, glossary: readonly GlossaryTerm[]): GlossaryTerm[] {
  const parts = words.split(/ (?:and|or) /);
  const named = (parts.length === mostTerms ? parts : []).map((part) => termNamed(part, glossary));
  if (named.length > 0 && named.every((term) => term !== null)) return named;
  const whole = termNamed(words, glossary);
  if (whole !== null) return [whole];
  const pair = words.replace(before, '').split(' ');
  const beside = pair.length === mostTerms ? pair.map((part) => termLike(part, glossary)) : [null];
  return beside.every((term) => term !== null) ? beside : [];
}

/** Returns the term that these words name, without the words before and after it. */
function termNamed(words: string, glossary: readonly GlossaryTerm[]): GlossaryTerm | null {
  let rest = words;
  for (let k = 0; k < 3; k += 1) rest = rest.replace(before, '');
  const tails = [rest, ...(/\d/.test(rest) ? [] : [rest.replace(goesOn, '')])];
  for (const tail of tails) {
    let name = tail;
    for (let k = 0; k < longestAsked && name !== ''; k += 1) {
      const found = termLike(name, glossary);
      if (found !== null) return found;
      const shorter = name.replace(after, '');
      if (shorter === name) break;
      name = shorter;
    }
  }
  return null;
}

/**
 * Returns the term with this name, or, for a long enough word, the one with the nearest spelling; null if two are equally near.
 */
function termLike(name: string, glossary: readonly GlossaryTerm[]): GlossaryTerm | null {
  const wanted = single(name);
  const near = glossary
    .map((term) => ({ term, distance: Math.min(...term.words.map((word) => distanceTo(wanted, single(plainWords(word))))) }))
    .toSorted((a, b) => a.distance - b.distance);
  const [best, next] = near;
  return best === undefined || best.distance === Infinity || best.distance === next?.distance ? null : best.term;
}

/** Returns the singular: numerators, halves, boxes. */
const single = (name: string): string => name.replace(/lves$/, 'lf').replace(/(?<=.{3})(?<!s)s$/, '');

/** Returns the first three letters in the order of the alphabet: "farction" begins with those of "fraction". */
const beginning = (word: string): string => Array.from(word.slice(0, 3)).toSorted().join('');

/** Returns 0 for the same word; the number of typos, if both words are long enough and begin alike; else Infinity. */
function distanceTo(name: string, term: string): number {
  if (name === term) return 0;
  const shorter = Math.min(name.length, term.length);
  const forgiven = shorter >= 9 ? 2 : shorter >= 5 ? 1 : 0;
  if (forgiven === 0 || name[0] !== term[0] || /\d/.test(name)) return Infinity;
  // "Point" is no misspelled "print": a misspelled word begins as it should.
  if (name.slice(0, 2) !== term.slice(0, 2) && beginning(name) !== beginning(term)) return Infinity;
  const distance = wordDistance(name, term);
  return distance <= forgiven ? distance : Infinity;
}
