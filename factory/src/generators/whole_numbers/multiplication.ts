import {
  addInsteadOfMultiply,
  multiplyColumnByColumn,
  partialProductNotShifted,
} from '@stoa/engine/math/mal-rules/whole-numbers/whole-numbers';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { family, graded, range } from '../../family.ts';
import type { Difficulty, Chance, Generator, Ladder } from '../../generator.ts';
import { carryNotAddedInProduct, partNotMultiplied } from '@stoa/engine/math/mal-rules/whole-numbers/whole-number-operations';
import type { NumberWay } from '../../number-draft.ts';
import { productSteps } from '../../steps/column-arithmetic.ts';
import { person } from '../../wording/people.ts';
import { count, packed } from '../../wording/things.ts';
import { grouped, tex } from '../../wording/whole-number-text.ts';
import { following } from '../../wrong-way.ts';

/** 1 two digits by one. 2 three by one. 3 two by two. 4 three by two. 5 four by two, or three by two with a zero inside. */
function drawProduct(chance: Chance, difficulty: Difficulty): [number, number] {
  return drawUntil(
    () =>
      byDifficulty(difficulty, [
        () => [chance.int(13, 68), chance.int(3, 7)],
        () => [chance.int(124, 689), chance.int(3, 9)],
        () => [chance.int(13, 68), chance.int(12, 49)],
        () => [chance.int(124, 689), chance.int(13, 68)],
        () => [chance.pick([chance.int(2, 8) * 100 + chance.int(2, 9), chance.int(1_204, 4_890)]), chance.int(23, 78)],
      ])() as [number, number],
    ([a, b]) => a !== b && a % 10 > 1 && b % 10 > 1 && (a % 10) * (b % 10) >= 10,
  );
}

const isOneDigit = (b: number): boolean => b < 10;

function productWays(a: number, b: number): NumberWay[] {
  if (isOneDigit(b)) {
    return [
      following(
        carryNotAddedInProduct,
        [a, b],
        [
          `Look at the ones: ${a % 10} × ${b} is ten or more. What happened to those tens?`,
          carryNotAddedInProduct.hints.principle,
          `Multiply ${a % 10} × ${b}. Write the ones digit, and regroup the tens. Add them after you multiply the tens digit of ${grouped(a)}.`,
        ],
      ),
      following(
        addInsteadOfMultiply,
        [a, b],
        [
          `What does the × sign tell you to do?`,
          `${grouped(a)} × ${b} means ${b} groups of ${grouped(a)}.`,
          `Write ${grouped(a)} in expanded form, and multiply each part by ${b}. Start with ${a % 10} × ${b}.`,
        ],
      ),
    ];
  }
  return [
    following(
      partialProductNotShifted,
      [a, b],
      [
        `Look at the row for the tens of ${b}. Are you multiplying by ${Math.floor(b / 10)} or by ${Math.floor(b / 10)} tens?`,
        'The tens digit means tens, so its row has a 0 in the ones place.',
        `Multiply ${grouped(a)} by ${Math.floor(b / 10) * 10} for the second row. Write the 0 first, and then multiply ${grouped(a)} × ${Math.floor(b / 10)}.`,
      ],
    ),
    {
      rule: multiplyColumnByColumn,
      to: a < 100 ? multiplyColumnByColumn.answer(a, b) : null, // for a longer number, nobody would leave out the first digit
      hints: [
        `Did you multiply each digit of ${grouped(a)} by each digit of ${b}?`,
        multiplyColumnByColumn.hints.principle,
        `Draw an area model with sides ${grouped(a)} and ${b}, each split by place value. Find the area of each part. One part is ${a % 10} × ${Math.floor(b / 10) * 10}.`,
      ],
    },
    {
      rule: carryNotAddedInProduct,
      to: carryNotAddedInProduct.answer(a, b % 10) + 10 * carryNotAddedInProduct.answer(a, Math.floor(b / 10)), // in both rows
      hints: [
        `Look at the first row: ${a % 10} × ${b % 10} is ten or more. What happened to those tens?`,
        carryNotAddedInProduct.hints.principle,
        `Multiply ${a % 10} × ${b % 10}. Write the ones digit, and regroup the tens. Add them after you multiply the tens digit of ${grouped(a)} by ${b % 10}.`,
      ],
    },
  ];
}

/** Returns the step for the first partial product: the ones if a factor has one digit, else the tens of the second factor. */
const firstPart = (a: number, b: number): string =>
  isOneDigit(b)
    ? `Start with $${a % 10} \\times ${b}$. Then multiply the other parts of ${grouped(a)} by ${b}, and add.`
    : `Write ${b} as ${Math.floor(b / 10) * 10} + ${b % 10}. Find $${tex(a)} \\times ${Math.floor(b / 10) * 10}$ and $${tex(a)} \\times ${b % 10}$, and add the two.`;

const productLadder = (a: number, b: number): Ladder => [
  `What product do you need? About how large is ${grouped(a)} × ${b}?`,
  'Break one factor apart by place value, multiply each part, and add the partial products.',
  firstPart(a, b),
];

const bare = family(
  { name: 'whole_multiply_product', version: 1, skill: 'whole_multiply' },
  {
    levels: { product: graded(drawProduct) },
    given: ({ product: [a, b] }) => ({ stem: `Multiply: $${tex(a)} \\times ${b}$`, right: a * b }),
    steps: ({ product: [a, b] }) => productSteps(a, b),
    ladder: ({ product: [a, b] }) => productLadder(a, b),
    ways: ({ product: [a, b] }) => productWays(a, b),
  },
);

const story = family(
  { name: 'whole_multiply_story', version: 2, skill: 'whole_multiply' },
  {
    levels: { product: graded(drawProduct) },
    phrasing: (chance, { product: [a, b], difficulty }) => {
      const { pack, thing } = packed(chance);
      if (difficulty > 1) {
        return {
          stem: chance.pick([
            `A factory makes ${grouped(a)} toy cars each day. How many toy cars does it make in ${b} days?`,
            `A water park has ${grouped(a)} visitors each day. How many visitors does it have in ${b} days?`,
            `A bakery sells ${grouped(a)} rolls each week. How many rolls does it sell in ${b} weeks?`,
            `A movie theater sells ${grouped(a)} tickets each day. How many tickets does it sell in ${b} days?`,
            `A warehouse has ${b} crates. Each crate holds ${grouped(a)} pencils. How many pencils are there in all?`,
            `A delivery company's vans go ${grouped(a)} miles each week. How many miles do they go in ${b} weeks?`,
          ]),
        };
      }
      return {
        stem: chance.pick([
          `There are ${count(b, pack)} with ${count(a, thing)} ${pack.where}. How many ${thing.many} are there in all?`,
          `A printer prints ${a} pages a minute. How many pages does it print in ${b} minutes?`,
          `Each day, ${person(chance)} does ${a} jumping jacks. How many jumping jacks are there in ${b} days?`,
          `A bus can carry ${a} students. How many students can ${b} of these buses carry?`,
        ]),
      };
    },
    given: ({ product: [a, b], stem }) => ({ stem, right: a * b }),
    steps: ({ product: [a, b] }) => [
      [`There are ${b} equal amounts of ${grouped(a)}, so multiply.`, `${tex(a)} \\times ${b}`],
      ...productSteps(a, b),
    ],
    ladder: ({ product: [a, b] }) => [
      'What amount happens again and again in the story? How many times?',
      'When the same amount happens many times, multiply. Break one factor apart by place value.',
      firstPart(a, b),
    ],
    ways: ({ product: [a, b] }) => [
      ...productWays(a, b).filter(({ rule }) => rule !== addInsteadOfMultiply),
      following(
        addInsteadOfMultiply,
        [a, b],
        [
          `How many times does the amount ${grouped(a)} happen in this story?`,
          'When the same amount happens again and again, multiply by the number of times.',
          `Think of ${grouped(a)} added ${b} times. What multiplication is that?`,
        ],
      ),
    ],
  },
);

/** A product split by places, with one part missing: the idea of the written method. Graded like the products. */
const missingPart = family(
  { name: 'whole_multiply_missing_part', version: 1, skill: 'whole_multiply' },
  {
    levels: { product: graded(drawProduct) },
    derived: ({ product: [a, b] }) => {
      const split = isOneDigit(b) ? a : b;
      const other = isOneDigit(b) ? b : a;
      const first = Math.floor(split / 10) * 10;
      const rest = split - first;
      const right = other * first;
      return { split, other, first, rest, right };
    },
    given: ({ split, other, rest, right }) => ({
      stem: `What number makes the equation true? $${tex(other)} \\times ${tex(split)} = \\square + ${tex(other * rest)}$`,
      right,
    }),
    steps: ({ split, other, first, rest, right }) => [
      [
        `Write ${grouped(split)} as ${grouped(first)} + ${rest}. The product with ${rest} is already there.`,
        `${tex(other)} \\times ${rest} = ${tex(other * rest)}`,
      ],
      [`The box is the other partial product.`, `\\square = ${tex(other)} \\times ${tex(first)} = ${tex(right)}`],
    ],
    ladder: ({ split, other, first, rest }) => [
      `Which part of ${grouped(split)} is multiplied already, and which part is not?`,
      'Break a factor into two parts. The product is the sum of the two partial products.',
      `${grouped(split)} is ${grouped(first)} + ${rest}. Multiply the other part: $${tex(other)} \\times ${tex(first)}$.`,
    ],
    ways: ({ split, other, first, rest, right }) => [
      {
        rule: partialProductNotShifted,
        to: partialProductNotShifted.answer(other, Math.floor(split / 10)) === right ? null : other * Math.floor(split / 10),
        hints: [
          `Which part of ${grouped(split)} goes with the box? What place is it in?`,
          'A digit in the tens place means tens, so its product is 10 times as great.',
          `Write ${grouped(split)} as ${grouped(first)} + ${rest}. The ${rest} is used already. Multiply the other part by ${grouped(other)}.`,
        ],
      },
      following(
        partNotMultiplied,
        [first],
        [
          `Add your number to ${grouped(other * rest)}. Does that equal ${grouped(other)} × ${grouped(split)}?`,
          `Multiply both parts of ${grouped(split)} by ${grouped(other)}.`,
          `The ${rest} is multiplied by ${grouped(other)} already. Do the same with ${grouped(first)}.`,
        ],
      ),
    ],
  },
);

/** Two products with a common factor: their difference can be found without either of them. Graded like the products. */
const moreGroups = family(
  { name: 'whole_multiply_more_groups', version: 1, skill: 'whole_multiply' },
  {
    levels: {
      product: graded(drawProduct),
      more: [range(1, 2), range(2, 3), range(2, 5), range(3, 8), range(6, 12)],
    },
    given: ({ product: [a, b], more }) => ({
      stem: `How much greater is the second product than the first? You do not need to find the products.\n\n$${tex(a)} \\times ${b}$\n\n$${tex(a)} \\times ${b + more}$`,
      right: a * more,
    }),
    steps: ({ product: [a, b], more }) => [
      [
        `The first product is ${b} groups of ${grouped(a)}. The second is ${b + more} groups of ${grouped(a)}. Find how many more groups that is.`,
        `${b + more} - ${b} = ${more}`,
      ],
      [`Multiply the extra groups by ${grouped(a)}.`, `${tex(a)} \\times ${more} = ${tex(a * more)}`],
    ],
    ladder: ({ product: [a, b], more }) => [
      `Think of each product as groups of ${grouped(a)}. How many groups are there in each one?`,
      'When one factor is the same, compare the number of groups. Then multiply only the extra groups.',
      `The second product has ${b + more} groups, and the first has ${b}. How many more groups of ${grouped(a)} are there?`,
    ],
    ways: ({ product: [a, b], more }) => [
      following(
        partNotMultiplied,
        [more],
        [
          `That tells how many more groups there are. How many are in each group?`,
          'Each extra group adds the whole size of a group.',
          `There are extra groups of ${grouped(a)}. Multiply to find how much they add to $${tex(a)} \\times ${b}$.`,
        ],
      ),
      following(
        addInsteadOfMultiply,
        [a, more],
        [
          `How many extra groups of ${grouped(a)} are there?`,
          'Multiply the size of a group by the number of extra groups.',
          `Compare the second factors, ${b} and ${b + more}. Each extra group is worth ${grouped(a)}.`,
        ],
      ),
    ],
  },
);

export const multiplicationGenerators: readonly Generator[] = [bare, story, missingPart, moreGroups];
