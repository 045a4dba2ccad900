import type { EverydayWord } from '@stoa/schema/everyday-words';
import type { GlossaryTerm } from '@stoa/schema/study-plan';
import type { Heard } from '../../hearing/heard.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';

/**
 * Returns the meaning of the words that the student asks about, with the example if it's a single word; null if she asks about
 *         none.
 */
export function meaningAsked({ topic }: Pick<LessonSession, 'topic'>, { terms: asked }: Pick<Heard, 'terms'>): string | null {
  const terms = asked.flatMap((name) => topic.guidelines.glossary.find(({ words }) => words[0] === name) ?? []);
  const [term, other] = terms;
  if (term === undefined) return null;
  return other === undefined ? wholeOf(term) : terms.map(({ meaning }) => meaning).join(' ');
}

/**
 * Returns the meanings of all words that the student asks about, those of everyday words, too, in the order in which she names
 * them. Null if she asks about none.
 */
export function meaningsAsked(
  session: Pick<LessonSession, 'topic'>,
  everyday: readonly EverydayWord[],
  { terms }: Pick<Heard, 'terms'>,
): string | null {
  if (!asksEveryday(session, everyday, { terms })) return meaningAsked(session, { terms });
  const { glossary } = session.topic.guidelines;
  const meanings = terms.flatMap((name) => [...glossary, ...everyday].find(({ words }) => words[0] === name)?.meaning ?? []);
  return meanings.join(' ');
}

/** True if one of the words that she asks about is an everyday word, which isn't among the topic's. */
export const asksEveryday = (
  { topic }: Pick<LessonSession, 'topic'>,
  everyday: readonly EverydayWord[],
  { terms }: Pick<Heard, 'terms'>,
): boolean =>
  terms.some(
    (name) =>
      everyday.some(({ words }) => words[0] === name) && !topic.guidelines.glossary.some(({ words }) => words[0] === name),
  );

/** "Whats the 4x", "what does 4x mean": explains a product that the question writes without a multiplication sign. */
export function productAsked({ question_text }: Pick<Question, 'question_text'>, text: string): string | null {
  const [, times, letter] =
    /\b(?:whats?|what['’]?s|what (?:is|does|do|means?|the)|why)\b[^?.!]{0,14}?\b(\d+)([a-z])\b/i.exec(text) ?? [];
  if (times === undefined || !new RegExp(`(?<!\\d)${times}${letter}(?![a-z])`).test(question_text)) return null;
  return `$${times}${letter}$ means ${times} times ${letter}. ${letter === 'a' || letter === 'i' ? 'The variable' : `The ${letter}`} stands for a number, and you have that number ${times} times.`;
}

/** Returns the meanings of glossary words that occur in the question and that the student hasn't been told in this lesson. */
export const meaningsOfWordsIn = (
  { topic, full_conversation_log }: Pick<LessonSession, 'topic' | 'full_conversation_log'>,
  { question_text }: Question,
): string[] =>
  topic.guidelines.glossary
    .filter(({ words }) => words.some((word) => standsIn(question_text, word)))
    .filter(({ meaning }) => full_conversation_log.every(({ role, text }) => role !== 'tutor' || !text.includes(meaning)))
    .map(wholeOf);

const standsIn = (text: string, word: string): boolean =>
  new RegExp(String.raw`\b${word.replace(/[^\p{L}\p{N} ]/gu, '.')}s?\b`, 'iu').test(text);

/** True if the words begin with the meaning of a glossary word. */
export const isMeaning = (glossary: readonly GlossaryTerm[], words: string): boolean =>
  glossary.some(({ meaning }) => words.startsWith(meaning));

/**
 * Shortens a glossary entry to its meaning, without the example, for when the example would give away the answer. Empty if the
 * words aren't a glossary entry.
 */
export const meaningInShort = (glossary: readonly GlossaryTerm[], words: string): string[] =>
  glossary.flatMap((term) => (words === wholeOf(term) ? [term.meaning] : []));

const wholeOf = ({ meaning, example }: GlossaryTerm): string => (example === null ? meaning : `${meaning} ${example}`);
