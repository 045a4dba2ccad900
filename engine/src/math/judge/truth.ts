const words: Readonly<Record<string, boolean>> = {
  true: true,
  t: true,
  yes: true,
  y: true,
  correct: true,
  false: false,
  f: false,
  no: false,
  n: false,
  incorrect: false,
};

/** Returns what a yes-or-no answer says, in any of the usual words; null if it is none of them. */
export function readTruth(text: string): boolean | null {
  const word = text
    .replace(/\\(?:text|mathrm)\s*\{([^{}]*)\}/g, '$1')
    .replace(/[.$!]/g, '')
    .trim()
    .toLowerCase();
  return Object.hasOwn(words, word) ? words[word]! : null;
}
