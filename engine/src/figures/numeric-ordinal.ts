/** Returns 1st, 2nd, 12th; correct below 21 only, which is enough for places in a list or a lesson. */
export const numericOrdinal = (place: number): string => `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`;
