import { rational } from '@stoa/engine/math/exact/rational';
import { always, family, graded, range } from '../../family.ts';
import type { Chance, Generator, Ladder } from '../../generator.ts';
import { signKeptCrossing, stoppedBeforeDividing } from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import {
  additionFirst,
  composedInWrongOrder,
  composedOnlyOnce,
  constantForgotten,
  differencePutIn,
  gaveTheWholeValue,
  inputAndOutputExchanged,
  inputSetBesideCoefficient,
  inputsJoinedFirst,
  outputPutIn,
  outputRepeated,
} from '@stoa/engine/math/mal-rules/functions-and-lines/functions';
import { ruled } from '../../ruled.ts';
import { linearText } from '../../wording/linear-text.ts';
import { tableText } from '../../wording/line-text.ts';
import { following } from '../../wrong-way.ts';
import { multiplyHints } from './evaluate-functions.ts';
import { byShape } from '../../by-shape.ts';

const table = { name: 'func_evaluate_table', version: 2, skill: 'func_evaluate' };

const inputs = [1, 2, 3, 4, 5, 6];
/** The outputs of a function whose inputs are 1 to 6. */
type Row = readonly number[];
const outputs = (chance: Chance): Row => chance.shuffle(inputs);
const at = (row: Row, x: number): number => row[inputs.indexOf(x)]!;
const inputOf = (row: Row, y: number): number => inputs[row.indexOf(y)]!;

const areDifferent = (...numbers: readonly number[]): boolean => new Set(numbers).size === numbers.length;
const shownTable = (f: Row): string => `The table shows a function.\n\n${tableText(['x', ...inputs], ['f(x)', ...f])}`;

const rowsIdea = 'The top row shows the inputs. The row below shows the outputs.';
const exchangedHints = (step: string): Ladder => [
  'In which row do you look first, and in which row do you read off?',
  'The first row holds what goes in, and the row below it what comes out.',
  step,
];
const downHints = (x: number): Ladder => exchangedHints(`Find ${x} in the first row and follow its column down.`);
const repeatedHints = (x: number, principle: string, step: string): Ladder => [
  `What is the ${x} in the question: an input or an output?`,
  principle,
  step,
];

/** An output is read off. */
const readOutput = family(
  { ...table, difficulties: [1] },
  {
    levels: { f: always(outputs), x: always(range(1, 6)) },
    where: ({ f, x }) => areDifferent(x, at(f, x), inputOf(f, x)),
    given: ({ f, x }) => ({ stem: `${shownTable(f)}\n\nFind $f(${x})$.`, right: at(f, x) }),
    ladder: ({ x }) => [
      `Is ${x} an input or an output in $f(${x})$?`,
      rowsIdea,
      `Find ${x} in the row of $x$. What is below it?`,
    ],
    steps: ({ f, x }) => [
      [`${x} goes in, so find it in the row of $x$.`, `x = ${x}`],
      ['Read off the output below it.', `f(${x}) = ${at(f, x)}`],
    ],
    ways: ({ f, x }) => [
      following(inputAndOutputExchanged, [f, inputs, x], downHints(x)),
      following(
        outputRepeated,
        [x],
        repeatedHints(
          x,
          'The number in the parentheses goes in. You look for what comes out.',
          `Find ${x} in the row of inputs and go down one row.`,
        ),
      ),
    ],
  },
);

/** An input is read off. */
const readInput = family(
  { ...table, difficulties: [2] },
  {
    levels: { f: always(outputs), y: always(range(1, 6)) },
    where: ({ f, y }) => areDifferent(y, at(f, y), inputOf(f, y)),
    given: ({ f, y }) => ({ stem: `${shownTable(f)}\n\nFor what $x$ is $f(x) = ${y}$?`, right: inputOf(f, y) }),
    ladder: ({ y }) => [
      `Is ${y} an input or an output in $f(x) = ${y}$?`,
      rowsIdea,
      `Find ${y} in the row of $f(x)$. Which input is above it?`,
    ],
    steps: ({ f, y }) => [
      [`${y} is an output, so find it in the row of $f(x)$.`, `f(x) = ${y}`],
      ['Read off the input above it.', `x = ${inputOf(f, y)}`],
    ],
    ways: ({ f, y }) => [
      {
        rule: inputAndOutputExchanged,
        to: at(f, y),
        hints: exchangedHints(`${y} has come out, so look for it in the second row.`),
      },
      following(
        outputRepeated,
        [y],
        repeatedHints(
          y,
          'You are given what comes out. You look for what must go in.',
          `Find ${y} in the row of outputs and go up one row.`,
        ),
      ),
    ],
  },
);

/** Two outputs are added. */
const sumOfOutputs = family(
  { ...table, difficulties: [3] },
  {
    levels: { f: always(outputs), x: always(range(1, 6)), other: always(range(1, 6)) },
    where: ({ f, x, other }) =>
      x !== other && areDifferent(at(f, x) + at(f, other), x + other, inputOf(f, x) + inputOf(f, other)),
    derived: ({ f, x, other }) => ({ one: at(f, x), two: at(f, other) }),
    given: ({ f, x, other, one, two }) => ({
      stem: `${shownTable(f)}\n\nFind $f(${x}) + f(${other})$.`,
      right: one + two,
    }),
    ladder: ({ x, other }) => [
      `What does $f(${x})$ mean? What does $f(${other})$ mean?`,
      'Look up each output in the table first. Then add.',
      `Find the output below ${x} and the output below ${other}. Add these two.`,
    ],
    steps: ({ x, other, one, two }) => [
      ['Read off both outputs.', `f(${x}) = ${one}, \\quad f(${other}) = ${two}`],
      ['Add them.', `${one} + ${two} = ${one + two}`],
    ],
    ways: ({ f, x, other }) => [
      { rule: inputAndOutputExchanged, to: inputOf(f, x) + inputOf(f, other), hints: downHints(x) },
      ruled(
        inputsJoinedFirst,
        [x, other],
        `Look up the column of ${x} and the column of ${other}, and write down what is below.`,
      ),
    ],
  },
);

/** A function of the output of a function. 4: f of f. 5: f of g, which has its own row. */
const ofOutput = family(
  { ...table, difficulties: [4, 5] },
  {
    levels: {
      rows: graded((chance, difficulty) => {
        const f = outputs(chance);
        return { f, g: difficulty === 5 ? outputs(chance) : f };
      }),
      x: always(range(1, 6)),
    },
    where: ({ rows: { f, g }, x }, difficulty) => {
      const inner = at(g, x);
      const astray = difficulty === 5 ? at(g, at(f, x)) : inputOf(f, inputOf(f, x));
      return areDifferent(x, inner, at(f, inner), astray);
    },
    derived: ({ rows: { f, g }, x, difficulty }) => {
      const shown = shownTable(f);
      const secondRow = `\n| $g(x)$ | ${g.map((y) => `$${y}$`).join(' | ')} |`;
      return {
        ...(difficulty === 5
          ? { name: 'g', shown: `${shown.replace('a function', 'two functions')}${secondRow}` }
          : { name: 'f', shown }),
        inner: at(g, x),
        right: at(f, at(g, x)),
      };
    },
    given: ({ x, name, shown, right }) => ({ stem: `${shown}\n\nFind $f(${name}(${x}))$.`, right }),
    ladder: ({ x, name }) => [
      'Which parentheses do you find first?',
      'Start with the inner function. Its output is the input of the outer function.',
      `Look up $${name}(${x})$ in the table first. Use that output as the input of $f$.`,
    ],
    steps: ({ x, name, inner, right }) => [
      ['Find the inner parentheses first.', `${name}(${x}) = ${inner}`],
      [`Substitute ${inner} into $f$.`, `f(${inner}) = ${right}`],
    ],
    ways: ({ rows: { f, g }, x, name, inner, difficulty }) => {
      const [look, step] = [
        'Which parentheses do you find first, the inner or the outer ones?',
        `Look up $${name}(${x})$ in the table first, and write its value in place of it.`,
      ];
      return [
        following(composedOnlyOnce, [inner], [look, composedOnlyOnce.hints.principle, step]),
        following(
          composedInWrongOrder,
          [difficulty === 5 ? at(g, at(f, x)) : undefined],
          [look, 'Begin with the innermost parentheses. What comes out goes into the outer function.', step],
        ),
        {
          rule: inputAndOutputExchanged,
          to: difficulty === 4 ? inputOf(f, inputOf(f, x)) : null,
          hints: downHints(x),
        },
      ];
    },
  },
);

const story = { name: 'func_evaluate_story', version: 3, skill: 'func_evaluate' };

/** A cost of a for each of t things, plus b once. */
type Cost = { readonly a: number; readonly b: number; readonly t: number };
const valueAt = ({ a, b }: Cost, t: number): number => a * t + b;
const costs = {
  a: [range(2, 5), range(2, 5), range(2, 9), range(2, 9), range(2, 9)],
  b: [range(3, 20), range(3, 20), range(3, 25), range(3, 30), range(3, 35)],
  t: [range(3, 8), range(3, 8), range(3, 10), range(3, 12), range(3, 14)],
} as const;

const places = [
  { what: 'Renting a boat', per: 'hour', many: 'hours', letter: 'h', name: 'C' },
  { what: 'Renting skates', per: 'hour', many: 'hours', letter: 't', name: 'P' },
  { what: 'Renting a bike', per: 'hour', many: 'hours', letter: 'h', name: 'B' },
  { what: 'Parking in the garage', per: 'hour', many: 'hours', letter: 't', name: 'P' },
  { what: 'Using the art studio', per: 'day', many: 'days', letter: 'd', name: 'C' },
  { what: 'Renting a tent', per: 'night', many: 'nights', letter: 'n', name: 'T' },
] as const;
const placed = (chance: Chance, { a, b }: Cost) => {
  const place = chance.pick(places);
  const { what, many, letter, name } = place;
  const rule = linearText(a, b, letter);
  return { ...place, rule, opening: `${what} for $${letter}$ ${many} costs $${name}(${letter}) = ${rule}$ dollars.` };
};

/** A cost. 3: larger numbers. */
const costOf = family(
  { ...story, difficulties: [2, 3] },
  {
    levels: costs,
    where: ({ a, b, t }) => areDifferent(a, b, t, a * t),
    phrasing: placed,
    given: ({ many, opening, ...of }) => ({
      stem: `${opening} How much do ${of.t} ${many} cost, in dollars?`,
      right: valueAt(of, of.t),
    }),
    ladder: ({ a, b, t, letter }) => [
      `What number goes in for $${letter}$?`,
      'Substitute the input into the rule. Multiply first, and then add.',
      `Multiply ${a} by ${t}. Then add the fixed part, ${b}.`,
    ],
    steps: ({ a, b, t, letter, name }) => [
      [`Substitute ${t} for $${letter}$.`, `${name}(${t}) = ${a} \\cdot ${t} + ${b}`],
      ['Multiply, then add.', `${name}(${t}) = ${a * t} + ${b} = ${a * t + b}`],
    ],
    ways: ({ a, b, t, letter }) => [
      following(
        constantForgotten,
        [rational(a * t + b), rational(b)],
        [
          'Which parts of the rule did you use?',
          'The cost has a part that grows and a fixed part that everybody pays.',
          `Substitute ${t} into the rule and look at what is done after the multiplication.`,
        ],
      ),
      following(inputSetBesideCoefficient, [a, t, b], multiplyHints(a, t, letter)),
      ruled(additionFirst, [a, b, t], `Only the ${a} is multiplied by ${t}. The ${b} is added once, at the end.`),
    ],
  },
);

/** The difference of two costs. */
const difference = family(
  { ...story, difficulties: [4] },
  {
    levels: { ...costs, more: always(range(2, 6)) },
    where: ({ a, b, t, more }) => areDifferent(a, b, t, more, t + more) && ![a, b, t, t + more].includes(a * more),
    derived: ({ t, more, ...of }) => ({
      later: t + more,
      less: valueAt({ ...of, t }, t),
      greater: valueAt({ ...of, t }, t + more),
    }),
    phrasing: placed,
    given: ({ t, later, less, greater, many, opening }) => ({
      stem: `${opening} How much more do ${later} ${many} cost than ${t} ${many}, in dollars?`,
      right: greater - less,
    }),
    ladder: ({ t, later, letter }) => [
      'Which two costs do you compare?',
      '"How much more" asks for a difference. Find both costs with the rule, and subtract.',
      `Substitute ${later} for $${letter}$, and then substitute ${t}. Subtract the lesser cost.`,
    ],
    steps: ({ t, later, less, greater, name }) => [
      [`Substitute both numbers in the rule.`, `${name}(${later}) = ${greater}, \\quad ${name}(${t}) = ${less}`],
      ['Subtract.', `${greater} - ${less} = ${greater - less}`],
    ],
    ways: ({ a, b, t, later, greater, many }) => [
      ruled(
        differencePutIn,
        [(input) => a * input + b, later, t],
        `Find both costs by themselves, with ${later} and with ${t}, and compare them.`,
      ),
      following(
        gaveTheWholeValue,
        [greater],
        [
          gaveTheWholeValue.hints.look,
          '"How much more" asks for a difference of two values.',
          `You have one of the two costs. Find the cost of ${t} ${many} too.`,
        ],
      ),
    ],
  },
);

/** How much the money is enough for. */
const enoughFor = family(
  { ...story, difficulties: [5] },
  {
    levels: costs,
    where: ({ a, b, t }) => areDifferent(a, b, t, a * t),
    derived: (of) => ({ total: valueAt(of, of.t) }),
    phrasing: placed,
    given: ({ t, total, many, opening }) => ({
      stem: `${opening} How many ${many} can you pay for with exactly \\$${total}?`,
      right: t,
    }),
    ladder: ({ b, total, rule }) => [
      `Is \\$${total} an input or an output of the rule?`,
      'The cost is the output. Set the rule equal to it, and undo what the rule does.',
      `Write $${rule} = ${total}$. Subtract ${b} from both sides first.`,
    ],
    steps: ({ a, b, t, total, letter, rule }) => [
      [`The cost is known: it is the output.`, `${rule} = ${total}`],
      [`Subtract ${b} from both sides.`, `${a}${letter} = ${total - b}`],
      [`Divide by ${a}.`, `${letter} = ${t}`],
    ],
    ways: ({ a, b, total, per, many }) => [
      following(
        outputPutIn,
        [(input) => a * input + b, total],
        [
          `Is \\$${total} what goes into the rule, or what comes out of it?`,
          `Dollars come out of this function; ${many} go in.`,
          `Set the rule equal to ${total} and undo it step by step.`,
        ],
      ),
      following(
        stoppedBeforeDividing,
        [a, b, total],
        [
          `You found a cost. What does the question ask for?`,
          `What is left after the fixed \\$${b} is paid at \\$${a} for each ${per}.`,
          `How many times does ${a} go into what is left?`,
        ],
      ),
      {
        rule: constantForgotten,
        to: rational(total, a),
        hints: [
          `Is every dollar paid for ${many}?`,
          `The rule has a fixed part that is paid only once.`,
          `Take the ${b} away from the ${total} before you share out the rest.`,
        ],
      },
      following(
        signKeptCrossing,
        [a, b, total],
        [
          `What did you do with the ${b}?`,
          'The rule adds the fixed part, so going back it is taken away.',
          `Begin at ${total} and undo the last thing that the rule does.`,
        ],
      ),
    ],
  },
);

export const functionValueGenerators: readonly Generator[] = [
  byShape(readOutput, readInput, sumOfOutputs, ofOutput),
  byShape(costOf, difference, enoughFor),
];
