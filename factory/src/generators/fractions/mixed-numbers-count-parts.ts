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
  { many: (n: number, who: string, b: number) => `At a party, every pizza is cut into ${b} equal slices. The guests of ${who} eat ${n} slices.`, ask: 'How many pizzas is that?', from: 4 },
  { many: (n: number, who: string, b: number) => `${who} fills a bucket with a cup that holds ${fracWords(b)} of a liter. It takes ${n} full cups.`, ask: 'How many liters are in the bucket?', from: 3 },
  { many: (n: number, who: string, b: number) => `${who} walks around a park. One round is ${fracWords(b)} of a mile, and ${who} makes ${n} rounds.`, ask: 'How many miles is that?', from: 3 },
  { many: (n: number, who: string, b: number) => `A recipe says "${n} scoops of flour". ${who}'s scoop holds ${fracWords(b)} of a cup.`, ask: 'How many cups of flour are needed?', from: 3 },
] as const; // prettier-ignore
const fracWords = (bottom: number): string => `$${fracTex({ top: 1, bottom })}$`;

const supplies = [
  (amount: string, unit: string, who: string) => `${who} has $${amount}$ liters of juice and fills glasses of ${unit} of a liter each. How many glasses can be filled?`,
  (amount: string, unit: string, who: string) => `${who} cuts a board of $${amount}$ feet into pieces of ${unit} of a foot each. How many pieces are there?`,
  (amount: string, unit: string, who: string) => `${who} needs $${amount}$ cups of rice, and the only measuring cup holds ${unit} of a cup. How many times must it be filled?`,
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
        ways: [
          following(
            mixedAddsWholeToTop,
            [{ ...m, bottom: 1 }],
            [
              `How many portions of ${fracPlain({ top: 1, bottom: m.bottom })} are in one whole?`,
              'Wholes and parts cannot be added before the wholes are changed to parts.',
              `One whole gives ${m.bottom} portions. How many do ${m.whole} wholes give?`,
            ],
          ),
          {
            rule: mixedForgetsTop,
            to: multiply(mixedForgetsTop.answer(m), rational(m.bottom)),
            hints: [
              'Have you used the whole amount?',
              'The amount is a whole number and a fraction. Both give portions.',
              `You have counted the portions from the ${m.whole} wholes. What about the rest, ${fracPlain(m)}?`,
            ],
            says: mixedForgetsTop.told(m),
          },
          fractionWay(wholeTimesTop, { top: wholeTimesTop.answer(m).top, bottom: 1 }, [
            wholeTimesTop.hints.look,
            wholeTimesTop.hints.principle,
            `Begin with one whole: how many times does ${fracPlain({ top: 1, bottom: m.bottom })} fit into it?`,
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
      stem: `${scene.many(all.top, who, m.bottom)} ${scene.ask} Write a mixed number${reduce ? ' in lowest terms' : ''}.`,
      right: rational(all.top, m.bottom),
      written: mixedPlain({ whole: m.whole, ...part }),
      inputType: 'fraction',
      form: 'mixed_number',
      placeholder: 'a mixed number',
      steps: [[`These are ${all.top} ${partsName(m.bottom)}.`, fracTex(all)], ...toMixedSteps(m)],
      ways: [
        ...toMixedWays(m),
        following(
          numeratorAlone,
          [all.top],
          [
            `What do the ${all.top} count, whole ones or parts?`,
            numeratorAlone.hints.principle,
            `How many of these parts make one whole? See how often that number fits into ${all.top}.`,
          ],
        ),
      ],
    });
  },
};

export const countPartsGenerators: readonly Generator[] = [countParts];
