import type { ContentChunk } from '@stoa/schema/course/course';
import type { CourseTerm } from '@stoa/schema/course/course-term';
import type { UnitId } from '@stoa/schema/course/unit-id';

/** The meanings of a course's words, as sections that can be cited, by the words that ask for them. */
export type CourseTerms = ReadonlyMap<string, readonly ContentChunk[]>;

/** True if a section only says what a word means. */
export const isOfTerms = (sourceId: string): boolean => sourceId.startsWith('terms-');

/** Converts a word's meaning to a section of its unit's lesson. */
export const termChunk = (courseId: string, { unitId, words, means }: CourseTerm): ContentChunk => ({
  courseId,
  unitId,
  chunkType: 'lesson',
  sourceId: `terms-${unitId}`,
  section: words[0]!.replace(/^\p{Ll}(?=.)/u, (letter) => letter.toUpperCase()),
  text: means,
});

/** Prepares the words of a course for lookup. */
export function courseTerms(courseId: string, terms: readonly CourseTerm[]): CourseTerms {
  const sections = new Map<string, ContentChunk[]>();
  for (const term of terms) {
    const chunk = termChunk(courseId, term);
    for (const word of term.words) sections.set(keyOf(word), [...(sections.get(keyOf(word)) ?? []), chunk]);
  }
  return sections;
}

const lead = String.raw`^\W*(?:(?:so|ok|okay|and|but|wait|um|uh|hey|well|pls|please|sorry|again) )*`;
const asks: readonly RegExp[] = [
  new RegExp(String.raw`${lead}(?:what|whats|what's|wat)(?: is| are|'s)? (.+?)$`, 'i'), // "what is the mean"
  new RegExp(
    String.raw`${lead}(?:what|whats|what's|wat|wut|wats)(?: is| are| does| do| did|'s|s)? (?:the (?:word|term|letter|meaning of) )?(.+?)(?: (?:even |actually |really )?(?:mean|means|stand for|stands for|do|does))?(?: (?:again|exactly|in math|in (?:the|this|that) (?:formula|equation|problem|question|lesson)|here|though|tho))*$`,
    'i',
  ),
  new RegExp(
    String.raw`${lead}(?:define|definition of|meaning of|(?:can you )?explain (?:the word|what(?: is| are)?)|tell me what) (.+?)(?: (?:is|are|means?))?$`,
    'i',
  ),
  new RegExp(
    String.raw`${lead}i (?:don'?t|do not|forgot|forget|dont) (?:know|get|understand|remember)? ?what (.+?) (?:is|are|means?)(?: again)?$`,
    'i',
  ),
  new RegExp(String.raw`${lead}(?:what|which)(?: numbers?)? (?:goes?|belongs?|is|are) in(?:to|side)? (.+?)$`, 'i'), // "what goes in the overlap"
];

const compares: readonly RegExp[] = [
  /\b(?:difference|differences|different) between (.+?) (?:and|&|vs\.?) (.+?)$/i,
  /\bhow (?:is|are) (.+?) (?:different from|different than|not the same as) (.+?)$/i,
  /^\W*(?:(?:so|ok|what about|what is|whats) )*(.+?) (?:vs\.?|versus|or is it) (.+?)$/i,
  /^\W*(?:(?:so|ok|wait|and|but) )*(?:is|are|isn't|arent|aren't) (.+?) (?:the same(?: thing)?(?: as)?|equal to|different from) (.+?)$/i,
  /^\W*(?:(?:so|ok|wait|and|but) )*(?:is|are|do|does) (.+?) (?:and|&) (.+?) (?:(?:mean |always )?(?:the )?same(?: thing)?|different)$/i,
];

/**
 * Returns the meanings of the words that a message asks for, if it asks for nothing else: "what does isolate mean", "whats a
 * like term", "mean vs median". Empty if it asks for none that the course has.
 *
 * Parameters  `near`: the units that the conversation is about. A single letter only counts if it belongs to one of them, and
 *             if a word has two meanings, theirs is used.
 */
export function termsAsked(text: string, terms: CourseTerms, near: readonly UnitId[]): readonly ContentChunk[] {
  const asked = text
    .slice(0, 200)
    .replace(/[’‘]/g, "'")
    .replace(/["“”?!]+|\.+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const meaningOf = (word: string): ContentChunk | null => {
    const found = terms.get(keyOf(word)) ?? [];
    return found.find(({ unitId }) => near.includes(unitId)) ?? (keyOf(word).length > 1 ? (found[0] ?? null) : null);
  };
  for (const pattern of compares) {
    const [, one = '', other = ''] = pattern.exec(asked) ?? [];
    const second = meaningOf(other);
    const first = meaningOf(one) ?? meaningOf(`${one} ${other.split(' ').at(-1)!}`); // "simple and compound interest"
    if (first !== null && second !== null) return first === second ? [first] : [first, second];
  }
  for (const pattern of asks) {
    const word = pattern.exec(asked)?.[1];
    if (word === undefined) continue;
    const known = meaningOf(word) ?? meaningOf(word.split(/ and (?:what is )?/i)[0]!);
    if (known !== null) return [known];
  }
  return [];
}

/** Returns the one spelling by which a word is looked up. */
const keyOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^(?:an?|the|my|your|this|that|these|those) (?=.)/, '')
    .replace(/-/g, ' ')
    .replace(/\s*([=+()])\s*/g, '$1')
    .replace(/(?<=\p{L}{3})(?<!s)s$/u, '')
    .trim();
