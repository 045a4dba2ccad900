/** So long may a message be that a tutor reads; the server's own measure, `longestMessage` of the schema, which carries a parser. */
export const longestMessage = 2000;

const number = new Intl.NumberFormat('en');

/** How long a text is beside how long it may be. */
export const lengthWord = (text: string): string =>
  `${number.format(text.length)} of ${number.format(longestMessage)} characters.`;
