import { cancelledLettersMeanNothingLeft, sameSlopeMeansSame } from '@stoa/engine/math/mal-rules/algebra/equation-questions';
import {
  constantGivenForCoefficient,
  constantKeptUnmultiplied,
  factorAddedToConstant,
  onlyConstantsCompared,
  oppositeCoefficientGiven,
  termsCombinedByAdding,
} from '@stoa/engine/math/mal-rules/algebra/solution-count';
import { always, choiceFamily, eitherSign, family, graded, negative, oneOf, only, plusMinus, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { ledTo, ruled } from '../../ruled.ts';
import { linearText } from '../../wording/linear-text.ts';

const letters = always(oneOf('x', 'y', 'n'));

/**
 * A coefficient for which the equation has no solution. 1: both constants positive. 2 and 3: any signs. 4 and 5: another term
 * to combine.
 */
const coefficientForNone = family(
  { name: 'eq_solution_count_none', version: 1, skill: 'eq_solution_count' },
  {
    levels: {
      a: [range(2, 9), range(3, 12), plusMinus(2, 9), range(7, 15), range(9, 20)],
      more: [range(0, 0), range(0, 0), range(0, 0), range(2, 5), range(2, 7)],
      b: [range(1, 9), plusMinus(1, 12), plusMinus(1, 12), range(1, 12), plusMinus(1, 15)],
      c: [range(1, 9), plusMinus(1, 12), plusMinus(1, 12), plusMinus(1, 12), plusMinus(1, 15)],
      letter: letters,
    },
    where: ({ a, b, c, more }) =>
      b !== c &&
      new Set([Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(a - more), more]).size >= (more === 0 ? 4 : 5) - 1 &&
      ![b, c, more].includes(a - more) &&
      a !== more,
    given: ({ a, b, c, more, letter }) => ({
      stem: `What number in the box makes an equation with no solution?\n\n$\\square{}${letter}${more === 0 ? '' : ` + ${more}${letter}`} ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${linearText(a, c, letter)}$`,
      right: a - more,
      inputType: 'integer',
    }),
    steps: ({ a, b, c, more, letter }) => [
      [
        `The constants ${b} and ${c} are different. With the same ${letter}-terms on both sides, a false statement is left.`,
        `${b} \\ne ${c}`,
      ],
      more === 0
        ? [`So the box needs the coefficient from the right side.`, `\\square = ${a}`]
        : [
            `Both sides need ${linearText(a, 0, letter)}. Take away the ${more}${letter} that is there already.`,
            `\\square = ${a} - ${more} = ${a - more}`,
          ],
    ],
    ladder: ({ a, b, c, more, letter }) => [
      `How many ${letter} does each side need, so that the ${letter}-terms cancel?`,
      'An equation has no solution if the variable terms are the same on both sides and the constants are different.',
      more === 0
        ? `Compare $${linearText(a, c, letter)}$ with the left side. Its constant is ${b}, so what must its ${letter}-term be?`
        : `The left side needs $${linearText(a, 0, letter)}$ in all, and it has $${more}${letter}$ already. How many are missing?`,
    ],
    ways: ({ a, b, c, more, letter }) => {
      const step = `Look at the ${letter}-terms alone. The right side has $${linearText(a, 0, letter)}$, and the constants ${b} and ${c} stay different.`;
      return [
        ruled(termsCombinedByAdding, [a, more], step),
        ruled(constantGivenForCoefficient, [c], step),
        ruled(oppositeCoefficientGiven, [a - more], step),
      ];
    },
    belowZero: true,
  },
);

/**
 * A constant for which every number solves the equation: a(px + b) = apx + □. 1: p is 1. 2: b is negative. 3: p is larger. 4
 * and 5: a constant next to it.
 */
const constantForAll = family(
  { name: 'eq_solution_count_all', version: 1, skill: 'eq_solution_count' },
  {
    levels: {
      a: [range(2, 6), range(2, 7), range(2, 9), range(3, 9), range(4, 12)],
      p: [range(1, 1), range(1, 1), range(2, 5), range(1, 3), range(2, 6)],
      b: [range(2, 9), range(-9, -2), plusMinus(2, 9), range(2, 9), plusMinus(3, 12)],
      d: graded((chance, difficulty) => (difficulty >= 4 ? chance.int(2, 9) : 0)),
      letter: letters,
    },
    where: ({ a, p, b, d }) =>
      a !== Math.abs(b) && a * b + d !== 0 && ![a, p, b, d, a * p].includes(a * b + d) && Math.abs(b) !== d,
    given: ({ a, p, b, d, letter }) => ({
      stem: `Every number is a solution of this equation. What number goes in the box?\n\n$${a}(${linearText(p, b, letter)})${d === 0 ? '' : ` + ${d}`} = ${linearText(a * p, 0, letter)} + \\square$`,
      right: a * b + d,
      inputType: 'integer',
    }),
    steps: ({ a, p, b, d, letter }) => [
      [
        'Use the distributive property on the left side.',
        `${a}(${linearText(p, b, letter)})${d === 0 ? '' : ` + ${d}`} = ${linearText(a * p, a * b, letter)}${d === 0 ? '' : ` + ${d}`}`,
      ],
      [
        'Both sides have to be the same expression, so the constants are equal.',
        `\\square = ${d === 0 ? '' : `${a * b} + ${d} = `}${a * b + d}`,
      ],
    ],
    ladder: ({ a, p, b, d, letter }) => [
      'What is the left side without parentheses?',
      'Every number is a solution if both sides are the same expression: equal variable terms and equal constants.',
      `Multiply ${linearText(p, 0, letter)} and ${b} by ${a}${d === 0 ? '' : `, and add ${d} to the constant`}. Compare with $${linearText(a * p, 0, letter)} + \\square$.`,
    ],
    ways: ({ a, b, d }) => {
      const step = `The factor ${a} multiplies both terms in the parentheses, so ${b} is multiplied too.`;
      return [ruled(constantKeptUnmultiplied, [b, d], step), ruled(factorAddedToConstant, [a, b, d], step)];
    },
    belowZero: true,
  },
);

const sameTerm = (letter: string, slope: number, number: number): string =>
  `The left side is $${linearText(slope, number, letter)}$ in each equation. Which right side has the same ${letter}-term?`;

/**
 * Three similar equations: one with no solution, one with one, one true for every number. 1: plain constants. 2 and 3:
 * parentheses. 4 and 5: a term next to them.
 */
const whichEquation = choiceFamily(
  { name: 'eq_solution_count_which', version: 1, skill: 'eq_solution_count' },
  {
    setting: (chance) => ({ letter: chance.pick(['x', 'y', 'n'] as const) }),
    levels: {
      a: [range(2, 5), range(2, 6), range(2, 7), range(2, 8), range(2, 9)],
      b: [
        range(2, 7),
        range(2, 8),
        negative(eitherSign(range(2, 9))),
        negative(eitherSign(range(2, 10))),
        negative(eitherSign(range(2, 11))),
      ],
      e: [only(0), only(0), only(0), range(2, 5), range(2, 5)],
      off: always(oneOf(-3, -2, 2, 3, 4)),
    },
    where: ({ a, b, e, off }) => a !== Math.abs(b) && a !== e && a * b + off !== 0 && b + off !== 0,
    derived: ({ a, b, e, off, letter, difficulty }) => {
      const [slope, number] = [a + e, difficulty === 1 ? b : a * b];
      const left =
        difficulty === 1 ? linearText(a, b, letter) : `${a}(${linearText(1, b, letter)})${e === 0 ? '' : ` + ${e}${letter}`}`;
      const equation = (rightSlope: number, rightNumber: number) => `$${left} = ${linearText(rightSlope, rightNumber, letter)}$`;
      return {
        slope,
        number,
        left,
        none: equation(slope, number + off),
        all: equation(slope, number),
        once: equation(slope + 1, number),
      };
    },
    phrasing: (chance) => ({ asksNone: chance.maybe(0.5) }),
    given: ({ none, all, asksNone }) => ({
      stem: `Which equation ${asksNone ? 'has no solution' : 'is true for every number'}?`,
      right: asksNone ? none : all,
    }),
    ladder: ({ letter, slope, number, asksNone }) => [
      'What is the same in all three equations? What is different?',
      asksNone
        ? 'An equation has no solution if the variable terms are the same on both sides and the constants are different.'
        : 'An equation is true for every number if both sides are the same expression.',
      sameTerm(letter, slope, number),
    ],
    steps: ({ off, letter, difficulty, slope, number, left, none, all, asksNone }) => [
      ...(difficulty === 1
        ? []
        : [
            [
              'Write the left side in its shortest form. It is the same in all three equations.',
              `${left} = ${linearText(slope, number, letter)}`,
            ] as const,
          ]),
      [
        `Where the right side has $${linearText(slope, 0, letter)}$ too, the ${letter}-terms cancel. Compare the constants.`,
        asksNone ? `${number} \\ne ${number + off}` : `${number} = ${number}`,
      ],
      [
        asksNone
          ? 'The constants are different, so a false statement is left, and no number makes it true.'
          : 'The constants are the same too, so a true statement is left for every number.',
        (asksNone ? none : all).replaceAll('$', ''),
      ],
    ],
    ways: ({ letter, slope, number, none, all, once, asksNone }) => {
      const step = sameTerm(letter, slope, number);
      return [
        asksNone
          ? {
              rule: cancelledLettersMeanNothingLeft,
              to: all,
              hints: [
                'What is left when the variables cancel?',
                'A true statement means that every number is a solution. A false one means that none is.',
                step,
              ],
            }
          : {
              rule: sameSlopeMeansSame,
              to: none,
              hints: [
                'Compare both parts of the two sides.',
                'Two expressions are the same if their variable terms and their constants are the same.',
                step,
              ],
            },
        ledTo(onlyConstantsCompared, once, step),
      ];
    },
  },
);

export const solutionCountOtherwiseGenerators: readonly Generator[] = [coefficientForNone, constantForAll, whichEquation];
