/** The ways in which students write the word that begins a reason: alternatives of a pattern. */
export const because = 'because|becuz|becaus|becuase|becouse|cause|cuz|coz|cus|bc|bcuz|since';
