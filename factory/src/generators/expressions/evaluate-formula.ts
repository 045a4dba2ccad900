import { coefficientSquaredToo } from '@stoa/engine/math/mal-rules/functions-and-lines/functions';
import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { stoppedBeforeDividing } from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { signLost } from '@stoa/engine/math/mal-rules/integers/signed-numbers';
import { rational } from '@stoa/engine/math/exact/rational';
import { exponentAsFactor } from '@stoa/engine/math/mal-rules/algebra/exponents';
import { substituteBeside } from '@stoa/engine/math/mal-rules/algebra/expressions';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, DraftMisconception, Generator } from '../../generator.ts';
import {
  addedInside,
  addedBeforeMultiplying,
  leftToRight,
  halfLeftOut,
} from '@stoa/engine/math/mal-rules/algebra/letters-and-terms';
import { held } from '../../held.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

type Formula = {
  tell: string;
  tex: (v: number) => string;
  letter: string;
  value: number;
  work: (v: number) => number;
  slips: [MalRule, number, DraftMisconception['hints']][];
  unit?: string;
  ask: string;
};

/** 1: a start and a rate. 2: a perimeter. 3: an area of a triangle. 4: a surface. 5: degrees Fahrenheit to Celsius. */
const formula: Generator = {
  name: 'expr_evaluate_formula',
  version: 1,
  skill: 'expr_evaluate',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const drawn = drawUntil(
      () => {
        const [a, b, v] = [chance.int(4, 20), chance.int(2, 9), chance.int(3, difficulty === 4 ? 12 : 15)];
        const put = (letter: string) => `Write the formula again with the number in the place of $${letter}$.`;
        const beside = (coefficient: number, value: number): number => substituteBeside.answer(coefficient, value);
        const product = 'A number beside a variable is multiplied by it.';
        const formulas: Record<Difficulty, Formula> = {
          1: {
            tell: `A taxi ride of $m$ miles costs $${a} + ${b}m$ dollars.`,
            letter: 'm',
            value: v,
            tex: (n) => `${a} + ${b} \\cdot ${n}`,
            work: (n) => a + b * n,
            ask: `How much does a ${v}-mile ride cost, in dollars?`,
            unit: '$',
            slips: [
              [
                substituteBeside,
                a + beside(b, v),
                ['What does it mean that a number is right beside the variable $m$?', product, put('m')],
              ],
              [
                addedBeforeMultiplying,
                addedBeforeMultiplying.answer(a, b, v),
                [
                  `Which comes first in $${a} + ${b}m$, the sum or the product?`,
                  addedBeforeMultiplying.hints.principle,
                  put('m'),
                ],
              ],
            ],
          },
          2: {
            tell: `The perimeter of a rectangle that is $w$ cm wide and ${a} cm long is $2w + 2 \\cdot ${a}$.`,
            letter: 'w',
            value: v,
            tex: (n) => `2 \\cdot ${n} + 2 \\cdot ${a}`,
            work: (n) => 2 * n + 2 * a,
            ask: `What is the perimeter, in centimeters, when $w = ${v}$?`,
            unit: 'cm',
            slips: [
              [substituteBeside, beside(2, v) + 2 * a, ['What does $2w$ mean?', product, put('w')]],
              [leftToRight, leftToRight.answer(v, a), [leftToRight.hints.look, leftToRight.hints.principle, put('w')]],
            ],
          },
          3: {
            tell: `The area of a triangle with base ${2 * a} cm and height $h$ cm is $\\frac{1}{2} \\cdot ${2 * a} \\cdot h$.`,
            letter: 'h',
            value: v,
            tex: (n) => `\\frac{1}{2} \\cdot ${2 * a} \\cdot ${n}`,
            work: (n) => a * n,
            ask: `What is the area, in square centimeters, when $h = ${v}$?`,
            slips: [
              [halfLeftOut, halfLeftOut.answer(2 * a, v), [halfLeftOut.hints.look, halfLeftOut.hints.principle, put('h')]],
              [addedInside, addedInside.answer(a, v), [addedInside.hints.look, addedInside.hints.principle, put('h')]],
            ],
          },
          4: {
            tell: `A cube with edge length $s$ cm has a surface area of $6s^2$ square centimeters.`,
            letter: 's',
            value: v,
            tex: (n) => `6 \\cdot ${n}^2`,
            work: (n) => 6 * n * n,
            ask: `What is the surface area, in square centimeters, when $s = ${v}$?`,
            slips: [
              [
                coefficientSquaredToo,
                coefficientSquaredToo.answer(6, v, 0),
                ['What does the exponent in $6s^2$ belong to?', coefficientSquaredToo.hints.principle, put('s')],
              ],
              [
                exponentAsFactor,
                6 * Number(exponentAsFactor.answer(rational(v), 2).n),
                ['What does the small 2 in $s^2$ tell you to do?', exponentAsFactor.hints.principle, put('s')],
              ],
            ],
          },
          5: {
            tell: 'To change degrees Fahrenheit to degrees Celsius, use the formula $C = \\frac{5(F - 32)}{9}$.',
            letter: 'F',
            value: 32 + 9 * (v - 9),
            tex: (n) => `\\frac{5(${n} - 32)}{9}`,
            work: (n) => (5 * (n - 32)) / 9,
            ask: `What is ${32 + 9 * (v - 9)} degrees Fahrenheit in degrees Celsius?`,
            slips: [
              [
                signLost,
                -5 * (v - 9),
                [`Is ${32 + 9 * (v - 9)} above or below 32?`, 'Find the parentheses first, with their sign.', put('F')],
              ],
              [
                stoppedBeforeDividing,
                45 * (v - 9),
                ['Is everything above the bar divided?', 'A fraction bar means dividing all that is above it.', put('F')],
              ],
            ],
          },
        };
        return formulas[difficulty];
      },
      (f) => {
        const value = f.work(f.value);
        const numbers = [...`${f.tell}${f.ask}`.matchAll(/\d+/g)].map(([digits]) => Number(digits));
        return (
          !numbers.includes(Math.abs(value)) &&
          Math.abs(value) > 9 &&
          new Set([value, ...f.slips.map(([, slip]) => slip)]).size === 3
        );
      },
    );
    const value = drawn.work(drawn.value);
    const misconceptions = drawn.slips.flatMap(([rule, slip, hints]) => held(rule, `${slip}`, `${value}`, hints));
    return {
      stem: `${drawn.tell} ${drawn.ask}`,
      answer: `${value}`,
      inputType: 'integer',
      ...(drawn.unit === undefined ? {} : { unit: drawn.unit }),
      ladder: [
        `What number do you know for $${drawn.letter}$?`,
        'Substitute the number for the variable. Then find parentheses and powers first, products next, sums last.',
        `Write the formula again with ${drawn.value} in place of $${drawn.letter}$. Which operation comes first?`,
      ],
      steps: [
        { explanation: `Substitute ${drawn.value} for $${drawn.letter}$.`, math: drawn.tex(drawn.value) },
        {
          explanation: 'Find it: parentheses and powers, then products, then sums.',
          math: `${drawn.tex(drawn.value)} = ${value}`,
        },
      ],
      misconceptions,
      wrong: plainlyWrong(rational(value), misconceptions),
    };
  },
};

export const evaluateFormulaGenerators: readonly Generator[] = [formula];
