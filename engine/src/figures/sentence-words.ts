/** 'a, b, and c' */
export const series = (items: readonly string[]): string =>
  items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)!}`;

/**
 * Returns a number as it is read in a sentence: rounded to six places, with a true minus sign, and with commas from ten
 * thousand on.
 */
export function spokenNumber(value: number): string {
  const rounded = Number(value.toFixed(6));
  const text = Math.abs(rounded) >= 10_000 ? rounded.toLocaleString('en-US') : String(rounded);
  return text.replace('-', '−');
}

/** '1 dot', '3 dots' */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${spokenNumber(count)} ${count === 1 ? one : many}`;

/** Capitalizes the first letter of a sentence. */
export const capital = (text: string): string => (text[0] ?? '').toUpperCase() + text.slice(1);

/** Ends a sentence, unless the abbreviation at its end has a period already: "12 in." */
export const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);
