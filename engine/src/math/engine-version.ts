/**
 * The version of everything that judges: reader, normal forms, comparison, forms, units. It is stored with each verification
 * and each judged attempt (practice spec §6.3). Raise it with any change that could change a verdict.
 */
export const engineVersion = 'stoa-math@3';
