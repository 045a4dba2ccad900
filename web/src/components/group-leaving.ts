import type { MathfieldElement } from 'mathlive';

/** What is followed by something of its own: a bracket right after one of these holds all that belongs to it. */
const opensGroup = /(sqrt|cbrt|√|\/|\^)$/;

/** Signs that belong neither under a root nor under a fraction line, as a key and as TeX. */
export const standsOutside = /^([,;=<>≤≥]|\\le|\\ge)$/;

/**
 * Lets typing continue beside a root, a denominator or an exponent, as it would in plain text: `sqrt(5)+1` and
 * `1/(2+3)` end with their bracket, and neither a comma nor a relation sign belongs under a root or a fraction line.
 * MathLive stays inside, so that `1/2, 3/4` became one fraction. The returned function is told every key first and says whether
 * it has written it.
 */
export function groupLeaving(element: MathfieldElement): (event: KeyboardEvent) => boolean {
  let typed = '';
  let brackets: boolean[] = []; // the open ones; true where one holds a whole root, denominator or exponent
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

/** Steps out of one root, fraction or exponent. At the top nothing is done, or MathLive would forget half a `<=`. */
const leave = (element: MathfieldElement): boolean =>
  (element.getElementInfo(element.position)?.depth ?? 0) > 0 && element.executeCommand('moveAfterParent');

/** Steps out of whatever the caret is in. */
export const leaveAll = (element: MathfieldElement): void => {
  while (leave(element));
};
