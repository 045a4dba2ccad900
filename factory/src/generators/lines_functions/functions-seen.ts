import {
  bracketTakenForProduct,
  gaveTheOtherSet,
  inputAndOutputExchanged,
  outputPutIn,
} from '@stoa/engine/math/mal-rules/functions-and-lines/functions';
import { changeNotSharedOut, firstValueTakenForStart } from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import { rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Difficulty, Generator, Ladder } from '../../generator.ts';
import { linearText } from '../../wording/linear-text.ts';
import { point } from '../../wording/line-text.ts';
import { gridOfTen } from '../../wording/plane-figure.ts';
import { textDraft, valueDraft } from './line-draft.ts';

/** Corners of a graph made of straight pieces, each at a height of its own. 1: in the first quadrant. */
const drawn = (chance: Chance, difficulty: Difficulty): { x: number; y: number }[] =>
  drawUntil(
    () => {
      let x = difficulty === 1 ? chance.int(-2, 1) : chance.int(-9, -5);
      return Array.from({ length: 5 }, () => {
        x += chance.int(1, 4);
        return { x, y: chance.int(difficulty === 1 ? 0 : -8, 8) };
      });
    },
    (corners) =>
      new Set(corners.map(({ y }) => y)).size === 5 &&
      corners.every(({ x, y }) => x <= 9 && x !== y && (difficulty > 1 || x >= 0)),
  );

/** The value of a function at a point of its graph (1 to 3), or the input that gives it (4 and 5). */
const fromGraph: Generator = {
  name: 'func_evaluate_graph',
  version: 1,
  skill: 'func_evaluate',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const corners = drawn(chance, difficulty);
    const { x, y } = corners[chance.int(1, 3)]!;
    const name = chance.pick(['f', 'g', 'h'] as const);
    const back = difficulty >= 4;
    // Asked backwards, the height must be met only once.
    if (back) {
      const others = corners.filter((corner) => corner.x !== x);
      const once = others.every(({ y: height }) => height < y) || others.every(({ y: height }) => height > y);
      if (!once) return fromGraph.draft(chance, difficulty);
    }
    const start: Ladder = back
      ? [
          'Is the number you know an x-value or a y-value?',
          `In ${name}(x), x is the input on the horizontal axis. The value of the function is on the vertical axis.`,
          `Find the height ${y} on the y-axis. Move sideways until you meet the graph. What is x there?`,
        ]
      : [
          'Is the number in the parentheses an x-value or a y-value?',
          `In ${name}(x), x is the input on the horizontal axis. The value of the function is on the vertical axis.`,
          `Find ${x} on the x-axis. Move straight up or down until you meet the graph. How high is that?`,
        ];
    const across = corners.find(({ y: height }) => height === x)?.x ?? null;
    return valueDraft({
      stem: back
        ? chance.pick([`The graph shows the function $${name}$. For what $x$ is $${name}(x) = ${y}$?`, `Use the graph of $${name}$ to solve $${name}(x) = ${y}$.`])
        : chance.pick([
            `The graph shows the function $${name}$. Find $${name}(${x})$.`,
            `What is the value of $${name}(${x})$? Read it from the graph of $${name}$.`,
            `Use the graph of $${name}$ to find $${name}(${x})$.`,
          ]),
      figure: { ...gridOfTen, paths: [{ places: corners }], points: [] },
      readFromFigure: true,
      ladder: start,
      right: back ? x : y,
      steps: back
        ? [
            [`$${name}(x) = ${y}$ says that the height of the graph is ${y}.`, `y = ${y}`],
            ['Find the point on the graph at that height, and read its $x$.', `x = ${x}`],
          ]
        : [
            [`$${name}(${x})$ asks for the height of the graph where $x$ is ${x}.`, `x = ${x}`],
            ['Find that place on the $x$-axis. Go straight to the graph, and read $y$.', `${name}(${x}) = ${y}`],
          ],
      ways: [
        { rule: outputPutIn, to: back ? (corners.find((corner) => corner.x === y)?.y ?? null) : across, hints: start },
        { rule: inputAndOutputExchanged, to: back ? y : x, hints: start },
      ],
    });
  },
}; // prettier-ignore

const pairText = (from: number, to: number, letter: string) => `${from} ≤ ${letter} ≤ ${to}`;
const pairTex = (from: number, to: number, letter: string) => `${from} \\le ${letter} \\le ${to}`;

/** The domain (odd) or the range (even) of a graph with two ends. */
const setsFromGraph: Generator = {
  name: 'func_domain_range_graph',
  version: 1,
  skill: 'func_domain_range',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const corners = drawUntil(
      () => drawn(chance, difficulty),
      (all) => {
        const [low, high] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
        return low !== all[0]!.x && high !== all.at(-1)!.x;
      },
    );
    const asked = difficulty % 2 === 1 ? 'domain' : 'range';
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const own = asked === 'domain' ? xs : ys;
    const other = asked === 'domain' ? ys : xs;
    const letter = asked === 'domain' ? 'x' : 'y';
    const ends = (of: readonly number[]) => [Math.min(...of), Math.max(...of)] as const;
    const [low, high] = ends(own);
    const right = pairText(low, high, letter);
    const firstAndLast = [ys[0]!, ys.at(-1)!].toSorted((a, b) => a - b);
    return textDraft({
      stem: `The graph of a function has two endpoints. ${chance.pick([`What is its ${asked}?`, `Find the ${asked} of the function.`])} Write an inequality with $${letter}$ in the middle.`,
      figure: { ...gridOfTen, paths: [{ places: corners }], points: [corners[0]!, corners.at(-1)!] },
      readFromFigure: true,
      ladder: [
        `Does the ${asked} belong to the x-axis or to the y-axis?`,
        'The domain is the set of inputs, on the x-axis. The range is the set of outputs, on the y-axis.',
        asked === 'domain'
          ? 'Find both endpoints. From (0, 0), count along the x-axis to each of them.'
          : 'Compare all corners of the graph with the line y = 0. Which corner is the lowest, and which is the highest?',
      ],
      inputType: 'expression',
      form: 'simplified',
      variables: { [letter]: asked === 'domain' ? 'any input' : 'any output' },
      placeholder: `like a ≤ ${letter} ≤ b`,
      right,
      wrong: pairText(low - 71, high + 83, letter),
      steps: asked === 'domain'
        ? [
            ['The domain is the set of all inputs. Find the points farthest to the left and to the right.', `x = ${low}, \\quad x = ${high}`],
            ['Every $x$ between them has a point on the graph.', pairTex(low, high, letter)],
          ]
        : [
            ['The range is the set of all outputs. Find the lowest and the highest point.', `y = ${low}, \\quad y = ${high}`],
            ['Every height between them is reached.', pairTex(low, high, letter)],
          ],
      ways: [
        {
          rule: gaveTheOtherSet,
          to: pairText(...ends(other), letter),
          hints: [
            `Does the ${asked} tell how far the graph reaches to the sides, or how far up and down?`,
            'The domain is the set of inputs, on the x-axis. The range is the set of outputs, on the y-axis.',
            asked === 'domain'
              ? 'Slide a vertical line from left to right. Where does it first meet the graph, and where does it leave it?'
              : 'Slide a horizontal line from below to above. Where does it first meet the graph, and where does it leave it?',
          ],
        },
        ...(asked === 'range'
          ? [
              {
                rule: firstValueTakenForStart,
                to: pairText(firstAndLast[0]!, firstAndLast[1]!, letter),
                hints: [
                  'Are the endpoints the lowest and the highest points?',
                  'The range reaches from the lowest to the highest point, wherever these are.',
                  'Follow the graph from one endpoint to the other. Does it go below or above both of them on the way?',
                ] as Ladder,
              },
            ]
          : []),
      ],
    });
  },
}; // prettier-ignore

/** A machine with some pairs. 1 to 3: the next output. 4 and 5: which input gives it. */
const machine: Generator = {
  name: 'func_rule_machine',
  version: 1,
  skill: 'func_rule',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { m, b, inputs, asked } = drawUntil(
      () => ({
        m: chance.int(2, 4 + difficulty) * (difficulty >= 3 && chance.maybe(0.5) ? -1 : 1),
        b: chance.int(1, 5 + 2 * difficulty) * (difficulty >= 2 && chance.maybe(0.5) ? -1 : 1),
        inputs: chance.shuffle([1, 2, 3, 4, 5, 6, 7]).slice(0, 3).toSorted((x, y) => x - y),
        asked: chance.int(8, 12),
      }),
      (draw) => Math.abs(draw.m) !== Math.abs(draw.b) && draw.inputs[1]! - draw.inputs[0]! <= 3,
    );
    const at = (x: number) => m * x + b;
    const back = difficulty >= 4;
    const right = back ? asked : at(asked);
    const [first, second] = [inputs[0]!, inputs[1]!];
    const pairs = inputs.map((x) => ({ in: `${x}`, out: `${at(x)}`.replace('-', '−') }));
    const step = `From input ${first} to input ${second}, the output goes from ${at(first)} to ${at(second)}. How much is that for each step of 1?`;
    return valueDraft({
      stem: back
        ? chance.pick([
            `The machine uses the same linear rule for every number. What input gives the output ${at(asked)}?`,
            `What number must go into the machine to get ${at(asked)}? Its rule is linear.`,
          ])
        : chance.pick([
            `The machine uses the same linear rule for every number. What comes out for the input ${asked}?`,
            `The rule of the machine is linear. Find the output for the input ${asked}.`,
          ]),
      figure: { kind: 'function_machine', pairs },
      readFromFigure: true,
      ladder: [
        'How does the output change when the input goes up by 1?',
        'A linear rule multiplies the input by the change for each step of 1, and then adds a number.',
        step,
      ],
      right,
      inputType: 'fraction',
      steps: [
        ['Find how much the output changes for each step of 1 in the input.', `m = \\frac{${at(second)} - ${at(first) < 0 ? `(${at(first)})` : at(first)}}{${second} - ${first}} = ${m}`],
        ['Use one pair to find what is added.', `${at(first)} = ${m} \\cdot ${first} + b, \\quad b = ${b}`],
        back
          ? ['Set the rule equal to the output and solve.', `${linearText(m, b)} = ${at(asked)}, \\quad x = ${asked}`]
          : ['Use the rule.', `${linearText(m, b, `\\cdot ${asked}`)} = ${right}`],
      ],
      ways: [
        {
          rule: changeNotSharedOut,
          to: back ? null : (() => {
            const { slope, intercept } = changeNotSharedOut.answer(point(first, at(first)), point(second, at(second)));
            return second - first === 1 ? null : rational(Number(slope.n) * asked + Number(intercept.n));
          })(),
          hints: [
            'How far apart are the first two inputs?',
            'Divide the change of the output by the change of the input.',
            step,
          ],
        },
        {
          rule: firstValueTakenForStart,
          to: back ? null : m * asked + at(first),
          hints: [
            'Does your rule give the first pair of the machine?',
            'The rule adds the output that belongs to the input 0.',
            `The first pair is ${first} and ${at(first)}. Go back from ${first} to 0 in steps of 1.`,
          ],
        },
        {
          rule: bracketTakenForProduct,
          to: back ? null : bracketTakenForProduct.answer(rational(at(1)), rational(asked)),
          hints: [
            'Is something added in the rule, too?',
            'A linear rule multiplies the input and then adds a number.',
            step,
          ],
        },
        {
          rule: outputPutIn,
          to: back ? outputPutIn.answer(at, at(asked)) : null,
          hints: [
            'Is the number you know an input or an output?',
            'To find an input, work backward: undo the addition, and then the multiplication.',
            step,
          ],
        },
      ],
    });
  },
}; // prettier-ignore

export const seenFunctionGenerators: readonly Generator[] = [fromGraph, setsFromGraph, machine];
