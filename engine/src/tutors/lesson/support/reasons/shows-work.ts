/** Two numbers with an operation between them. A fraction like 3/4 is a single number. */
const done =
  /\d\s*(?:%|\))?\s*(?:[-+*×÷]\s*|\/\s+|x(?=\d)|\bx\s*|\b(?:plus|minus|times|multiplied by|divided?(?: by)?|split (?:in|into|by)|shared (?:by|with)|take away|takes away|out of|go(?:es)? (?:in|into))\s+)[-(]?\d/i;

/** An operation on one number, in words: "then half", "and 60 more". */
const inWords = /\b(?:half of|double|twice|doubled|halved)\b.*\d|\d.*\b(?:then half|doubled|halved|\d+ more|up to \d+)\b/i;

/**
 * True if the student shows how she calculates, so there's no need to ask for it, or to tell it to her as news: "12 times 7 is
 * 84", "37 up to 40 is 3 then 60 more". "3/4" and "7 out of 8" by themselves are values.
 */
export function showsWork(text: string): boolean {
  const numbers = text.match(/\d+(?:[./]\d+)?/g) ?? [];
  return numbers.length > 2
    ? done.test(text) || inWords.test(text)
    : /\d\s*[-+*×÷x]\s*\d/.test(text) && /=|\bis\b|\bcause\b/.test(text);
}
