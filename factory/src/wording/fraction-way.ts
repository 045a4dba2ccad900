import { rational } from '@stoa/engine/math/exact/rational';
import type { WrittenFraction } from '@stoa/engine/math/mal-rules/fractions/fractions';
import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import type { DraftMisconception } from '../generator.ts';
import type { NumberWay } from '../number-draft.ts';

/**
 * Returns the wrong way of a rule that gives a fraction, reduced or not, as the student would write it; to null if it gives
 * none.
 */
export function fractionWay(
  rule: MalRule,
  to: WrittenFraction | null,
  hints: DraftMisconception['hints'],
  says?: string,
): NumberWay {
  if (to === null || to.bottom === 0) return { rule, to: null, hints };
  return {
    rule,
    to: rational(to.top, to.bottom),
    written: to.bottom === 1 ? `${to.top}` : `${to.top}/${to.bottom}`,
    hints,
    ...(says === undefined ? {} : { says }),
  };
}
