/** 1st, 2nd, 12th; below 21, as places in a list or a lesson are. */
export const numericOrdinal = (place: number): string => `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`;
