/** A quotient of two whole numbers with nothing tighter beside it: 5 / 6, not 2^5 / 6, 10 / 5 / 2 or 0.5 / 6. */
const quotient = /(?<![\w.^}\])]|\/ |\\div |: )(\d+) \/ (\d+)(?![\w.^!]| \/|\.\d)/g;

/** Rewrites the quotients in LaTeX as fractions with a bar between top and bottom, as the page prints them. */
export const withFractionBars = (latex: string): string => latex.replace(quotient, '\\frac{$1}{$2}');
