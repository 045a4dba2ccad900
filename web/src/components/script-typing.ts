import type { MathfieldElement } from 'mathlive';

/**
 * How far the student has come in typing an exponent or an index: after its mark, after the exponent's sign, or after one of
 * its characters.
 */
type At = 'caret' | 'sign' | 'digits' | 'underscore' | 'index' | null;

/**
 * Lets the student type a whole number as an exponent, and a number or a letter as an index, as in plain text: `b^10` is b to
 * the tenth, `x^-2+1` and `x_1+x_2` continue after it, and `2^3^2` raises the exponent. By itself MathLive leaves an exponent
 * after one digit, but doesn't leave it after a sign, and never leaves an index; a second caret removed the first exponent.
 * Call the returned function first with every key; it returns true if it has written the key.
 */
export function scriptTyping(element: MathfieldElement): (event: KeyboardEvent) => boolean {
  let at: At = null;
  let levels = 1; // how many exponents are stacked
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
    if (at === 'digits' && was === 'caret' && levels === 1) return false; // MathLive writes the first digit and leaves the exponent by itself
    if (at === 'index') levels = 1;
    if (was === at) stepIn(element, levels);
    element.executeCommand(['typedText', key, { simulateKeystroke: false }]);
    stepOut();
    return true;
  };
}

/** Moves the caret back into the exponents or the index that it has just left. */
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
