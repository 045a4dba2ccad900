import type { MathfieldElement } from 'mathlive';

const opening = /^([([{]|\\(\{|lbrace|lbrack|lparen))$/;
const closing = /^([)\]}]|\\(\}|rbrace|rbrack|rparen))$/;
const bar = /^(\||\\(vert|lvert|rvert|mid))$/;
/** Signs that end a term. A space is one of them: "1 1/2" is a mixed number. */
const betweenTerms = /^([+\-−=,;:<>*]|\\([:;,! ]|pm|mp|cdot|times|div|leq?|geq?|lt|gt|neq?|le|ge))$/;
const space = /^\\[:;,! ]$/;
/**
 * Signs that end a denominator that isn't empty, as a key and as TeX: a sign between terms, or the closing bracket of one that
 * was opened outside it.
 */
const endsDenominator = /^([+\-−*×÷·)\]}]|\\(pm|cdot|times|div|\}))$/;
/** Signs that also end a root: the closing bracket of one that was opened before it. */
const endsRoot = /^([)\]}]|\\\})$/;

/** What comes before the caret in its group: a numerator, a denominator, a root, or the whole line. */
type Before = { from: number; parts: { latex: string; offset: number }[] };

function beforeCaret(element: MathfieldElement): Before {
  const depth = depthAt(element, element.position);
  const parts: Before['parts'] = [];
  let offset = element.position;
  for (; offset > 0 && depthAt(element, offset) >= depth; offset -= 1) {
    if (depthAt(element, offset) > depth) continue; // inside a fraction or a root within the group
    const latex = element.getElementInfo(offset)?.latex?.trim() ?? '';
    if (latex === '') break; // the beginning of the group
    if (!latex.startsWith('\\placeholder')) parts.unshift({ latex, offset });
  }
  return { from: offset, parts };
}

const depthAt = (element: MathfieldElement, offset: number): number => element.getElementInfo(offset)?.depth ?? 0;

/** Returns where the term before the caret begins, and whether it's inside a bracket that is still open. */
function lastTerm({ from, parts }: Before): { start: number; inBracket: boolean } {
  const open = [{ start: from, bar: false }];
  for (const { latex, offset } of parts) {
    const inner = open.at(-1)!;
    if (bar.test(latex) && !inner.bar) open.push({ start: offset, bar: true });
    else if (opening.test(latex)) open.push({ start: offset, bar: false });
    else if (bar.test(latex) || closing.test(latex)) {
      if (open.length > 1) open.pop();
    } else if (betweenTerms.test(latex)) inner.start = offset;
  }
  return { start: open.at(-1)!.start, inBracket: open.length > 1 };
}

/**
 * Writes a fraction line under the selection, or else under the whole term before the caret: "(x+1)(x-2)/3" is one fraction. By
 * itself MathLive takes only the last bracket, and cuts the one before it in two.
 */
export function writeFraction(element: MathfieldElement): void {
  if (element.selectionIsCollapsed) {
    while (space.test(beforeCaret(element).parts.at(-1)?.latex ?? '')) element.executeCommand('deleteBackward');
    const { start } = lastTerm(beforeCaret(element));
    const end = element.position;
    if (start < end) element.selection = { ranges: [[start, end]] };
  }
  element.executeCommand(['insert', '\\frac{#@}{#?}', { selectionMode: 'placeholder' }]);
}

/**
 * Moves the caret out of the denominators and roots that this sign ends, as it would in plain text: in "1/2x+3" the "+3" comes
 * after the fraction, and in "(1+sqrt5)" the bracket closes after the root. Does nothing inside a bracket that was opened
 * there, in an empty group, or if more follows in the group.
 */
export function leaveEnded(element: MathfieldElement, sign: string): void {
  if (!endsDenominator.test(sign)) return;
  for (;;) {
    const before = beforeCaret(element);
    const parent = element.position + 1; // at the end of a group, the next position is that of the fraction or root around it
    if (depthAt(element, parent) >= depthAt(element, element.position) || before.parts.length === 0) return;
    const holder = element.getElementInfo(parent)?.latex ?? '';
    if (!(holder.startsWith('\\frac') || (holder.startsWith('\\sqrt') && endsRoot.test(sign)))) return;
    if (lastTerm(before).inBracket) return;
    element.executeCommand('moveAfterParent');
  }
}
