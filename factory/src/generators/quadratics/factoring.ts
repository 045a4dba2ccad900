import { dividedByTheLetter } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { rational } from '@stoa/engine/math/exact/rational';
import { always, eitherSign, graded, only, range, textFamily } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import {
  bracketSignKept,
  constantIgnored,
  factorCoefficientIgnored,
  factorsSetToNumber,
  middleTermLost,
  pairByProductOnly,
  plusRootOnly,
  rootsWithSignsKept,
} from '@stoa/engine/math/mal-rules/quadratics/quadratics';
import { linearText } from '../../wording/linear-text.ts';
import { polynomialPlain, polynomialTex, productOf } from '../../wording/polynomial-text.ts';
import { movedAway, solutionsTex } from '../../wording/quadratic-text.ts';
import { following, type WrongWay } from '../../wrong-way.ts';
import { ledTo } from '../../ruled.ts';
import { surd, type Surd } from '@stoa/engine/math/mal-rules/quadratics/surd';
import { solutionsPage, solutionWays } from './quadratic-draft.ts';

const anyLetter = (chance: Chance): string => chance.pick(['x', 'y', 'n', 'z'] as const);
const nonzero = (chance: Chance, most: number): number => chance.int(1, most) * (chance.maybe(0.5) ? 1 : -1);
const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));
const asked = (chance: Chance): string =>
  chance.pick(['Solve the equation.', 'Find all solutions.', 'Solve by factoring.'] as const);

const signKept = (right: readonly Surd[], letter: string): WrongWay<readonly Surd[]> =>
  following(
    bracketSignKept,
    [right],
    [
      'Substitute one of your numbers in the equation. Do both sides agree?',
      'By the zero product property, set each factor equal to the right side, and solve.',
      `Set each factor equal to the right side, and solve both for $${letter}$.`,
    ],
  );

const oneOnly = (right: readonly Surd[], shown: string): WrongWay<readonly Surd[]> =>
  following(
    plusRootOnly,
    [right],
    [
      'How many factors does the product have, and which of them have you used?',
      'By the zero product property, each factor gives a solution.',
      `Write two equations for $${shown}$, one for each factor of the left side.`,
    ],
  );

/** The product is given. 1: (x − 3)(x + 5) = 0. 2: x(x + 4) = 0 too. 3: (2x − 3)(x + 1) = 0, with a fraction as solution. */
const products = textFamily(
  { name: 'quad_factoring_products', version: 1, skill: 'quad_factoring', difficulties: [1, 2, 3] },
  {
    setting: (chance) => ({ letter: anyLetter(chance) }),
    levels: {
      a: [only(1), only(1), range(2, 5), range(2, 5), range(2, 5)],
      n: [eitherSign(range(1, 9)), only(0), eitherSign(range(1, 9)), eitherSign(range(1, 9)), eitherSign(range(1, 9))],
      q: always(eitherSign(range(1, 9))),
    },
    where: ({ a, n, q }) => (n === 0 || gcd(a, n) === 1) && n !== q && n + q !== 0,
    derived: ({ a, n, q, letter }) => {
      const right = [surd(rational(n, a)), surd(q)];
      const [first, second] = [linearText(a, -n, letter), linearText(1, -q, letter)];
      return { right, first, second };
    },
    phrasing: (chance, { letter, difficulty, first, second }) => {
      const k = difficulty === 2 ? chance.int(2, 6) : 1;
      const product = difficulty === 2 ? `${k}${letter}(${second})` : `(${first})(${second})`;
      return {
        k,
        product,
        asked: chance.pick(['Solve the equation.', 'Find all solutions.', 'Which values of the variable make the product 0?']),
      };
    },
    given: ({ letter, right, product, asked }) => solutionsPage({ stem: `${asked}\n\n$${product} = 0$`, letter, right }),
    ladder: ({ second, product }) => [
      'How many factors does the product have?',
      'Use the zero product property: set each factor equal to the right side, and solve.',
      `Set each factor of $${product}$ equal to the right side. Which equation does $${second}$ give?`,
    ],
    steps: ({ letter, difficulty, right, first, second, k }) => [
      [
        'A product is 0 exactly when one of its factors is 0.',
        difficulty === 2 ? `${k}${letter} = 0 \\text{ or } ${second} = 0` : `${first} = 0 \\text{ or } ${second} = 0`,
      ],
      ['Solve both equations.', solutionsTex(right, letter)],
    ],
    ways: ({ a, n, q, letter, difficulty, right, first, second, k, product }) =>
      solutionWays([
        {
          ...signKept(right, letter),
          hints: [
            'Substitute one of your numbers in the equation. Is it true?',
            'By the zero product property, set each factor equal to the right side, and solve.',
            `Look at $${second}$ by itself. Set it equal to the right side, and solve.`,
          ],
        },
        {
          rule: dividedByTheLetter,
          to: difficulty === 2 ? dividedByTheLetter.answer(right.map((root) => root.rational)).map((root) => surd(root)) : null,
          hints: [
            `The product has two factors with the variable. What about $${k}${letter}$?`,
            dividedByTheLetter.hints.principle,
            `Set $${k}${letter}$ equal to the right side, and solve.`,
          ],
        },
        {
          rule: factorCoefficientIgnored,
          to: a === 1 ? null : [factorCoefficientIgnored.answer(n), surd(q)],
          hints: [
            `Substitute your first number in $${first}$. Does it equal 0?`,
            'Where the variable has a number before it, one more step is needed to free it.',
            `Write $${first} = 0$ as $${linearText(a, 0, letter)} = ${n}$ and go on from there.`,
          ],
        },
        oneOnly(right, `${product} = 0`),
      ]),
  },
);

/**
 * 1: b and c positive. 2: c positive, any signs. 3: c negative. 4: the number is on the right. 5: the square has a
 * coefficient, so that a fraction is a solution.
 */
const trinomials = textFamily(
  { name: 'quad_factoring_trinomials', version: 1, skill: 'quad_factoring' },
  {
    setting: (chance) => ({ letter: anyLetter(chance) }),
    levels: {
      a: [only(1), only(1), only(1), only(1), range(2, 3)],
      n: always(eitherSign(range(1, 9))),
      q: always(eitherSign(range(1, 9))),
    },
    where: ({ a, n, q }, difficulty) => {
      if (gcd(a, n) !== 1 || n === q || n + a * q === 0 || n + q === 0) return false;
      if (difficulty === 1) return n < 0 && q < 0;
      return difficulty === 2 ? n * q > 0 : difficulty === 3 ? n * q < 0 : true;
    },
    derived: ({ a, n, q, letter, difficulty }) => {
      const given = productOf([-n, a], [-q, 1]);
      const [c, b] = [given[0]!, given[1]!];
      const moved = difficulty === 4;
      const shown = moved ? `${polynomialTex([0, b, a], letter)} = ${-c}` : `${polynomialTex(given, letter)} = 0`;
      const right = [surd(rational(n, a)), surd(q)];
      return { given, c, b, moved, shown, right };
    },
    phrasing: (chance) => ({ question: asked(chance) }),
    given: ({ letter, shown, right, question }) => solutionsPage({ stem: `${question}\n\n$${shown}$`, letter, right }),
    ladder: ({ a, letter, given, c, b, moved }) => [
      moved ? 'Is one side equal to 0?' : 'Can you factor the left side?',
      `${moved ? 'Get 0 on one side. ' : ''}Factor the trinomial. Then use the zero product property: set each factor equal to 0.`,
      `${moved ? `${movedAway(-c)} first. ` : ''}To factor $${polynomialTex(given, letter)}$, find two numbers with product ${a * c} and sum ${b}.`,
    ],
    steps: ({ a, n, q, letter, given, c, b, moved, right }) => {
      const factors = `(${linearText(a, -n, letter)})(${linearText(1, -q, letter)})`;
      return [
        ...(moved
          ? [['Bring everything to one side, so that the other is 0.', `${polynomialTex(given, letter)} = 0`] as const]
          : []),
        [
          a === 1
            ? `Look for two numbers with product ${c} and sum ${b}: they are ${-n} and ${-q}.`
            : `Factor: two numbers with product ${a * c} and sum ${b} are ${-n} and ${-a * q}.`,
          `${factors} = 0`,
        ],
        [
          'A product is 0 exactly when one of its factors is 0.',
          `${linearText(a, -n, letter)} = 0 \\text{ or } ${linearText(1, -q, letter)} = 0`,
        ],
        ['Solve both equations.', solutionsTex(right, letter)],
      ];
    },
    ways: ({ a, n, q, letter, c, b, moved, shown, right }) => {
      const wrongPair = a === 1 ? pairByProductOnly.answer(-n, -q) : null;
      return solutionWays([
        signKept(right, letter),
        {
          rule: factorCoefficientIgnored,
          to: a === 1 ? null : [factorCoefficientIgnored.answer(n), surd(q)],
          hints: [
            'Put each of your numbers into the equation. Which one fails?',
            `A factor such as $${a}${letter} - p$ is not 0 for $${letter} = p$: the ${a} still has to be undone.`,
            `Solve each factor's equation until $${letter}$ is by itself.`,
          ],
        },
        {
          rule: constantIgnored,
          to: moved ? constantIgnored.answer(b) : null,
          hints: [
            'What must be on one side before a product tells you something?',
            'Only from a product that is 0 do we know that one of the factors is 0.',
            `${movedAway(-c)} first, and factor after that.`,
          ],
        },
        ledTo(pairByProductOnly, wrongPair, `List the pairs with product ${c} and add up each pair.`),
        oneOnly(right, shown),
      ]);
    },
  },
);

/** 2: x² + bx = 0. 3: ax² = bx, with a term on the right. 4: larger numbers, a fraction for a solution. */
const commonFactors = textFamily(
  { name: 'quad_factoring_common_factor', version: 1, skill: 'quad_factoring', difficulties: [2, 3, 4] },
  {
    setting: (chance) => ({ letter: anyLetter(chance) }),
    levels: {
      drawn: graded((chance, difficulty) => {
        const a = difficulty === 2 ? 1 : chance.int(2, 6);
        return { a, b: difficulty === 4 ? nonzero(chance, 25) : a * nonzero(chance, 9) };
      }),
    },
    where: ({ drawn }, difficulty) =>
      (difficulty === 4 ? drawn.b % drawn.a !== 0 : true) && Math.abs(drawn.b) !== drawn.a && Math.abs(drawn.b) > 1,
    derived: ({ drawn: { a, b } }) => ({ right: [surd(0), surd(rational(b, a))], shared: gcd(a, b) }),
    phrasing: (chance, { drawn: { a, b }, letter, difficulty }) => {
      const across = difficulty === 3 || (difficulty === 4 && chance.maybe(0.5));
      const shown = across
        ? `${polynomialTex([0, 0, a], letter)} = ${polynomialTex([0, b], letter)}`
        : `${polynomialTex([0, -b, a], letter)} = 0`;
      return { across, shown, question: asked(chance) };
    },
    given: ({ letter, right, shown, question }) => solutionsPage({ stem: `${question}\n\n$${shown}$`, letter, right }),
    ladder: ({ drawn: { a, b }, letter, across }) => [
      across ? 'Are both terms on one side?' : 'What factor do the two terms share?',
      `${across ? 'Get both terms on one side. ' : ''}Take out the common factor. Then set each factor equal to the right side, and solve.`,
      `Take the common factor out of $${polynomialTex([0, -b, a], letter)}$. Remember that $${letter}$ is a factor too.`,
    ],
    steps: ({ drawn: { a, b }, letter, right, shared, across }) => {
      const front = `${shared === 1 ? '' : shared}${letter}`;
      return [
        ...(across ? [['Bring both terms to one side.', `${polynomialTex([0, -b, a], letter)} = 0`] as const] : []),
        ['Both terms share a factor. Take it out.', `${front}(${linearText(a / shared, -b / shared, letter)}) = 0`],
        [
          'A product is 0 exactly when one of its factors is 0.',
          `${front} = 0 \\text{ or } ${linearText(a / shared, -b / shared, letter)} = 0`,
        ],
        ['Solve both equations.', solutionsTex(right, letter)],
      ];
    },
    ways: ({ drawn: { a, b }, letter, right, shared }) =>
      solutionWays([
        {
          rule: dividedByTheLetter,
          to: dividedByTheLetter.answer(right.map((root) => root.rational)).map((root) => surd(root)),
          hints: [
            `Did you divide both sides by $${letter}$? For which value is that not allowed?`,
            dividedByTheLetter.hints.principle,
            `Take $${letter}$ out as a factor instead. Then set both factors equal to the right side.`,
          ],
        },
        following(
          bracketSignKept,
          [right],
          [
            'Substitute your second number in the equation. Do both sides agree?',
            'Bring all terms to one side with care for their signs. Then set the factor in parentheses equal to the right side, and solve.',
            `Take the common factor out of $${polynomialTex([0, -b, a], letter)}$ and set each factor equal to the right side.`,
          ],
        ),
        {
          rule: factorCoefficientIgnored,
          to: a / shared === 1 ? null : [surd(0), factorCoefficientIgnored.answer(b / shared)],
          hints: [
            'Substitute your second number in the equation. Do both sides agree?',
            `In the parentheses the variable has a number before it, which still has to be undone.`,
            `Look at $${linearText(a / shared, -b / shared, letter)}$ by itself, and go on until $${letter}$ is by itself.`,
          ],
        },
      ]),
  },
);

/** A product equal to a number that is not 0: (x + a)(x + b) = c must be multiplied out first. At 5 the signs are mixed. */
const productsOfANumber = textFamily(
  { name: 'quad_factoring_product_equals_number', version: 1, skill: 'quad_factoring', difficulties: [4, 5] },
  {
    setting: (chance) => ({ letter: anyLetter(chance) }),
    levels: {
      drawn: graded((chance, difficulty) => {
        const p = nonzero(chance, 8);
        const q = nonzero(chance, 8);
        const r = difficulty === 4 ? 0 : nonzero(chance, 6);
        return { p, q, r, s: -p - q - r };
      }),
    },
    where: ({ drawn }) => {
      const c = drawn.r * drawn.s - drawn.p * drawn.q;
      return (
        drawn.p < drawn.q &&
        drawn.s !== 0 &&
        drawn.s !== drawn.r &&
        c > 0 &&
        c <= 60 &&
        drawn.p !== c &&
        drawn.q !== c &&
        drawn.p + drawn.q !== 0
      );
    },
    derived: ({ drawn: { p, q, r, s }, letter }) => ({
      c: r * s - p * q,
      right: [surd(p), surd(q)],
      product: r === 0 ? `${letter}(${linearText(1, s, letter)})` : `(${linearText(1, r, letter)})(${linearText(1, s, letter)})`,
    }),
    phrasing: (chance) => ({ question: asked(chance) }),
    given: ({ letter, c, right, product, question }) =>
      solutionsPage({ stem: `${question}\n\n$${product} = ${c}$`, letter, right }),
    ladder: ({ c, product }) => [
      'Is the product equal to 0?',
      'The zero product property works only when one side is 0. Expand, move everything to one side, and factor.',
      `Expand $${product}$, and subtract ${c} from both sides. Then factor.`,
    ],
    steps: ({ drawn: { p, q, r, s }, letter, c, right }) => {
      const multiplied = productOf([r, 1], [s, 1]);
      const standard = productOf([-p, 1], [-q, 1]);
      return [
        ['The product is not 0, so expand it first.', `${polynomialTex(multiplied, letter)} = ${c}`],
        ['Bring everything to one side.', `${polynomialTex(standard, letter)} = 0`],
        ['Factor.', `(${linearText(1, -p, letter)})(${linearText(1, -q, letter)}) = 0`],
        ['A product is 0 exactly when one of its factors is 0.', solutionsTex(right, letter)],
      ];
    },
    ways: ({ drawn: { r, s }, letter, c, right }) =>
      solutionWays([
        following(
          factorsSetToNumber,
          [r, s, c],
          [
            `If a product is ${c}, must one of its factors be ${c}?`,
            'From a product we can only tell something about its factors when the product is 0.',
            `Expand the left side, and bring the ${c} to the same side.`,
          ],
        ),
        {
          rule: constantIgnored,
          to: [surd(-r), surd(-s)],
          hints: [
            'Substitute one of your numbers in the left side. What comes out?',
            `Your numbers make the product 0, but it should be ${c}.`,
            `Expand the left side and bring the ${c} over, so that 0 is left on the right.`,
          ],
        },
        signKept(right, letter),
      ]),
  },
);

/** In reverse: from the solutions to the equation. 3: both positive. 4: of any sign. 5: one of them a fraction. */
const fromSolutions = textFamily(
  { name: 'quad_factoring_from_solutions', version: 1, skill: 'quad_factoring', difficulties: [3, 4, 5] },
  {
    levels: {
      a: [only(1), only(1), only(1), only(1), range(2, 4)],
      n: [range(1, 9), range(1, 9), range(1, 9), eitherSign(range(1, 9)), eitherSign(range(1, 9))],
      q: [range(1, 9), range(1, 9), range(1, 9), eitherSign(range(1, 9)), eitherSign(range(1, 9))],
    },
    where: ({ a, n, q }, difficulty) =>
      gcd(a, n) === 1 && n !== q && n + q !== 0 && n + a * q !== 0 && (difficulty !== 4 || n < 0 || q < 0),
    derived: ({ a, n, q }) => ({
      polynomial: productOf([-n, a], [-q, 1]),
      equation: (coefficients: readonly number[]): string => `${polynomialPlain(coefficients)}=0`,
      first: a === 1 ? `${n}` : `${n < 0 ? '-' : ''}\\frac{${Math.abs(n)}}{${a}}`,
    }),
    phrasing: (chance, { q, first }) => ({
      asked: chance.pick([
        `A quadratic equation has the solutions $${first}$ and $${q}$.`,
        `The numbers $${first}$ and $${q}$ are the only solutions of a quadratic equation.`,
      ]),
    }),
    given: ({ a, polynomial, equation, asked }) => ({
      stem: `${asked} Write such an equation in standard form, $ax^2 + bx + c = 0$, with whole numbers.`,
      right: equation(polynomial),
      inputType: 'expression',
      form: 'standard_form',
      placeholder: 'x^2 + … = 0',
      wrong: equation([997, 1, a]),
      variables: { ['x']: 'a number that makes the equation true' },
    }),
    ladder: ({ a, n, q, first }) => [
      'Which factor is 0 for each solution?',
      'If p is a solution, x − p is a factor. Write both factors, set the product equal to 0, and expand.',
      `One factor is $${linearText(1, -q)}$. Write the factor for $x = ${first}$${a === 1 ? '' : `, which means $${a}x = ${n}$`}. Then expand the product.`,
    ],
    steps: ({ a, n, q, polynomial }) => [
      ['Each solution makes one factor 0.', `(${linearText(a, -n)})(${linearText(1, -q)}) = 0`],
      ['Expand.', `${polynomialTex(polynomial)} = 0`],
    ],
    ways: ({ a, n, q, polynomial, equation, first }) => {
      const [sum, product] = rootsWithSignsKept.answer(n, q);
      const kept = a === 1 ? [product, sum, 1] : productOf([n, a], [q, 1]);
      return [
        {
          rule: rootsWithSignsKept,
          to: equation(kept),
          hints: [
            rootsWithSignsKept.hints.look,
            'The factor that belongs to a solution $p$ must be 0 for $x = p$.',
            `Write the factor that is 0 when $x = ${q}$, and then the other one.`,
          ],
        },
        {
          rule: factorCoefficientIgnored,
          to: a === 1 ? null : equation(productOf([-n, 1], [-q, 1])),
          hints: [
            'Substitute the fraction into your equation. Is it true?',
            `From $x = ${first}$ comes $${a}x = ${n}$, and the ${a} must stay in the factor.`,
            `Bring the number in $${a}x = ${n}$ to the left side: that is the first factor.`,
          ],
        },
        ledTo(
          middleTermLost,
          equation(middleTermLost.answer(polynomial)),
          `The two products with a single $x$ make up the middle term: add them.`,
        ),
      ];
    },
  },
);

export const factoringGenerators: readonly Generator[] = [products, trinomials, commonFactors, productsOfANumber, fromSolutions];
