/** Any seed as a whole number; without one, 0. */
export const seedOf = (seed: number | string | null | undefined): number =>
  [...String(seed ?? '')].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 1_000_003, 0);
