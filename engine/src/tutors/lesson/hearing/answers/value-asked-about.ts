/** A number with its sign, a fraction, or a ratio: "-13", "3/7", "1:4". In "11 - 13" the minus is a subtraction. */
const values = /(?:(?<![\w)])-)?\d+(?:\.\d+)?(?:[/:]\d+)?/g;
const letter = /\b(?:it|be|choice|option|answer) ([a-h])\b(?! \w)/i;

export const valuesIn = (text: string): string[] => text.match(values) ?? [];

/**
 * Returns the only value that the student asks about: a number, or the letter of a choice; null if there is none, or more than
 *         one.
 */
export function valueAskedAbout(text: string): string | null {
  const [value, ...more] = valuesIn(text);
  if (more.length > 0) return null;
  return value ?? letter.exec(text)?.[1]?.toUpperCase() ?? null;
}
