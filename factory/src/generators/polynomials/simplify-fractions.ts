import {
  addedTermsCanceled,
  canceledFactorGiven,
  excludedSignTurned,
  fractionFirstTermDivided,
  fractionLeftUpsideDown,
  numeratorZeroTaken,
  secondExcludedMissed,
  variableCanceledInSums,
} from '@stoa/engine/math/mal-rules/algebra/algebraic-fractions';
import { signsOfFactorsTurned } from '@stoa/engine/math/mal-rules/algebra/polynomials';
import { rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import { always, eitherSign, family, graded, range, textFamily } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import { linearText } from '../../wording/linear-text.ts';
import { polynomialPlain, polynomialTex, productOf } from '../../wording/polynomial-text.ts';
import type { WrongWay } from '../../wrong-way.ts';
import { ledTo, ruled } from '../../ruled.ts';

const nonzero = (chance: Chance, most: number): number => chance.int(1, most) * (chance.maybe(0.5) ? 1 : -1);
/** x + p, as LaTeX and as it is typed. */
const binomial = (p: number): string => linearText(1, p);
const over = (top: readonly number[], bottom: readonly number[]): string =>
  `\\frac{${polynomialTex(top)}}{${polynomialTex(bottom)}}`;
const [plus, times] = [(p: number) => [p, 1], productOf];

type Simplified = {
  readonly top: readonly number[];
  readonly bottom: readonly number[];
  readonly right: string;
  readonly rightTex: string;
  readonly factored: string;
  readonly ways: readonly WrongWay<string>[];
};

/** (ax + b)/k. */
function overNumber(chance: Chance): Simplified {
  const { k, a, b } = drawUntil(
    () => ({ k: chance.int(2, 9), a: chance.int(2, 7), b: nonzero(chance, 9) }),
    (drawn) => drawn.k !== drawn.a && Math.abs(drawn.b) !== drawn.k && Math.abs(drawn.b) !== drawn.a,
  );
  const right = polynomialPlain([b, a]);
  const [top, first] = [[k * b, k * a] as const, `${k}(${linearText(a, b)})`];
  const step = `Factor the numerator: take ${k} out of both $${linearText(k * a, 0)}$ and ${Math.abs(k * b)}.`;
  return {
    top,
    bottom: [k],
    right,
    rightTex: linearText(a, b),
    factored: `\\frac{${first}}{${k}}`,
    ways: [
      ledTo(fractionFirstTermDivided, polynomialPlain(fractionFirstTermDivided.answer(top, k)), step),
      ledTo(canceledFactorGiven, `${canceledFactorGiven.answer(k)}`, step),
    ],
  };
}

/** (x² + px)/(kx + kp) = x/k. */
function variableOverNumber(chance: Chance): Simplified {
  const [p, k] = [nonzero(chance, 9), chance.int(2, 9)];
  const step = `Factor both: take $x$ out of $${polynomialTex([0, p, 1])}$, and ${k} out of $${polynomialTex([k * p, k])}$.`;
  return {
    top: [0, p, 1],
    bottom: [k * p, k],
    right: `x/${k}`,
    rightTex: `\\frac{x}{${k}}`,
    factored: `\\frac{x(${binomial(p)})}{${k}(${binomial(p)})}`,
    ways: [
      ledTo(canceledFactorGiven, polynomialPlain(plus(canceledFactorGiven.answer(p))), step),
      ledTo(fractionLeftUpsideDown, fractionLeftUpsideDown.answer('x', `${k}`).join('/'), step),
    ],
  };
}

/** (x + p)(x − p)/(x + p) = x − p. */
const differenceOfSquares = (chance: Chance): Simplified => binomialLeft(chance, true);
/** (x + p)(x + q)/(x + p) = x + q. */
const trinomialOverBinomial = (chance: Chance): Simplified => binomialLeft(chance, false);

function binomialLeft(chance: Chance, squares: boolean): Simplified {
  const { p, q } = drawUntil(
    () => {
      const p = nonzero(chance, 9);
      return { p, q: squares ? -p : nonzero(chance, 9) };
    },
    (drawn) => drawn.p !== drawn.q && (squares || drawn.p + drawn.q !== 0) && Math.abs(drawn.p) > 1,
  );
  const top = times(plus(p), plus(q));
  const canceled = addedTermsCanceled.answer([top[0]!, top[1]!], p);
  const step = squares
    ? `Write $${polynomialTex(top)}$ as a difference of two squares, and factor it.`
    : `Find two numbers with product ${top[0]} and sum ${top[1]} to factor the numerator.`;
  return {
    top,
    bottom: plus(p),
    right: polynomialPlain(plus(q)),
    rightTex: binomial(q),
    factored: `\\frac{(${binomial(p)})(${binomial(q)})}{${binomial(p)}}`,
    ways: [
      ledTo(addedTermsCanceled, canceled === null ? null : polynomialPlain(canceled), step),
      ledTo(canceledFactorGiven, polynomialPlain(plus(canceledFactorGiven.answer(p))), step),
      {
        rule: signsOfFactorsTurned,
        to: polynomialPlain(plus(signsOfFactorsTurned.answer(p, q)[1])),
        hints: ['Multiply your factors. Do you get the numerator?', 'Check a factoring by expanding it, signs included.', step],
      },
    ],
  };
}

/** (x + p)(x + q)/((x + p)(x + r)). */
function fractionOfBinomials(chance: Chance): Simplified {
  const { p, q, r } = drawUntil(
    () => ({ p: nonzero(chance, 7), q: nonzero(chance, 7), r: nonzero(chance, 7) }),
    (drawn) => new Set([drawn.p, drawn.q, drawn.r]).size === 3 && drawn.p + drawn.q !== 0 && drawn.p + drawn.r !== 0,
  );
  const [top, bottom] = [times(plus(p), plus(q)), times(plus(p), plus(r))];
  const written = ([a, b]: readonly [string, string]): string => `(${a})/(${b})`;
  const step = `Find two numbers with product ${top[0]} and sum ${top[1]}. Then factor the denominator in the same way.`;
  return {
    top,
    bottom,
    right: written([binomial(q), binomial(r)]),
    rightTex: `\\frac{${binomial(q)}}{${binomial(r)}}`,
    factored: `\\frac{(${binomial(p)})(${binomial(q)})}{(${binomial(p)})(${binomial(r)})}`,
    ways: [
      ledTo(
        variableCanceledInSums,
        variableCanceledInSums
          .answer(q, r)
          .join('/')
          .replace(/\/(-\d+)/, '/($1)'),
        step,
      ),
      ledTo(fractionLeftUpsideDown, written(fractionLeftUpsideDown.answer(binomial(q), binomial(r))), step),
      {
        rule: signsOfFactorsTurned,
        to: written(signsOfFactorsTurned.answer(q, r).map(binomial) as [string, string]),
        hints: [
          'Multiply your factors. Do you get the numerator and the denominator?',
          'Check a factoring by expanding it, signs included.',
          step,
        ],
      },
    ],
  };
}

/** 1: a number cancels. 2: a binomial, a monomial is left. 3: a difference of two squares. 4: a trinomial. 5: two trinomials. */
const simplify = textFamily(
  { name: 'algfrac_simplify_cancel', version: 1, skill: 'algfrac_simplify' },
  {
    levels: { fraction: [overNumber, variableOverNumber, differenceOfSquares, trinomialOverBinomial, fractionOfBinomials] },
    given: ({ fraction: { top, bottom, right } }) => ({
      stem: `Simplify.\n\n$${over(top, bottom)}$`,
      right,
      inputType: 'expression',
      form: 'simplified',
      variables: { x: 'any number for which no denominator is 0' },
      wrong: `${right}+73`,
    }),
    ladder: ({ fraction: { ways } }) => [
      'Can you factor the numerator? Can you factor the denominator?',
      'Factor both completely. Then cancel factors, not terms, that they have in common.',
      ways[0]!.hints[2],
    ],
    steps: ({ fraction: { factored, rightTex } }) => [
      ['Factor the numerator and the denominator.', factored],
      ['Cancel the common factor.', rightTex],
    ],
    ways: ({ fraction: { ways } }) => ways,
  },
);

/** 1: a plain binomial in the denominator. 2: with a coefficient, whole. 3: with a coefficient, a fraction. */
const undefinedAt = family(
  { name: 'algfrac_undefined_value', version: 1, skill: 'algfrac_simplify', difficulties: [1, 2, 3] },
  {
    levels: {
      bottom: graded((chance, difficulty) => {
        const a = difficulty === 1 ? 1 : chance.int(2, 7);
        return { a, b: difficulty === 2 ? a * nonzero(chance, 8) : nonzero(chance, 15) };
      }),
      p: always(eitherSign(range(1, 12))), // x + p is the numerator
    },
    where: ({ bottom: { a, b }, p }, difficulty) =>
      (difficulty !== 3 || (b % a !== 0 && Math.abs(b) > 1)) && a * p !== b && p !== b && p !== -b,
    given: ({ bottom: { a, b }, p }) => ({
      stem: `For what value of $x$ is the fraction undefined?\n\n$\\frac{${binomial(p)}}{${linearText(a, b)}}$`,
      right: rational(-b, a),
      inputType: 'fraction',
      variables: { x: 'the number for which the denominator is 0' },
      placeholder: 'x = ?',
    }),
    ladder: ({ bottom: { a, b } }) => [
      'Which part of a fraction can never be 0?',
      'A fraction is undefined where its denominator is 0. Solve for x.',
      `Write $${linearText(a, b)} = 0$. ${b > 0 ? `Subtract ${b} from` : `Add ${-b} to`} both sides first.`,
    ],
    steps: ({ bottom: { a, b } }) => [
      ['A fraction is undefined where its denominator is 0.', `${linearText(a, b)} = 0`],
      ...(a === 1 ? [] : [[b > 0 ? `Subtract ${b} from both sides.` : `Add ${-b} to both sides.`, `${a}x = ${-b}`] as const]),
      [
        a === 1 ? (b > 0 ? `Subtract ${b} from both sides.` : `Add ${-b} to both sides.`) : `Divide both sides by ${a}.`,
        `x = ${a === 1 || b % a === 0 ? -b / a : `${b > 0 ? '-' : ''}\\frac{${Math.abs(b)}}{${a}}`}`,
      ],
    ],
    ways: ({ bottom: { a, b }, p }) => {
      const step = `Solve $${linearText(a, b)} = 0$. What is the first step?`;
      return [ledTo(excludedSignTurned, rational(b, a), step), ruled(numeratorZeroTaken, [-p], step)];
    },
    belowZero: true,
  },
);

/** Two values. 4: a difference of two squares in the denominator. 5: a trinomial in the denominator. */
const undefinedTwice = textFamily(
  { name: 'algfrac_undefined_values', version: 1, skill: 'algfrac_simplify', difficulties: [4, 5] },
  {
    levels: {
      // The fraction is (x + k)/((x + p)(x + q)).
      bottom: graded((chance, difficulty) => {
        const p = nonzero(chance, 9);
        return { p, q: difficulty === 4 ? -p : nonzero(chance, 9) };
      }),
      k: always(eitherSign(range(1, 9))),
    },
    where: ({ bottom: { p, q }, k }, difficulty) => p !== q && ![p, q, -p, -q].includes(k) && (difficulty === 4 || p + q !== 0),
    derived: ({ bottom: { p, q }, difficulty }) => {
      const expanded = times(plus(p), plus(q));
      return {
        expanded,
        excluded: [-p, -q].sort((one, other) => one - other) as [number, number],
        step:
          difficulty === 4
            ? `Factor $${polynomialTex(expanded)}$ as a difference of two squares.`
            : `Find two numbers with product ${expanded[0]} and sum ${expanded[1]} to factor the denominator.`,
      };
    },
    given: ({ k, expanded, excluded }) => ({
      stem: `For what values of $x$ is the fraction undefined? Write all of them as a set.\n\n$${over(plus(k), expanded)}$`,
      right: setOf(excluded),
      inputType: 'set',
      variables: { x: 'a number for which the denominator is 0' },
      placeholder: 'all values, like a, b',
      wrong: `{${excluded[0] - 101}, ${excluded[1] + 107}}`,
    }),
    ladder: ({ step }) => [
      'Which part of a fraction can never be 0?',
      'Factor the denominator. The fraction is undefined where one of the factors is 0.',
      step,
    ],
    steps: ({ bottom: { p, q }, expanded, excluded }) => [
      ['A fraction is undefined where its denominator is 0.', `${polynomialTex(expanded)} = 0`],
      ['Factor the denominator.', `(${binomial(p)})(${binomial(q)}) = 0`],
      ['Find the zero of each factor.', `x = ${excluded[0]} \\text{ or } x = ${excluded[1]}`],
    ],
    ways: ({ k, excluded, step }) => [
      ledTo(secondExcludedMissed, setOf([secondExcludedMissed.answer([excluded[1], excluded[0]])]), step),
      ledTo(excludedSignTurned, setOf(excludedSignTurned.answer(excluded)), step),
      ledTo(numeratorZeroTaken, setOf([numeratorZeroTaken.answer(-k)]), step),
    ],
  },
);

const setOf = (values: readonly number[]): string => `{${[...values].sort((one, other) => one - other).join(', ')}}`;

export const simplifyFractionGenerators: readonly Generator[] = [simplify, undefinedAt, undefinedTwice];
