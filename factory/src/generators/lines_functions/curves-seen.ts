import type { WrittenFigure } from '@stoa/schema/figure/figure';
import {
  asymptoteIgnored,
  asymptoteLineTurned,
  axisTakenForAsymptote,
  baseForZeroPower,
  multipliedByInput,
  stretchTakenForAsymptote,
  zeroPowerAsZero,
} from '@stoa/engine/math/mal-rules/functions-and-lines/curves';
import { rational } from '@stoa/engine/math/exact/rational';
import { always, family, oneOf, range, textFamily, type Step } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import { ruled } from '../../ruled.ts';
import { gridOfTen } from '../../wording/plane-figure.ts';
import type { WrongWay } from '../../wrong-way.ts';
import { byShape } from '../../by-shape.ts';
import { sign, withSign } from '../../with-sign.ts';

const along = 'Move along the dashed line from x = −10 to x = 10. Which coordinate is the same all the way? What is it?';
const upToCurve = 'Find 0 on the x-axis, and go straight up or down to the curve. How high is that point?';
const lineIdea = 'A horizontal line has the same y at every point, so its equation is y = a number.';

/** The part of a page that asks for the equation of a horizontal asymptote. */
const asymptoteAnswer = (k: number) =>
  ({
    readFromFigure: true,
    inputType: 'expression',
    form: 'simplified',
    placeholder: 'like y = c',
    right: `y = ${k}`,
    wrong: 'y = 911',
  }) as const;
const asymptoteSteps = (k: number): readonly Step[] => [
  ['The asymptote is horizontal, so $y$ is the same at all its points.', `(0, ${k}), \\quad (1, ${k})`],
  ['Write that as an equation.', `y = ${k}`],
];
const asymptoteWays = (a: number, k: number): WrongWay<string>[] => [
  ruled(asymptoteLineTurned, [k], along),
  ruled(axisTakenForAsymptote, [], along),
  ruled(stretchTakenForAsymptote, [a], along),
];

const exponential = { name: 'func_exponential_graph', version: 1, skill: 'func_exponential' };

/** y = a · base^x + k, so that the curve crosses the y-axis at a + k. */
const powers = {
  a: [range(1, 4), range(1, 4), range(1, 4), withSign(1, 4), withSign(1, 4)],
  base: [oneOf(2, 3), oneOf(2, 3, 0.5), oneOf(2, 3, 0.5), oneOf(2, 3, 0.5), oneOf(2, 3, 0.5)],
  k: always(withSign(1, 5)),
} as const;
type Power = { readonly a: number; readonly base: number; readonly k: number };

const isOnGrid = ({ a, base, k }: Power): boolean => ![0, 1].includes(a + k) && Math.abs(a * base + k) <= 9 && a !== k;

const exponentialFigure = ({ a, base, k }: Power): WrittenFigure => ({
  ...gridOfTen,
  curves: [{ curve: { shape: 'exponential', a, base, k } }, { curve: { shape: 'line', slope: 0, intercept: k }, dashed: true }],
});

/** Where a drawn exponential graph meets the y-axis. */
const exponentialStart = family(
  { ...exponential, difficulties: [1, 3, 5] },
  {
    levels: powers,
    where: isOnGrid,
    phrasing: (chance) => ({
      asked: chance.pick([
        'At what value of $y$ does the exponential graph cross the $y$-axis?',
        'What is the $y$-intercept of the exponential graph?',
        'The graph shows an exponential function $f$. Find $f(0)$.',
      ]),
    }),
    given: ({ asked, ...of }) => ({
      stem: asked,
      figure: exponentialFigure(of),
      readFromFigure: true,
      right: of.a + of.k,
    }),
    ladder: () => [
      'What is x at every point of the y-axis?',
      'The y-intercept is the height of the curve where x is 0.',
      upToCurve,
    ],
    steps: ({ a, k }) => [
      ['On the $y$-axis $x$ is 0. Find where the curve crosses it.', 'x = 0'],
      ['Read its height.', `y = ${a + k}`],
    ],
    ways: ({ a, base, k }) => [
      ruled(zeroPowerAsZero, [k], upToCurve),
      ...(Number.isInteger(base) ? [ruled(baseForZeroPower, [a, base, k], upToCurve)] : []),
    ],
    belowZero: true,
  },
);

/** Its asymptote, drawn as a dashed line. */
const exponentialAsymptote = textFamily(
  { ...exponential, difficulties: [2, 4] },
  {
    levels: powers,
    where: isOnGrid,
    phrasing: (chance) => ({
      asked: chance.pick([
        'The dashed line is the asymptote of the exponential graph. Write its equation.',
        'Write the equation of the horizontal asymptote of the graph. It is dashed.',
      ]),
    }),
    given: ({ asked, ...of }) => ({ stem: asked, figure: exponentialFigure(of), ...asymptoteAnswer(of.k) }),
    ladder: () => ['Which line does the curve get closer and closer to?', lineIdea, along],
    steps: ({ k }) => asymptoteSteps(k),
    ways: ({ a, k }) => asymptoteWays(a, k),
  },
);

const hyperbola = { name: 'func_hyperbola_graph', version: 1, skill: 'func_hyperbola' };

const evenSize = oneOf(2, 4, 6, 8);
const factor = oneOf(1, 2, 4);
const eitherWay = (size: (chance: Chance) => number) => (chance: Chance) => size(chance) * sign(chance);

/** y = a/x + k. */
const quotients = {
  a: [evenSize, evenSize, eitherWay(evenSize), eitherWay(evenSize), eitherWay(evenSize)],
  k: always(withSign(1, 4)),
  x: [factor, factor, factor, eitherWay(factor), eitherWay(factor)],
} as const;
type Quotient = { readonly a: number; readonly k: number; readonly x: number };

const heightAt = ({ a, k, x }: Quotient): number => a / x + k;
const isReadable = (of: Quotient): boolean =>
  of.a % of.x === 0 && Math.abs(heightAt(of)) <= 9 && heightAt(of) !== 0 && of.a !== of.k;

const hyperbolaFigure = ({ a, k }: Quotient): WrittenFigure => ({
  ...gridOfTen,
  curves: [{ curve: { shape: 'hyperbola', a, h: 0, k } }, { curve: { shape: 'line', slope: 0, intercept: k }, dashed: true }],
});

/** The horizontal asymptote of a drawn hyperbola, shown as a dashed line. */
const hyperbolaAsymptote = textFamily(
  { ...hyperbola, difficulties: [1, 3] },
  {
    levels: quotients,
    where: isReadable,
    phrasing: (chance) => ({
      asked: chance.pick([
        'The dashed line is the horizontal asymptote of the hyperbola. Write its equation.',
        'Write the equation of the horizontal asymptote of the graph. It is dashed.',
      ]),
    }),
    given: ({ asked, ...of }) => ({ stem: asked, figure: hyperbolaFigure(of), ...asymptoteAnswer(of.k) }),
    ladder: () => ['Which line do both branches get closer and closer to?', lineIdea, along],
    steps: ({ k }) => asymptoteSteps(k),
    ways: ({ a, k }) => asymptoteWays(a, k),
  },
);

/** A value of the hyperbola. */
const hyperbolaValue = family(
  { ...hyperbola, difficulties: [2, 4, 5] },
  {
    levels: quotients,
    where: isReadable,
    phrasing: (chance, { x }) => ({
      asked: chance.pick([
        `The graph shows a hyperbola. What is $y$ for $x = ${x}$?`,
        `Read from the graph the value of $y$ where $x = ${x}$.`,
        `The hyperbola is the graph of $f$. Find $f(${x})$.`,
      ]),
    }),
    given: ({ asked, ...of }) => ({
      stem: asked,
      figure: hyperbolaFigure(of),
      readFromFigure: true,
      right: heightAt(of),
    }),
    ladder: ({ x }) => [
      'On which axis do you find the number in the question?',
      'The value of a function at x is the height of its graph there.',
      `Find ${x} on the x-axis. Go straight up or down to the curve.`,
    ],
    steps: (of) => [
      [`Find ${of.x} on the $x$-axis.`, `x = ${of.x}`],
      ['Go straight up or down to the curve, and read the height.', `y = ${heightAt(of)}`],
    ],
    ways: ({ a, k, x }) => [
      ruled(
        asymptoteIgnored,
        [rational(a, x)],
        `The branches are drawn around the dashed line. Go from ${x} on the x-axis to the curve itself.`,
      ),
      ruled(multipliedByInput, [a, k, x], `Find ${x} on the x-axis, and go straight up or down to the curve.`),
    ],
    belowZero: true,
  },
);

export const seenCurveGenerators: readonly Generator[] = [
  byShape(exponentialStart, exponentialAsymptote),
  byShape(hyperbolaAsymptote, hyperbolaValue),
];
