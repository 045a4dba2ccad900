import { rational } from '@stoa/engine/math/exact/rational';
import { absoluteValueChangesSign, signDropped } from '@stoa/engine/math/mal-rules/integers/integers';
import {
  barsAsBrackets,
  barsOverAll,
  distanceBySizes,
  marksCounted,
  movedTheOtherWay,
  negativesBySize,
  orderedBySize,
} from '@stoa/engine/math/mal-rules/integers/signed-numbers';
import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { always, choiceFamily, family, negative, range } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import { byShape } from '../../by-shape.ts';
import { pictured } from '../../wording/number-picture.ts';
import { following } from '../../wrong-way.ts';

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

/** 1: one word tells the sign. 2: larger numbers. 3: the question asks for the opposite. */
const situation = family(
  { name: 'int_number_line_situation', version: 3, skill: 'int_number_line', difficulties: [1, 2, 3] },
  {
    setting: (chance) => ({ scene: chance.pick(places), down: chance.maybe(0.75) }),
    levels: { n: [range(3, 15), range(12, 240), range(12, 240), range(12, 240), range(12, 240)] },
    where: ({ scene, n }) => n <= scene.most,
    derived: ({ scene, down, n, difficulty }) => {
      const opposite = difficulty === 3;
      const told = down ? -n : n;
      const word = scene.words[down ? 0 : 1];
      return {
        opposite,
        told,
        word,
        right: opposite ? -told : told,
        walk: `The word is "${word}." Is that to the left or to the right of zero? Go ${n} units that way${opposite ? ', and then take the opposite' : ''}.`,
      };
    },
    given: ({ scene, down, n, opposite, right }) => ({
      stem: `${(down ? scene.below : scene.above)(n)} ${opposite ? scene.ask.replace('What integer represents', 'What integer is the **opposite** of') : scene.ask}`,
      right,
    }),
    steps: ({ down, word, told, opposite, right }) => [
      [
        `"${word}" means ${down ? 'less' : 'more'} than zero, so the number is ${down ? 'negative' : 'positive'}.`,
        `${told} ${down ? '<' : '>'} 0`,
      ],
      opposite
        ? ['The opposite is the same distance from zero, on the other side.', `-(${told}) = ${right}`]
        : [`The integer is ${right}.`, `${right}`],
    ],
    ladder: ({ opposite, walk }) => [
      'Is it above or below zero? Which word tells you?',
      opposite
        ? 'Above zero is positive, and below zero is negative. The opposite is on the other side of zero.'
        : 'Amounts above zero are positive. Amounts below zero, or lost, are negative.',
      walk,
    ],
    ways: ({ opposite, right, walk }) => [
      following(
        signDropped,
        [rational(right)],
        [
          `Which word tells which side of zero it is on?${opposite ? ' What does "opposite" mean after that?' : ''}`,
          `Below zero, overdrawn, and lost are negative. Above zero and gained are positive.${opposite ? ' Opposites are the same distance from zero, on different sides.' : ''}`,
          walk,
        ],
      ),
    ],
    belowZero: true,
  },
);

/** A term of a sum: a number between bars, or an expression with that value. */
type Barred = { readonly sign: '+' | '-'; readonly at: number; readonly inside: string };
const plus = (at: number, inside = `${at}`): Barred => ({ sign: '+', at, inside });
const minus = (at: number): Barred => ({ sign: '-', at, inside: `${at}` });

/** 1: |−a|. 2: −|−a| and −|a|. 3: a sum of two. 4: a difference. 5: an expression inside the bars, and another pair. */
const barred = (a: number, b: number): readonly (readonly Barred[][])[] => [
  [[plus(-a)]],
  [[minus(-a)], [minus(a)]],
  [[plus(-a), plus(-b)]],
  [
    [plus(-a), minus(b)],
    [plus(b), minus(-a)],
  ],
  [
    [plus(-a, `${b} - ${a + b}`), minus(-b)],
    [plus(b - a, `-${a} + ${b}`), minus(-b)],
  ],
];

const bars = (inside: string | number): string => `\\left|${inside}\\right|`;
const termTex = ({ sign, inside }: Barred, i: number): string =>
  `${i === 0 ? sign.replace('+', '') : ` ${sign} `}${bars(inside)}`;
const termLine = ({ at, inside }: Barred): string =>
  `${bars(inside)} = ${inside === `${at}` ? '' : `${bars(at)} = `}${Math.abs(at)}`;

const absoluteValue = family(
  { name: 'int_number_line_absolute_value', version: 1, skill: 'int_number_line' },
  {
    levels: {
      a: [range(2, 40), range(2, 25), range(2, 25), range(2, 25), range(2, 25)],
      b: always(range(2, 19)),
    },
    where: ({ a, b }) => a !== b && a !== 2 * b,
    phrasing: (chance, { a, b, difficulty }) => {
      const terms = chance.pick(barred(a, b)[difficulty - 1]!);
      return {
        terms,
        tex: terms.map(termTex).join(''),
        // Computes the value with any reading of the bars, the right one or a wrong one.
        work: (read: (n: number) => number) =>
          terms.reduce((sum, { sign, at }) => sum + (sign === '+' ? read(at) : -read(at)), 0),
      };
    },
    given: ({ tex, work }) => ({ stem: `Find $${tex}$.`, right: work(Math.abs) }),
    steps: ({ a, terms, tex, work, difficulty }) => [
      [
        difficulty === 5
          ? 'Find what is inside the bars first. The absolute value is its distance from 0.'
          : 'The absolute value of a number is its distance from 0.',
        difficulty === 1 ? `-${a} \\text{ is } ${a} \\text{ steps from } 0` : terms.map(termLine).join(', \\quad '),
      ],
      ['Replace each absolute value with its distance from 0. Keep any sign outside the bars.', `${tex} = ${work(Math.abs)}`],
    ],
    ladder: ({ tex }) => [
      'What do the bars mean? Start with what is inside them.',
      'The absolute value of a number is its distance from 0, so it is never negative. A sign outside the bars stays.',
      insideFirst(tex),
    ],
    ways: ({ tex, work }) => {
      const rule =
        'The absolute value is the distance from zero, so it is never negative. A negative sign outside the bars stays.';
      return [
        { rule: barsAsBrackets, to: work(barsAsBrackets.answer), hints: [barsAsBrackets.hints.look, rule, insideFirst(tex)] },
        {
          rule: absoluteValueChangesSign,
          to: work((n) => Number(absoluteValueChangesSign.answer(rational(n)).n)),
          hints: [absoluteValueChangesSign.hints.look, `${rule} A positive number inside stays the same.`, insideFirst(tex)],
        },
        following(barsOverAll, [work(Math.abs)], [barsOverAll.hints.look, rule, insideFirst(tex)]),
      ];
    },
    belowZero: true,
  },
);

const insideFirst = (tex: string): string =>
  `In $${tex}$, find the distance from 0 of what is inside the bars first. Then look at what is outside.`;

const listed = (numbers: readonly number[]): string => numbers.map((n) => `$${n}$`).join(', ');
const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

/** Draws a number of numbers whose distance from zero is from `low` to `high`. */
const signed =
  (count: number, low: number, high: number) =>
  (chance: Chance): number[] =>
    Array.from({ length: count }, () => chance.int(low, high) * (chance.maybe(0.55) ? -1 : 1));

/** 1: three small numbers. 2: four. 3: larger, two of them negative. 4: five. 5: five, large and close together. */
const order = choiceFamily(
  { name: 'int_number_line_order', version: 1, skill: 'int_number_line' },
  {
    levels: { numbers: [signed(3, 1, 9), signed(4, 1, 12), signed(4, 1, 60), signed(5, 1, 40), signed(5, 95, 130)] },
    where: ({ numbers }) => {
      const orders = [orderedBySize.answer(numbers), negativesBySize.answer(numbers), inOrder(numbers), numbers];
      return (
        new Set(numbers.map(Math.abs)).size === numbers.length &&
        numbers.filter((n) => n < 0).length >= 2 &&
        numbers.some((n) => n > 0) &&
        new Set(orders.map(listed)).size === orders.length
      );
    },
    derived: ({ numbers }) => {
      const [first, second] = numbers.filter((n) => n < 0) as [number, number];
      return { sorted: inOrder(numbers), first, second };
    },
    given: ({ numbers, sorted }) => ({
      stem: `Order the numbers from **least to greatest**. ${listed(numbers)}`,
      right: listed(sorted),
    }),
    steps: ({ sorted }) => [
      ['Negative numbers come first. The one farthest from 0 is the least.', sorted.filter((n) => n < 0).join(' < ')],
      [`Then write the positive numbers. In order: ${listed(sorted)}.`, sorted.join(' < ')],
    ],
    ladder: ({ first, second }) => [
      'Which numbers are negative? Which is farthest from zero?',
      'On a number line, numbers get greater from left to right. Start with the number farthest to the left.',
      `Mark ${first} and ${second} on a number line. Which one is farther to the left?`,
    ],
    ways: ({ numbers, first, second }) => {
      const line =
        'On a number line, numbers get greater from left to right. The farther left a negative number is, the less it is.';
      return [
        {
          rule: negativesBySize,
          to: listed(negativesBySize.answer(numbers)),
          hints: [
            `Look at the negative numbers, such as ${first} and ${second}. Which of them is farther to the left?`,
            line,
            `Which is colder, ${first} degrees or ${second} degrees? Colder means less.`,
          ],
        },
        {
          rule: orderedBySize,
          to: listed(orderedBySize.answer(numbers)),
          hints: [
            orderedBySize.hints.look,
            `Every negative number is less than every positive one. ${line}`,
            `Draw a number line, and mark 0. Then mark ${first} and ${second} to the left of it.`,
          ],
        },
      ];
    },
  },
);

/** Draws the two numbers as points on a number line with zero, if they are near enough to fit. */
const pointsOnLine = (a: number, b: number): WrittenFigure | null =>
  Math.max(Math.abs(a), Math.abs(b)) > 20
    ? null
    : {
        kind: 'number_line',
        scale: { from: Math.min(a, b, 0) - 1, to: Math.max(a, b, 0) + 1, step: 1 },
        labels: [a, b, 0].map((at) => ({ at, text: `${at}` })),
        points: [{ at: a }, { at: b }],
      };

/** True if the sizes of both ends and their distance are three different numbers. */
const areTold = (a: number, b: number): boolean => Math.abs(a - b) > 2 && new Set([a, b, a - b].map(Math.abs)).size === 3;

const toldDistance = { name: 'int_number_line_distance', version: 1, skill: 'int_number_line' };

/** 1: across zero, small. 2: across zero. 3: both negative. 4: large, either. */
const howFarApart = family(
  { ...toldDistance, difficulties: [1, 2, 3, 4] },
  {
    setting: (chance, difficulty) => ({ across: difficulty < 3 || (difficulty === 4 && chance.maybe(0.5)) }),
    levels: {
      a: [
        negative(range(2, 9)),
        negative(range(2, 30)),
        negative(range(2, 40)),
        negative(range(2, 150)),
        negative(range(2, 150)),
      ],
      size: [range(2, 9), range(2, 30), range(2, 40), range(2, 150), range(2, 150)],
    },
    where: ({ across, a, size }) => areTold(a, across ? size : -size),
    phrasing: (chance, { across, a, size }) => {
      const [from, to] = chance.shuffle([a, across ? size : -size]) as [number, number];
      const apart = `${from} and ${to} are on ${across ? 'different sides' : 'the same side'} of 0. How far is each from 0?`;
      return { from, to, gap: Math.abs(from - to), apart };
    },
    given: ({ from, to, gap }) => ({
      ...pictured(pointsOnLine(from, to)),
      stem: `How many units apart are $${from}$ and $${to}$ on a number line?`,
      right: gap,
    }),
    steps: ({ from, to, across, gap }) => {
      const [first, second] = [Math.abs(from), Math.abs(to)];
      return [
        ['Find the distance of each number from 0.', `${bars(from)} = ${first}, \\quad ${bars(to)} = ${second}`],
        across
          ? ['Zero is between them, so add.', `${first} + ${second} = ${gap}`]
          : ['Both are on the same side of 0, so subtract.', `${Math.max(first, second)} - ${Math.min(first, second)} = ${gap}`],
      ];
    },
    ladder: ({ apart }) => [
      'Where is zero: between the two numbers, or on one side of both?',
      'If 0 is between the numbers, add their distances from 0. If it is not, subtract.',
      apart,
    ],
    ways: ({ from, to, gap, apart }) => [
      following(
        distanceBySizes,
        [from, to],
        [
          `Is 0 between ${from} and ${to}, or not?`,
          'If 0 is between the numbers, add their distances from 0. If it is not, subtract.',
          apart,
        ],
      ),
      following(
        marksCounted,
        [from, to],
        [`Did you count the tick marks from ${from} to ${to}, or the units between them?`, marksCounted.hints.principle, apart],
      ),
      following(
        signDropped,
        [rational(gap)],
        ['Can a distance be negative?', 'A distance is never negative, whichever end you start from.', apart],
      ),
    ],
    belowZero: true,
  },
);

/** One end is asked for, given the other end and the distance, across zero. */
const otherEnd = family(
  { ...toldDistance, difficulties: [5] },
  {
    levels: { a: always(negative(range(2, 60))), b: always(range(2, 60)) },
    where: ({ a, b }) => areTold(a, b),
    derived: ({ a, b }) => ({ gap: b - a }),
    given: ({ a, b, gap }) => ({
      stem: `A number is $${gap}$ units to the **left** of $${b}$ on a number line. What is the number?`,
      right: a,
    }),
    steps: ({ a, b, gap }) => [
      ['To move left, subtract.', `${b} - ${gap}`],
      [`It takes ${b} units to get to 0, and ${gap - b} more to go past it.`, `${b} - ${gap} = ${a}`],
    ],
    ladder: ({ b, gap }) => [
      `Which way do you move from ${b}?`,
      'Moving left on a number line makes a number less, so subtract.',
      `Move ${b} units left to get to 0. Then move the rest of the ${gap} units.`,
    ],
    ways: ({ a, b, gap }) => [
      following(
        movedTheOtherWay,
        [b, gap],
        [
          `Is the number to the left or to the right of ${b}?`,
          'Numbers get less to the left and greater to the right.',
          `How far is it from ${b} to 0? How many of the ${gap} units are left after that?`,
        ],
      ),
      following(
        signDropped,
        [rational(a)],
        [
          `If you go left from ${b}, which side of zero do you land on?`,
          'Numbers to the left of zero are negative.',
          `It is ${b} units from ${b} to zero. The rest of the ${gap} units is on the other side.`,
        ],
      ),
    ],
    belowZero: true,
  },
);

export const numberLineGenerators: readonly Generator[] = [situation, absoluteValue, order, byShape(howFarApart, otherEnd)];
