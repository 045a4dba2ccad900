import type { EverydayWord } from '@stoa/schema/everyday-words';
import type { GlossaryTerm } from '@stoa/schema/study-plan';
import { askedMeaning } from './asks-meaning.ts';

/** Asks for the meaning of a word. "i know cause pizza" doesn't. */
const asksWord =
  /\?|\b(?:wh?ats?|what['’]?s|wats?|means?|meaning|meen|define|definition|called|say|word|(?:do ?n[o'’]?t|dont|do not|never|not) (?:really |even )?(?:know|understand|get|no|kno))\b/i;

/**
 * Returns the topic's terms whose meaning is asked for, or else the everyday words. A word may be in quotation marks: what
 *         means "slices"?
 */
export function askedWords(text: string, glossary: readonly GlossaryTerm[], everyday: readonly EverydayWord[]): string[] {
  const plain = text.replace(/["“”«»]/g, ' ');
  const ofTopic = askedMeaning(text, glossary);
  const found = ofTopic.length > 0 ? ofTopic : askedMeaning(plain, glossary);
  if (found.length > 0 || !asksWord.test(text)) return namesOf(found);
  const ofEveryday = everyday.map((one) => ({ ...one, example: null }));
  const known = askedMeaning(plain, ofEveryday);
  return namesOf(known.length > 0 ? known : quotedIn(text, [...glossary, ...ofEveryday]));
}

/** "pizza have 6 slice. what you want with “checks out”": the words that she puts in quotation marks, if the list has them. */
const quotedIn = (text: string, terms: readonly GlossaryTerm[]): GlossaryTerm[] =>
  Array.from(text.matchAll(quoted), ({ 1: words }) => words!).flatMap((words) => askedMeaning(`what is ${words}?`, terms));
const quoted = /["“«]([a-z' ]{3,24})["”»]/gi;

const namesOf = (terms: readonly GlossaryTerm[]): string[] => terms.map(({ words }) => words[0]!);
