/** A number with its sign, a fraction or a ratio: "-13", "3/7", "1:4". In "11 - 13" something is taken away. */
const values = /(?:(?<![\w)])-)?\d+(?:\.\d+)?(?:[/:]\d+)?/g;
const letter = /\b(?:it|be|choice|option|answer) ([a-h])\b(?! \w)/i;

export const valuesIn = (text: string): string[] => text.match(values) ?? [];

/** The one value that she asks about: a number, or the letter of a choice; null where there is none, or several. */
export function valueAskedAbout(text: string): string | null {
  const [value, ...more] = valuesIn(text);
  if (more.length > 0) return null;
  return value ?? letter.exec(text)?.[1]?.toUpperCase() ?? null;
}
