/** The longest message allowed. A copy of the schema's `longestMessage`, because that module includes a parser. */
export const longestMessage = 4000;
