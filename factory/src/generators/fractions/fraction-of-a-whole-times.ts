import { wholeTimesTopAndBottom } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { multiply, rational } from '@stoa/engine/math/exact/rational';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import { addsInsteadOfMultiplies, wholeTimesBottomOnly } from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import { numberDraft } from '../../number-draft.ts';
import { fracTex, isLowest, partsName } from '../../wording/fraction-text.ts';
import { person } from '../../wording/people.ts';
import { inMath, isEveryday, valueOf, valueTexOf, type Fraction } from './unlike-fractions.ts';
import { following } from '../../wrong-way.ts';

type Times = { readonly n: number; readonly f: Fraction };

/** 1: one part so many times, below a whole. 2: several parts, below a whole. 3: past a whole. 4: past several wholes. 5: it must be brought to simplest form. */
const drawTimes = (chance: Chance, difficulty: Difficulty): Times =>
  drawUntil(
    () => {
      const bottom = chance.int(3, byDifficulty(difficulty, [9, 12, 8, 10, 12]));
      return {
        n: chance.int(3, byDifficulty(difficulty, [6, 5, 6, 9, 12])),
        f: { top: difficulty === 1 ? 1 : chance.int(2, bottom - 1), bottom },
      };
    },
    ({ n, f }) => {
      const product = n * f.top;
      if (!isLowest(f) || product % f.bottom === 0 || n === f.bottom || n === f.top) return false;
      if (difficulty <= 2) return product < f.bottom;
      return (
        product > (difficulty === 3 ? 1 : 2) * f.bottom &&
        (difficulty !== 5 || valueOf({ top: product, bottom: f.bottom }).d < f.bottom)
      );
    },
  );

const stories: readonly ((times: string, f: string, name: string) => string)[] = [
  (n, f, name) =>
    `A cookie recipe needs ${f} cup of sugar. ${name} bakes the recipe ${n} times. How many cups of sugar are needed?`,
  (n, f, name) => `One lap around the pond is ${f} mile. ${name} walks ${n} laps. How many miles is that?`,
  (n, f, name) => `${name} fills ${n} bottles. Each bottle holds ${f} liter. How many liters does ${name} need?`,
  (n, f, name) => `${name} makes ${n} bows and needs ${f} yard of ribbon for each of them. How many yards of ribbon is that?`,
  (n, f, name) => `${name} practices the drums for ${f} hour on each of ${n} days. How many hours is that altogether?`,
];

/** So many times a fraction, in numbers and from 4 on in stories too. The numbers: see drawTimes. 5: in simplest form. */
const times: Generator = {
  name: 'frac_whole_times_fraction',
  version: 1,
  skill: 'frac_mult_whole',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const inStory = difficulty >= 4 && chance.maybe(0.6);
    const { n, f } = drawUntil(
      () => drawTimes(chance, difficulty),
      (drawn) => !inStory || isEveryday(drawn.f),
    );
    const product: Fraction = { top: n * f.top, bottom: f.bottom };
    const lowest = difficulty === 5 ? ' Give your answer in simplest form.' : '';
    const asked = inStory
      ? chance.pick(stories)(`${n}`, inMath(f), person(chance))
      : chance.pick([
          `Find $${n} \\times ${fracTex(f)}$.`,
          `What is $${n}$ times ${inMath(f)}?`,
          `Multiply $${n}$ by ${inMath(f)}.`,
        ]);
    const parts = partsName(f.bottom);
    return numberDraft({
      stem: `${asked}${lowest}`,
      right: multiply(rational(n), valueOf(f)),
      inputType: 'fraction',
      ...(difficulty === 5 ? { form: 'simplified' as const } : {}),
      steps: [
        [
          `${n} times ${f.top} ${partsName(f.bottom, f.top > 1)}: multiply the numerator and leave the denominator, for the parts keep their size.`,
          `${n} \\times ${fracTex(f)} = \\frac{${n} \\times ${f.top}}{${f.bottom}} = ${fracTex(product)}`,
        ],
        ...(product.top > product.bottom || !isLowest(product)
          ? [
              [
                product.top > product.bottom ? 'Take the wholes out, and reduce where you can.' : 'Write it in simplest form.',
                `${fracTex(product)} = ${valueTexOf(valueOf(product))}`,
              ] as const,
            ]
          : []),
      ],
      ways: [
        following(
          wholeTimesTopAndBottom,
          [n, f],
          [
            wholeTimesTopAndBottom.hints.look,
            wholeTimesTopAndBottom.hints.principle,
            `Start with two times: ${inMath(f)} and another ${inMath(f)}. How many ${parts} are that?`,
          ],
        ),
        following(
          addsInsteadOfMultiplies,
          [rational(n), valueOf(f)],
          [
            `What does "${n} times" mean for ${inMath(f)}? Draw it.`,
            'So many times a fraction is that fraction added again and again, not the whole number and the fraction side by side.',
            `Write ${inMath(f)} down ${n} times with plus signs between. How many ${parts} does each one bring?`,
          ],
        ),
        following(
          wholeTimesBottomOnly,
          [n, f],
          [
            `Should ${n} times ${inMath(f)} be more or less than ${inMath(f)}?`,
            wholeTimesBottomOnly.hints.principle,
            `Start with two times: ${inMath(f)} and another ${inMath(f)}. How many ${parts} are that?`,
          ],
        ),
      ],
    });
  },
};

export const wholeTimesFractionGenerators: readonly Generator[] = [times];
