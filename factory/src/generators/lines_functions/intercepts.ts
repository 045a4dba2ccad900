import { letterSignKeptCrossing } from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { leastMultiple } from '@stoa/engine/math/exact/divisors';
import { type Line, coordinatesSwapped } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { divide, negate, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { always, often, only, range, surely, textFamily } from '../../family.ts';
import type { Generator, Ladder } from '../../generator.ts';
import {
  coefficientSubtracted,
  constantSignTurned,
  constantTakenForIntercept,
  divisionOfInterceptTurned,
  interceptsDividedWithoutSign,
  interceptsTakenForCoefficients,
  lastTermNotMultiplied,
  leftSideNotMultiplied,
  otherAxisTaken,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import { bracketed, equationPlain, equationTex, line, point, pointTex, pointText, tail, tex } from '../../wording/line-text.ts';
import { sumText } from '../../wording/linear-text.ts';
import { interceptStory } from './intercept-stories.ts';
import { equationAnswer, letters, pointAnswer } from './line-answers.ts';
import { standardTex } from './line-through.ts';
import { withSign } from '../../with-sign.ts';

/**
 * Where a line meets one of the axes. 1: Ax + By = C, positive. 2: negative numbers. 3: y = mx + b. 4: intercepts that are
 * fractions. 5: fractions, with the terms rearranged.
 */
const meeting = textFamily(
  { name: 'line_intercepts_point', version: 2, skill: 'line_intercepts' },
  {
    levels: {
      a: [range(2, 9), withSign(2, 9), withSign(2, 9), withSign(2, 9), withSign(2, 9)],
      b: [range(2, 9), withSign(2, 9), only(1), withSign(2, 9), withSign(2, 9)],
      c: [range(4, 40), withSign(4, 40), withSign(4, 40), withSign(4, 40), withSign(4, 40)],
      onX: [often, often, surely, often, often],
    },
    where: ({ a, b, c }, difficulty) => {
      const sizes = new Set([a, b, c, c / a, c / b].map(Math.abs)).size;
      const fits = difficulty >= 4 ? c % a !== 0 && c % b !== 0 : c % a === 0 && c % b === 0;
      return fits && sizes === (difficulty === 3 ? 4 : 5) && (difficulty === 1 || a < 0 || b < 0 || c < 0);
    },
    derived: ({ a, b, c, onX, difficulty }) => {
      const [axis, zero, factor, otherFactor] = onX ? (['x', 'y', a, b] as const) : (['y', 'x', b, a] as const);
      const on = (value: Rational, letter: 'x' | 'y') => (letter === 'x' ? point(value, 0) : point(0, value));
      const solved = difficulty === 3; // y is alone: y = -ax + c
      return {
        axis,
        zero,
        factor,
        solved,
        equation: solved
          ? equationTex(line(-a, c))
          : difficulty === 5
            ? `${a}x = ${c} ${b < 0 ? '+' : '-'} ${Math.abs(b)}y`
            : standardTex(a, b, c),
        withZero: solved ? `0 = ${-a}x${tail(c)}` : `${sumText([[factor, axis]])} = ${c}`,
        value: rational(c, factor),
        right: on(rational(c, factor), axis),
        other: on(rational(c, otherFactor), zero),
        text: (of: Rational | null) => (of === null ? null : pointText(on(of, axis))),
      };
    },
    phrasing: (chance, { axis, equation }) => ({
      asked: chance.pick([
        `Where does the line $${equation}$ meet the $${axis}$-axis? Write the point as an ordered pair $(x, y)$.`,
        `Find the point in which the line $${equation}$ crosses the $${axis}$-axis. Write an ordered pair $(x, y)$.`,
        `At what point does the graph of $${equation}$ cross the $${axis}$-axis? Write an ordered pair $(x, y)$.`,
      ]),
    }),
    given: ({ right, asked }) => ({ stem: asked, ...pointAnswer(right) }),
    ladder: ({ axis, zero, solved, withZero }) => [
      `What is $${zero}$ on the $${axis}$-axis?`,
      'On the x-axis, y is 0. On the y-axis, x is 0. Substitute 0, and solve for the other variable.',
      solved ? `Write $${withZero}$. Get the x-term by itself.` : `Substitute 0 for $${zero}$. That leaves $${withZero}$.`,
    ],
    steps: ({ axis, zero, factor, solved, withZero, value, right }) => [
      [`On the $${axis}$-axis $${zero}$ is zero. Substitute 0 for $${zero}$.`, withZero],
      [solved ? 'Solve for $x$.' : `Divide both sides by ${factor}.`, `${axis} = ${tex(value)}`],
      ['Write the point, with 0 in the other place.', pointTex(right)],
    ],
    ways: ({ c, axis, zero, factor, solved, equation, withZero, value, right, other, text }) => {
      const [coefficient, constant] = [rational(factor), rational(c)];
      const divideHints: Ladder = [
        'Substitute your point in the equation. Is it true?',
        `When $${zero}$ is zero, one term is left with a variable. The number before it is undone with dividing.`,
        `On the $${axis}$-axis the equation becomes $${sumText([[factor, axis]])} = ${c}$. What must you divide both sides by?`,
      ];
      return [
        {
          rule: otherAxisTaken,
          to: pointText(otherAxisTaken.answer(other)),
          hints: [
            otherAxisTaken.hints.look,
            'A point on the $x$-axis has the height 0. A point on the $y$-axis is 0 to the left or right.',
            `Which variable must be 0 on the $${axis}$-axis? Substitute 0 for that variable alone.`,
          ],
        },
        {
          rule: coordinatesSwapped,
          to: pointText(coordinatesSwapped.answer(right)),
          hints: [
            'Look at the order of your two numbers.',
            'An ordered pair names $x$ first and $y$ second.',
            `You looked for the value of $${axis}$. In which place of the pair does it belong?`,
          ],
        },
        {
          rule: constantSignTurned,
          to: text(constantSignTurned.answer(value)),
          hints: [
            'Substitute your point into the equation. What comes out?',
            'A number that changes sides changes its sign, and a negative factor divides with its sign.',
            solved
              ? `Set $${equation.replace('y = ', '')}$ equal to 0. What do both sides become when the constant is taken away?`
              : `With 0 for $${zero}$ the equation is $${withZero}$. Which sign must $${axis}$ have, so that it is true?`,
          ],
        },
        {
          rule: divisionOfInterceptTurned,
          to: text(divisionOfInterceptTurned.answer(coefficient, constant)),
          hints: divideHints,
        },
        { rule: coefficientSubtracted, to: text(coefficientSubtracted.answer(coefficient, constant)), hints: divideHints },
        {
          rule: constantTakenForIntercept,
          to: solved ? null : text(constantTakenForIntercept.answer(constant)),
          hints: divideHints,
        },
      ];
    },
  },
);

/** 3: whole slope. 4: a fraction. 5: two different denominators. */
const standardForm = textFamily(
  { name: 'line_intercepts_standard_form', version: 1, skill: 'line_intercepts', difficulties: [3, 4, 5] },
  {
    levels: {
      n: always(withSign(1, 7)),
      d: [only(1), only(1), only(1), range(2, 6), range(2, 6)],
      b: always(withSign(1, 9)),
      e: [only(1), only(1), only(1), only(1), range(2, 6)],
    },
    where: ({ n, d, b, e }, difficulty) =>
      rational(n, d).d === BigInt(d) &&
      rational(b, e).d === BigInt(e) &&
      (difficulty !== 3 || Math.abs(n) > 1) &&
      (difficulty !== 5 || d !== e) &&
      Math.abs(n) !== Math.abs(b),
    derived: ({ n, d, b, e }) => {
      const of = line(rational(n, d), rational(b, e));
      const common = leastMultiple(d, e);
      const [p, q] = [(n * common) / d, (b * common) / e];
      const sign = p > 0 ? 1 : -1;
      const [a, bb, c] = [sign * p, -sign * common, -sign * q];
      const text = (x: number, y: number, k: number) => standardTex(x, y, k);
      return { of, common, p, q, sign, a, bb, c, text };
    },
    phrasing: (chance, { of }) => ({
      asked: chance.pick([
        `Write the line $${equationTex(of)}$ in standard form $Ax + By = C$ with whole numbers $A$, $B$ and $C$.`,
        `Bring the equation $${equationTex(of)}$ to the form $Ax + By = C$. Use whole numbers only.`,
      ]),
    }),
    given: ({ a, bb, c, text, asked }) => ({
      stem: asked,
      inputType: 'expression',
      form: 'standard_form',
      variables: letters,
      placeholder: 'Ax + By = C',
      right: text(a, bb, c),
      wrong: text(a + 31, bb - 17, c + 5),
    }),
    ladder: ({ of, common, p }) => [
      'Which terms go on the left side, and which stays on the right?',
      `Standard form has the x-term and the y-term on one side.${common === 1 ? '' : ' Clear the fractions first.'}`,
      common === 1
        ? `${p > 0 ? `Subtract $${sumText([[p, 'x']])}$ from` : `Add $${sumText([[-p, 'x']])}$ to`} both sides of $${equationTex(of)}$.`
        : `Multiply every term of $${equationTex(of)}$ by ${common}. Then move the x-term to the left side.`,
    ],
    steps: ({ common, p, q, sign, a, bb, c }) => [
      ...(common === 1 ? [] : [[`Multiply every term by ${common} to clear the fractions.`, `${common}y = ${sumText([[p, 'x'], [q, '']])}`] as const]), // prettier-ignore
      [
        `${p > 0 ? `Subtract $${sumText([[p, 'x']])}$ from` : `Add $${sumText([[-p, 'x']])}$ to`} both sides.`,
        `${sumText([[common, 'y']])} ${p > 0 ? '-' : '+'} ${sumText([[Math.abs(p), 'x']])} = ${q}`,
      ],
      ['Write the x-term first.', standardTex(-p, common, q)],
      ...(sign === 1 ? [['Multiply by $-1$, so that the first number is positive.', standardTex(a, bb, c)] as const] : []),
    ],
    ways: ({ b, e, of, common, p, q, text }) => [
      {
        rule: letterSignKeptCrossing,
        to: text(p, common, q),
        hints: [
          'Look at the term with $x$ before and after it changed sides.',
          'A term is brought to the other side by subtracting it from both sides, so its sign changes.',
          `Choose a value for $x$, find $y$ from $${equationTex(of)}$, and substitute both into your equation.`,
        ],
      },
      {
        rule: constantSignTurned,
        to: text(-p, common, -q),
        hints: [
          'Look at the constant. Did it have to change sides?',
          'Only a term that changes sides changes its sign.',
          'Substitute 0 for $x$ in both equations. Do you get the same $y$?',
        ],
      },
      {
        rule: lastTermNotMultiplied,
        to: common === 1 || e !== 1 ? null : text(-p, common, Number(lastTermNotMultiplied.answer(rational(b)).n)),
        hints: [
          lastTermNotMultiplied.hints.look,
          'Both sides are multiplied as a whole: the term with $x$, the constant, and $y$.',
          `Write the right-hand side in parentheses, with ${common} before them, and multiply each term inside.`,
        ],
      },
      {
        rule: leftSideNotMultiplied,
        to: common === 1 ? null : text(-p, leftSideNotMultiplied.answer(), q),
        hints: [
          'What is in front of $y$ after the fractions are cleared?',
          leftSideNotMultiplied.hints.principle,
          `You multiplied the right-hand side by ${common}. Do the same with the left-hand side.`,
        ],
      },
    ],
  },
);

/** 4: both intercepts are whole and positive or negative. 5: the slope is a fraction. */
const fromIntercepts = textFamily(
  { name: 'line_intercepts_write_equation', version: 1, skill: 'line_intercepts', difficulties: [4, 5] },
  {
    levels: { p: always(withSign(2, 9)), q: always(withSign(2, 12)) },
    where: ({ p, q }, difficulty) => Math.abs(p) !== Math.abs(q) && (q % p === 0) === (difficulty === 4),
    derived: ({ p, q }) => {
      const of = line(rational(-q, p), q);
      const [onX, onY] = [rational(p), rational(q)];
      return { of, onX, onY };
    },
    phrasing: (chance, { p, q }) => ({
      asked: chance.pick([
        `A line meets the $x$-axis at $(${p}, 0)$ and the $y$-axis at $(0, ${q})$. Write its equation in the form $y = mx + b$.`,
        `The $x$-intercept of a line is $${p}$ and its $y$-intercept is $${q}$. Write its equation in the form $y = mx + b$.`,
      ]),
    }),
    given: ({ of, asked }) => ({
      stem: asked,
      ...equationAnswer(of),
    }),
    ladder: ({ p, q }) => [
      'Which two points on the line do you know?',
      'The y-intercept is b. Find the slope from the two intercepts.',
      `Go from $(0, ${q})$ to $(${p}, 0)$. Find the change in y and the change in x, with their signs.`,
    ],
    steps: ({ p, q, of, onX, onY }) => [
      [
        'Take the intercepts as two points and find the slope.',
        `m = \\frac{0 - ${bracketed(q)}}{${p} - 0} = ${tex(divide(negate(onY), onX))}`,
      ],
      [`The $y$-intercept is ${q}.`, equationTex(of)],
    ],
    ways: ({ p, q, of, onX, onY }) => {
      const text = (one: Line | null) => (one === null ? null : equationPlain(one));
      const signHints: Ladder = [
        `Put the point $(${p}, 0)$ into your equation. Is it true?`,
        'The slope is the change of $y$ over the change of $x$ on the way from one intercept to the other.',
        `Go from $(0, ${q})$ to $(${p}, 0)$. Write both changes with their signs before you divide.`,
      ];
      return [
        { rule: interceptsDividedWithoutSign, to: text(interceptsDividedWithoutSign.answer(onX, onY)), hints: signHints },
        {
          rule: interceptsTakenForCoefficients,
          to: text(interceptsTakenForCoefficients.answer(onX, onY)),
          hints: [
            `What does the ${p} tell: a place on an axis, or how steep the line is?`,
            'Only the $y$-intercept is in $y = mx + b$ as it is. The slope must be found from two points.',
            `Sketch $(${p}, 0)$ and $(0, ${q})$. How far up or down, and how far to the side, is it from one to the other?`,
          ],
        },
        { rule: divisionOfInterceptTurned, to: text(line(rational(-p, q), q)), hints: signHints },
        {
          rule: otherAxisTaken,
          to: text(line(of.slope, p)),
          hints: [
            'At which height does your line cross the $y$-axis?',
            'The number $b$ is the height at $x = 0$.',
            `Which of the points $(${p}, 0)$ and $(0, ${q})$ lies on the $y$-axis?`,
          ],
        },
      ];
    },
  },
);

export const interceptGenerators: readonly Generator[] = [meeting, standardForm, interceptStory, fromIntercepts];
