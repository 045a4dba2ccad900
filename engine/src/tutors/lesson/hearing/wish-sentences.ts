import type { LessonWish } from '@stoa/schema/lesson';

const sentences: Readonly<Record<LessonWish, string>> = {
  hint: 'Can I have a hint?',
  explain_differently: 'Can you explain it differently?',
  picture: 'Can you show me a picture?',
  slower: 'Can we go slower?',
  faster: 'Can we go faster?',
  already_know: 'I already know this.',
  continue: 'Let’s keep going.',
  another_question: 'Can I have a different question?',
  finish: 'I want to stop for today.',
};

/** Returns the sentence in the log for a wish whose button the student pressed. Typed, it's heard as the same wish. */
export const wishSentence = (wish: LessonWish): string => sentences[wish];

const pressed: ReadonlySet<string> = new Set(Object.values(sentences));
/**
 * True if a message of the log may be a button press. Then the words are ours, and show nothing about how the student writes.
 */
export const isWishSentence = (text: string): boolean => pressed.has(text);
