import { absolute, add, divide, equals, gcd, multiply, negate, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { addMagnitudesKeepSign, subtractedANegativeAsNegative } from '@stoa/engine/math/mal-rules/integers/integers';
import {
  addedTopsAndBottoms,
  multipliedUnturned,
  signLost,
  turnedTheFirst,
} from '@stoa/engine/math/mal-rules/integers/signed-numbers';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { family, never, often, surely, type Step } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import { following } from '../../wrong-way.ts';
import { withSign } from '../../with-sign.ts';
import { ledTo, ruled } from '../../ruled.ts';

const tex = (a: Rational): string => (a.d === 1n ? `${a.n}` : `${a.n < 0n ? '-' : ''}\\frac{${a.n < 0n ? -a.n : a.n}}{${a.d}}`);
const boxed = (a: Rational): string => (a.n < 0n ? `\\left(${tex(a)}\\right)` : tex(a));
const overTex = (a: Rational, d: bigint): string => `\\frac{${(a.n * d) / a.d}}{${d}}`;

/** A proper fraction with its sign. */
function fraction(chance: Chance, denominators: readonly number[]): Rational {
  const d = chance.pick(denominators);
  const n = drawUntil(
    () => chance.int(1, d - 1),
    (x) => gcd(BigInt(x), BigInt(d)) === 1n,
  );
  return rational(chance.maybe(0.5) ? -n : n, d);
}

type Pair = readonly [a: Rational, b: Rational];

/** Two fractions with denominators from this list. */
const fractions =
  (first: readonly number[], second = first) =>
  (chance: Chance): Pair => [fraction(chance, first), fraction(chance, second)];
const likeFractions = (chance: Chance): Pair => {
  const d = chance.pick([5, 7, 8, 9, 11]);
  return [fraction(chance, [d]), fraction(chance, [d])];
};

const sometimes = (chance: Chance): boolean => chance.maybe(0.4);

/** True if there is a negative number among them, and no number has the size of another or of the result. */
const areTold = ([a, b]: Pair, result: Rational): boolean => {
  const sizes = [a, b, result].map((one) => absolute(one));
  return (
    (a.n < 0n || b.n < 0n) &&
    result.n !== 0n &&
    result.d !== 1n &&
    sizes.every((one, i) => sizes.every((other, j) => i === j || !equals(one, other)))
  );
};

/** 1: like denominators. 2: one denominator divides the other. 3: any small ones. 4: larger. 5: larger, and minus a negative. */
const addSubtract = family(
  { name: 'int_rational_ops_add_fractions', version: 2, skill: 'int_rational_ops' },
  {
    levels: {
      pair: [
        likeFractions,
        fractions([2, 3, 4, 5], [6, 8, 10, 12]),
        fractions([2, 3, 4, 5], [3, 4, 5, 6]),
        fractions([4, 6, 8, 9], [6, 9, 10, 12]),
        fractions([6, 8, 9, 10], [8, 10, 12, 15]),
      ],
      minus: [sometimes, sometimes, sometimes, sometimes, surely],
    },
    where: ({ pair, minus }, difficulty) => {
      const [a, b] = pair;
      const second = minus ? negate(b) : b;
      return (
        areTold(pair, add(a, second)) &&
        (difficulty < 5 || b.n < 0n) &&
        (a.d === b.d) === (difficulty === 1) &&
        (difficulty !== 2 || b.d % a.d === 0n) &&
        addedTopsAndBottoms.answer(a, second).n !== 0n
      );
    },
    derived: ({ pair: [a, b], minus }) => {
      const second = minus ? negate(b) : b;
      return {
        a,
        b,
        second,
        value: add(a, second),
        minusNegative: minus && b.n < 0n,
        common: (a.d * b.d) / gcd(a.d, b.d),
        shown: `${tex(a)} ${minus ? '-' : '+'} ${boxed(b)}`,
      };
    },
    given: ({ shown, value }) => ({
      stem: `Find $${shown}$. Give your answer as a fraction in simplest form.`,
      right: value,
      inputType: 'fraction',
      form: 'reduced_fraction',
    }),
    steps: ({ a, b, second, value, minusNegative, common, shown }) => {
      const [first, top] = [a, second].map((one) => (one.n * common) / one.d) as [bigint, bigint];
      return [
        ...(minusNegative
          ? [['To subtract a negative, add its opposite.', `${shown} = ${tex(a)} + ${tex(second)}`] satisfies Step]
          : []),
        ...(a.d === b.d
          ? []
          : [
              [
                `The least common denominator is ${common}.`,
                `${tex(a)} = ${overTex(a, common)}, \\quad ${tex(second)} = ${overTex(second, common)}`,
              ] satisfies Step,
            ]),
        [
          'Add the numerators with their signs.',
          `\\frac{${first} ${top < 0n ? '-' : '+'} ${top < 0n ? -top : top}}{${common}} = ${overTex(value, common)}`,
        ],
        ['Write the fraction in simplest form.', `${shown} = ${tex(value)}`],
      ];
    },
    ladder: ({ a, b, second, common }) => [
      'Do the fractions have a common denominator? What are their signs?',
      'Use a common denominator. Then add the numerators with their signs. To subtract a number, add its opposite.',
      a.d === b.d
        ? `Both denominators are ${a.d}. Add the numerators with their signs: ${a.n} and ${second.n}.`
        : `The least common denominator is ${common}. Write $${tex(a)}$ as $${overTex(a, common)}$, and rewrite the other fraction, too.`,
    ],
    ways: ({ a, b, second, value, minusNegative, common, shown }) => {
      const begin =
        a.d === b.d
          ? `Both denominators are ${a.d}. What happens to the numerators, with their signs?`
          : `Write both fractions with the denominator ${common} first, keeping their signs.`;
      const unlike = a.n < 0n !== second.n < 0n;
      return [
        ledTo(
          subtractedANegativeAsNegative,
          minusNegative ? add(a, b) : null,
          `Rewrite $${shown}$ as a sum before you find a common denominator.`,
        ),
        following(
          addedTopsAndBottoms,
          [a, second],
          [
            `What do the denominators ${a.d} and ${b.d} tell about the size of the parts?`,
            'You can add only parts of the same size. Use a common denominator, and then add the numerators.',
            begin,
          ],
        ),
        ledTo(addMagnitudesKeepSign, unlike ? addMagnitudesKeepSign.answer(a, second) : null, begin),
        following(
          signLost,
          [value],
          [
            'Which number is farther from 0? What is the sign of the result?',
            'The sum takes the sign of the number that is farther from zero.',
            begin,
          ],
        ),
      ];
    },
    belowZero: true,
  },
);

const byInteger = (chance: Chance): Pair => [fraction(chance, [6, 8, 9, 10, 14]), rational(withSign(2, 12)(chance))];
const cancels = ([a, b]: Pair): boolean => gcd(a.n, b.d) > 1n || gcd(b.n, a.d) > 1n;

/** 1: a product that does not cancel much. 2: a product that cancels. 3: a quotient. 4: larger quotients. 5: by an integer. */
const multiplyDivide = family(
  { name: 'int_rational_ops_multiply_fractions', version: 1, skill: 'int_rational_ops' },
  {
    setting: (chance, difficulty) => ({ dividing: byDifficulty(difficulty, [never, never, surely, surely, often])(chance) }),
    levels: {
      pair: [
        fractions([2, 3, 4, 5]),
        fractions([3, 4, 6, 8, 9]),
        fractions([3, 4, 5, 6]),
        fractions([6, 8, 9, 10, 12]),
        byInteger,
      ],
    },
    where: ({ dividing, pair }, difficulty) => {
      const result = dividing ? divide(...pair) : multiply(...pair);
      return areTold(pair, result) && (difficulty !== 2 || cancels(pair));
    },
    derived: ({ dividing, pair: [a, b] }) => ({
      a,
      b,
      value: dividing ? divide(a, b) : multiply(a, b),
      shown: `${tex(a)} ${dividing ? '\\div' : '\\times'} ${boxed(b)}`,
      bothNegative: a.n < 0n && b.n < 0n,
      begin: dividing
        ? `Keep $${tex(a)}$. Multiply it by the reciprocal of $${tex(b)}$.`
        : `Multiply $${tex(absolute(a))}$ and $${tex(absolute(b))}$ first. Then find the sign.`,
    }),
    given: ({ shown, value }) => ({
      stem: `Find $${shown}$. Give your answer as a fraction in simplest form.`,
      right: value,
      inputType: 'fraction',
      form: 'reduced_fraction',
    }),
    steps: ({ a, b, dividing, value, shown, bothNegative }) => {
      const [x, divisor] = [absolute(a), absolute(b)];
      const y = dividing ? rational(divisor.d, divisor.n) : divisor;
      return [
        [
          `The signs are ${bothNegative ? 'the same, so the result is positive' : 'different, so the result is negative'}.`,
          `${shown} ${bothNegative ? '>' : '<'} 0`,
        ],
        ...(dividing
          ? [
              [
                'To divide by a fraction, multiply by its reciprocal.',
                `${tex(x)} \\div ${tex(divisor)} = ${tex(x)} \\times ${tex(y)}`,
              ] satisfies Step,
            ]
          : []),
        ['Multiply the numerators and the denominators.', `${tex(x)} \\times ${tex(y)} = \\frac{${x.n * y.n}}{${x.d * y.d}}`],
        ['Simplify, and write the sign.', `${shown} = ${tex(value)}`],
      ];
    },
    ladder: ({ dividing, begin }) => [
      'What is the sign of the result? Which operation do you see?',
      `${dividing ? 'To divide by a number, multiply by its reciprocal.' : 'Multiply the numerators, and multiply the denominators.'} Like signs give a positive, and different signs give a negative.`,
      begin,
    ],
    ways: ({ a, b, dividing, value, bothNegative, begin }) => [
      following(
        signLost,
        [value],
        [
          'How many of the two numbers are negative?',
          'Like signs make a product or quotient positive, different signs make it negative.',
          `${bothNegative ? `Both $${tex(a)}$ and $${tex(b)}$ are negative` : `One of $${tex(a)}$ and $${tex(b)}$ is negative`}. What is the sign of the result?`,
        ],
      ),
      ...(dividing
        ? [ruled(multipliedUnturned, [a, b], begin), ruled(turnedTheFirst, [a, b], begin)]
        : [
            following(
              addedTopsAndBottoms,
              [a, b],
              [
                addedTopsAndBottoms.hints.look,
                'To multiply fractions, multiply the numerators and multiply the denominators.',
                begin,
              ],
            ),
          ]),
    ],
    belowZero: true,
  },
);

export const signedFractionsGenerators: readonly Generator[] = [addSubtract, multiplyDivide];
