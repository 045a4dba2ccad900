import { mixedAddsWholeToTop, mixedForgetsTop } from '@stoa/engine/math/mal-rules/fractions';
import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { multiply, rational } from '@stoa/engine/math/rational';
import { allDifficulties, byDifficulty, type Difficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, DraftMisconception, Generator } from '../../generator.ts';
import {
  bottomForTop,
  digitsPutTogether,
  fractionWay,
  notSimplified,
  numberUnchanged,
  numeratorAlone,
  oneWholeTooFew,
  partsAndWholesMixedUp,
  partsForWholes,
  quotientAndRestSwapped,
  restForgotten,
  restOverTop,
  wholeTimesTop,
} from '../../mal-rules/fractions.ts';
import { numberDraft, type WrongWay } from '../../number-draft.ts';
import { fracTex, greatestDivisor, lowest, mixedPlain, mixedTex, partsName, type Written } from '../../wording/fraction-text.ts';
import { person } from '../../wording/people.ts';

type Mixed = Written & { readonly whole: number };

const improper = ({ whole, top, bottom }: Mixed): Written => ({ top: whole * bottom + top, bottom });

/** A mixed number with its fraction part as written. 1: small. 2 and 3: larger. 4: the fraction part can be simplified. 5: large, and simplified. */
function drawMixed(chance: Chance, difficulty: Difficulty): Mixed {
  return drawUntil(
    () => ({
      whole: byDifficulty(difficulty, [chance.int(1, 3), chance.int(2, 6), chance.int(3, 9), chance.int(2, 8), chance.int(9, 14)]),
      bottom: chance.pick(byDifficulty(difficulty, [[2, 3, 4, 5], [3, 4, 5, 6, 7, 8], [5, 6, 7, 8, 9, 10, 11], [4, 6, 8, 9, 10, 12], [6, 8, 9, 10, 12]])), // prettier-ignore
      top: chance.int(1, 11),
    }),
    ({ whole, top, bottom }) => top < bottom && whole !== top && whole !== bottom && greatestDivisor(top, bottom) > 1 === difficulty > 3,
  );
}

/** A wrong mixed number, as she would write it. */
function mixedWay(rule: Pick<MalRule, 'name' | 'category'>, to: Mixed | null, hints: DraftMisconception['hints']): WrongWay {
  if (to === null || to.top === 0 || to.whole === 0) return { rule, to: null, hints };
  const { top, bottom } = improper(to);
  return { rule, to: rational(top, bottom), written: mixedPlain(to), hints };
}

/** From an improper fraction to the mixed number. The steps end in lowest terms. */
function toMixedSteps(m: Mixed): [string, string][] {
  const { top, bottom } = improper(m);
  const part = lowest(m);
  const done: [string, string] = [
    `The ${m.top} left over ${m.top === 1 ? 'is' : 'are'} ${m.top === 1 ? `one ${partsName(bottom, false)}` : partsName(bottom)}.`,
    `${fracTex({ top, bottom })} = ${mixedTex(m)}`,
  ];
  return [
    [`${bottom} ${partsName(bottom)} make one whole. Divide to find the wholes.`, `${top} \\div ${bottom} = ${m.whole} \\text{ remainder } ${m.top}`],
    done,
    ...(part.bottom === bottom
      ? []
      : [['Write the fraction part in lowest terms.', `${mixedTex(m)} = ${mixedTex({ whole: m.whole, ...part })}`] as [string, string]]),
  ];
}

function toMixedWays(m: Mixed): WrongWay[] {
  const { top, bottom } = improper(m);
  const part = lowest(m);
  const inLowest = (wrong: Mixed | null): Mixed | null => (wrong === null || wrong.top === 0 ? null : { whole: wrong.whole, ...lowest(wrong) });
  return [
    mixedWay(notSimplified, part.bottom === bottom ? null : m, [
      'Your number is worth the right amount. Look at its fraction part once more.',
      'In lowest terms no number above 1 divides both top and bottom.',
      `Which number divides both ${m.top} and ${bottom}?`,
    ]),
    mixedWay(quotientAndRestSwapped, inLowest(quotientAndRestSwapped.answer(m)), [
      `When you divide ${top} by ${bottom}, which number says how many wholes there are, and which one is left over?`,
      'The quotient is the whole number. What is left over becomes the top of the fraction part.',
      `How many full groups of ${bottom} are there in ${top}? That number stands alone, before the fraction.`,
    ]),
    mixedWay(restOverTop, restOverTop.answer(m.whole, m.top, top), [
      'Look at the bottom of your fraction part. Which parts are you counting?',
      `The size of the parts does not change: they are ${partsName(bottom)} before and after.`,
      `${bottom} ${partsName(bottom)} make one whole. What is left over is counted in ${partsName(bottom)} too.`,
    ]),
    mixedWay(oneWholeTooFew, oneWholeTooFew.answer(m), [
      'Look at your fraction part: is it less than one whole?',
      'In a mixed number the fraction part is less than 1. As long as its top is not less than its bottom, there is another whole in it.',
      `Take ${bottom} ${partsName(bottom)} out of your fraction part once more, and see what stays.`,
    ]),
    {
      rule: restForgotten,
      to: restForgotten.answer(m.whole),
      hints: [
        `Do your wholes use up all ${top} ${partsName(bottom)}?`,
        'What is left over after taking out the wholes belongs to the number too.',
        `Write your wholes in ${partsName(bottom)} again and compare with ${top}.`,
      ],
    },
  ];
}

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
      placeholder: 'for example 2 1/2',
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
      placeholder: 'for example 5/2',
      steps: [
        [
          `Write the ${m.whole} ${m.whole === 1 ? 'whole' : 'wholes'} in ${partsName(m.bottom)}.`,
          `${m.whole} = \\frac{${m.whole} \\times ${m.bottom}}{${m.bottom}} = ${fracTex({ top: m.whole * m.bottom, bottom: m.bottom })}`,
        ],
        [`Add the ${m.top} ${partsName(m.bottom, m.top !== 1)} of the fraction part.`, `${mixedTex(m)} = \\frac{${m.whole * m.bottom} + ${m.top}}{${m.bottom}} = ${fracTex(result)}`],
        ...(low.bottom === result.bottom ? [] : [[`Divide both numbers by ${result.bottom / low.bottom}.`, `${fracTex(result)} = ${fracTex(low)}`] as const]),
      ],
      ways: toImproperWays(m),
    });
  },
};

function toImproperWays(m: Mixed): WrongWay[] {
  const { whole, bottom } = m;
  const one = `1 whole is ${bottom} ${partsName(bottom)}`;
  return [
    {
      rule: mixedAddsWholeToTop,
      to: mixedAddsWholeToTop.answer(m),
      hints: [
        `How many ${partsName(bottom)} is a single whole worth?`,
        `The ${whole} counts wholes, the top counts ${partsName(bottom)}. They cannot be added before the wholes are changed to ${partsName(bottom)}.`,
        `${one}. How many ${partsName(bottom)} are ${whole === 1 ? 'in it' : `${whole} wholes`}?`,
      ],
    },
    {
      rule: mixedForgetsTop,
      to: mixedForgetsTop.answer(m),
      hints: [
        'Is your fraction a whole number? Was the mixed number one?',
        'A mixed number is a whole number **and** a fraction. Both parts go into the improper fraction.',
        `You have changed the wholes to ${partsName(bottom)}. Which ${partsName(bottom)} are still to be counted?`,
      ],
    },
    fractionWay(wholeTimesTop, wholeTimesTop.answer(m), [
      `By which number did you multiply the ${whole}?`,
      `Each whole has as many ${partsName(bottom)} as the **bottom** tells.`,
      `${one}. Begin with changing the ${whole === 1 ? 'whole' : `${whole} wholes`}, before you look at the top.`,
    ]),
    fractionWay(digitsPutTogether, digitsPutTogether.answer(m), [
      'How did you find the top of your fraction?',
      'Writing two numbers side by side is not adding them.',
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
          [`${m.bottom} ${parts} make one whole. See how many wholes there are in ${all.top} ${parts}.`, `${m.whole} \\times ${m.bottom} = ${m.whole * m.bottom}`],
          difficulty === 2
            ? ['The rest is the fraction part that stands there already. The box holds the wholes.', `${m.whole}`]
            : [`What is left over is the top of the fraction part.`, `${all.top} - ${m.whole * m.bottom} = ${m.top}`],
        ],
        ways: [
          {
            rule: numberUnchanged,
            to: numberUnchanged.answer(all.top),
            hints: [
              `What do the ${all.top} count?`,
              `Some of the ${all.top} ${parts} make wholes. Only the others stay in the fraction part.`,
              `Count how often ${m.bottom} fits into ${all.top}.`,
            ],
          },
          {
            rule: partsAndWholesMixedUp,
            to: partsAndWholesMixedUp.answer(all.top, difficulty === 2 ? m.top : m.whole),
            hints: [
              difficulty === 2 ? `You took the ${m.top} away. What are the others, wholes or ${parts}?` : `You took ${m.whole} away. Are those ${parts}, or wholes?`,
              `One whole is not one ${partsName(m.bottom, false)}: it is ${m.bottom} of them.`,
              difficulty === 2 ? `Put the ${all.top - m.top} ${parts} together in groups that make one whole.` : `How many ${parts} are ${wholes}?`,
            ],
          },
          {
            rule: difficulty === 2 ? partsForWholes : bottomForTop,
            to: difficulty === 2 ? partsForWholes.answer(m.whole, m.bottom) : bottomForTop.answer(m.bottom),
            hints: [
              'Put your number in the box. Are both sides worth the same?',
              difficulty === 2 ? 'The box stands before the fraction: it counts whole ones, not parts.' : 'The fraction part of a mixed number is less than 1.',
              difficulty === 2 ? `How many wholes do ${m.bottom} ${parts} make?` : `Find out how many of the ${all.top} ${parts} are used up by the ${wholes}.`,
            ],
          },
        ],
      });
    }
    return numberDraft({
      stem,
      right: wide.top,
      steps: [
        [`Write ${wholes} in ${parts} and add the ${m.top} ${partsName(m.bottom, m.top !== 1)}.`, `${m.whole} \\times ${m.bottom} + ${m.top} = ${all.top}`],
        factor === 1
          ? [`These are ${all.top} ${parts}.`, `${mixedTex(m)} = ${fracTex(all)}, \\quad ${all.top}`]
          : [`The bottom must become ${wide.bottom}: multiply both numbers by ${factor}.`, `${all.top} \\times ${factor} = ${wide.top}`],
      ],
      ways: [
        {
          rule: mixedAddsWholeToTop,
          to: mixedAddsWholeToTop.answer({ ...m, bottom: 1 }),
          hints: [
            `How many ${parts} is one whole worth?`,
            `Wholes and ${parts} cannot be added before the wholes are changed to ${parts}.`,
            `One whole is ${m.bottom} ${parts}. Change the ${wholes} first.`,
          ],
        },
        {
          rule: mixedForgetsTop,
          to: multiply(mixedForgetsTop.answer(m), rational(wide.bottom)),
          hints: [
            'Does your number say more than the whole number alone?',
            'The fraction part belongs to the number as well.',
            `You have changed the ${wholes}. What does the ${fracPart(m)} add?`,
          ],
        },
        fractionWay(wholeTimesTop, { top: wholeTimesTop.answer(m).top, bottom: 1 }, [
          `By which number did you multiply the ${m.whole}?`,
          `The **bottom** tells how many ${parts} one whole has.`,
          `How many ${parts} are in ${wholes}? Find that before you look at the top.`,
        ]),
        fractionWay(digitsPutTogether, factor === 1 ? { top: digitsPutTogether.answer(m).top, bottom: 1 } : null, [
          'How did you find your number?',
          'Writing two numbers side by side is not adding them.',
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
        },
      ],
    });
  },
};

const fracPart = ({ top, bottom }: Written): string => `${top}/${bottom}`;

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
const story: Generator = {
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
          [`${m.bottom} ${partsName(m.bottom)} make one whole, so ${m.whole} wholes are this many ${partsName(m.bottom)}.`, `${m.whole} \\times ${m.bottom} = ${m.whole * m.bottom}`],
          [`Add the ${m.top} ${partsName(m.bottom, m.top !== 1)} of the fraction part.`, `${m.whole * m.bottom} + ${m.top} = ${improper(m).top}`],
        ],
        ways: [
          {
            rule: mixedAddsWholeToTop,
            to: mixedAddsWholeToTop.answer({ ...m, bottom: 1 }),
            hints: [
              `How many portions of ${fracPart({ top: 1, bottom: m.bottom })} are in one whole?`,
              'Wholes and parts cannot be added before the wholes are changed to parts.',
              `One whole gives ${m.bottom} portions. How many do ${m.whole} wholes give?`,
            ],
          },
          {
            rule: mixedForgetsTop,
            to: multiply(mixedForgetsTop.answer(m), rational(m.bottom)),
            hints: [
              'Have you used the whole amount?',
              'The amount is a whole number and a fraction. Both give portions.',
              `You have counted the portions from the ${m.whole} wholes. What about the rest, ${fracPart(m)}?`,
            ],
          },
          fractionWay(wholeTimesTop, { top: wholeTimesTop.answer(m).top, bottom: 1 }, [
            `Which number tells how many portions one whole gives?`,
            'The **bottom** tells how many parts one whole has.',
            `Begin with one whole: how many times does ${fracPart({ top: 1, bottom: m.bottom })} fit into it?`,
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
      placeholder: 'for example 2 1/2',
      steps: [[`These are ${all.top} ${partsName(m.bottom)}.`, fracTex(all)], ...toMixedSteps(m)],
      ways: [
        ...toMixedWays(m),
        {
          rule: numeratorAlone,
          to: numeratorAlone.answer(all.top),
          hints: [
            `What do the ${all.top} count, whole ones or parts?`,
            'Each of them is only a part, so there are fewer wholes than parts.',
            `How many of these parts make one whole? See how often that number fits into ${all.top}.`,
          ],
        },
      ],
    });
  },
};

export const mixedNumbersGenerators: readonly Generator[] = [toMixed, toImproper, missingNumber, story];
