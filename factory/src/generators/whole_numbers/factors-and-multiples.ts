import type { WrongWay } from '../../wrong-way.ts';
import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { byDifficulty } from '../../by-difficulty.ts';
import { always, family, graded, often, range, textFamily } from '../../family.ts';
import type { Chance, Difficulty, Generator, Ladder } from '../../generator.ts';
import {
  addedInsteadOfCounted,
  factorWithoutPartner,
  forgetsOneAndItself,
  forgetsTheNumberItself,
  givesOneOfEachPair,
  listsFactorsForMultiples,
  listsMultiplesForFactors,
  multipleNotReached,
  notInTheTablesMeansPrime,
} from '@stoa/engine/math/mal-rules/whole-numbers/factors-and-multiples';
import { person } from '../../wording/people.ts';
import { ledTo } from '../../ruled.ts';

export const factorsOf = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1).filter((d) => n % d === 0);
const setText = (numbers: readonly number[]): string => `{${numbers.join(', ')}}`;
const setTex = (numbers: readonly number[]): string => `\\{${numbers.join(', ')}\\}`;

const way = (rule: MalRule, numbers: readonly number[], hints: Ladder): WrongWay<string>[] =>
  numbers.length < 2 ? [] : [{ rule, to: setText(numbers), hints }];

/** True if a number has as many factors as its difficulty asks for. */
const hasFactors = ({ n }: { n: number }, difficulty: Difficulty): boolean => {
  const many = factorsOf(n).length;
  return byDifficulty(difficulty, [many === 4, many === 6, many === 8, many >= 8 && many <= 10, many >= 10 && many <= 12]);
};

/** All factors. 1: four of them. 2: six. 3: eight, for a number up to 60. 4: eight to ten. 5: ten to twelve. */
const allFactors = textFamily(
  { name: 'whole_factors_multiples_factors', version: 1, skill: 'whole_factors_multiples' },
  {
    levels: { n: [range(8, 39), range(12, 52), range(24, 66), range(40, 90), range(48, 108)] },
    where: hasFactors,
    derived: ({ n }) => {
      const factors = factorsOf(n);
      const pairs = factors.filter((d) => d * d <= n).map((d) => [d, n / d] as const);
      const multiples = listsMultiplesForFactors.answer(n, 4);
      return { factors, pairs, multiples };
    },
    given: ({ n, factors }) => ({
      stem: `List all the factors of ${n}.`,
      right: setText(factors),
      inputType: 'set',
      placeholder: 'like a, b, c',
      wrong: setText([n + 1, n + 3]),
    }),
    steps: ({ n, factors, pairs }) => [
      [
        `Find pairs of numbers with the product ${n}. Try 1, 2, 3, and so on.`,
        pairs.map(([a, b]) => `${a} \\times ${b}`).join(', \\; '),
      ],
      ['Stop when the factor pairs start to repeat. List each factor once.', setTex(factors)],
    ],
    ladder: ({ n }) => [
      `What is a factor of ${n}? Start with 1.`,
      'Factors come in pairs. Find the pairs in order until they start to repeat.',
      `Divide ${n} by one number after another. Each quotient with no remainder gives a pair of factors.`,
    ],
    ways: ({ n, factors, multiples }) => [
      ...way(forgetsOneAndItself, forgetsOneAndItself.answer(factors), [
        `Which numbers divide every whole number? Are they in your list for ${n}?`,
        forgetsOneAndItself.hints.principle,
        `Does 1 divide ${n} with no remainder? Does ${n} divide itself?`,
      ]),
      ...way(givesOneOfEachPair, givesOneOfEachPair.answer(factors), [
        givesOneOfEachPair.hints.look,
        givesOneOfEachPair.hints.principle,
        `Divide ${n} by each factor in your list, and add the quotients to the list.`,
      ]),
      ...way(listsMultiplesForFactors, multiples, [
        `Are the numbers in your list greater or less than ${n}?`,
        listsMultiplesForFactors.hints.principle,
        `Think of ${n} things. Which group sizes make equal groups with none left over?`,
      ]),
    ],
  },
);

/** Four multiples of a number, between two bounds from difficulty 3 on. */
function drawMultiples(chance: Chance, difficulty: Difficulty) {
  const [low, high] = byDifficulty(difficulty, [[3, 6], [6, 9], [7, 12], [11, 15], [13, 25]]); // prettier-ignore
  const n = chance.int(low!, high!);
  const start = byDifficulty(difficulty, [
    () => 1,
    () => 1,
    () => chance.int(3, 5),
    () => chance.int(4, 7),
    () => chance.int(6, 12),
  ])();
  return { n, start, from: n * start - chance.int(1, n - 1), to: n * (start + 3) + chance.int(1, n - 1) };
}

/** The multiples of a number between two bounds: 1 small numbers, up to 5 two-digit numbers far up. */
const someMultiples = textFamily(
  { name: 'whole_factors_multiples_multiples', version: 2, skill: 'whole_factors_multiples' },
  {
    levels: { drawn: graded(drawMultiples) },
    derived: ({ drawn: { n, start, from, to } }) => {
      const howMany = 4;
      const multiples = Array.from({ length: howMany }, (_, i) => n * (start + i));
      const first = start === 1;
      const stem = first ? `List the first four multiples of ${n}.` : `List all the multiples of ${n} between ${from} and ${to}.`;
      const shifted = first ? forgetsTheNumberItself.answer(n, howMany) : multiples.slice(1);
      return { multiples, first, stem, shifted };
    },
    given: ({ drawn: { n }, multiples, stem }) => ({
      stem,
      right: setText(multiples),
      inputType: 'set',
      placeholder: 'like a, b, c',
      wrong: setText([n * 3 + 1, n * 5 + 1]),
    }),
    steps: ({ drawn: { n, start, from, to }, multiples, first }) => [
      [
        first ? `Multiply ${n} by 1, 2, 3, and 4.` : `Find the first multiple of ${n} after ${from}.`,
        first
          ? multiples.map((m, i) => `${i + 1} \\times ${n} = ${m}`).join(', \\; ')
          : `${start} \\times ${n} = ${multiples[0]}`,
      ],
      [first ? 'These are the first four.' : `Count on by ${n}s, and stop before ${to}.`, setTex(multiples)],
    ],
    ladder: ({ drawn: { n, from, to }, first }) => [
      `What is a multiple of ${n}? Which one comes first here?`,
      'Multiples of a number are what you say when you skip-count by it.',
      first
        ? `Start with $1 \\times ${n}$, then $2 \\times ${n}$, and go on the same way.`
        : `Multiples of ${n} are ${n} apart. Find the first one after ${from}, and count on by ${n}s until you pass ${to}.`,
    ],
    ways: ({ drawn: { n, from, to }, first, shifted }) => [
      ...way(forgetsTheNumberItself, shifted, [
        first ? `Which multiple of ${n} comes first?` : `Which multiple of ${n} comes right after ${from}?`,
        first
          ? 'One times a number is a multiple of it, too. So a number is its own first multiple.'
          : 'Every multiple between the two numbers counts, from the first to the last.',
        first
          ? `Start with 1 × ${n}, then 2 × ${n}, and so on.`
          : `Divide ${from} by ${n}, and take the next whole number. Multiply it by ${n}, and start there.`,
      ]),
      ...way(listsFactorsForMultiples, listsFactorsForMultiples.answer(n), [
        `Are the numbers in your list greater or less than ${n}?`,
        listsFactorsForMultiples.hints.principle,
        first ? `Count by ${n}s, starting with ${n} itself.` : `Count by ${n}s, and write the numbers between ${from} and ${to}.`,
      ]),
    ],
  },
);

/** Is a a factor of n? From 2 on beyond the multiplication tables; about half are off by one. */
const isFactor = textFamily(
  { name: 'whole_factors_multiples_judge', version: 2, skill: 'whole_factors_multiples' },
  {
    levels: {
      truth: always(often),
      a: [range(3, 6), range(4, 9), range(6, 9), range(7, 13), range(12, 19)],
      times: [range(3, 9), range(11, 15), range(13, 19), range(13, 24), range(14, 28)],
      tail: always((chance) => chance.int(1, 99)),
      asFactor: always((chance) => chance.maybe(0.6)),
    },
    derived: ({ truth, a, times, tail }) => ({ n: a * times + (truth ? 0 : (tail % (a - 1)) + 1) }),
    given: ({ truth, a, asFactor, n }) => ({
      stem: asFactor ? `True or false? ${a} is a factor of ${n}.` : `True or false? ${n} is a multiple of ${a}.`,
      right: `${truth}`,
      inputType: 'boolean',
      wrong: `${!truth}`,
    }),
    steps: ({ truth, a, times, n }) => [
      [
        `Divide ${n} by ${a}, and look at the remainder.`,
        truth ? `${n} \\div ${a} = ${times}` : `${n} = ${times} \\times ${a} + ${n - a * times}`,
      ],
      [
        truth ? 'There is no remainder, so the statement is true.' : 'There is a remainder, so the statement is false.',
        truth ? `${times} \\times ${a} = ${n}` : `${times} \\times ${a} \\ne ${n}`,
      ],
    ],
    ladder: ({ a, n }) => [
      `How are ${a} and ${n} related? What would you divide?`,
      'A factor divides a number with no remainder, and the number is then a multiple of it.',
      `Divide $${n} \\div ${a}$, and look for a remainder.`,
    ],
    ways: ({ truth, a, n }) => [
      {
        rule: notInTheTablesMeansPrime,
        to: `${!truth}`,
        hints: [
          `Did you divide ${n} by ${a}, or go by how the numbers look?`,
          notInTheTablesMeansPrime.hints.principle,
          `Skip-count by ${a}s. Do you land on ${n}?`,
        ],
      },
    ],
  },
);

/**
 * How many factors there are, asked directly or as the number of ways to set up equal rows. Graded like the list of factors.
 */
const countFactors = family(
  { name: 'whole_factors_multiples_count', version: 1, skill: 'whole_factors_multiples' },
  {
    levels: { n: [range(8, 39), range(12, 52), range(24, 66), range(40, 90), range(48, 108)] },
    where: hasFactors,
    phrasing: (chance, { n }) => {
      const name = person(chance);
      return {
        stem: chance.pick([
          `How many factors does ${n} have?`,
          `${name} sets up ${n} chairs in equal rows. How many different numbers of rows are possible? One row counts, and so do ${n} rows of one chair.`,
          `${name} packs ${n} cookies in bags with the same number in each bag and none left over. How many different numbers of bags are possible, from 1 bag to ${n} bags?`,
        ]),
      };
    },
    given: ({ n, stem }) => ({ stem, right: factorsOf(n).length }),
    steps: ({ n }) => {
      const factors = factorsOf(n);
      return [
        [`Each number that divides ${n} evenly is a factor. List them in order.`, factors.join(', \\; ')],
        ['Count the factors.', `${factors.length}`],
      ];
    },
    ladder: ({ n }) => [
      `Which numbers divide ${n} with none left over?`,
      'Factors come in pairs. Find the pairs in order until they start to repeat, and then count.',
      `Start with $1 \\times ${n}$. Does 2 divide ${n} evenly? Does 3?`,
    ],
    ways: ({ n }) => {
      const factors = factorsOf(n);
      return [
        ledTo(
          givesOneOfEachPair,
          givesOneOfEachPair.answer(factors).length,
          `Divide ${n} by each factor you have. The quotient is a factor too.`,
        ),
        {
          rule: forgetsOneAndItself,
          to: forgetsOneAndItself.answer(factors).length,
          hints: [
            `Did you count 1? Did you count ${n}?`,
            forgetsOneAndItself.hints.principle,
            `Start your list with 1, and end it with ${n}.`,
          ],
        },
      ];
    },
  },
);

/** All factors but one are listed: which one is missing? */
const missingFactor = family(
  { name: 'whole_factors_multiples_missing', version: 1, skill: 'whole_factors_multiples' },
  {
    levels: {
      n: [range(8, 39), range(12, 52), range(24, 66), range(40, 90), range(48, 108)],
      at: always((chance) => chance.int(0, 99)),
    },
    where: ({ n }, difficulty) => hasFactors({ n }, difficulty) && factorsOf(n).every((d) => d * d !== n),
    derived: ({ n, at }) => {
      const factors = factorsOf(n);
      const missing = factors[1 + (at % (factors.length - 2))]!;
      return { missing, partner: n / missing, others: factors.filter((d) => d !== missing) };
    },
    given: ({ n, missing, others }) => ({
      stem: `One factor of ${n} is missing from this list. What is it?\n\n$${others.join(', \\; ')}$`,
      right: missing,
    }),
    steps: ({ n, missing, partner, others }) => [
      [
        `Pair the factors so that each product is ${n}.`,
        others
          .filter((d) => d < n / d && d !== partner && n / d !== partner)
          .map((d) => `${d} \\times ${n / d}`)
          .join(', \\; '),
      ],
      [`Only ${partner} has no partner. Divide to find it.`, `${n} \\div ${partner} = ${missing}`],
    ],
    ladder: ({ n }) => [
      `What is the product of the first factor and the last one?`,
      'Factors come in pairs that multiply to the number. Look for the one without a partner.',
      `Pair the factors from the outside in. Each product must be ${n}. Which factor is left without a partner?`,
    ],
    ways: ({ n, partner }) => [
      {
        rule: factorWithoutPartner,
        to: partner,
        hints: [
          `Is ${partner} already in the list?`,
          'The factor without a partner is in the list. Its partner is missing.',
          `What times ${partner} equals ${n}?`,
        ],
      },
    ],
  },
);

/** The first multiple past a number: 1 and 2 within the tables, up to 5 three-digit numbers. */
const nextMultiple = family(
  { name: 'whole_factors_multiples_next', version: 1, skill: 'whole_factors_multiples' },
  {
    levels: {
      n: [range(3, 6), range(6, 9), range(6, 12), range(8, 15), range(12, 25)],
      times: [range(3, 8), range(4, 9), range(11, 19), range(15, 30), range(20, 40)],
      back: always((chance) => chance.int(1, 99)),
    },
    derived: ({ n, times, back }) => ({ right: n * times, past: n * times - ((back % (n - 1)) + 1) }),
    given: ({ n, past, right }) => ({ stem: `What is the least multiple of ${n} that is greater than ${past}?`, right }),
    steps: ({ n, times, past, right }) => [
      [
        `Find the multiples of ${n} near ${past}.`,
        `${times - 1} \\times ${n} = ${right - n}, \\; ${times} \\times ${n} = ${right}`,
      ],
      [`The first one that is greater than ${past} is the answer.`, `${right}`],
    ],
    ladder: ({ n, past }) => [
      `Is ${past} a multiple of ${n}? How can you tell?`,
      'Multiples of a number are what you say when you skip-count by it.',
      `Find a multiple of ${n} near ${past}. Then count on by ${n}s until you pass ${past}.`,
    ],
    ways: ({ n, past, right }) => [
      {
        rule: multipleNotReached,
        to: right - n,
        hints: [
          `Is your number greater than ${past}?`,
          'The least one that is greater comes right after the number, not before it.',
          `Add ${n} to the last multiple that is not greater than ${past}.`,
        ],
      },
      {
        rule: addedInsteadOfCounted,
        to: past + n,
        hints: [
          `Does ${n} divide your number evenly?`,
          `You reach the next multiple by adding ${n} only if you start at a multiple.`,
          `Is ${past} a multiple of ${n}? If not, start from a number that is.`,
        ],
      },
    ],
  },
);

export const factorsAndMultiplesGenerators: readonly Generator[] = [
  allFactors,
  someMultiples,
  isFactor,
  countFactors,
  missingFactor,
  nextMultiple,
];
