/** One signed term of a sum: its coefficient and its letters ('' for a number). */
export type SignedTerm = readonly [coefficient: number, letters: string];

/** A sum of terms with whole coefficients: [[3, 'x'], [-5, '']] is 3x − 5; letters are written as in 'x', 'xy' or 'x^2'. */
export type Terms = readonly SignedTerm[];

/** Combines like terms, in the order in which their letters first appear. */
export function collected(terms: Terms): SignedTerm[] {
  const sums = new Map<string, number>();
  for (const [coefficient, letters] of terms) sums.set(letters, (sums.get(letters) ?? 0) + coefficient);
  return [...sums].filter(([, coefficient]) => coefficient !== 0).map(([letters, coefficient]) => [coefficient, letters]);
}

/** Multiplies every term by k. */
export const times = (k: number, terms: Terms): SignedTerm[] => terms.map(([coefficient, letters]) => [k * coefficient, letters]);
