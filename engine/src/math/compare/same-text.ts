/** LaTeX commands that only space or size other LaTeX. */
const dress = /\\(?:left|right|displaystyle|textstyle|big[lr]?|Big[lr]?|mleft|mright)(?![A-Za-z])/g;
const spaces = /\\[,:;! ]|\\(?:quad|qquad|thinspace|enspace|space)(?![A-Za-z])|~/g;

/**
 * Strips a text of what doesn't matter: LaTeX's spacing commands, dollar signs around mathematics, a period at the end, and
 * spaces. A space between two letters or digits stays, because 1 1/2 is not 11/2.
 */
const bare = (text: string): string =>
  text
    .replace(dress, '')
    .replace(/\\[dtc]frac(?![A-Za-z])/g, '\\frac')
    .replace(spaces, ' ')
    .replace(/^\s*\$([^$]*)\$\s*$/, '$1')
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/(?<![A-Za-z0-9.]) | (?![A-Za-z0-9.])/g, '')
    .replace(/(?<!\.)\.$/, '')
    .trim();

/** Returns the words of an answer, so that \text{Tuesday} and tuesday are the same; null if it is not made of words alone. */
const wordsOf = (text: string): string | null => {
  const plain = text
    .replace(/\\(?:text|textbf|mathrm|mbox)\s*\{([^{}]*)\}/g, '$1')
    .replace(/[\s$.]+/g, ' ')
    .trim();
  return /^[A-Za-z]{4,}(?:[ '-][A-Za-z]+)*$/.test(plain) ? plain.toLowerCase() : null;
};

/**
 * True if two answers are the same text, apart from spaces and LaTeX's spacing commands. Then they are the same answer,
 * whatever it means.
 */
export function isSameText(a: string, b: string): boolean {
  const one = bare(a);
  return one !== '' && one === bare(b);
}

/** True if two answers are the same words, ignoring case. False for mathematics, where a is not A. */
export function isSameWords(a: string, b: string): boolean {
  const words = wordsOf(a);
  return words !== null && words === wordsOf(b);
}
