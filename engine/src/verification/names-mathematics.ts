/** True if a text contains a number or an expression. */
export const namesMathematics = (text: string): boolean => /\d|(?<!\\)\$/.test(text);
