import type { MathfieldElement } from 'mathlive';

/** Text after which a bracket holds the whole root, denominator or exponent. */
const opensGroup = /(sqrt|cbrt|√|\/|\^)$/;

/** Signs that belong neither under a root nor under a fraction line, as a key and as TeX. */
export const standsOutside = /^([,;=<>≤≥]|\\le|\\ge)$/;

/**
 * Lets the student continue after a root, a denominator or an exponent, as in plain text: the bracket ends the group in
 * `sqrt(5)+1` and `1/(2+3)`, and a comma or a relation sign never goes under a root or a fraction line. By itself MathLive
 * stays inside, and `1/2, 3/4` became one fraction. Call the returned function first with every key; it returns true if it has
 * written the key.
 */
export function groupLeaving(element: MathfieldElement): (event: KeyboardEvent) => boolean {
  let typed = '';
  let brackets: boolean[] = []; // the open ones; true if one holds a whole root, denominator or exponent
  const forget = () => {
    typed = '';
    brackets = [];
  };
  element.addEventListener('pointerdown', forget);
  element.addEventListener('focusout', forget);

  return ({ key, ctrlKey, metaKey }) => {
    if (key === 'Shift' || key === 'AltGraph' || key === 'Dead') return false;
    if (key.length > 1 || ctrlKey || metaKey) {
      forget();
      return false;
    }
    const before = typed;
    typed += key;
    if (key === '(') brackets.push(opensGroup.test(before));
    else if (key === ')' && brackets.pop() === true) {
      element.executeCommand(['typedText', key, { simulateKeystroke: true }]);
      leave(element);
      return true;
    } else if (standsOutside.test(key)) {
      leaveAll(element);
      brackets = [];
    } else if (key === ' ' && !brackets.includes(true) && !opensGroup.test(before)) leave(element);
    return false;
  };
}

/**
 * Moves the caret out of one root, fraction or exponent. At the top level it does nothing, because moving would make MathLive
 * forget the first half of a `<=`.
 */
const leave = (element: MathfieldElement): boolean =>
  (element.getElementInfo(element.position)?.depth ?? 0) > 0 && element.executeCommand('moveAfterParent');

/** Moves the caret out of all roots, fractions and exponents. */
export const leaveAll = (element: MathfieldElement): void => {
  while (leave(element));
};
