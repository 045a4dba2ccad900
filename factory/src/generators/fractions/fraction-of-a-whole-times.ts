import { wholeTimesTopAndBottom } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { multiply, rational } from '@stoa/engine/math/exact/rational';
import { byDifficulty } from '../../by-difficulty.ts';
import { family, only, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { addsInsteadOfMultiplies, wholeTimesBottomOnly } from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import { fracTex, isLowest, partsName } from '../../wording/fraction-text.ts';
import { person } from '../../wording/people.ts';
import { inMath, isEveryday, valueOf, valueTexOf } from './unlike-fractions.ts';
import { following } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

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

/**
 * A whole number times a fraction, in numbers and from 4 on in stories too. 1: a unit fraction, below a whole. 2: another
 * fraction, below a whole. 3: more than a whole. 4: more than several wholes. 5: it must be simplified.
 */
const times = family(
  { name: 'frac_whole_times_fraction', version: 2, skill: 'frac_mult_whole' },
  {
    setting: (chance, difficulty) => ({ inStory: difficulty >= 4 && chance.maybe(0.6) }),
    levels: {
      n: [range(3, 6), range(3, 5), range(3, 6), range(3, 9), range(3, 12)],
      top: [only(1), range(2, 4), range(2, 7), range(2, 9), range(2, 11)],
      bottom: [range(4, 9), range(7, 12), range(3, 8), range(3, 10), range(3, 12)],
    },
    where: ({ inStory, n, top, bottom }, difficulty) => {
      const product = { top: n * top, bottom };
      return (
        top < bottom &&
        isLowest({ top, bottom }) &&
        n !== top &&
        n !== bottom &&
        product.top % bottom !== 0 &&
        byDifficulty(difficulty, [
          product.top < bottom,
          product.top < bottom,
          product.top > bottom,
          product.top > 2 * bottom,
          product.top > 2 * bottom && !isLowest(product),
        ]) &&
        (!inStory || isEveryday({ top, bottom }))
      );
    },
    derived: ({ n, top, bottom, difficulty }) => {
      const f = { top, bottom };
      return { f, product: { top: n * top, bottom }, parts: partsName(bottom), inSimplestForm: difficulty === 5 };
    },
    phrasing: (chance, { inStory, n, f, inSimplestForm }) => {
      const asked = inStory
        ? chance.pick(stories)(`${n}`, inMath(f), person(chance))
        : chance.pick([
            `Find $${n} \\times ${fracTex(f)}$.`,
            `What is $${n}$ times ${inMath(f)}?`,
            `Multiply $${n}$ by ${inMath(f)}.`,
          ]);
      return { stem: `${asked}${inSimplestForm ? ' Give your answer in simplest form.' : ''}` };
    },
    given: ({ n, f, inSimplestForm, stem }) => ({
      stem,
      right: multiply(rational(n), valueOf(f)),
      inputType: 'fraction',
      ...(inSimplestForm ? { form: 'simplified' } : {}),
    }),
    steps: ({ n, f, product, parts }) => [
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
    ladder: ({ n, f, parts }) => [
      `What does ${n} times ${inMath(f)} mean? Think of repeated addition.`,
      'Multiply the whole number by the numerator. The denominator stays, because the parts keep their size.',
      `Multiply $${n} \\times ${f.top}$ to count the ${parts}.`,
    ],
    ways: ({ n, f, parts }) => {
      const twice = `Start with 2 times: ${inMath(f)} and another ${inMath(f)}. How many ${parts} are there now?`;
      return [
        ruled(wholeTimesTopAndBottom, [n, f], twice),
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
          [`Should ${n} times ${inMath(f)} be more or less than ${inMath(f)}?`, wholeTimesBottomOnly.hints.principle, twice],
        ),
      ];
    },
  },
);

export const wholeTimesFractionGenerators: readonly Generator[] = [times];
