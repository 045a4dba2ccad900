/** Writes "left over" as one word, because its "left" is no side. */
export const withLeftover = (text: string): string => text.replace(/\bleft[- ]?over\b/gi, 'leftover');
