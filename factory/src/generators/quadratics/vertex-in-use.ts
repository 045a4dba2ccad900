import { vertexSignKept } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { rational, type Rational } from '@stoa/engine/math/exact/rational';
import { byShape } from '../../by-shape.ts';
import { always, eitherSign, family, oneOf, range, textFamily, type Step } from '../../family.ts';
import type { Chance, Generator, Ladder } from '../../generator.ts';
import {
  axisNotHalved,
  axisSignKept,
  axisWithoutA,
  bracketTakenAsFactor,
  frontNumberLeftOut,
  heightSignTurned,
  interceptForHeight,
  openingIgnored,
  sumNotHalved,
  timeForHeight,
  zerosSubtracted,
} from '@stoa/engine/math/mal-rules/quadratics/parabolas';
import { inBrackets } from '../../wording/linear-text.ts';
import { polynomialTex } from '../../wording/polynomial-text.ts';
import { factorTex, tex, vertexFormPlain, vertexFormTex } from '../../wording/quadratic-text.ts';
import { following } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

/** The middle of two points with the same height. 2: the zeros of a product. 3: of any sign. 4: two points of the graph. */
const middle = family(
  { name: 'quad_vertex_middle_of_two_points', version: 1, skill: 'quad_vertex', difficulties: [2, 3, 4] },
  {
    levels: {
      p: [range(1, 8), range(1, 8), eitherSign(range(1, 9)), eitherSign(range(1, 9)), eitherSign(range(1, 9))],
      q: [range(3, 15), range(3, 15), eitherSign(range(1, 14)), eitherSign(range(1, 14)), eitherSign(range(1, 14))],
      height: always(eitherSign(range(1, 9))),
    },
    where: ({ p, q }, difficulty) =>
      p < q && p + q !== 0 && (difficulty === 4 ? Math.abs(p + q) > 1 : (p + q) % 2 === 0) && q - p > 1,
    derived: ({ p, q }) => ({ right: rational(p + q, 2) }),
    phrasing: (chance, { p, q, height, difficulty }) => {
      const stem =
        difficulty === 4
          ? `A parabola opens ${chance.pick(['upward', 'downward'])} and goes through the points $(${p}, ${height})$ and $(${q}, ${height})$. What is the $x$-coordinate of its vertex? Write a fraction if it is not whole.`
          : chance.pick([
              `What is the $x$-coordinate of the vertex of $y = ${factorTex(p)}${factorTex(q)}$?`,
              `A parabola meets the $x$-axis at $${p}$ and at $${q}$. What is the $x$-coordinate of its vertex?`,
            ]);
      const product = stem.includes('y = ');
      return { stem, product };
    },
    given: ({ difficulty, right, stem }) => ({ stem, right, inputType: difficulty === 4 ? 'fraction' : 'integer' }),
    ladder: ({ p, q, product }) => [
      product ? 'For which x is each factor 0?' : 'Where are the two points, compared to the axis of symmetry?',
      'Two points with the same height are the same distance from the axis. The vertex is halfway between them.',
      `Add ${p} and ${q}. Then take half of the sum.`,
    ],
    steps: ({ p, q, difficulty, right }) => [
      [
        difficulty === 4
          ? 'Both points have the same height, so the axis of symmetry lies in the middle between them.'
          : `The graph meets the $x$-axis at ${p} and at ${q}. The axis of symmetry lies in the middle.`,
        `x = \\frac{${p} + ${inBrackets(q)}}{2}`,
      ],
      ['The vertex lies on this axis.', `x = ${tex(right)}`],
    ],
    ways: ({ p, q, height, difficulty, product }) => [
      ruled(sumNotHalved, [p, q], 'You have added the two numbers. What does the middle still need?'),
      ruled(
        zerosSubtracted,
        [p, q],
        difficulty === 4 ? 'Add the two first coordinates before you halve.' : 'Add the two zeros before you halve.',
      ),
      {
        rule: axisSignKept,
        to: product ? rational(-p - q, 2) : null,
        hints: [
          'Substitute one of your zeros in the product. Does it equal 0?',
          axisSignKept.hints.principle,
          `Which $x$ makes $${factorTex(q)}$ equal 0?`,
        ],
      },
      {
        rule: timeForHeight,
        to: difficulty === 4 ? timeForHeight.answer(rational(height)) : null,
        hints: [
          'Which coordinate does the question ask for?',
          'The first coordinate tells the place along the $x$-axis, the second one the height.',
          `Look at the first coordinates, ${p} and ${q}.`,
        ],
      },
    ],
    belowZero: true,
  },
);

/** In reverse: a formula for a vertex. 4: the same shape as y = x². 5: another point, which gives a. */
const fromVertex = textFamily(
  { name: 'quad_vertex_write_formula', version: 1, skill: 'quad_vertex', difficulties: [4, 5] },
  {
    levels: {
      a: [
        oneOf<number>(1, -1),
        oneOf<number>(1, -1),
        oneOf<number>(1, -1),
        oneOf<number>(1, -1),
        oneOf<number>(-4, -3, -2, 2, 3, 4),
      ],
      h: always(eitherSign(range(1, 8))),
      k: always(eitherSign(range(1, 9))),
      step: always(oneOf<number>(-3, -2, -1, 1, 2, 3)),
    },
    where: ({ h, k, step }) => Math.abs(h) !== Math.abs(k) && h + step !== 0,
    derived: ({ a, h, k, step }) => {
      const [x, y] = [rational(h), rational(k)];
      const [px, py] = [h + step, a * step * step + k];
      const formula = (front: number, middle: Rational, height: Rational): string => vertexFormPlain(front, middle, height);
      return { x, y, px, py, formula };
    },
    given: ({ a, h, k, difficulty, x, y, px, py, formula }) => ({
      stem: `${
        difficulty === 4
          ? `A parabola has the same shape as $y = x^2$, opens ${a > 0 ? 'upward' : 'downward'} and has its vertex at $(${h}, ${k})$.`
          : `A parabola has its vertex at $(${h}, ${k})$ and goes through the point $(${px}, ${py})$.`
      } Write its equation in vertex form: $y = a(x - h)^2 + k$.`,
      right: formula(a, x, y),
      inputType: 'expression',
      form: 'vertex_form',
      placeholder: 'y = …',
      wrong: formula(a, x, rational(997)),
      variables: { ['x']: 'the place along the x-axis' },
    }),
    ladder: ({ a, h, k, difficulty, px, py }) => [
      'What are h and k?',
      `In y = a(x − h)² + k, the vertex is (h, k). ${difficulty === 4 ? 'The shape and the direction give a.' : 'The other point gives a.'}`,
      difficulty === 4
        ? `Substitute $h = ${h}$ and $k = ${k}$. It opens ${a > 0 ? 'upward' : 'downward'}: is $a$ positive or negative?`
        : `Substitute $h = ${h}$ and $k = ${k}$. Then substitute ${px} for $x$ and ${py} for $y$ to find $a$.`,
    ],
    steps: ({ a, k, step, difficulty, x, y, py }) => [
      ['Substitute the vertex into the vertex form.', `y = a${vertexFormTex(1, x, y)}`],
      ...(difficulty === 5
        ? [
            ['Put the other point in.', `${py} = a \\cdot ${inBrackets(step)}^{2} ${k < 0 ? '-' : '+'} ${Math.abs(k)}`] as const,
            [`Solve for $a$.`, `a = ${a}`] as const,
            ['Write the whole equation.', `y = ${vertexFormTex(a, x, y)}`] as const,
          ]
        : [
            [
              `It has the shape of $y = x^2$ and opens ${a > 0 ? 'upward' : 'downward'}, which gives $a$.`,
              `y = ${vertexFormTex(a, x, y)}`,
            ] as const,
          ]),
    ],
    ways: ({ a, h, k, difficulty, x, y, px, py, formula }) => {
      const kept = vertexSignKept.answer({ x, y }).x;
      return [
        {
          rule: vertexSignKept,
          to: formula(a, kept, y),
          hints: [
            'For what $x$ does the expression in your parentheses equal 0? Is that where the vertex lies?',
            'The expression in parentheses is $x - h$: it must equal 0 at the vertex.',
            `Write parentheses that equal 0 for $x = ${h}$.`,
          ],
        },
        {
          rule: heightSignTurned,
          to: formula(a, x, heightSignTurned.answer(y)),
          hints: [
            'Put the $x$ of the vertex into your formula. Which height comes out?',
            'Outside the parentheses $k$ keeps its own sign.',
            `At the vertex the expression in parentheses equals 0, and ${k} must be left.`,
          ],
        },
        {
          rule: openingIgnored,
          to: a === 1 ? null : formula(openingIgnored.answer(), x, y),
          hints: [
            difficulty === 4 ? 'In which direction does your parabola open?' : 'Does your parabola go through the second point?',
            openingIgnored.hints.principle,
            difficulty === 4
              ? 'Which sign must $a$ have here?'
              : `Substitute $x = ${px}$ and $y = ${py}$ into $y = a(x - h)^2 + k$ with your vertex, and solve for $a$.`,
          ],
        },
      ];
    },
  },
);

const summit = { name: 'quad_vertex_highest', version: 3, skill: 'quad_vertex' };

type Over = 'ground' | 'water';
type Launch = {
  readonly thing: string;
  readonly over: Over;
  readonly start: readonly [number, number];
  readonly longest: number;
};
/** What goes up, from how many meters above the ground, and the maximum number of seconds. */
const launches: readonly [Launch, ...Launch[]] = [
  { thing: 'A ball is thrown up', over: 'ground', start: [1, 3], longest: 3 },
  { thing: 'A model rocket is launched', over: 'ground', start: [1, 6], longest: 7 },
  { thing: 'A softball is hit straight up', over: 'ground', start: [1, 2], longest: 3 },
  { thing: 'A T-shirt is shot up at a ball game', over: 'ground', start: [1, 2], longest: 3 },
  { thing: 'A water balloon is launched straight up', over: 'ground', start: [1, 2], longest: 3 },
  { thing: 'A flare is fired from a boat', over: 'water', start: [2, 5], longest: 7 },
];
type Flight = { readonly thing: string; readonly over: Over; readonly start: number; readonly time: number };
const drawFlight = (chance: Chance): Flight => {
  const { thing, over, start, longest } = chance.pick(launches);
  return { thing, over, start: chance.int(...start), time: chance.int(2, longest) };
};

const levels = { flight: always(drawFlight) };
/** Returns h = −5t² + bt + start, which is highest at `time`. */
const course = ({ flight: { thing, over, start, time } }: { flight: Flight }) => ({
  thing,
  over,
  start,
  time,
  b: 10 * time,
  top: 5 * time * time + start,
});
const standardForm = (b: number, start: number): string => polynomialTex([start, b, -5], 't');

const asksHeight = (chance: Chance, { over }: { over: Over }) => ({
  asked: chance.pick([
    'What is the greatest height that it reaches, in meters?',
    `How many meters above the ${over} is it at the highest point?`,
  ]),
});

/** The part of a page that asks for a number of seconds or meters. */
const pageOf = (thing: string, over: Over, formula: string, asked: string) =>
  ({
    stem: `${thing}. After $t$ seconds it is $h = ${formula}$ meters above the ${over}. ${asked}`,
    inputType: 'decimal',
    variables: { t: 'the time in seconds' },
  }) as const;

const toTheVertex = (b: number, time: number): readonly Step[] => [
  ['The highest point is the vertex. Read off $a$ and $b$.', `a = -5, \\quad b = ${b}`],
  ['The vertex is at $-b$ divided by $2a$.', `t = \\frac{-${b}}{2 \\cdot (-5)} = ${time}`],
];
const vertexIdea = 'The highest point is the vertex. Its time is −b ÷ (2a).';
const gaveTime = (time: number) => ruled(timeForHeight, [rational(time)], 'Substitute your time into the formula for $h$.');
const startHints = (step: string): Ladder => [
  'At which time is it at this height?',
  'The height at the start is not the greatest one: first it goes up.',
  step,
];

/** 3: the height, from the vertex form. */
const heightFromVertexForm = family(
  { ...summit, difficulties: [3] },
  {
    levels,
    derived: course,
    phrasing: asksHeight,
    given: ({ thing, over, time, top, asked }) => ({
      ...pageOf(thing, over, vertexFormTex(-5, rational(time), rational(top), 't'), asked),
      right: top,
    }),
    ladder: ({ time }) => [
      'When is it at the highest point?',
      'The highest point is the vertex. The squared part is 0 there.',
      `For which $t$ is $t - ${time}$ equal to 0? What is left of the formula then?`,
    ],
    steps: ({ time, top }) => [
      ['The square is taken away, so the height is greatest where the expression in parentheses equals 0.', `t = ${time}`],
      ['Find the height at that time.', `h = ${top}`],
    ],
    ways: ({ start, time, top }) => [
      gaveTime(time),
      following(interceptForHeight, [start], startHints('For which $t$ does the expression in parentheses equal 0?')),
      ruled(bracketTakenAsFactor, [-5, time, top], 'Find the $t$ that makes the parentheses equal 0 and put it in.'),
    ],
    belowZero: true,
  },
);

/** 4: the time. */
const timeOfVertex = family(
  { ...summit, difficulties: [4] },
  {
    levels,
    derived: course,
    phrasing: (chance) => ({
      asked: chance.pick([
        'After how many seconds is it highest?',
        'When does it reach the greatest height? Give the time in seconds.',
      ]),
    }),
    given: ({ thing, over, b, start, time, asked }) => ({
      ...pageOf(thing, over, standardForm(b, start), asked),
      right: time,
    }),
    ladder: ({ b }) => [
      'Does the question ask for a time or for a height?',
      vertexIdea,
      `Divide the opposite of ${b} by $2 \\cdot (-5)$.`,
    ],
    steps: ({ b, time }) => toTheVertex(b, time),
    ways: ({ b, top }) => [
      following(
        axisNotHalved,
        [-5, b],
        [
          axisNotHalved.hints.look,
          'The vertex lies at $-b$ divided by $2a$.',
          'Double the number before $t^2$, sign and all, and divide by that.',
        ],
      ),
      ruled(timeForHeight, [rational(top)], 'Look at the number that you put in for $t$ to find this height.'),
      {
        rule: axisWithoutA,
        to: rational(b, 2),
        hints: [
          'Which part does the number before $t^2$ play?',
          'The vertex lies at $-b$ divided by $2a$, and here $a$ is not 1.',
          'Find $2a$ first, with its sign.',
        ],
      },
      following(
        axisSignKept,
        [-5, b],
        [
          'Can it be a time before the start?',
          'The vertex lies at $-b$ divided by $2a$. Both of these are negative here.',
          'Read off $a$ and $b$ from the formula, and write down $-b$ and $2a$ with their signs.',
        ],
      ),
    ],
    belowZero: true,
  },
);

/** 5: the height, from the standard form. */
const heightFromStandardForm = family(
  { ...summit, difficulties: [5] },
  {
    levels,
    derived: course,
    phrasing: asksHeight,
    given: ({ thing, over, b, start, top, asked }) => ({
      ...pageOf(thing, over, standardForm(b, start), asked),
      right: top,
    }),
    ladder: ({ b }) => [
      'When is it at the highest point?',
      vertexIdea,
      `Divide the opposite of ${b} by $2 \\cdot (-5)$. Substitute that time into the formula.`,
    ],
    steps: ({ b, start, time, top }) => [
      ...toTheVertex(b, time),
      ['Find the height at that time.', `h = -5 \\cdot ${time}^{2} + ${b} \\cdot ${time} + ${start} = ${top}`],
    ],
    ways: ({ b, start, time }) => [
      gaveTime(time),
      following(interceptForHeight, [start], startHints('Find the time of the vertex, $-b$ divided by $2a$, first.')),
      following(
        frontNumberLeftOut,
        [b, start, rational(time)],
        [
          'Find the height again, one term at a time.',
          'The number before $t^2$ multiplies the square, and it is negative.',
          'Square the time first, and multiply by $-5$ after that.',
        ],
      ),
    ],
    belowZero: true,
  },
);

/** Highest points in stories. 3: the height from the vertex form. 4: the time. 5: the height, from the standard form. */
const highest = byShape(heightFromVertexForm, timeOfVertex, heightFromStandardForm);

export const vertexUseGenerators: readonly Generator[] = [middle, fromVertex, highest];
