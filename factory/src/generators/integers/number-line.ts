import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { rational } from '@stoa/engine/math/exact/rational';
import { absoluteValueChangesSign, signDropped } from '@stoa/engine/math/mal-rules/integers/integers';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Generator } from '../../generator.ts';
import { held } from '../../held.ts';
import {
  distanceBySizes,
  barsAsBrackets,
  marksCounted,
  movedTheOtherWay,
  negativesBySize,
  orderedBySize,
  barsOverAll,
} from '@stoa/engine/math/mal-rules/integers/signed-numbers';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

const places = [
  {
    below: (n: number) => `A submarine is $${n}$ meters below sea level. Sea level is $0$.`,
    above: (n: number) => `A bird flies $${n}$ meters above sea level. Sea level is $0$.`,
    ask: 'What integer represents the elevation, in meters?',
    unit: 'm',
    words: ['below', 'above'],
    most: 240,
  },
  {
    below: (n: number) => `The temperature is $${n}$ degrees below zero.`,
    above: (n: number) => `The temperature is $${n}$ degrees above zero.`,
    ask: 'What integer represents the temperature, in degrees?',
    words: ['below', 'above'],
    most: 30,
  },
  {
    below: (n: number) => `A bank account is overdrawn by \\$${n}.`,
    above: (n: number) => `A bank account has \\$${n} in it.`,
    ask: 'What integer represents the balance, in dollars?',
    words: ['overdrawn', 'has'],
    most: 240,
  },
  {
    below: (n: number) => `A football team lost $${n}$ yards in one play.`,
    above: (n: number) => `A football team gained $${n}$ yards in one play.`,
    ask: 'What integer represents the change, in yards?',
    words: ['lost', 'gained'],
    most: 30,
  },
] as const;

/** 1: one word tells the sign. 2: larger numbers. 3: the opposite of what is told is asked. */
const situation: Generator = {
  name: 'int_number_line_situation',
  version: 2,
  skill: 'int_number_line',
  difficulties: [1, 2, 3],
  draft(chance, difficulty) {
    const scene = chance.pick(places);
    const n = chance.int(difficulty === 1 ? 3 : 12, difficulty === 1 ? 15 : scene.most);
    const down = chance.maybe(0.75);
    const opposite = difficulty === 3;
    const told = down ? -n : n;
    const value = rational(opposite ? -told : told);
    const right = `${value.n}`;
    const [under, over] = scene.words;
    const misconceptions = held(signDropped, `${signDropped.answer(value).n}`, right, [
      `Which word tells which side of zero it is on${opposite ? ', and then the word "opposite"' : ''}.`,
      `Below zero, overdrawn, and lost are negative. Above zero and gained are positive.${opposite ? ' Opposites are the same distance from zero, on different sides.' : ''}`,
      `The word is "${down ? under : over}." Is that to the left or to the right of zero on the number line? Go ${n} units that way${opposite ? ', and then take the opposite' : ''}.`,
    ]);
    return {
      stem: `${(down ? scene.below : scene.above)(n)} ${opposite ? scene.ask.replace('What integer represents', 'What integer is the **opposite** of') : scene.ask}`,
      answer: right,
      inputType: 'integer',
      steps: [
        {
          explanation: `"${down ? under : over}" means ${down ? 'less' : 'more'} than zero, so the number is ${down ? 'negative' : 'positive'}.`,
          math: `${told} ${down ? '<' : '>'} 0`,
        },
        opposite
          ? { explanation: 'The opposite is the same distance from zero, on the other side.', math: `-(${told}) = ${right}` }
          : { explanation: `The integer is ${right}.`, math: right },
      ],
      ladder: [
        'Is it above or below zero? Which word tells you?',
        opposite
          ? 'Above zero is positive, and below zero is negative. The opposite is on the other side of zero.'
          : 'Amounts above zero are positive. Amounts below zero, or lost, are negative.',
        `The word is "${down ? under : over}." Is that to the left or to the right of zero? Go ${n} units that way${opposite ? ', and then take the opposite' : ''}.`,
      ],
      misconceptions,
      wrong: plainlyWrong(value, misconceptions),
    };
  },
};

/** 1: |−a|. 2: −|−a| and −(−a). 3: a sum of two. 4: a difference, or a multiple. 5: an expression inside the bars, and another pair. */
const absoluteValue: Generator = {
  name: 'int_number_line_absolute_value',
  version: 1,
  skill: 'int_number_line',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [a, b] = drawUntil(
      () => [chance.int(2, difficulty === 1 ? 40 : 25), chance.int(2, 19)] as const,
      ([x, y]) => x !== y && x !== 2 * y,
    );
    const bars = (inside: string) => `\\left|${inside}\\right|`;
    const insideOf = (tex: string) =>
      `In $${tex}$, find the distance from 0 of what is inside the bars first. Then look at what is outside.`;
    // Each shape is worked out with any reading of the bars, the right one or a learner's.
    const shapes: Record<Difficulty, { tex: string; line: string; work: (read: (n: number) => number) => number }[]> = {
      1: [{ tex: bars(`-${a}`), line: `-${a} \\text{ is } ${a} \\text{ steps from } 0`, work: (read) => read(-a) }],
      2: [
        { tex: `-${bars(`-${a}`)}`, line: `${bars(`-${a}`)} = ${a}`, work: (read) => -read(-a) },
        { tex: `-${bars(`${a}`)}`, line: `${bars(`${a}`)} = ${a}`, work: (read) => -read(a) },
      ],
      3: [
        {
          tex: `${bars(`-${a}`)} + ${bars(`-${b}`)}`,
          line: `${bars(`-${a}`)} = ${a}, \\quad ${bars(`-${b}`)} = ${b}`,
          work: (read) => read(-a) + read(-b),
        },
      ],
      4: [
        {
          tex: `${bars(`-${a}`)} - ${bars(`${b}`)}`,
          line: `${bars(`-${a}`)} = ${a}, \\quad ${bars(`${b}`)} = ${b}`,
          work: (read) => read(-a) - read(b),
        },
        {
          tex: `${bars(`${b}`)} - ${bars(`-${a}`)}`,
          line: `${bars(`${b}`)} = ${b}, \\quad ${bars(`-${a}`)} = ${a}`,
          work: (read) => read(b) - read(-a),
        },
      ],
      5: [
        {
          tex: `${bars(`${b} - ${a + b}`)} - ${bars(`-${b}`)}`,
          line: `${bars(`${b} - ${a + b}`)} = ${bars(`-${a}`)} = ${a}, \\quad ${bars(`-${b}`)} = ${b}`,
          work: (read) => read(-a) - read(-b),
        },
        {
          tex: `${bars(`-${a} + ${b}`)} - ${bars(`-${b}`)}`,
          line: `${bars(`-${a} + ${b}`)} = ${bars(`${b - a}`)} = ${Math.abs(b - a)}, \\quad ${bars(`-${b}`)} = ${b}`,
          work: (read) => read(b - a) - read(-b),
        },
      ],
    };
    const { tex, line, work } = chance.pick(shapes[difficulty]);
    const value = work(Math.abs);
    const right = `${value}`;
    const inside = insideOf(tex);
    const rule = 'The absolute value is the distance from zero, so it is never negative. A negative sign outside the bars stays.';
    const misconceptions = [
      ...held(barsAsBrackets, `${work(barsAsBrackets.answer)}`, right, [barsAsBrackets.hints.look, rule, inside]),
      ...held(absoluteValueChangesSign, `${work((n) => Number(absoluteValueChangesSign.answer(rational(n)).n))}`, right, [
        absoluteValueChangesSign.hints.look,
        `${rule} A positive number inside stays the same.`,
        inside,
      ]),
      ...held(barsOverAll, `${barsOverAll.answer(value)}`, right, [barsOverAll.hints.look, rule, inside]),
    ];
    return {
      stem: `Find $${tex}$.`,
      answer: right,
      inputType: 'integer',
      steps: [
        {
          explanation:
            difficulty === 5
              ? 'Find what is inside the bars first. The absolute value is its distance from 0.'
              : 'The absolute value of a number is its distance from 0.',
          math: line,
        },
        {
          explanation: 'Replace each absolute value with its distance from 0. Keep any sign outside the bars.',
          math: `${tex} = ${right}`,
        },
      ],
      ladder: [
        'What do the bars mean? Start with what is inside them.',
        'The absolute value of a number is its distance from 0, so it is never negative. A sign outside the bars stays.',
        inside,
      ],
      misconceptions,
      wrong: plainlyWrong(rational(value), misconceptions),
    };
  },
};

const listed = (numbers: readonly number[]): string => numbers.map((n) => `$${n}$`).join(', ');

/** 1: three small numbers. 2: four. 3: larger, two of them negative. 4: five. 5: five, large and close together. */
const order: Generator = {
  name: 'int_number_line_order',
  version: 1,
  skill: 'int_number_line',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [count, top] = ({ 1: [3, 9], 2: [4, 12], 3: [4, 60], 4: [5, 40], 5: [5, 130] } as const)[difficulty];
    const low = difficulty === 5 ? 95 : 1;
    const numbers = drawUntil(
      () => Array.from({ length: count }, () => chance.int(low, top) * (chance.maybe(0.55) ? -1 : 1)),
      (drawn) => {
        const right = listed([...drawn].sort((a, b) => a - b));
        const others = [listed(orderedBySize.answer(drawn)), listed(negativesBySize.answer(drawn)), right, listed(drawn)];
        return (
          new Set(drawn.map(Math.abs)).size === count &&
          drawn.filter((n) => n < 0).length >= 2 &&
          drawn.some((n) => n > 0) &&
          new Set(others).size === 4
        );
      },
    );
    const sorted = [...numbers].sort((a, b) => a - b);
    const right = listed(sorted);
    const [first, second] = numbers.filter((n) => n < 0) as [number, number];
    const line =
      'On a number line, numbers get greater from left to right. The farther left a negative number is, the less it is.';
    const misconceptions = [
      ...held(negativesBySize, listed(negativesBySize.answer(numbers)), right, [
        `Look at the negative numbers, such as ${first} and ${second}. Which of them is farther to the left?`,
        line,
        `Which is colder, ${first} degrees or ${second} degrees? Colder means less.`,
      ]),
      ...held(orderedBySize, listed(orderedBySize.answer(numbers)), right, [
        orderedBySize.hints.look,
        `Every negative number is less than every positive one. ${line}`,
        `Draw a number line, and mark 0. Then mark ${first} and ${second} to the left of it.`,
      ]),
    ];
    return {
      stem: `Order the numbers from **least to greatest**. ${listed(numbers)}`,
      answer: right,
      inputType: 'multiple_choice',
      choices: { right, distractors: misconceptions.map(({ answer }) => answer) },
      steps: [
        {
          explanation: 'Negative numbers come first. The one farthest from 0 is the least.',
          math: sorted.filter((n) => n < 0).join(' < '),
        },
        { explanation: `Then write the positive numbers. In order: ${right}.`, math: sorted.join(' < ') },
      ],
      ladder: [
        'Which numbers are negative? Which is farthest from zero?',
        'On a number line, numbers get greater from left to right. Start with the number farthest to the left.',
        `Mark ${first} and ${second} on a number line. Which one is farther to the left?`,
      ],
      misconceptions,
      wrong: misconceptions[0]!.answer,
    };
  },
};

/** The two numbers as points on the line, zero with them. */
const pointsOnLine = (a: number, b: number): WrittenFigure => ({
  kind: 'number_line',
  scale: { from: Math.min(a, b, 0) - 1, to: Math.max(a, b, 0) + 1, step: 1 },
  labels: [a, b, 0].map((at) => ({ at, text: `${at}` })),
  points: [{ at: a }, { at: b }],
});

/** 1: across zero, small. 2: across zero. 3: both negative. 4: large, either. 5: one end is asked from the other and the distance. */
const distance: Generator = {
  name: 'int_number_line_distance',
  version: 1,
  skill: 'int_number_line',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const top = { 1: 9, 2: 30, 3: 40, 4: 150, 5: 60 }[difficulty];
    const across = difficulty === 1 || difficulty === 2 || (difficulty === 4 && chance.maybe(0.5));
    const [a, b] = drawUntil(
      () => [-chance.int(2, top), (across || difficulty === 5 ? 1 : -1) * chance.int(2, top)] as const,
      ([x, y]) =>
        Math.abs(x) !== Math.abs(y) && Math.abs(x - y) > 2 && Math.abs(x - y) !== Math.abs(y) && Math.abs(x - y) !== Math.abs(x),
    );
    const gap = Math.abs(a - b);
    if (difficulty === 5) {
      const right = `${a}`;
      const misconceptions = [
        ...held(movedTheOtherWay, `${movedTheOtherWay.answer(b, gap)}`, right, [
          `Is the number to the left or to the right of ${b}?`,
          'Numbers get less to the left and greater to the right.',
          `How far is it from ${b} to 0? How many of the ${gap} units are left after that?`,
        ]),
        ...held(signDropped, `${signDropped.answer(rational(a)).n}`, right, [
          `If you go left from ${b}, which side of zero do you land on?`,
          'Numbers to the left of zero are negative.',
          `It is ${b} units from ${b} to zero. The rest of the ${gap} units is on the other side.`,
        ]),
      ];
      return {
        stem: `A number is $${gap}$ units to the **left** of $${b}$ on a number line. What is the number?`,
        answer: right,
        inputType: 'integer',
        steps: [
          { explanation: `To move left, subtract.`, math: `${b} - ${gap}` },
          {
            explanation: `It takes ${b} units to get to 0, and ${gap - b} more to go past it.`,
            math: `${b} - ${gap} = ${right}`,
          },
        ],
        ladder: [
          `Which way do you move from ${b}?`,
          'Moving left on a number line makes a number less, so subtract.',
          `Move ${b} units left to get to 0. Then move the rest of the ${gap} units.`,
        ],
        misconceptions,
        wrong: plainlyWrong(rational(a), misconceptions),
      };
    }
    const right = `${gap}`;
    const [from, to] = chance.shuffle([a, b]) as [number, number];
    const zero = across
      ? `${from} and ${to} are on different sides of 0. How far is each from 0?`
      : `${from} and ${to} are on the same side of 0. How far is each from 0?`;
    const rule = 'If 0 is between the numbers, add their distances from 0. If it is not, subtract.';
    const misconceptions = [
      ...held(distanceBySizes, `${distanceBySizes.answer(a, b)}`, right, [`Is 0 between ${from} and ${to}, or not?`, rule, zero]),
      ...held(marksCounted, `${marksCounted.answer(a, b)}`, right, [
        `Did you count the tick marks from ${from} to ${to}, or the units between them?`,
        marksCounted.hints.principle,
        zero,
      ]),
      ...held(signDropped, `${-gap}`, right, [
        'Can a distance be negative?',
        'A distance is never negative, whichever end you start from.',
        zero,
      ]),
    ];
    return {
      ...(Math.max(Math.abs(from), Math.abs(to)) <= 20 ? { figure: pointsOnLine(from, to) } : {}),
      stem: `How many units apart are $${from}$ and $${to}$ on a number line?`,
      answer: right,
      inputType: 'integer',
      steps: [
        {
          explanation: `Find the distance of each number from 0.`,
          math: `\\left|${from}\\right| = ${Math.abs(from)}, \\quad \\left|${to}\\right| = ${Math.abs(to)}`,
        },
        across
          ? { explanation: 'Zero is between them, so add.', math: `${Math.abs(from)} + ${Math.abs(to)} = ${gap}` }
          : {
              explanation: 'Both are on the same side of 0, so subtract.',
              math: `${Math.max(Math.abs(a), Math.abs(b))} - ${Math.min(Math.abs(a), Math.abs(b))} = ${gap}`,
            },
      ],
      ladder: [
        'Where is zero: between the two numbers, or on one side of both?',
        'If 0 is between the numbers, add their distances from 0. If it is not, subtract.',
        zero,
      ],
      misconceptions,
      wrong: plainlyWrong(rational(gap), misconceptions),
    };
  },
};

export const numberLineGenerators: readonly Generator[] = [situation, absoluteValue, order, distance];
