/** Keys of choices by position: A, B, C … */
export const choiceKey = (position: number): string => String.fromCodePoint(65 + position);

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** Dollar signs mark mathematics and are not seen by a student, so they do not count. */
const bare = (text: string): string => tidy(text.replace(/\$/g, ''));

/**
 * The position of the choice that a text names: by its exact text, or by its key (`B`, `b`, `(b)`, `B)`), practice spec §5.2. A text
 * comes before a key, so that a choice which reads "B" is found by its own name. Null when it names none.
 */
export function findChoice(text: string, choices: readonly string[]): number | null {
  for (const same of [tidy, bare]) {
    const position = choices.findIndex((choice) => same(choice) === same(text));
    if (position >= 0 && same(text) !== '') return position;
  }
  const key = /^\(?([A-Za-z])[).]?$/.exec(text.trim())?.[1]?.toUpperCase();
  const position = key === undefined ? -1 : key.charCodeAt(0) - 65;
  return position >= 0 && position < choices.length ? position : null;
}
