/** Returns the greatest whole number that divides both; of 0 and b it is |b|. */
export const greatestDivisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : greatestDivisor(b, a % b));

/** Returns the least whole number above 0 that both divide; neither is 0. */
export const leastMultiple = (a: number, b: number): number => (a / greatestDivisor(a, b)) * b;
