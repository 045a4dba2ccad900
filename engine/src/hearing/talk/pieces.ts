import { clausesOf } from '../clauses.ts';
import { talkWords, type TalkWord } from './talk-words.ts';

/** Words that may begin something new within a clause ("im tired can we stop"), without any punctuation. */
const startsAnew = new Set(
  (
    'im i ive id ill this its thats is isnt am are do does did can could would should will may what whats why how when where which who please just tell show give ' +
    'thanks sorry help next skip stop lets let explain my your youre you nobody everyone ugh oh check wait dont cant right correct are'
  ).split(' '),
);
/** Words after which usually something new begins. */
const endsThere = new Set('thanks ugh lol ok oh omg argh yay sorry yes no please ohh aha wow hi hello hey'.split(' '));

/** A stretch of a message that is always kept together: no act begins or ends within it. */
export type Piece = { readonly words: readonly TalkWord[]; readonly start: number; readonly end: number };

/**
 * Cuts a message into its smallest pieces: clauses, cut further at words that can begin another sentence.
 *
 * Shape   in order, with places in the message; each has a word, a number, or a sign. Linear in the message.
 */
export function piecesOf(message: string): readonly Piece[] {
  const words = talkWords(message);
  const starts = new Set(clausesOf(message).map(({ start }) => start));
  const pieces: Piece[] = [];
  let open: TalkWord[] = [];
  const close = (): void => {
    if (open.length > 0) pieces.push({ words: open, start: open[0]!.start, end: open.at(-1)!.end });
    open = [];
  };
  words.forEach((word, at) => {
    const before = words[at - 1];
    const isWithin = before !== undefined && before.start === word.start; // a second word of one spelling, as in "idk"
    if (open.length > 0 && !isWithin && (starts.has(word.start) || (word.kind === 'word' && opensPiece(word, before)))) close();
    open.push(word);
  });
  close();
  return pieces;
}

const opensPiece = (word: TalkWord, before: TalkWord | undefined): boolean =>
  startsAnew.has(word.word) || (before !== undefined && endsThere.has(before.word));
