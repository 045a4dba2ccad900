import {
  givenNumberCopied,
  oneFactLeftOut,
  oppositeOperationUsed,
  sharesNotTogether,
} from '@stoa/engine/math/mal-rules/asked-another-way';
import { rational } from '@stoa/engine/math/exact/rational';
import { otherQuestions } from '../../asked-otherwise/other-questions.ts';
import { family, graded, plusMinus, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { ruled } from '../../ruled.ts';
import { linearText } from '../../wording/linear-text.ts';
import { people } from '../../wording/people.ts';

/** Equal groups with a given total: groups times n equals the total. */
const equalGroups = [
  ({ who, groups, total }: Told) => `${who} reads the same number of pages each night. After ${groups} nights, ${who} has read ${total} pages. How many pages does ${who} read each night?`,
  ({ groups, total }: Told) => `A class makes ${groups} equal rows of chairs with ${total} chairs. How many chairs are in each row?`,
  ({ who, groups, total }: Told) => `${who} walks the same trail ${groups} times in a month, ${total} miles in all. How many miles long is the trail?`,
  ({ groups, total }: Told) => `Each concert ticket costs the same. A family pays \\$${total} for ${groups} tickets. How many dollars does one ticket cost?`,
] as const; // prettier-ignore

/** Something shared equally, with one share given: n divided by the number of groups equals a share. */
const equalShares = [
  ({ who, groups, share }: Shared) => `${who} puts photos into an album, ${share} on each page. The photos fill ${groups} pages. How many photos are there? Solve $n \\div ${groups} = ${share}$.`,
  ({ who, groups, share }: Shared) => `${groupWord(groups)} friends split the cost of a gift for ${who} equally. Each of them pays \\$${share}. How many dollars does the gift cost? Solve $n \\div ${groups} = ${share}$.`,
] as const; // prettier-ignore

type Told = { who: string; groups: number; total: number };
type Shared = { who: string; groups: number; share: number };
const groupWord = (groups: number): string =>
  ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'][groups] ?? 'Many';

/** 1: facts up to 6. 2: up to 12. 3 to 5: larger and larger shares. */
const multiplicationStory = family(
  { name: 'eq_one_step_mult_story', version: 1, skill: 'eq_one_step_mult' },
  {
    setting: (chance) => ({ who: people(chance, 1)[0]! }),
    levels: {
      groups: [range(3, 6), range(4, 9), range(4, 12), range(5, 12), range(6, 12)],
      share: [range(3, 9), range(4, 12), range(8, 20), range(12, 30), range(15, 45)],
    },
    where: ({ groups, share }) => groups !== share,
    phrasing: (chance, { who, groups, share }) =>
      chance.maybe(0.65)
        ? { stem: chance.pick(equalGroups)({ who, groups, total: groups * share }), shares: false }
        : { stem: chance.pick(equalShares)({ who, groups, share }), shares: true },
    given: ({ groups, share, stem, shares }) => ({
      stem,
      right: shares ? groups * share : share,
      variables: { n: shares ? 'the whole amount' : 'the amount in one group' },
    }),
    ladder: ({ groups, share, shares }) => [
      'What number do you not know? What happens to it?',
      shares
        ? 'To undo division, multiply both sides by the same number.'
        : 'To undo multiplication, divide both sides by the coefficient.',
      shares
        ? `Multiply both sides by ${groups}. What is $${share} \\cdot ${groups}$?`
        : `Write $${groups}n = ${groups * share}$. Divide both sides by ${groups}.`,
    ],
    steps: ({ groups, share, shares }) =>
      shares
        ? [
            ['Let n be the whole amount. It is divided into equal parts.', `\\frac{n}{${groups}} = ${share}`],
            [`Multiply both sides by ${groups}.`, `n = ${share} \\cdot ${groups} = ${groups * share}`],
          ]
        : [
            ['Let n be the amount in one group.', `${groups}n = ${groups * share}`],
            [`Divide both sides by ${groups}.`, `n = ${share}`],
          ],
    ways: ({ groups, share, shares }) => {
      const total = groups * share;
      const step = shares
        ? `One part is ${share}, and there are ${groups} parts. Is the whole more or less than ${share}?`
        : `All ${groups} groups together make ${total}. Write $${groups}n = ${total}$.`;
      return [
        ruled(oppositeOperationUsed, [shares ? rational(share, groups) : total * groups], step),
        ruled(givenNumberCopied, [shares ? groups : total], step),
      ];
    },
  },
);

/** Two multiples of the same unknown, with their total given. */
const combined = [
  ({ who, a, b, c, total }: Combined) => `${who} earns $n$ dollars an hour. ${who} works ${a} hours on Saturday and ${b} hours on Sunday, and gets a \\$${c} tip. That makes \\$${total}. Find $n$.`,
  ({ who, a, b, c, total }: Combined) => `${who} buys ${a} blue folders and ${b} red folders, all at the same price of $n$ dollars. ${who} also buys a \\$${c} pen. The total is \\$${total}. Find $n$.`,
  ({ a, b, c, total }: Combined) => `One side of a triangle is $${a}n$ inches long, another is $${b}n$ inches, and the third is ${c} inches. The perimeter is ${total} inches. Find $n$.`,
] as const; // prettier-ignore
type Combined = { who: string; a: number; b: number; c: number; total: number };

/** an + bn + c = total. 1: small. 5: larger numbers. */
const likeTermsStory = family(
  { name: 'eq_like_terms_story', version: 1, skill: 'eq_like_terms' },
  {
    setting: (chance) => ({ who: people(chance, 1)[0]! }),
    levels: {
      a: [range(2, 3), range(3, 5), range(3, 6), range(4, 7), range(5, 8)],
      b: [range(2, 3), range(2, 4), range(2, 5), range(3, 6), range(3, 7)],
      c: [range(2, 5), range(3, 9), range(4, 12), range(5, 15), range(6, 20)],
      n: [range(3, 6), range(4, 9), range(7, 12), range(8, 15), range(9, 18)],
    },
    where: ({ a, b, c, n }) => a !== b && c < (a + b) * n && c > Math.abs(a - b) * n && new Set([a, b, c, n]).size === 4,
    phrasing: (chance, { who, a, b, c, n }) => ({
      stem: chance.pick(combined)({ who, a, b, c, total: (a + b) * n + c }),
    }),
    given: ({ stem, n }) => ({ stem, right: n, inputType: 'integer', variables: { n: 'the unknown amount' } }),
    ladder: ({ a, b, c, n }) => [
      'Which amounts in the problem use n?',
      'Add all the amounts, and set the sum equal to the total. Combine like terms before you solve.',
      `Write $${a}n + ${b}n + ${c} = ${(a + b) * n + c}$. Combine the n-terms.`,
    ],
    steps: ({ a, b, c, n }) => [
      ['Add all the amounts. Their sum equals the total.', `${a}n + ${b}n + ${c} = ${(a + b) * n + c}`],
      ['Combine the like terms.', `${a + b}n + ${c} = ${(a + b) * n + c}`],
      [`Subtract ${c} from both sides.`, `${a + b}n = ${(a + b) * n}`],
      [`Divide both sides by ${a + b}.`, `n = ${n}`],
    ],
    ways: ({ a, b, c, n }) => {
      const total = (a + b) * n + c;
      return [
        ruled(sharesNotTogether, [rational(total - c, a)], `Both ${a}n and ${b}n belong to the total of ${total}.`),
        ruled(oneFactLeftOut, [rational(total, a + b)], `The ${c} is part of the ${total}, too. Take it away before you divide.`),
      ];
    },
  },
);

/** Fractions of the unknown, with their total or their difference given. */
const parts = [
  { together: true, tell: ({ who, p, q, r }: Parts) => `${who} has a bag of beads. ${who} uses ${oneOver(p)} of the beads for a bracelet and ${oneOver(q)} of them for a necklace, ${r} beads in all. How many beads were in the bag?` },
  { together: true, tell: ({ p, q, r }: Parts) => `In a school garden, ${oneOver(p)} of the plants are tomatoes and ${oneOver(q)} of them are peppers. There are ${r} tomato and pepper plants together. How many plants are in the garden?` },
  { together: false, tell: ({ who, p, q, r }: Parts) => `A trail has two signs. The first is ${oneOver(q)} of the way along, and the second is ${oneOver(p)} of the way. ${who} walks ${r} yards from the first sign to the second. How many yards long is the trail?` },
  { together: false, tell: ({ p, q, r }: Parts) => `A tank is ${oneOver(q)} full. After ${r} gallons are added, it is ${oneOver(p)} full. How many gallons does the full tank hold?` },
] as const; // prettier-ignore
type Parts = { who: string; p: number; q: number; r: number };
const oneOver = (d: number): string => `$\\frac{1}{${d}}$`;

const denominators: readonly (readonly (readonly [number, number])[])[] = [
  [[2, 4], [3, 6]],
  [[2, 3], [2, 6], [3, 6]],
  [[2, 5], [3, 4], [2, 3]],
  [[3, 4], [3, 5], [4, 6]],
  [[4, 5], [4, 6], [3, 8], [5, 6]],
]; // prettier-ignore

/** n/p ± n/q = r with p < q. 1: halves and fourths. 5: larger denominators. */
const fractionStory = family(
  { name: 'eq_fractions_story', version: 1, skill: 'eq_fractions' },
  {
    setting: (chance) => ({ who: people(chance, 1)[0]!, story: chance.pick(parts) }),
    levels: {
      pair: graded((chance, difficulty) => chance.pick(denominators[difficulty - 1]!)),
      times: [range(2, 6), range(3, 8), range(3, 9), range(4, 10), range(4, 12)],
    },
    derived: ({ pair: [p, q], times, story }) => {
      const common = (p * q) / gcd(p, q);
      const [up, vp] = [common / p, common / q];
      const size = story.together ? up + vp : up - vp;
      return { p, q, common, up, vp, size, n: common * times, r: size * times, sign: story.together ? '+' : '-' };
    },
    given: ({ who, story, p, q, r, n }) => ({ stem: story.tell({ who, p, q, r }), right: n, variables: { n: 'the whole' } }),
    ladder: ({ p, q, r, sign, common }) => [
      'What is the whole that the fractions are parts of? Call it n.',
      'Write an equation with the two parts. Multiply every term by a common denominator to clear the fractions.',
      `Write $\\frac{n}{${p}} ${sign} \\frac{n}{${q}} = ${r}$. Multiply every term by ${common}.`,
    ],
    steps: ({ p, q, r, sign, common, up, vp, size, n }) => [
      ['Let n be the whole. Write the two parts of it.', `\\frac{n}{${p}} ${sign} \\frac{n}{${q}} = ${r}`],
      [
        `Multiply every term by the least common denominator ${common}.`,
        `${linearText(up, 0, 'n')} ${sign} ${linearText(vp, 0, 'n')} = ${r * common}`,
      ],
      ...(size === 1 ? [] : [['Combine the like terms.', `${size}n = ${r * common}`] as const]),
      [size === 1 ? 'Combine the like terms.' : `Divide both sides by ${size}.`, `n = ${n}`],
    ],
    ways: ({ p, q, r, sign, common }) => [
      ruled(sharesNotTogether, [r * p], `The ${r} comes from both parts: $\\frac{n}{${p}} ${sign} \\frac{n}{${q}}$.`),
      ruled(oneFactLeftOut, [rational(r, 1)], `Multiply ${r} by ${common} as well.`),
      ruled(
        oppositeOperationUsed,
        [sign === '-' ? rational(r * p * q, p + q) : rational(r * p * q, q - p)],
        `Are the two parts added or subtracted? Write $\\frac{n}{${p}} ${sign} \\frac{n}{${q}} = ${r}$.`,
      ),
    ],
  },
);

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** The solution is known, and a number of the equation is missing. 1: b. 2 and 3: c. 4 and 5: a denominator. */
const fractionMissing = family(
  { name: 'eq_fractions_missing', version: 1, skill: 'eq_fractions' },
  {
    levels: {
      d: [range(2, 4), range(3, 6), range(3, 8), range(3, 8), range(4, 9)],
      times: [range(2, 5), range(2, 6), range(3, 8), range(3, 9), range(3, 9)],
      b: [range(1, 9), range(2, 12), plusMinus(2, 12), range(2, 12), plusMinus(3, 15)],
    },
    where: ({ d, times, b }) => new Set([d, times, Math.abs(b), times + b, d * times]).size === 5 && times + b !== 0,
    given: ({ d, times, b, difficulty }) => {
      const x = d * times;
      const sum = `${b < 0 ? '-' : '+'} ${Math.abs(b)}`;
      return difficulty <= 3
        ? {
            stem: `The solution of this equation is $x = ${x}$. What is the missing number on the right side?\n\n$\\frac{x}{${d}} ${sum} = \\square$`,
            right: times + b,
            inputType: 'integer' as const,
          }
        : {
            stem: `The solution of this equation is $x = ${x}$. What is the missing denominator?\n\n$\\frac{x}{\\square} ${sum} = ${times + b}$`,
            right: d,
            inputType: 'integer' as const,
          };
    },
    ladder: ({ d, times, b, difficulty }) => [
      'What does it mean that a number is the solution of an equation?',
      'Substitute the solution for x. Then the equation is true.',
      difficulty <= 3
        ? `Find $\\frac{${d * times}}{${d}}$ first. Then ${b < 0 ? 'subtract' : 'add'} ${Math.abs(b)}.`
        : `${b < 0 ? `Add ${-b} to` : `Subtract ${b} from`} both sides. Then $\\frac{${d * times}}{\\square}$ is alone.`,
    ],
    steps: ({ d, times, b, difficulty }) =>
      difficulty <= 3
        ? [
            ['Substitute the solution for x.', `\\frac{${d * times}}{${d}} ${b < 0 ? '-' : '+'} ${Math.abs(b)}`],
            ['Divide first. Then add or subtract.', `${times} ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${times + b}`],
          ]
        : [
            [
              'Substitute the solution for x.',
              `\\frac{${d * times}}{\\square} ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${times + b}`,
            ],
            [b < 0 ? `Add ${-b} to both sides.` : `Subtract ${b} from both sides.`, `\\frac{${d * times}}{\\square} = ${times}`],
            [`What number do you divide ${d * times} by to get ${times}?`, `\\square = ${d}`],
          ],
    ways: ({ d, times, b, difficulty }) =>
      difficulty <= 3
        ? [
            ruled(
              oppositeOperationUsed,
              [times - b],
              `After you divide ${d * times} by ${d}, ${b < 0 ? 'subtract' : 'add'} ${Math.abs(b)}.`,
            ),
            ruled(oneFactLeftOut, [times], `The left side has ${Math.abs(b)}, too.`),
          ]
        : [
            ruled(oneFactLeftOut, [rational(d * times, times + b)], `Undo the ${Math.abs(b)} first.`),
            ruled(
              oppositeOperationUsed,
              [rational(d * times, times + 2 * b === 0 ? 1 : times + 2 * b)],
              `${b < 0 ? 'Add' : 'Subtract'} ${Math.abs(b)} to undo it.`,
            ),
          ],
    belowZero: true,
  },
);

export const equationStoryGenerators: readonly Generator[] = otherQuestions([
  multiplicationStory,
  likeTermsStory,
  fractionStory,
  fractionMissing,
]);
