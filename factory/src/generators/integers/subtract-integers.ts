import { rational, type Rational } from '@stoa/engine/math/exact/rational';
import { signDropped, subtractedANegativeAsNegative } from '@stoa/engine/math/mal-rules/integers/integers';
import { drawUntil } from '../../draw-until.ts';
import { always, family, graded, often, plusMinus, range, type Step } from '../../family.ts';
import type { Difficulty, Chance, Generator, Ladder } from '../../generator.ts';
import {
  addedForMissing,
  everyPairOfMinusesPlus,
  sizesSubtracted,
  subtractedInReverse,
  signsOverlooked,
} from '@stoa/engine/math/mal-rules/integers/signed-numbers';
import { inBrackets } from '../../wording/linear-text.ts';
import { following, type WrongWay } from '../../wrong-way.ts';

/** 1: a small number less a larger one. 2: a positive less a negative. 3: any with a negative. 4: two-digit. 5: two-digit, negative less negative. */
const levels = {
  a: [range(2, 12), range(2, 15), plusMinus(2, 25), plusMinus(12, 90), range(-95, -12)],
  b: [range(3, 12), range(-15, -2), plusMinus(2, 25), plusMinus(12, 90), range(-95, -12)],
} as const;

function fitsLevel({ a, b }: { a: number; b: number }, difficulty: Difficulty): boolean {
  return (
    Math.abs(a) !== Math.abs(b) &&
    (difficulty !== 1 || a < b) &&
    (difficulty < 3 || a < 0 || b < 0) &&
    Math.abs(a - b) > 1 &&
    ![Math.abs(a), Math.abs(b)].includes(Math.abs(a - b))
  );
}

const tex = (a: number, b: number): string => `${a} - ${inBrackets(b)}`;

type Pair = { a: number; b: number };

const addTheOpposite = 'Subtracting a number is the same as adding its opposite.';
const nextMove = ({ a, b }: Pair): string =>
  b < 0
    ? `Rewrite "minus ${b}" as "plus ${-b}." Start at ${a}. Where do you land?`
    : `Start at ${a} on the number line and go ${b} steps to the left.`;

/** The ladder for a difference of integers. */
const differenceLadder = ({ a, b }: Pair): Ladder => [
  'Which number do you start with? Which number do you subtract?',
  'To subtract a number, add its opposite.',
  `Rewrite "minus ${b}" as "plus ${-b}." Are the signs of ${a} and ${-b} the same or different?`,
];

const differenceWays = ({ a, b }: Pair): WrongWay<Rational | number>[] => [
  ...(b < 0
    ? [
        following(
          subtractedANegativeAsNegative,
          [rational(a), rational(b)],
          [`There are two signs in front of ${-b}. What does each one mean?`, addTheOpposite, nextMove({ a, b })],
        ),
      ]
    : []),
  following(
    subtractedInReverse,
    [a, b],
    [`Which number do you start with, ${a} or ${b}?`, subtractedInReverse.hints.principle, nextMove({ a, b })],
  ),
  following(
    everyPairOfMinusesPlus,
    [a, b],
    [
      `What is the sign of the first number, ${a}? Does it change?`,
      `${addTheOpposite} The first number stays the same.`,
      nextMove({ a, b }),
    ],
  ),
  following(
    sizesSubtracted,
    [a, b],
    [`Look at the signs of ${a} and ${b} before you subtract.`, addTheOpposite, nextMove({ a, b })],
  ),
];

const steps = (a: number, b: number): [Step, Step] => [
  ['To subtract a number, add its opposite.', `${tex(a, b)} = ${a} + ${inBrackets(-b)}`],
  [
    a < 0 === -b < 0
      ? 'The signs are the same. Add the absolute values, and keep the sign.'
      : 'The signs are different. Subtract the absolute values. Use the sign of the number farther from 0.',
    `${a} + ${inBrackets(-b)} = ${a - b}`,
  ],
];

const compute = family(
  { name: 'int_subtract_compute', version: 2, skill: 'int_subtract' },
  {
    levels,
    where: fitsLevel,
    given: ({ a, b }) => ({ stem: `Find $${tex(a, b)}$.`, right: a - b, inputType: 'integer' }),
    steps: ({ a, b }) => steps(a, b),
    ladder: differenceLadder,
    ways: differenceWays,
    belowZero: true,
  },
);

function drawChain(chance: Chance, difficulty: Difficulty) {
  const count = difficulty >= 4 ? 4 : 3;
  const top = { 1: 10, 2: 12, 3: 20, 4: 25, 5: 60 }[difficulty];
  return drawUntil(
    () => ({
      numbers: Array.from({ length: count }, () => chance.int(2, top) * (chance.maybe(0.5) ? -1 : 1)),
      signs: Array.from({ length: count - 1 }, () => chance.pick(['+', '-'] as const)),
    }),
    ({ numbers: n, signs: s }) =>
      new Set(n.map(Math.abs)).size === count &&
      n.some((x, i) => i > 0 && x < 0 && s[i - 1] === '-') &&
      s.includes('+') &&
      !n.map(Math.abs).includes(Math.abs(n.reduce((sum, x, i) => sum + (i > 0 && s[i - 1] === '-' ? -x : x), 0))),
  );
}

/** Signs in a chain. 1 and 2: three numbers, one negative. 3: two negatives. 4: four numbers. 5: four larger numbers. */
const chain = family(
  { name: 'int_subtract_chain', version: 1, skill: 'int_subtract', difficulties: [2, 3, 4, 5] },
  {
    levels: { drawn: graded(drawChain) },
    derived: ({ drawn: { numbers, signs } }) => {
      const signed = (changed: (i: number) => number) => numbers.reduce((sum, _, i) => sum + changed(i), 0);
      const proper = (i: number) => (i > 0 && signs[i - 1] === '-' ? -numbers[i]! : numbers[i]!);
      const value = signed(proper);
      const oneMinus = signed((i) => (i > 0 && signs[i - 1] === '-' && numbers[i]! < 0 ? numbers[i]! : proper(i)));
      const shown = numbers.map((n, i) => (i === 0 ? `${n}` : `${signs[i - 1]} ${inBrackets(n)}`)).join(' ');
      const plain = numbers
        .map((_, i) => (i === 0 ? `${proper(0)}` : proper(i) < 0 ? `- ${-proper(i)}` : `+ ${proper(i)}`))
        .join(' ');
      const at = numbers.findIndex((n, i) => i > 0 && n < 0 && signs[i - 1] === '-');
      const sub = `Rewrite "− (${numbers[at]})" as "+ ${-numbers[at]!}." Do the same with every other pair of signs.`;
      return { signed, value, oneMinus, shown, plain, at, sub };
    },
    given: ({ value, shown }) => ({ stem: `Find $${shown}$.`, right: value }),
    steps: ({ value, shown, plain }) => [
      ['Simplify each pair of signs. Minus a negative is plus. Plus a negative is minus.', `${shown} = ${plain}`],
      ['Add and subtract from left to right.', `${plain} = ${value}`],
    ],
    ladder: ({ sub }) => [
      'Which pairs of signs are next to each other?',
      'Simplify each pair of signs: minus a negative is plus, and plus a negative is minus. Then go from left to right.',
      sub,
    ],
    ways: ({ drawn: { numbers, signs }, signed, value, oneMinus, at, sub }) => [
      {
        rule: subtractedANegativeAsNegative,
        to: oneMinus,
        hints: [`Look at the two signs in front of ${-numbers[at]!}.`, subtractedANegativeAsNegative.hints.principle, sub],
      },
      {
        rule: signsOverlooked,
        to: signed((i) =>
          i === 0 ? Math.abs(numbers[0]!) : signs[i - 1] === '-' ? -Math.abs(numbers[i]!) : Math.abs(numbers[i]!),
        ),
        hints: ['Which numbers are negative?', 'A sign in parentheses belongs to the number. Keep it.', sub],
      },
      following(
        signDropped,
        [rational(value)],
        [
          'Rewrite it as a sum. Which is farther from 0: the positives or the negatives?',
          'Write everything as one sum of positive and negative numbers first.',
          sub,
        ],
      ),
    ],
    belowZero: true,
  },
);

const gaps = [
  { tell: (a: number, b: number) => `One day the high temperature was $${a}$°F, and the low was $${b}$°F. What is the difference, in degrees?`, most: 50, low: true, high: true },
  { tell: (a: number, b: number) => `A cliff is $${a}$ meters high. The sea floor below it is at $${b}$ meters. How many meters above the sea floor is the top of the cliff?`, unit: 'm', most: 200, low: false, high: true },
  { tell: (a: number, b: number) => `Player A has $${a}$ points. Player B has $${b}$ points. How many points ahead is Player A?`, most: 200, low: true, high: true },
  { tell: (a: number, b: number) => `A diver is at $${a}$ meters. A shipwreck is at $${b}$ meters. How many meters above the shipwreck is the diver?`, unit: 'm', most: 200, low: true, high: false },
  { tell: (a: number, b: number) => `A freezer is at $${b}$°F, and a refrigerator is at $${a}$°F. How many degrees warmer is the refrigerator?`, most: 20, low: false, high: true },
  { tell: (a: number, b: number) => `A golfer's score is $${b}$, and another golfer's score is $${a}$. How many strokes apart are they?`, most: 20, low: true, high: true },
] as const; // prettier-ignore

function drawStory(chance: Chance, difficulty: Difficulty) {
  const top = { 1: 9, 2: 20, 3: 70, 4: 40, 5: 160 }[difficulty];
  const both = difficulty >= 4;
  const scene = chance.pick(gaps.filter(({ most, low, high }) => most >= Math.min(top, 50) && (both ? low : high)));
  return drawUntil(
    () => ({ scene, a: (both ? -1 : 1) * chance.int(2, top), b: -chance.int(3, top) }),
    ({ a, b }) =>
      a > b &&
      Math.max(Math.abs(a), Math.abs(b)) <= scene.most &&
      a - b > 2 &&
      Math.abs(a) !== Math.abs(b) &&
      ![Math.abs(a), Math.abs(b)].includes(a - b),
  );
}

/** The lower number is negative. 1: across zero, small. 2: across zero. 3: two-digit. 4: both negative. 5: both negative, larger. */
const story = family(
  { name: 'int_subtract_story', version: 1, skill: 'int_subtract' },
  {
    levels: { drawn: graded(drawStory) },
    given: ({ drawn: { scene, a, b } }) => ({
      stem: scene.tell(a, b),
      right: a - b,
      ...('unit' in scene ? { unit: scene.unit } : {}),
    }),
    steps: ({ drawn: { a, b } }) => [['Subtract the lesser number from the greater one.', tex(a, b)], ...steps(a, b)],
    ladder: ({ drawn: { a, b } }) => [
      'Which number is greater? What does the question compare?',
      'To find the difference, subtract the lesser number from the greater. To subtract a number, add its opposite.',
      `Start with ${a}, the greater number. The opposite of ${b} is ${-b}, so add that.`,
    ],
    ways: ({ drawn: { a, b } }) => differenceWays({ a, b }),
    belowZero: true,
  },
);

/** The unknown is the number subtracted, or the one subtracted from. */
const missing = family(
  { name: 'int_subtract_missing', version: 2, skill: 'int_subtract' },
  {
    levels: { ...levels, firstHidden: always(often) },
    where: ({ a, b }, difficulty) => fitsLevel({ a, b }, difficulty),
    derived: ({ a, b, firstHidden }) => {
      const result = a - b;
      const unknown = firstHidden ? a : b;
      const shown = firstHidden ? `\\square - ${inBrackets(b)} = ${result}` : `${a} - \\square = ${result}`;
      const sub = firstHidden
        ? `Undo it. Start at ${result}, and add ${b} back.`
        : `What do you subtract from ${a} to get ${result}?`;
      return { result, unknown, shown, sub };
    },
    given: ({ unknown, shown }) => ({ stem: `Find the missing number: $${shown}$`, right: unknown }),
    steps: ({ a, b, firstHidden, result }) =>
      firstHidden
        ? [
            ['To undo subtraction, add.', `\\square = ${result} + ${inBrackets(b)}`],
            ['Add.', `\\square = ${a}`],
          ]
        : [
            ['The number you subtract is the first number minus the result.', `\\square = ${a} - ${inBrackets(result)}`],
            ['Subtract by adding the opposite.', `\\square = ${a} + ${inBrackets(-result)} = ${b}`],
          ],
    ladder: ({ a, b, firstHidden, result }) => [
      'What is missing: the start, or the number you subtract?',
      firstHidden ? 'To undo subtraction, add.' : 'The number you subtract is the first number minus the result.',
      firstHidden ? `Find $${result} + ${inBrackets(b)}$.` : `Find $${a} - ${inBrackets(result)}$.`,
    ],
    ways: ({ a, b, firstHidden, result, unknown, sub }) => [
      {
        rule: addedForMissing,
        to: firstHidden ? result - b : addedForMissing.answer(result, a),
        hints: [
          `Write your number in the box. Does the left side equal ${result}?`,
          firstHidden
            ? 'To undo subtraction, add the same number back.'
            : 'The number you subtract is the first number minus the result.',
          sub,
        ],
      },
      following(
        signDropped,
        [rational(unknown)],
        [
          `Write your number in the box. Look at the sign of the result, ${result}.`,
          'Subtracting a negative makes the result greater. Subtracting a positive makes it less.',
          sub,
        ],
      ),
    ],
    belowZero: true,
  },
);

export const subtractIntegersGenerators: readonly Generator[] = [compute, chain, story, missing];
