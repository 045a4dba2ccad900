/**
 * The longest note, and the most marks and notes of an essay. Copies of the schema's limits, because that module includes a
 * parser.
 */
export const longestNote = 2000;
export const mostMarks = 300;
/** The longest message to the coach. */
export const longestCoachMessage = 4000;
