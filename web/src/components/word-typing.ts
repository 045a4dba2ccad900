import type { MathfieldElement } from 'mathlive';
import { holdsWord } from './holds-word.ts';

/** Words that turn into a sign as they're typed. MathLive's own list has hundreds, and turns the unit "in" into ∈. */
const named = { sqrt: '\\sqrt{#?}', cbrt: '\\sqrt[3]{#?}', pi: '\\pi', infinity: '\\infty' };
const signs = {
  '*': '\\cdot',
  '<=': '\\le',
  '>=': '\\ge',
  '!=': '\\ne',
  '+-': '\\pm',
  '≤': '\\le',
  '≥': '\\ge',
  '±': '\\pm',
  '−': '-',
  '×': '\\times',
  '÷': '\\div',
};
const all = { ...named, ...signs };

/**
 * A π that was made from the beginning of a word: "pizza", "piece". In a formula, π may be followed by two of r, h, d and l.
 */
const brokenWord = /\\pi +(?![rhdl]{2}(?![a-z]))([a-z]{2,})/gi;
/** A root that was made from the beginning of a word about roots. */
const brokenRoot = /\\sqrt\{([^{}]*)\}/g;

/**
 * Lets the student type words into a math field, to ask something where an answer was expected. Within and after a word nothing
 * turns into a sign, and a π or a root that was the beginning of a word turns back into letters.
 */
export function wordTyping(element: MathfieldElement): {
  /** Call this with every key, before the field itself handles it. */
  before: (event: KeyboardEvent) => void;
  /** Call this after something was written. */
  after: () => void;
} {
  element.inlineShortcuts = all;
  let inWords = false;
  return {
    before({ key }) {
      if (key.length !== 1) return;
      const words = holdsWord(element.getValue('latex-without-placeholders')) || endsInLetter(element, key);
      if (words !== inWords) element.inlineShortcuts = words ? signs : all;
      inWords = words;
    },
    after() {
      const tex = element.getValue('latex-without-placeholders');
      const back = tex
        .replaceAll(brokenWord, 'pi$1')
        .replaceAll(brokenRoot, (root, within: string) => (holdsWord(within) ? `sqrt${within}` : root));
      if (back === tex) return;
      element.setValue(back, { silenceNotifications: true });
      element.position = element.lastOffset;
    },
  };
}

/** True if this key would make "pi" the end of a longer run of letters, as in "copied". */
function endsInLetter(element: MathfieldElement, key: string): boolean {
  if (key !== 'i' && key !== 'I') return false;
  const before = element.getValue(Math.max(0, element.position - 2), element.position, 'latex');
  return /^[a-z]p$/i.test(before);
}
