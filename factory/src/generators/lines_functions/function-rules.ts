import { type Line, slopeAndInterceptSwapped } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { rational } from '@stoa/engine/math/exact/rational';
import { always, family, negative, range, textFamily, type Step } from '../../family.ts';
import { ledTo } from '../../ruled.ts';
import type { Chance, Generator, Ladder } from '../../generator.ts';
import {
  changeNotSharedOut,
  differenceTimesPosition,
  firstValueTakenForStart,
  oneStepTooMany,
  recursiveForExplicit,
  slopeSignTurned,
  stepsTakenForPosition,
  wholeObjectScaled,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import { equationPlain, equationTex, line, point, tableText, tail } from '../../wording/line-text.ts';
import { inBrackets } from '../../wording/linear-text.ts';
import { following } from '../../wrong-way.ts';
import { byShape } from '../../by-shape.ts';
import { sign, withSign } from '../../with-sign.ts';

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth'] as const;

const startHints = (x: number, y: number): Ladder => [
  `Test your rule with the pair ${x} and ${y} of the table. Is it true?`,
  'The number at the end of the rule is the value at zero, not the first one that happens to be shown.',
  'Find the column of $x = 0$. If it is not shown, go back to it step by step. What value is there?',
];
const swapHints: Ladder = [
  'Which number of your rule is repeated at every step, and which is there only once?',
  'The change per step is in front of $x$; the value at zero is by itself.',
  'Find the difference of two neighbors in the second row, and ask where in the rule it belongs.',
];
const recursiveHints: Ladder = [
  'Your rule tells how the values go on from each other. Does it work from the first row to the second?',
  'The rule must lead from $x$ in the first row to the value below it, in every column.',
  'If each step changes the value by the same amount, that amount is taken $x$ times: it multiplies $x$.',
];
const sharedHints = (dx: number): Ladder => [
  'Look at the first row. Does $x$ go up by 1 from column to column?',
  'The number before $x$ is the change for one single step of $x$.',
  `Between the first two columns $x$ goes up by ${dx}. Share the change below equally among these steps.`,
];

const columns = (first: number, gaps: readonly number[]): number[] =>
  gaps.reduce((row, gap) => [...row, row.at(-1)! + gap], [first]);
const fromZero = (): number[] => columns(0, [1, 1, 1]);
const inSteps = (chance: Chance): number[] => columns(chance.int(1, 3), [1, 1, 1]);
function inLargerSteps(chance: Chance): number[] {
  const first = chance.int(1, 3);
  return columns(first, [first + 1, first + 1, first + 1]);
}
const inUnequalSteps = (chance: Chance): number[] =>
  columns(chance.int(-3, 3), [chance.int(2, 3), chance.int(1, 4), chance.int(2, 5)]);

type Place = { readonly x: number; readonly y: number };

/** 1: x from 0. 2: x from 1 or more. 3: falling. 4: x in equal larger steps. 5: x in unequal steps, from below zero. */
const table = textFamily(
  { name: 'func_rule_table', version: 1, skill: 'func_rule' },
  {
    levels: {
      xs: [fromZero, inSteps, inSteps, inLargerSteps, inUnequalSteps],
      m: [range(2, 6), range(2, 7), negative(range(2, 8)), range(2, 9), (chance) => sign(chance) * chance.int(2, 10)],
      b: [range(1, 9), range(1, 12), withSign(1, 15, 0.4), withSign(1, 18, 0.4), withSign(1, 21, 0.4)],
    },
    where: ({ m, b }) => Math.abs(m) !== Math.abs(b),
    derived: ({ xs, m, b }) => {
      const ys = xs.map((x) => m * x + b);
      const [first, second, third] = xs.map((x, i) => ({ x, y: ys[i]! })) as [Place, Place, Place];
      return { rule: line(m, b), shown: tableText(['x', ...xs], ['y', ...ys]), first, second, third, dx: second.x - first.x };
    },
    phrasing: (chance, { shown }) => ({
      asked: chance.pick([
        `Find the rule of the table. Write it as an equation that begins with $y =$.\n\n${shown}`,
        `The table shows a linear function.\n\n${shown}\n\nWrite an equation for $y$ in terms of $x$.`,
      ]),
    }),
    given: ({ m, b, rule, asked }) => ({
      stem: asked,
      inputType: 'expression',
      variables: { x: 'the number in the first row', y: 'the number below it' },
      placeholder: 'y = ',
      right: equationPlain(rule),
      wrong: equationPlain(line(m + 31, b - 47)),
    }),
    ladder: ({ first, second, dx }) => [
      'By how much does y change from column to column?',
      'The change in y for one step of x is the coefficient of x. The value at x = 0 is the constant.',
      dx === 1
        ? `Subtract ${first.y} from ${second.y} to get the coefficient. ${first.x === 0 ? 'The value below 0 is the constant.' : 'Then go back to $x = 0$ for the constant.'}`
        : `Divide the change from ${first.y} to ${second.y} by ${dx}. Then go to $x = 0$ for the constant.`,
    ],
    steps: ({ m, b, rule, first, second, dx }) => [
      dx === 1
        ? ['Find the change of $y$ from column to column.', `${second.y} - ${inBrackets(first.y)} = ${m}`]
        : [
            `Divide the change of $y$ by the change of $x$, here in the first two columns.`,
            `${inBrackets(second.y - first.y)} \\div ${dx} = ${m}`,
          ],
      first.x === 0
        ? ['The value at $x = 0$ is in the table.', `b = ${b}`]
        : [
            `The rule is $y = ${m}x + b$. Substitute one column to find $b$.`,
            `${first.y} = ${m} \\cdot ${inBrackets(first.x)} + b, \\quad b = ${b}`,
          ],
      ['Write the rule, and test it with another column.', equationTex(rule)],
    ],
    ways: ({ m, b, rule, first, second, third, dx }) => {
      const [p, r] = [point(first.x, first.y), point(second.x, second.y)];
      return [
        { rule: slopeAndInterceptSwapped, to: equationPlain(slopeAndInterceptSwapped.answer(rule)), hints: swapHints },
        {
          rule: firstValueTakenForStart,
          to: first.x === 0 ? null : equationPlain(firstValueTakenForStart.answer(rule.slope, p)),
          hints: startHints(second.x, second.y),
        },
        {
          rule: changeNotSharedOut,
          to: dx === 1 ? null : equationPlain(changeNotSharedOut.answer(p, r)),
          hints: sharedHints(dx),
        },
        { rule: recursiveForExplicit, to: equationPlain(recursiveForExplicit.answer(rule)), hints: recursiveHints },
        {
          rule: differenceTimesPosition,
          to: equationPlain(differenceTimesPosition.answer(rule)),
          hints: startHints(third.x, third.y),
        },
        {
          rule: slopeSignTurned,
          to: m < 0 ? equationPlain(line(slopeSignTurned.answer(rule.slope), b)) : null,
          hints: [
            'Do the values rise or fall from left to right?',
            'A rule whose values fall has a negative number before $x$.',
            `Subtract the first value from the second, ${second.y} and ${first.y}, in this order. What sign comes out?`,
          ],
        },
      ];
    },
  },
);

const missing = { name: 'func_rule_missing_value', version: 1, skill: 'func_rule' };

type Missing = { readonly m: number; readonly b: number; readonly at: number };

/** The first four columns, from 1 on in equal steps. */
const columnsOf = ({ m, b }: Missing, step: number): Place[] =>
  [0, 1, 2, 3].map((i) => ({ x: 1 + i * step, y: m * (1 + i * step) + b }));

/** True if neither the table nor the rule shows the value or its position. */
function isMissing({ m, b, at }: Missing, step: number): boolean {
  const value = m * at + b;
  const shown = columnsOf({ m, b, at }, step).flatMap(({ x, y }) => [x, y]);
  return m !== b && value !== 0 && !shown.includes(value) && ![...shown, m * at, m, b].includes(at);
}

const tableOf = (places: readonly Place[]): string =>
  tableText(['x', ...places.map(({ x }) => x)], ['y', ...places.map(({ y }) => y)]);

const ruleSteps = ({ m, b }: Missing, [first, second]: readonly Place[], step: number): readonly Step[] => [
  [
    'Find the change of $y$ for one step of $x$.',
    step === 1 ? `${second!.y} - ${inBrackets(first!.y)} = ${m}` : `${inBrackets(second!.y - first!.y)} \\div ${step} = ${m}`,
  ],
  ['Go back to $x = 0$ to find the value there, and write the rule.', equationTex(line(m, b))],
];

const farOn = (chance: Chance): number => 5 * chance.int(2, 6);

/** 1: a value a few steps on. 2: far on. 3: falling. 4: the table has larger steps. */
const missingValue = family(
  { ...missing, difficulties: [1, 2, 3, 4] },
  {
    setting: (chance, difficulty) => ({ step: difficulty === 4 ? chance.int(2, 3) : 1 }),
    levels: {
      m: [range(2, 8), range(2, 8), negative(range(2, 8)), range(2, 8), range(2, 8)],
      b: [range(2, 14), range(2, 14), range(22, 34), range(2, 14), range(2, 14)],
      at: [range(6, 9), farOn, farOn, farOn, farOn],
    },
    where: (of) => isMissing(of, of.step),
    derived: (of) => {
      const places = columnsOf(of, of.step) as [Place, Place, Place, Place];
      return { places, shown: tableOf(places), value: of.m * of.at + of.b };
    },
    phrasing: (chance, { at, shown }) => ({
      asked: chance.pick([
        `The rule of this table is linear.\n\n${shown}\n\nWhat is $y$ when $x = ${at}$?`,
        `The table goes on by the same linear rule.\n\n${shown}\n\nWhat number goes below $x = ${at}$?`,
      ]),
    }),
    given: ({ value, asked }) => ({ stem: asked, right: value }),
    ladder: ({ m, at, places: [first] }) => [
      'By how much does y change for one step of x?',
      'Find the value at x = 0. Then add the change once for each step.',
      `The first column is ${first.x} and ${first.y}, and each step of 1 changes y by ${m}. How many steps is it from ${first.x} to ${at}?`,
    ],
    steps: ({ m, b, at, step, places, value }) => [
      ...ruleSteps({ m, b, at }, places, step),
      [`Substitute ${at} for $x$.`, `${m} \\cdot ${at}${tail(b)} = ${value}`],
    ],
    ways: ({ m, at, step, places: [first, second, , last], value }) => {
      const scaled = at % second.x === 0 ? second : first;
      return [
        {
          rule: differenceTimesPosition,
          to: m * at,
          hints: [
            'Does your way of counting give the right value in the first column?',
            'The change is taken once for each step, and the values do not begin at nothing.',
            `Try your rule at $x = ${first.x}$ and compare it with ${first.y}. What is missing?`,
          ],
        },
        following(
          oneStepTooMany,
          [rational(value), rational(m)],
          [
            `How many times does the table take a step between $x = ${last.x}$ and the place in the question?`,
            'Count steps, not columns: the column you are on is no step.',
            `Draw an arrow from each column to the next, beginning at $x = ${first.x}$. Count arrows, and go on with them to the place you want.`,
          ],
        ),
        ledTo(
          wholeObjectScaled,
          wholeObjectScaled.answer(point(scaled.x, scaled.y), rational(at)),
          `Find the change for one step first: compare ${first.y} and ${second.y}.`,
        ),
        {
          rule: changeNotSharedOut,
          to: step === 1 ? null : first.y + (at - first.x) * (second.y - first.y),
          hints: sharedHints(step),
        },
      ];
    },
    belowZero: true,
  },
);

/** The position is asked for, given a value. */
const missingPlace = family(
  { ...missing, difficulties: [5] },
  {
    levels: {
      m: always(range(2, 8)),
      b: always(range(2, 14)),
      at: always(range(9, 20)),
    },
    where: (of) => isMissing(of, 1),
    derived: (of) => {
      const places = columnsOf(of, 1) as [Place, Place, Place, Place];
      return { places, value: of.m * of.at + of.b };
    },
    given: ({ at, places, value }) => ({
      stem: `The rule of this table is linear.\n\n${tableOf(places)}\n\nFor which $x$ is $y = ${value}$?`,
      right: at,
    }),
    ladder: ({ m, places: [first, second], value }) => [
      `Is ${value} a value of x or of y?`,
      'Find the rule first: the change for one step, and the value at x = 0. Then solve for x.',
      `From ${first.y} to ${second.y}, y changes by ${m}. Go back one step from ${first.y} to find the value at $x = 0$.`,
    ],
    steps: ({ m, b, at, places, value }) => [
      ...ruleSteps({ m, b, at }, places, 1),
      [`Set $y$ to ${value} and subtract ${b} from both sides.`, `${m}x = ${value - b}`],
      [`Divide by ${m}.`, `x = ${at}`],
    ],
    ways: ({ m, at, places: [first], value }) => {
      const stepsBackHints: Ladder = [
        'Substitute your number into the rule of the table. Does the value come out?',
        'A count of steps from the first column is not yet a position: the first column has a position of its own.',
        `Begin at ${first.y}, the value of the first column. How many steps away is the value you look for, and where do you land?`,
      ];
      return [
        {
          rule: differenceTimesPosition,
          to: rational(value, m),
          hints: [
            'Does your rule give the right value in the first column?',
            'The values grow by the same amount, but they do not begin at nothing.',
            `Find the value at $x = 0$ by going back one step from ${first.y}, and take it into account.`,
          ],
        },
        following(oneStepTooMany, [rational(at), rational(1)], stepsBackHints),
        following(stepsTakenForPosition, [at, first.x], stepsBackHints),
      ];
    },
    belowZero: true,
  },
);

/** 2–3: the rule of a growing pattern. 4: given a later figure. 5: given two later figures. */
const pattern = textFamily(
  { name: 'func_rule_pattern', version: 1, skill: 'func_rule', difficulties: [2, 3, 4, 5] },
  {
    levels: {
      m: [range(2, 5), range(2, 5), range(2, 6), range(2, 7), range(2, 8)],
      b: [range(1, 6), range(1, 6), range(1, 9), range(1, 12), range(1, 15)],
    },
    where: ({ m, b }) => m !== b,
    derived: ({ m, b }) => ({ right: line(m, b), at: (n: number) => m * n + b }),
    phrasing: (chance, { m, difficulty, at }) => {
      const known = difficulty === 4 ? chance.int(3, 5) : difficulty === 5 ? chance.int(3, 4) : 1;
      const later = known + chance.int(2, 4);
      const of = chance.pick([
        {
          one: 'figure',
          each: 'each figure has',
          letter: 's',
          things: 'toothpicks',
          opening: 'A pattern of figures is made with toothpicks.',
        },
        {
          one: 'row',
          each: 'each row has',
          letter: 's',
          things: 'seats',
          opening: 'In a theater, the rows get longer toward the back.',
        },
        { one: 'week', each: 'each week there are', letter: 'c', things: 'coins', opening: 'A class fills a jar with coins.' },
      ] as const);
      const name = `${of.one[0]!.toUpperCase()}${of.one.slice(1)}`;
      const has = of.one === 'week' ? 'ends with' : 'has';
      const told =
        difficulty === 5
          ? `${name} ${known} ${has} ${at(known)} ${of.things}, and ${of.one} ${later} ${has} ${at(later)}. The number grows by the same amount from each ${of.one} to the next.`
          : difficulty === 4
            ? `The ${ordinals[known]} ${of.one} ${has} ${at(known)} ${of.things}, and from each ${of.one} to the next there are ${m} more.`
            : `The first ${of.one} ${has} ${at(1)} ${of.things}, and from each ${of.one} to the next there are ${m} more.`;
      const text = (one: Line) => equationPlain(one, 'n', of.letter);
      const firstHints: Ladder = [
        `Test your rule with ${of.one} ${known}. Does it give ${at(known)}?`,
        `The number at the end of the rule belongs to ${of.one} 0, one step before the first.`,
        `Go back from ${of.one} ${known}, ${m} at a time, until you are before the first ${of.one}.`,
      ];
      return { known, later, of, name, has, told, text, firstHints };
    },
    given: ({ m, b, right, of, told, text }) => ({
      stem: `${of.opening} ${told} Write an equation for the number $${of.letter}$ of ${of.things} in ${of.one} $n$.`,
      inputType: 'expression',
      variables: { n: `the number of the ${of.one}`, [of.letter]: `how many ${of.things}` },
      placeholder: `${of.letter} = `,
      right: text(right),
      wrong: text(line(m + 29, b + 53)),
    }),
    ladder: ({ m, difficulty, at, known, later, of }) => [
      `How many ${of.things} are added from one ${of.one} to the next?`,
      `The amount that is added each time is multiplied by n. The constant is the value one step before ${of.one} 1.`,
      difficulty === 5
        ? `From ${of.one} ${known} to ${of.one} ${later}, the number grows from ${at(known)} to ${at(later)}. Divide that growth by the number of steps.`
        : `Each ${of.one} adds ${m}, so begin with $${m}n$. The ${ordinals[known]} ${of.one} must give ${at(known)}. What do you add?`,
    ],
    steps: ({ m, b, difficulty, right, at, known, later, of }) => [
      difficulty === 5
        ? [
            `From ${of.one} ${known} to ${of.one} ${later} are ${later - known} steps. Share the growth among them.`,
            `(${at(later)} - ${at(known)}) \\div ${later - known} = ${m}`,
          ]
        : [`Each ${of.one} adds ${m}, so $n$ is multiplied by ${m}.`, `${of.letter} = ${m}n + b`],
      [`Put ${of.one} ${known} into it to find what is added.`, `${at(known)} = ${m} \\cdot ${known} + b, \\quad b = ${b}`],
      ['Write the rule.', equationTex(right, 'n', of.letter)],
    ],
    ways: ({ difficulty, right, at, known, later, of, text, firstHints }) => [
      {
        rule: firstValueTakenForStart,
        to: text(firstValueTakenForStart.answer(right.slope, point(known, at(known)))),
        hints: difficulty === 5 ? laterHints(of.one, known, at(known)) : firstHints,
      },
      {
        rule: recursiveForExplicit,
        to: text(recursiveForExplicit.answer(right)),
        hints: [
          `Test your rule with ${of.one} ${known === 1 ? 2 : known}. What should come out?`,
          `A rule for $n$ must lead from the number of the ${of.one} straight to the number of ${of.things}.`,
          'If every step adds the same amount, how many times has it been added by then? Multiply instead of adding once.',
        ],
      },
      {
        rule: differenceTimesPosition,
        to: text(differenceTimesPosition.answer(right)),
        hints: difficulty === 5 ? laterHints(of.one, known, at(known)) : firstHints,
      },
      {
        rule: changeNotSharedOut,
        to: difficulty === 5 ? text(changeNotSharedOut.answer(point(known, at(known)), point(later, at(later)))) : null,
        hints: [
          `Are ${of.one} ${known} and ${of.one} ${later} neighbors?`,
          `The number before $n$ is what one single ${of.one} adds.`,
          `The number grows from ${at(known)} to ${at(later)} in several steps. Share that growth equally among them.`,
        ],
      },
      {
        rule: slopeAndInterceptSwapped,
        to: text(slopeAndInterceptSwapped.answer(right)),
        hints: [
          `Which number of your rule comes again with every ${of.one}, and which only once?`,
          'What is added again and again multiplies $n$; what is there once is by itself.',
          `Find out how much is added from one ${of.one} to the next, and ask where in the rule that belongs.`,
        ],
      },
    ],
  },
);

const laterHints = (one: string, known: number, value: number): Ladder => [
  `Test your rule with ${one} ${known}. Does it give ${value}?`,
  `The number at the end of the rule belongs to ${one} 0, before the first one.`,
  `First find what one single ${one} adds. Then go back from ${one} ${known} step by step.`,
];

export const functionRuleGenerators: readonly Generator[] = [table, byShape(missingValue, missingPlace), pattern];
