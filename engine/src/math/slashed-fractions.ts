/** Writes TeX fractions of whole numbers as they are typed: 3/4 for `\frac{3}{4}`. */
export const withSlashedFractions = (text: string): string =>
  text.replace(/\\[dt]?frac\s*\{\s*(\d+)\s*\}\s*\{\s*(\d+)\s*\}/g, '$1/$2');
