const spoken: readonly (readonly [RegExp, string])[] = [
  [/\b(?:plus|added to|add(?:ed)?|and then add)\b/gi, '+'],
  [/\b(?:minus|takes? away|took away|subtract(?:ed)?)\b|−/gi, '-'],
  [/\b(?:times|multiplied by|timesed by)\b|×|(?<=\d)\s*x\s*(?=\d)/gi, '*'],
  [/\b(?:divided? by|divided?|split (?:in|into|by)(?: to)?|shared (?:by|with|between|among)|over)\b|÷/gi, ' / '],
];

/**
 * Work that a student tells in words, with its operations in signs: "8 plus 3" → "8 + 3". What a tutor's own sentence states is read more strictly, by
 * `arithmeticInSigns` of the guards, for a word that is wrongly taken for a sign would stop a good reply there.
 */
export const operationsInSigns = (text: string): string =>
  spoken.reduce((said, [words, sign]) => said.replace(words, sign), text);
