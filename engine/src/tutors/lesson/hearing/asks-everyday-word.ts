import type { EverydayWord } from '@stoa/schema/everyday-words';
import type { GlossaryTerm } from '@stoa/schema/study-plan';
import { askedMeaning } from './asks-meaning.ts';

/** Asks for the meaning of a word. "i know cause pizza" doesn't. */
const asksWord =
  /\?|\b(?:wh?ats?|what['’]?s|wats?|means?|meaning|meen|define|definition|called|say|word|(?:do ?n[o'’]?t|dont|do not|never|not) (?:really |even )?(?:know|understand|get|no|kno))\b/i;

/**
 * Returns the words whose meaning is asked for: the topic's terms, and the everyday words that aren't among them. A word may be
 * in quotation marks: what means "slices"?
 */
export function askedWords(text: string, glossary: readonly GlossaryTerm[], everyday: readonly EverydayWord[]): string[] {
  const plain = text.replace(/["“”«»]/g, ' ');
  if (!asksWord.test(text)) return namesOf(askedMeaning(plain, glossary));
  const own = new Set(glossary.flatMap(({ words }) => words));
  const others = everyday.filter(({ words }) => !words.some((word) => own.has(word))).map((one) => ({ ...one, example: null }));
  const known = askedMeaning(plain, [...glossary, ...others]);
  const asked = known.filter((term) => glossary.includes(term) || !term.words.some((word) => ofSomething(word).test(plain)));
  if (asked.length > 0) return namesOf(asked);
  // A word of the topic that is near in spelling to an everyday word.
  const ofTopic = askedMeaning(plain, glossary);
  return namesOf(ofTopic.length > 0 ? ofTopic : quotedIn(text, [...glossary, ...others]));
}

/** "What is the formula for area": asks for the formula, and not what the word means. */
const ofSomething = (word: string): RegExp =>
  new RegExp(String.raw`\b(?:the|our|whats|what['’]s) ${word}s?(?: things?| picture)? (?:of|for|when|if|to|that)\b`, 'i');

/** "pizza have 6 slice. what you want with “checks out”": the words that she puts in quotation marks, if the list has them. */
const quotedIn = (text: string, terms: readonly GlossaryTerm[]): GlossaryTerm[] =>
  Array.from(text.matchAll(quoted), ({ 1: words }) => words!).flatMap((words) => askedMeaning(`what is ${words}?`, terms));
const quoted = /["“«]([a-z' ]{3,24})["”»]/gi;

const namesOf = (terms: readonly GlossaryTerm[]): string[] => terms.map(({ words }) => words[0]!);
