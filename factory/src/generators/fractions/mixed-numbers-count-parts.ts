import { fractionWay } from '../../wording/fraction-way.ts';
import { mixedAddsWholeToTop, mixedForgetsTop } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { multiply, rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import { numeratorAlone } from '@stoa/engine/math/mal-rules/fractions/fraction-number-line';
import { wholeTimesTop } from '@stoa/engine/math/mal-rules/fractions/mixed-numbers';
import { numberDraft } from '../../number-draft.ts';
import { fracPlain, fracTex, lowest, mixedPlain, mixedTex, partsName } from '../../wording/fraction-text.ts';
import { person } from '../../wording/people.ts';
import { drawMixed, improper, toMixedSteps, toMixedWays } from './mixed-and-improper.ts';
import { following } from '../../wrong-way.ts';

/** Things that come in equal parts, and the parts in which they are counted. */
const portions = [
  { many: (n: number, who: string, b: number) => `At ${who}'s party, every pizza is cut into ${b} equal slices. The guests eat ${n} slices.`, ask: 'How many pizzas do they eat?', from: 4 },
  { many: (n: number, who: string, b: number) => `${who} fills a bucket with a scoop that holds ${fracWords(b)} gallon. It takes ${n} full scoops.`, ask: 'How many gallons are in the bucket?', from: 3 },
  { many: (n: number, who: string, b: number) => `One lap around a park is ${fracWords(b)} mile. ${who} walks ${n} laps.`, ask: 'How many miles does WHO walk?', from: 3 },
  { many: (n: number, who: string, b: number) => `A recipe calls for ${n} scoops of flour. ${who}'s scoop holds ${fracWords(b)} cup.`, ask: 'How many cups of flour does the recipe need?', from: 3 },
  { many: (n: number, who: string, b: number) => `${who} practices piano for ${fracWords(b)} hour every day. This month, ${who} practices on ${n} days.`, ask: 'How many hours does WHO practice in all?', from: 3 },
  { many: (n: number, who: string, b: number) => `A sandwich takes ${fracWords(b)} foot of bread. ${who} makes ${n} of these sandwiches.`, ask: 'How many feet of bread does WHO need?', from: 3 },
] as const; // prettier-ignore
const fracWords = (bottom: number): string => `$${fracTex({ top: 1, bottom })}$`;

const supplies = [
  (amount: string, unit: string, who: string) => `${who} has $${amount}$ quarts of juice. Each glass holds ${unit} quart. How many glasses can ${who} fill?`,
  (amount: string, unit: string, who: string) => `A board is $${amount}$ feet long. ${who} cuts it into pieces ${unit} foot long. How many pieces are there?`,
  (amount: string, unit: string, who: string) => `${who} needs $${amount}$ cups of rice. The scoop holds ${unit} cup. How many scoops does ${who} need?`,
] as const; // prettier-ignore

/** 3: parts to a mixed number. 4: back, how many parts. 5: parts to a mixed number that must be simplified, with larger numbers. */
const countParts: Generator = {
  name: 'frac_mixed_count_parts',
  version: 1,
  skill: 'frac_mixed',
  difficulties: [3, 4, 5],
  draft(chance, difficulty) {
    const who = person(chance);
    if (difficulty === 4) {
      const m = drawUntil(
        () => drawMixed(chance, 3),
        (n) => n.bottom === 5 || n.bottom === 6 || n.bottom === 8 || n.bottom === 10, // as measures come
      );
      const unit = fracWords(m.bottom);
      return numberDraft({
        stem: chance.pick(supplies)(mixedTex(m), unit, who),
        right: improper(m).top,
        steps: [
          [
            `${m.bottom} ${partsName(m.bottom)} make one whole, so ${m.whole} wholes are this many ${partsName(m.bottom)}.`,
            `${m.whole} \\times ${m.bottom} = ${m.whole * m.bottom}`,
          ],
          [
            `Add the ${m.top} ${partsName(m.bottom, m.top !== 1)} of the fraction part.`,
            `${m.whole * m.bottom} + ${m.top} = ${improper(m).top}`,
          ],
        ],
        ladder: [
          `How many ${partsName(m.bottom)} make 1 whole?`,
          'Change the wholes to parts. Then add the parts in the fraction.',
          `Start with the ${m.whole} wholes: $${m.whole} \\times ${m.bottom}$. Then add ${m.top}.`,
        ],
        ways: [
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
        ],
      });
    }
    const scene = chance.pick(portions);
    const m = drawUntil(
      () => drawMixed(chance, difficulty === 3 ? 2 : 4),
      (n) => n.bottom >= scene.from && n.bottom !== 9 && n.bottom !== 7 && n.whole * n.bottom < 48,
    );
    const part = lowest(m);
    const reduce = part.bottom !== m.bottom;
    const all = improper(m);
    return numberDraft({
      stem: `${scene.many(all.top, who, m.bottom)} ${scene.ask.replace('WHO', who)} Write a mixed number${reduce ? ' in simplest form' : ''}.`,
      right: rational(all.top, m.bottom),
      written: mixedPlain({ whole: m.whole, ...part }),
      inputType: 'fraction',
      form: 'mixed_number',
      placeholder: 'a mixed number',
      steps: [[`The total is ${all.top} ${partsName(m.bottom)}.`, fracTex(all)], ...toMixedSteps(m)],
      ladder: [
        'What is each part, and how many parts are there?',
        'So many equal parts are a fraction. Divide to find how many wholes they make.',
        `It takes ${m.bottom} parts to make 1 whole. Divide $${all.top} \\div ${m.bottom}$ to find the wholes.`,
      ],
      ways: [
        ...toMixedWays(m),
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
    });
  },
};

export const countPartsGenerators: readonly Generator[] = [countParts];
