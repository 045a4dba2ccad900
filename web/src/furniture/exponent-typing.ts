import type { MathfieldElement } from 'mathlive';

/** Where a hand is that types an exponent: after the caret, after its sign, or after a digit of it. */
type At = 'caret' | 'sign' | 'digits' | null;

/**
 * Lets a typed exponent be a whole number, as it is in plain text: `b^10` is b to the tenth, and `x^-2+1` goes on beside it.
 * MathLive leaves an exponent after one digit, and never after a sign. The returned function is told every key first and says
 * whether it has written it.
 */
export function exponentTyping(element: MathfieldElement): (event: KeyboardEvent) => boolean {
  let at: At = null;
  element.addEventListener('pointerdown', () => (at = null));
  element.addEventListener('focusout', () => (at = null));

  return ({ key, ctrlKey, metaKey }) => {
    if (key === 'Shift' || key === 'AltGraph' || key === 'Dead') return false;
    const was = at;
    const digit = /^\d$/.test(key);
    at = ctrlKey || metaKey ? null : next(was, key);
    if (at !== 'digits' || !digit || was === 'caret') return false; // MathLive writes the first digit, and steps out itself
    if (was === 'digits') element.executeCommand('moveToPreviousChar');
    element.executeCommand(['typedText', key, { simulateKeystroke: false }]);
    element.executeCommand('moveAfterParent');
    return true;
  };
}

function next(at: At, key: string): At {
  if (key === '^') return 'caret';
  if (at === null) return null;
  if (/^\d$/.test(key)) return 'digits';
  return at === 'caret' && key === '-' ? 'sign' : null;
}
