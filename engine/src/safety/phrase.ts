import { wordClasses } from './phrases/word-classes.ts';

/**
 * A phrase of the first layer, written so that a person can read it:
 *
 *     i ~2 want|wish to die       words, one of several, and up to two words in between
 *     my <adult> hits? me         a class of words (word-classes.ts), and an optional word
 *     ^ kms $                     the beginning and the end of a sentence
 *     live at # ~2 <street>       a word with a digit in it
 *     account is ##               a word with a number of five digits or more in it
 *     hiding & <adult> & scared   each of these, anywhere in one sentence, in any order
 *
 * If one of `unless` is in the same sentence, the phrase doesn't count: "my dad beats me at chess".
 */
export type PhraseRow = string | { readonly says: string; readonly unless: readonly string[] };

/**
 * A row, prepared for matching. `also`: what must be in the same sentence. `keys`: a message without any of these words can't
 * match.
 */
export type Phrase = { says: RegExp; also: readonly RegExp[]; unless: readonly RegExp[]; keys: readonly string[] };

/** Words that rows name together, by the name of their class. */
export type WordClasses = Readonly<Record<string, readonly string[]>>;

/**
 * Prepares a row for matching. The pattern reads a message as `readMessage` writes it, in time linear in the message: every
 * repetition has at most six words, and begins and ends at a space.
 *
 * Errors  throws for a part that can't be parsed, a class that doesn't exist, and a row without a word that is always there.
 */
export function phraseOf(row: PhraseRow, classes: WordClasses = wordClasses): Phrase {
  const { says, unless } = typeof row === 'string' ? { says: row, unless: [] } : row;
  const keys = keysOf(says, classes);
  if (keys.length === 0) throw new Error(`A phrase needs a word that is always there: ${says}`);
  const [first = '', ...also] = says.split(' & ');
  const pattern = (line: string) => patternOf(line, classes);
  return { says: pattern(first), also: also.map(pattern), unless: unless.map(pattern), keys };
}

/** Returns every word of a row, its classes, and its exceptions: words that a disguised word may turn out to be. */
export const wordsIn = (row: PhraseRow, classes: WordClasses = wordClasses): string[] => {
  const lines = typeof row === 'string' ? [row] : [row.says, ...row.unless];
  return lines
    .flatMap((line) => line.split(' ').flatMap((part) => (isMark(part) ? [] : choicesOf(part, classes))))
    .flatMap((choice) => choice.split(' '));
};

const isMark = (part: string): boolean => /^(?:##?|[\^$&])$|^~\d$/.test(part);

/** A mark, or words and classes separated by bars, with a question mark if all of them are optional. */
const readable = /^(?:##?|[\^$]|~[1-9]|(?:[a-z0-9_$#]+|<[a-z_]+>)(?:\|(?:[a-z0-9_$#]+|<[a-z_]+>))*\??)$/;

const withDigit = '(?=[^ ]*\\p{N})[^ ]+ ';
const withLongNumber = '(?=[^ ]{0,6}\\p{N}{5})[^ ]+ ';

function patternOf(says: string, classes: WordClasses): RegExp {
  const parts = says.split(' ').map((part) => {
    if (!readable.test(part)) throw new Error(`A phrase has a part that cannot be read, “${part}”: ${says}`);
    if (part === '^') return '(?<=\\. )';
    if (part === '$') return '(?=\\. )';
    if (part === '#') return withDigit;
    if (part === '##') return withLongNumber;
    if (part.startsWith('~')) return `(?:(?!\\. )[^ ]+ ){0,${part.slice(1)}}`;
    const choice = choicesOf(part, classes).map((words) =>
      words === '$' ? '(?=\\. )' : words === '#' ? withDigit : `${literal(words)} `,
    );
    return `(?:${choice.join('|')})${part.endsWith('?') ? '?' : ''}`;
  });
  return new RegExp(`(?<= )${parts.join('')}`, 'u');
}

/** Returns the words that a part stands for. */
function choicesOf(part: string, classes: WordClasses): readonly string[] {
  return part
    .replace(/\?$/, '')
    .split('|')
    .flatMap((choice) => {
      const name = /^<(.+)>$/.exec(choice)?.[1];
      if (name === undefined) return [choice];
      const words = classes[name];
      if (words === undefined) throw new Error(`There is no class of words named ${name}`);
      return words;
    });
}

/** Returns the words of the part that is rarest, judged by their length, among the parts that are always there. */
function keysOf(says: string, classes: WordClasses): string[] {
  const always = says.split(' ').filter((part) => !isMark(part) && !part.endsWith('?') && !/[$#]/.test(part));
  const firsts = always.map((part) => choicesOf(part, classes).map((choice) => choice.split(' ')[0]!));
  const shortest = (words: readonly string[]) => Math.min(...words.map(({ length }) => length));
  return firsts.toSorted((a, b) => shortest(b) - shortest(a) || a.length - b.length)[0] ?? [];
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
