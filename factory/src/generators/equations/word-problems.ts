import { signKeptCrossing } from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import {
  gaveTheMiddleOrMean,
  gaveTheLargest,
  stepOfOneForEvenOrOdd,
  gaveTheOtherPart,
  ownPartForgotten,
} from '@stoa/engine/math/mal-rules/algebra/equation-questions';
import { rational } from '@stoa/engine/math/exact/rational';
import { family, negative, only, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { linearText } from '../../wording/linear-text.ts';
import { undoing } from '../../wording/undoing.ts';
import { people } from '../../wording/people.ts';
import { equationPage } from './equation-page.ts';
import { following } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

/**
 * Stories with consecutive numbers. Pages of a sheet and lockers are one apart; houses on one side of a street are two apart.
 */
function consecutiveStories({
  word,
  kind,
  sum,
  least,
}: {
  word: string;
  kind: string;
  sum: number;
  least: string;
}): readonly string[] {
  return [
    `The sum of ${word} consecutive ${kind}whole numbers is ${sum}. What is the ${least} number?`,
    ...(kind === ''
      ? [
          `${word === 'two' ? 'Two' : 'Three'} lockers in a row have consecutive numbers. The sum of the locker numbers is ${sum}. What is the ${least} locker number?`,
          `A chapter of a book begins with a picture on ${word} pages in a row. The sum of the page numbers is ${sum}. What is the ${least} page number?`,
        ]
      : [
          `${word === 'two' ? 'Two' : 'Three'} houses next to each other on the same side of a street have consecutive ${kind}numbers. The sum of the house numbers is ${sum}. What is the ${least} house number?`,
          `The seats on one side of a theater have ${kind}numbers. The numbers of ${word} seats next to each other add up to ${sum}. What is the ${least} seat number?`,
        ]),
  ];
}

/** Consecutive numbers with a given sum. 1: two. 2: three. 3: two even. 4: three even. 5: three odd, larger. */
const consecutive = family(
  { name: 'eq_word_consecutive', version: 2, skill: 'eq_word_problems' },
  {
    levels: { base: [range(6, 30), range(6, 40), range(6, 50), range(6, 60), range(6, 70)] },
    derived: ({ base, difficulty }) => {
      const terms = difficulty === 1 || difficulty === 3 ? 2 : 3;
      const step = difficulty <= 2 ? 1 : 2;
      const x = step === 1 ? base : 2 * base + (difficulty === 5 ? 1 : 0);
      const shift = step * ((terms * (terms - 1)) / 2);
      return {
        terms,
        step,
        x,
        shift,
        sum: terms * x + shift,
        kind: difficulty <= 2 ? '' : difficulty === 5 ? 'odd ' : 'even ',
        word: terms === 2 ? 'two' : 'three',
        least: terms === 2 ? 'smaller' : 'smallest',
        parts: ['n', ...[1, 2].slice(0, terms - 1).map((at) => `(${linearText(1, at * step, 'n')})`)].join(' + '),
      };
    },
    phrasing: (chance, told) => ({ stem: chance.pick(consecutiveStories(told)) }),
    given: ({ x, stem }) => ({ ...equationPage({ stem, letter: 'n', standsFor: 'the smallest number' }), right: x }),
    ladder: ({ sum, kind, least, parts }) => [
      `Let $n$ be the ${least} number. How do you write the next ${kind}one?`,
      'Write every number using $n$. Add them, and set the sum equal to the total.',
      `Write $${parts} = ${sum}$. Combine like terms on the left.`,
    ],
    steps: ({ terms, step, x, shift, sum, kind, parts }) => [
      [
        `Let $n$ be the smallest number. The next ${kind}one is ${step} more${terms === 3 ? `, and the third ${2 * step} more` : ''}.`,
        `${parts} = ${sum}`,
      ],
      ['Combine the like terms.', `${linearText(terms, shift, 'n')} = ${sum}`],
      [`Subtract ${shift} from both sides, then divide by ${terms}.`, `n = ${x}`],
    ],
    ways: ({ terms, step, x, sum, kind, word }) => [
      following(
        gaveTheMiddleOrMean,
        [sum, terms],
        [
          gaveTheMiddleOrMean.hints.look,
          `Dividing the sum by ${terms} gives their mean, and the numbers lie around it.`,
          `Write ${terms === 2 ? 'both' : 'all three'} numbers using $n$, and add them.`,
        ],
      ),
      ruled(gaveTheLargest, [x, step, terms], `You have found one of the ${word} numbers. Count back in steps of ${step}.`),
      {
        rule: stepOfOneForEvenOrOdd,
        to: step === 2 ? stepOfOneForEvenOrOdd.answer(sum, terms) : null,
        hints: [
          `How far is one ${kind}number from the next ${kind}number?`,
          stepOfOneForEvenOrOdd.hints.principle,
          `Write the numbers as $n$, $${linearText(1, 2, 'n')}$${terms === 3 ? `, $${linearText(1, 4, 'n')}$` : ''}.`,
        ],
      },
    ],
    belowZero: true,
  },
);

/** What two people do together, with the total given. */
const shared = [
  { together: (sum: number) => `play a game and score ${sum} points together`, does: 'score', things: 'points' },
  { together: (sum: number) => `collect ${sum} cans for a food drive`, does: 'collect', things: 'cans' },
  { together: (sum: number) => `sell ${sum} tickets for the school play`, does: 'sell', things: 'tickets' },
  { together: (sum: number) => `bake ${sum} muffins for a bake sale`, does: 'bake', things: 'muffins' },
  { together: (sum: number) => `pick ${sum} apples at an orchard`, does: 'pick', things: 'apples' },
  { together: (sum: number) => `plant ${sum} bulbs in the school garden`, does: 'plant', things: 'bulbs' },
  { together: (sum: number) => `make ${sum} paper stars for the dance`, does: 'make', things: 'paper stars' },
] as const;

/**
 * Two people share a total; one has some more, or a multiple. 1–2: more. 3: a multiple. 4: a multiple and more. 5: a multiple
 * and fewer.
 */
const sharing = family(
  { name: 'eq_word_sharing', version: 2, skill: 'eq_word_problems' },
  {
    setting: (chance) => {
      const [first, second] = people(chance, 2) as [string, string];
      const { together, does, things } = chance.pick(shared);
      return { first, second, together, does, things };
    },
    levels: {
      k: [only(1), only(1), range(2, 4), range(2, 4), range(2, 4)],
      b: [range(3, 11), range(3, 14), only(0), range(3, 20), negative(range(3, 23))],
      x: [range(6, 16), range(6, 22), range(6, 28), range(6, 34), range(6, 40)],
    },
    where: ({ k, b, x }) => k * x + b > x + 1 && (k + 1) * x !== -b,
    derived: ({ k, b, x }) => ({ sum: (k + 1) * x + b }),
    given: ({ k, b, x, first, second, together, does, things, sum }) => {
      const times = { 1: '', 2: 'twice', 3: 'three times', 4: 'four times' }[k] ?? '';
      const how =
        k === 1
          ? `${b} more ${things} than ${first}`
          : b === 0
            ? `${times} as many ${things} as ${first}`
            : `${Math.abs(b)} ${b > 0 ? 'more' : 'fewer'} than ${times} as many ${things} as ${first}`;
      return {
        ...equationPage({
          stem: `${first} and ${second} ${together(sum)}. ${second} ${does}s ${how}. How many ${things} does ${first} ${does}?`,
          letter: 'n',
          standsFor: `the number of ${things} ${first} ${does}s`,
        }),
        right: rational(x),
      };
    },
    ladder: ({ k, b, first, second, does, things, sum }) => [
      `Let $n$ be the number of ${things} ${first} ${does}s. How many does ${second} ${does}?`,
      'Write both numbers using the same variable. Their sum equals the total.',
      `Write $n + ${linearText(k, b, 'n')} = ${sum}$. Combine the n-terms.`,
    ],
    steps: ({ k, b, x, first, second, does, things, sum }) => [
      [
        `Let $n$ be the number of ${things} ${first} ${does}s. Then ${second} ${does}s $${linearText(k, b, 'n')}$.`,
        `n + ${linearText(k, b, 'n')} = ${sum}`,
      ],
      ['Combine the like terms.', `${linearText(k + 1, b, 'n')} = ${sum}`],
      ...(b === 0 ? [] : [[`${undoing(b)} both sides.`, `${k + 1}n = ${sum - b}`] as const]),
      [`Divide by ${k + 1}.`, `n = ${x}`],
    ],
    ways: ({ k, b, x, first, second, does, things, sum }) => [
      ruled(
        gaveTheOtherPart,
        [k * x + b],
        `Your number belongs to ${second}. Use it to find how many ${things} ${first} ${does}s.`,
      ),
      following(
        ownPartForgotten,
        [k, b, sum],
        [
          `Whose ${things} make the total of ${sum}?`,
          ownPartForgotten.hints.principle,
          `Add the ${things} of ${first}, $n$, to those of ${second} before you set the sum equal to ${sum}.`,
        ],
      ),
      {
        rule: signKeptCrossing,
        to: b === 0 ? null : rational(sum + b, k + 1),
        hints: [
          `Look at how ${Math.abs(b)} left the side of the variable.`,
          signKeptCrossing.hints.principle,
          `${undoing(b)} both sides before you divide.`,
        ],
      },
    ],
    belowZero: true,
  },
);

export const equationWordProblemGenerators: readonly Generator[] = [consecutive, sharing];
