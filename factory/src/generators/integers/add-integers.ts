import { rational } from '@stoa/engine/math/exact/rational';
import {
  addMagnitudesKeepSign,
  signDropped,
  subtractMagnitudesWrongSign,
  twoNegativesMakeAPositiveSum,
} from '@stoa/engine/math/mal-rules/integers/integers';
import { drawUntil } from '../../draw-until.ts';
import { family, graded, often, surely, type Step } from '../../family.ts';
import type { Difficulty, Chance, Generator, Ladder } from '../../generator.ts';
import type { NumberWay } from '../../number-draft.ts';
import { following } from '../../wrong-way.ts';
import {
  addedForMissing,
  signsOverlooked,
  sizesSubtracted,
  firstNegativeCountsForAll,
  sizesSubtractedKeepSign,
} from '@stoa/engine/math/mal-rules/integers/signed-numbers';
import { inBrackets } from '../../wording/linear-text.ts';
import { ruled } from '../../ruled.ts';

/** The sum as written, negative addends in brackets. */
const sumTex = (numbers: readonly number[]): string => numbers.map((n, i) => (i === 0 ? `${n}` : inBrackets(n))).join(' + ');
const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** 1: unlike signs, small. 2: two negatives, or unlike signs. 3: two-digit numbers. 4: three addends. 5: four addends. */
function drawAddends(chance: Chance, difficulty: Difficulty): number[] {
  const [count, top] = ({ 1: [2, 10], 2: [2, 20], 3: [2, 95], 4: [3, 30], 5: [4, 40] } as const)[difficulty];
  return drawUntil(
    () => Array.from({ length: count }, () => chance.int(2, top) * (chance.maybe(0.6) ? -1 : 1)),
    (drawn) => {
      const negative = drawn.filter((n) => n < 0).length;
      const unlike = negative > 0 && negative < count;
      return (
        new Set(drawn.map(Math.abs)).size === count &&
        (difficulty === 1 || count > 2 ? unlike : negative > 0) &&
        !drawn.includes(total(drawn)) &&
        !drawn.includes(-total(drawn)) &&
        Math.abs(total(drawn)) > 1 &&
        (difficulty !== 3 || drawn.every((n) => Math.abs(n) > 11))
      );
    },
  );
}

function wrongSums(numbers: readonly number[]): NumberWay[] {
  const [a, b] = [rational(numbers[0]!), rational(numbers[1]!)];
  if (numbers.length > 2) {
    const sub = `Add the positives. Add the negatives. In ${numbers.join(', ')}, which sum is farther from 0?`;
    return [
      following(
        signsOverlooked,
        [numbers],
        [
          'Which of the addends are negative? Mark their signs.',
          'Adding a negative number moves to the left on the number line.',
          sub,
        ],
      ),
      following(
        signDropped,
        [rational(total(numbers))],
        [
          'Which sum is farther from 0: the positives or the negatives?',
          'The sum has the sign of the part that is farther from 0.',
          sub,
        ],
      ),
      ruled(firstNegativeCountsForAll, [numbers], sub),
    ];
  }
  const unlike = a.n < 0n !== b.n < 0n;
  const [x, y] = numbers as [number, number];
  const larger = Math.abs(x) > Math.abs(y) ? x : y;
  if (!unlike) {
    const sub = `Start at ${x} on the number line. Adding ${y} moves you ${Math.abs(y)} steps to the left.`;
    return [
      following(
        twoNegativesMakeAPositiveSum,
        [a, b],
        [
          `Both ${x} and ${y} are to the left of zero. Which side is their sum on?`,
          '"Two negatives make a positive" works for multiplying and dividing. The sum of two negatives is negative.',
          sub,
        ],
      ),
      following(
        sizesSubtractedKeepSign,
        [x, y],
        [`From ${x}, do you go farther left or back to the right?`, sizesSubtractedKeepSign.hints.principle, sub],
      ),
    ];
  }
  const sub = `Compare the absolute values ${Math.abs(x)} and ${Math.abs(y)}: which number is farther from zero?`;
  return [
    following(
      addMagnitudesKeepSign,
      [a, b],
      [`Do ${x} and ${y} have the same sign?`, addMagnitudesKeepSign.hints.principle, sub],
    ),
    following(
      subtractMagnitudesWrongSign,
      [a, b],
      [
        `Which of ${x} and ${y} is farther from zero?`,
        subtractMagnitudesWrongSign.hints.principle,
        `${larger} is farther from zero. Which sign does that give the sum?`,
      ],
    ),
    following(
      signsOverlooked,
      [numbers],
      [`Look at the signs of ${x} and ${y}.`, 'Numbers with different signs cancel in part.', sub],
    ),
  ];
}

/** The ladder for a sum of integers. */
function sumLadder(numbers: readonly number[], look: string): Ladder {
  const [x, y] = numbers as [number, number];
  const [plus, minus] = [numbers.filter((n) => n > 0), numbers.filter((n) => n < 0)];
  if (numbers.length > 2)
    return [
      look,
      'Add the positives. Add the negatives. Then add the two sums.',
      `The positives are ${plus.join(', ')}. The negatives are ${minus.join(', ')}. Add each group.`,
    ];
  return x < 0 === y < 0
    ? [
        look,
        'To add numbers with the same sign, add their absolute values, and keep the sign.',
        `Add the absolute values: $${Math.abs(x)} + ${Math.abs(y)}$. Keep the sign.`,
      ]
    : [
        look,
        'To add numbers with different signs, subtract the lesser absolute value from the greater. Use the sign of the number farther from 0.',
        `Subtract the absolute values: $${Math.max(Math.abs(x), Math.abs(y))} - ${Math.min(Math.abs(x), Math.abs(y))}$. Which of ${x} and ${y} is farther from 0?`,
      ];
}

function steps(numbers: readonly number[]): Step[] {
  const sum = total(numbers);
  if (numbers.length > 2) {
    const [plus, minus] = [numbers.filter((n) => n > 0), numbers.filter((n) => n < 0)];
    return [
      ['Add the positive numbers.', plus.length === 1 ? `${plus[0]}` : `${sumTex(plus)} = ${total(plus)}`],
      ['Add the negative numbers.', minus.length === 1 ? `${minus[0]}` : `${sumTex(minus)} = ${total(minus)}`],
      [
        'Add the two sums. The signs are different, so subtract the lesser absolute value from the greater.',
        `${total(plus)} + (${total(minus)}) = ${sum}`,
      ],
    ];
  }
  const [a, b] = numbers as [number, number];
  if (a < 0 === b < 0)
    return [
      ['Both numbers are negative, so add their absolute values.', `${-a} + ${-b} = ${-sum}`],
      ['The sum is negative, too.', `${sumTex(numbers)} = ${sum}`],
    ];
  const [large, little] = [Math.max(Math.abs(a), Math.abs(b)), Math.min(Math.abs(a), Math.abs(b))];
  return [
    [
      'The signs are different, so subtract the lesser absolute value from the greater.',
      `${large} - ${little} = ${large - little}`,
    ],
    [
      `${Math.abs(a) > Math.abs(b) ? a : b} is farther from zero, so the sum is ${sum < 0 ? 'negative' : 'positive'}.`,
      `${sumTex(numbers)} = ${sum}`,
    ],
  ];
}

const compute = family(
  { name: 'int_add_compute', version: 1, skill: 'int_add' },
  {
    levels: { numbers: graded(drawAddends) },
    given: ({ numbers }) => ({ stem: `Find $${sumTex(numbers)}$.`, right: total(numbers) }),
    steps: ({ numbers }) => steps(numbers),
    ladder: ({ numbers }) => sumLadder(numbers, 'Which numbers are positive, and which are negative?'),
    ways: ({ numbers }) => wrongSums(numbers),
    belowZero: true,
  },
);

const scenes = [
  {
    start: (n: number) => `At dawn the temperature is $${n}$°F.`,
    up: (n: number) => `it rises $${n}$ degrees`,
    down: (n: number) => `it drops $${n}$ degrees`,
    ask: 'What is the temperature now, in °F?',
    unit: '°F',
    most: 30,
  },
  {
    start: (n: number) => `A submarine's elevation is $${n}$ meters. Sea level is $0$.`,
    up: (n: number) => `it rises $${n}$ meters`,
    down: (n: number) => `it goes down $${n}$ meters`,
    ask: 'What is its new elevation, in meters?',
    unit: 'm',
    most: 300,
  },
  {
    start: (n: number) => `A player's score is $${n}$.`,
    up: (n: number) => `the player scores $${n}$ points`,
    down: (n: number) => `the player loses $${n}$ points`,
    ask: "What is the player's score now?",
    most: 200,
  },
  {
    start: (n: number) => `A game board is numbered like a number line. A game piece is on square $${n}$.`,
    up: (n: number) => `it moves $${n}$ squares right`,
    down: (n: number) => `it moves $${n}$ squares left`,
    ask: 'What square is it on now?',
    most: 25,
  },
  {
    start: (n: number) => `A bank account has a balance of $${n}$ dollars.`,
    up: (n: number) => `the owner deposits $${n}$ dollars`,
    down: (n: number) => `the owner pays a bill of $${n}$ dollars`,
    ask: 'What is the balance now, in dollars?',
    unit: '$',
    most: 200,
  },
  {
    start: (n: number) => `An elevator is on level $${n}$ of a parking garage. The ground level is $0$.`,
    up: (n: number) => `it goes up $${n}$ levels`,
    down: (n: number) => `it goes down $${n}$ levels`,
    ask: 'What level is it on now?',
    most: 9,
  },
] as const;

function drawStory(chance: Chance, difficulty: Difficulty) {
  const scene = chance.pick(scenes.filter(({ most }) => most >= { 1: 9, 2: 25, 3: 100, 4: 30, 5: 100 }[difficulty]));
  const sea = scene.start(0).startsWith('A submarine');
  const numbers = drawUntil(
    () => drawAddends(chance, difficulty),
    (drawn) =>
      drawn[0]! < 0 &&
      drawn.every((_, i) => Math.abs(total(drawn.slice(0, i + 1))) <= scene.most) &&
      (!sea || drawn.every((_, i) => total(drawn.slice(0, i + 1)) < 0)),
  );
  return { scene, numbers };
}

/** 1 and 2: one change from a negative start. 3: two-digit numbers. 4: two changes. 5: three changes. */
const story = family(
  { name: 'int_add_story', version: 2, skill: 'int_add' },
  {
    levels: { drawn: graded(drawStory) },
    derived: ({ drawn: { scene, numbers } }) => {
      const changes = numbers.slice(1).map((n) => (n > 0 ? scene.up(n) : scene.down(-n)));
      const told =
        changes.length === 1
          ? `${changes[0]!.replace(/^./, (first) => first.toUpperCase())}.`
          : `${`${changes.slice(0, -1).join(', then ')}, and then ${changes.at(-1)}`.replace(/^./, (first) => first.toUpperCase())}.`;
      return { told };
    },
    given: ({ drawn: { scene, numbers }, told }) => ({
      stem: `${scene.start(numbers[0]!)} ${told} ${scene.ask}`,
      right: total(numbers),
      ...('unit' in scene ? { unit: scene.unit } : {}),
    }),
    steps: ({ drawn: { numbers } }) => [
      [
        'Write a sum. Going up, gaining, or moving right is positive. Going down, losing, or moving left is negative.',
        sumTex(numbers),
      ],
      ...steps(numbers),
    ],
    ladder: ({ drawn: { numbers } }) => sumLadder(numbers, 'What is the start? Is each change positive or negative?'),
    ways: ({ drawn: { numbers } }) => wrongSums(numbers),
    belowZero: true,
  },
);

function drawMissing(chance: Chance, difficulty: Difficulty) {
  const top = { 1: 10, 2: 20, 3: 60, 4: 60, 5: 25 }[difficulty];
  const signed = () => chance.int(2, top) * (chance.maybe(0.5) ? -1 : 1);
  return drawUntil(
    () => [signed(), signed(), difficulty === 5 ? signed() : 0] as const,
    ([k, u, t]) => {
      const sum = k + u + t;
      return (
        (k < 0 || sum < 0) &&
        (difficulty !== 4 || (k < 0 && sum < 0)) &&
        Math.abs(sum) > 1 &&
        new Set([k, u, t, sum].map(Math.abs)).size === 4 &&
        k + t !== 0 &&
        Math.abs(k + t) !== Math.abs(u)
      );
    },
  );
}

/** 1: small. 2 and 3: two-digit. 4: both known numbers negative. 5: a third addend. */
const missing = family(
  { name: 'int_add_missing', version: 1, skill: 'int_add' },
  {
    levels: { drawn: graded(drawMissing), boxSecond: [often, often, often, often, surely] },
    derived: ({ drawn: [known, unknown, third], boxSecond, difficulty }) => {
      const rest = known + third;
      const sum = rest + unknown;
      const right = `${unknown}`;
      const shown =
        difficulty === 5
          ? `${known} + \\square + ${inBrackets(third)} = ${sum}`
          : boxSecond
            ? `${known} + \\square = ${sum}`
            : `\\square + ${inBrackets(known)} = ${sum}`;
      const walk = `Start at ${rest} on a number line. Which way do you move to get to ${sum}? How far?`;
      return { rest, sum, right, shown, walk };
    },
    given: ({ drawn: [, unknown], shown }) => ({ stem: `Find the missing number: $${shown}$`, right: unknown }),
    steps: ({ drawn: [known, , third], rest, sum, right, difficulty }) => [
      ...(difficulty === 5
        ? [['Add the two numbers you know.', `${known} + ${inBrackets(third)} = ${rest}`] satisfies Step]
        : []),
      ['To find a missing addend, subtract the part you know from the sum.', `\\square = ${sum} - ${inBrackets(rest)}`],
      [`To subtract a number, add its opposite.`, `\\square = ${sum} + ${inBrackets(-rest)} = ${right}`],
    ],
    ladder: ({ walk }) => [
      'What do you know: the sum or the parts?',
      'To find a missing addend, subtract the part you know. To subtract a number, add its opposite.',
      walk,
    ],
    ways: ({ drawn: [, unknown], rest, sum, walk }) => [
      following(
        addedForMissing,
        [sum, rest],
        [`Write your number in the box. Does the sum give ${sum}?`, addedForMissing.hints.principle, walk],
      ),
      following(
        signDropped,
        [rational(unknown)],
        [
          `To get from ${rest} to ${sum}, do you go to the right or to the left?`,
          'To move right, add a positive number. To move left, add a negative number.',
          walk,
        ],
      ),
      following(
        sizesSubtracted,
        [sum, rest],
        [`Which sides of zero are ${rest} and ${sum} on?`, sizesSubtracted.hints.principle, walk],
      ),
    ],
    belowZero: true,
  },
);

export const addIntegersGenerators: readonly Generator[] = [compute, story, missing];
