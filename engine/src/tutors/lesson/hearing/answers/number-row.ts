/** Numbers one after another and nothing else, three at least: as the student puts them in order. Whoever asks has seen that it is no one number. */
const row = /^\s*-?\d+(?:\.\d+)?(?:\s*[,;]\s*-?\d+(?:\.\d+)?){2,}\s*$/;

export const isNumberRow = (text: string): boolean => row.test(text);
