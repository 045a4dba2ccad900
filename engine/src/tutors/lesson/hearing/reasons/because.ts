/** The ways in which students write the word that begins a reason: alternatives of a pattern. */
export const because = 'because|becuz|becaus|becuase|becouse|becus|cause|cuz|coz|cus|bc|bcuz|since';

/** That a reason follows, or stands there. */
export const givesReason = new RegExp(`\\b(?:${because})\\b`, 'i');
