import { coordinatesSwapped, vertexSignKept } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { add, equals, multiply, rational, rationalText, type Rational } from '@stoa/engine/math/exact/rational';
import { oneOf, always, eitherSign, only, range, textFamily } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import {
  axisNotHalved,
  axisSignKept,
  axisWithoutA,
  bothSignsOfVertexTurned,
  frontNumberLeftOut,
  heightSignTurned,
  interceptForHeight,
} from '@stoa/engine/math/mal-rules/quadratics/parabolas';
import { inBrackets } from '../../wording/linear-text.ts';
import { polynomialTex } from '../../wording/polynomial-text.ts';
import { boxed, tex, vertexFormTex } from '../../wording/quadratic-text.ts';
import type { WrongWay } from '../../wrong-way.ts';
import { ledTo } from '../../ruled.ts';

const point = (x: Rational, y: Rational): string => `(${rationalText(x)}, ${rationalText(y)})`;
const pointTex = (x: Rational, y: Rational): string => `(${tex(x)}, ${tex(y)})`;
const heightAt = (a: number, b: number, c: number, x: Rational): Rational =>
  add(add(multiply(rational(a), multiply(x, x)), multiply(rational(b), x)), rational(c));
const far = point(rational(911), rational(-907));

const swapped = (x: Rational, y: Rational): WrongWay<string> => {
  const turned = coordinatesSwapped.answer({ x, y });
  return {
    rule: coordinatesSwapped,
    to: equals(x, y) ? null : point(turned.x, turned.y),
    hints: [
      'In what order are the two coordinates?',
      'A point is written with its place along the $x$-axis first and its height second.',
      'Ask which of your two numbers is a value of $x$, and begin with that one.',
    ],
  };
};

const smallFactor = oneOf<number>(-5, -4, -3, -2, -1, 2, 3, 4, 5);
const nowAndThenZero = (chance: Chance): number => (chance.maybe(0.15) ? 0 : eitherSign(range(1, 9))(chance));

/** Read from y = a(x − h)² + k. 1: a = 1. 2: any a; one of the numbers may be missing. */
const fromVertexForm = textFamily(
  { name: 'quad_vertex_from_vertex_form', version: 2, skill: 'quad_vertex', difficulties: [1, 2] },
  {
    levels: {
      a: [only(1), smallFactor, smallFactor, smallFactor, smallFactor],
      h: always(eitherSign(range(1, 9))),
      k: [eitherSign(range(1, 9)), nowAndThenZero, nowAndThenZero, nowAndThenZero, nowAndThenZero],
    },
    where: ({ h, k }) => Math.abs(h) !== Math.abs(k),
    derived: ({ a, h, k }) => {
      const [x, y] = [rational(h), rational(k)];
      return { x, y, formula: vertexFormTex(a, x, y), zeroAt: `Solve $x ${h > 0 ? '-' : '+'} ${Math.abs(h)} = 0$` };
    },
    phrasing: (chance, { formula }) => ({
      asked: chance.pick([
        `What is the vertex of the parabola $y = ${formula}$? Write it as an ordered pair $(x, y)$.`,
        `Find the coordinates of the vertex of $y = ${formula}$. Write a point $(x, y)$.`,
        `The graph of $y = ${formula}$ is a parabola. What is its vertex? Write a point $(x, y)$.`,
      ]),
    }),
    given: ({ x, y, asked }) => ({
      stem: asked,
      right: point(x, y),
      inputType: 'expression',
      form: 'simplified',
      placeholder: '( , )',
      wrong: far,
    }),
    ladder: ({ zeroAt }) => [
      'For which x are the parentheses equal to 0?',
      'In y = a(x − h)² + k, the vertex is (h, k). The sign in front of h is part of the form.',
      `${zeroAt} for the first coordinate. What is left of the formula there?`,
    ],
    steps: ({ a, h, k, x, y }) => [
      [
        'The form $y = a(x - h)^2 + k$ has its vertex at $(h, k)$.',
        `y = ${a === 1 ? '' : a === -1 ? '-' : a}(x - ${inBrackets(h)})^{2} + ${inBrackets(k)}`,
      ],
      ['Read both numbers.', pointTex(x, y)],
    ],
    ways: ({ k, x, y, formula, zeroAt }) => {
      const kept = vertexSignKept.answer({ x, y });
      const turned = bothSignsOfVertexTurned.answer(x, y);
      return [
        {
          rule: vertexSignKept,
          to: point(kept.x, kept.y),
          hints: ['What number must $x$ be to make the parentheses equal 0?', vertexSignKept.hints.principle, `${zeroAt}.`],
        },
        {
          rule: heightSignTurned,
          to: k === 0 ? null : point(x, heightSignTurned.answer(y)),
          hints: [
            'Put the $x$ of your vertex into the formula. Which $y$ comes out?',
            heightSignTurned.hints.principle,
            `At the vertex the expression in parentheses equals 0. Ask what is left of $${formula}$ there.`,
          ],
        },
        ledTo(bothSignsOfVertexTurned, k === 0 ? null : point(turned[0], turned[1]), `${zeroAt} for the first coordinate.`),
        swapped(x, y),
      ];
    },
  },
);

const evenBelowZero = (chance: Chance): number => -2 * chance.int(1, 9);

/** The axis of symmetry from y = ax² + bx + c. 1 and 2: a = 1. 3: a > 1 or negative. 4: a fraction. */
const axis = textFamily(
  { name: 'quad_vertex_axis', version: 1, skill: 'quad_vertex', difficulties: [1, 2, 3, 4] },
  {
    levels: {
      a: [
        only(1),
        only(1),
        oneOf<number>(-4, -3, -2, 2, 3, 4, 5),
        oneOf<number>(-4, -3, -2, 2, 3, 4, 5),
        oneOf<number>(-4, -3, -2, 2, 3, 4, 5),
      ],
      b: [evenBelowZero, eitherSign(range(1, 24)), eitherSign(range(1, 24)), eitherSign(range(1, 24)), eitherSign(range(1, 24))],
      c: always(eitherSign(range(1, 15))),
    },
    where: ({ a, b }, difficulty) => (difficulty === 4) === (b % (2 * a) !== 0) && Math.abs(b) > 1,
    derived: ({ a, b, c }) => ({
      right: rational(-b, 2 * a),
      line: (x: Rational): string => `x = ${rationalText(x)}`,
      formula: polynomialTex([c, b, a]),
    }),
    phrasing: (chance, { formula }) => ({
      asked: chance.pick([
        `Find the axis of symmetry of $y = ${formula}$. Write an equation, $x = …$`,
        `Which line is the axis of symmetry of the parabola $y = ${formula}$? Write its equation.`,
        `Write the equation of the axis of symmetry of the parabola $y = ${formula}$.`,
      ]),
    }),
    given: ({ right, line, asked }) => ({
      stem: asked,
      right: line(right),
      inputType: 'expression',
      form: 'simplified',
      placeholder: 'x = …',
      wrong: 'x = 911',
      variables: { ['x']: 'the place along the x-axis' },
    }),
    ladder: ({ b }) => [
      'What are a and b in this formula?',
      'The axis of symmetry is the line x = −b ÷ (2a).',
      `The coefficient of $x$ is ${b}. Divide its opposite by twice the coefficient of $x^2$.`,
    ],
    steps: ({ a, b, right }) => [
      ['Read off $a$ and $b$.', `a = ${a}, \\quad b = ${b}`],
      ['The axis lies at $-b$ divided by $2a$.', `x = \\frac{-b}{2a} = \\frac{${-b}}{${2 * a}} = ${tex(right)}`],
    ],
    ways: ({ a, b, c, line }) => [
      {
        rule: axisSignKept,
        to: line(axisSignKept.answer(a, b)),
        hints: [
          'Put a value of $x$ to the left and one to the right of your line, the same distance away. Is $y$ the same?',
          'The axis lies at $-b$ divided by $2a$: the sign of $b$ is turned.',
          `Read off $b$ with its sign from $${polynomialTex([0, b])}$, and write down its opposite.`,
        ],
      },
      {
        rule: axisNotHalved,
        to: line(axisNotHalved.answer(a, b)),
        hints: [
          axisNotHalved.hints.look,
          'The axis lies at $-b$ divided by $2a$, not by $a$.',
          'Double the number before $x^2$ and divide by that.',
        ],
      },
      {
        rule: axisWithoutA,
        to: a === 1 ? null : line(axisWithoutA.answer(b)),
        hints: [
          'Which part does the number before $x^2$ play?',
          'The axis lies at $-b$ divided by $2a$, so the number before $x^2$ counts.',
          'Double the number before $x^2$, sign and all, and use that as the denominator.',
        ],
      },
      {
        rule: interceptForHeight,
        to: line(interceptForHeight.answer(c)),
        hints: [
          'Which number of the formula did you take?',
          'The last number says where the graph crosses the $y$-axis, not where it turns.',
          'Read off $a$ and $b$, the numbers before $x^2$ and before $x$.',
        ],
      },
    ],
  },
);

/** The vertex from y = ax² + bx + c. 3: a = 1. 4: any a, whole coordinates. 5: fractions. */
const fromStandardForm = textFamily(
  { name: 'quad_vertex_from_standard_form', version: 1, skill: 'quad_vertex', difficulties: [3, 4, 5] },
  {
    levels: {
      a: [only(1), only(1), only(1), oneOf<number>(-3, -2, -1, 2, 3, 4), oneOf<number>(-3, -2, -1, 2, 3, 4)],
      b: always(eitherSign(range(1, 18))),
      c: always(eitherSign(range(1, 12))),
    },
    where: (drawn, difficulty) => {
      const whole = drawn.b % (2 * drawn.a) === 0;
      const x = rational(-drawn.b, 2 * drawn.a);
      return (
        (difficulty === 5) !== whole && Math.abs(drawn.b) > 1 && x.d <= 4n && heightAt(drawn.a, drawn.b, drawn.c, x).n !== 0n
      );
    },
    derived: ({ a, b, c }) => {
      const x = rational(-b, 2 * a);
      const y = heightAt(a, b, c, x);
      const formula = polynomialTex([c, b, a]);
      return { x, y, formula };
    },
    phrasing: (chance, { formula }) => ({
      asked: chance.pick([
        `Find the vertex of the parabola $y = ${formula}$.`,
        `What is the vertex of the graph of $y = ${formula}$?`,
        `The graph of $y = ${formula}$ is a parabola. Find its vertex.`,
      ]),
    }),
    given: ({ x, y, asked }) => ({
      stem: `${asked} Write it as an ordered pair $(x, y)$.`,
      right: point(x, y),
      inputType: 'expression',
      form: 'simplified',
      placeholder: '( , )',
      wrong: far,
    }),
    ladder: ({ b, formula }) => [
      'What are a and b in this formula?',
      'The x-coordinate of the vertex is −b ÷ (2a). Substitute it to find the y-coordinate.',
      `The coefficient of $x$ is ${b}. Divide its opposite by twice the coefficient of $x^2$, and substitute the result into $${formula}$.`,
    ],
    steps: ({ a, b, c, x, y }) => [
      ['The vertex lies on the axis, at $-b$ divided by $2a$.', `x = \\frac{${-b}}{${2 * a}} = ${tex(x)}`],
      [
        'Put this $x$ into the formula for the height.',
        `y = ${a === 1 ? '' : a === -1 ? '-' : `${a} \\cdot `}${boxed(x)}^{2} ${b < 0 ? '-' : '+'} ${Math.abs(b)} \\cdot ${boxed(x)} ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${tex(y)}`,
      ],
      ['Write both as a point.', pointTex(x, y)],
    ],
    ways: ({ a, b, c, x, y, formula }) => {
      const at = (place: Rational): string => point(place, heightAt(a, b, c, place));
      return [
        {
          rule: axisSignKept,
          to: at(axisSignKept.answer(a, b)),
          hints: [
            'Find $y$ a little to the left and a little to the right of your point. Is it the same?',
            'The first coordinate is $-b$ divided by $2a$: the sign of $b$ is turned.',
            `Read off $b$ with its sign from $${polynomialTex([0, b])}$, and write down its opposite.`,
          ],
        },
        {
          rule: axisNotHalved,
          to: at(axisNotHalved.answer(a, b)),
          hints: [
            'What number did you divide by for the first coordinate?',
            'The axis lies at $-b$ divided by $2a$.',
            'Double the number before $x^2$, divide by that, and find the height again.',
          ],
        },
        {
          rule: interceptForHeight,
          to: point(x, interceptForHeight.answer(c)),
          hints: [
            'Put the $x$ of your point into the formula. Which $y$ comes out?',
            'The last number of the formula is the height on the $y$-axis, where $x$ is 0.',
            `Find $${formula}$ for the $x$ that you found.`,
          ],
        },
        {
          rule: frontNumberLeftOut,
          to: a === 1 ? null : point(x, frontNumberLeftOut.answer(b, c, x)),
          hints: [
            'Find the height again, one term at a time.',
            'The number before $x^2$ multiplies the square.',
            `Square your $x$ first, and then multiply by ${a}.`,
          ],
        },
        swapped(x, y),
      ];
    },
  },
);

export const vertexGenerators: readonly Generator[] = [fromVertexForm, axis, fromStandardForm];
