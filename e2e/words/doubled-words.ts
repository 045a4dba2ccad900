/** Words that may be repeated: "the one that that rule gives", "she had had two", "minus minus 3". */
const mayRepeat: ReadonlySet<string> = new Set(['that', 'had', 'minus']);

/**
 * Finds a word that is repeated ("the the"), as it's written; null if there is none. A number or a letter of mathematics may be
 * repeated.
 */
export function doubledWord(text: string): string | null {
  const words = text.replaceAll(/\$[^$]*\$/g, ' ¤ ');
  for (const [twice, word] of words.matchAll(/(?<![\p{L}\d.\-’'])(\p{L}+)\s+\1(?![\p{L}\d\-’'])/giu))
    if (!mayRepeat.has(word!.toLowerCase()) && (word!.length > 1 || /^a$/i.test(word!))) return twice;
  return null;
}
