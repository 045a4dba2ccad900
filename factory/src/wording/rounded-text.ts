/** Writes a number rounded to a number of decimal places, with the zeros that show them. */
export const rounded = (value: number, places: number): string => value.toFixed(places);

/**
 * True if a value is far enough from the middle between two neighbors that it rounds the same with π, or a ratio, cut off at
 * four digits, and is not zero.
 */
export function roundsSafely(value: number, places: number): boolean {
  const scaled = Math.abs(value) * 10 ** places;
  return scaled >= 1 && Math.abs(scaled - Math.floor(scaled) - 0.5) > 0.04;
}

/** Writes a multiple of π as it is typed: 36π. */
export const timesPi = (of: number): string => (of === 1 ? 'π' : `${of}π`);
