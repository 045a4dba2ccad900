import type { SignedTerm } from '@stoa/engine/math/mal-rules/algebra/terms';
import { addInsteadOfSubtract } from '@stoa/engine/math/mal-rules/whole-numbers/whole-numbers';
import { always, choiceFamily, family, graded, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import {
  alikeByNumber,
  alikeByOneLetter,
  letterNotUsed,
  minusOverlooked,
} from '@stoa/engine/math/mal-rules/algebra/letters-and-terms';
import { numberBehindEquals } from '@stoa/engine/math/mal-rules/algebra/factors-and-terms';
import { linearText, sumText } from '../../wording/linear-text.ts';
import { letterPairs } from './like-terms.ts';
import { following } from '../../wrong-way.ts';
import { inDollars } from './rewrite-page.ts';
import { ledTo } from '../../ruled.ts';

/** 1: like a letter. 2: like a square. 3: like a product of two letters. */
const which = choiceFamily(
  { name: 'expr_like_terms_which', version: 1, skill: 'expr_like_terms', difficulties: [1, 2, 3] },
  {
    setting: (chance) => {
      const [x, y] = chance.pick(letterPairs);
      return { x, y };
    },
    levels: { drawn: graded((chance) => [chance.int(2, 9), chance.int(2, 9), chance.int(2, 9)] as const) },
    where: ({ drawn }) => new Set(drawn).size === 3,
    derived: ({ drawn: [a, b], x, y, difficulty }) => {
      const letters = { 1: x, 2: `${x}^2`, 3: `${x}${y}` }[difficulty as 1 | 2 | 3];
      const given: SignedTerm = [a, letters];
      const right = sumText([[b, difficulty === 3 ? `${y}${x}` : letters]]);
      const shown = sumText([given]);
      return { given, right, shown };
    },
    phrasing: (chance, { shown }) => ({
      asked: chance.pick([
        `Which term is a like term of $${shown}$?`,
        `Which of these can be added to $${shown}$ to give a single term?`,
      ]),
    }),
    given: ({ right, asked }) => ({ stem: asked, right: `$${right}$` }),
    ladder: ({ difficulty, shown }) => [
      `Cover the number in $${shown}$. Which variables and exponents do you see?`,
      'Like terms have the same variables with the same exponents. The coefficients may be different.',
      `Compare only the variable part of $${shown}$ with each choice.${difficulty === 3 ? ' The order of factors does not matter.' : ''}`,
    ],
    steps: ({ difficulty, right, shown }) => [
      ['Like terms have the same variables, each with the same power. The numbers in front may differ.', shown],
      [`This one carries the same variables${difficulty === 3 ? ', because the order of factors does not matter' : ''}.`, right],
    ],
    ways: ({ drawn: [, , c], x, y, difficulty, given, shown }) => {
      const other = { 1: y, 2: `${y}^2`, 3: `${x}^2` }[difficulty as 1 | 2 | 3];
      return inDollars([
        ledTo(
          alikeByNumber,
          sumText([alikeByNumber.answer(given, other)]),
          `Cover the number of $${shown}$ with your finger. What do you see? Do the same with each choice.`,
        ),
        ledTo(
          alikeByOneLetter,
          sumText([alikeByOneLetter.answer(c, given)]),
          `Write $${shown}$ as a product, with a dot between all factors. How many times is $${x}$ a factor?`,
        ),
        {
          rule: letterNotUsed,
          to: sumText(letterNotUsed.answer([given])),
          hints: [
            'Does every choice have a variable?',
            'A constant is a term of another kind than one with a variable.',
            `Substitute 2 for ${difficulty === 3 ? 'the variables' : 'the variable'}, and then 3. Which terms change in the same way as $${shown}$?`,
          ],
        },
      ]);
    },
  },
);

/**
 * Which number belongs in the gap? 4: it is subtracted from a letter. 5: three terms with the letter, among those with
 * another.
 */
const missing = family(
  { name: 'expr_like_terms_missing', version: 1, skill: 'expr_like_terms', difficulties: [4, 5] },
  {
    setting: (chance) => {
      const [x, y] = chance.pick(letterPairs);
      return { x, y };
    },
    levels: {
      a: always(range(11, 20)),
      b: always(range(2, 9)),
      m: always(range(2, 9)),
      n: always(range(10, 19)),
      k: always(range(3, 9)),
    },
    where: ({ a, b, m, n, k }) => new Set([a, b, m, n, k, a - k, m + n]).size === 7 && a - k > 1,
    derived: ({ a, b, k, difficulty }) => ({
      outcome: difficulty === 4 ? a - k : a - k - b,
      known: difficulty === 4 ? a : a - b,
    }),
    given: ({ a, b, m, n, k, x, y, difficulty, outcome }) => {
      const left = difficulty === 4 ? `${a}${x} + ${m} - k${x} + ${n}` : `${m}${y} + ${a}${x} + ${n}${y} - k${x} - ${b}${x}`;
      const right = linearText(outcome, 0, x) + ` + ${m + n}${difficulty === 4 ? '' : y}`;
      return {
        stem: `The expression $${left}$ simplifies to $${right}$. What is the value of $k$?`,
        right: k,
        inputType: 'integer',
      };
    },
    ladder: ({ x, outcome, known }) => [
      `Which terms on the left have the variable $${x}$?`,
      `The coefficients of $${x}$ on the left combine to the coefficient of $${x}$ on the right.`,
      `On the left, the coefficients of $${x}$ without $k$ make ${known}. On the right there are ${outcome}. Solve $${known} - k = ${outcome}$.`,
    ],
    steps: ({ a, b, k, x, difficulty, outcome, known }) => [
      [
        `Collect the terms with $${x}$ on the left: without the gap there are ${known} of them.`,
        difficulty === 4 ? `${a}${x}` : `${a}${x} - ${b}${x}`,
      ],
      [`Taking $k$ of them away must leave ${outcome}.`, `${known} - k = ${outcome}`],
      ['So this many are taken away.', `k = ${known} - ${outcome < 0 ? `(${outcome})` : outcome} = ${k}`],
    ],
    ways: ({ a, b, x, difficulty, outcome, known }) => [
      following(
        addInsteadOfSubtract,
        [known, outcome],
        [
          'Which sign is in front of the term with $k$?',
          `The terms with $k$ are taken away, so there are fewer $${x}$ on the right than on the left.`,
          `Write down only the terms with $${x}$, on the left and on the right. What must happen on the way?`,
        ],
      ),
      following(
        numberBehindEquals,
        [Math.abs(outcome)],
        [
          `What does the number before $${x}$ on the right count?`,
          'That number is what is left after combining. It is not the number that was taken away.',
          `How many $${x}$ are there on the left before any $k$ is taken away?`,
        ],
      ),
      {
        rule: minusOverlooked,
        to:
          difficulty === 4
            ? null
            : minusOverlooked.answer([
                [a, x],
                [-b, x],
              ])[0]![0] - outcome,
        hints: [
          `Look at the sign before each term with $${x}$ on the left.`,
          minusOverlooked.hints.principle,
          `Combine $${a}${x}$ and $-${b}${x}$ first.`,
        ],
      },
    ],
    belowZero: false,
  },
);

export const likeTermsRecognizeGenerators: readonly Generator[] = [which, missing];
