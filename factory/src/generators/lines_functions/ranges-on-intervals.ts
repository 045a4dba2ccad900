import { always, eitherSign, negative, only, range, textFamily } from '../../family.ts';
import type { Generator, Ladder } from '../../generator.ts';
import {
  amountTakenForTime,
  constantForgotten,
  endsOnlyTried,
  endsPutInWithoutSign,
  gaveTheOtherSet,
  rateTakenForBorder,
  startIgnored,
} from '@stoa/engine/math/mal-rules/functions-and-lines/functions';
import { tail } from '../../wording/line-text.ts';
import { inBrackets, linearText } from '../../wording/linear-text.ts';
import { following } from '../../wrong-way.ts';
import { byShape } from '../../by-shape.ts';
import { ledTo } from '../../ruled.ts';

const between = (low: number, high: number, letter = 'y'): string => `${low} ≤ ${letter} ≤ ${high}`;
const betweenTex = (low: number, high: number, letter = 'y'): string => `${low} \\le ${letter} \\le ${high}`;
/** Returns the range from the smaller to the larger number; null if both are the same. */
const span = (a: number, b: number): string | null => (a === b ? null : between(Math.min(a, b), Math.max(a, b)));

const interval = { name: 'func_domain_range_interval', version: 2, skill: 'func_domain_range' };

/** The part of a page that asks for a range. */
const rangeAnswer = (least: number, greatest: number) =>
  ({
    inputType: 'expression',
    form: 'simplified',
    variables: { x: 'the input', y: 'the output' },
    placeholder: 'like a ≤ y ≤ b',
    right: between(least, greatest),
    wrong: between(301, 402),
  }) as const;

type Interval = { readonly rule: string; readonly low: number; readonly high: number };

const questions = ({ rule, low, high }: Interval) =>
  [
    `The function $y = ${rule}$ has the domain $${betweenTex(low, high, 'x')}$. What is its range? Write an inequality with $y$ in the middle.`,
    `For $y = ${rule}$ the domain is $${betweenTex(low, high, 'x')}$. What is the range? Write an inequality with $y$ in the middle.`,
  ] as const;
const inputsAsked = 'Which numbers go in? Does the question ask for what goes in or what comes out?';
const domainHints = (low: number, high: number): Ladder => [
  'Does the question ask for the domain or the range?',
  'The domain says what may go in. The range says what comes out.',
  `The inputs run from ${low} to ${high}. Put each of these two into the rule.`,
];
const constantHints = (low: number): Ladder => [
  'Did you use the whole rule for the ends?',
  constantForgotten.hints.principle,
  `Substitute ${low} into the rule once more. Which part of it is missing in your values?`,
];

/** 1: rising, positive inputs. 2: rising, negative inputs too. 3: falling. */
const ofLine = textFamily(
  { ...interval, difficulties: [1, 2, 3] },
  {
    levels: {
      low: [range(1, 4), negative(range(1, 5)), negative(range(1, 5)), negative(range(1, 5)), negative(range(1, 5))],
      length: always(range(2, 7)),
      a: [range(2, 5), range(2, 5), negative(range(2, 5)), range(2, 5), range(2, 5)],
      b: [range(1, 12), eitherSign(range(1, 12)), eitherSign(range(1, 12)), range(1, 12), range(1, 12)],
    },
    where: ({ low, length, a, b }) =>
      Math.abs(low) !== Math.abs(low + length) && low + length !== 0 && Math.abs(a) !== Math.abs(b),
    derived: ({ low, length, a, b }) => {
      const high = low + length;
      const ends = [a * low + b, a * high + b] as const;
      return { high, rule: linearText(a, b), ends, least: Math.min(...ends), greatest: Math.max(...ends) };
    },
    phrasing: (chance, of) => ({ asked: chance.pick(questions(of)) }),
    given: ({ least, greatest, asked }) => ({ stem: asked, ...rangeAnswer(least, greatest) }),
    ladder: ({ low, high }) => [
      inputsAsked,
      'The range goes from the least output to the greatest. A line has them at the ends of the domain.',
      `Substitute ${low} and ${high} for $x$. Which output is the least, and which is the greatest?`,
    ],
    steps: ({ low, high, a, b, ends, least, greatest }) => {
      const put = (x: number) => `${a} \\cdot ${inBrackets(x)}${tail(b)}`;
      return [
        ['Substitute both ends of the domain in the rule.', `${put(low)} = ${ends[0]}, \\quad ${put(high)} = ${ends[1]}`],
        [
          a > 0
            ? 'The line rises, so every value between these two is taken.'
            : 'The line falls, so the left end gives the greatest value and the right end the least.',
          `${least} < ${greatest}`,
        ],
        ['Write the least value on the left and the greatest on the right.', betweenTex(least, greatest)],
      ];
    },
    ways: ({ low, high, a, b, least, greatest }) => [
      following(gaveTheOtherSet, [between(low, high)], domainHints(low, high)),
      {
        rule: endsPutInWithoutSign,
        to: low < 0 ? span(...endsPutInWithoutSign.answer((x) => a * x + b, low, high)) : null,
        hints: [
          `Look at the left end of the domain, ${low}. Did its sign go into the rule with it?`,
          endsPutInWithoutSign.hints.principle,
          `Find $${a} \\cdot (${low})$ first, sign and all.`,
        ],
      },
      { rule: constantForgotten, to: span(least - b, greatest - b), hints: constantHints(low) },
    ],
  },
);

/** 4: x² + b with its turning point inside. 5: b − x². */
const ofParabola = textFamily(
  { ...interval, difficulties: [4, 5] },
  {
    levels: {
      low: always(negative(range(1, 5))),
      high: always(range(1, 5)),
      a: [only(1), only(1), only(1), only(1), only(-1)],
      b: always(eitherSign(range(2, 12))),
    },
    where: ({ low, high }) => Math.abs(low) !== high,
    derived: ({ low, high, a, b }) => {
      const ends = [a * low ** 2 + b, a * high ** 2 + b] as const;
      const turned = (x: string) => (a === 1 ? `${x}^{2}${tail(b)}` : `${b} - ${x}^{2}`);
      return { turned, rule: turned('x'), ends, least: Math.min(...ends, b), greatest: Math.max(...ends, b) };
    },
    phrasing: (chance, of) => ({ asked: chance.pick(questions(of)) }),
    given: ({ least, greatest, asked }) => ({ stem: asked, ...rangeAnswer(least, greatest) }),
    ladder: ({ low, high }) => [
      inputsAsked,
      'The range goes from the least output to the greatest. A parabola turns, so check x = 0 too.',
      `Substitute ${low} and ${high} for $x$. Substitute 0 too. Which output is the least, and which is the greatest?`,
    ],
    steps: ({ low, high, a, b, turned, ends, least, greatest }) => [
      [
        'Substitute both ends of the domain in the rule.',
        `${turned(inBrackets(low))} = ${ends[0]}, \\quad ${turned(inBrackets(high))} = ${ends[1]}`,
      ],
      [
        `Zero lies between the ends, and there the curve turns: ${a === 1 ? 'its lowest' : 'its highest'} value is taken there.`,
        `${turned('0')} = ${b}`,
      ],
      ['Write the least value on the left and the greatest on the right.', betweenTex(least, greatest)],
    ],
    ways: ({ low, high, b, ends, least, greatest }) => [
      ledTo(
        endsOnlyTried,
        span(...endsOnlyTried.answer(...ends)),
        `The numbers between ${low} and ${high} include some on both sides of zero. Try one or two of them.`,
      ),
      following(gaveTheOtherSet, [between(low, high)], domainHints(low, high)),
      { rule: constantForgotten, to: span(least - b, greatest - b), hints: constantHints(low) },
    ],
  },
);

const story = { name: 'func_domain_range_story', version: 3, skill: 'func_domain_range' };

const scenes: readonly { told: (start: number, rate: number) => string; y: string; x: string }[] = [
  {
    told: (start, rate) => `A tank holds ${start} gallons. Every minute, ${rate} gallons drain out until it is empty.`,
    y: 'the number of gallons in it',
    x: 'minutes',
  },
  {
    told: (start, rate) =>
      `A boat is ${start} miles from its harbor. It sails ${rate} miles toward it every hour until it arrives.`,
    y: 'its distance from the harbor in miles',
    x: 'hours',
  },
  {
    told: (start, rate) =>
      `A printer has ${start} sheets of paper. It prints ${rate} sheets every minute until the tray is empty.`,
    y: 'the number of sheets left',
    x: 'minutes',
  },
  {
    told: (start, rate) => `A gift card holds ${start} dollars. Every week ${rate} dollars are spent until nothing is left.`,
    y: 'the number of dollars left',
    x: 'weeks',
  },
  {
    told: (start, rate) => `A box holds ${start} granola bars. A team eats ${rate} of them every day until none are left.`,
    y: 'the number of bars left',
    x: 'days',
  },
];

/** The part of a page that asks for a set from 0 to an end. */
const setAnswer = (end: number, letter: 'x' | 'y') =>
  ({
    inputType: 'expression',
    form: 'simplified',
    placeholder: `like a ≤ ${letter} ≤ b`,
    right: between(0, end, letter),
    wrong: between(501, 602, letter),
  }) as const;
const setsIdea = 'The domain is what goes in, here the time. The range is what comes out, here the amount.';
const otherSetHints = (letter: 'x' | 'y'): Ladder => [
  `What does $${letter}$ stand for in this story?`,
  'The domain is about what goes in, here the time. The range is about what comes out.',
  letter === 'x'
    ? `When does the story begin, and what makes it end? Look for two times.`
    : `What is the amount at the beginning, and what is it at the end?`,
];

/** What is used up at a steady rate. 3: the domain. 4: the range. */
const usedUp = textFamily(
  { ...story, difficulties: [3, 4] },
  {
    levels: { rate: always(range(2, 12)), time: always(range(4, 15)) },
    where: ({ rate, time }) => rate !== time && rate * time <= 150,
    derived: ({ rate, time, difficulty }) => {
      const start = rate * time;
      return {
        start,
        left: `${start} - ${rate}x`,
        ...(difficulty === 3
          ? ({ set: 'domain', letter: 'x', end: time, otherEnd: start } as const)
          : ({ set: 'range', letter: 'y', end: start, otherEnd: time } as const)),
      };
    },
    phrasing: (chance) => ({ scene: chance.pick(scenes) }),
    given: ({ rate, start, left, set, letter, end, scene }) => ({
      stem: `${scene.told(start, rate)} After $x$ ${scene.x}, ${scene.y} is $y = ${left}$. What is the ${set} of this function? Write an inequality with $${letter}$ in the middle.`,
      variables: { x: `the time in ${scene.x}`, y: scene.y },
      ...setAnswer(end, letter),
    }),
    ladder: ({ left, letter }) => [
      `What does $${letter}$ stand for in this story?`,
      setsIdea,
      letter === 'x'
        ? `It starts at $x = 0$. It ends when $${left} = 0$. How long does that take?`
        : `Find $y$ at the start, when $x = 0$ in $y = ${left}$. Then find $y$ at the end.`,
    ],
    steps: ({ rate, time, start, left, letter }) =>
      letter === 'x'
        ? [
            ['It begins at $x = 0$.', '0 \\le x'],
            ['It ends when $y$ is 0.', `${left} = 0, \\quad x = ${time}`],
            ['So the time runs between these two.', betweenTex(0, time, 'x')],
          ]
        : [
            ['At the beginning the amount is greatest.', `${start} - ${rate} \\cdot 0 = ${start}`],
            ['At the end $y$ is 0, and every amount between is passed.', betweenTex(0, start)],
          ],
    ways: ({ rate, left, letter, otherEnd }) => [
      { rule: gaveTheOtherSet, to: between(0, otherEnd, letter), hints: otherSetHints(letter) },
      {
        rule: rateTakenForBorder,
        to: between(0, rateTakenForBorder.answer(rate), letter),
        hints:
          letter === 'x'
            ? ['When does this story end?', 'It ends when $y$ is 0.', `Set $${left}$ equal to 0.`]
            : [
                `What does the number ${rate} tell in this story?`,
                'A rate tells how fast an amount changes. The borders of the range are the least and the greatest amount.',
                'How much is there before anything has happened, and how much at the very end?',
              ],
      },
    ],
  },
);

/** A pool that fills up from a given depth: the domain, whose end must be worked out. */
const fillingUp = textFamily(
  { ...story, difficulties: [5] },
  {
    levels: { rate: always(range(2, 12)), time: always(range(4, 15)), depth: always(range(2, 20)) },
    where: ({ rate, time, depth }) => rate !== time && rate * time <= 150 && depth !== time,
    derived: ({ rate, time, depth }) => ({ full: depth + rate * time, rule: `${depth} + ${rate}x` }),
    given: ({ rate, time, depth, full, rule }) => ({
      stem: `The water in a pool is ${depth} cm deep. Every hour the depth goes up ${rate} cm until it is ${full} cm. After $x$ hours the depth in centimeters is $y = ${rule}$. What is the domain of this function? Write an inequality with $x$ in the middle.`,
      variables: { x: 'the time in hours', y: 'the depth' },
      ...setAnswer(time, 'x'),
    }),
    ladder: ({ full, rule }) => [
      'What does $x$ stand for in this story?',
      setsIdea,
      `It starts at $x = 0$. It ends when $${rule} = ${full}$. How long does that take?`,
    ],
    steps: ({ time, full, rule }) => [
      ['It begins at $x = 0$.', '0 \\le x'],
      [`It ends when the depth is ${full}.`, `${rule} = ${full}, \\quad x = ${time}`],
      ['So the time runs between these two.', betweenTex(0, time, 'x')],
    ],
    ways: ({ rate, depth, full }) => {
      const late = startIgnored.answer(full, rate);
      const endHints: Ladder = [
        'When does this story end?',
        `It ends when the depth reaches ${full}. Only what is added takes time.`,
        `How many centimeters are still to be added at the beginning? Compare ${depth} and ${full}.`,
      ];
      return [
        { rule: gaveTheOtherSet, to: between(depth, full, 'x'), hints: otherSetHints('x') },
        { rule: startIgnored, to: late === null ? null : between(0, late, 'x'), hints: endHints },
        { rule: rateTakenForBorder, to: between(0, rateTakenForBorder.answer(rate), 'x'), hints: endHints },
        { rule: amountTakenForTime, to: between(0, amountTakenForTime.answer(full), 'x'), hints: otherSetHints('x') },
      ];
    },
  },
);

export const intervalRangeGenerators: readonly Generator[] = [byShape(ofLine, ofParabola), byShape(usedUp, fillingUp)];
