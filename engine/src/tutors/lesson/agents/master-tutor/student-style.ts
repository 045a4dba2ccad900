import { hasEmoji } from '../../../../hearing/message-words.ts';
import { isWishSentence } from '../../hearing/wish-sentences.ts';
import type { LoggedMessage } from '../../state/lesson-session.ts';

/** A message of the student's, with what was heard in it. */
export type WrittenMessage = Pick<LoggedMessage, 'text' | 'judged' | 'heard'>;

export type StudentStyle = {
  kind: 'QUIET' | 'MODERATE' | 'EXPRESSIVE';
  average_words: number | null; // null if no message counts
  emoji: boolean;
  asks_questions: boolean;
  disengaging: boolean;
  sentences: { min: number; max: number };
  directive: string;
};

const quietUpTo = 5; // words a message, lesson spec
const moderateUpTo = 15;
const shownBy = 10; // of the student's latest messages
const shorterOver = 4;
/** A judged answer of up to this many words says nothing about the student's style: answers are just short. */
const bareAnswer = 3;

/**
 * Returns how the student writes, and how long a reply may be (lesson spec, Student Style): up to 5 words a message QUIET, 2-3
 * sentences; up to 15 MODERATE, 3-5; above EXPRESSIVE, and the tutor can elaborate.
 *
 * Shape   `messages` are the student's, oldest first; the last ten that count are used. A judged answer of at most three words
 *         doesn't count, because "3/4" is short only because the answer is; nor does a button press, whose sentence is ours.
 *         With nothing left she is MODERATE: nobody is called quiet for answering. Disengaging: each of her last four or more
 *         messages is no longer than the one before, and the last is at most half as long as the first of them.
 */
export function studentStyle(messages: readonly WrittenMessage[]): StudentStyle {
  const telling = messages
    .filter(({ text, judged }) => !isWishSentence(text) && !(judged !== null && wordsIn(text) <= bareAnswer))
    .slice(-shownBy);
  const lengths = telling.map(({ text }) => wordsIn(text));
  const average_words = lengths.length === 0 ? null : lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const kind =
    average_words === null || (average_words > quietUpTo && average_words <= moderateUpTo)
      ? 'MODERATE'
      : average_words <= quietUpTo
        ? 'QUIET'
        : 'EXPRESSIVE';
  const emoji = telling.some(({ text }) => hasEmoji(text));
  const asks_questions = telling.some(({ heard }) => heard?.cues.includes('asks_something') ?? false);
  const disengaging = growShorter(lengths.slice(-shorterOver));
  const directive = [
    manners[kind],
    ...(emoji ? ['The student uses emoji: be warm, and use none yourself.'] : []),
    ...(asks_questions ? ['The student asks questions: answer them before you go on.'] : []),
    ...(disengaging
      ? ['The replies are getting shorter: change the way, make the next step small and concrete, and keep it light.']
      : []),
  ].join(' ');
  return { kind, average_words, emoji, asks_questions, disengaging, sentences: sentencesFor[kind], directive };
}

/** Counts words: runs of letters or digits; 3/4 is one. */
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

const growShorter = (lengths: readonly number[]): boolean =>
  lengths.length >= shorterOver &&
  lengths.every((length, i) => i === 0 || length <= lengths[i - 1]!) &&
  lengths.at(-1)! * 2 <= lengths[0]!;

const sentencesFor = {
  QUIET: { min: 2, max: 3 },
  MODERATE: { min: 3, max: 5 },
  EXPRESSIVE: { min: 3, max: 8 },
} as const;

const manners = {
  QUIET: 'The student writes little: answer in two or three short sentences.',
  MODERATE: 'Answer in three to five sentences.',
  EXPRESSIVE: 'The student writes at length: you may elaborate where it helps, and take up what was written.',
} as const;
