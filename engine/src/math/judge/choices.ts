/** Keys of choices by position: A, B, C … */
export const choiceKey = (position: number): string => String.fromCodePoint(65 + position);

/** The position of a key, in capitals or not: the other way round. */
export const choicePosition = (key: string): number => key.toUpperCase().charCodeAt(0) - 65;

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** Dollar signs mark mathematics and LaTeX's words wrap it; a student sees neither, so they do not count. */
export const bareWords = (text: string): string =>
  tidy(text.replace(/\\(?:text(?:bf|it|rm)?|mathrm|mathbf|boxed)\s*\{([^{}]*)\}/g, '$1').replace(/\$/g, ''));

/** The key that a text is and nothing more: `B`, `b`, `(b)`, `B)`, `option B`; null for any other text. */
export const writtenKey = (text: string): string | null =>
  /^(?:(?:option|choice|answer)\s)?\(?([A-Za-z])[).]?$/i.exec(bareWords(text))?.[1]?.toUpperCase() ?? null;

/**
 * The position of the choice that a text names: by its exact text, by its key, or by both (`B) 1/3`), practice spec §5.2. A text comes
 * before a key, so that a choice which reads "B" is found by its own name. Null when it names none, or two that differ.
 */
export function findChoice(text: string, choices: readonly string[]): number | null {
  for (const same of [tidy, bareWords]) {
    const position = choices.findIndex((choice) => same(choice) === same(text));
    if (position >= 0 && same(text) !== '') return position;
  }
  const [, first, rest] = /^(\(?[A-Za-z][).:])\s*(\S.*)$/s.exec(bareWords(text)) ?? [];
  const key = writtenKey(first?.replace(':', '') ?? text);
  const position = key === null ? -1 : choicePosition(key);
  if (position < 0 || position >= choices.length) return null;
  return rest === undefined || bareWords(choices[position]!) === bareWords(rest) ? position : null;
}
