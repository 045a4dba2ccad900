import {
  numeratorMinusFirstOnly,
  numeratorsNotScaled,
  numeratorsScaledByOwn,
  oneDenominatorTaken,
  productOfDenominators,
} from '@stoa/engine/math/mal-rules/algebra/algebraic-fractions';
import { leastMultiple } from '@stoa/engine/math/exact/divisors';
import { drawUntil } from '../../draw-until.ts';
import { graded, textFamily } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { linearText } from '../../wording/linear-text.ts';
import { polynomialPlain, polynomialTex, productOf } from '../../wording/polynomial-text.ts';
import { ledTo } from '../../ruled.ts';

type Polynomial = readonly number[];

const nonzero = (chance: Chance, most: number): number => chance.int(1, most) * (chance.maybe(0.5) ? 1 : -1);
const binomial = (p: number): string => linearText(1, p);
const plus = (a: Polynomial, b: Polynomial, sign: 1 | -1): number[] => numeratorsNotScaled.answer(a, b, sign);
/** Drops the zero terms at the end, which would make a polynomial look longer than it is. */
const trimmed = (of: readonly number[]): number[] => of.slice(0, of.findLastIndex((one) => one !== 0) + 1);
const plainOf = (of: readonly number[]): string => polynomialPlain(trimmed(of));

/**
 * Two numerators, the factor that each denominator lacks to be the common one, the denominators as LaTeX, and whether they
 * are added.
 */
type Fractions = {
  readonly tops: readonly [Polynomial, Polynomial];
  readonly lacks: readonly [Polynomial, Polynomial];
  readonly bottoms: readonly [string, string];
  readonly common: string;
  readonly sign: 1 | -1;
};

/**
 * 1: one denominator is a multiple of the other. 2: no common factor. 3: the same, subtracted. 4: a common factor. 5: the
 * same, subtracted.
 */
function overNumbers(chance: Chance, difficulty: Difficulty): Fractions {
  const pairs = { 1: [[2, 4], [2, 6], [3, 6], [4, 8], [5, 10]], 2: [[2, 3], [3, 4], [2, 5], [3, 5]], 3: [[2, 3], [3, 4], [2, 5], [4, 5]], 4: [[4, 6], [6, 8], [6, 9], [4, 10]], 5: [[4, 6], [6, 8], [6, 9], [4, 10]] } as const; // prettier-ignore
  const [m, n] = chance.shuffle(chance.pick<readonly [number, number]>(pairs[difficulty])) as [number, number];
  const common = leastMultiple(m, n);
  const coefficient = () => (difficulty < 4 ? 1 : chance.int(1, 3));
  return {
    tops: [[nonzero(chance, 9), coefficient()], [nonzero(chance, 9), coefficient()]], // prettier-ignore
    lacks: [[common / m], [common / n]],
    bottoms: [`${m}`, `${n}`],
    common: `${common}`,
    sign: difficulty === 3 || difficulty === 5 ? -1 : 1,
  };
}

/** 2: x and x + p. 3: x + p and x + q. 4: x + p and x + q, subtracted. 5: x + p and x² − p². */
function overBinomials(chance: Chance, difficulty: Difficulty): Fractions {
  const { p, q } = drawUntil(
    () => ({ p: nonzero(chance, 8), q: difficulty === 2 ? 0 : nonzero(chance, 8) }),
    (drawn) => drawn.p !== drawn.q && drawn.p + drawn.q !== 0,
  );
  const [a, b] = chance.shuffle([2, 3, 4, 5, 6, 7, 8, 9]) as [number, number];
  if (difficulty === 5)
    return {
      tops: [[a], [b]],
      lacks: [[-p, 1], [1]],
      bottoms: [binomial(p), polynomialTex([-p * p, 0, 1])],
      common: polynomialTex([-p * p, 0, 1]),
      sign: 1,
    };
  return {
    tops: [[a], [b]],
    lacks: [
      [p, 1],
      [q, 1],
    ],
    bottoms: [binomial(q), binomial(p)],
    common: q === 0 ? `x(${binomial(p)})` : `(${binomial(q)})(${binomial(p)})`,
    sign: difficulty === 4 ? -1 : 1,
  };
}

/** Returns the numerators over the common denominator: each numerator times what its denominator lacks. */
const scaled = ({ tops, lacks }: Fractions): [number[], number[]] => [productOf(tops[0], lacks[0]), productOf(tops[1], lacks[1])];

/** Writes a numerator times what its denominator lacks. */
function timesLack(top: Polynomial, lack: Polynomial, isTakenAway: boolean): string {
  const isSum = top.length > 1;
  const inside = isSum ? `(${polynomialTex(top)})` : polynomialTex(top);
  if (lack.length === 1 && lack[0] === 1) return isTakenAway ? inside : polynomialTex(top);
  if (isSum) return `${polynomialTex(lack)}${inside}`;
  return `${inside}${lack[0] === 0 ? polynomialTex(lack) : `(${polynomialTex(lack)})`}`;
}

/** Makes a family that asks for the numerator of a sum of two fractions. */
const numeratorOf = (
  name: string,
  difficulties: readonly Difficulty[],
  drawn: (chance: Chance, difficulty: Difficulty) => Fractions,
): Generator =>
  textFamily(
    { name, version: 1, skill: 'algfrac_add', difficulties },
    {
      levels: { of: graded(drawn) },
      where: ({ of }) => {
        const sum = plus(...scaled(of), of.sign);
        return trimmed(sum).length > 1 && sum[0] !== 0;
      },
      derived: ({ of }) => {
        const [first, second] = scaled(of);
        const [lack, otherLack] = [polynomialTex(of.lacks[0]), polynomialTex(of.lacks[1])];
        const step =
          lack === '1'
            ? `Multiply the second numerator by $${otherLack}$ and expand.`
            : `Multiply the first numerator by $${lack}$ and expand.`;
        return { first, second, numerator: plus(first, second, of.sign), operation: of.sign < 0 ? '-' : '+', step };
      },
      given: ({ of: { tops, bottoms, common }, numerator, operation }) => {
        const [one, other] = [0, 1].map((at) => `\\frac{${polynomialTex(tops[at]!)}}{${bottoms[at]}}`);
        return {
          stem: `Write as one fraction. What expression goes in the box? Expand and simplify it.\n\n$${one} ${operation} ${other} = \\frac{\\square}{${common}}$`,
          right: plainOf(numerator),
          inputType: 'expression',
          form: 'simplified',
          variables: { x: 'any number for which no denominator is 0' },
          wrong: plainOf(plus(numerator, [53, 61], 1)),
        };
      },
      ladder: ({ of: { sign }, step }) => [
        'What is each denominator missing to become the common denominator?',
        `Multiply each numerator by what its denominator is missing. Then ${sign < 0 ? 'subtract' : 'add'} the numerators.`,
        step,
      ],
      steps: ({ of: { tops, lacks, sign }, first, second, numerator, operation }) => {
        const [one, other] = [timesLack(tops[0], lacks[0], false), timesLack(tops[1], lacks[1], sign < 0)];
        const inParentheses = sign < 0 || second.at(-1)! < 0;
        return [
          ['Multiply each numerator by what its denominator is missing.', `${one} ${operation} ${other}`],
          [
            sign < 0 ? 'Expand. The negative changes every sign of the second product.' : 'Expand.',
            `${polynomialTex(first)} ${operation} ${inParentheses ? `(${polynomialTex(second)})` : polynomialTex(second)}`,
          ],
          ['Combine like terms.', polynomialTex(trimmed(numerator))],
        ];
      },
      ways: ({ of: { tops, lacks, sign }, first, second, step }) => [
        ledTo(
          numeratorMinusFirstOnly,
          sign > 0 ? null : textOf(numeratorMinusFirstOnly.answer(first, second)),
          `Write $-(${polynomialTex(second)})$ and remove the parentheses.`,
        ),
        ledTo(numeratorsNotScaled, textOf(numeratorsNotScaled.answer(tops[0], tops[1], sign)), step),
        ledTo(numeratorsScaledByOwn, textOf(numeratorsScaledByOwn.answer(tops[0], tops[1], lacks, sign)), step),
      ],
    },
  );

const textOf = (of: readonly number[] | null): string | null => (of === null || trimmed(of).length === 0 ? null : plainOf(of));

const numbers = numeratorOf('algfrac_add_numbers', [1, 2, 3, 4, 5], overNumbers);
const binomials = numeratorOf('algfrac_add_binomials', [2, 3, 4, 5], overBinomials);

/**
 * Two denominators, as written and factored, their least common one, their product, and the wrong common denominator that
 * students take.
 */
type Denominators = {
  readonly bottoms: readonly [string, string];
  readonly factored: readonly [explanation: string, math: string];
  readonly least: string;
  readonly product: string;
  readonly taken: string;
};

/** 1: multiples of x. 2: powers of x. 3: x and x + p. 4: x + p and x² − p². 5: multiples of x + p. */
function drawDenominators(chance: Chance, difficulty: Difficulty): Denominators {
  const p = nonzero(chance, 9);
  const [m, n] = chance.pick<readonly [number, number]>([[4, 6], [6, 8], [6, 9], [4, 10], [8, 12], [9, 12], [6, 10], [10, 15]]); // prettier-ignore
  const [least, both, one] = [leastMultiple(m, n), m * n, binomial(p)];
  const multiples = ['Find the least common multiple of the numbers.', `${least} = ${least / m} \\cdot ${m}`] as const;
  const power = chance.int(2, 4);
  const squares = linearText(1, -p * p, 'x^2');
  const five: Record<Difficulty, Denominators> = {
    1: { bottoms: [`${m}x`, `${n}x`], factored: multiples, least: `${least}x`, product: `${both}x^2`, taken: `${n}x` },
    2: {
      bottoms: [`${m}x^${power}`, `${n}x`],
      factored: multiples,
      least: `${least}x^${power}`,
      product: `${both}x^${power + 1}`,
      taken: `${m}x^${power}`,
    },
    3: {
      bottoms: [`${m}x`, `${n}(${one})`],
      factored: multiples,
      least: `${least}x(${one})`,
      product: `${both}x(${one})`,
      taken: `${n}(${one})`,
    },
    4: {
      bottoms: [one, squares],
      factored: ['Factor the second denominator.', `${squares} = (${one})(${binomial(-p)})`],
      least: `(${one})(${binomial(-p)})`,
      product: `(${one})(${squares})`,
      taken: one,
    },
    5: {
      bottoms: [linearText(m, m * p), linearText(n, n * p)],
      factored: [
        'Factor both denominators.',
        `${linearText(m, m * p)} = ${m}(${one}), \\quad ${linearText(n, n * p)} = ${n}(${one})`,
      ],
      least: `${least}(${one})`,
      product: `${both}(${one})^2`,
      taken: linearText(n, n * p),
    },
  };
  return five[difficulty];
}

/** The least common denominator of two fractions. */
const denominator = textFamily(
  { name: 'algfrac_add_denominator', version: 1, skill: 'algfrac_add' },
  {
    levels: { of: graded(drawDenominators) },
    phrasing: (chance) => ({ tops: chance.shuffle([7, 11, 13, 17]) }), // none of these cancels
    given: ({ of: { bottoms, least }, tops }) => ({
      stem: `Find the least common denominator of $\\frac{${tops[0]}}{${bottoms[0]}}$ and $\\frac{${tops[1]}}{${bottoms[1]}}$.`,
      right: least,
      inputType: 'expression',
      variables: { x: 'any number for which no denominator is 0' },
      wrong: `${least}+71`,
    }),
    ladder: ({ of: { bottoms } }) => [
      'Which factors does each denominator have?',
      'The least common denominator has every factor as many times as one denominator needs it.',
      `Factor $${bottoms[0]}$ and $${bottoms[1]}$. Which factors do they share?`,
    ],
    steps: ({ of: { factored, least } }) => [factored, ['Take each factor as many times as one denominator needs it.', least]],
    ways: ({ of: { bottoms, product, taken } }) => [
      ledTo(
        productOfDenominators,
        productOfDenominators.answer(product),
        `Factor $${bottoms[0]}$ and $${bottoms[1]}$. Which factors do they share?`,
      ),
      ledTo(
        oneDenominatorTaken,
        oneDenominatorTaken.answer(taken),
        `Can you multiply $${bottoms[0]}$ by something to get your expression? And $${bottoms[1]}$?`,
      ),
    ],
  },
);

export const addFractionGenerators: readonly Generator[] = [numbers, binomials, denominator];
