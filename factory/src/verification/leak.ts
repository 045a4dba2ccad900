export type Verdict = { kind: 'clean' } | { kind: 'leak'; form: string };

/** Finds the answer in a hint; where the stem shows the same number anyway, only saying "is 3" or "= 3" tells. */
export function findLeak(draft: string, forms: readonly string[], shown: string): Verdict {
  const [said, onScreen] = [folded(draft), folded(shown)];
  for (const form of forms) {
    const text = folded(form).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const alone = new RegExp(`(?<![\\w.])${text}(?!\\w|\\.\\d)`);
    const asserted = new RegExp(`(=|\\bis|\\bequals)\\s*${text}(?!\\w|\\.\\d)`);
    if ((alone.test(onScreen) ? asserted : alone).test(said)) return { kind: 'leak', form };
  }
  return { kind: 'clean' };
}
const folded = (text: string): string =>
  text
    .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replace(/(?<!\\)\$/g, '')
    .replace(/\s+/g, ' ');
