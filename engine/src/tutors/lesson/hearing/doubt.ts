/** Verbs whose "not" students write without its apostrophe, with two that they misspell: "isnt", "dont", "dosnt", "arnt". */
const contracted = 'is|are|ar|ai|was|were|do|does|dos|did|ca|wo|could|would|should|must|need|has|have|had';
const denial = String.raw`\b(?:not|never|(?:${contracted})nt)\b|n['’]t\b`;

/**
 * Returns a pattern that finds a denial, or `more`: "not", "never", and "n't" with its apostrophe or without. Other words that
 * end with these letters deny nothing: "percent", "count", "different".
 */
export const denialOr = (more: RegExp): RegExp => new RegExp(`${denial}|${more.source}`, 'i');

/**
 * Returns a pattern that finds a doubt, or `more`. What a student denies, supposes ("if"), weighs ("or") or asks the reason of
 * ("why") isn't stated, so it's neither her answer nor her claim.
 */
export const doubtOr = (more: RegExp): RegExp => denialOr(new RegExp(`${more.source}|\\b(?:why|if|or)\\b`));
