import {
  joinedUnlikeTerms,
  letterSignKeptCrossing,
  sameOperationInsteadOfInverse,
  signKeptCrossing,
  stoppedBeforeDividing,
  subtractedCoefficient,
} from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { linearText } from '../../wording/linear-text.ts';
import { following } from '../../wrong-way.ts';
import { equationDraft, type EquationWay } from './equation-draft.ts';

/** A balance in level: bags of one unknown weight and weights of 1 on each side. ax + b = cx + d. */
type Level = { a: number; b: number; c: number; d: number; x: number };

const letters = ['x', 'n', 'w', 'm'] as const;
const bags = (count: number): string => (count === 1 ? 'one bag' : `${count} bags`);
const ones = (count: number): string => (count === 1 ? 'one weight' : `${count} weights`);

/** The draft of "how much does one bag weigh?", from the balance alone. */
function balanceDraft(chance: Chance, { a, b, c, d, x }: Level, ways: (letter: string) => readonly EquationWay[]) {
  const letter = chance.pick(letters);
  const equation = (left: number, right: number, l: number, r: number) =>
    `${linearText(left, l, letter)} = ${right === 0 ? r : linearText(right, r, letter)}`;
  const [fewerBags, fewerOnes] = [Math.min(a, c), Math.min(b, d)];
  const steps = [
    { explanation: 'Write what the balance shows as an equation.', math: equation(a, c, b, d) },
    ...(fewerBags === 0
      ? []
      : [
          {
            explanation: `Take ${bags(fewerBags)} off both sides. The balance stays level.`,
            math: equation(a - fewerBags, c - fewerBags, b, d),
          },
        ]),
    ...(fewerOnes === 0
      ? []
      : [
          {
            explanation: `Take ${ones(fewerOnes)} off both sides.`,
            math: equation(a - fewerBags, c - fewerBags, b - fewerOnes, d - fewerOnes),
          },
        ]),
    ...(a - c === 1
      ? []
      : [
          {
            explanation: `Share the weights equally among the ${a - c} bags.`,
            math: `${letter} = ${d - b} \\div ${a - c} = ${x}`,
          },
        ]),
  ];
  return {
    ...equationDraft({
      stem: chance.pick([
        `The balance is horizontal. Each bag labeled $${letter}$ has the same weight, and each small weight is 1 unit. How much does one bag weigh?`,
        `The two sides of the balance weigh the same. Each small weight is 1 unit. Find the weight of one bag, $${letter}$.`,
        `Use the balance to find $${letter}$, the weight of one bag. Each small weight is 1 unit.`,
        `Each bag holds the same number of marbles, $${letter}$. Each small weight is as heavy as one marble, and the bags themselves weigh nothing. How many marbles are in a bag?`,
      ]),
      letter,
      standsFor: 'the weight of one bag',
      solution: rational(x),
      steps: a - c === 1 ? [...steps.slice(0, -1), { ...steps.at(-1)!, explanation: `${steps.at(-1)!.explanation} One bag is left alone.` }] : steps,
      ways: ways(letter),
    }),
    ladder: [
      'What is on each side of the balance?',
      'Take the same off both sides, and the balance stays level. Do that until bags are left on one side and weights on the other.',
      `There ${a === 1 ? 'is' : 'are'} ${bags(a)}${b === 0 ? '' : ` and ${ones(b)}`} on one side and ${c === 0 ? '' : `${bags(c)} and `}${ones(d)} on the other. What can you take off both?`,
    ] as const,
    figure: { kind: 'balance' as const, letter, left: { bags: a, units: b }, right: { bags: c, units: d } },
    readFromFigure: true as const,
  }; // prettier-ignore
}

const told = (family: string, skill: string, drawLevel: (chance: Chance, difficulty: Difficulty) => Level): Generator => ({
  name: family,
  version: 1,
  skill,
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const level = drawUntil(
      () => drawLevel(chance, difficulty),
      ({ a, b, c, d, x }) => b <= 20 && d <= 20 && d >= 0 && x !== a && x !== a - c && x !== b && x !== d && (b === 0 || d - b !== b) && a - c > 0,
    );
    const { a, b, c, d } = level;
    const sides = `On one side there ${a === 1 ? 'is' : 'are'} ${bags(a)}${b === 0 ? '' : ` and ${ones(b)}`}, on the other ${c === 0 ? '' : `${bags(c)} and `}${ones(d)}.`;
    return balanceDraft(chance, level, () => [
      ...(b === 0
        ? []
        : [
            c === 0
              ? following(signKeptCrossing, [a, b, d], [
                  'What can you take off both sides so that the balance stays level?',
                  'Whatever you take off one side, take off the other side, too.',
                  `${sides} Take ${ones(b)} off both sides. What is left?`,
                ])
              : {
                  rule: letterSignKeptCrossing,
                  to: letterSignKeptCrossing.answer(a, b, c, d),
                  hints: [
                    'Are there bags on both sides?',
                    'Take the same number of bags off both sides. The balance stays level.',
                    `${sides} Take ${bags(c)} off both sides.`,
                  ] as const,
                },
            following(stoppedBeforeDividing, [a - c, b, d], [
              'Your number is the weight of how many bags?',
              'When only bags are left on one side, share the weights equally among them.',
              `After you take the same off both sides, ${bags(a - c)} are left. Divide by ${a - c}.`,
            ]),
            following(joinedUnlikeTerms, [a, b, d], [
              'Does a bag weigh 1 unit?',
              'A bag and a small weight are different. Count them separately.',
              `${sides} Write the bags as a term with the variable and the weights as a number.`,
            ]),
          ]),
      ...(a === 1
        ? [
            following(sameOperationInsteadOfInverse, ['+', d, b], [
              'Is the bag lighter or heavier than all the weights on the other side?',
              'To get the bag alone, take the weights beside it off both sides.',
              `${sides} Take ${ones(b)} off both sides.`,
            ]),
          ]
        : [
            following(subtractedCoefficient, [a - c, b, d], [
              'What do you do to find the weight of one bag from several equal bags?',
              'Several equal bags share the weight equally, so divide.',
              `${bags(a - c)} together balance some weights. Divide those weights by ${a - c}.`,
            ]),
          ]),
    ]);
  },
}); // prettier-ignore

/** 1 to 5: more and more weights. */
const oneBag = told('eq_one_step_add_balance', 'eq_one_step_add', (chance, difficulty) => {
  const b = chance.int(1 + difficulty, 4 + difficulty);
  const x = chance.int(2, 6 + difficulty);
  return { a: 1, b, c: 0, d: x + b, x };
});
/** 1: two or three bags. 5: up to six. */
const equalBags = told('eq_one_step_mult_balance', 'eq_one_step_mult', (chance, difficulty) => {
  const a = chance.int(2, Math.min(6, 2 + difficulty));
  const x = chance.int(2, Math.floor(20 / a));
  return { a, b: 0, c: 0, d: a * x, x };
});
const bagsAndWeights = told('eq_two_step_balance', 'eq_two_step', (chance, difficulty) => {
  const a = chance.int(2, Math.min(5, 2 + difficulty));
  const x = chance.int(2, Math.floor(19 / a));
  const b = chance.int(1, Math.max(1, 20 - a * x));
  return { a, b, c: 0, d: a * x + b, x };
});
const bothSides = told('eq_both_sides_balance', 'eq_both_sides', (chance, difficulty) => {
  const c = chance.int(1, Math.min(4, difficulty + 1));
  const a = c + chance.int(difficulty === 1 ? 1 : 2, 3);
  const x = chance.int(2, Math.floor(18 / (a - c)));
  const b = chance.int(1, Math.max(1, 20 - (a - c) * x));
  return { a, b, c, d: b + (a - c) * x, x };
});

export const balanceGenerators: readonly Generator[] = [oneBag, equalBags, bagsAndWeights, bothSides];
