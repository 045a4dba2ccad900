import { rational } from '@stoa/engine/math/exact/rational';
import { always, eitherSign, family, graded, negative, only, range } from '../../family.ts';
import type { Chance, Generator, Ladder } from '../../generator.ts';
import {
  multipliedByCoefficient,
  signKeptCrossing,
  stoppedBeforeDividing,
} from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import {
  bracketTakenForProduct,
  coefficientSquaredToo,
  constantForgotten,
  inputAddedToCoefficient,
  inputSetBesideCoefficient,
  inputSignLost,
  leadingMinusSquared,
  negativeInputSquaredNegative,
  outputPutIn,
  squareTakenForDouble,
} from '@stoa/engine/math/mal-rules/functions-and-lines/functions';
import { polynomialTex } from '../../wording/polynomial-text.ts';
import { inBrackets, linearText } from '../../wording/linear-text.ts';
import { tail } from '../../wording/line-text.ts';
import { following } from '../../wrong-way.ts';
import { byShape } from '../../by-shape.ts';
import { withSign } from '../../with-sign.ts';

const productHints = (f: string, input: number): Ladder => [
  `What does $${f}(${input})$ tell you to do? Is there a multiplication by ${input} in front of everything?`,
  `$${f}(${input})$ is read "${f} of ${input}": the number in the parentheses takes the place of $x$ in the rule.`,
  `Write the rule once more with an empty box for each $x$, and set ${inBrackets(input)} into every box.`,
];
export const multiplyHints = (a: number, input: number, letter = 'x'): Ladder => [
  `What is between the ${a} and the $${letter}$ in $${a}${letter}$, though you cannot see it?`,
  'A number right before a variable multiplies it.',
  `Put the input in with a sign of multiplication: $${a} \\cdot ${inBrackets(input)}$. Find that before anything else.`,
];
const signHints = (input: number): Ladder => [
  `Look at the sign of the input, ${input}. Is it still there after you put it in?`,
  'Put a negative number in with parentheses, so that its minus takes part in the multiplication.',
  `Multiply by $(${input})$, sign and all. Does that product come out positive or negative?`,
];

const rule = { name: 'func_evaluate_rule', version: 1, skill: 'func_evaluate' };
const letterOf = (chance: Chance) => ({ f: chance.pick(['f', 'g', 'h'] as const) });

const constantHints = (step: string): Ladder => [
  constantForgotten.hints.look,
  'The whole rule is found, and so is the constant.',
  step,
];

/** 1: ax + b, all positive. 2: ax − b. 3: a negative input. */
const linearRule = family(
  { ...rule, difficulties: [1, 2, 3] },
  {
    setting: letterOf,
    levels: {
      a: [range(2, 6), range(2, 8), range(2, 10), range(2, 10), range(2, 10)],
      b: [range(1, 12), negative(range(1, 12)), eitherSign(range(1, 12)), eitherSign(range(1, 12)), eitherSign(range(1, 12))],
      input: [range(2, 9), range(2, 9), negative(range(2, 7)), negative(range(2, 7)), negative(range(2, 7))],
    },
    where: ({ a, b, input }) => a !== input && ![0, a, b, -b, input, -input, a * input].includes(a * input + b),
    derived: ({ a, b, input }) => ({
      told: linearText(a, b),
      valueAt: (x: number) => a * x + b,
      value: a * input + b,
    }),
    phrasing: (chance, { f, input, told }) => ({
      asked: chance.pick([
        `The function $${f}$ has the rule $${f}(x) = ${told}$. Find $${f}(${input})$.`,
        `$${f}(x) = ${told}$\n\nWhat is the value of $${f}(${input})$?`,
        `A machine turns every number $x$ into $${f}(x) = ${told}$. What comes out when $${input}$ goes in?`,
      ]),
    }),
    given: ({ value, asked }) => ({ stem: asked, right: value }),
    ladder: ({ a, b, input }) => [
      `What number goes in for $x$?`,
      'Substitute the input for x, in parentheses if it is negative. Multiply before you add or subtract.',
      `Multiply $${a} \\cdot ${inBrackets(input)}$ first. Then ${b < 0 ? `subtract ${-b}` : `add ${b}`}.`,
    ],
    steps: ({ f, a, b, input, value }) => [
      [`Substitute ${input} for $x$.`, `${f}(${input}) = ${a} \\cdot ${inBrackets(input)}${tail(b)}`],
      ['Multiply first.', `${a * input}${tail(b)}`],
      [b < 0 ? 'Then subtract.' : 'Then add.', `${f}(${input}) = ${value}`],
    ],
    ways: ({ f, a, b, input, valueAt, value }) => [
      following(inputSignLost, [valueAt, input], signHints(input)),
      following(inputSetBesideCoefficient, [a, input, b], multiplyHints(a, input)),
      following(inputAddedToCoefficient, [a, input, b], multiplyHints(a, input)),
      following(bracketTakenForProduct, [rational(valueAt(1)), rational(input)], productHints(f, input)),
      following(
        constantForgotten,
        [rational(value), rational(b)],
        constantHints(`You have multiplied. Look at the rule again: what is left to do with the ${Math.abs(b)}?`),
      ),
    ],
    belowZero: true,
  },
);

/** 4: ax² + c at a negative input. 5: −x² + bx + c at a negative input. */
const squareRule = family(
  { ...rule, difficulties: [4, 5] },
  {
    setting: letterOf,
    levels: {
      a: [range(2, 5), range(2, 5), range(2, 5), range(2, 5), only(-1)],
      b: [only(0), only(0), only(0), only(0), range(2, 6)],
      c: always(withSign(1, 12)),
      input: always(negative(range(2, 6))),
    },
    where: ({ a, b, c, input }) => ![0, a, b, c, -c, input, -input, input ** 2].includes(a * input ** 2 + b * input + c),
    derived: ({ a, b, c, input, difficulty }) => {
      const valueAt = (x: number) => a * x ** 2 + b * x + c;
      return {
        told: polynomialTex([c, b, a]),
        falls: difficulty === 5,
        factor: a === -1 ? '-' : `${a} \\cdot `,
        rest: b * input + c,
        valueAt,
        value: valueAt(input),
      };
    },
    phrasing: (chance, { f, input, told }) => ({
      asked: chance.pick([
        `The function $${f}$ has the rule $${f}(x) = ${told}$. Find $${f}(${input})$.`,
        `Given $${f}(x) = ${told}$, what is the value of $${f}(${input})$?`,
        `Find $${f}(${input})$ for $${f}(x) = ${told}$.`,
      ]),
    }),
    given: ({ value, asked }) => ({ stem: asked, right: value }),
    ladder: ({ a, input, falls }) => [
      'What number goes in for $x$?',
      'Substitute the input in parentheses. Find the power first, then multiply, then add or subtract.',
      `Square first: what is $(${input}) \\cdot (${input})$? ${falls ? 'The negative sign in front comes after that.' : `Then multiply by ${a}.`}`,
    ],
    steps: ({ f, a, b, c, input, factor, value }) => {
      const product = b === 0 ? '' : ` + ${b} \\cdot (${input})`;
      return [
        [
          `Substitute $(${input})$, in parentheses, for every $x$.`,
          `${f}(${input}) = ${factor}(${input})^{2}${product}${tail(c)}`,
        ],
        [`Square first: $(${input})^{2} = ${input * input}$.`, `${factor}${input * input}${product}${tail(c)}`],
        ['Multiply.', `${a * input * input}${b === 0 ? '' : ` - ${-b * input}`}${tail(c)}`],
        ['Add and subtract from left to right.', `${f}(${input}) = ${value}`],
      ];
    },
    ways: ({ a, c, input, told, falls, rest, valueAt, value }) => {
      const doubled = following(
        squareTakenForDouble,
        [a, input, rest],
        [
          'What does the small 2 at the $x$ ask you to do?',
          'Squaring is multiplying a number by itself, not by 2.',
          `Replace the power by a product of two equal factors before you go on with the ${falls ? 'minus' : a}.`,
        ],
      );
      return falls
        ? [
            following(
              leadingMinusSquared,
              [input, rest],
              [
                `In $${told}$, does the first minus belong to the $x$ that is squared?`,
                'A power is found before the minus in front of it: only $x$ is squared, not the sign before it.',
                `Square the input first, and only then set the minus of the rule in front.`,
              ],
            ),
            following(inputSignLost, [valueAt, input], signHints(input)),
            doubled,
            following(
              constantForgotten,
              [rational(value), rational(c)],
              constantHints(
                `Two parts of the rule hold the variable. Which part is left, and what is done with its ${Math.abs(c)}?`,
              ),
            ),
          ]
        : [
            following(
              negativeInputSquaredNegative,
              [a, input, rest],
              [
                `Look at the square of ${input}. What sign does it have?`,
                negativeInputSquaredNegative.hints.principle,
                `Write the square as a product: $(${input}) \\cdot (${input})$, and mind both minus signs.`,
              ],
            ),
            doubled,
            following(
              coefficientSquaredToo,
              [a, input, rest],
              [
                `What exactly is squared in $${a}x^{2}$?`,
                'The small 2 belongs to the $x$ alone. The number in front multiplies the square.',
                `Find $(${input})^{2}$ by itself, and multiply by ${a} afterwards.`,
              ],
            ),
          ];
    },
    belowZero: true,
  },
);

/** 3: the input is asked for, given the output. 4: with a minus. 5: both coefficient and input negative. */
const backwards = family(
  { name: 'func_evaluate_backwards', version: 1, skill: 'func_evaluate', difficulties: [3, 4, 5] },
  {
    setting: letterOf,
    levels: {
      a: [range(2, 8), range(2, 8), range(2, 8), range(2, 8), negative(range(2, 8))],
      b: graded((chance, difficulty) => chance.int(1, 14) * (difficulty === 3 || chance.maybe(0.4) ? 1 : -1)),
      x: graded((chance, difficulty) => chance.int(2, 9) * (difficulty >= 4 && chance.maybe(0.6) ? -1 : 1)),
    },
    where: (draw) => {
      const c = draw.a * draw.x + draw.b;
      return ![c, -c, draw.a, -draw.a, draw.b, -draw.b, c - draw.b].includes(draw.x) && c !== 0;
    },
    derived: ({ a, b, x }) => ({
      c: a * x + b,
      ruleTex: linearText(a, b),
      undo: b > 0 ? `Subtract ${b} from` : `Add ${-b} to`,
    }),
    phrasing: (chance, { f, c, ruleTex }) => ({
      asked: chance.pick([
        `Let $${f}(x) = ${ruleTex}$. For what $x$ is $${f}(x) = ${c}$?`,
        `A machine works by the rule $${f}(x) = ${ruleTex}$. The output is $${c}$. What is the input?`,
      ]),
    }),
    given: ({ x, asked }) => ({ stem: asked, right: x, inputType: 'fraction' }),
    ladder: ({ c, ruleTex, undo }) => [
      `Is ${c} an input or an output?`,
      'The output is known, so set the rule equal to it. Then solve for x.',
      `Write $${ruleTex} = ${c}$. ${undo} both sides.`,
    ],
    steps: ({ a, b, x, c, ruleTex, undo }) => [
      [`The output is known, so set the rule equal to ${c}.`, `${ruleTex} = ${c}`],
      [`${undo} both sides.`, `${a}x = ${c - b}`],
      [`Divide both sides by ${a}.`, `x = ${x}`],
    ],
    ways: ({ a, b, c, ruleTex, undo }) => [
      following(
        outputPutIn,
        [(input) => a * input + b, c],
        [
          `Is ${c} what goes into the function, or what comes out of it?`,
          outputPutIn.hints.principle,
          `Set the whole rule equal to ${c}, and undo what is done to $x$.`,
        ],
      ),
      following(
        signKeptCrossing,
        [a, b, c],
        [
          `How did you remove the ${Math.abs(b)} from the side of $x$?`,
          'To undo an addition, subtract; to undo a subtraction, add.',
          `${undo} both sides of $${ruleTex} = ${c}$ before you divide.`,
        ],
      ),
      following(
        stoppedBeforeDividing,
        [a, b, c],
        [
          'Substitute your number into the rule. Does the right output come out?',
          `After the ${Math.abs(b)} is gone, $x$ still has a number in front of it.`,
          `What is done to $x$ in $${a}x$, and how do you undo it?`,
        ],
      ),
      following(
        multipliedByCoefficient,
        [a, b, c],
        [
          'Look at your last step. Did it undo what the rule does to $x$?',
          multipliedByCoefficient.hints.principle,
          `The rule multiplies $x$ by ${a}. Do the opposite with the other side.`,
        ],
      ),
    ],
    belowZero: true,
  },
);

export const evaluateFunctionGenerators: readonly Generator[] = [byShape(linearRule, squareRule), backwards];
