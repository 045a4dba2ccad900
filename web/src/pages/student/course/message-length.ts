/** So long may a message be; the server's own measure, `longestMessage` of the schema, which carries a parser. */
export const longestMessage = 4000;
