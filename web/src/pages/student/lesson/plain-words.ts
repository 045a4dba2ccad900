import { holdsWord } from '../../../components/holds-word.ts';
import { texAsTyped } from '../../../components/tex-as-typed.ts';

/** Something with its own rendering: a fraction, a root, a script, or a sign. Such text is shown rendered again. */
const isSet = /\\(?!text|prime)[a-z]|[_^](?!\{?\\prime)/i;

/**
 * Returns what was written in the math field: as it was typed if it contains words, or nothing with its own rendering; formulas as
 * TeX.
 *
 *     i\:dont\:know → i dont know      18\:\text{km} → 18 km      \frac34\:because → 3/4 because      1\:\frac12 → the same
 */
export function plainWords(tex: string): string {
  return isSet.test(tex) && !holdsWord(tex) ? tex : (texAsTyped(tex) ?? tex);
}
