import type { MathfieldElement } from 'mathlive';

const opening = /^([([{]|\\(\{|lbrace|lbrack|lparen))$/;
const closing = /^([)\]}]|\\(\}|rbrace|rbrack|rparen))$/;
const bar = /^(\||\\(vert|lvert|rvert|mid))$/;
/** What a term ends at. A space is one: "1 1/2" is a mixed number. */
const betweenTerms = /^([+\-−=,;:<>*]|\\([:;,! ]|pm|mp|cdot|times|div|leq?|geq?|lt|gt|neq?|le|ge))$/;
const space = /^\\[:;,! ]$/;
/** What ends a denominator that holds something, as a key and as TeX: a sign between terms, or a bracket opened outside it. */
const endsDenominator = /^([+\-−*×÷·)\]}]|\\(pm|cdot|times|div|\}))$/;
/** What ends a root as well: the partner of a bracket that was opened before it. */
const endsRoot = /^([)\]}]|\\\})$/;

/** What is before the caret in the group the caret is in: a numerator, a denominator, a root, or the whole line. */
type Before = { from: number; parts: { latex: string; offset: number }[] };

function beforeCaret(element: MathfieldElement): Before {
  const depth = depthAt(element, element.position);
  const parts: Before['parts'] = [];
  let offset = element.position;
  for (; offset > 0 && depthAt(element, offset) >= depth; offset -= 1) {
    if (depthAt(element, offset) > depth) continue; // inside a fraction or a root that stands in the group
    const latex = element.getElementInfo(offset)?.latex?.trim() ?? '';
    if (latex === '') break; // where the group begins
    if (!latex.startsWith('\\placeholder')) parts.unshift({ latex, offset });
  }
  return { from: offset, parts };
}

const depthAt = (element: MathfieldElement, offset: number): number => element.getElementInfo(offset)?.depth ?? 0;

/** Where the term before the caret begins, and whether that is in a bracket that is still open. */
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
 * Writes a fraction line under the whole term before the caret, or under what is selected: (x+1)(x-2)/3 is one fraction.
 * MathLive took the last bracket alone and cut the one before it in two.
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
 * Steps out of the denominators and roots that this sign ends, as it would in plain text: 1/2x+3 goes on beside the fraction,
 * (1+sqrt5) closes behind the root. Not in a bracket opened there, nor before anything is written in it, nor with something
 * still to come.
 */
export function leaveEnded(element: MathfieldElement, sign: string): void {
  if (!endsDenominator.test(sign)) return;
  for (;;) {
    const before = beforeCaret(element);
    const parent = element.position + 1; // at the end of a group, what holds it comes next
    if (depthAt(element, parent) >= depthAt(element, element.position) || before.parts.length === 0) return;
    const holder = element.getElementInfo(parent)?.latex ?? '';
    if (!(holder.startsWith('\\frac') || (holder.startsWith('\\sqrt') && endsRoot.test(sign)))) return;
    if (lastTerm(before).inBracket) return;
    element.executeCommand('moveAfterParent');
  }
}
