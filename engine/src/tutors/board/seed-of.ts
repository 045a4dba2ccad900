/** Turns any seed into a whole number; without one, returns 0. */
export const seedOf = (seed: number | string | null | undefined): number =>
  [...String(seed ?? '')].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 1_000_003, 0);
