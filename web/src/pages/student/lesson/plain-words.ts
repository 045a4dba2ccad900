import { holdsWord } from '../../../components/holds-word.ts';
import { texAsTyped } from '../../../components/tex-as-typed.ts';

/** A fraction, a root, a script or a sign that the field has set: what is shown set again. */
const isSet = /\\(?!text|prime)[a-z]|[_^](?!\{?\\prime)/i;

/**
 * What was written in the math field, as it was typed where it is words or nothing that is set in a way of its own; formulas as TeX.
 *
 *     i\:dont\:know → i dont know      18\:\text{km} → 18 km      \frac34\:because → 3/4 because      1\:\frac12 → the same
 */
export function plainWords(tex: string): string {
  return isSet.test(tex) && !holdsWord(tex) ? tex : (texAsTyped(tex) ?? tex);
}
