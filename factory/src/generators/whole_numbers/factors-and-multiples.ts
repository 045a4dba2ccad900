import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { DraftMisconception, Generator } from '../../generator.ts';
import {
  forgetsOneAndItself,
  forgetsTheNumberItself,
  givesOneOfEachPair,
  listsFactorsForMultiples,
  listsMultiplesForFactors,
  notInTheTablesMeansPrime,
} from '@stoa/engine/math/mal-rules/whole-numbers/factors-and-multiples';

export const factorsOf = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1).filter((d) => n % d === 0);
const setText = (numbers: readonly number[]): string => `{${numbers.join(', ')}}`;
const setTex = (numbers: readonly number[]): string => `\\{${numbers.join(', ')}\\}`;

const way = (rule: MalRule, numbers: readonly number[], hints: DraftMisconception['hints']): DraftMisconception[] =>
  numbers.length < 2 ? [] : [{ rule, answer: setText(numbers), hints }];

/** All factors: 1 four of them, 2 six, 3 eight of a number up to 60, 4 eight to ten, 5 ten to twelve. */
const allFactors: Generator = {
  name: 'whole_factors_multiples_factors',
  version: 1,
  skill: 'whole_factors_multiples',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const [least, most, low, high] = byDifficulty(difficulty, [[4, 4, 8, 39], [6, 6, 12, 52], [8, 8, 24, 66], [8, 10, 40, 90], [10, 12, 48, 108]]); // prettier-ignore
    const n = drawUntil(
      () => chance.int(low!, high!),
      (drawn) => factorsOf(drawn).length >= least! && factorsOf(drawn).length <= most!,
    );
    const factors = factorsOf(n);
    const pairs = factors.filter((d) => d * d <= n).map((d) => [d, n / d] as const);
    const multiples = listsMultiplesForFactors.answer(n, 4);
    return {
      stem: `List all the factors of ${n}.`,
      answer: setText(factors),
      inputType: 'set',
      placeholder: 'like a, b, c',
      steps: [
        {
          explanation: `Find pairs of numbers with the product ${n}. Try 1, 2, 3, and so on.`,
          math: pairs.map(([a, b]) => `${a} \\times ${b}`).join(', \\; '),
        },
        {
          explanation: 'Stop when the factor pairs start to repeat. List each factor once.',
          math: setTex(factors),
        },
      ],
      ladder: [
        `What is a factor of ${n}? Start with 1.`,
        'Factors come in pairs. Find the pairs in order until they start to repeat.',
        `Divide ${n} by one number after another. Each quotient with no remainder gives a pair of factors.`,
      ],
      misconceptions: [
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
      wrong: setText([n + 1, n + 3]),
    };
  },
};

/** The multiples of a number between two bounds: 1 small numbers, up to 5 two-digit numbers far up. */
const someMultiples: Generator = {
  name: 'whole_factors_multiples_multiples',
  version: 1,
  skill: 'whole_factors_multiples',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const n = byDifficulty(difficulty, [
      chance.int(3, 6),
      chance.int(6, 9),
      chance.int(7, 12),
      chance.int(11, 15),
      chance.int(13, 25),
    ]);
    const start = byDifficulty(difficulty, [1, 1, chance.int(3, 5), chance.int(4, 7), chance.int(6, 12)]);
    const howMany = 4;
    const multiples = Array.from({ length: howMany }, (_, i) => n * (start + i));
    const first = start === 1;
    const from = n * start - chance.int(1, n - 1);
    const to = n * (start + howMany - 1) + chance.int(1, n - 1);
    const stem = first ? `List the first four multiples of ${n}.` : `List all the multiples of ${n} between ${from} and ${to}.`;
    const shifted = first ? forgetsTheNumberItself.answer(n, howMany) : multiples.slice(1);
    return {
      stem,
      answer: setText(multiples),
      inputType: 'set',
      placeholder: 'like a, b, c',
      steps: [
        {
          explanation: first ? `Multiply ${n} by 1, 2, 3, and 4.` : `Find the first multiple of ${n} after ${from}.`,
          math: first
            ? multiples.map((m, i) => `${i + 1} \\times ${n} = ${m}`).join(', \\; ')
            : `${start} \\times ${n} = ${multiples[0]}`,
        },
        {
          explanation: first ? 'These are the first four.' : `Count on by ${n}s, and stop before ${to}.`,
          math: setTex(multiples),
        },
      ],
      ladder: [
        `What is a multiple of ${n}? Which one comes first here?`,
        'Multiples of a number are what you say when you skip-count by it.',
        first
          ? `Start with $1 \\times ${n}$, then $2 \\times ${n}$, and go on the same way.`
          : `Multiples of ${n} are ${n} apart. Find the first one after ${from}, and count on by ${n}s until you pass ${to}.`,
      ],
      misconceptions: [
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
          first
            ? `Count by ${n}s, starting with ${n} itself.`
            : `Count by ${n}s, and write the numbers between ${from} and ${to}.`,
        ]),
      ],
      wrong: setText([n * 3 + 1, n * 5 + 1]),
    };
  },
};

/** Is a a factor of n? Beyond the tables from 2 on; about half are false by one. */
const isFactor: Generator = {
  name: 'whole_factors_multiples_judge',
  version: 1,
  skill: 'whole_factors_multiples',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const truth = chance.maybe(0.5);
    const a = byDifficulty(difficulty, [
      chance.int(3, 6),
      chance.int(4, 9),
      chance.int(6, 9),
      chance.int(7, 13),
      chance.int(12, 19),
    ]);
    const times = byDifficulty(difficulty, [
      chance.int(3, 9),
      chance.int(11, 15),
      chance.int(13, 19),
      chance.int(13, 24),
      chance.int(14, 28),
    ]);
    const n = a * times + (truth ? 0 : chance.int(1, a - 1));
    const asFactor = chance.maybe(0.6);
    const answer = `${truth}`;
    return {
      stem: asFactor ? `True or false? ${a} is a factor of ${n}.` : `True or false? ${n} is a multiple of ${a}.`,
      answer,
      inputType: 'boolean',
      steps: [
        {
          explanation: `Divide ${n} by ${a}, and look at the remainder.`,
          math: truth ? `${n} \\div ${a} = ${times}` : `${n} = ${times} \\times ${a} + ${n - a * times}`,
        },
        {
          explanation: truth
            ? 'There is no remainder, so the statement is true.'
            : 'There is a remainder, so the statement is false.',
          math: truth ? `${times} \\times ${a} = ${n}` : `${times} \\times ${a} \\ne ${n}`,
        },
      ],
      ladder: [
        `How are ${a} and ${n} related? What would you divide?`,
        'A factor divides a number with no remainder, and the number is then a multiple of it.',
        `Divide $${n} \\div ${a}$, and look for a remainder.`,
      ],
      misconceptions: [
        {
          rule: notInTheTablesMeansPrime,
          answer: `${!truth}`,
          hints: [
            `Did you divide ${n} by ${a}, or go by how the numbers look?`,
            notInTheTablesMeansPrime.hints.principle,
            `Skip-count by ${a}s. Do you land on ${n}?`,
          ],
        },
      ],
      wrong: `${!truth}`,
    };
  },
};

export const factorsAndMultiplesGenerators: readonly Generator[] = [allFactors, someMultiples, isFactor];
