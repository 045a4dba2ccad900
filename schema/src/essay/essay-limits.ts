/** Characters of an essay that are kept. A DBQ has some 6,000; what is far beyond is a paste of something else. */
export const longestEssay = 300_000;
/** Beyond the text: what the JSON of paragraphs, chips, and notes takes. */
export const essayBytes = 2_097_152;

/** Characters of a note beside a document. */
export const longestNote = 2000;
/** Marks and notes in all documents of an essay. */
export const mostMarks = 300;
