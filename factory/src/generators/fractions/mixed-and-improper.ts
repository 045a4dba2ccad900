import type { WrittenFraction } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { greatestDivisor } from '@stoa/engine/math/exact/divisors';
import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { rational } from '@stoa/engine/math/exact/rational';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception } from '../../generator.ts';
import { notSimplified } from '@stoa/engine/math/mal-rules/fractions/fraction-equality';
import {
  oneWholeTooFew,
  quotientAndRestSwapped,
  restForgotten,
  restOverTop,
} from '@stoa/engine/math/mal-rules/fractions/mixed-numbers';
import { type NumberWay } from '../../number-draft.ts';
import { fracTex, lowest, mixedPlain, mixedTex, partsName } from '../../wording/fraction-text.ts';
import { ruled } from '../../ruled.ts';

/** A mixed number as it is written on the page. */
export type Mixed = WrittenFraction & { readonly whole: number };

/** Returns the same number as one fraction. */
export const improper = ({ whole, top, bottom }: Mixed): WrittenFraction => ({ top: whole * bottom + top, bottom });

/**
 * Draws a mixed number with its fraction part as written. 1: small. 2 and 3: larger. 4: the fraction part can be simplified.
 * 5: large, and can be simplified.
 */
export function drawMixed(chance: Chance, difficulty: Difficulty): Mixed {
  return drawUntil(
    () => ({
      whole: byDifficulty(difficulty, [
        chance.int(1, 3),
        chance.int(2, 6),
        chance.int(3, 9),
        chance.int(2, 8),
        chance.int(9, 14),
      ]),
      bottom: chance.pick(byDifficulty(difficulty, [[2, 3, 4, 5], [3, 4, 5, 6, 7, 8], [5, 6, 7, 8, 9, 10, 11], [4, 6, 8, 9, 10, 12], [6, 8, 9, 10, 12]])), // prettier-ignore
      top: chance.int(1, 11),
    }),
    ({ whole, top, bottom }) =>
      top < bottom && whole !== top && whole !== bottom && greatestDivisor(top, bottom) > 1 === difficulty > 3,
  );
}

/** A wrong mixed number, as the student would write it. */
function mixedWay(rule: MalRule, to: Mixed | null, hints: DraftMisconception['hints']): NumberWay {
  if (to === null || to.top === 0 || to.whole === 0) return { rule, to: null, hints };
  const { top, bottom } = improper(to);
  return { rule, to: rational(top, bottom), written: mixedPlain(to), hints };
}

/** Returns the steps from an improper fraction to the mixed number. They end in simplest form. */
export function toMixedSteps(m: Mixed): [string, string][] {
  const { top, bottom } = improper(m);
  const part = lowest(m);
  const done: [string, string] = [
    `The remainder ${m.top} is the numerator of the fraction part.`,
    `${fracTex({ top, bottom })} = ${mixedTex(m)}`,
  ];
  return [
    [
      `${bottom} ${partsName(bottom)} make one whole. Divide to find the whole-number part.`,
      `${top} \\div ${bottom} = ${m.whole} \\text{ remainder } ${m.top}`,
    ],
    done,
    ...(part.bottom === bottom
      ? []
      : [
          ['Write the fraction part in simplest form.', `${mixedTex(m)} = ${mixedTex({ whole: m.whole, ...part })}`] as [
            string,
            string,
          ],
        ]),
  ];
}

/** Returns how the step to a mixed number goes wrong. */
export function toMixedWays(m: Mixed): NumberWay[] {
  const { top, bottom } = improper(m);
  const part = lowest(m);
  const inLowest = (wrong: Mixed | null): Mixed | null =>
    wrong === null || wrong.top === 0 ? null : { whole: wrong.whole, ...lowest(wrong) };
  return [
    mixedWay(notSimplified, part.bottom === bottom ? null : m, [
      'Your number has the right value. Check the fraction part.',
      'In simplest form, the only common factor of the numerator and denominator is 1.',
      `What number divides both ${m.top} and ${bottom}?`,
    ]),
    mixedWay(quotientAndRestSwapped, inLowest(quotientAndRestSwapped.answer(m)), [
      `When you divide ${top} by ${bottom}, which number tells how many wholes there are, and which is left over?`,
      quotientAndRestSwapped.hints.principle,
      `How many full groups of ${bottom} are there in ${top}? That number goes before the fraction.`,
    ]),
    mixedWay(restOverTop, restOverTop.answer(m.whole, m.top, top), [
      restOverTop.hints.look,
      `The parts stay the same size. They are ${partsName(bottom)} before and after.`,
      `${bottom} ${partsName(bottom)} make one whole. What is left over is counted in ${partsName(bottom)}, too.`,
    ]),
    mixedWay(oneWholeTooFew, oneWholeTooFew.answer(m), [
      oneWholeTooFew.hints.look,
      'In a mixed number, the fraction part is less than 1. If it is not, there is another whole in it.',
      `Take ${bottom} ${partsName(bottom)} out of your fraction part again. What is left?`,
    ]),
    ruled(restForgotten, [m.whole], `Change your mixed number back to ${partsName(bottom)}. Do you get ${top} of them?`),
  ];
}
