/**
 * Matches a whole part with four digits or more that has no commas yet, and isn't part of a decimal or of a group in braces.
 */
const ungrouped = /(?<![\d{,.:])[1-9]\d{3,}(?![\d,}])/g;

const groupedBy = (comma: string, text: string): string =>
  text.replace(ungrouped, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, comma));

/** Returns the same mathematics with commas from four digits on: 1024 → 1{,}024. */
export const groupedMath = (math: string): string => groupedBy('{,}', math);

/**
 * Returns the same text, including the mathematics between dollar signs: 'Divide $5000$ by 1000' → 'Divide $5{,}000$ by
 * 1,000'.
 */
export const groupedText = (text: string): string =>
  text
    .split(/((?<!\\)\$(?:\\.|[^$\\])+\$)/)
    .map((part, at) => groupedBy(at % 2 === 1 ? '{,}' : ',', part))
    .join('');
