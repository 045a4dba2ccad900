/** The grades there are, as the schema bounds them; a test holds the two together, for the schema would bring its parser along. */
export const grades: readonly number[] = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
