import { type Line, slopeAndInterceptSwapped } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { rational } from '@stoa/engine/math/exact/rational';
import { range, textFamily } from '../../family.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Generator } from '../../generator.ts';
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
import { textDraft, valueDraft, type Hints } from './line-draft.ts';
import { following } from '../../wrong-way.ts';

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth'] as const;

const startHints = (x: number, y: number): Hints => [
  `Test your rule with the pair ${x} and ${y} of the table. Is it true?`,
  'The number at the end of the rule is the value at zero, not the first one that happens to be shown.',
  'Find the column of $x = 0$. If it is not shown, go back to it step by step. What value is there?',
];
const swapHints: Hints = [
  'Which number of your rule is repeated at every step, and which is there only once?',
  'The change per step is in front of $x$; the value at zero is by itself.',
  'Find the difference of two neighbors in the second row, and ask where in the rule it belongs.',
];
const recursiveHints: Hints = [
  'Your rule tells how the values go on from each other. Does it work from the first row to the second?',
  'The rule must lead from $x$ in the first row to the value below it, in every column.',
  'If each step changes the value by the same amount, that amount is taken $x$ times: it multiplies $x$.',
];
const sharedHints = (dx: number): Hints => [
  'Look at the first row. Does $x$ go up by 1 from column to column?',
  'The number before $x$ is the change for one single step of $x$.',
  `Between the first two columns $x$ goes up by ${dx}. Share the change below equally among these steps.`,
];

/** The numbers of a rule and the columns that show it. */
function drawnTable(chance: Chance, difficulty: number): { m: number; b: number; xs: number[] } {
  const first = difficulty === 1 ? 0 : difficulty === 5 ? chance.int(-3, 3) : chance.int(1, 3);
  const gaps =
    difficulty <= 3
      ? [1, 1, 1]
      : difficulty === 4
        ? Array.from({ length: 3 }, () => first + 1)
        : [chance.int(2, 3), chance.int(1, 4), chance.int(2, 5)];
  const xs = gaps.reduce((row, gap) => [...row, row.at(-1)! + gap], [first]);
  const falls = difficulty === 3 || (difficulty === 5 && chance.maybe(0.5));
  return {
    m: chance.int(2, 5 + difficulty) * (falls ? -1 : 1),
    b: chance.int(1, 6 + 3 * difficulty) * (difficulty >= 3 && chance.maybe(0.4) ? -1 : 1),
    xs,
  };
}

/** 1: x from 0. 2: x from 1 or more. 3: falling. 4: x in equal larger steps. 5: x in unequal steps, from below zero. */
const table: Generator = {
  name: 'func_rule_table',
  version: 1,
  skill: 'func_rule',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { m, b, xs } = drawUntil(
      () => drawnTable(chance, difficulty),
      (draw) => draw.m !== draw.b && draw.m !== -draw.b && (difficulty !== 4 || draw.xs[1]! - draw.xs[0]! > 1),
    );
    const right = line(m, b);
    const ys = xs.map((x) => m * x + b);
    const dx = xs[1]! - xs[0]!;
    const dy = ys[1]! - ys[0]!;
    const [first, second] = [point(xs[0]!, ys[0]!), point(xs[1]!, ys[1]!)];
    const text = (of: Line) => equationPlain(of);
    return textDraft({
      stem: chance.pick([
        `Find the rule of the table. Write it as an equation that begins with $y =$.\n\n${tableText(['x', ...xs], ['y', ...ys])}`,
        `The table shows a linear function.\n\n${tableText(['x', ...xs], ['y', ...ys])}\n\nWrite an equation for $y$ in terms of $x$.`,
      ]),
      inputType: 'expression',
      variables: { x: 'the number in the first row', y: 'the number below it' },
      placeholder: 'y = ',
      right: text(right),
      wrong: text(line(m + 31, b - 47)),
      ladder: [
        'By how much does y change from column to column?',
        'The change in y for one step of x is the coefficient of x. The value at x = 0 is the constant.',
        dx === 1
          ? `Subtract ${ys[0]} from ${ys[1]} to get the coefficient. ${xs[0] === 0 ? 'The value below 0 is the constant.' : 'Then go back to $x = 0$ for the constant.'}`
          : `Divide the change from ${ys[0]} to ${ys[1]} by ${dx}. Then go to $x = 0$ for the constant.`,
      ],
      steps: [
        [
          dx === 1
            ? 'Find the change of $y$ from column to column.'
            : `Divide the change of $y$ by the change of $x$, here in the first two columns.`,
          dx === 1 ? `${ys[1]} - ${inBrackets(ys[0]!)} = ${m}` : `${inBrackets(dy)} \\div ${dx} = ${m}`,
        ],
        [
          xs[0] === 0
            ? 'The value at $x = 0$ is in the table.'
            : `The rule is $y = ${m}x + b$. Substitute one column to find $b$.`,
          xs[0] === 0 ? `b = ${b}` : `${ys[0]} = ${m} \\cdot ${inBrackets(xs[0]!)} + b, \\quad b = ${b}`,
        ],
        ['Write the rule, and test it with another column.', equationTex(right)],
      ],
      ways: [
        { rule: slopeAndInterceptSwapped, to: text(slopeAndInterceptSwapped.answer(right)), hints: swapHints },
        {
          rule: firstValueTakenForStart,
          to: xs[0] === 0 ? null : text(firstValueTakenForStart.answer(right.slope, first)),
          hints: startHints(xs[1]!, ys[1]!),
        },
        {
          rule: changeNotSharedOut,
          to: dx === 1 ? null : text(changeNotSharedOut.answer(first, second)),
          hints: sharedHints(dx),
        },
        { rule: recursiveForExplicit, to: text(recursiveForExplicit.answer(right)), hints: recursiveHints },
        { rule: differenceTimesPosition, to: text(differenceTimesPosition.answer(right)), hints: startHints(xs[2]!, ys[2]!) },
        {
          rule: slopeSignTurned,
          to: m < 0 ? text(line(slopeSignTurned.answer(right.slope), b)) : null,
          hints: [
            'Do the values rise or fall from left to right?',
            'A rule whose values fall has a negative number before $x$.',
            `Subtract the first value from the second, ${ys[1]} and ${ys[0]}, in this order. What sign comes out?`,
          ],
        },
      ],
    });
  },
};

/** 1: a value a few steps on. 2: far on. 3: falling. 4: shown in larger steps. 5: the position is asked for a value. */
const missing: Generator = {
  name: 'func_rule_missing_value',
  version: 1,
  skill: 'func_rule',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const step = difficulty === 4 ? chance.int(2, 3) : 1;
    const { m, b, at } = drawUntil(
      () => ({
        m: chance.int(2, 8) * (difficulty === 3 ? -1 : 1),
        b: chance.int(2, 14) + (difficulty === 3 ? 20 : 0),
        at: difficulty === 1 ? chance.int(6, 9) : difficulty === 5 ? chance.int(9, 20) : 5 * chance.int(2, 6),
      }),
      (draw) => {
        const shown = [1, 2, 3, 4].flatMap((i) => [1 + (i - 1) * step, draw.m * (1 + (i - 1) * step) + draw.b]);
        const value = draw.m * draw.at + draw.b;
        return (
          draw.m !== draw.b &&
          !shown.includes(value) &&
          !shown.includes(draw.at) &&
          ![value - draw.b, draw.m].includes(draw.at) &&
          value !== 0 &&
          draw.at !== draw.b
        );
      },
    );
    const xs = [0, 1, 2, 3].map((i) => 1 + i * step);
    const ys = xs.map((x) => m * x + b);
    const value = m * at + b;
    const shown = tableText(['x', ...xs], ['y', ...ys]);
    const stepHints: Hints = [
      `How many times does the table take a step between $x = ${xs[3]}$ and the place in the question?`,
      'Count steps, not columns: the column you are on is no step.',
      `Draw an arrow from each column to the next, beginning at $x = ${xs[0]}$. Count arrows, and go on with them to the place you want.`,
    ];
    const ruleSteps = [
      [
        'Find the change of $y$ for one step of $x$.',
        step === 1 ? `${ys[1]} - ${inBrackets(ys[0]!)} = ${m}` : `${inBrackets(ys[1]! - ys[0]!)} \\div ${step} = ${m}`,
      ],
      ['Go back to $x = 0$ to find the value there, and write the rule.', equationTex(line(m, b))],
    ] as const;
    if (difficulty === 5) {
      return valueDraft({
        stem: `The rule of this table is linear.\n\n${shown}\n\nFor which $x$ is $y = ${value}$?`,
        right: at,
        ladder: [
          `Is ${value} a value of x or of y?`,
          'Find the rule first: the change for one step, and the value at x = 0. Then solve for x.',
          `From ${ys[0]} to ${ys[1]}, y changes by ${m}. Go back one step from ${ys[0]} to find the value at $x = 0$.`,
        ],
        steps: [
          ...ruleSteps,
          [`Set $y$ to ${value} and subtract ${b} from both sides.`, `${m}x = ${value - b}`],
          [`Divide by ${m}.`, `x = ${at}`],
        ],
        ways: [
          {
            rule: differenceTimesPosition,
            to: value % m === 0 ? value / m : null,
            hints: [
              'Does your rule give the right value in the first column?',
              'The values grow by the same amount, but they do not begin at nothing.',
              `Find the value at $x = 0$ by going back one step from ${ys[0]}, and take it into account.`,
            ],
          },
          following(oneStepTooMany, [rational(at), rational(1)], stepsBackHints(ys[0]!)),
          following(stepsTakenForPosition, [at, xs[0]!], stepsBackHints(ys[0]!)),
        ],
      });
    }
    return valueDraft({
      stem: chance.pick([
        `The rule of this table is linear.\n\n${shown}\n\nWhat is $y$ when $x = ${at}$?`,
        `The table goes on by the same linear rule.\n\n${shown}\n\nWhat number goes below $x = ${at}$?`,
      ]),
      right: value,
      ladder: [
        'By how much does y change for one step of x?',
        'Find the value at x = 0. Then add the change once for each step.',
        `The first column is ${xs[0]} and ${ys[0]}, and each step of 1 changes y by ${m}. How many steps is it from ${xs[0]} to ${at}?`,
      ],
      steps: [...ruleSteps, [`Substitute ${at} for $x$.`, `${m} \\cdot ${at}${tail(b)} = ${value}`]],
      ways: [
        {
          rule: differenceTimesPosition,
          to: m * at,
          hints: [
            'Does your way of counting give the right value in the first column?',
            'The change is taken once for each step, and the values do not begin at nothing.',
            `Try your rule at $x = ${xs[0]}$ and compare it with ${ys[0]}. What is missing?`,
          ],
        },
        following(oneStepTooMany, [rational(value), rational(m)], stepHints),
        {
          rule: wholeObjectScaled,
          to:
            at % xs[1]! === 0
              ? wholeObjectScaled.answer(point(xs[1]!, ys[1]!), rational(at))
              : wholeObjectScaled.answer(point(xs[0]!, ys[0]!), rational(at)),
          hints: [
            wholeObjectScaled.hints.look,
            wholeObjectScaled.hints.principle,
            `Find the change for one step first: compare ${ys[0]} and ${ys[1]}.`,
          ],
        },
        {
          rule: changeNotSharedOut,
          to: step === 1 ? null : ys[0]! + (at - xs[0]!) * (ys[1]! - ys[0]!),
          hints: sharedHints(step),
        },
      ],
    });
  },
};

const stepsBackHints = (firstValue: number): Hints => [
  'Substitute your number into the rule of the table. Does the value come out?',
  'A count of steps from the first column is not yet a position: the first column has a position of its own.',
  `Begin at ${firstValue}, the value of the first column. How many steps away is the value you look for, and where do you land?`,
];

/** 2–3: the rule of a growing pattern. 4: told by a later figure. 5: told by two later figures. */
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
      const firstHints: Hints = [
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
            `(${at(later)} - ${at(known)}) : ${later - known} = ${m}`,
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

const laterHints = (one: string, known: number, value: number): Hints => [
  `Test your rule with ${one} ${known}. Does it give ${value}?`,
  `The number at the end of the rule belongs to ${one} 0, before the first one.`,
  `First find what one single ${one} adds. Then go back from ${one} ${known} step by step.`,
];

export const functionRuleGenerators: readonly Generator[] = [table, missing, pattern];
