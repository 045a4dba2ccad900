const spoken: readonly (readonly [RegExp, string])[] = [
  [/\b(?:plus|added to|add(?:ed)?|and then add)\b/gi, '+'],
  [/\b(?:minus|takes? away|took away|subtract(?:ed)?)\b|−/gi, '-'],
  [/\b(?:times|multiplied by|timesed by)\b|×|(?<=\d)\s*x\s*(?=\d)/gi, '*'],
  [/\b(?:divided? by|divided?|split (?:in|into|by)(?: to)?|shared (?:by|with|between|among)|over)\b|÷/gi, ' / '],
];

/**
 * Writes the operations in a student's work as signs: "8 plus 3" → "8 + 3". For a tutor's sentence, `arithmeticInSigns` of the
 * guards is stricter, because a word wrongly taken for a sign would block a good reply there.
 */
export const operationsInSigns = (text: string): string =>
  spoken.reduce((said, [words, sign]) => said.replace(words, sign), text);
