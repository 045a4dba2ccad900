import {
  absolute,
  add,
  divide,
  equals,
  multiply,
  negate,
  rational,
  rationalText,
  subtract,
  type Rational,
} from '@stoa/engine/math/exact/rational';
import { addMagnitudesKeepSign, subtractedANegativeAsNegative } from '@stoa/engine/math/mal-rules/integers/integers';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, DraftMisconception, Generator } from '../../generator.ts';
import { held } from '../../held.ts';
import {
  addedTopsAndBottoms,
  multipliedUnturned,
  signLost,
  turnedTheFirst,
} from '@stoa/engine/math/mal-rules/integers/signed-numbers';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const tex = (a: Rational): string => (a.d === 1n ? `${a.n}` : `${a.n < 0n ? '-' : ''}\\frac{${a.n < 0n ? -a.n : a.n}}{${a.d}}`);
const boxed = (a: Rational): string => (a.n < 0n ? `\\left(${tex(a)}\\right)` : tex(a));
const overTex = (a: Rational, d: bigint): string => `\\frac{${(a.n * d) / a.d}}{${d}}`;

/** A proper fraction with its sign. */
function fraction(chance: Chance, denominators: readonly number[]): Rational {
  const d = chance.pick(denominators);
  const n = drawUntil(
    () => chance.int(1, d - 1),
    (x) => gcd(x, d) === 1,
  );
  return rational(chance.maybe(0.5) ? -n : n, d);
}

/** 1: like denominators. 2: one denominator divides the other. 3: any small ones. 4: larger. 5: larger, and minus a negative. */
const addSubtract: Generator = {
  name: 'int_rational_ops_add_fractions',
  version: 1,
  skill: 'int_rational_ops',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { a, b, minus } = drawUntil(
      () => {
        const d = chance.pick([5, 7, 8, 9, 11]);
        const [first, second] = {
          1: [[d], [d]],
          2: [
            [2, 3, 4, 5],
            [6, 8, 10, 12],
          ],
          3: [
            [2, 3, 4, 5],
            [3, 4, 5, 6],
          ],
          4: [
            [4, 6, 8, 9],
            [6, 9, 10, 12],
          ],
          5: [
            [6, 8, 9, 10],
            [8, 10, 12, 15],
          ],
        }[difficulty] as [number[], number[]];
        return { a: fraction(chance, first), b: fraction(chance, second), minus: difficulty === 5 || chance.maybe(0.4) };
      },
      ({ a: x, b: y, minus: m }) => {
        const value = m ? subtract(x, y) : add(x, y);
        const like = x.d === y.d;
        return (
          (x.n < 0n || y.n < 0n) &&
          (difficulty !== 5 || y.n < 0n) &&
          like === (difficulty === 1) &&
          (difficulty !== 2 || y.d % x.d === 0n) &&
          value.n !== 0n &&
          value.d !== 1n &&
          !equals(absolute(x), absolute(y)) &&
          !equals(absolute(value), absolute(x)) &&
          !equals(absolute(value), absolute(y)) &&
          addedTopsAndBottomsMakesSense(x, m ? negate(y) : y)
        );
      },
    );
    const second = minus ? negate(b) : b;
    const value = add(a, second);
    const right = rationalText(value);
    const shown = `${tex(a)} ${minus ? '-' : '+'} ${boxed(b)}`;
    const common = (a.d * b.d) / BigInt(gcd(Number(a.d), Number(b.d)));
    const sub =
      a.d === b.d
        ? `Both denominators are ${a.d}. What happens to the numerators, with their signs?`
        : `Write both fractions with the denominator ${common} first, keeping their signs.`;
    const unlike = a.n < 0n !== second.n < 0n;
    const misconceptions = [
      ...(minus && b.n < 0n
        ? held(subtractedANegativeAsNegative, rationalText(add(a, b)), right, [
            subtractedANegativeAsNegative.hints.look,
            subtractedANegativeAsNegative.hints.principle,
            `Rewrite $${shown}$ as a sum before you find a common denominator.`,
          ])
        : []),
      ...held(addedTopsAndBottoms, rationalText(addedTopsAndBottoms.answer(a, second)), right, [
        `What do the denominators ${a.d} and ${b.d} tell about the size of the parts?`,
        'You can add only parts of the same size. Use a common denominator, and then add the numerators.',
        sub,
      ]),
      ...held(addMagnitudesKeepSign, unlike ? rationalText(addMagnitudesKeepSign.answer(a, second)) : null, right, [
        addMagnitudesKeepSign.hints.look,
        addMagnitudesKeepSign.hints.principle,
        sub,
      ]),
      ...held(signLost, rationalText(signLost.answer(value)), right, [
        'Which number is farther from 0? What is the sign of the result?',
        'The sum takes the sign of the number that is farther from zero.',
        sub,
      ]),
    ];
    const top = (second.n * common) / second.d;
    return {
      stem: `Find $${shown}$. Give your answer as a fraction in simplest form.`,
      answer: right,
      inputType: 'fraction',
      form: 'reduced_fraction',
      steps: [
        ...(minus && b.n < 0n
          ? [{ explanation: 'To subtract a negative, add its opposite.', math: `${shown} = ${tex(a)} + ${tex(second)}` }]
          : []),
        ...(a.d === b.d
          ? []
          : [
              {
                explanation: `The least common denominator is ${common}.`,
                math: `${tex(a)} = ${overTex(a, common)}, \\quad ${tex(second)} = ${overTex(second, common)}`,
              },
            ]),
        {
          explanation: 'Add the numerators with their signs.',
          math: `\\frac{${(a.n * common) / a.d} ${top < 0n ? '-' : '+'} ${top < 0n ? -top : top}}{${common}} = ${overTex(value, common)}`,
        },
        { explanation: 'Write the fraction in simplest form.', math: `${shown} = ${tex(value)}` },
      ],
      ladder: [
        'Do the fractions have a common denominator? What are their signs?',
        'Use a common denominator. Then add the numerators with their signs. To subtract a number, add its opposite.',
        a.d === b.d
          ? `Both denominators are ${a.d}. Add the numerators with their signs: ${a.n} and ${second.n}.`
          : `The least common denominator is ${common}. Write $${tex(a)}$ as $${overTex(a, common)}$, and rewrite the other fraction, too.`,
      ],
      misconceptions,
      wrong: plainlyWrong(value, misconceptions),
    };
  },
};

const addedTopsAndBottomsMakesSense = (a: Rational, b: Rational): boolean => addedTopsAndBottoms.answer(a, b).n !== 0n;

/** 1: a product that does not cancel much. 2: a product that cancels. 3: a quotient. 4: larger quotients. 5: three factors, or a whole number. */
const multiplyDivide: Generator = {
  name: 'int_rational_ops_multiply_fractions',
  version: 1,
  skill: 'int_rational_ops',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const lists = { 1: [2, 3, 4, 5], 2: [3, 4, 6, 8, 9], 3: [3, 4, 5, 6], 4: [6, 8, 9, 10, 12], 5: [6, 8, 9, 10, 14] }[
      difficulty
    ];
    const dividing = difficulty === 3 || difficulty === 4 || (difficulty === 5 && chance.maybe(0.5));
    const [a, b] = drawUntil(
      () =>
        [
          fraction(chance, lists),
          difficulty === 5 ? rational(chance.int(2, 12) * (chance.maybe(0.5) ? -1 : 1)) : fraction(chance, lists),
        ] as const,
      ([x, y]) => {
        const value = dividing ? divide(x, y) : multiply(x, y);
        const cancels = gcd(Number(absolute(x).n), Number(y.d)) > 1 || gcd(Number(absolute(y).n), Number(x.d)) > 1;
        return (
          (x.n < 0n || y.n < 0n) &&
          !equals(absolute(x), absolute(y)) &&
          value.d !== 1n &&
          (difficulty !== 2 || cancels) &&
          absolute(value).n !== absolute(value).d &&
          !equals(absolute(value), absolute(x)) &&
          !equals(absolute(value), absolute(y))
        );
      },
    );
    const value = dividing ? divide(a, b) : multiply(a, b);
    const right = rationalText(value);
    const shown = `${tex(a)} ${dividing ? '\\div' : '\\times'} ${boxed(b)}`;
    const negative = (a.n < 0n ? 1 : 0) + (b.n < 0n ? 1 : 0);
    const sub = dividing
      ? `Keep $${tex(a)}$. Multiply it by the reciprocal of $${tex(b)}$.`
      : `Multiply $${tex(absolute(a))}$ and $${tex(absolute(b))}$ first. Then find the sign.`;
    const misconceptions: DraftMisconception[] = [
      ...held(signLost, rationalText(signLost.answer(value)), right, [
        `How many of the two numbers are negative?`,
        'Like signs make a product or quotient positive, different signs make it negative.',
        negative === 1
          ? `One of $${tex(a)}$ and $${tex(b)}$ is negative. What is the sign of the result?`
          : `Both $${tex(a)}$ and $${tex(b)}$ are negative. What is the sign of the result?`,
      ]),
      ...(dividing
        ? [
            ...held(multipliedUnturned, rationalText(multipliedUnturned.answer(a, b)), right, [
              multipliedUnturned.hints.look,
              multipliedUnturned.hints.principle,
              sub,
            ]),
            ...held(turnedTheFirst, rationalText(turnedTheFirst.answer(a, b)), right, [
              turnedTheFirst.hints.look,
              turnedTheFirst.hints.principle,
              sub,
            ]),
          ]
        : held(addedTopsAndBottoms, rationalText(addedTopsAndBottoms.answer(a, b)), right, [
            addedTopsAndBottoms.hints.look,
            'To multiply fractions, multiply the numerators and multiply the denominators.',
            sub,
          ])),
    ];
    const second = dividing ? rational(b.d, b.n) : b;
    const [x, y] = [absolute(a), absolute(second)];
    return {
      stem: `Find $${shown}$. Give your answer as a fraction in simplest form.`,
      answer: right,
      inputType: 'fraction',
      form: 'reduced_fraction',
      steps: [
        {
          explanation: `The signs are ${negative === 2 ? 'the same, so the result is positive' : 'different, so the result is negative'}.`,
          math: value.n < 0n ? `${shown} < 0` : `${shown} > 0`,
        },
        ...(dividing
          ? [
              {
                explanation: 'To divide by a fraction, multiply by its reciprocal.',
                math: `${tex(absolute(a))} \\div ${tex(absolute(b))} = ${tex(x)} \\times ${tex(y)}`,
              },
            ]
          : []),
        {
          explanation: 'Multiply the numerators and the denominators.',
          math: `${tex(x)} \\times ${tex(y)} = \\frac{${x.n * y.n}}{${x.d * y.d}}`,
        },
        { explanation: 'Simplify, and write the sign.', math: `${shown} = ${tex(value)}` },
      ],
      ladder: [
        'What is the sign of the result? Which operation do you see?',
        dividing
          ? 'To divide by a number, multiply by its reciprocal. Like signs give a positive, and different signs give a negative.'
          : 'Multiply the numerators, and multiply the denominators. Like signs give a positive, and different signs give a negative.',
        sub,
      ],
      misconceptions,
      wrong: plainlyWrong(value, misconceptions),
    };
  },
};

export const signedFractionsGenerators: readonly Generator[] = [addSubtract, multiplyDivide];
