/** LaTeX that only spaces or sizes what it stands with. */
const dress = /\\(?:left|right|displaystyle|textstyle|big[lr]?|Big[lr]?|mleft|mright)(?![A-Za-z])/g;
const spaces = /\\[,:;! ]|\\(?:quad|qquad|thinspace|enspace|space)(?![A-Za-z])|~/g;

/**
 * A text without what does not count: LaTeX's dress, dollar signs around mathematics, a full stop at the end, and space. Space stays
 * between two letters or digits, for 1 1/2 is not 11/2.
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

/** The words that an answer is: \text{Tuesday} and tuesday are one; null where it is not made of words alone. */
const wordsOf = (text: string): string | null => {
  const plain = text
    .replace(/\\(?:text|textbf|mathrm|mbox)\s*\{([^{}]*)\}/g, '$1')
    .replace(/[\s$.]+/g, ' ')
    .trim();
  return /^[A-Za-z]{4,}(?:[ '-][A-Za-z]+)*$/.test(plain) ? plain.toLowerCase() : null;
};

/** Whether two answers are one text, whitespace and LaTeX's dress aside: then they are one answer, whatever it means. */
export function isSameText(a: string, b: string): boolean {
  const one = bare(a);
  return one !== '' && one === bare(b);
}

/** Whether two answers are the same words, in small or capital letters: nothing for a text that is mathematics, where a is not A. */
export function isSameWords(a: string, b: string): boolean {
  const words = wordsOf(a);
  return words !== null && words === wordsOf(b);
}
