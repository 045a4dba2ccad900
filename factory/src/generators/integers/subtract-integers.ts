import { rational, type Rational } from '@stoa/engine/math/exact/rational';
import { signDropped, subtractedANegativeAsNegative } from '@stoa/engine/math/mal-rules/integers/integers';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, Generator, ProblemDraft } from '../../generator.ts';
import { family, misconceptionsFor, plusMinus, range } from '../../family.ts';
import { held } from '../../held.ts';
import {
  addedForMissing,
  everyPairOfMinusesPlus,
  sizesSubtracted,
  subtractedInReverse,
  signsOverlooked,
} from '@stoa/engine/math/mal-rules/integers/signed-numbers';
import { inBrackets } from '../../wording/linear-text.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';
import { following, type WrongWay } from '../../wrong-way.ts';

/** 1: a small number less a larger one. 2: a positive less a negative. 3: any with a negative. 4: two-digit. 5: two-digit, negative less negative. */
function drawPair(chance: Chance, difficulty: Difficulty): [number, number] {
  const top = { 1: 12, 2: 15, 3: 25, 4: 90, 5: 95 }[difficulty];
  const sign = () => (chance.maybe(0.5) ? 1 : -1);
  const draw = {
    1: () => [chance.int(2, top), chance.int(3, top)],
    2: () => [chance.int(2, top), -chance.int(2, top)],
    3: () => [sign() * chance.int(2, top), sign() * chance.int(2, top)],
    4: () => [sign() * chance.int(12, top), sign() * chance.int(12, top)],
    5: () => [-chance.int(12, top), -chance.int(12, top)],
  }[difficulty];
  return drawUntil(
    () => draw() as [number, number],
    ([a, b]) => fitsLevel({ a, b }, difficulty),
  );
}

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

type Step = ProblemDraft['steps'][number];
type Pair = { a: number; b: number };

const addTheOpposite = 'Subtracting a number is the same as adding its opposite.';
const nextMove = ({ a, b }: Pair): string =>
  b < 0
    ? `Replace "minus ${b}" by "plus ${-b}". Where do you land, starting from ${a}?`
    : `Start at ${a} on the number line and go ${b} steps to the left.`;

const differenceWays = ({ a, b }: Pair): WrongWay<Rational | number>[] => [
  ...(b < 0
    ? [
        following(
          subtractedANegativeAsNegative,
          [rational(a), rational(b)],
          [`There are two signs in front of the ${-b}. What does each of them say?`, addTheOpposite, nextMove({ a, b })],
        ),
      ]
    : []),
  following(
    subtractedInReverse,
    [a, b],
    [`From which number do you subtract, ${a} or ${b}?`, subtractedInReverse.hints.principle, nextMove({ a, b })],
  ),
  following(
    everyPairOfMinusesPlus,
    [a, b],
    [
      `Which sign belongs to the ${Math.abs(a)}, and does it change?`,
      `${addTheOpposite} The first number stays as it is.`,
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
  { explanation: 'Subtracting a number is adding its opposite.', math: `${tex(a, b)} = ${a} + ${inBrackets(-b)}` },
  {
    explanation:
      a < 0 === -b < 0
        ? 'The signs are the same: add the absolute values and keep the sign.'
        : 'The signs are different: subtract the absolute values and take the sign of the number farther from zero.',
    math: `${a} + ${inBrackets(-b)} = ${a - b}`,
  },
];

/** 1: a small number less a larger one. 2: a positive less a negative. 3: any with a negative. 4: two-digit. 5: two-digit, negative less negative. */
const compute = family(
  { name: 'int_subtract_compute', version: 2, skill: 'int_subtract' },
  {
    levels: {
      a: [range(2, 12), range(2, 15), plusMinus(2, 25), plusMinus(12, 90), range(-95, -12)],
      b: [range(3, 12), range(-15, -2), plusMinus(2, 25), plusMinus(12, 90), range(-95, -12)],
    },
    where: fitsLevel,
    given: ({ a, b }) => ({ stem: `Work out $${tex(a, b)}$.`, right: a - b, inputType: 'integer' }),
    steps: ({ a, b }) => steps(a, b).map(({ explanation, math }) => [explanation, math]),
    ways: differenceWays,
    belowZero: true,
  },
);

/** Signs in a chain. 1 and 2: three numbers, one negative. 3: two negatives. 4: four numbers. 5: four larger numbers. */
const chain: Generator = {
  name: 'int_subtract_chain',
  version: 1,
  skill: 'int_subtract',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const count = difficulty >= 4 ? 4 : 3;
    const top = { 1: 10, 2: 12, 3: 20, 4: 25, 5: 60 }[difficulty];
    const { numbers, signs } = drawUntil(
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
    const signed = (changed: (i: number) => number) => numbers.reduce((sum, _, i) => sum + changed(i), 0);
    const proper = (i: number) => (i > 0 && signs[i - 1] === '-' ? -numbers[i]! : numbers[i]!);
    const value = signed(proper);
    const right = `${value}`;
    // Two minuses kept as one: the number behind "− (−" is still taken away.
    const oneMinus = signed((i) => (i > 0 && signs[i - 1] === '-' && numbers[i]! < 0 ? numbers[i]! : proper(i)));
    const shown = numbers.map((n, i) => (i === 0 ? `${n}` : `${signs[i - 1]} ${inBrackets(n)}`)).join(' ');
    const plain = numbers
      .map((_, i) => (i === 0 ? `${proper(0)}` : proper(i) < 0 ? `- ${-proper(i)}` : `+ ${proper(i)}`))
      .join(' ');
    const at = numbers.findIndex((n, i) => i > 0 && n < 0 && signs[i - 1] === '-');
    const sub = `Rewrite "− (${numbers[at]})" as "+ ${-numbers[at]!}". Do the same with every other pair of signs.`;
    const misconceptions = [
      ...held(subtractedANegativeAsNegative, `${oneMinus}`, right, [
        `Look at the place where two minus signs meet, in front of the ${-numbers[at]!}.`,
        subtractedANegativeAsNegative.hints.principle,
        sub,
      ]),
      ...held(
        signsOverlooked,
        `${signed((i) => (i === 0 ? Math.abs(numbers[0]!) : signs[i - 1] === '-' ? -Math.abs(numbers[i]!) : Math.abs(numbers[i]!)))}`,
        right,
        [
          'Mark every number that carries a minus sign of its own.',
          'A sign in brackets belongs to the number and must not be dropped.',
          sub,
        ],
      ),
      ...held(signDropped, `${signDropped.answer(rational(value)).n}`, right, [
        'Which weighs more, the numbers that are added or those that are taken away?',
        'Write all as one sum of positive and negative numbers first.',
        sub,
      ]),
    ];
    return {
      stem: `Work out $${shown}$.`,
      answer: right,
      inputType: 'integer',
      steps: [
        {
          explanation: 'Write each pair of signs as one: minus a negative is plus, plus a negative is minus.',
          math: `${shown} = ${plain}`,
        },
        { explanation: 'Work from left to right.', math: `${plain} = ${value}` },
      ],
      misconceptions,
      wrong: plainlyWrong(rational(value), misconceptions),
    };
  },
};

const gaps = [
  {
    tell: (a: number, b: number) =>
      `One day the highest temperature was $${a}$ °C and the lowest $${b}$ °C. By how many degrees do they differ?`,
  },
  {
    tell: (a: number, b: number) =>
      `A cliff top is at a height of $${a}$ m, the sea floor below it at $${b}$ m. How many meters apart are they in height?`,
    unit: 'm',
  },
  {
    tell: (a: number, b: number) =>
      `Two players have $${a}$ and $${b}$ points. By how many points is the first ahead of the second?`,
  },
  {
    tell: (a: number, b: number) =>
      `Town A lies at a height of $${a}$ m and town B at $${b}$ m. How many meters higher is town A?`,
    unit: 'm',
  },
] as const;

/** The lower number is negative. 1: across zero, small. 2: across zero. 3: two-digit. 4: both negative. 5: both negative, larger. */
const story: Generator = {
  name: 'int_subtract_story',
  version: 1,
  skill: 'int_subtract',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const top = { 1: 9, 2: 20, 3: 70, 4: 40, 5: 160 }[difficulty];
    const both = difficulty >= 4;
    const scene = chance.pick(both ? [gaps[0], gaps[2], gaps[3]] : gaps);
    const [a, b] = drawUntil(
      () => [(both ? -1 : 1) * chance.int(2, top), -chance.int(3, top)] as const,
      ([x, y]) => x > y && x - y > 2 && Math.abs(x) !== Math.abs(y) && ![Math.abs(x), Math.abs(y)].includes(x - y),
    );
    const misconceptions = misconceptionsFor(differenceWays({ a, b }), { inputType: 'integer', belowZero: true });
    return {
      stem: scene.tell(a, b),
      answer: `${a - b}`,
      inputType: 'integer',
      ...('unit' in scene ? { unit: scene.unit } : {}),
      steps: [{ explanation: 'The difference is the higher number minus the lower one.', math: tex(a, b) }, ...steps(a, b)],
      misconceptions,
      wrong: plainlyWrong(rational(a - b), misconceptions),
    };
  },
};

/** Graded as `drawPair`. The unknown is the number subtracted, or the one subtracted from. */
const missing: Generator = {
  name: 'int_subtract_missing',
  version: 1,
  skill: 'int_subtract',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [a, b] = drawPair(chance, difficulty);
    const result = a - b;
    const firstHidden = chance.maybe(0.5);
    const unknown = firstHidden ? a : b;
    const right = `${unknown}`;
    const shown = firstHidden ? `\\square - ${inBrackets(b)} = ${result}` : `${a} - \\square = ${result}`;
    const sub = firstHidden
      ? `Undo it: start from ${result} and add ${b} back.`
      : `What must be taken from ${a} so that ${result} is left? Is it more or less than ${a}?`;
    const misconceptions = [
      ...held(addedForMissing, `${firstHidden ? result - b : addedForMissing.answer(result, a)}`, right, [
        `Put your number into the box. Does the left side give ${result}?`,
        firstHidden
          ? 'Taking away is undone by adding the same number back.'
          : 'The number taken away is the first number minus the result.',
        sub,
      ]),
      ...held(signDropped, `${signDropped.answer(rational(unknown)).n}`, right, [
        `Put your number into the box and look at the sign of the result, ${result}.`,
        'Subtracting a negative number makes the result greater, subtracting a positive one makes it smaller.',
        sub,
      ]),
    ];
    return {
      stem: `Find the missing number: $${shown}$`,
      answer: right,
      inputType: 'integer',
      steps: firstHidden
        ? [
            { explanation: 'Taking away is undone by adding back.', math: `\\square = ${result} + ${inBrackets(b)}` },
            { explanation: 'Add.', math: `\\square = ${a}` },
          ]
        : [
            {
              explanation: 'The number taken away is the first number minus the result.',
              math: `\\square = ${a} - ${inBrackets(result)}`,
            },
            { explanation: 'Subtract by adding the opposite.', math: `\\square = ${a} + ${inBrackets(-result)} = ${b}` },
          ],
      misconceptions,
      wrong: plainlyWrong(rational(unknown), misconceptions),
    };
  },
};

export const subtractIntegersGenerators: readonly Generator[] = [compute, chain, story, missing];
