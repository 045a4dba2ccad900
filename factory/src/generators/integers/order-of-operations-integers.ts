import { finiteDecimal, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { exponentAsFactor, signInsidePower } from '@stoa/engine/math/mal-rules/algebra/exponents';
import {
  bracketsIgnored,
  orderOfOperationsLeftToRight,
  type Operation,
} from '@stoa/engine/math/mal-rules/whole-numbers/order-of-operations';
import { drawUntil } from '../../draw-until.ts';
import type { DraftMisconception, Generator } from '../../generator.ts';
import { held } from '../../held.ts';
import {
  signOutsideSquare,
  productSignSlip,
  signFollowsNoRule,
  barDividesLastTerm,
  quotientSignSlip,
  barDividesByFirstTerm,
} from '@stoa/engine/math/mal-rules/integers/signed-numbers';
import { inBrackets } from '../../wording/linear-text.ts';
import { tex as thousandsTex } from '../../wording/whole-number-text.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

const whole = (value: Rational | null): string | null => (value === null ? null : finiteDecimal(value));
const ratios = (numbers: readonly number[]): Rational[] => numbers.map((n) => rational(n));
const orderRule = 'Do parentheses first, then exponents. Then multiply and divide, and add and subtract, from left to right.';

type Step = { explanation: string; math: string };
type Task = { tex: string; value: number; first: string; steps: Step[]; wrong: DraftMisconception[]; neat: boolean };

/** 1: one product and a sum. 2: a quotient, or two products. 3: brackets. 4: a product with a bracket after a minus. 5: brackets and a power. */
const compute: Generator = {
  name: 'int_order_operations_compute',
  version: 1,
  skill: 'int_order_operations',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const signed = (high: number) => chance.int(2, high) * (chance.maybe(0.5) ? -1 : 1);
    const leftToRight = (numbers: number[], signs: Operation[], right: number, first: string): DraftMisconception[] =>
      held(orderOfOperationsLeftToRight, whole(orderOfOperationsLeftToRight.answer(ratios(numbers), signs)), `${right}`, [
        'Which operations do you see? Which one comes first?',
        orderRule,
        first,
      ]);
    const signSlip = (answer: number, right: number, factors: string, sub: string): DraftMisconception[] =>
      held(productSignSlip, `${answer}`, `${right}`, [`Look at the signs of ${factors}.`, productSignSlip.hints.principle, sub]);

    const draw = (): Task => {
      if (difficulty === 1) {
        const [a, b, c] = [signed(12), signed(9), signed(9)];
        const plus = chance.maybe(0.5);
        const value = plus ? a + b * c : a - b * c;
        const sub = `Find ${b} × ${inBrackets(c)} first.`;
        return {
          tex: `${a} ${plus ? '+' : '-'} ${inBrackets(b)} \\times ${inBrackets(c)}`,
          value,
          first: sub,
          steps: [
            { explanation: 'Multiply first.', math: `${inBrackets(b)} \\times ${inBrackets(c)} = ${b * c}` },
            {
              explanation: plus ? 'Then add.' : 'Then subtract.',
              math: `${a} ${plus ? '+' : '-'} ${inBrackets(b * c)} = ${value}`,
            },
          ],
          wrong: [
            ...leftToRight([a, b, c], [plus ? '+' : '-', '*'], value, sub),
            ...signSlip(plus ? a - b * c : a + b * c, value, `${b} and ${c}`, sub),
          ],
          neat: b < 0 || c < 0,
        };
      }
      if (difficulty === 2) {
        const [a, b, q, d] = [signed(9), signed(9), signed(9), signed(6)];
        const value = a * b - q;
        const sub = `Do two operations first: ${a} × ${inBrackets(b)}, and ${q * d} ÷ ${inBrackets(d)}.`;
        return {
          tex: `${a} \\times ${inBrackets(b)} - ${inBrackets(q * d)} \\div ${inBrackets(d)}`,
          value,
          first: sub,
          steps: [
            {
              explanation: 'Multiply and divide first.',
              math: `${a} \\times ${inBrackets(b)} = ${a * b}, \\quad ${inBrackets(q * d)} \\div ${inBrackets(d)} = ${q}`,
            },
            { explanation: 'Then subtract.', math: `${a * b} - ${inBrackets(q)} = ${value}` },
          ],
          wrong: [
            ...leftToRight([a, b, q * d, d], ['*', '-', '/'], value, sub),
            ...signSlip(a * b + q, value, `${q * d} and ${d}, and at the minus sign before them`, sub),
          ],
          neat: [a, b, q, d].filter((n) => n < 0).length >= 2 && a !== b,
        };
      }
      if (difficulty === 3) {
        const [a, b, c] = [signed(9), signed(12), signed(12)];
        const value = a * (b + c);
        const sub = `Find ${b} + ${inBrackets(c)} in the parentheses first.`;
        return {
          tex: `${a} \\times (${b} + ${inBrackets(c)})`,
          value,
          first: sub,
          steps: [
            { explanation: 'Do the operations in parentheses first.', math: `${b} + ${inBrackets(c)} = ${b + c}` },
            { explanation: 'Then multiply.', math: `${a} \\times ${inBrackets(b + c)} = ${value}` },
          ],
          wrong: [
            ...held(bracketsIgnored, whole(bracketsIgnored.answer(ratios([a, b, c]), ['*', '+'])), `${value}`, [
              bracketsIgnored.hints.look,
              orderRule,
              sub,
            ]),
            ...signSlip(-value, value, `${a} and of the sum in the parentheses`, sub),
          ],
          neat: (a < 0 || b < 0) && Math.abs(b + c) > 1 && (b < 0 || c < 0) && Math.abs(b) !== Math.abs(c),
        };
      }
      if (difficulty === 4) {
        const [a, b, c, d] = [signed(15), chance.int(2, 9), signed(9), signed(9)];
        const value = a - b * (c - d);
        const sub = `Find ${c} − ${inBrackets(d)} in the parentheses, then multiply by ${b}. Subtract last.`;
        return {
          tex: `${a} - ${b} \\times (${c} - ${inBrackets(d)})`,
          value,
          first: sub,
          steps: [
            { explanation: 'Do the operations in parentheses first.', math: `${c} - ${inBrackets(d)} = ${c - d}` },
            { explanation: 'Then multiply.', math: `${b} \\times ${inBrackets(c - d)} = ${b * (c - d)}` },
            { explanation: 'Subtract at the end.', math: `${a} - ${inBrackets(b * (c - d))} = ${value}` },
          ],
          wrong: [
            ...leftToRight([a, b, c - d], ['-', '*'], value, sub),
            ...held(bracketsIgnored, whole(bracketsIgnored.answer(ratios([a, b, c, d]), ['-', '*', '-'])), `${value}`, [
              bracketsIgnored.hints.look,
              orderRule,
              sub,
            ]),
            ...signSlip(a + b * (c - d), value, `the product, and at the minus sign after ${a}`, sub),
          ],
          neat: Math.abs(c - d) > 1 && (c < 0 || d < 0) && Math.abs(c) !== Math.abs(d) && Math.abs(a) !== b,
        };
      }
      const [a, b, c, d] = [chance.int(2, 7), chance.int(2, 6), signed(9), signed(9)];
      const value = (-a) ** 2 - b * (c - d);
      const sub = `Do the operations in parentheses ${c} − ${inBrackets(d)} and the power first.`;
      return {
        tex: `(-${a})^2 - ${b} \\times (${c} - ${inBrackets(d)})`,
        value,
        first: sub,
        steps: [
          { explanation: 'Do the operations in parentheses.', math: `${c} - ${inBrackets(d)} = ${c - d}` },
          {
            explanation: 'Then the exponent. The negative sign is inside the parentheses, so square it, too.',
            math: `(-${a})^2 = (-${a}) \\times (-${a}) = ${a * a}`,
          },
          { explanation: 'Then multiply.', math: `${b} \\times ${inBrackets(c - d)} = ${b * (c - d)}` },
          { explanation: 'Subtract at the end.', math: `${a * a} - ${inBrackets(b * (c - d))} = ${value}` },
        ],
        wrong: [
          ...held(signOutsideSquare, `${signOutsideSquare.answer(a, 2) - b * (c - d)}`, `${value}`, [
            `What is squared in (−${a})²?`,
            signOutsideSquare.hints.principle,
            `Write (−${a})² as (−${a}) × (−${a}).`,
          ]),
          ...leftToRight([a * a, b, c - d], ['-', '*'], value, sub),
          ...signSlip(a * a + b * (c - d), value, `the product, and at the minus sign after the power`, sub),
        ],
        neat: Math.abs(c - d) > 1 && (c < 0 || d < 0) && Math.abs(c) !== Math.abs(d),
      };
    };
    const task = drawUntil(
      draw,
      ({ neat, value, wrong }) =>
        neat && Math.abs(value) > 12 && wrong.length >= 2 && wrong.every(({ answer }) => answer.length < 6),
    );
    return {
      stem: `Find $${task.tex}$.`,
      answer: `${task.value}`,
      inputType: 'integer',
      steps: task.steps,
      ladder: ['Which operations do you see? Which one comes first?', orderRule, task.first],
      misconceptions: task.wrong,
      wrong: plainlyWrong(rational(task.value), task.wrong),
    };
  },
};

/** 1: −a² or (−a)². 2: a cube too. 3: a number in front, or a sum. 4: −a² and (−b)² together. 5: with a factor and a cube. */
const powerSign: Generator = {
  name: 'int_order_operations_power_sign',
  version: 1,
  skill: 'int_order_operations',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const top = { 1: 12, 2: 10, 3: 9, 4: 9, 5: 6 }[difficulty];
    const [a, b, k] = drawUntil(
      () => [chance.int(difficulty === 1 ? 3 : 2, top), chance.int(3, 9), chance.int(2, 9)] as const,
      ([x, y, z]) => new Set([x, y, z]).size === 3 && x !== 2,
    );
    type Shape = { tex: string; parts: string; work: (bracketed: number, bare: number) => number; power: number };
    // `bracketed` stands for (−a)^power and `bare` for −a^power, so that a learner's reading can be put in for the right one.
    const shapes: Record<typeof difficulty, Shape[]> = {
      1: [
        { tex: `-${a}^2`, parts: `-${a}^2 = -(${a} \\times ${a})`, work: (_, bare) => bare, power: 2 },
        { tex: `(-${a})^2`, parts: `(-${a})^2 = (-${a}) \\times (-${a})`, work: (bracketed) => bracketed, power: 2 },
      ],
      2: [
        {
          tex: `(-${a})^3`,
          parts: `(-${a})^3 = (-${a}) \\times (-${a}) \\times (-${a})`,
          work: (bracketed) => bracketed,
          power: 3,
        },
        { tex: `-${a}^3`, parts: `-${a}^3 = -(${a} \\times ${a} \\times ${a})`, work: (_, bare) => bare, power: 3 },
        {
          tex: `-(-${a})^2`,
          parts: `-(-${a})^2 = -\\left((-${a}) \\times (-${a})\\right)`,
          work: (bracketed) => -bracketed,
          power: 2,
        },
      ],
      3: [
        { tex: `${b} - ${a}^2`, parts: `${a}^2 = ${a * a}`, work: (_, bare) => b + bare, power: 2 },
        { tex: `-${a}^2 + ${b}`, parts: `-${a}^2 = -${a * a}`, work: (_, bare) => bare + b, power: 2 },
        { tex: `${k} \\times (-${a})^2`, parts: `(-${a})^2 = ${a * a}`, work: (bracketed) => k * bracketed, power: 2 },
      ],
      4: [
        {
          tex: `-${b}^2 + (-${a})^2`,
          parts: `-${b}^2 = -${b * b}, \\quad (-${a})^2 = ${a * a}`,
          work: (bracketed) => -b * b + bracketed,
          power: 2,
        },
        {
          tex: `(-${b})^2 - ${a}^2`,
          parts: `(-${b})^2 = ${b * b}, \\quad ${a}^2 = ${a * a}`,
          work: (_, bare) => b * b + bare,
          power: 2,
        },
      ],
      5: [
        {
          tex: `${k} \\times (-${a})^3 - ${b}^2`,
          parts: `(-${a})^3 = ${-(a ** 3)}, \\quad ${b}^2 = ${b * b}`,
          work: (bracketed) => k * bracketed - b * b,
          power: 3,
        },
        {
          tex: `-${k} \\times (-${a})^2 + (-${b})^2`,
          parts: `(-${a})^2 = ${a * a}, \\quad (-${b})^2 = ${b * b}`,
          work: (bracketed) => -k * bracketed + b * b,
          power: 2,
        },
      ],
    };
    const { tex, parts, work, power } = chance.pick(shapes[difficulty]);
    const [inside, outside] = [(-a) ** power, -(a ** power)];
    const value = work(inside, outside);
    const right = `${value}`;
    const bracketed = tex.includes(`(-${a})`);
    const factor = Number(exponentAsFactor.answer(rational(a), power).n);
    const sub = bracketed
      ? `Write (−${a}) as a factor ${power} times.`
      : `Find ${a} to the power ${power} first. Then put the negative sign in front.`;
    const misconceptions = [
      ...held(
        bracketed ? signOutsideSquare : signInsidePower,
        bracketed
          ? `${work(signOutsideSquare.answer(a, power), outside)}`
          : `${work(inside, Number(signInsidePower.answer(rational(a), power).n))}`,
        right,
        [
          `Are there parentheses around −${a}? Does the exponent apply to the negative sign?`,
          'The exponent applies to the negative sign only if the sign is inside the parentheses.',
          sub,
        ],
      ),
      ...held(
        signFollowsNoRule,
        power === 3 ? `${work(signFollowsNoRule.answer(a, 3), signFollowsNoRule.answer(a, 3))}` : null,
        right,
        [signFollowsNoRule.hints.look, signFollowsNoRule.hints.principle, sub],
      ),
      ...held(exponentAsFactor, `${work(power % 2 === 0 ? factor : -factor, -factor)}`, right, [
        `What does the exponent ${power} tell you to do with ${a}?`,
        `An exponent tells how many times the number is a factor. It does not multiply the number by ${power}.`,
        sub,
      ]),
    ];
    return {
      stem: `Find $${tex}$.`,
      answer: right,
      inputType: 'integer',
      steps: [
        {
          explanation:
            difficulty < 3
              ? `The exponent applies ${tex.includes('(') ? 'to everything in the parentheses' : `only to the ${a}. The negative sign stays in front`}.`
              : 'Exponents come first. The exponent applies to the negative sign only if it is inside the parentheses.',
          math: parts,
        },
        {
          explanation: difficulty < 3 ? 'Multiply.' : 'Then multiply. Add and subtract last.',
          math: `${tex} = ${value < 0 ? '-' : ''}${thousandsTex(Math.abs(value))}`,
        },
      ],
      ladder: [
        'Is the negative sign inside parentheses or not?',
        'The exponent applies to the negative sign only if the sign is inside the parentheses.',
        sub,
      ],
      misconceptions,
      wrong: plainlyWrong(rational(value), misconceptions),
    };
  },
};

/** A bar is a bracket. 1 and 2: sums above and a number below. 3: sums above and below. 4: a product above. 5: a power above. */
const fractionBar: Generator = {
  name: 'int_order_operations_fraction_bar',
  version: 1,
  skill: 'int_order_operations',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const signed = (high: number) => chance.int(2, high) * (chance.maybe(0.5) ? -1 : 1);
    const { top, topTex, first, last, bottom, bottomTex, low } = drawUntil(
      () => {
        const [a, b] = [signed(difficulty === 1 ? 15 : 30), signed(difficulty === 1 ? 15 : 30)];
        const [c, d] = [signed(9), signed(9)];
        const upper = { 1: a + b, 2: a - b, 3: a - b, 4: a * c + b, 5: (-Math.abs(c)) ** 2 + b }[difficulty];
        const upperTex = {
          1: `${a} + ${inBrackets(b)}`,
          2: `${a} - ${inBrackets(b)}`,
          3: `${a} - ${inBrackets(b)}`,
          4: `${a} \\times ${inBrackets(c)} + ${inBrackets(b)}`,
          5: `(-${Math.abs(c)})^2 + ${inBrackets(b)}`,
        }[difficulty];
        const below = difficulty < 3 ? [d, 0] : [c, d];
        return {
          top: upper,
          topTex: upperTex,
          first: upper - { 1: b, 2: -b, 3: -b, 4: b, 5: b }[difficulty],
          last: { 1: b, 2: -b, 3: -b, 4: b, 5: b }[difficulty],
          bottom: below[0]! + below[1]!,
          bottomTex: difficulty < 3 ? `${d}` : `${c} + ${inBrackets(d)}`,
          low: below,
        };
      },
      (t) =>
        Math.abs(t.bottom) > 1 &&
        t.top % t.bottom === 0 &&
        Math.abs(t.top / t.bottom) > 1 &&
        (t.top < 0 || t.bottom < 0) &&
        (difficulty < 3 || Math.abs(t.low[0]!) !== Math.abs(t.low[1]!)) &&
        Math.abs(t.first) !== Math.abs(t.last) &&
        Math.abs(t.top / t.bottom) < 40,
    );
    const value = top / bottom;
    const right = `${value}`;
    const tex = `\\frac{${topTex}}{${bottomTex}}`;
    const sub =
      difficulty < 3
        ? `Find $${topTex}$ first. Then divide by ${bottomTex}.`
        : `Find $${topTex}$ and $${bottomTex}$ first. Then divide.`;
    const misconceptions = [
      ...held(barDividesLastTerm, finiteDecimal(barDividesLastTerm.answer(first, last, bottom)), right, [
        barDividesLastTerm.hints.look,
        barDividesLastTerm.hints.principle,
        sub,
      ]),
      ...held(quotientSignSlip, `${quotientSignSlip.answer(value)}`, right, [
        quotientSignSlip.hints.look,
        quotientSignSlip.hints.principle,
        sub,
      ]),
      ...held(
        barDividesByFirstTerm,
        difficulty < 3 ? null : finiteDecimal(barDividesByFirstTerm.answer(top, low[0]!, low[1]!)),
        right,
        [barDividesByFirstTerm.hints.look, barDividesByFirstTerm.hints.principle, sub],
      ),
    ];
    return {
      stem: `Find $${tex}$.`,
      answer: right,
      inputType: 'integer',
      steps: [
        { explanation: 'A fraction bar groups like parentheses. Find the numerator.', math: `${topTex} = ${top}` },
        ...(difficulty < 3 ? [] : [{ explanation: 'Find the denominator.', math: `${bottomTex} = ${bottom}` }]),
        { explanation: 'Divide. Check the sign.', math: `\\frac{${top}}{${bottom}} = ${value}` },
      ],
      ladder: [
        'What is above the fraction bar? What is below it?',
        'A fraction bar groups like parentheses. Find the numerator and the denominator first. Then divide.',
        sub,
      ],
      misconceptions,
      wrong: plainlyWrong(rational(value), misconceptions),
    };
  },
};

export const orderOfOperationsIntegersGenerators: readonly Generator[] = [compute, powerSign, fractionBar];
