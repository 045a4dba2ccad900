/** Writes base^exponent as LaTeX; the exponent 1 is not written. */
export const powerTex = (base: string, exponent: number): string => (exponent === 1 ? base : `${base}^{${exponent}}`);

/** Writes the same as it is typed. */
export const powerPlain = (base: string, exponent: number): string =>
  exponent === 1 ? base : exponent < 0 ? `${base}^(${exponent})` : `${base}^${exponent}`;

/** Writes k√r as LaTeX; a factor 1 is not written, and √1 is left out. */
export const rootTex = (factor: number, inside: number): string =>
  inside === 1 ? `${factor}` : `${factor === 1 ? '' : factor === -1 ? '-' : factor}\\sqrt{${inside}}`;

/** Writes the same as it is typed. */
export const rootPlain = (factor: number, inside: number): string =>
  inside === 1 ? `${factor}` : `${factor === 1 ? '' : factor === -1 ? '-' : factor}sqrt(${inside})`;
