/**
 * Three or more numbers in a row and nothing else, as when a student puts them in order. The caller must know that it isn't a
 * single number.
 */
const row = /^\s*-?\d+(?:\.\d+)?(?:\s*[,;]\s*-?\d+(?:\.\d+)?){2,}\s*$/;

export const isNumberRow = (text: string): boolean => row.test(text);
