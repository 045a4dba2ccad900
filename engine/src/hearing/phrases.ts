/**
 * Phrases as data. A row is a list of parts separated by blanks: `a|b` matches either, `a?` is optional, `..` is up to three
 * words of any kind; an underscore is a blank inside an alternative. Rows use the plain spelling of message-words.ts ("i am",
 * "do not").
 */
export type Phrases = (words: string) => boolean;

/**
 * The lengths of the alternatives and of the gap are bounded, so that matching takes time linear in the length of the message.
 */
const patternOf = (row: string): string =>
  row
    .split(' ')
    .map((part) => {
      if (part === '..') return '(?: [^ ]+){0,3}';
      const perhaps = part.endsWith('?');
      const words = (perhaps ? part.slice(0, -1) : part).replaceAll('_', ' ');
      return `(?: (?:${words}))${perhaps ? '?' : ''}`;
    })
    .join('');

/** Matches if any of the phrases occurs anywhere in the words. */
export function anywhere(...rows: readonly string[]): Phrases {
  const pattern = new RegExp(`(?:${rows.map(patternOf).join('|')})(?= |$)`, 'u');
  return (words) => pattern.test(` ${words}`);
}

/** Matches if the words begin with any of the phrases. */
export function atStart(...rows: readonly string[]): Phrases {
  const pattern = new RegExp(`^(?:${rows.map(patternOf).join('|')})(?= |$)`, 'u');
  return (words) => pattern.test(` ${words}`);
}

/** Words that can surround anything without changing its meaning. */
const politeness = new Set(
  'please um uh uhm hm mm er oh ah ok so well hey hi hello now just then and but yo man bro bruh dude sir miss mister teacher tutor sorry thanks lol haha omg really very wait ? !'.split(
    ' ',
  ),
);

/** Removes polite words from both ends. Returns all words if nothing else would be left. */
export function withoutPoliteness(words: string): string {
  const all = words.split(' ');
  let [from, to] = [0, all.length];
  while (from < to && politeness.has(all[from]!)) from += 1;
  while (to > from && politeness.has(all[to - 1]!)) to -= 1;
  return from === to ? words : all.slice(from, to).join(' ');
}

/** Matches if the words are one of the phrases and nothing more, apart from politeness. */
export function wholly(...rows: readonly string[]): Phrases {
  const pattern = new RegExp(`^(?:${rows.map(patternOf).join('|')})$`, 'u');
  return (words) => pattern.test(` ${words.replaceAll(' ?', '')}`) || pattern.test(` ${withoutPoliteness(words)}`);
}
