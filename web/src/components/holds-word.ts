/** Names that are mathematics, though they are spelled like words, and what one of ours begins with while it is typed. */
const names = /^(?:a?(?:sin|cos|tan)h?|cot|sec|csc|log|ln|exp|lim|min|max|mod|gcd|lcm|deg|rad|sqrt|cbrt|pi|infinity)$/i;
const begun = /(?:sqr?|cbr?|inf(?:i(?:n(?:it?)?)?)?)$/i;
/** Words too short to be told from letters that stand for numbers, but for their standing alone. */
const short = /^(?:am|an|as|at|be|by|do|go|he|hi|if|in|is|it|me|my|no|of|oh|ok|on|or|so|to|up|us|we)$/i;

/** Whether somebody writes words into a math field and no formula: its TeX holds a word that is no name of mathematics. */
export function holdsWord(tex: string): boolean {
  const letters = tex
    .replaceAll(/\\placeholder\{[^{}]*\}/g, ' ')
    .replaceAll(/\\(?:text|mathrm|operatorname)(?=\{)/g, ' ')
    .replaceAll(/\\[a-z]+/gi, ' ');
  return letters.split(/[^\p{L}]+/u).some((run) => short.test(run) || (run.replace(begun, '').length >= 3 && !names.test(run)));
}
