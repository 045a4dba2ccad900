import { greatestDivisor, leastMultiple } from '@stoa/engine/math/exact/divisors';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import {
  factorForCommonMultiple,
  firstCommonFactor,
  multipleForCommonFactor,
  productForCommonMultiple,
} from '@stoa/engine/math/mal-rules/whole-numbers/factors-and-multiples';
import { numberDraft, type NumberWay } from '../../number-draft.ts';
import { person } from '../../wording/people.ts';
import { packed } from '../../wording/things.ts';
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
        `Can a number that divides ${a} be greater than ${a}?`,
        multipleForCommonFactor.hints.principle,
        `Write down the factors of ${a} and the factors of ${b}. Which numbers are in both lists?`,
      ],
    ),
    {
      rule: firstCommonFactor,
      to: first,
      hints: [
        `Divide ${listed(numbers.map(String))} by your number. Do the results still have a factor in common?`,
        'The greatest common factor leaves nothing in common behind.',
        `Divide ${listed(numbers.map(String))} by ${first}, and look for a factor that the results have in common.`,
      ],
    },
  ];
};

function factorSteps(numbers: readonly number[], factor: number): [string, string][] {
  return [
    ...numbers.map((n): [string, string] => [`List the factors of ${n}.`, factorsOf(n).join(', ')]),
    ['Take the greatest number that stands in every list.', `\\gcd(${numbers.join(', ')}) = ${factor}`],
  ];
}

/** Two numbers, and three of them at difficulty 5. */
const gcf: Generator = {
  name: 'whole_gcf_find',
  version: 1,
  skill: 'whole_gcf',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { a, b } = drawForFactor(chance, difficulty);
    const numbers = [a, b];
    if (difficulty === 5) {
      numbers.push(
        drawUntil(
          () => greatestDivisor(a, b) * chance.int(2, 9),
          (drawn) => drawn !== a && drawn !== b,
        ),
      );
    }
    const factor = numbers.reduce(greatestDivisor);
    return numberDraft({
      stem: `Find the greatest common factor of ${listed(numbers.map(String))}.`,
      right: factor,
      steps: factorSteps(numbers, factor),
      ways: factorWays(numbers),
    });
  },
};

/** Equal packs without a rest, as many as possible. */
const gcfStory: Generator = {
  name: 'whole_gcf_packs',
  version: 1,
  skill: 'whole_gcf',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { a, b, factor } = drawForFactor(chance, difficulty);
    const name = person(chance);
    const stem = chance.pick([
      `${name} has ${a} pens and ${b} erasers and makes bags that all hold the same. Nothing may be left over. What is the greatest number of bags ${name} can make?`,
      `A rectangular floor of ${a} ft by ${b} ft is covered with equal square tiles without cutting any. How many feet long is the side of the largest tiles that fit?`,
      `Two ribbons of ${a} cm and ${b} cm are cut into pieces of one length, with nothing left over. What is the greatest length of the pieces, in centimeters?`,
    ]);
    return numberDraft({
      stem,
      right: factor,
      steps: [
        ['Equal parts with nothing left over: a common factor, and the greatest is asked for.', `${a}, \\; ${b}`],
        ...factorSteps([a, b], factor),
      ],
      ways: factorWays([a, b]),
    });
  },
};

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
        `Your number is a multiple of ${listed(numbers.map(String))}. Is it the smallest one?`,
        productForCommonMultiple.hints.principle,
        `Count in ${b}s and stop at the first number that ${numbers.length === 2 ? `${a} divides` : 'all the others divide'}.`,
      ],
    ),
    following(
      factorForCommonMultiple,
      [a, b],
      [
        `Can a multiple of ${b} be smaller than ${b}?`,
        factorForCommonMultiple.hints.principle,
        `Count in ${b}s: write down the first few numbers and test each one for ${a}.`,
      ],
    ),
  ];
};

function multipleSteps(numbers: readonly number[]): [string, string][] {
  const multiple = numbers.reduce(leastMultiple);
  const greatest = numbers.at(-1)!;
  const walked = Array.from({ length: Math.min(multiple / greatest, 12) }, (_, i) => greatest * (i + 1));
  return [
    [`Go through the multiples of the greatest number, ${greatest}.`, walked.join(', ')],
    [
      `${multiple} is the first of them that ${listed(numbers.slice(0, -1).map(String))} ${numbers.length === 2 ? 'divides' : 'divide'} too.`,
      numbers.map((n) => `${multiple} \\div ${n} = ${multiple / n}`).join(', \\; '),
    ],
    ['So that is the least common multiple.', `\\operatorname{lcm}(${numbers.join(', ')}) = ${multiple}`],
  ];
}

const lcm: Generator = {
  name: 'whole_lcm_find',
  version: 1,
  skill: 'whole_lcm',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const numbers = drawForMultiple(chance, difficulty);
    return numberDraft({
      stem: `Find the least common multiple of ${listed(numbers.map(String))}.`,
      right: numbers.reduce(leastMultiple),
      steps: multipleSteps(numbers),
      ways: multipleWays(numbers),
    });
  },
};

/** Things that come round again together. */
const lcmStory: Generator = {
  name: 'whole_lcm_together',
  version: 1,
  skill: 'whole_lcm',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const numbers = drawForMultiple(chance, difficulty);
    const every = numbers.map((n) => `every ${n}`);
    const three = numbers.length === 3;
    const { pack, thing } = packed(chance);
    const stem = chance.pick([
      `${three ? 'Three' : 'Two'} lights flash together. After that one flashes ${three ? `${every[0]} seconds, one ${every[1]} seconds and one ${every[2]}` : `${every[0]} seconds and the other ${every[1]}`} seconds. After how many seconds do they flash together again?`,
      `Buses of ${three ? 'three' : 'two'} lines leave a stop at the same time. They leave ${listed(every)} minutes. After how many minutes do they leave at the same time again?`,
      ...(three
        ? []
        : [
            `One kind of ${thing.many} comes in ${pack.many} of ${numbers[0]}, another in ${pack.many} of ${numbers[1]}. What is the smallest number of each kind that gives equally many of both, using whole ${pack.many}?`,
          ]),
    ]);
    return numberDraft({
      stem,
      right: numbers.reduce(leastMultiple),
      steps: [
        ['Both happen again after a common multiple, and the first time is asked for.', numbers.join(', \\; ')],
        ...multipleSteps(numbers),
      ],
      ways: multipleWays(numbers),
    });
  },
};

export const gcfAndLcmGenerators: readonly Generator[] = [gcf, gcfStory, lcm, lcmStory];
