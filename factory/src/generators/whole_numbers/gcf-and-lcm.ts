import { greatestDivisor, leastMultiple } from '@stoa/engine/math/exact/divisors';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { always, family, graded, often, textFamily } from '../../family.ts';
import type { Difficulty, Chance, Generator, Ladder } from '../../generator.ts';
import {
  factorForCommonMultiple,
  firstCommonFactor,
  firstCommonMultipleLeftOut,
  forgetsOneAndItself,
  multipleForCommonFactor,
  oneCommonFactorLeftOut,
  productForCommonMultiple,
  termNotDivided,
} from '@stoa/engine/math/mal-rules/whole-numbers/factors-and-multiples';
import { subtractInsteadOfDivide } from '@stoa/engine/math/mal-rules/whole-numbers/whole-number-operations';
import type { NumberWay } from '../../number-draft.ts';
import { person } from '../../wording/people.ts';
import { listed } from '../../wording/whole-number-text.ts';
import { factorsOf } from './factors-and-multiples.ts';
import { following } from '../../wrong-way.ts';

/** Two numbers with a factor in common: 1 below 30, 2 below 50, 3 below 75, 4 below 100, 5 below 160. Neither divides the other. */
function drawForFactor(chance: Chance, difficulty: Difficulty): { a: number; b: number; factor: number } {
  return drawUntil(
    () => {
      const factor = byDifficulty(difficulty, [
        chance.int(3, 6),
        chance.int(4, 9),
        chance.int(6, 12),
        chance.int(8, 15),
        chance.int(12, 24),
      ]);
      const [m, n] = [
        chance.int(2, byDifficulty(difficulty, [5, 6, 7, 8, 8])),
        chance.int(2, byDifficulty(difficulty, [5, 6, 7, 8, 8])),
      ];
      return { a: factor * m, b: factor * n, factor: greatestDivisor(factor * m, factor * n) };
    },
    ({ a, b, factor }) =>
      a !== b && a % b !== 0 && b % a !== 0 && factor > 2 && Math.max(a, b) <= byDifficulty(difficulty, [30, 50, 75, 100, 160]),
  );
}

const factorWays = (numbers: readonly number[]): NumberWay[] => {
  const [a, b] = numbers as [number, number];
  const first = firstCommonFactor.answer(numbers)!;
  return [
    following(
      multipleForCommonFactor,
      [a, b],
      [
        `Can a factor of ${a} be greater than ${a}?`,
        multipleForCommonFactor.hints.principle,
        `List the factors of ${a} and the factors of ${b}. Which numbers are in both lists?`,
      ],
    ),
    {
      rule: firstCommonFactor,
      to: first,
      hints: [
        `Divide ${listed(numbers.map(String))} by your number. Do the quotients still share a factor?`,
        'After you divide by the greatest common factor, the quotients share no factor except 1.',
        `Divide ${listed(numbers.map(String))} by ${first}, and look for a factor that the quotients share.`,
      ],
    },
  ];
};

function factorSteps(numbers: readonly number[], factor: number): [string, string][] {
  return [
    ...numbers.map((n): [string, string] => [`List the factors of ${n}.`, factorsOf(n).join(', ')]),
    ['Choose the greatest number that is on every list.', `\\gcd(${numbers.join(', ')}) = ${factor}`],
  ];
}

const factorLadder = (numbers: readonly number[], look: string): Ladder => [
  look,
  'A common factor divides every number with no remainder. List the factors of each, and choose the greatest on every list.',
  `List the factors of ${Math.min(...numbers)}. Then check which of them are factors of ${Math.max(...numbers)}, too. Start with the greatest.`,
];

const multipleLadder = (numbers: readonly number[], look: string): Ladder => [
  look,
  'A common multiple is a multiple of every number. List multiples of the greatest number, and stop at the first common one.',
  `List the multiples of ${numbers.at(-1)}, and check each one: is it a multiple of ${listed(numbers.slice(0, -1).map(String))}, too?`,
];

/** Draws two numbers, or three at difficulty 5. */
function drawForFactors(chance: Chance, difficulty: Difficulty): number[] {
  const { a, b } = drawForFactor(chance, difficulty);
  if (difficulty < 5) return [a, b];
  const third = drawUntil(
    () => greatestDivisor(a, b) * chance.int(2, 9),
    (drawn) => drawn !== a && drawn !== b,
  );
  return [a, b, third];
}

const gcf = family(
  { name: 'whole_gcf_find', version: 1, skill: 'whole_gcf' },
  {
    levels: { numbers: graded(drawForFactors) },
    derived: ({ numbers }) => ({ factor: numbers.reduce(greatestDivisor) }),
    given: ({ numbers, factor }) => ({
      stem: `Find the greatest common factor of ${listed(numbers.map(String))}.`,
      right: factor,
    }),
    steps: ({ numbers, factor }) => factorSteps(numbers, factor),
    ladder: ({ numbers }) => factorLadder(numbers, 'What is a common factor? List the factors of the least number first.'),
    ways: ({ numbers }) => factorWays(numbers),
  },
);

/** Equal packs with nothing left over, as many as possible. */
const gcfStory = family(
  { name: 'whole_gcf_packs', version: 1, skill: 'whole_gcf' },
  {
    levels: { numbers: graded(drawForFactor) },
    phrasing: (chance, { numbers: { a, b } }) => {
      const name = person(chance);
      return {
        stem: chance.pick([
          `${name} has ${a} pens and ${b} erasers and makes gift bags. All the bags are the same, with nothing left over. What is the greatest number of bags ${name} can make?`,
          `A ${b}-inch by ${a}-inch board is divided into equal squares with none left over. What is the greatest possible side length, in inches?`,
          `A ${a}-inch ribbon and a ${b}-inch ribbon are cut into equal pieces with none left over. How long is the longest possible piece, in inches?`,
          `A band has ${a} brass players and ${b} drummers. Every row has only one kind of player, and all the rows are the same length. What is the greatest number of players in a row?`,
          `${name} plants ${a} tomato plants and ${b} pepper plants. Each row has one kind of plant, and all the rows have the same number. What is the greatest number of plants in a row?`,
          `A teacher splits ${a} fourth graders and ${b} fifth graders into teams. Each team has the same number of fourth graders and the same number of fifth graders. What is the greatest number of teams?`,
        ]),
      };
    },
    given: ({ numbers: { factor }, stem }) => ({ stem, right: factor }),
    steps: ({ numbers: { a, b, factor } }) => [
      ['Equal parts with none left over need a common factor. Find the greatest one.', `${a}, \\; ${b}`],
      ...factorSteps([a, b], factor),
    ],
    ladder: ({ numbers: { a, b } }) => factorLadder([a, b], 'What has to be equal here, with nothing left over?'),
    ways: ({ numbers: { a, b } }) => factorWays([a, b]),
  },
);

/** Two numbers with a common multiple below their product: 1 up to 12, 2 up to 15, 3 up to 20, 4 up to 24, 5 three numbers. */
function drawForMultiple(chance: Chance, difficulty: Difficulty): number[] {
  const [low, high] = byDifficulty(difficulty, [[4, 12], [6, 15], [8, 20], [12, 24], [4, 15]]); // prettier-ignore
  return drawUntil(
    () => Array.from({ length: difficulty === 5 ? 3 : 2 }, () => chance.int(low!, high!)).toSorted((a, b) => a - b),
    (numbers) => {
      const multiple = numbers.reduce(leastMultiple);
      const apart = numbers.every((n, i) => numbers.every((m, j) => i === j || m % n !== 0));
      return (
        apart &&
        multiple < numbers.reduce((p, n) => p * n, 1) &&
        greatestDivisor(numbers[0]!, numbers[1]!) > 1 &&
        multiple <= byDifficulty(difficulty, [60, 90, 140, 240, 180])
      );
    },
  );
}

const multipleWays = (numbers: readonly number[]): NumberWay[] => {
  const [a, b] = [numbers[0]!, numbers.at(-1)!];
  return [
    following(
      productForCommonMultiple,
      [numbers],
      [
        `Your number is a multiple of ${listed(numbers.map(String))}. Is it the least one?`,
        productForCommonMultiple.hints.principle,
        `Count by ${b}s, and stop at the first number that is a multiple of ${numbers.length === 2 ? `${a}, too` : 'all the others'}.`,
      ],
    ),
    following(
      factorForCommonMultiple,
      [a, b],
      [
        `Can a multiple of ${b} be less than ${b}?`,
        factorForCommonMultiple.hints.principle,
        `Count by ${b}s. Write the first few numbers, and check each one: is it a multiple of ${a}?`,
      ],
    ),
  ];
};

function multipleSteps(numbers: readonly number[]): [string, string][] {
  const multiple = numbers.reduce(leastMultiple);
  const greatest = numbers.at(-1)!;
  const walked = Array.from({ length: Math.min(multiple / greatest, 12) }, (_, i) => greatest * (i + 1));
  return [
    [`List multiples of the greatest number, ${greatest}.`, walked.join(', ')],
    [
      `${multiple} is the first one that is also a multiple of ${listed(numbers.slice(0, -1).map(String))}.`,
      numbers.map((n) => `${multiple} \\div ${n} = ${multiple / n}`).join(', \\; '),
    ],
    ['That is the least common multiple.', `\\operatorname{lcm}(${numbers.join(', ')}) = ${multiple}`],
  ];
}

const lcm = family(
  { name: 'whole_lcm_find', version: 1, skill: 'whole_lcm' },
  {
    levels: { numbers: graded(drawForMultiple) },
    given: ({ numbers }) => ({
      stem: `Find the least common multiple of ${listed(numbers.map(String))}.`,
      right: numbers.reduce(leastMultiple),
    }),
    steps: ({ numbers }) => multipleSteps(numbers),
    ladder: ({ numbers }) => multipleLadder(numbers, 'What is a common multiple? Start with the greatest number.'),
    ways: ({ numbers }) => multipleWays(numbers),
  },
);

/** Things that repeat and happen together again. */
const lcmStory = family(
  { name: 'whole_lcm_together', version: 1, skill: 'whole_lcm' },
  {
    levels: { numbers: graded(drawForMultiple) },
    phrasing: (chance, { numbers: [x, y, z] }) => {
      const name = person(chance);
      const ofTwo = [
        `Two lights flash together. One flashes every ${x} seconds, and the other every ${y} seconds. In how many seconds will they next flash together?`,
        `Two buses leave a stop at the same time. One leaves every ${x} minutes, the other every ${y} minutes. In how many minutes will they next leave together?`,
        `Plates come in packs of ${x}. Cups come in packs of ${y}. What is the least number of each ${name} can buy to have the same number of plates and cups?`,
        `Hot dogs come in packs of ${x}, and buns come in packs of ${y}. What is the least number of hot dogs ${name} can buy to have exactly one bun for each?`,
        `${name} goes to the library every ${x} days and to the pool every ${y} days. Today ${name} goes to both. In how many days will that happen again?`,
        `Two runners start a lap together. One needs ${x} minutes for each lap, and the other needs ${y} minutes. In how many minutes will they next cross the start together?`,
      ];
      const ofThree = [
        `Three lights flash together. They flash every ${x}, ${y}, and ${z} seconds. In how many seconds will all three next flash together?`,
        `Three buses leave a stop at the same time. They leave every ${x}, ${y}, and ${z} minutes. In how many minutes will all three next leave together?`,
        `Three friends meet at the park today. They come every ${x}, ${y}, and ${z} days. In how many days will all three next be there on the same day?`,
        `Three bells ring together. They ring every ${x}, ${y}, and ${z} minutes. In how many minutes will they next ring together?`,
      ];
      return { stem: chance.pick(z === undefined ? ofTwo : ofThree) };
    },
    given: ({ numbers, stem }) => ({ stem, right: numbers.reduce(leastMultiple) }),
    steps: ({ numbers }) => [
      ['They match at each common multiple. Find the least one.', numbers.join(', \\; ')],
      ...multipleSteps(numbers),
    ],
    ladder: ({ numbers }) => multipleLadder(numbers, 'What happens again and again? When do they match?'),
    ways: ({ numbers }) => multipleWays(numbers),
  },
);

const setText = (numbers: readonly number[]): string => `{${numbers.join(', ')}}`;

/** All the common factors of two numbers. */
const commonFactors = textFamily(
  { name: 'whole_gcf_common_factors', version: 1, skill: 'whole_gcf' },
  {
    levels: { numbers: graded(drawForFactor) },
    where: ({ numbers: { factor } }) => factorsOf(factor).length > 2,
    derived: ({ numbers: { a, b, factor } }) => ({ a, b, common: factorsOf(factor) }),
    given: ({ a, b, common }) => ({
      stem: `List all the common factors of ${a} and ${b}.`,
      right: setText(common),
      inputType: 'set',
      placeholder: 'like a, b, c',
      wrong: setText([a + 1, b + 1]),
    }),
    steps: ({ a, b, common }) => [
      [`List the factors of ${a}.`, factorsOf(a).join(', ')],
      [`List the factors of ${b}.`, factorsOf(b).join(', ')],
      ['The common factors are on both lists.', `\\{${common.join(', ')}\\}`],
    ],
    ladder: ({ a, b }) => [
      `What does a common factor of ${a} and ${b} do?`,
      'A common factor divides both numbers with none left over. List the factors of one number, and test them on the other.',
      `List the factors of ${Math.min(a, b)}. Which of them divide ${Math.max(a, b)} evenly? Start with 1 and 2.`,
    ],
    ways: ({ a, b, common }) => [
      {
        rule: oneCommonFactorLeftOut,
        to: setText(common.slice(1)),
        hints: [
          `Which number is a factor of every whole number?`,
          'The number 1 is a common factor of any two whole numbers.',
          `Does 1 divide both ${a} and ${b}? Start the list there.`,
        ],
      },
      {
        rule: forgetsOneAndItself,
        to: common.length < 4 ? null : setText(common.slice(1, -1)),
        hints: [
          `Does 1 belong to the list? What is the greatest number that divides both ${a} and ${b}?`,
          'The list starts with 1 and ends with the greatest common factor.',
          `Test every factor of ${Math.min(a, b)}, from 1 up.`,
        ],
      },
    ],
  },
);

/** A sum written as the greatest common factor times a sum: what is left in the parentheses? */
const factoredSum = family(
  { name: 'whole_gcf_factored_sum', version: 1, skill: 'whole_gcf' },
  {
    levels: { numbers: graded(drawForFactor), second: always(often) },
    where: ({ numbers: { a, b, factor } }) => ![a, b].some((n) => n / factor === factor) && a / factor !== b / factor,
    derived: ({ numbers: { a, b, factor }, second }) => {
      const right = (second ? b : a) / factor;
      const shown = second ? `(${a / factor} + \\square)` : `(\\square + ${b / factor})`;
      return { a, b, factor, right, shown, split: second ? b : a };
    },
    given: ({ a, b, factor, right, shown }) => ({
      stem: `The sum is written with its greatest common factor in front. What number goes in the box?\n\n$${a} + ${b} = ${factor} \\times ${shown}$`,
      right,
    }),
    steps: ({ factor, split, right }) => [
      [`${factor} times the number in the box has to equal ${split}.`, `${factor} \\times \\square = ${split}`],
      [`Divide ${split} by ${factor}.`, `\\square = ${split} \\div ${factor} = ${right}`],
    ],
    ladder: ({ factor, split }) => [
      'Which number of the sum belongs to the box?',
      'The number in front multiplies both numbers in the parentheses.',
      `${factor} times what number equals ${split}? Find $${split} \\div ${factor}$.`,
    ],
    ways: ({ factor, split }) => [
      {
        rule: subtractInsteadOfDivide,
        to: split - factor,
        hints: [
          `What does the ${factor} in front of the parentheses do?`,
          'A number in front of parentheses multiplies everything inside. To undo that, divide.',
          `Which number times ${factor} is ${split}?`,
        ],
      },
      {
        rule: termNotDivided,
        to: split,
        hints: [
          `Multiply ${factor} by your number. Do you get ${split}?`,
          'When a common factor goes in front, each number is divided by it.',
          `Find $${split} \\div ${factor}$.`,
        ],
      },
    ],
  },
);

/** The first three common multiples of two numbers. */
const commonMultiples = textFamily(
  { name: 'whole_lcm_common_multiples', version: 1, skill: 'whole_lcm' },
  {
    levels: { numbers: graded((chance, difficulty) => drawForMultiple(chance, difficulty).slice(0, 2)) },
    derived: ({ numbers }) => {
      const [a, b] = numbers as [number, number];
      const least = leastMultiple(a, b);
      return { a, b, least, common: [least, 2 * least, 3 * least] };
    },
    given: ({ a, b, common }) => ({
      stem: `List the first three common multiples of ${a} and ${b}. Do not count 0.`,
      right: setText(common),
      inputType: 'set',
      placeholder: 'like a, b, c',
      wrong: setText([a + 1, b + 1, a + b + 1]),
    }),
    steps: ({ a, b, least, common }) => [
      [
        `List multiples of ${b} until one of them is a multiple of ${a}, too.`,
        Array.from({ length: least / b }, (_, i) => b * (i + 1)).join(', '),
      ],
      [
        `The least common multiple is ${least}. The others are its multiples.`,
        `1 \\times ${least}, \\; 2 \\times ${least}, \\; 3 \\times ${least}`,
      ],
      ['Multiply.', `\\{${common.join(', ')}\\}`],
    ],
    ladder: ({ a, b }) => [
      'What is a common multiple? Find the least one first.',
      'Every common multiple is a multiple of the least common multiple.',
      `Count by ${b}s, and stop at the first number that is a multiple of ${a}, too. Then count on by that number.`,
    ],
    ways: ({ a, b, common }) => [
      {
        rule: productForCommonMultiple,
        to: setText([a * b, 2 * a * b, 3 * a * b]),
        hints: [
          `Is there a common multiple less than ${a} × ${b}?`,
          productForCommonMultiple.hints.principle,
          `Count by ${b}s, and test each number: does ${a} divide it evenly?`,
        ],
      },
      {
        rule: firstCommonMultipleLeftOut,
        to: setText([...common.slice(1), 4 * common[0]!]),
        hints: [
          'Which common multiple comes first?',
          'The least common multiple is a multiple of itself, so it is on the list.',
          `Count by ${b}s. Stop at the very first number that ${a} divides evenly.`,
        ],
      },
    ],
  },
);

export const gcfAndLcmGenerators: readonly Generator[] = [
  gcf,
  gcfStory,
  commonFactors,
  factoredSum,
  lcm,
  lcmStory,
  commonMultiples,
];
