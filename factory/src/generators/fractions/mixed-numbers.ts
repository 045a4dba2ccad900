import { fractionWay } from '../../wording/fraction-way.ts';
import { mixedAddsWholeToTop, mixedForgetsTop } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { multiply, rational } from '@stoa/engine/math/exact/rational';
import { byDifficulty } from '../../by-difficulty.ts';
import { family, graded, only, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { numberUnchanged } from '@stoa/engine/math/mal-rules/fractions/fraction-equality';
import {
  bottomForTop,
  digitsPutTogether,
  partsAndWholesMixedUp,
  partsForWholes,
  wholeTimesTop,
} from '@stoa/engine/math/mal-rules/fractions/mixed-numbers';
import type { NumberWay } from '../../number-draft.ts';
import { fracPlain, fracTex, isLowest, lowest, mixedPlain, mixedTex, partsName } from '../../wording/fraction-text.ts';
import { drawMixed, improper, toMixedSteps, toMixedWays, type Mixed } from './mixed-and-improper.ts';
import { following } from '../../wrong-way.ts';

const toMixed = family(
  { name: 'frac_mixed_to_mixed', version: 1, skill: 'frac_mixed' },
  {
    levels: { mixed: graded(drawMixed) },
    derived: ({ mixed }) => ({ all: improper(mixed), reduces: !isLowest(mixed) }),
    phrasing: (chance, { all, reduces }) => {
      const given = `$${fracTex(all)}$`;
      return {
        stem: chance.pick([
          `Write ${given} as a mixed number${reduces ? ' in simplest form' : ''}.`,
          `Change the improper fraction ${given} to a mixed number${reduces ? '. Write its fraction part in simplest form' : ''}.`,
          `Which mixed number${reduces ? ', with its fraction part in simplest form,' : ''} is equal to ${given}?`,
        ]),
      };
    },
    given: ({ mixed, all, stem }) => ({
      stem,
      right: rational(all.top, all.bottom),
      written: mixedPlain({ whole: mixed.whole, ...lowest(mixed) }),
      inputType: 'fraction',
      form: 'mixed_number',
      placeholder: 'a mixed number',
    }),
    steps: ({ mixed }) => toMixedSteps(mixed),
    ladder: ({ all: { top, bottom } }) => [
      `How many ${partsName(bottom)} make 1 whole?`,
      'Divide the numerator by the denominator. The quotient counts the wholes, and the remainder is the new numerator.',
      `Divide $${top} \\div ${bottom}$. How many wholes are there, and how many ${partsName(bottom)} are left?`,
    ],
    ways: ({ mixed }) => toMixedWays(mixed),
  },
);

const toImproper = family(
  { name: 'frac_mixed_to_improper', version: 1, skill: 'frac_mixed' },
  {
    levels: { mixed: graded(drawMixed) },
    derived: ({ mixed }) => ({ all: improper(mixed), low: lowest(improper(mixed)), wholes: wholesOf(mixed) }),
    phrasing: (chance, { mixed }) => ({
      stem: chance.pick([
        `Write $${mixedTex(mixed)}$ as an improper fraction in simplest form.`,
        `Change the mixed number $${mixedTex(mixed)}$ to an improper fraction in simplest form.`,
        `Which improper fraction in simplest form is equal to $${mixedTex(mixed)}$?`,
      ]),
    }),
    given: ({ all, stem }) => ({
      stem,
      right: rational(all.top, all.bottom),
      inputType: 'fraction',
      form: 'reduced_fraction',
      placeholder: 'a fraction, like a/b',
    }),
    steps: ({ mixed: { whole, top, bottom }, mixed, all, low, wholes }) => [
      [
        `Change the ${wholes} to ${partsName(bottom)}.`,
        `${whole} = \\frac{${whole} \\times ${bottom}}{${bottom}} = ${fracTex({ top: whole * bottom, bottom })}`,
      ],
      [
        `Add the ${top} ${partsName(bottom, top !== 1)} of the fraction part.`,
        `${mixedTex(mixed)} = \\frac{${whole * bottom} + ${top}}{${bottom}} = ${fracTex(all)}`,
      ],
      ...(low.bottom === bottom
        ? []
        : [[`Divide both numbers by ${bottom / low.bottom}.`, `${fracTex(all)} = ${fracTex(low)}`] as const]),
    ],
    ladder: ({ mixed: { whole, top, bottom }, wholes }) => [
      `How many ${partsName(bottom)} make 1 whole?`,
      'Change the wholes to parts first. Then add the parts that are there already.',
      `Change the ${wholes} to ${partsName(bottom)}: $${whole} \\times ${bottom}$. Then add ${top}.`,
    ],
    ways: ({ mixed }) => toImproperWays(mixed),
  },
);

const wholesOf = ({ whole }: Mixed): string => `${whole} ${whole === 1 ? 'whole' : 'wholes'}`;

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
        `${one}. How many ${partsName(bottom)} are ${whole === 1 ? 'in it' : wholesOf(m)}?`,
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
      `${one}. Change the ${whole === 1 ? 'whole' : wholesOf(m)} first.`,
    ]),
    fractionWay(digitsPutTogether, digitsPutTogether.answer(m), [
      'How did you find your numerator?',
      digitsPutTogether.hints.principle,
      `Draw ${wholesOf(m)} cut into ${partsName(bottom)}. How many ${partsName(bottom)} are in each?`,
    ]),
  ];
}

/** A number of the equation is missing. 1: the numerator of the improper fraction. 2: the whole. 3: the numerator of the fraction part. 4: another denominator. */
const missingNumber = family(
  { name: 'frac_mixed_missing_number', version: 1, skill: 'frac_mixed', difficulties: [1, 2, 3, 4] },
  {
    levels: {
      mixed: graded((chance, difficulty) => drawMixed(chance, difficulty === 4 ? 2 : difficulty)),
      factor: [only(1), only(1), only(1), range(2, 4), only(1)],
    },
    where: ({ mixed }, difficulty) => difficulty !== 3 || mixed.top > 1,
    derived: ({ mixed, factor, difficulty }) => {
      const all = improper(mixed);
      return {
        all,
        wide: { top: all.top * factor, bottom: all.bottom * factor },
        parts: partsName(mixed.bottom),
        wholes: wholesOf(mixed),
        asks: byDifficulty(difficulty, ['parts', 'wholes', 'rest', 'parts', 'parts'] as const),
      };
    },
    phrasing: (chance, { mixed, all, wide, asks }) => {
      const equation = {
        parts: `${mixedTex(mixed)} = \\frac{\\square}{${wide.bottom}}`,
        wholes: `${fracTex(all)} = \\square \\, ${fracTex(mixed)}`,
        rest: `${fracTex(all)} = ${mixed.whole}\\frac{\\square}{${mixed.bottom}}`,
      }[asks];
      return { ask: chance.pick(['What number makes the equation true?', 'Find the missing number:']), equation };
    },
    given: ({ mixed, wide, asks, ask, equation }) => ({
      stem: `${ask} $${equation}$`,
      right: { parts: wide.top, wholes: mixed.whole, rest: mixed.top }[asks],
    }),
    steps: ({ mixed: { whole, top, bottom }, mixed, factor, all, wide, parts, wholes, asks }) =>
      asks === 'parts'
        ? [
            [
              `Write ${wholes} in ${parts} and add the ${top} ${partsName(bottom, top !== 1)}.`,
              `${whole} \\times ${bottom} + ${top} = ${all.top}`,
            ],
            factor === 1
              ? [`These are ${all.top} ${parts}.`, `${mixedTex(mixed)} = ${fracTex(all)}, \\quad ${all.top}`]
              : [
                  `To get denominator ${wide.bottom}, multiply both numbers by ${factor}.`,
                  `${all.top} \\times ${factor} = ${wide.top}`,
                ],
          ]
        : [
            [
              `${bottom} ${parts} make one whole. Find how many wholes are in ${all.top} ${parts}.`,
              `${whole} \\times ${bottom} = ${whole * bottom}`,
            ],
            asks === 'wholes'
              ? ['The rest is the fraction part that is there already. The box is the number of wholes.', `\\square = ${whole}`]
              : ['What is left over is the numerator of the fraction part.', `${all.top} - ${whole * bottom} = ${top}`],
          ],
    ladder: ({ mixed: { whole, top, bottom }, factor, all, wide, parts, wholes, asks }) =>
      asks === 'parts'
        ? [
            'What does the box count: wholes or parts?',
            'Change the wholes to parts. Then add the parts that are there already.',
            `Start with ${wholes}: $${whole} \\times ${bottom}$ ${parts}. Then add ${top}${factor === 1 ? '' : `, and change to denominator ${wide.bottom}`}.`,
          ]
        : [
            `What does the box count: wholes or ${parts}?`,
            'Divide to find how many wholes the parts make. What is left over stays in the fraction part.',
            `${bottom} ${parts} make 1 whole. Divide $${all.top} \\div ${bottom}$.`,
          ],
    ways: ({ mixed, factor, asks }) => (asks === 'parts' ? missingPartsWays(mixed, factor) : missingOfMixedWays(mixed, asks)),
  },
);

/** Returns how the missing number of parts goes wrong; each part is cut again into `factor` parts. */
function missingPartsWays(m: Mixed, factor: number): NumberWay[] {
  const [parts, wholes, all] = [partsName(m.bottom), wholesOf(m), improper(m)];
  return [
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
      to: multiply(mixedForgetsTop.answer(m), rational(m.bottom * factor)),
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
        `What number do you multiply ${m.bottom} by to get ${m.bottom * factor}?`,
      ],
      says: numberUnchanged.told(all.top),
    },
  ];
}

/** Returns how a missing number of the mixed number goes wrong: its wholes, or the parts left over. */
function missingOfMixedWays(m: Mixed, asks: 'wholes' | 'rest'): NumberWay[] {
  const [parts, wholes, all] = [partsName(m.bottom), wholesOf(m), improper(m)];
  const unchanged = following(
    numberUnchanged,
    [all.top],
    [
      `What does the ${all.top} count?`,
      `Some of the ${all.top} ${parts} make wholes. Only the rest stay in the fraction part.`,
      `How many ${m.bottom}s are in ${all.top}?`,
    ],
  );
  const notOnePart = `One whole is not one ${partsName(m.bottom, false)}: it is ${m.bottom} of them.`;
  const look = 'Write your number in the box. Are both sides equal?';
  return asks === 'wholes'
    ? [
        unchanged,
        following(
          partsAndWholesMixedUp,
          [all.top, m.top],
          [
            `You subtracted ${m.top}. Are the others wholes or ${parts}?`,
            notOnePart,
            `Put the ${all.top - m.top} ${parts} in groups that make one whole.`,
          ],
        ),
        following(
          partsForWholes,
          [m.whole, m.bottom],
          [
            look,
            'The box is before the fraction, so it counts wholes, not parts.',
            `How many wholes do ${m.bottom} ${parts} make?`,
          ],
        ),
      ]
    : [
        unchanged,
        following(
          partsAndWholesMixedUp,
          [all.top, m.whole],
          [`You subtracted ${m.whole}. Are those ${parts} or wholes?`, notOnePart, `How many ${parts} are ${wholes}?`],
        ),
        following(
          bottomForTop,
          [m.bottom],
          [
            look,
            'The fraction part of a mixed number is less than 1.',
            `How many of the ${all.top} ${parts} do the ${wholes} use?`,
          ],
        ),
      ];
}

export const mixedNumbersGenerators: readonly Generator[] = [toMixed, toImproper, missingNumber];
