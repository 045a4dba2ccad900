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

/** The sentence that stands in the log for a wish whose button the student pressed. Typed, it is heard as the same wish. */
export const wishSentence = (wish: LessonWish): string => sentences[wish];

const pressed: ReadonlySet<string> = new Set(Object.values(sentences));
/** Whether a message of the log may be a press: our words, then, and no sign of how the student writes. */
export const isWishSentence = (text: string): boolean => pressed.has(text);
