import type { WrittenFigure } from '@stoa/schema/figure/figure';
import {
  bracketTakenForProduct,
  gaveTheOtherSet,
  inputAndOutputExchanged,
  outputPutIn,
} from '@stoa/engine/math/mal-rules/functions-and-lines/functions';
import { changeNotSharedOut, firstValueTakenForStart } from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import { rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import { always, family, graded, range, textFamily, type Step } from '../../family.ts';
import type { Chance, Difficulty, Generator, Ladder } from '../../generator.ts';
import { inBrackets, linearText } from '../../wording/linear-text.ts';
import { point } from '../../wording/line-text.ts';
import { gridOfTen } from '../../wording/plane-figure.ts';
import { byShape } from '../../by-shape.ts';
import { withSign } from '../../with-sign.ts';

type Place = { readonly x: number; readonly y: number };

/** Corners of a graph made of straight pieces, each at a different height. 1: in the first quadrant. */
const drawCorners = (chance: Chance, difficulty: Difficulty): readonly Place[] =>
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

const evaluate = { name: 'func_evaluate_graph', version: 2, skill: 'func_evaluate' };

/** A drawn function, and one of its corners between the ends. */
const drawnFunction = { corners: graded(drawCorners), at: always(range(1, 3)) };
const nameOf = (chance: Chance) => ({ name: chance.pick(['f', 'g', 'h'] as const) });

const axesIdea = (name: string): string =>
  `In ${name}(x), x is the input on the horizontal axis. The value of the function is on the vertical axis.`;
const upHints = (name: string, x: number): Ladder => [
  'Is the number in the parentheses an x-value or a y-value?',
  axesIdea(name),
  `Find ${x} on the x-axis. Move straight up or down until you meet the graph. How high is that?`,
];
const sidewaysHints = (name: string, y: number): Ladder => [
  'Is the number you know an x-value or a y-value?',
  axesIdea(name),
  `Find the height ${y} on the y-axis. Move sideways until you meet the graph. What is x there?`,
];
const graphOf = (corners: readonly Place[]): { figure: WrittenFigure; readFromFigure: true } => ({
  figure: { ...gridOfTen, paths: [{ places: [...corners] }], points: [] },
  readFromFigure: true,
});

/** The value of a function at a point of its graph. */
const valueSeen = family(
  { ...evaluate, difficulties: [1, 2, 3] },
  {
    setting: nameOf,
    levels: drawnFunction,
    derived: ({ corners, at }) => corners[at]!,
    phrasing: (chance, { name, x }) => ({
      asked: chance.pick([
        `The graph shows the function $${name}$. Find $${name}(${x})$.`,
        `What is the value of $${name}(${x})$? Read it from the graph of $${name}$.`,
        `Use the graph of $${name}$ to find $${name}(${x})$.`,
      ]),
    }),
    given: ({ corners, y, asked }) => ({ stem: asked, ...graphOf(corners), right: y }),
    ladder: ({ name, x }) => upHints(name, x),
    steps: ({ name, x, y }) => [
      [`$${name}(${x})$ asks for the height of the graph where $x$ is ${x}.`, `x = ${x}`],
      ['Find that place on the $x$-axis. Go straight to the graph, and read $y$.', `${name}(${x}) = ${y}`],
    ],
    ways: ({ name, corners, x }) => [
      { rule: outputPutIn, to: corners.find((corner) => corner.y === x)?.x ?? null, hints: upHints(name, x) },
      { rule: inputAndOutputExchanged, to: x, hints: upHints(name, x) },
    ],
    belowZero: true,
  },
);

/** The input that gives a value; the graph has that value only once. */
const inputSeen = family(
  { ...evaluate, difficulties: [4, 5] },
  {
    setting: nameOf,
    levels: drawnFunction,
    where: ({ corners, at }) => {
      const heights = corners.map(({ y }) => y);
      return [Math.min(...heights), Math.max(...heights)].includes(heights[at]!);
    },
    derived: ({ corners, at }) => corners[at]!,
    phrasing: (chance, { name, y }) => ({
      asked: chance.pick([
        `The graph shows the function $${name}$. For what $x$ is $${name}(x) = ${y}$?`,
        `Use the graph of $${name}$ to solve $${name}(x) = ${y}$.`,
      ]),
    }),
    given: ({ corners, x, asked }) => ({ stem: asked, ...graphOf(corners), right: x }),
    ladder: ({ name, y }) => sidewaysHints(name, y),
    steps: ({ name, x, y }) => [
      [`$${name}(x) = ${y}$ says that the height of the graph is ${y}.`, `y = ${y}`],
      ['Find the point on the graph at that height, and read its $x$.', `x = ${x}`],
    ],
    ways: ({ name, corners, y }) => [
      { rule: outputPutIn, to: corners.find((corner) => corner.x === y)?.y ?? null, hints: sidewaysHints(name, y) },
      { rule: inputAndOutputExchanged, to: y, hints: sidewaysHints(name, y) },
    ],
    belowZero: true,
  },
);

const domainRange = { name: 'func_domain_range_graph', version: 1, skill: 'func_domain_range' };

/** A graph with two ends, whose range has other ends than its domain. */
const segments = { corners: graded(drawCorners) };
function hasOwnEnds({ corners }: { corners: readonly Place[] }): boolean {
  const [low, high] = endsOf(corners, 'y');
  return low !== corners[0]!.x && high !== corners.at(-1)!.x;
}
function endsOf(corners: readonly Place[], letter: 'x' | 'y'): readonly [low: number, high: number] {
  const numbers = corners.map((corner) => corner[letter]);
  return [Math.min(...numbers), Math.max(...numbers)];
}
const between = ([from, to]: readonly [number, number], letter: string): string => `${from} ≤ ${letter} ≤ ${to}`;
const betweenTex = ([from, to]: readonly [number, number], letter: string): string => `${from} \\le ${letter} \\le ${to}`;

const setAsked = (chance: Chance, set: 'domain' | 'range', letter: string) => ({
  asked: `The graph of a function has two endpoints. ${chance.pick([`What is its ${set}?`, `Find the ${set} of the function.`])} Write an inequality with $${letter}$ in the middle.`,
});
const setAnswer = (corners: readonly Place[], letter: 'x' | 'y') => {
  const [low, high] = endsOf(corners, letter);
  const figure: WrittenFigure = { ...gridOfTen, paths: [{ places: [...corners] }], points: [corners[0]!, corners.at(-1)!] };
  return {
    figure,
    readFromFigure: true,
    inputType: 'expression',
    form: 'simplified',
    variables: { [letter]: letter === 'x' ? 'any input' : 'any output' },
    placeholder: `like a ≤ ${letter} ≤ b`,
    right: between([low, high], letter),
    wrong: between([low - 71, high + 83], letter),
  } as const;
};
const setsIdea = 'The domain is the set of inputs, on the x-axis. The range is the set of outputs, on the y-axis.';
const otherSetHints = (set: 'domain' | 'range', step: string): Ladder => [
  `Does the ${set} tell how far the graph reaches to the sides, or how far up and down?`,
  setsIdea,
  step,
];

/** The domain of a graph with two ends. */
const domainSeen = textFamily(
  { ...domainRange, difficulties: [1, 3, 5] },
  {
    levels: segments,
    where: hasOwnEnds,
    derived: ({ corners }) => ({ ends: endsOf(corners, 'x') }),
    phrasing: (chance) => setAsked(chance, 'domain', 'x'),
    given: ({ corners, asked }) => ({ stem: asked, ...setAnswer(corners, 'x') }),
    ladder: () => [
      'Does the domain belong to the x-axis or to the y-axis?',
      setsIdea,
      'Find both endpoints. From (0, 0), count along the x-axis to each of them.',
    ],
    steps: ({ ends }) => [
      [
        'The domain is the set of all inputs. Find the points farthest to the left and to the right.',
        `x = ${ends[0]}, \\quad x = ${ends[1]}`,
      ],
      ['Every $x$ between them has a point on the graph.', betweenTex(ends, 'x')],
    ],
    ways: ({ corners }) => [
      {
        rule: gaveTheOtherSet,
        to: between(endsOf(corners, 'y'), 'x'),
        hints: otherSetHints(
          'domain',
          'Slide a vertical line from left to right. Where does it first meet the graph, and where does it leave it?',
        ),
      },
    ],
  },
);

/** Its range. */
const rangeSeen = textFamily(
  { ...domainRange, difficulties: [2, 4] },
  {
    levels: segments,
    where: hasOwnEnds,
    derived: ({ corners }) => ({ ends: endsOf(corners, 'y') }),
    phrasing: (chance) => setAsked(chance, 'range', 'y'),
    given: ({ corners, asked }) => ({ stem: asked, ...setAnswer(corners, 'y') }),
    ladder: () => [
      'Does the range belong to the x-axis or to the y-axis?',
      setsIdea,
      'Compare all corners of the graph with the line y = 0. Which corner is the lowest, and which is the highest?',
    ],
    steps: ({ ends }) => [
      ['The range is the set of all outputs. Find the lowest and the highest point.', `y = ${ends[0]}, \\quad y = ${ends[1]}`],
      ['Every height between them is reached.', betweenTex(ends, 'y')],
    ],
    ways: ({ corners }) => [
      {
        rule: gaveTheOtherSet,
        to: between(endsOf(corners, 'x'), 'y'),
        hints: otherSetHints(
          'range',
          'Slide a horizontal line from below to above. Where does it first meet the graph, and where does it leave it?',
        ),
      },
      {
        rule: firstValueTakenForStart,
        to: between(endsOf([corners[0]!, corners.at(-1)!], 'y'), 'y'),
        hints: [
          'Are the endpoints the lowest and the highest points?',
          'The range reaches from the lowest to the highest point, wherever these are.',
          'Follow the graph from one endpoint to the other. Does it go below or above both of them on the way?',
        ],
      },
    ],
  },
);

const machine = { name: 'func_rule_machine', version: 1, skill: 'func_rule' };

const threeInputs = (chance: Chance): readonly [number, number, number] =>
  chance
    .shuffle([1, 2, 3, 4, 5, 6, 7])
    .slice(0, 3)
    .toSorted((x, y) => x - y) as [number, number, number];

/** The output is m times the input, plus b. */
const machines = {
  m: [range(2, 5), range(2, 6), withSign(2, 7), withSign(2, 8), withSign(2, 9)],
  b: [range(1, 7), withSign(1, 9), withSign(1, 11), withSign(1, 13), withSign(1, 15)],
  inputs: always(threeInputs),
  asked: always(range(8, 12)),
} as const;
type Machine = {
  readonly m: number;
  readonly b: number;
  readonly inputs: readonly [number, number, number];
  readonly asked: number;
};

const isNear = ({ m, b, inputs: [first, second] }: Machine): boolean => Math.abs(m) !== Math.abs(b) && second - first <= 3;

const pairsOf = ({ m, b, inputs: [first, second], asked }: Machine) => {
  const [start, next] = [m * first + b, m * second + b];
  return {
    first,
    second,
    start,
    next,
    value: m * asked + b,
    step: `From input ${first} to input ${second}, the output goes from ${start} to ${next}. How much is that for each step of 1?`,
  };
};
const machineFigure = ({ m, b, inputs }: Machine): { figure: WrittenFigure; readFromFigure: true } => ({
  figure: {
    kind: 'function_machine',
    pairs: inputs.map((x) => ({ in: `${x}`, out: `${m * x + b}`.replace('-', '−') })),
  },
  readFromFigure: true,
});
const machineLadder = ({ step }: { step: string }): Ladder => [
  'How does the output change when the input goes up by 1?',
  'A linear rule multiplies the input by the change for each step of 1, and then adds a number.',
  step,
];
const machineSteps = ({ m, b, first, second, start, next }: Machine & ReturnType<typeof pairsOf>): readonly Step[] => [
  [
    'Find how much the output changes for each step of 1 in the input.',
    `m = \\frac{${next} - ${inBrackets(start)}}{${second} - ${first}} = ${m}`,
  ],
  ['Use one pair to find what is added.', `${start} = ${m} \\cdot ${first} + b, \\quad b = ${b}`],
];

/** The next output of a machine. */
const nextOutput = family(
  { ...machine, difficulties: [1, 2, 3] },
  {
    levels: machines,
    where: isNear,
    derived: pairsOf,
    phrasing: (chance, { asked }) => ({
      question: chance.pick([
        `The machine uses the same linear rule for every number. What comes out for the input ${asked}?`,
        `The rule of the machine is linear. Find the output for the input ${asked}.`,
      ]),
    }),
    given: (of) => ({ stem: of.question, ...machineFigure(of), right: of.value, inputType: 'fraction' }),
    ladder: machineLadder,
    steps: (of) => [...machineSteps(of), ['Use the rule.', `${linearText(of.m, of.b, `\\cdot ${of.asked}`)} = ${of.value}`]],
    ways: ({ m, b, asked, first, second, start, next, step }) => {
      const shared = changeNotSharedOut.answer(point(first, start), point(second, next));
      return [
        {
          rule: changeNotSharedOut,
          to: second - first === 1 ? null : Number(shared.slope.n) * asked + Number(shared.intercept.n),
          hints: ['How far apart are the first two inputs?', 'Divide the change of the output by the change of the input.', step],
        },
        {
          rule: firstValueTakenForStart,
          to: m * asked + start,
          hints: [
            'Does your rule give the first pair of the machine?',
            'The rule adds the output that belongs to the input 0.',
            `The first pair is ${first} and ${start}. Go back from ${first} to 0 in steps of 1.`,
          ],
        },
        {
          rule: bracketTakenForProduct,
          to: bracketTakenForProduct.answer(rational(m + b), rational(asked)),
          hints: ['Is something added in the rule, too?', 'A linear rule multiplies the input and then adds a number.', step],
        },
      ];
    },
    belowZero: true,
  },
);

/** The input that gives an output. */
const inputWanted = family(
  { ...machine, difficulties: [4, 5] },
  {
    levels: machines,
    where: isNear,
    derived: pairsOf,
    phrasing: (chance, { value }) => ({
      question: chance.pick([
        `The machine uses the same linear rule for every number. What input gives the output ${value}?`,
        `What number must go into the machine to get ${value}? Its rule is linear.`,
      ]),
    }),
    given: (of) => ({ stem: of.question, ...machineFigure(of), right: of.asked, inputType: 'fraction' }),
    ladder: machineLadder,
    steps: (of) => [
      ...machineSteps(of),
      ['Set the rule equal to the output and solve.', `${linearText(of.m, of.b)} = ${of.value}, \\quad x = ${of.asked}`],
    ],
    ways: ({ m, b, value, step }) => [
      {
        rule: outputPutIn,
        to: outputPutIn.answer((x) => m * x + b, value),
        hints: [
          'Is the number you know an input or an output?',
          'To find an input, work backward: undo the addition, and then the multiplication.',
          step,
        ],
      },
    ],
    belowZero: true,
  },
);

export const seenFunctionGenerators: readonly Generator[] = [
  byShape(valueSeen, inputSeen),
  byShape(domainSeen, rangeSeen),
  byShape(nextOutput, inputWanted),
];
