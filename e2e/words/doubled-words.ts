/** Words that may stand twice: "the one that that rule gives", "she had had two", "minus minus 3". */
const mayRepeat: ReadonlySet<string> = new Set(['that', 'had', 'minus']);

/** A word that stands twice in a row, "the the", as it is written; null where there is none. A number or a letter of mathematics may stand twice. */
export function doubledWord(text: string): string | null {
  const words = text.replaceAll(/\$[^$]*\$/g, ' ¤ ');
  for (const [twice, word] of words.matchAll(/(?<![\p{L}\d.\-’'])(\p{L}+)\s+\1(?![\p{L}\d\-’'])/giu))
    if (!mayRepeat.has(word!.toLowerCase()) && (word!.length > 1 || /^a$/i.test(word!))) return twice;
  return null;
}
