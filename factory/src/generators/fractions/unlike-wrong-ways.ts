import { leastMultiple } from '@stoa/engine/math/exact/divisors';
import {
  addDenominators,
  commonDenominatorWithoutScaling,
  equivalentByAdding,
  subtractDenominators,
} from '@stoa/engine/math/mal-rules/fractions/fractions';
import { rational } from '@stoa/engine/math/exact/rational';
import { oneTopUnscaled } from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import type { NumberWay } from '../../number-draft.ts';
import { inMath, scaledTo, type Fraction } from './unlike-fractions.ts';
import { following } from '../../wrong-way.ts';

/**
 * Returns what the known mistakes lead to in a sum (sign 1) or difference (sign −1) of two fractions with different
 * denominators.
 */
export function unlikeWays(a: Fraction, b: Fraction, sign: 1 | -1): NumberWay[] {
  const common = leastMultiple(a.bottom, b.bottom);
  const [verb, noun] = sign === 1 ? ['add', 'sum'] : ['subtract', 'difference'];
  const other = a.bottom === common ? b : a; // the one that has to change
  const times = common / other.bottom;
  const apart = sign === 1 ? addDenominators : subtractDenominators;
  return [
    following(
      apart,
      [a, b],
      [
        `What did you do with the denominators ${a.bottom} and ${b.bottom}? They tell the size of the parts.`,
        `Don't ${verb} the denominators. They tell the size of the parts. Use a common denominator, and then ${verb} the numerators.`,
        `Both fractions can be written with denominator ${common}. By what do you multiply the numerator and denominator of ${inMath(other)} for that?`,
      ],
    ),
    following(
      commonDenominatorWithoutScaling,
      [a, b, sign],
      [
        `Look at the numerators over ${common}. Is the new fraction equal to ${inMath(other)}?`,
        'Multiply the numerator and denominator by the same number. Then the fraction keeps its value.',
        `From ${other.bottom} to ${common} you multiply by ${times}. Do the same with the numerator ${other.top}, and then ${verb}.`,
      ],
    ),
    following(
      oneTopUnscaled,
      [a, b, sign],
      [
        `Check each new fraction with denominator ${common}. Is it equal to the original?`,
        `Rewrite every fraction in the ${noun}. Multiply its numerator and denominator by the same number.`,
        `The first one becomes ${inMath(scaledTo(a, common))}. Now change ${inMath(b)} in the same way.`,
      ],
    ),
    {
      rule: equivalentByAdding,
      to: rational(equivalentByAdding.answer(a, common)! + sign * equivalentByAdding.answer(b, common)!, common),
      hints: [
        `How did you get from ${inMath(other)} to a fraction with denominator ${common}? Draw both and compare them.`,
        equivalentByAdding.hints.principle,
        `What must you multiply ${other.bottom} by to get ${common}? Multiply ${other.top} by the same number.`,
      ],
    },
  ];
}
