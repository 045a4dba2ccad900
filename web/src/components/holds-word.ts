/** Names in mathematics that are spelled like words. `begun` matches our own names while they're still being typed. */
const names = /^(?:a?(?:sin|cos|tan)h?|cot|sec|csc|log|ln|exp|lim|min|max|mod|gcd|lcm|deg|rad|sqrt|cbrt|pi|infinity)$/i;
const begun = /(?:sqr?|cbr?|inf(?:i(?:n(?:it?)?)?)?)$/i;
/** Two-letter words. Since they could also be variables, they count only if the run of letters is nothing else. */
const short = /^(?:am|an|as|at|be|by|do|go|he|hi|if|in|is|it|me|my|no|of|oh|ok|on|or|so|to|up|us|we)$/i;

/**
 * True if the student is writing words into a math field instead of a formula: its TeX has a word that isn't a name in
 * mathematics.
 */
export function holdsWord(tex: string): boolean {
  const letters = tex
    .replaceAll(/\\placeholder\{[^{}]*\}/g, ' ')
    .replaceAll(/\\(?:text|mathrm|operatorname)(?=\{)/g, ' ')
    .replaceAll(/\\[a-z]+/gi, ' ');
  return letters.split(/[^\p{L}]+/u).some((run) => short.test(run) || (run.replace(begun, '').length >= 3 && !names.test(run)));
}
