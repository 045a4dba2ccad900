import type { MathfieldElement } from 'mathlive';

/** Where a hand is that types an exponent or an index: after its mark, after the exponent's sign, or after a character of it. */
type At = 'caret' | 'sign' | 'digits' | 'underscore' | 'index' | null;

/**
 * Lets a typed exponent be a whole number and an index a number or a letter, as in plain text: `b^10` is b to the tenth,
 * `x^-2+1` and `x_1+x_2` go on beside it, and `2^3^2` raises the exponent. MathLive leaves an exponent after one digit, and
 * neither after a sign nor an index at all; a second caret took the first exponent away. The returned function is told every key
 * first and says whether it has written it.
 */
export function scriptTyping(element: MathfieldElement): (event: KeyboardEvent) => boolean {
  let at: At = null;
  let levels = 1; // how many exponents stand on each other
  element.addEventListener('pointerdown', () => (at = null));
  element.addEventListener('focusout', () => (at = null));
  const stepOut = () => {
    for (let level = 0; level < levels; level += 1) element.executeCommand('moveAfterParent');
  };

  return ({ key, ctrlKey, metaKey }) => {
    if (key === 'Shift' || key === 'AltGraph' || key === 'Dead') return false;
    const was = at;
    at = ctrlKey || metaKey ? null : next(was, key);
    if (at === 'caret') {
      levels = was === 'digits' ? levels + 1 : 1;
      if (was === 'digits') stepIn(element, levels - 1);
      return false;
    }
    if (at !== 'digits' && at !== 'index') return false;
    if (at === 'digits' && was === 'caret' && levels === 1) return false; // MathLive writes the first digit, and steps out itself
    if (at === 'index') levels = 1;
    if (was === at) stepIn(element, levels);
    element.executeCommand(['typedText', key, { simulateKeystroke: false }]);
    stepOut();
    return true;
  };
}

/** Back into what the hand has just stepped out of. */
function stepIn(element: MathfieldElement, levels: number): void {
  for (let level = 0; level < levels; level += 1) element.executeCommand('moveToPreviousChar');
}

function next(at: At, key: string): At {
  if (key === '^') return 'caret';
  if (key === '_') return 'underscore';
  const digit = /^\d$/.test(key);
  switch (at) {
    case null:
      return null;
    case 'underscore':
      return digit || /^[a-z]$/i.test(key) ? 'index' : null;
    case 'index':
      return digit ? 'index' : null;
    case 'caret':
      return digit ? 'digits' : key === '-' ? 'sign' : null;
    case 'sign':
    case 'digits':
      return digit ? 'digits' : null;
  }
}
