import { rational } from '@stoa/engine/math/exact/rational';
import { signInsidePower } from '@stoa/engine/math/mal-rules/algebra/exponents';
import { subtractedInReverse, signOfResultLost } from '@stoa/engine/math/mal-rules/integers/signed-numbers';
import {
  orderOfOperationsLeftToRight,
  parenthesesMisplaced,
  writtenAsHeard,
  type Operation,
} from '@stoa/engine/math/mal-rules/whole-numbers/order-of-operations';
import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { choiceFamily, family, graded, type Step } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import { person } from '../../wording/people.ts';
import { following } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

type Told = {
  words: string;
  right: string;
  others: readonly { rule: MalRule; principle: string; to: string }[];
  first: Step;
};

const groups = writtenAsHeard.hints.principle;
const inside = parenthesesMisplaced.hints.principle;

/** 1: a sum divided. 2: a difference times a negative. 3: a negative squared. 4: a sum of squares or a square of a sum. 5: an opposite. */
const inWords = [
  (chance: Chance): Told => {
    const c = chance.int(2, 6);
    const [a, b] = [chance.int(2, 9), c * chance.int(2, 6)];
    return {
      words: `Add $-${a * c}$ and $${b}$. Then divide the sum by $-${c}$.`,
      right: `(-${a * c} + ${b}) \\div (-${c})`,
      others: [
        { rule: writtenAsHeard, principle: groups, to: `-${a * c} + ${b} \\div (-${c})` },
        { rule: parenthesesMisplaced, principle: inside, to: `-${a * c} \\div (-${c}) + ${b}` },
      ],
      first: ['The sum has to be known first, so it goes in parentheses.', `(-${a * c} + ${b})`],
    };
  },
  (chance: Chance): Told => {
    const [a, b, c] = [chance.int(2, 9), chance.int(2, 9), chance.int(2, 9)];
    return {
      words: `Subtract $${b}$ from $-${a}$. Then multiply the difference by $-${c}$.`,
      right: `(-${a} - ${b}) \\times (-${c})`,
      others: [
        { rule: writtenAsHeard, principle: groups, to: `-${a} - ${b} \\times (-${c})` },
        { rule: subtractedInReverse, principle: subtractedInReverse.hints.principle, to: `(${b} - (-${a})) \\times (-${c})` },
      ],
      first: ['The difference has to be known first, so it goes in parentheses.', `(-${a} - ${b})`],
    };
  },
  (chance: Chance): Told => {
    const [a, b] = [chance.int(2, 9), chance.int(11, 30)];
    return {
      words: `Square $-${a}$. Then subtract $${b}$.`,
      right: `(-${a})^2 - ${b}`,
      others: [
        {
          rule: signInsidePower,
          principle: 'Without parentheses, the exponent belongs only to the number, not to the sign.',
          to: `-${a}^2 - ${b}`,
        },
        { rule: parenthesesMisplaced, principle: inside, to: `(-${a} - ${b})^2` },
      ],
      first: [`All of $-${a}$ is squared, so it goes in parentheses.`, `(-${a})^2`],
    };
  },
  (chance: Chance): Told => {
    const [a, b, c] = [chance.int(3, 9), chance.int(2, 9), chance.int(2, 6)];
    return {
      words: `Square the sum of $-${a}$ and $${a + b}$. Then multiply by $-${c}$.`,
      right: `(-${a} + ${a + b})^2 \\times (-${c})`,
      others: [
        { rule: writtenAsHeard, principle: groups, to: `-${a} + ${a + b}^2 \\times (-${c})` },
        { rule: parenthesesMisplaced, principle: inside, to: `((-${a})^2 + ${a + b}^2) \\times (-${c})` },
      ],
      first: ['The sum is squared as a whole, so it goes in parentheses.', `(-${a} + ${a + b})^2`],
    };
  },
  (chance: Chance): Told => {
    const [a, b, c] = [chance.int(2, 9), chance.int(3, 12), chance.int(2, 5)];
    return {
      words: `Multiply $-${a}$ by the difference of $-${b}$ and $-${c * a}$. Then divide by $-${a * c}$.`,
      right: `-${a} \\times (-${b} - (-${c * a})) \\div (-${a * c})`,
      others: [
        { rule: writtenAsHeard, principle: groups, to: `-${a} \\times (-${b}) - (-${c * a}) \\div (-${a * c})` },
        {
          rule: subtractedInReverse,
          principle: subtractedInReverse.hints.principle,
          to: `-${a} \\times (-${c * a} - (-${b})) \\div (-${a * c})`,
        },
      ],
      first: ['The difference has to be known first, so it goes in parentheses.', `(-${b} - (-${c * a}))`],
    };
  },
] as const;

const ask = 'What has to be known first?';

const matchWords = choiceFamily(
  { name: 'int_order_operations_words', version: 1, skill: 'int_order_operations' },
  {
    levels: { told: graded((chance, difficulty) => inWords[difficulty - 1]!(chance)) },
    given: ({ told: { words, right } }) => ({ stem: `Which expression matches the words?\n\n${words}`, right: `$${right}$` }),
    steps: ({ told: { first, right } }) => [first, ['Now write the whole expression.', right]],
    ladder: ({ told: { first } }) => [
      ask,
      'Parentheses show what is done first. Without them, powers come first, then multiplication and division, then addition and subtraction.',
      `Start with $${first[1]}$. What happens to it next?`,
    ],
    ways: ({ told: { others, first } }) =>
      others.map(({ rule, principle, to }) => ({
        rule,
        to: `$${to}$`,
        hints: [ask, principle, `Look for $${first[1]}$ in the choices.`],
      })),
  },
);

/** A start, a number of equal changes in one direction, and a number in the other. */
type Changes = { start: number; ups: number; up: number; downs: number; down: number };

const scenes: readonly ((of: Changes, who: string) => string)[] = [
  ({ start, ups, up, downs, down }, who) =>
    `In a quiz game, a right answer gives ${up} points and a wrong answer takes away ${down} points. ${who} starts at $${start}$ points, and then gives ${ups} right answers and ${downs} wrong ones. What is the score now?`,
  ({ start, ups, up, downs, down }) =>
    `At midnight the temperature is $${start}$°F. It drops ${down} degrees an hour for ${downs} hours. Then it rises ${up} degrees an hour for ${ups} hours. What is the temperature then, in °F?`,
  ({ start, ups, up, downs, down }, who) =>
    `${who} dives from an elevation of $${start}$ feet. ${who} goes down ${down} feet a minute for ${downs} minutes, and then up ${up} feet a minute for ${ups} minutes. What is the elevation then, in feet?`,
  ({ start, ups, up, downs, down }, who) =>
    `A bucket in a well is at an elevation of $${start}$ feet. ${who} pulls it up ${up} feet at a time, ${ups} times. It slips back ${down} feet each of the ${downs} times that ${who} stops to rest. At what elevation is the bucket then, in feet?`,
];

/** 1: small changes. To 5: larger ones, more often. The result is below zero about as often as above. */
const story = family(
  { name: 'int_order_operations_story', version: 1, skill: 'int_order_operations' },
  {
    setting: (chance) => ({ who: person(chance), scene: chance.int(0, scenes.length - 1) }),
    levels: {
      changes: graded((chance, difficulty): Changes => {
        const most = 4 + difficulty;
        return {
          start: -chance.int(2, 12 + 4 * difficulty),
          ups: chance.int(2, most),
          up: chance.int(2, most),
          downs: chance.int(2, most),
          down: chance.int(2, most),
        };
      }),
    },
    where: ({ changes: { start, ups, up, downs, down }, scene }) => {
      const result = start + ups * up - downs * down;
      return (
        ups !== up &&
        downs !== down &&
        ups !== downs &&
        up !== down &&
        result !== 0 &&
        Math.abs(result) !== Math.abs(start) &&
        // A diver and a bucket stay below the surface.
        (scene < 2 || (result < -2 && start + ups * up < 0))
      );
    },
    derived: ({ changes: { start, ups, up, downs, down } }) => ({
      right: start + ups * up - downs * down,
      line: `${start} + ${ups} \\times ${up} - ${downs} \\times ${down}`,
    }),
    given: ({ changes, scene, who, right }) => ({ stem: scenes[scene]!(changes, who), right }),
    steps: ({ changes: { start, ups, up, downs, down }, line, right }) => [
      ['Write what happens as one expression. Moves up are added, and moves down are subtracted.', line],
      ['Multiply first.', `${line} = ${start} + ${ups * up} - ${downs * down}`],
      ['Then add and subtract from left to right.', `${start} + ${ups * up} - ${downs * down} = ${right}`],
    ],
    ladder: ({ changes: { ups, up, downs, down } }) => [
      'What is the starting number? What changes it, and how many times?',
      'The same change several times is a product. Add what goes up, and subtract what goes down.',
      `Find $${ups} \\times ${up}$ and $${downs} \\times ${down}$. Which one do you add to the start?`,
    ],
    ways: ({ changes: { start, ups, up, downs, down }, right, line }) => [
      ruled(
        orderOfOperationsLeftToRight,
        [[start, ups, up, downs, down].map((n) => rational(n)), ['+', '*', '-', '*'] satisfies Operation[]],
        `In $${line}$, do the two products first.`,
      ),
      following(
        signOfResultLost,
        [rational(right)],
        [
          'Is the result above or below zero?',
          'With different signs, use the sign of the number farther from 0.',
          `Start at $${start}$. It goes up ${ups * up} and down ${downs * down} in all.`,
        ],
      ),
    ],
    belowZero: true,
  },
);

export const signedExpressionGenerators: readonly Generator[] = [matchWords, story];
