import { quotientZeroOmitted, remainderDropped } from '@stoa/engine/math/mal-rules/whole-numbers/whole-numbers';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { always, family, graded, often, oneOf, range } from '../../family.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import {
  countsUnfullGroup,
  remainderAsQuotient,
  remainderGiven,
  remainderInEachGroup,
  remainderNotAdded,
  remainderTooGreat,
} from '@stoa/engine/math/mal-rules/whole-numbers/whole-number-operations';
import { person } from '../../wording/people.ts';
import { grouped, tex } from '../../wording/whole-number-text.ts';
import { following } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

/**
 * 1: within the facts. 2: two digits beyond them. 3: three digits. 4: four digits. 5: four digits by a two-digit number.
 * There is always a remainder.
 */
function drawDivision(chance: Chance, difficulty: Difficulty): { a: number; b: number; quotient: number; rest: number } {
  return drawUntil(
    () => {
      const b = byDifficulty(difficulty, [
        chance.int(3, 9),
        chance.int(3, 7),
        chance.int(4, 9),
        chance.int(4, 9),
        chance.pick([11, 12, 15, 20, 25]),
      ]);
      const [low, high] = byDifficulty(difficulty, [[4, 9], [11, 19], [21, 98], [124, 980], [42, 98]]); // prettier-ignore
      const quotient = chance.int(low!, high!);
      const rest = chance.int(1, b - 1);
      return { a: quotient * b + rest, b, quotient, rest };
    },
    ({ b, quotient, rest }) => quotient !== b && quotient !== rest,
  );
}

function divisionSteps(a: number, b: number): [string, string][] {
  const quotient = Math.floor(a / b);
  const rest = a % b;
  return [
    [
      `Find the greatest multiple of ${b} that is not more than ${grouped(a)}.`,
      `${tex(quotient)} \\times ${b} = ${tex(quotient * b)}`,
    ],
    [`Subtract. What is left over is less than ${b}.`, `${tex(a)} - ${tex(quotient * b)} = ${rest}`],
  ];
}

const remainder = family(
  { name: 'whole_divide_remainder_left', version: 1, skill: 'whole_divide_remainder' },
  {
    levels: { division: graded(drawDivision) },
    given: ({ division: { a, b, rest } }) => ({
      stem: `What is the remainder when ${grouped(a)} is divided by ${b}?`,
      right: rest,
    }),
    steps: ({ division: { a, b } }) => divisionSteps(a, b),
    ladder: ({ division: { a, b, quotient } }) => [
      `What does a remainder tell you? Make as many groups of ${b} as you can.`,
      'Find the greatest multiple of the divisor that fits. The remainder is the difference.',
      `The greatest multiple of ${b} that fits in ${grouped(a)} is ${grouped(quotient * b)}. Find what is left over.`,
    ],
    ways: ({ division: { a, b, quotient } }) => [
      following(
        remainderAsQuotient,
        [a, b],
        [
          `Does the question ask how many ${b}s are in ${grouped(a)}, or what is left over?`,
          remainderAsQuotient.hints.principle,
          `Multiply ${b} × ${grouped(quotient)}, and subtract that from ${grouped(a)}.`,
        ],
      ),
      following(
        remainderTooGreat,
        [a, b],
        [
          `Compare your remainder with ${b}. Which is greater?`,
          remainderTooGreat.hints.principle,
          `Make one more group of ${b} from what is left. What remains now?`,
        ],
      ),
    ],
  },
);

/** How many full groups, how many groups for all, or how many are left over: the remainder has to be understood. */
const story = family(
  { name: 'whole_divide_remainder_story', version: 2, skill: 'whole_divide_remainder' },
  {
    levels: { division: graded(drawDivision), upward: always(often) },
    phrasing: (chance, { division: { a, b }, upward, difficulty }) => {
      const everyOne = [
        `A boat carries up to ${b} people at a time. How many trips does it take to carry ${grouped(a)} people across?`,
        `Kira puts ${grouped(a)} photos in an album, with up to ${b} photos on each page. How many pages does Kira need?`,
        `A baker packs ${grouped(a)} rolls in bags of up to ${b}. How many bags does the baker need for all the rolls?`,
        `A van holds ${b} campers. A camp takes ${grouped(a)} campers to the lake. What is the least number of vans it needs?`,
      ];
      const fullGroups = [
        `A ribbon is ${grouped(a)} inches long. Ben cuts it into pieces ${b} inches long. How many whole pieces does Ben get?`,
        `A florist has ${grouped(a)} tulips and ties them in bunches of ${b}. How many full bunches are there?`,
        `A baker packs ${grouped(a)} muffins in boxes of ${b}. How many full boxes are there?`,
        `A coach has ${grouped(a)} players and makes teams of ${b}. How many full teams are there?`,
      ];
      const everyOneOfMany = [
        `A factory packs ${grouped(a)} light bulbs in boxes of up to ${b}. How many boxes does it need for all the light bulbs?`,
        `A bakery packs ${grouped(a)} rolls in bags of up to ${b}. How many bags does it need for all the rolls?`,
        `A museum keeps ${grouped(a)} old coins in trays of up to ${b}. How many trays does it need for all the coins?`,
        `A company ships ${grouped(a)} mugs in boxes that hold ${b} mugs each. What is the least number of boxes it needs?`,
      ];
      const fullGroupsOfMany = [
        `A machine cuts ${grouped(a)} inches of ribbon into pieces ${b} inches long. How many whole pieces does it make?`,
        `A flower farm has ${grouped(a)} tulips and ties them in bunches of ${b}. How many full bunches are there?`,
        `A bakery packs ${grouped(a)} muffins in boxes of ${b}. How many full boxes are there?`,
        `A farm packs ${grouped(a)} apples in bags of ${b}. How many full bags are there?`,
      ];
      const [all, full] = difficulty <= 2 ? [everyOne, fullGroups] : [everyOneOfMany, fullGroupsOfMany];
      return { stem: chance.pick(upward ? all : full) };
    },
    given: ({ division: { quotient }, upward, stem }) => ({ stem, right: upward ? quotient + 1 : quotient }),
    steps: ({ division: { a, b, quotient, rest }, upward }) => [
      ...divisionSteps(a, b),
      upward
        ? [
            `The ${rest} left over ${rest === 1 ? 'needs' : 'need'} a place too, so add 1.`,
            `${tex(quotient)} + 1 = ${tex(quotient + 1)}`,
          ]
        : [
            `The ${rest} left over ${rest === 1 ? 'does not make a full group, so do not count it' : 'do not make a full group, so do not count them'}.`,
            `${tex(a)} \\div ${b} \\to ${tex(quotient)}`,
          ],
    ],
    ladder: ({ division: { a, b, rest }, upward }) => [
      upward
        ? `Does everyone or everything need a place, or do only full groups count?`
        : 'Do only full groups count, or does everything need a place?',
      'Divide first. Then decide what the remainder means in the story.',
      `Divide $${tex(a)} \\div ${b}$. The remainder is ${rest}. What happens to what is left over?`,
    ],
    ways: ({ division: { a, b }, upward }) => [
      upward
        ? ruled(remainderDropped, [a, b], `Multiply your number by ${b}. Is there room for all ${grouped(a)}?`)
        : ruled(countsUnfullGroup, [a, b], `Multiply your number by ${b}. Is that more than ${grouped(a)}?`),
      ruled(remainderGiven, [a, b], `Subtract groups of ${b} from ${grouped(a)} until less than ${b} is left. Count the groups.`),
    ],
  },
);

/**
 * Divisions without a remainder and with a zero inside the quotient. 1: three digits, up to 5: six digits by a two-digit
 * number.
 */
const zeroInside = family(
  { name: 'whole_divide_remainder_zero_inside', version: 2, skill: 'whole_divide_remainder' },
  {
    levels: {
      b: [range(3, 6), range(6, 9), range(3, 6), range(6, 9), oneOf(11, 12)],
      quotient: [
        (chance) => 100 + chance.int(2, 9),
        (chance) => chance.int(2, 6) * 100 + chance.int(2, 9),
        (chance) => chance.int(1, 3) * 1000 + chance.int(12, 98),
        (chance) => chance.int(2, 8) * 1000 + chance.int(1, 9) * 100 + chance.int(2, 9),
        (chance) => chance.int(2, 8) * 1000 + chance.int(2, 9) * 10 + chance.int(2, 9),
      ],
    },
    derived: ({ b, quotient }) => ({ a: quotient * b, head: Math.floor(quotient / 100) * 100 }),
    given: ({ b, quotient, a }) => ({ stem: `Divide: $${tex(a)} \\div ${b}$`, right: quotient }),
    steps: ({ b, quotient, a, head }) => [
      [`Break ${grouped(a)} into parts that you can divide by ${b}.`, `${tex(a)} = ${tex(head * b)} + ${tex(a - head * b)}`],
      [
        'Divide each part.',
        `${tex(head * b)} \\div ${b} = ${tex(head)}, \\; ${tex(a - head * b)} \\div ${b} = ${tex(quotient - head)}`,
      ],
      ['Add the two quotients. Write 0 in a place with nothing in it.', `${tex(a)} \\div ${b} = ${tex(quotient)}`],
    ],
    ladder: ({ b, a, head }) => [
      'What quotient do you need? About how large is it?',
      'Divide from left to right. Each digit you bring down needs a digit in the quotient, even if it is 0.',
      `Break ${grouped(a)} into ${grouped(head * b)} + ${grouped(a - head * b)}. Divide each part by ${b}.`,
    ],
    ways: ({ b, a, head }) => [
      following(
        quotientZeroOmitted,
        [a, b],
        [
          `Multiply your quotient by ${b}. Is the product close to ${grouped(a)}?`,
          'Every digit you bring down needs a digit in the quotient. If the divisor is too large, that digit is 0.',
          `How many ${b}s are in ${grouped(head * b)}? Write that number with all its zeros. Then divide the rest.`,
        ],
      ),
    ],
  },
);

/** The number that was divided, from the quotient and the remainder. */
const dividend = family(
  { name: 'whole_divide_remainder_dividend', version: 2, skill: 'whole_divide_remainder' },
  {
    levels: { division: graded(drawDivision) },
    phrasing: (chance, { division: { b, quotient, rest }, difficulty }) => {
      const name = person(chance);
      const [groups, left] = [grouped(quotient), `${rest} ${rest === 1 ? 'is' : 'are'} left over`];
      const bare = `When a number is divided by ${b}, the quotient is ${groups} and the remainder is ${rest}. What is the number?`;
      const few = [
        `${name} packs oranges in bags of ${b}. ${name} fills ${groups} bags, and ${left}. How many oranges are there in all?`,
        `${name} puts photos in an album, ${b} on each page. After ${groups} full pages, ${left}. How many photos does ${name} have?`,
        `A coach makes teams of ${b}. There are ${groups} full teams, and ${rest} ${rest === 1 ? 'player is' : 'players are'} left over. How many players are there?`,
      ];
      const many = [
        `A farm packs oranges in bags of ${b}. It fills ${groups} bags, and ${left}. How many oranges are there in all?`,
        `A museum keeps old coins in trays of ${b}. After ${groups} full trays, ${left}. How many coins does the museum have?`,
        `A factory packs light bulbs in boxes of ${b}. It fills ${groups} boxes, and ${left}. How many light bulbs are there?`,
      ];
      return { stem: chance.pick([bare, ...(difficulty <= 2 ? few : many)]) };
    },
    given: ({ division: { a }, stem }) => ({ stem, right: a }),
    steps: ({ division: { a, b, quotient, rest } }) => [
      [`Multiply to find how many are in the full groups.`, `${tex(quotient)} \\times ${b} = ${tex(quotient * b)}`],
      [`Add the ${rest} left over.`, `${tex(quotient * b)} + ${rest} = ${tex(a)}`],
    ],
    ladder: ({ division: { b, quotient, rest } }) => [
      'How many full groups are there, and how many are in each group?',
      'To undo division, multiply. Then add what is left over.',
      `Find $${tex(quotient)} \\times ${b}$ first. Then think about the remainder ${rest}.`,
    ],
    ways: ({ division: { b, quotient, rest } }) => [
      following(
        remainderNotAdded,
        [quotient, b],
        [
          `Where is the ${rest} in your number?`,
          'The number is made of the full groups and what is left over.',
          `The full groups hold $${tex(quotient)} \\times ${b}$. Then count the ${rest} left over, too.`,
        ],
      ),
      following(
        remainderInEachGroup,
        [quotient, b, rest],
        [
          `Is the remainder ${rest} in every group, or only once?`,
          'A remainder is what is left after all the groups are made, so it counts once.',
          `Find $${tex(quotient)} \\times ${b}$ first. Add ${rest} after that.`,
        ],
      ),
    ],
  },
);

export const divisionWithRemainderGenerators: readonly Generator[] = [remainder, dividend, story, zeroInside];
