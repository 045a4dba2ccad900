/** So long may a note be, and so many marks and notes may an essay have; the server's own measures, in the schema, which carries a parser. */
export const longestNote = 2000;
export const mostMarks = 300;
/** So long may a message to the coach be. */
export const longestCoachMessage = 4000;
