/**
 * Writes a text with its signs in one plain spelling, so that `\frac{3}{4}`, `$\tfrac34$`, `¾` and `3 / 4` are all 3/4. Words
 * keep their case. Linear in the length of the text.
 */
export function foldSigns(text: string): string {
  const plain = /[^\x00-\x7f]/.test(text) ? foldUnicode(text) : text; // oxlint-disable-line no-control-regex
  const typed = plain.replace(/(?<=[\d)] ?)[xX](?= ?\$?\d)/g, '*'); // 3 x 20, as it is typed
  return (typed.includes('\\') ? foldLatex(typed) : typed)
    .replace(/\bpi\b/gi, 'π')
    .replace(/\bplus(?: or |-| and |\/)minus\b/gi, '±')
    .replace(/\^\{(-?\w+)\}/g, '^$1')
    .replace(/(?<=\d)\{,\}(?=\d)/g, ',')
    .replace(/(?<=^|[\s("'=:-])([*_])(?=\S)([^*_\n]{1,80})(?<=\S)\1(?=$|[\s.,;:!?)"'])/g, ' $2 ') // *emphasis*
    .replace(/[$*_~`]{2,}|[$`€£]/g, ' ') // marks of mathematics, money and Markdown
    .replace(/[ \t\n\r]+/g, ' ');
}

const foldUnicode = (text: string): string =>
  markExponents(text)
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ') // 1½ is no 11/2
    .normalize('NFKC') // ½ → 1⁄2, ² → 2: exponents are marked above
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[−–—‐‑]/g, '-')
    .replace(/[×·⋅∙∗•]/g, '*')
    .replace(/[⁄∕÷]/g, '/');

/** Matches what is between two braces, with up to two more levels of braces inside. */
const inBraces = String.raw`\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}`;
const wholeFraction = new RegExp(String.raw`\\[dtc]?frac\s*${inBraces}\s*${inBraces}`, 'g');

const foldLatex = (text: string): string =>
  text
    .replace(/\^\s*\{\s*(-?\w+)\s*\}/g, '^$1')
    .replace(wholeFraction, fraction)
    .replace(wholeFraction, fraction) // fractions inside another
    .replace(wholeFraction, fraction)
    .replace(
      /\\[dtc]?frac\s*(?:\{([^{}]*)\}|(\d))\s*(?:\{([^{}]*)\}|(\d))/g,
      (all, a?: string, b?: string, c?: string, d?: string) => fraction(all, a ?? b ?? '', c ?? d ?? ''),
    )
    .replace(/\\(?:text|mathrm|mathbf|textbf|boxed|operatorname)\s*\{([^{}]*)\}/g, ' $1')
    .replace(/\\(?:cdot|times|ast)(?![a-zA-Z])/g, '*')
    .replace(/\\div(?![a-zA-Z])/g, '/')
    .replace(/\\(?:leq?|leqslant)(?![a-zA-Z])/g, '≤')
    .replace(/\\(?:geq?|geqslant)(?![a-zA-Z])/g, '≥')
    .replace(/\\lt(?![a-zA-Z])/g, '<')
    .replace(/\\gt(?![a-zA-Z])/g, '>')
    .replace(/\\approx(?![a-zA-Z])/g, '≈')
    .replace(/\\pi(?![a-zA-Z])/g, 'π')
    .replace(/\\infty/g, '∞')
    .replace(/\\cup/g, '∪')
    .replace(/\\pm/gi, '±')
    .replace(/\\(?:left|right|displaystyle|big[lr]?|Big[lr]?)(?![a-zA-Z])/g, '')
    .replace(/\\[,;:! ()[\]]/g, ' ')
    .replace(/\\([%${}])/g, '$1');

/** Folds signs, and comparisons in words too: "is at most 3" is ≤ 3. */
export const foldMath = (text: string): string => foldComparisons(foldSigns(text));

export const foldComparisons = (folded: string): string =>
  comparing.test(folded) ? foldWords(folded) : folded.replace(/ {2,}/g, ' ');

const comparing = /\b(?:at (?:most|least)|than)\b/i;

const foldWords = (folded: string): string =>
  folded
    .replace(/\b(?:is |are )?(?:at most|less than or equal to|no more than)\b/gi, '≤')
    .replace(/\b(?:is |are )?(?:at least|greater than or equal to|no less than)\b/gi, '≥')
    .replace(/\b(?:is |are |(?:has|have) to be |must be |should be )?(?:less|smaller) than\b(?! or)/gi, '<')
    .replace(/\b(?:is |are |(?:has|have) to be |must be |should be )?(?:greater|more|larger|bigger) than\b(?! or)/gi, '>')
    .replace(/ {2,}/g, ' ');

const fraction = (_: string, top: string, bottom: string): string => {
  const part = (text: string) => (/^\s*[\w.]+\s*$/.test(text) ? text.trim() : `(${text.trim()})`);
  return ` ${part(top)}/${part(bottom)}`;
};

/** Marks exponents with ^ first, because NFKC turns them into ordinary digits. */
const markExponents = (text: string): string =>
  text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+/g, (run) => `^${run.normalize('NFKC').replace('−', '-')}`);

/**
 * Squeezes a folded text for comparing expressions character by character: no spaces, and no multiplication sign where letters
 * touch.
 */
export const squeezed = (folded: string): string => folded.replace(/\s+/g, '').replace(/(?<=[\w)])\*(?=[a-zA-Z(])/g, '');

/**
 * Returns a function that maps stretches of a folded text to the text that it was folded from. Folding removes letters and
 * never changes the order of the rest, so they can be matched one by one.
 */
export function placesIn(text: string, folded: string): (from: number, to: number) => { at: number; length: number } {
  const letters: { sign: string; at: number; end: number }[] = [];
  let at = 0;
  for (const sign of text) {
    const plain = sign < '\u0080' ? sign : sign.normalize('NFKC');
    for (const one of plain) if (isLetter(one)) letters.push({ sign: one, at, end: at + sign.length });
    at += sign.length;
  }
  const met: (number | undefined)[] = [];
  let next = 0;
  for (let i = 0; i < folded.length; i += 1) {
    const sign = folded[i]!;
    if (!isLetter(sign)) continue;
    let found = next;
    while (found < letters.length && found < next + 80 && letters[found]!.sign !== sign) found += 1;
    if (letters[found]?.sign !== sign) continue;
    met[i] = found;
    next = found + 1;
  }
  return (from, to) => {
    let [start, end] = [-1, 0];
    for (let i = Math.max(0, from); i < Math.min(to, folded.length); i += 1) {
      const letter = met[i] === undefined ? undefined : letters[met[i]!];
      if (letter === undefined) continue;
      if (start < 0) start = letter.at;
      end = letter.end;
    }
    return start < 0 ? { at: 0, length: text.length } : { at: start, length: end - start };
  };
}

const isLetter = (sign: string): boolean => (sign < '\u0080' ? /[a-zA-Z0-9]/ : /[\p{L}\p{N}]/u).test(sign);
