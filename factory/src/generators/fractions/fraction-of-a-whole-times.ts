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
    `A cookie recipe needs ${f} cup of sugar. ${name} makes the recipe ${n} times. How many cups of sugar does ${name} need?`,
  (n, f, name) => `One lap around the pond is ${f} mile. ${name} walks ${n} laps. How many miles does ${name} walk?`,
  (n, f, name) => `${name} fills ${n} bottles. Each bottle holds ${f} quart. How many quarts does ${name} need?`,
  (n, f, name) => `${name} makes ${n} bows. Each bow takes ${f} yard of ribbon. How many yards of ribbon does ${name} need?`,
  (n, f, name) => `${name} practices the drums for ${f} hour on each of ${n} days. How many hours does ${name} practice in all?`,
  (n, f, name) =>
    `Each hamburger takes ${f} pound of meat. ${name} makes ${n} hamburgers. How many pounds of meat does ${name} need?`,
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
          `Multiply ${n} by the numerator. The denominator stays, because the parts are still ${parts}.`,
          `${n} \\times ${fracTex(f)} = \\frac{${n} \\times ${f.top}}{${f.bottom}}`,
        ],
        ['Find the new numerator.', `\\frac{${n} \\times ${f.top}}{${f.bottom}} = ${fracTex(product)}`],
        ...(product.top > product.bottom || !isLowest(product)
          ? [
              [
                product.top > product.bottom
                  ? 'Write it as a mixed number or a whole number in simplest form.'
                  : 'Write it in simplest form.',
                `${fracTex(product)} = ${valueTexOf(valueOf(product))}`,
              ] as const,
            ]
          : []),
      ],
      ladder: [
        `What does ${n} times ${inMath(f)} mean? Think of repeated addition.`,
        'Multiply the whole number by the numerator. The denominator stays, because the parts keep their size.',
        `Multiply $${n} \\times ${f.top}$ to count the ${parts}.`,
      ],
      ways: [
        following(
          wholeTimesTopAndBottom,
          [n, f],
          [
            wholeTimesTopAndBottom.hints.look,
            wholeTimesTopAndBottom.hints.principle,
            `Start with 2 times: ${inMath(f)} and another ${inMath(f)}. How many ${parts} are there now?`,
          ],
        ),
        following(
          addsInsteadOfMultiplies,
          [rational(n), valueOf(f)],
          [
            `What does "${n} times" mean for ${inMath(f)}? Draw it.`,
            'A whole number times a fraction is repeated addition of the fraction.',
            `Write $${n} \\times ${fracTex(f)}$ as repeated addition. How many ${parts} does each one add?`,
          ],
        ),
        following(
          wholeTimesBottomOnly,
          [n, f],
          [
            `Should ${n} times ${inMath(f)} be more or less than ${inMath(f)}?`,
            wholeTimesBottomOnly.hints.principle,
            `Start with 2 times: ${inMath(f)} and another ${inMath(f)}. How many ${parts} are there now?`,
          ],
        ),
      ],
    });
  },
};

export const wholeTimesFractionGenerators: readonly Generator[] = [times];
