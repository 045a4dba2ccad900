import { fractionWay } from '../../wording/fraction-way.ts';
import { mixedAddsWholeToTop, mixedForgetsTop } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { multiply, rational } from '@stoa/engine/math/exact/rational';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import { numberUnchanged } from '@stoa/engine/math/mal-rules/fractions/fraction-equality';
import {
  bottomForTop,
  digitsPutTogether,
  partsAndWholesMixedUp,
  partsForWholes,
  wholeTimesTop,
} from '@stoa/engine/math/mal-rules/fractions/mixed-numbers';
import { numberDraft, type NumberWay } from '../../number-draft.ts';
import { fracPlain, fracTex, lowest, mixedPlain, mixedTex, partsName } from '../../wording/fraction-text.ts';
import { drawMixed, improper, toMixedSteps, toMixedWays, type Mixed } from './mixed-and-improper.ts';
import { following } from '../../wrong-way.ts';

const toMixed: Generator = {
  name: 'frac_mixed_to_mixed',
  version: 1,
  skill: 'frac_mixed',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const m = drawMixed(chance, difficulty);
    const given = `$${fracTex(improper(m))}$`;
    const part = lowest(m);
    const reduce = part.bottom !== m.bottom;
    return numberDraft({
      stem: chance.pick([
        `Write ${given} as a mixed number${reduce ? ' in simplest form' : ''}.`,
        `Change the improper fraction ${given} to a mixed number${reduce ? '. Write its fraction part in simplest form' : ''}.`,
        `Which mixed number${reduce ? ', with its fraction part in simplest form,' : ''} is equal to ${given}?`,
      ]),
      right: rational(improper(m).top, m.bottom),
      written: mixedPlain({ whole: m.whole, ...part }),
      inputType: 'fraction',
      form: 'mixed_number',
      placeholder: 'a mixed number',
      steps: toMixedSteps(m),
      ladder: [
        `How many ${partsName(m.bottom)} make 1 whole?`,
        'Divide the numerator by the denominator. The quotient counts the wholes, and the remainder is the new numerator.',
        `Divide $${improper(m).top} \\div ${m.bottom}$. How many wholes are there, and how many ${partsName(m.bottom)} are left?`,
      ],
      ways: toMixedWays(m),
    });
  },
};

const toImproper: Generator = {
  name: 'frac_mixed_to_improper',
  version: 1,
  skill: 'frac_mixed',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const m = drawMixed(chance, difficulty);
    const result = improper(m);
    const low = lowest(result);
    const given = `$${mixedTex(m)}$`;
    return numberDraft({
      stem: chance.pick([
        `Write ${given} as an improper fraction in simplest form.`,
        `Change the mixed number ${given} to an improper fraction in simplest form.`,
        `Which improper fraction in simplest form is equal to ${given}?`,
      ]),
      right: rational(result.top, result.bottom),
      inputType: 'fraction',
      form: 'reduced_fraction',
      placeholder: 'a fraction, like a/b',
      steps: [
        [
          `Change the ${m.whole} ${m.whole === 1 ? 'whole' : 'wholes'} to ${partsName(m.bottom)}.`,
          `${m.whole} = \\frac{${m.whole} \\times ${m.bottom}}{${m.bottom}} = ${fracTex({ top: m.whole * m.bottom, bottom: m.bottom })}`,
        ],
        [
          `Add the ${m.top} ${partsName(m.bottom, m.top !== 1)} of the fraction part.`,
          `${mixedTex(m)} = \\frac{${m.whole * m.bottom} + ${m.top}}{${m.bottom}} = ${fracTex(result)}`,
        ],
        ...(low.bottom === result.bottom
          ? []
          : [[`Divide both numbers by ${result.bottom / low.bottom}.`, `${fracTex(result)} = ${fracTex(low)}`] as const]),
      ],
      ladder: [
        `How many ${partsName(m.bottom)} make 1 whole?`,
        'Change the wholes to parts first. Then add the parts that are there already.',
        `Change the ${m.whole} ${m.whole === 1 ? 'whole' : 'wholes'} to ${partsName(m.bottom)}: $${m.whole} \\times ${m.bottom}$. Then add ${m.top}.`,
      ],
      ways: toImproperWays(m),
    });
  },
};

function toImproperWays(m: Mixed): NumberWay[] {
  const { whole, bottom } = m;
  const one = `1 whole is ${bottom} ${partsName(bottom)}`;
  return [
    following(
      mixedAddsWholeToTop,
      [m],
      [
        `How many ${partsName(bottom)} are in 1 whole?`,
        `The ${whole} counts wholes, and the numerator counts ${partsName(bottom)}. Change the wholes to ${partsName(bottom)} before you add.`,
        `${one}. How many ${partsName(bottom)} are ${whole === 1 ? 'in it' : `${whole} wholes`}?`,
      ],
    ),
    following(
      mixedForgetsTop,
      [m],
      [
        'Is your fraction a whole number? Was the mixed number one?',
        'A mixed number is a whole number **and** a fraction. Both parts go into the improper fraction.',
        `You changed the ${whole} wholes to ${partsName(bottom)}. Now count the ${m.top} in the fraction part, too.`,
      ],
    ),
    fractionWay(wholeTimesTop, wholeTimesTop.answer(m), [
      `What number did you multiply ${whole} by?`,
      `The **denominator** tells how many ${partsName(bottom)} are in each whole.`,
      `${one}. Change the ${whole === 1 ? 'whole' : `${whole} wholes`} first.`,
    ]),
    fractionWay(digitsPutTogether, digitsPutTogether.answer(m), [
      'How did you find your numerator?',
      digitsPutTogether.hints.principle,
      `Draw ${whole} ${whole === 1 ? 'whole' : 'wholes'} cut into ${partsName(bottom)}. How many ${partsName(bottom)} are in each?`,
    ]),
  ];
}

/** A number of the equation is missing. 1: the numerator of the improper fraction. 2: the whole. 3: the numerator of the fraction part. 4: another denominator. */
const missingNumber: Generator = {
  name: 'frac_mixed_missing_number',
  version: 1,
  skill: 'frac_mixed',
  difficulties: [1, 2, 3, 4],
  draft(chance, difficulty) {
    const m = drawUntil(
      () => drawMixed(chance, difficulty === 4 ? 2 : difficulty),
      (n) => n.whole * n.bottom !== n.top && n.whole > (difficulty === 2 ? 1 : 0) && (difficulty !== 3 || n.top > 1),
    );
    const all = improper(m);
    const factor = difficulty === 4 ? chance.int(2, 4) : 1;
    const wide = { top: all.top * factor, bottom: all.bottom * factor };
    const equation = byDifficulty(difficulty, [
      `${mixedTex(m)} = \\frac{\\square}{${m.bottom}}`,
      `${fracTex(all)} = \\square \\, ${fracTex(m)}`,
      `${fracTex(all)} = ${m.whole}\\frac{\\square}{${m.bottom}}`,
      `${mixedTex(m)} = \\frac{\\square}{${wide.bottom}}`,
      '',
    ]);
    const stem = chance.pick([`What number makes the equation true? $${equation}$`, `Find the missing number: $${equation}$`]);
    const parts = partsName(m.bottom);
    const wholes = `${m.whole} ${m.whole === 1 ? 'whole' : 'wholes'}`;
    if (difficulty === 2 || difficulty === 3) {
      return numberDraft({
        stem,
        right: difficulty === 2 ? m.whole : m.top,
        steps: [
          [
            `${m.bottom} ${parts} make one whole. Find how many wholes are in ${all.top} ${parts}.`,
            `${m.whole} \\times ${m.bottom} = ${m.whole * m.bottom}`,
          ],
          difficulty === 2
            ? ['The rest is the fraction part that is there already. The box is the number of wholes.', `\\square = ${m.whole}`]
            : [`What is left over is the numerator of the fraction part.`, `${all.top} - ${m.whole * m.bottom} = ${m.top}`],
        ],
        ladder: [
          `What does the box count: wholes or ${parts}?`,
          'Divide to find how many wholes the parts make. What is left over stays in the fraction part.',
          `${m.bottom} ${parts} make 1 whole. Divide $${all.top} \\div ${m.bottom}$.`,
        ],
        ways: [
          following(
            numberUnchanged,
            [all.top],
            [
              `What does the ${all.top} count?`,
              `Some of the ${all.top} ${parts} make wholes. Only the rest stay in the fraction part.`,
              `How many ${m.bottom}s are in ${all.top}?`,
            ],
          ),
          following(
            partsAndWholesMixedUp,
            [all.top, difficulty === 2 ? m.top : m.whole],
            [
              difficulty === 2
                ? `You subtracted ${m.top}. Are the others wholes or ${parts}?`
                : `You subtracted ${m.whole}. Are those ${parts} or wholes?`,
              `One whole is not one ${partsName(m.bottom, false)}: it is ${m.bottom} of them.`,
              difficulty === 2
                ? `Put the ${all.top - m.top} ${parts} in groups that make one whole.`
                : `How many ${parts} are ${wholes}?`,
            ],
          ),
          {
            rule: difficulty === 2 ? partsForWholes : bottomForTop,
            to: difficulty === 2 ? partsForWholes.answer(m.whole, m.bottom) : bottomForTop.answer(m.bottom),
            hints: [
              'Write your number in the box. Are both sides equal?',
              difficulty === 2
                ? 'The box is before the fraction, so it counts wholes, not parts.'
                : 'The fraction part of a mixed number is less than 1.',
              difficulty === 2
                ? `How many wholes do ${m.bottom} ${parts} make?`
                : `How many of the ${all.top} ${parts} do the ${wholes} use?`,
            ],
          },
        ],
      });
    }
    return numberDraft({
      stem,
      right: wide.top,
      steps: [
        [
          `Write ${wholes} in ${parts} and add the ${m.top} ${partsName(m.bottom, m.top !== 1)}.`,
          `${m.whole} \\times ${m.bottom} + ${m.top} = ${all.top}`,
        ],
        factor === 1
          ? [`These are ${all.top} ${parts}.`, `${mixedTex(m)} = ${fracTex(all)}, \\quad ${all.top}`]
          : [
              `To get denominator ${wide.bottom}, multiply both numbers by ${factor}.`,
              `${all.top} \\times ${factor} = ${wide.top}`,
            ],
      ],
      ladder: [
        'What does the box count: wholes or parts?',
        'Change the wholes to parts. Then add the parts that are there already.',
        `Start with ${wholes}: $${m.whole} \\times ${m.bottom}$ ${parts}. Then add ${m.top}${factor === 1 ? '' : `, and change to denominator ${wide.bottom}`}.`,
      ],
      ways: [
        following(
          mixedAddsWholeToTop,
          [{ ...m, bottom: 1 }],
          [
            `How many ${parts} are in 1 whole?`,
            `Change the wholes to ${parts} before you add.`,
            `One whole is ${m.bottom} ${parts}. Change the ${wholes} first.`,
          ],
        ),
        {
          rule: mixedForgetsTop,
          to: multiply(mixedForgetsTop.answer(m), rational(wide.bottom)),
          hints: [
            'Is the fraction part in your number, too?',
            'The fraction part is part of the number, too.',
            `You changed the ${wholes}. What does the ${fracPlain(m)} add?`,
          ],
          says: mixedForgetsTop.told(m),
        },
        fractionWay(wholeTimesTop, { top: wholeTimesTop.answer(m).top, bottom: 1 }, [
          `What number did you multiply ${m.whole} by?`,
          `The **denominator** tells how many ${parts} one whole has.`,
          `How many ${parts} are in ${wholes}? Find that first.`,
        ]),
        fractionWay(digitsPutTogether, factor === 1 ? { top: digitsPutTogether.answer(m).top, bottom: 1 } : null, [
          'How did you find your number?',
          digitsPutTogether.hints.principle,
          `Draw ${wholes}, each cut into ${parts}. How many ${parts} do you see in one of them?`,
        ]),
        {
          rule: numberUnchanged,
          to: factor === 1 ? null : numberUnchanged.answer(all.top),
          hints: [
            `You counted ${parts}. What does the fraction with the box count?`,
            'A new denominator means parts of a different size, so their number changes, too.',
            `What number do you multiply ${m.bottom} by to get ${wide.bottom}?`,
          ],
          says: numberUnchanged.told(all.top),
        },
      ],
    });
  },
};

export const mixedNumbersGenerators: readonly Generator[] = [toMixed, toImproper, missingNumber];
