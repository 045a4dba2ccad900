import { rational } from '@stoa/engine/math/exact/rational';
import {
  addMagnitudesKeepSign,
  signDropped,
  subtractMagnitudesWrongSign,
  twoNegativesMakeAPositiveSum,
} from '@stoa/engine/math/mal-rules/integers/integers';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator } from '../../generator.ts';
import { held } from '../../held.ts';
import {
  addedForMissing,
  signsOverlooked,
  sizesSubtracted,
  firstNegativeCountsForAll,
  sizesSubtractedKeepSign,
} from '@stoa/engine/math/mal-rules/integers/signed-numbers';
import { inBrackets } from '../../wording/linear-text.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

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

function wrongSums(numbers: readonly number[]): DraftMisconception[] {
  const right = `${total(numbers)}`;
  const [a, b] = [rational(numbers[0]!), rational(numbers[1]!)];
  if (numbers.length > 2) {
    const sub = `Put the positive addends together and the negative ones together. Which heap is larger?`;
    return [
      ...held(
        signsOverlooked,
        `${signsOverlooked.answer(numbers)}`,
        right,
        [
          'Which of the addends are negative? Mark their signs.',
          'Adding a negative number moves to the left on the number line.',
          sub,
        ],
        signsOverlooked.told(numbers),
      ),
      ...held(signDropped, `${signDropped.answer(rational(total(numbers))).n}`, right, [
        'Which weighs more in this sum, the positive numbers or the negative ones?',
        'A sum of unlike signs takes the sign of the part that is farther from zero.',
        sub,
      ]),
      ...held(firstNegativeCountsForAll, `${firstNegativeCountsForAll.answer(numbers)}`, right, [
        firstNegativeCountsForAll.hints.look,
        firstNegativeCountsForAll.hints.principle,
        sub,
      ]),
    ];
  }
  const unlike = a.n < 0n !== b.n < 0n;
  const [x, y] = numbers as [number, number];
  const larger = Math.abs(x) > Math.abs(y) ? x : y;
  if (!unlike) {
    const sub = `Start at ${x} on the number line. Adding ${y} moves you ${Math.abs(y)} steps to the left.`;
    return [
      ...held(twoNegativesMakeAPositiveSum, `${twoNegativesMakeAPositiveSum.answer(a, b).n}`, right, [
        `Both ${x} and ${y} are to the left of zero. On which side must their sum be?`,
        '"Two minuses make a plus" belongs to products. A sum of two negative numbers is negative.',
        sub,
      ]),
      ...held(sizesSubtractedKeepSign, `${sizesSubtractedKeepSign.answer(x, y)}`, right, [
        `From ${x}, do you go further to the left or back to the right?`,
        sizesSubtractedKeepSign.hints.principle,
        sub,
      ]),
    ];
  }
  const sub = `Compare the absolute values ${Math.abs(x)} and ${Math.abs(y)}: which number is farther from zero?`;
  return [
    ...held(addMagnitudesKeepSign, `${addMagnitudesKeepSign.answer(a, b).n}`, right, [
      `Do ${x} and ${y} pull in the same direction?`,
      addMagnitudesKeepSign.hints.principle,
      sub,
    ]),
    ...held(subtractMagnitudesWrongSign, `${subtractMagnitudesWrongSign.answer(a, b).n}`, right, [
      `Which of ${x} and ${y} is farther from zero?`,
      subtractMagnitudesWrongSign.hints.principle,
      `${larger} is farther from zero. Which sign does that give the sum?`,
    ]),
    ...held(
      signsOverlooked,
      `${signsOverlooked.answer(numbers)}`,
      right,
      [`Look at the signs of ${x} and ${y}.`, 'With different signs the numbers cancel each other as far as they go.', sub],
      signsOverlooked.told(numbers),
    ),
  ];
}

function steps(numbers: readonly number[]) {
  const sum = total(numbers);
  if (numbers.length > 2) {
    const [plus, minus] = [numbers.filter((n) => n > 0), numbers.filter((n) => n < 0)];
    return [
      { explanation: 'Add the positive numbers.', math: plus.length === 1 ? `${plus[0]}` : `${sumTex(plus)} = ${total(plus)}` },
      {
        explanation: 'Add the negative numbers.',
        math: minus.length === 1 ? `${minus[0]}` : `${sumTex(minus)} = ${total(minus)}`,
      },
      {
        explanation: 'Put both together: subtract the absolute values, and take the sign of the larger one.',
        math: `${total(plus)} + (${total(minus)}) = ${sum}`,
      },
    ];
  }
  const [a, b] = numbers as [number, number];
  if (a < 0 === b < 0)
    return [
      { explanation: 'Both numbers are negative: add their sizes.', math: `${-a} + ${-b} = ${-sum}` },
      { explanation: 'The sum is negative too.', math: `${sumTex(numbers)} = ${sum}` },
    ];
  const [large, little] = [Math.max(Math.abs(a), Math.abs(b)), Math.min(Math.abs(a), Math.abs(b))];
  return [
    {
      explanation: 'The signs are different, so subtract the smaller absolute value from the larger one.',
      math: `${large} - ${little} = ${large - little}`,
    },
    {
      explanation: `${Math.abs(a) > Math.abs(b) ? a : b} is farther from zero, so the sum is ${sum < 0 ? 'negative' : 'positive'}.`,
      math: `${sumTex(numbers)} = ${sum}`,
    },
  ];
}

const compute: Generator = {
  name: 'int_add_compute',
  version: 1,
  skill: 'int_add',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const numbers = drawAddends(chance, difficulty);
    const sum = total(numbers);
    const misconceptions = wrongSums(numbers);
    return {
      stem: `Work out $${sumTex(numbers)}$.`,
      answer: `${sum}`,
      inputType: 'integer',
      steps: steps(numbers),
      misconceptions,
      wrong: plainlyWrong(rational(sum), misconceptions),
    };
  },
};

const scenes = [
  {
    start: (n: number) => `At dawn the temperature is $${n}$ °C.`,
    up: (n: number) => `it rises by $${n}$ degrees`,
    down: (n: number) => `it falls by $${n}$ degrees`,
    ask: 'What is the temperature then, in °C?',
    unit: '°C',
  },
  {
    start: (n: number) => `A submarine is at a height of $${n}$ m (sea level is $0$).`,
    up: (n: number) => `it rises $${n}$ m`,
    down: (n: number) => `it dives $${n}$ m deeper`,
    ask: 'What is its height then, in meters?',
    unit: 'm',
  },
  {
    start: (n: number) => `A player has $${n}$ points.`,
    up: (n: number) => `the player wins $${n}$ points`,
    down: (n: number) => `the player loses $${n}$ points`,
    ask: 'How many points does the player have then?',
  },
  {
    start: (n: number) => `On a board game track that runs on both sides of square $0$, a playing piece stands on square $${n}$.`,
    up: (n: number) => `it moves $${n}$ squares to the right`,
    down: (n: number) => `it moves $${n}$ squares to the left`,
    ask: 'On which square is it then? (Squares to the left of $0$ have negative numbers.)',
  },
] as const;

/** 1 and 2: one change from a negative start. 3: two-digit numbers. 4: two changes. 5: three changes. */
const story: Generator = {
  name: 'int_add_story',
  version: 2,
  skill: 'int_add',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const scene = chance.pick(difficulty === 3 ? scenes.slice(1, 3) : scenes);
    const sea = scene.start(0).startsWith('A submarine');
    const numbers = drawUntil(
      () => drawAddends(chance, difficulty),
      (drawn) => drawn[0]! < 0 && (!sea || drawn.every((_, i) => total(drawn.slice(0, i + 1)) < 0)),
    );
    const sum = total(numbers);
    const changes = numbers.slice(1).map((n) => (n > 0 ? scene.up(n) : scene.down(-n)));
    const misconceptions = wrongSums(numbers);
    const told =
      changes.length === 1
        ? `Then ${changes[0]}.`
        : `Then ${changes.slice(0, -1).join(', then ')}, and after that ${changes.at(-1)}.`;
    return {
      stem: `${scene.start(numbers[0]!)} ${told} ${scene.ask}`,
      answer: `${sum}`,
      inputType: 'integer',
      ...('unit' in scene ? { unit: scene.unit } : {}),
      steps: [
        {
          explanation:
            'Write it as a sum: what goes up, gains or moves right is positive; what goes down, loses or moves left is negative.',
          math: sumTex(numbers),
        },
        ...steps(numbers),
      ],
      misconceptions,
      wrong: plainlyWrong(rational(sum), misconceptions),
    };
  },
};

/** 1: small. 2 and 3: two-digit. 4: both known numbers negative. 5: a third addend. */
const missing: Generator = {
  name: 'int_add_missing',
  version: 1,
  skill: 'int_add',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const top = { 1: 10, 2: 20, 3: 60, 4: 60, 5: 25 }[difficulty];
    const signed = () => chance.int(2, top) * (chance.maybe(0.5) ? -1 : 1);
    const [known, unknown, third] = drawUntil(
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
    const rest = known + third;
    const sum = rest + unknown;
    const right = `${unknown}`;
    const shown =
      difficulty === 5
        ? `${known} + \\square + ${inBrackets(third)} = ${sum}`
        : chance.maybe(0.5)
          ? `${known} + \\square = ${sum}`
          : `\\square + ${inBrackets(known)} = ${sum}`;
    const walk = `Stand at ${rest} on the number line. In which direction do you walk to reach ${sum}, and how far?`;
    const misconceptions = [
      ...held(addedForMissing, `${addedForMissing.answer(sum, rest)}`, right, [
        `Put your number into the box. Does the sum give ${sum}?`,
        addedForMissing.hints.principle,
        walk,
      ]),
      ...held(signDropped, `${signDropped.answer(rational(unknown)).n}`, right, [
        `To get from ${rest} to ${sum}, do you go to the right or to the left?`,
        'Going to the right adds a positive number, going to the left a negative one.',
        walk,
      ]),
      ...held(sizesSubtracted, `${sizesSubtracted.answer(sum, rest)}`, right, [
        `On which sides of zero are ${rest} and ${sum}?`,
        sizesSubtracted.hints.principle,
        walk,
      ]),
    ];
    return {
      stem: `Find the missing number: $${shown}$`,
      answer: right,
      inputType: 'integer',
      steps: [
        ...(difficulty === 5
          ? [{ explanation: 'Add the two known addends.', math: `${known} + ${inBrackets(third)} = ${rest}` }]
          : []),
        {
          explanation: 'The missing addend leads from the known part to the sum, so subtract the known part.',
          math: `\\square = ${sum} - ${inBrackets(rest)}`,
        },
        {
          explanation: `Subtracting a number is adding its opposite. The missing number is ${right}.`,
          math: `\\square = ${sum} + ${inBrackets(-rest)} = ${right}`,
        },
      ],
      misconceptions,
      wrong: plainlyWrong(rational(unknown), misconceptions),
    };
  },
};

export const addIntegersGenerators: readonly Generator[] = [compute, story, missing];
