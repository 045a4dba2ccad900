import {
  multipliedOneTermOnly,
  signKeptCrossing,
  sameOperationInsteadOfInverse,
  multipliedByTheFractionItself,
  dividedByNumeratorOnly,
  addedDenominators,
  rightSideNotMultiplied,
  multipliedByDenominatorsCrosswise,
} from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { rational, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import { byShape } from '../../by-shape.ts';
import { always, eitherSign, family, negative, range } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import { linearText } from '../../wording/linear-text.ts';
import { addedTerm, undoing } from '../../wording/undoing.ts';
import { following } from '../../wrong-way.ts';
import { equationPage, type EquationWay } from './equation-page.ts';

const told = { name: 'eq_fractions_solve', version: 1, skill: 'eq_fractions' };

const anyLetter = (chance: Chance) => ({ letter: chance.pick(['x', 'y', 'n', 'w'] as const) });

const page = (equation: string, letter: string) =>
  equationPage({ stem: `Solve the equation.\n\n$${equation}$`, letter, work: 'allowed' });

const signKept = (to: Rational, b: number, step: string): EquationWay => ({
  rule: signKeptCrossing,
  to,
  hints: [`Look at how ${addedTerm(b)} left the left side.`, signKeptCrossing.hints.principle, step],
});

const dividedOnceMore = (to: Rational, p: number): EquationWay => ({
  rule: sameOperationInsteadOfInverse,
  to,
  hints: [
    `What does the fraction bar above ${p} do?`,
    sameOperationInsteadOfInverse.hints.principle,
    `Multiply both sides by ${p}, not divide.`,
  ],
});

/** The numbers of the first two levels: a denominator, what is added, and the quotient. */
const quotients = {
  levels: { p: always(range(2, 8)), b: always(eitherSign(range(2, 9))), q: always(range(2, 9)) },
  where: ({ p, b, q }: { p: number; b: number; q: number }) => q + b !== 0 && q !== p && Math.abs(b) !== p && p * q !== b,
};

/** 1: x/p + b = c. */
const numberBeside = family(
  { ...told, difficulties: [1] },
  {
    setting: anyLetter,
    ...quotients,
    derived: ({ b, q }) => ({ c: q + b }),
    given: ({ p, b, q, c, letter }) => ({
      ...page(`\\frac{${letter}}{${p}} ${addedTerm(b)} = ${c}`, letter),
      right: p * q,
    }),
    ladder: ({ p, b, letter }) => [
      `What is done to ${letter} first, and what is done last?`,
      'Undo the addition or subtraction first. Then multiply by the denominator.',
      `${undoing(b)} both sides. Then multiply both sides by ${p}.`,
    ],
    steps: ({ p, b, q, letter }) => [
      [`${undoing(b)} both sides.`, `\\frac{${letter}}{${p}} = ${q}`],
      [`Multiply both sides by ${p}.`, `${letter} = ${p * q}`],
    ],
    ways: ({ p, b, c, q }) => [
      following(
        multipliedOneTermOnly,
        [p, b, c],
        [
          `When you multiplied by ${p}, did every term take part?`,
          multipliedOneTermOnly.hints.principle,
          `Move the ${Math.abs(b)} away first, and multiply by ${p} only then.`,
        ],
      ),
      signKept(rational(p * (c + b)), b, `${undoing(b)} both sides.`),
      dividedOnceMore(sameOperationInsteadOfInverse.answer('÷', q, p), p),
    ],
    belowZero: true,
  },
);

/** 2: (x + b)/p = q. */
const sumAboveTheBar = family(
  { ...told, difficulties: [2] },
  {
    setting: anyLetter,
    ...quotients,
    derived: ({ b, letter }) => ({ above: linearText(1, b, letter) }),
    given: ({ p, b, q, letter, above }) => ({ ...page(`\\frac{${above}}{${p}} = ${q}`, letter), right: p * q - b }),
    ladder: ({ p, q, above }) => [
      `What is divided by ${p}?`,
      'The whole numerator is divided, so undo the division first. Multiply both sides by the denominator.',
      `Multiply both sides by ${p}: $${above} = ${q} \\cdot ${p}$.`,
    ],
    steps: ({ p, b, q, letter, above }) => [
      [`The whole numerator is divided by ${p}. Multiply both sides by ${p}.`, `${above} = ${p * q}`],
      [`${undoing(b)} both sides.`, `${letter} = ${p * q - b}`],
    ],
    ways: ({ p, b, q }) => [
      signKept(rational(p * q + b), b, `${undoing(b)} both sides.`),
      dividedOnceMore(subtract(sameOperationInsteadOfInverse.answer('÷', q, p), rational(b)), p),
    ],
    belowZero: true,
  },
);

/** 3: nx/d + b = c, with the solution dk. */
const fractionBeforeIt = family(
  { ...told, difficulties: [3] },
  {
    setting: anyLetter,
    levels: {
      n: always(range(2, 5)),
      d: always(range(3, 8)),
      b: always(eitherSign(range(2, 9))),
      k: always(range(2, 7)),
    },
    where: ({ n, d, b, k }) => n < d && rational(n, d).d === BigInt(d) && n * k + b !== 0 && k !== d,
    derived: ({ n, b, k }) => ({ c: n * k + b }),
    given: ({ n, d, b, k, c, letter }) => ({
      ...page(`\\frac{${n}}{${d}}${letter} ${addedTerm(b)} = ${c}`, letter),
      right: d * k,
    }),
    ladder: ({ n, d, b, letter }) => [
      `What is done to ${letter} first, and what is done last?`,
      'Undo the addition or subtraction first. Then multiply both sides by the reciprocal of the fraction.',
      `${undoing(b)} both sides. Then multiply both sides by $\\frac{${d}}{${n}}$.`,
    ],
    steps: ({ n, d, b, k, letter }) => [
      [`${undoing(b)} both sides.`, `\\frac{${n}}{${d}}${letter} = ${n * k}`],
      [`Multiply both sides by the reciprocal, $\\frac{${d}}{${n}}$.`, `${letter} = ${d * k}`],
    ],
    ways: ({ n, d, b, k, c, letter }) => [
      following(
        multipliedByTheFractionItself,
        [n, d, n * k],
        [
          `Which number is in front of ${letter}, and what undoes a multiplication by it?`,
          'To undo multiplying by a fraction, multiply by its reciprocal.',
          `After clearing the ${Math.abs(b)}, multiply both sides by $\\frac{${d}}{${n}}$.`,
        ],
      ),
      signKept(rational((c + b) * d, n), b, `${undoing(b)} both sides first.`),
      following(
        dividedByNumeratorOnly,
        [n, n * k],
        [
          `You have dealt with the ${n}. What about the ${d} below it?`,
          dividedByNumeratorOnly.hints.principle,
          `Undo the division by ${d} too.`,
        ],
      ),
    ],
    belowZero: true,
  },
);

const gcdOf = (a: number, b: number): number => (b === 0 ? a : gcdOf(b, a % b));

/** 4: x/p + x/q = c. 5: x/p − x/q = c, with a negative solution. It is a multiple of both denominators, so that both fractions are whole. */
const twoFractions = family(
  { ...told, difficulties: [4, 5] },
  {
    setting: anyLetter,
    levels: {
      p: always(range(2, 6)),
      q: always(range(2, 7)),
      times: [range(2, 5), range(2, 5), range(2, 5), range(2, 5), negative(range(2, 5))],
    },
    where: ({ p, q, times }) => p < q && (p + q) * p * q * Math.abs(times) < 1000,
    derived: ({ p, q, times, difficulty }) => {
      const sign = difficulty === 5 ? -1 : 1;
      const common = (p * q) / gcdOf(p, q);
      const [up, uq] = [common / p, common / q];
      return { sign, common, up, uq, joined: up + sign * uq, c: (up + sign * uq) * times, x: common * times };
    },
    given: ({ p, q, letter, sign, c, x }) => ({
      ...page(`\\frac{${letter}}{${p}} ${sign < 0 ? '-' : '+'} \\frac{${letter}}{${q}} = ${c}`, letter),
      right: x,
    }),
    ladder: ({ p, q, common, c }) => [
      `What number do both ${p} and ${q} divide?`,
      'Multiply every term by the least common multiple of the denominators. Then no fraction is left.',
      `The least common multiple is ${common}. Multiply each fraction and ${c} by ${common}.`,
    ],
    steps: ({ p, q, letter, sign, common, up, uq, joined, c, x }) => [
      [
        `The least common multiple of ${p} and ${q} is ${common}. Multiply every term by it.`,
        `${linearText(up, 0, letter)} ${sign < 0 ? '-' : '+'} ${linearText(uq, 0, letter)} = ${c * common}`,
      ],
      ['Combine the like terms.', `${linearText(joined, 0, letter)} = ${c * common}`],
      ...(joined === 1 ? [] : [[`Divide both sides by ${joined}.`, `${letter} = ${x}`] as const]),
    ],
    ways: ({ p, q, letter, sign, common, up, joined, c }) => [
      ...(sign < 0
        ? []
        : [
            following(
              addedDenominators,
              [p, q, c],
              [
                `May two fractions be added by adding their denominators ${p} and ${q}?`,
                addedDenominators.hints.principle,
                `Multiply every term by ${common}, so that no denominator is left.`,
              ],
            ),
          ]),
      following(
        rightSideNotMultiplied,
        [joined, c],
        [
          `When you multiplied by ${common}, what happened to the right side?`,
          rightSideNotMultiplied.hints.principle,
          `The right side becomes ${c} times ${common}.`,
        ],
      ),
      following(
        multipliedByDenominatorsCrosswise,
        [p, sign * q, c * common],
        [
          `${common} divided by ${p}: how many ${letter} does the first term become?`,
          multipliedByDenominatorsCrosswise.hints.principle,
          `The first term becomes ${linearText(up, 0, letter)}. Do the same for the second.`,
        ],
      ),
    ],
    belowZero: true,
  },
);

const solve = byShape(numberBeside, sumAboveTheBar, fractionBeforeIt, twoFractions);

export const fractionEquationGenerators: readonly Generator[] = [solve];
