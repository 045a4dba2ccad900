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
        `Write ${given} as a mixed number${reduce ? ' in lowest terms' : ''}.`,
        `Change the improper fraction ${given} to a mixed number${reduce ? '. Write its fraction part in lowest terms' : ''}.`,
        `Which mixed number${reduce ? ', with its fraction part in lowest terms,' : ''} is equal to ${given}?`,
      ]),
      right: rational(improper(m).top, m.bottom),
      written: mixedPlain({ whole: m.whole, ...part }),
      inputType: 'fraction',
      form: 'mixed_number',
      placeholder: 'a mixed number',
      steps: toMixedSteps(m),
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
        `Write ${given} as an improper fraction in lowest terms.`,
        `Change the mixed number ${given} to one fraction, in lowest terms.`,
        `Which improper fraction in lowest terms is equal to ${given}?`,
      ]),
      right: rational(result.top, result.bottom),
      inputType: 'fraction',
      form: 'reduced_fraction',
      placeholder: 'a fraction, like a/b',
      steps: [
        [
          `Write the ${m.whole} ${m.whole === 1 ? 'whole' : 'wholes'} in ${partsName(m.bottom)}.`,
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
        `How many ${partsName(bottom)} is a single whole worth?`,
        `The ${whole} counts wholes, the top counts ${partsName(bottom)}. They cannot be added before the wholes are changed to ${partsName(bottom)}.`,
        `${one}. How many ${partsName(bottom)} are ${whole === 1 ? 'in it' : `${whole} wholes`}?`,
      ],
    ),
    following(
      mixedForgetsTop,
      [m],
      [
        'Is your fraction a whole number? Was the mixed number one?',
        'A mixed number is a whole number **and** a fraction. Both parts go into the improper fraction.',
        `You have changed the wholes to ${partsName(bottom)}. Which ${partsName(bottom)} are still to be counted?`,
      ],
    ),
    fractionWay(wholeTimesTop, wholeTimesTop.answer(m), [
      `By which number did you multiply the ${whole}?`,
      `Each whole has as many ${partsName(bottom)} as the **bottom** tells.`,
      `${one}. Begin with changing the ${whole === 1 ? 'whole' : `${whole} wholes`}, before you look at the top.`,
    ]),
    fractionWay(digitsPutTogether, digitsPutTogether.answer(m), [
      'How did you find the top of your fraction?',
      digitsPutTogether.hints.principle,
      `Make a drawing of ${whole} ${whole === 1 ? 'whole' : 'wholes'} cut into ${partsName(bottom)}. How many ${partsName(bottom)} do you see in one of them?`,
    ]),
  ];
}

/** A number of the equation is missing. 1: the top of the improper fraction. 2: the whole. 3: the top of the fraction part. 4: another bottom. */
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
    const stem = chance.pick([`Which number belongs in the box? $${equation}$`, `Find the missing number: $${equation}$`]);
    const parts = partsName(m.bottom);
    const wholes = `${m.whole} ${m.whole === 1 ? 'whole' : 'wholes'}`;
    if (difficulty === 2 || difficulty === 3) {
      return numberDraft({
        stem,
        right: difficulty === 2 ? m.whole : m.top,
        steps: [
          [
            `${m.bottom} ${parts} make one whole. See how many wholes there are in ${all.top} ${parts}.`,
            `${m.whole} \\times ${m.bottom} = ${m.whole * m.bottom}`,
          ],
          difficulty === 2
            ? ['The rest is the fraction part that stands there already. The box holds the wholes.', `${m.whole}`]
            : [`What is left over is the top of the fraction part.`, `${all.top} - ${m.whole * m.bottom} = ${m.top}`],
        ],
        ways: [
          following(
            numberUnchanged,
            [all.top],
            [
              `What do the ${all.top} count?`,
              `Some of the ${all.top} ${parts} make wholes. Only the others stay in the fraction part.`,
              `Count how often ${m.bottom} fits into ${all.top}.`,
            ],
          ),
          following(
            partsAndWholesMixedUp,
            [all.top, difficulty === 2 ? m.top : m.whole],
            [
              difficulty === 2
                ? `You took the ${m.top} away. What are the others, wholes or ${parts}?`
                : `You took ${m.whole} away. Are those ${parts}, or wholes?`,
              `One whole is not one ${partsName(m.bottom, false)}: it is ${m.bottom} of them.`,
              difficulty === 2
                ? `Put the ${all.top - m.top} ${parts} together in groups that make one whole.`
                : `How many ${parts} are ${wholes}?`,
            ],
          ),
          {
            rule: difficulty === 2 ? partsForWholes : bottomForTop,
            to: difficulty === 2 ? partsForWholes.answer(m.whole, m.bottom) : bottomForTop.answer(m.bottom),
            hints: [
              'Put your number in the box. Are both sides worth the same?',
              difficulty === 2
                ? 'The box stands before the fraction: it counts whole ones, not parts.'
                : 'The fraction part of a mixed number is less than 1.',
              difficulty === 2
                ? `How many wholes do ${m.bottom} ${parts} make?`
                : `Find out how many of the ${all.top} ${parts} are used up by the ${wholes}.`,
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
              `The bottom must become ${wide.bottom}: multiply both numbers by ${factor}.`,
              `${all.top} \\times ${factor} = ${wide.top}`,
            ],
      ],
      ways: [
        following(
          mixedAddsWholeToTop,
          [{ ...m, bottom: 1 }],
          [
            `How many ${parts} is one whole worth?`,
            `Wholes and ${parts} cannot be added before the wholes are changed to ${parts}.`,
            `One whole is ${m.bottom} ${parts}. Change the ${wholes} first.`,
          ],
        ),
        {
          rule: mixedForgetsTop,
          to: multiply(mixedForgetsTop.answer(m), rational(wide.bottom)),
          hints: [
            'Does your number say more than the whole number alone?',
            'The fraction part belongs to the number as well.',
            `You have changed the ${wholes}. What does the ${fracPlain(m)} add?`,
          ],
          says: mixedForgetsTop.told(m),
        },
        fractionWay(wholeTimesTop, { top: wholeTimesTop.answer(m).top, bottom: 1 }, [
          `By which number did you multiply the ${m.whole}?`,
          `The **bottom** tells how many ${parts} one whole has.`,
          `How many ${parts} are in ${wholes}? Find that before you look at the top.`,
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
            `You have counted ${parts}. What does the fraction with the box count?`,
            'A new bottom means parts of another size, so their number changes too.',
            `By which number is ${m.bottom} multiplied to give ${wide.bottom}?`,
          ],
          says: numberUnchanged.told(all.top),
        },
      ],
    });
  },
};

export const mixedNumbersGenerators: readonly Generator[] = [toMixed, toImproper, missingNumber];
