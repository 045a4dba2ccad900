/** A number rounded to so many decimal places, with the zeros that show them. */
export const rounded = (value: number, places: number): string => value.toFixed(places);

/**
 * Whether rounding is safe: far enough from the middle of two neighbors that a value of π or of a ratio cut off at four digits rounds alike, and
 * not zero.
 */
export function roundsSafely(value: number, places: number): boolean {
  const scaled = Math.abs(value) * 10 ** places;
  return scaled >= 1 && Math.abs(scaled - Math.floor(scaled) - 0.5) > 0.04;
}

/** A multiple of π as it is typed: 36π. */
export const timesPi = (of: number): string => (of === 1 ? 'π' : `${of}π`);
