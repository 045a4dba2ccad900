/** A whole number part of four digits or more that has no commas yet, and is no part of a decimal or of a group in braces. */
const ungrouped = /(?<![\d{,.:])[1-9]\d{3,}(?![\d,}])/g;

const groupedBy = (comma: string, text: string): string =>
  text.replace(ungrouped, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, comma));

/** The same mathematics with commas from four digits on: 1024 → 1{,}024. */
export const groupedMath = (math: string): string => groupedBy('{,}', math);

/** The same text, its mathematics between dollar signs included: 'Divide $5000$ by 1000' → 'Divide $5{,}000$ by 1,000'. */
export const groupedText = (text: string): string =>
  text
    .split(/((?<!\\)\$(?:\\.|[^$\\])+\$)/)
    .map((part, at) => groupedBy(at % 2 === 1 ? '{,}' : ',', part))
    .join('');
