/** The longest message that a tutor reads. A copy of the schema's `longestMessage`, because that module includes a parser. */
export const longestMessage = 2000;

const number = new Intl.NumberFormat('en');

/** Returns a text's length and its limit, as words. */
export const lengthWord = (text: string): string =>
  `${number.format(text.length)} of ${number.format(longestMessage)} characters.`;
