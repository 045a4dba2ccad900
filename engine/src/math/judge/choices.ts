/** Keys of choices by position: A, B, C … */
export const choiceKey = (position: number): string => String.fromCodePoint(65 + position);

/** Returns the position of a key, upper- or lowercase. The inverse of `choiceKey`. */
export const choicePosition = (key: string): number => key.toUpperCase().charCodeAt(0) - 65;

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** Strips dollar signs and LaTeX's text commands, which a student doesn't see. */
export const bareWords = (text: string): string =>
  tidy(text.replace(/\\(?:text(?:bf|it|rm)?|mathrm|mathbf|boxed)\s*\{([^{}]*)\}/g, '$1').replace(/\$/g, ''));

/** Returns the key if the text is nothing but a key: `B`, `b`, `(b)`, `B)`, `option B`; null for any other text. */
export const writtenKey = (text: string): string | null =>
  /^(?:(?:option|choice|answer)\s)?\(?([A-Za-z])[).]?$/i.exec(bareWords(text))?.[1]?.toUpperCase() ?? null;

/**
 * Returns the position of the choice that a text names: by its exact text, by its key, or by both (`B) 1/3`), practice spec
 * §5.2. A text is tried before a key, so that a choice which reads "B" is found by its own text. Null if it names none, or
 * two that differ.
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
