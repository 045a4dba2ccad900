/** The spellings of "because" and similar words that students use, as alternatives of a pattern. */
export const because = 'because|becuz|becaus|becuase|becouse|becus|cause|cuz|coz|cos|cus|bc|bcuz|since';

/** Matches if a reason follows, or is given. */
export const givesReason = new RegExp(`\\b(?:${because})\\b`, 'i');
