/**
 * Phrases as data. A row is words between blanks: `a|b` either of them, `a?` perhaps, `..` up to three words of any kind; an underscore
 * is a blank inside an alternative. Rows are in the plain spelling of message-words.ts ("i am", "do not").
 */
export type Phrases = (words: string) => boolean;

/** The alternatives' lengths are bounded and so is the gap: looking is linear in the length of the message. */
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

/** Whether any of the phrases stands somewhere in the words. */
export function anywhere(...rows: readonly string[]): Phrases {
  const pattern = new RegExp(`(?:${rows.map(patternOf).join('|')})(?= |$)`, 'u');
  return (words) => pattern.test(` ${words}`);
}

/** Whether the words begin with any of the phrases. */
export function atStart(...rows: readonly string[]): Phrases {
  const pattern = new RegExp(`^(?:${rows.map(patternOf).join('|')})(?= |$)`, 'u');
  return (words) => pattern.test(` ${words}`);
}

/** Words that may stand round anything without changing what it is. */
const politeness = new Set(
  'please um uh uhm hm mm er oh ah ok so well hey hi hello now just then and but yo man bro bruh dude sir miss mister teacher tutor sorry thanks lol haha omg really very wait ? !'.split(
    ' ',
  ),
);

/** The words without what politeness sets before and after them; all of them where nothing else would be left. */
export function withoutPoliteness(words: string): string {
  const all = words.split(' ');
  let [from, to] = [0, all.length];
  while (from < to && politeness.has(all[from]!)) from += 1;
  while (to > from && politeness.has(all[to - 1]!)) to -= 1;
  return from === to ? words : all.slice(from, to).join(' ');
}

/** Whether the words are one of the phrases and nothing more, politeness aside. */
export function wholly(...rows: readonly string[]): Phrases {
  const pattern = new RegExp(`^(?:${rows.map(patternOf).join('|')})$`, 'u');
  return (words) => pattern.test(` ${words.replaceAll(' ?', '')}`) || pattern.test(` ${withoutPoliteness(words)}`);
}
