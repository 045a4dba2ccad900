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
      stem: `List all factors of ${n}.`,
      answer: setText(factors),
      inputType: 'set',
      placeholder: 'like a, b, c',
      steps: [
        {
          explanation: `Look for pairs of numbers whose product is ${n}. Try 1, 2, 3, … in turn.`,
          math: pairs.map(([a, b]) => `${a} \\times ${b}`).join(', \\; '),
        },
        {
          explanation: 'When the pairs meet in the middle, none is missing. Write every number of the pairs once.',
          math: setTex(factors),
        },
      ],
      misconceptions: [
        ...way(forgetsOneAndItself, forgetsOneAndItself.answer(factors), [
          `Which numbers divide every whole number? Are they in your list for ${n}?`,
          forgetsOneAndItself.hints.principle,
          `Does 1 go into ${n} without remainder? And how often does ${n} go into itself?`,
        ]),
        ...way(givesOneOfEachPair, givesOneOfEachPair.answer(factors), [
          givesOneOfEachPair.hints.look,
          givesOneOfEachPair.hints.principle,
          `Divide ${n} by each factor that you have found, and write the results down as well.`,
        ]),
        ...way(listsMultiplesForFactors, multiples, [
          `Are the numbers in your list greater or smaller than ${n}?`,
          listsMultiplesForFactors.hints.principle,
          `Ask of each number from 1 on: can ${n} things be put into that many equal groups?`,
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
    const stem = first ? `List the first four multiples of ${n}.` : `List all multiples of ${n} between ${from} and ${to}.`;
    const shifted = first ? forgetsTheNumberItself.answer(n, howMany) : multiples.slice(1);
    return {
      stem,
      answer: setText(multiples),
      inputType: 'set',
      placeholder: 'like a, b, c',
      steps: [
        {
          explanation: first ? `Multiply ${n} by 1, 2, 3 and 4.` : `Find the first multiple of ${n} after ${from}.`,
          math: first
            ? multiples.map((m, i) => `${i + 1} \\times ${n} = ${m}`).join(', \\; ')
            : `${start} \\times ${n} = ${multiples[0]}`,
        },
        {
          explanation: first ? 'These are the first four.' : `Go on in steps of ${n} and stop before ${to}.`,
          math: setTex(multiples),
        },
      ],
      misconceptions: [
        ...way(forgetsTheNumberItself, shifted, [
          first ? `Which multiple of ${n} comes first?` : `Which multiple of ${n} comes right after ${from}?`,
          first
            ? 'One times a number is a multiple of it too, so the number itself belongs to its multiples.'
            : 'Every multiple between the bounds counts, from the first to the last.',
          first
            ? `Begin with 1 × ${n}, then 2 × ${n}, and so on.`
            : `Divide ${from} by ${n} and look at the next whole number. Multiply that by ${n} and begin there.`,
        ]),
        ...way(listsFactorsForMultiples, listsFactorsForMultiples.answer(n), [
          `Are the numbers in your list smaller than ${n} or greater?`,
          listsFactorsForMultiples.hints.principle,
          first
            ? `Count in ${n}s, beginning with ${n} itself.`
            : `Count in ${n}s, and write down what lies between the two bounds.`,
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
          explanation: `Divide ${n} by ${a} and look at the remainder.`,
          math: truth ? `${n} \\div ${a} = ${times}` : `${n} = ${times} \\times ${a} + ${n - a * times}`,
        },
        {
          explanation: truth
            ? 'Nothing is left over, so the statement is true.'
            : 'Something is left over, so the statement is false.',
          math: truth ? `${times} \\times ${a} = ${n}` : `${times} \\times ${a} \\ne ${n}`,
        },
      ],
      misconceptions: [
        {
          rule: notInTheTablesMeansPrime,
          answer: `${!truth}`,
          hints: [
            `Did you divide ${n} by ${a}, or go by how the numbers look?`,
            notInTheTablesMeansPrime.hints.principle,
            `Take away ${a} × 10 from ${n} first. Does ${a} divide what is left?`,
          ],
        },
      ],
      wrong: `${!truth}`,
    };
  },
};

export const factorsAndMultiplesGenerators: readonly Generator[] = [allFactors, someMultiples, isFactor];
