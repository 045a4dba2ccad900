/** The most characters stored of an essay. A DBQ has about 6,000; anything far longer is a paste of something else. */
export const longestEssay = 300_000;
/** In bytes, including the JSON of paragraphs, chips, and notes. */
export const essayBytes = 2_097_152;

/** The most characters of a note beside a document. */
export const longestNote = 2000;
/** The most marks and notes in all documents of an essay. */
export const mostMarks = 300;
