/**
 * A fact of school mathematics: if a statement matches `about`, it must not match `never`. `unless` matches statements that
 * only look false. All are matched against folded text.
 */
export type SchoolFact = { readonly about: RegExp; readonly never: RegExp; readonly unless?: RegExp };

const asWords = (words: string): RegExp => new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`);

/** Makes a row of a table of facts. Each part is a pattern of whole words. */
export const fact = (about: string, { never, unless }: { readonly never: string; readonly unless?: string }): SchoolFact => ({
  about: asWords(about),
  never: asWords(never),
  ...(unless === undefined ? {} : { unless: asWords(unless) }),
});

export const bigger = '(?:bigger|larger|greater|more|higher)';
export const smaller = '(?:smaller|less|lower|fewer)';
export const tops = '(?:tops?|numerators?|top numbers?|upper numbers?)';
export const bottoms = '(?:bottoms?|denominators?|bottom numbers?|lower numbers?)';
/** The verb between a subject and what is said of it, with words that soften it. */
export const is =
  "(?:is|are|was|gives?|makes?|stays?|equals?|becomes?|remains?|turns out|comes out|has to be|must be|will be|means?|'s)(?: you| out)?(?: (?:always|still|just|simply|really|only|exactly|again|to be|an?|the|another|also|even))*";
