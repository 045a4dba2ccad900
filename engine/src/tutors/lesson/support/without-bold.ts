/** Returns a question's text as it is read aloud or quoted: without the marks of bold words, and without blanks around it. */
export const withoutBold = (text: string): string => text.replaceAll('**', '').trim();
