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
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import { ruled } from '../../ruled.ts';
import { gridOfTen } from '../../wording/plane-figure.ts';
import { textDraft, valueDraft } from './line-draft.ts';

/** A drawn exponential graph with its asymptote dashed: where it meets the y-axis (1, 3, 5), or its asymptote (2, 4). */
const exponential: Generator = {
  name: 'func_exponential_graph',
  version: 1,
  skill: 'func_exponential',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { a, base, k } = drawUntil(
      () => ({
        a: chance.int(1, 4) * (difficulty >= 4 && chance.maybe(0.5) ? -1 : 1),
        base: chance.pick(difficulty === 1 ? [2, 3] : [2, 3, 0.5]),
        k: chance.int(1, 5) * (chance.maybe(0.5) ? -1 : 1),
      }),
      (draw) => draw.a + draw.k !== 0 && draw.a + draw.k !== 1 && Math.abs(draw.a * draw.base + draw.k) <= 9 && draw.a !== draw.k,
    );
    const figure: WrittenFigure = {
      ...gridOfTen,
      curves: [
        { curve: { shape: 'exponential', a, base, k } },
        { curve: { shape: 'line', slope: 0, intercept: k }, dashed: true },
      ],
    };
    const near = 'Move along the dashed line from x = −10 to x = 10. Which coordinate is the same all the way? What is it?';
    if (difficulty % 2 === 0)
      return textDraft({
        stem: chance.pick([
          'The dashed line is the asymptote of the exponential graph. Write its equation.',
          'Write the equation of the horizontal asymptote of the graph. It is dashed.',
        ]),
        figure,
        readFromFigure: true,
      ladder: [
          'Which line does the curve get closer and closer to?',
          'A horizontal line has the same y at every point, so its equation is y = a number.',
          near,
        ],
        inputType: 'expression',
        form: 'simplified',
        placeholder: 'like y = c',
        right: `y = ${k}`,
        wrong: 'y = 911',
        steps: [
          ['The asymptote is horizontal, so $y$ is the same at all its points.', `(0, ${k}), \\quad (1, ${k})`],
          ['Write that as an equation.', `y = ${k}`],
        ],
        ways: [
          ruled(asymptoteLineTurned, [k], near),
          ruled(axisTakenForAsymptote, [], near),
          ruled(stretchTakenForAsymptote, [a], near),
        ],
      });
    const step = 'Find 0 on the x-axis, and go straight up or down to the curve. How high is that point?';
    return valueDraft({
      stem: chance.pick([
        'At what value of $y$ does the exponential graph cross the $y$-axis?',
        'What is the $y$-intercept of the exponential graph?',
        'The graph shows an exponential function $f$. Find $f(0)$.',
      ]),
      figure,
      readFromFigure: true,
      ladder: [
        'What is x at every point of the y-axis?',
        'The y-intercept is the height of the curve where x is 0.',
        step,
      ],
      right: a + k,
      steps: [
        ['On the $y$-axis $x$ is 0. Find where the curve crosses it.', 'x = 0'],
        ['Read its height.', `y = ${a + k}`],
      ],
      ways: [
        ruled(zeroPowerAsZero, [k], step),
        ...(Number.isInteger(base) ? [ruled(baseForZeroPower, [a, base, k], step)] : []),
      ],
    });
  },
}; // prettier-ignore

/** A drawn hyperbola: its asymptote (1, 3), or a value of its (2, 4, 5). */
const hyperbola: Generator = {
  name: 'func_hyperbola_graph',
  version: 1,
  skill: 'func_hyperbola',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { a, k, x } = drawUntil(
      () => ({
        a: chance.pick([2, 4, 6, 8]) * (difficulty >= 3 && chance.maybe(0.5) ? -1 : 1),
        k: chance.int(1, 4) * (chance.maybe(0.5) ? -1 : 1),
        x: chance.pick([1, 2, 4]) * (difficulty >= 4 && chance.maybe(0.5) ? -1 : 1),
      }),
      (draw) => draw.a % draw.x === 0 && Math.abs(draw.a / draw.x + draw.k) <= 9 && draw.a / draw.x + draw.k !== 0 && draw.a !== draw.k,
    );
    const figure: WrittenFigure = {
      ...gridOfTen,
      curves: [
        { curve: { shape: 'hyperbola', a, h: 0, k } },
        { curve: { shape: 'line', slope: 0, intercept: k }, dashed: true },
      ],
    };
    const beside = 'Move along the dashed line from x = −10 to x = 10. Which coordinate is the same all the way? What is it?';
    if (difficulty === 1 || difficulty === 3)
      return textDraft({
        stem: chance.pick([
          'The dashed line is the horizontal asymptote of the hyperbola. Write its equation.',
          'Write the equation of the horizontal asymptote of the graph. It is dashed.',
        ]),
        figure,
        readFromFigure: true,
      ladder: [
          'Which line do both branches get closer and closer to?',
          'A horizontal line has the same y at every point, so its equation is y = a number.',
          beside,
        ],
        inputType: 'expression',
        form: 'simplified',
        placeholder: 'like y = c',
        right: `y = ${k}`,
        wrong: 'y = 911',
        steps: [
          ['The asymptote is horizontal, so $y$ is the same at all its points.', `(0, ${k}), \\quad (1, ${k})`],
          ['Write that as an equation.', `y = ${k}`],
        ],
        ways: [
          ruled(asymptoteLineTurned, [k], beside),
          ruled(axisTakenForAsymptote, [], beside),
          ruled(stretchTakenForAsymptote, [a], beside),
        ],
      });
    const y = a / x + k;
    return valueDraft({
      stem: chance.pick([
        `The graph shows a hyperbola. What is $y$ for $x = ${x}$?`,
        `Read from the graph the value of $y$ where $x = ${x}$.`,
        `The hyperbola is the graph of $f$. Find $f(${x})$.`,
      ]),
      figure,
      readFromFigure: true,
      ladder: [
        'On which axis do you find the number in the question?',
        'The value of a function at x is the height of its graph there.',
        `Find ${x} on the x-axis. Go straight up or down to the curve.`,
      ],
      right: y,
      steps: [
        [`Find ${x} on the $x$-axis.`, `x = ${x}`],
        ['Go straight up or down to the curve, and read the height.', `y = ${y}`],
      ],
      ways: [
        ruled(asymptoteIgnored, [rational(a, x)], `The branches are drawn around the dashed line. Go from ${x} on the x-axis to the curve itself.`),
        ruled(multipliedByInput, [a, k, x], `Find ${x} on the x-axis, and go straight up or down to the curve.`),
      ],
    });
  },
}; // prettier-ignore

export const seenCurveGenerators: readonly Generator[] = [exponential, hyperbola];
