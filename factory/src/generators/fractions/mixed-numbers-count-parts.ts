import { fractionWay } from '../../wording/fraction-way.ts';
import { mixedAddsWholeToTop, mixedForgetsTop } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { multiply, rational } from '@stoa/engine/math/exact/rational';
import { family, graded } from '../../family.ts';
import type { Difficulty, Generator } from '../../generator.ts';
import { numeratorAlone } from '@stoa/engine/math/mal-rules/fractions/fraction-number-line';
import { wholeTimesTop } from '@stoa/engine/math/mal-rules/fractions/mixed-numbers';
import type { NumberWay } from '../../number-draft.ts';
import { fracPlain, fracTex, isLowest, lowest, mixedPlain, mixedTex, partsName } from '../../wording/fraction-text.ts';
import { person } from '../../wording/people.ts';
import { drawMixed, improper, toMixedSteps, toMixedWays, type Mixed } from './mixed-and-improper.ts';
import { isEveryday } from './unlike-fractions.ts';
import { following } from '../../wrong-way.ts';

/**
 * A story about a number of parts, or about an amount that is measured out in parts; `least` is the smallest denominator that
 * suits it.
 */
type Scene = { readonly least: number; readonly tell: (who: string, n: number, part: string, m: Mixed) => string };

/** Things that come in equal parts, and the parts in which they are counted. */
const portions: readonly Scene[] = [
  { least: 4, tell: (who, n, _part, m) => `At ${who}'s party, every pizza is cut into ${m.bottom} equal slices. The guests eat ${n} slices. How many pizzas do they eat?` },
  { least: 3, tell: (who, n, part) => `${who} fills a bucket with a scoop that holds ${part} gallon. It takes ${n} full scoops. How many gallons are in the bucket?` },
  { least: 3, tell: (who, n, part) => `One lap around a park is ${part} mile. ${who} walks ${n} laps. How many miles does ${who} walk?` },
  { least: 3, tell: (who, n, part) => `A recipe calls for ${n} scoops of flour. ${who}'s scoop holds ${part} cup. How many cups of flour does the recipe need?` },
  { least: 3, tell: (who, n, part) => `${who} practices piano for ${part} hour every day. This school year, ${who} practices on ${n} days. How many hours does ${who} practice in all?` },
  { least: 3, tell: (who, n, part) => `A sandwich takes ${part} foot of bread. ${who} makes ${n} of these sandwiches. How many feet of bread does ${who} need?` },
]; // prettier-ignore
const supplies: readonly Scene[] = [
  { least: 5, tell: (who, _n, part, m) => `${who} has $${mixedTex(m)}$ quarts of juice. Each glass holds ${part} quart. How many glasses can ${who} fill?` },
  { least: 5, tell: (who, _n, part, m) => `A board is $${mixedTex(m)}$ feet long. ${who} cuts it into pieces ${part} foot long. How many pieces are there?` },
  { least: 5, tell: (who, _n, part, m) => `${who} needs $${mixedTex(m)}$ cups of rice. The scoop holds ${part} cup. How many scoops does ${who} need?` },
]; // prettier-ignore

const sizes: Record<Difficulty, Difficulty> = { 1: 1, 2: 1, 3: 2, 4: 3, 5: 4 };

/** 3: parts to a mixed number. 4: back, how many parts. 5: parts to a mixed number that must be simplified, with larger numbers. */
const countParts = family(
  { name: 'frac_mixed_count_parts', version: 2, skill: 'frac_mixed', difficulties: [3, 4, 5] },
  {
    setting: (chance, difficulty) => ({ who: person(chance), scene: chance.pick(difficulty === 4 ? supplies : portions) }),
    levels: { mixed: graded((chance, difficulty) => drawMixed(chance, sizes[difficulty])) },
    where: ({ scene, mixed }) => mixed.bottom >= scene.least && isEveryday(mixed) && mixed.whole * mixed.bottom < 48,
    derived: ({ mixed, difficulty }) => ({ all: improper(mixed), parts: partsName(mixed.bottom), asksParts: difficulty === 4 }),
    given: ({ scene, mixed, who, all, asksParts }) => {
      const told = scene.tell(who, all.top, `$${fracTex({ top: 1, bottom: mixed.bottom })}$`, mixed);
      if (asksParts) return { stem: told, right: all.top };
      return {
        stem: `${told} Write a mixed number${isLowest(mixed) ? '' : ' in simplest form'}.`,
        right: rational(all.top, all.bottom),
        written: mixedPlain({ whole: mixed.whole, ...lowest(mixed) }),
        inputType: 'fraction',
        form: 'mixed_number',
        placeholder: 'a mixed number',
      };
    },
    steps: ({ mixed: { whole, top, bottom }, mixed, all, parts, asksParts }) =>
      asksParts
        ? [
            [
              `${bottom} ${parts} make one whole, so ${whole} wholes are this many ${parts}.`,
              `${whole} \\times ${bottom} = ${whole * bottom}`,
            ],
            [`Add the ${top} ${partsName(bottom, top !== 1)} of the fraction part.`, `${whole * bottom} + ${top} = ${all.top}`],
          ]
        : [[`The total is ${all.top} ${parts}.`, fracTex(all)], ...toMixedSteps(mixed)],
    ladder: ({ mixed: { whole, top, bottom }, all, parts, asksParts }) =>
      asksParts
        ? [
            `How many ${parts} make 1 whole?`,
            'Change the wholes to parts. Then add the parts in the fraction.',
            `Start with the ${whole} wholes: $${whole} \\times ${bottom}$. Then add ${top}.`,
          ]
        : [
            'What is each part, and how many parts are there?',
            'So many equal parts are a fraction. Divide to find how many wholes they make.',
            `It takes ${bottom} parts to make 1 whole. Divide $${all.top} \\div ${bottom}$ to find the wholes.`,
          ],
    ways: ({ mixed, all, asksParts }) =>
      asksParts
        ? countedWays(mixed)
        : [
            ...toMixedWays(mixed),
            following(
              numeratorAlone,
              [all.top],
              [
                `Does the ${all.top} count wholes or parts?`,
                numeratorAlone.hints.principle,
                `How many of these parts make one whole? How many times does that number go into ${all.top}?`,
              ],
            ),
          ],
  },
);

/** Returns how counting the parts in a mixed number goes wrong. */
const countedWays = (m: Mixed): NumberWay[] => [
  following(
    mixedAddsWholeToTop,
    [{ ...m, bottom: 1 }],
    [
      `How many portions of ${fracPlain({ top: 1, bottom: m.bottom })} are in one whole?`,
      'Change the wholes to parts before you add.',
      `One whole makes ${m.bottom} portions. How many do ${m.whole} wholes make?`,
    ],
  ),
  {
    rule: mixedForgetsTop,
    to: multiply(mixedForgetsTop.answer(m), rational(m.bottom)),
    hints: [
      'Did you use the whole amount?',
      'The amount is a whole number and a fraction. Both make portions.',
      `You counted the portions from the ${m.whole} wholes. What about the rest, ${fracPlain(m)}?`,
    ],
    says: mixedForgetsTop.told(m),
  },
  fractionWay(wholeTimesTop, { top: wholeTimesTop.answer(m).top, bottom: 1 }, [
    wholeTimesTop.hints.look,
    wholeTimesTop.hints.principle,
    `Start with one whole. How many portions of ${fracPlain({ top: 1, bottom: m.bottom })} are in it?`,
  ]),
];

export const countPartsGenerators: readonly Generator[] = [countParts];
