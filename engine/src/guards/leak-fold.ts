/**
 * A text with its mathematics in one plain spelling, so that `\frac{3}{4}`, `$\tfrac34$`, `¾` and `3 / 4` are all 3/4, and "is at most 3"
 * is ≤ 3. Words keep their case. Linear in the length of the text.
 */
export function foldMath(text: string): string {
  return text
    .normalize('NFKC') // ½ → 1⁄2, ² → 2: exponents are marked first, below
    .replace(/\p{Cf}/gu, '')
    .replace(/[−–—‐‑]/g, '-')
    .replace(/[×·⋅∙∗]/g, '*')
    .replace(/[⁄∕]/g, '/')
    .replace(/÷/g, '/')
    .replace(/\\[dtc]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, fraction)
    .replace(/\\[dtc]?frac\s*(\d)\s*(\d)/g, ' $1/$2')
    .replace(/\\(?:text|mathrm|mathbf|textbf|operatorname)\s*\{([^{}]*)\}/g, '$1')
    .replace(/\\(?:cdot|times|ast)(?![a-zA-Z])/g, '*')
    .replace(/\\div(?![a-zA-Z])/g, '/')
    .replace(/\\(?:leq?|leqslant)(?![a-zA-Z])/g, '≤')
    .replace(/\\(?:geq?|geqslant)(?![a-zA-Z])/g, '≥')
    .replace(/\\lt(?![a-zA-Z])/g, '<')
    .replace(/\\gt(?![a-zA-Z])/g, '>')
    .replace(/\\infty/g, '∞')
    .replace(/\\cup/g, '∪')
    .replace(/\\pm/g, '±')
    .replace(/\\(?:left|right|displaystyle|big[lr]?|Big[lr]?)(?![a-zA-Z])/g, '')
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/\\([%${}])/g, '$1')
    .replace(/\^\{(-?\w+)\}/g, '^$1')
    .replace(/[$*_~`]{2,}|[$`]/g, ' ') // marks of mathematics and of Markdown
    .replace(/\b(?:is |are )?(?:at most|less than or equal to|no more than)\b/gi, '≤')
    .replace(/\b(?:is |are )?(?:at least|greater than or equal to|no less than)\b/gi, '≥')
    .replace(/\b(?:is |are )?(?:less|smaller) than\b(?! or)/gi, '<')
    .replace(/\b(?:is |are )?(?:greater|more|larger|bigger) than\b(?! or)/gi, '>')
    .replace(/[ \t\n\r]+/g, ' ');
}

const fraction = (_: string, top: string, bottom: string): string => {
  const part = (text: string) => (/^\s*[\w.]+\s*$/.test(text) ? text.trim() : `(${text.trim()})`);
  return ` ${part(top)}/${part(bottom)}`;
};

/** Exponents lose their height in `foldMath`; this marks them before. */
export const markExponents = (text: string): string =>
  text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+/g, (run) => `^${run.normalize('NFKC').replace('−', '-')}`);

/** Folded for comparing expressions sign by sign: no spaces, no sign of multiplication where letters touch. */
export const squeezed = (folded: string): string => folded.replace(/\s+/g, '').replace(/(?<=[\w)])\*(?=[a-zA-Z(])/g, '');
