import type { GlossaryTerm } from '@stoa/schema/study-plan';
import { plainWords, tidyMessage } from '../../../hearing/message-words.ts';
import { withoutPoliteness } from '../../../hearing/phrases.ts';
import { wordDistance } from '../../../hearing/word-distance.ts';

/** "What's the difference between a numerator and a denominator?" wants two; nobody asks for more at once. */
const mostTerms = 2;
const longestAsked = 8; // words, of which the last ones only say how the student asks
/** Signs that are asked for as words are. */
const signs = { '%': 'percent', '<': 'less than', '>': 'greater than' } as const;

/**
 * The words of the glossary whose meaning the student asks for, in the order she names them: "whats a numerator", "what does ratio mean". A word
 * counts that is a term by itself; "what is the ratio of 4 to 6" asks for something else. A slip of the pen is forgiven in a longer word.
 *
 * Errors  none: where she asks for no word of it, none is given.
 */
export function askedMeaning(text: string, glossary: readonly GlossaryTerm[]): GlossaryTerm[] {
  if (glossary.length === 0) return [];
  const pieces = tidyMessage(text)
    .replace(/[%<>]/g, (sign) => ` ${signs[sign as keyof typeof signs]} `)
    .split(/(?<=\?)|[.!;:,"\n]+/)
    .map((piece) => ({ words: withoutPoliteness(plainWords(piece).replace(/ \?| ?\?$/g, '')), asks: piece.includes('?') }))
    .filter(({ words }) => words !== '');
  const asked = pieces.flatMap(({ words, asks }) => [...describedIn(words), ...termsAsked(words), ...(asks ? [words] : [])]);
  const found = asked.flatMap((words) => termNamed(words, glossary) ?? []);
  return [...new Set(found)].slice(0, mostTerms);
}

/** What stands where a word is asked for; each is tried with and without what may stand round a word. */
const asking: readonly RegExp[] = [
  /\b(?:what|wats|wots|whts)(?: (?:exactly|even|again|on earth|the heck))*(?: (?:is|are|was|were|does|do|did|dose))? (.+)$/,
  /\bwhat (?:it )?(?:means?|meen) (.+)$/,
  /\bwhich(?: (?:one|number|part|of them|of these|of the two))? (?:is|are|was) (.+)$/,
  /\b(?:meaning|definition|define|called|heard) (?:of )?(.+)$/,
  /\bthe (?:word|term) (.+)$/,
  /\b(?:know|understand|(?:not|dont|don['’]?t|never|really|even) get) (?:what )?(?:this word|that word|the word)? ?(.+)$/,
  /\bhow (?:do you |to |you )?say (.+)$/,
  /^(.+) (?:meaning|definition)$/,
  /^(.+?),? (?:is|does) (?:that|it|this) /,
  /\bis (?:a|an|the) (.+?) (?:(?:the|a|at|on)(?: the)? )?(?:top|bottom|upper|lower|first|second|left|right)\b/,
];
/** "How do you say in english the number that is up": the word for what she describes. */
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

const before = /^(?:(?:you|u|we|they) (?:mean|call)(?: (?:by|with))?|by|with|a|an|the|your|word|term|is|are|does|do) /;
const goesOn = / (?:and|but|so|or|because|when|if|then|i|can|of|in|for|from|to|on|at|u|you) .*$/;
const after =
  / (?:mean|means|meaning|again|exactly|here|please|is|are|was|called|stand|stands|for|about|really|even|actually|thing|things|word|sign|like|supposed|anyway|now|in|math|maths)$/;

/** The term that these words name, without what stands before and after it. */
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

/** The term with this name, or, for a word that is long enough, the one whose spelling is nearest; null where two are equally near. */
function termLike(name: string, glossary: readonly GlossaryTerm[]): GlossaryTerm | null {
  const wanted = single(name);
  const near = glossary
    .map((term) => ({ term, distance: Math.min(...term.words.map((word) => distanceTo(wanted, single(plainWords(word))))) }))
    .toSorted((a, b) => a.distance - b.distance);
  const [best, next] = near;
  return best === undefined || best.distance === Infinity || best.distance === next?.distance ? null : best.term;
}

/** One of several: numerators, halves, boxes. */
const single = (name: string): string => name.replace(/lves$/, 'lf').replace(/(?<=.{3})(?<!s)s$/, '');

/** 0 for the same word, the slips of the pen for one that is long enough to be told by its shape, and begins alike; else beyond all. */
function distanceTo(name: string, term: string): number {
  if (name === term) return 0;
  const shorter = Math.min(name.length, term.length);
  const forgiven = shorter >= 9 ? 2 : shorter >= 5 ? 1 : 0;
  if (forgiven === 0 || name[0] !== term[0] || /\d/.test(name)) return Infinity;
  const distance = wordDistance(name, term);
  return distance <= forgiven ? distance : Infinity;
}
