import { squareOfSumTermwise } from '@stoa/engine/math/mal-rules/algebra/expressions';
import { signLost } from '@stoa/engine/math/mal-rules/integers/signed-numbers';
import { distributedFirstOnly } from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { always, eitherSign, graded, negative, only, range, textFamily } from '../../family.ts';
import type { Chance, DraftMisconception, Generator } from '../../generator.ts';
import { twoByTwo } from '../../wording/split-rectangle.ts';
import { ledTo } from '../../ruled.ts';
import {
  firstsAndLastsOnly,
  squaredTermwise,
  minusOnFirstTermOnly,
  subtractedWhereAdded,
  powersNotAdded,
  numbersAddedAtTheEnd,
  middleSignLost,
  middleTermOnce,
  lastSquareNegative,
  sumOfSquares,
  takenForASquare,
} from '@stoa/engine/math/mal-rules/algebra/polynomials';
import { linearText } from '../../wording/linear-text.ts';
import { polynomialPlain, polynomialTex, productOf } from '../../wording/polynomial-text.ts';

const anyLetter = (chance: Chance): string => chance.pick(['x', 'y', 'a', 'n'] as const);
const monomial = (coefficient: number, power: number): number[] => [...Array.from({ length: power }, () => 0), coefficient];

/** The page of every problem in this file: the answer is a polynomial, fully multiplied out and with like terms combined. */
const polynomialPage = ({ letter, answer, ...page }: { stem: string; letter: string; answer: readonly number[] }) => ({
  ...page,
  right: polynomialPlain(answer, letter),
  inputType: 'expression' as const,
  form: 'expanded' as const,
  answerMode: 'mixed' as const,
  variables: { [letter]: 'any number' },
  placeholder: `like …${letter}^2 + …${letter}`,
  wrong: polynomialPlain([...answer.map((coefficient) => coefficient + 31), 17], letter),
});

/** Coefficients, lowest power first: none is negative at 1 and 3. */
const summand = graded((chance, difficulty) => {
  const lower = difficulty === 1 || difficulty === 3 ? range(1, 9) : eitherSign(range(1, 9));
  const terms = { 1: 2, 2: 3, 3: 3, 4: 3, 5: 4 }[difficulty];
  return [...Array.from({ length: terms - 1 }, () => lower(chance)), chance.int(2, 9)];
});

/** 1: two linear sums. 2: quadratics added. 3: quadratics subtracted. 4: subtracted with negatives. 5: cubic, subtracted. */
const addSubtract = textFamily(
  { name: 'poly_add_sub_combine', version: 2, skill: 'poly_add_sub' },
  {
    setting: (chance, difficulty) => ({ letter: anyLetter(chance), minus: difficulty >= 3 }),
    levels: { p: summand, q: summand },
    where: ({ p, q }) => p.every((coefficient, at) => coefficient !== q[at] && coefficient !== -q[at]!),
    derived: ({ p, q, letter, minus }) => ({
      answer: p.map((coefficient, power) => coefficient + (minus ? -q[power]! : q[power]!)),
      first: polynomialTex(p, letter),
      second: polynomialTex(q, letter),
    }),
    phrasing: (chance, { minus }) => ({
      ask: chance.pick([
        `Find the ${minus ? 'difference' : 'sum'}. Write it in expanded form, with like terms combined.`,
        `${minus ? 'Subtract' : 'Add'} the polynomials. Write the result without parentheses, and combine like terms.`,
      ]),
    }),
    given: ({ letter, minus, answer, first, second, ask }) =>
      polynomialPage({ letter, answer, stem: `${ask}\n\n$(${first}) ${minus ? '-' : '+'} (${second})$` }),
    ladder: ({ p, q, minus, second }) => [
      `Which terms are like terms? What does the ${minus ? 'minus' : 'plus'} sign between the parentheses do?`,
      minus
        ? 'A minus sign in front of parentheses changes every sign inside. Then combine like terms.'
        : 'A plus sign changes no signs. Combine the terms with the same exponent.',
      `${minus ? `Write $-(${second})$ without parentheses first.` : `Drop the parentheses.`} Then combine ${minus ? p.at(-1) : p[0]} with ${minus ? -q.at(-1)! : q[0]}.`,
    ],
    steps: ({ q, letter, minus, answer, first, second }) => {
      const added = minus ? polynomialTex(q.map((n) => -n), letter) : second; // prettier-ignore
      return [
        [
          minus
            ? 'A minus sign in front of parentheses changes every sign inside.'
            : 'A plus sign in front of parentheses does not change any signs, so drop the parentheses.',
          `${first} ${added.startsWith('-') ? added.replace('-', '- ') : `+ ${added}`}`,
        ],
        ['Combine the terms that have the same power.', polynomialTex(answer, letter)],
      ];
    },
    ways: ({ p, q, letter, minus, second }) => [
      ledTo(
        minusOnFirstTermOnly,
        minus ? polynomialPlain(minusOnFirstTermOnly.answer(p, q), letter) : null,
        `Write $-(${second})$ without parentheses, every sign changed, before you combine anything.`,
      ),
      {
        rule: subtractedWhereAdded,
        to: polynomialPlain(subtractedWhereAdded.answer(p, q, minus ? '-' : '+'), letter),
        hints: [
          subtractedWhereAdded.hints.look,
          `Here the second polynomial is ${minus ? 'taken away' : 'added'}.`,
          `Go through the powers one by one and ${minus ? 'subtract' : 'add'} their coefficients.`,
        ],
      },
    ],
  },
);

/** 1 and 3: kx times a binomial. 2: x² times a binomial. 4: the same with −k before it. 5: kx² times a trinomial, k of either sign. */
const byMonomial = textFamily(
  { name: 'poly_mult_mono_expand', version: 2, skill: 'poly_mult_mono' },
  {
    setting: (chance) => ({ letter: anyLetter(chance) }),
    levels: {
      k: [range(2, 9), only(1), range(2, 7), negative(range(2, 7)), eitherSign(range(1, 5))],
      power: [only(1), only(2), only(1), only(2), only(2)],
      end: always(eitherSign(range(1, 9))),
      middle: always(range(2, 8)),
      front: [only(0), only(0), only(0), only(0), range(2, 8)], // before the square, if there is one
    },
    where: ({ end, middle }) => end !== middle,
    derived: ({ k, power, end, middle, front, letter }) => {
      const inside = front === 0 ? [end, middle] : [end, middle, front];
      const mono = polynomialTex(monomial(k, power), letter);
      return { inside, mono, answer: productOf(monomial(k, power), inside) };
    },
    given: ({ letter, inside, mono, answer }) =>
      polynomialPage({ letter, answer, stem: `Multiply.\n\n$${mono}(${polynomialTex(inside, letter)})$` }),
    ladder: ({ letter, inside, mono }) => [
      'How many terms are inside the parentheses?',
      'Multiply every term inside by the factor in front. Multiply the coefficients and add the exponents.',
      `Multiply $${mono}$ by $${polynomialTex(monomial(inside.at(-1)!, inside.length - 1), letter)}$ first. Then multiply it by each other term.`,
    ],
    steps: ({ k, letter, inside, mono, answer }) => [
      [
        `Multiply $${mono}$ by each term in the parentheses.`,
        inside
          .map((n, at) => `${k < 0 ? `(${mono})` : mono} \\cdot ${n < 0 ? `(${n})` : polynomialTex(monomial(n, at), letter)}`)
          .toReversed()
          .join(' + '),
      ],
      ['Multiply the numbers, and add the exponents of the variable.', polynomialTex(answer, letter)],
    ],
    ways: ({ k, power, middle, letter, inside, mono, answer }) => {
      const written = (polynomial: readonly number[]): string => polynomialPlain(polynomial, letter);
      const powersKept = powersNotAdded.answer(k, power, inside);
      return [
        {
          rule: distributedFirstOnly,
          to: written([...inside.slice(0, -1), ...monomial(k * inside.at(-1)!, power)]),
          hints: [
            'How many terms are inside the parentheses?',
            distributedFirstOnly.hints.principle,
            `Multiply ${inside.length > 2 ? 'each of the other terms' : 'the other term'} in the parentheses by $${mono}$ as well.`,
          ],
        },
        {
          rule: powersNotAdded,
          to: powersKept === null ? null : written(powersKept),
          hints: [
            `What is ${letter} times ${letter}?`,
            powersNotAdded.hints.principle,
            `In $${mono} \\cdot ${polynomialTex(monomial(middle, 1), letter)}$, how many times is $${letter}$ a factor?`,
          ],
        },
        {
          rule: signLost,
          to: k < 0 ? written(answer.map((n) => Math.abs(n))) : null,
          hints: [
            'Look at the sign of the factor before the parentheses.',
            'A negative factor changes the sign of every product.',
            `What is the sign of $${mono} \\cdot ${polynomialTex(monomial(inside.at(-1)!, inside.length - 1), letter)}$? Decide each sign before you multiply.`,
          ],
        },
      ];
    },
  },
);

const bracketed = (n: number): string => (n < 0 ? `(${n})` : `${n}`);

const foilHints = ({ a, b, c, d, letter }: Binomials): DraftMisconception['hints'] => [
  'Each term of the first factor is multiplied by each term of the second. How many products do you get?',
  'Every term of one factor multiplies every term of the other: four products, then like terms are combined.',
  `Write down the two mixed products as well: $${linearText(a, 0, letter)} \\cdot ${bracketed(d)}$ and $${bracketed(b)} \\cdot ${linearText(c, 0, letter)}$.`,
];

/** (ax + b)(cx + d). */
type Binomials = { a: number; b: number; c: number; d: number; letter: string };

const binomialAsks = [
  'Multiply. Combine like terms.',
  'Expand, and combine like terms.',
  'Write the product without parentheses, with like terms combined.',
  'The sides of a rectangle, in units, are these two factors. Multiply to find its area in expanded form.',
  'Find the product as a polynomial in standard form.',
] as const;

/** 1: (x + p)(x + q). 2: one minus. 3: any signs. 4: (ax + p)(x + q). 5: (ax + p)(cx + q). */
const binomials = textFamily(
  { name: 'poly_mult_binomials_expand', version: 1, skill: 'poly_mult_binomials' },
  {
    setting: (chance) => ({ letter: anyLetter(chance) }),
    levels: {
      a: [only(1), only(1), only(1), range(2, 5), range(2, 5)],
      b: [range(1, 9), range(1, 9), eitherSign(range(1, 9)), eitherSign(range(1, 9)), eitherSign(range(1, 9))],
      c: [only(1), only(1), only(1), only(1), range(2, 4)],
      d: [range(1, 9), negative(range(1, 9)), eitherSign(range(1, 9)), eitherSign(range(1, 9)), eitherSign(range(1, 9))],
    },
    where: ({ a, b, c, d }) => a * d + b * c !== 0 && !(a === c && Math.abs(b) === Math.abs(d)),
    derived: ({ a, b, c, d }) => ({ answer: productOf([b, a], [d, c]) }),
    phrasing: (chance) => ({ ask: chance.pick(binomialAsks) }),
    given: ({ a, b, c, d, letter, answer, ask }) => {
      const [left, second] = [linearText(a, b, letter), linearText(c, d, letter)];
      return polynomialPage({ letter, answer, stem: `${ask}\n\n$(${left})(${second})$` });
    },
    ladder: ({ a, b, c, d, letter }) => [
      'How many products do you get?',
      'Multiply each term in the first factor by each term in the second. Then combine like terms.',
      `The two middle products are $${linearText(a, 0, letter)} \\cdot ${bracketed(d)}$ and $${bracketed(b)} \\cdot ${linearText(c, 0, letter)}$. Find the first and last products too.`,
    ],
    steps: ({ a, b, c, d, letter, answer }) => [
      [
        'Multiply each term of the first factor by each term of the second.',
        `${polynomialTex([0, 0, a * c], letter)} ${signed(a * d, letter)} ${signed(b * c, letter)} ${signed(b * d, '')}`,
      ],
      ['Combine the two middle terms.', polynomialTex(answer, letter)],
    ],
    ways: ({ a, b, c, d, letter }) => [
      {
        rule: firstsAndLastsOnly,
        to: polynomialPlain(firstsAndLastsOnly.answer(a, b, c, d), letter),
        hints: foilHints({ a, b, c, d, letter }),
      },
      {
        rule: numbersAddedAtTheEnd,
        to: polynomialPlain(numbersAddedAtTheEnd.answer(a, b, c, d), letter),
        hints: [
          numbersAddedAtTheEnd.hints.look,
          numbersAddedAtTheEnd.hints.principle,
          `Multiply ${b} by ${d < 0 ? `(${d})` : d}.`,
        ],
        says: numbersAddedAtTheEnd.told(a, b, c, d),
      },
      ledTo(
        middleSignLost,
        polynomialPlain(middleSignLost.answer(a, b, c, d), letter),
        `The outer product is $${linearText(a, 0, letter)} \\cdot ${bracketed(d)}$ and the inner one $${bracketed(b)} \\cdot ${linearText(c, 0, letter)}$. Find both with their signs, and only then add.`,
      ),
    ],
  },
);

/** The area of a rectangle in four parts. 1 and 2: (x + p)(x + q). 3 and 4: (ax + p)(x + q). 5: (ax + p)(cx + q). */
const binomialArea = textFamily(
  { name: 'poly_mult_binomials_area', version: 1, skill: 'poly_mult_binomials' },
  {
    setting: (chance) => ({ letter: anyLetter(chance) }),
    levels: {
      a: [only(1), only(1), range(2, 5), range(2, 5), range(2, 5)],
      b: [range(1, 6), range(1, 7), range(1, 8), range(1, 9), range(1, 10)],
      c: [only(1), only(1), only(1), only(1), range(2, 4)],
      d: [range(2, 6), range(2, 7), range(2, 8), range(2, 9), range(2, 10)],
    },
    where: ({ b, d }) => b !== d,
    derived: ({ a, b, c, d }) => ({ answer: productOf([b, a], [d, c]) }),
    phrasing: (chance) => ({
      asked: chance.pick([
        'A rectangle is made of four smaller ones. Write its area in expanded form, with like terms combined.',
        'Add the areas of the four parts. Write the total area in expanded form, with like terms combined.',
        'Find the area of the large rectangle. Write it in expanded form, with like terms combined.',
      ]),
    }),
    given: ({ a, b, c, d, letter, answer, asked }) => ({
      ...polynomialPage({ letter, answer, stem: asked }),
      figure: twoByTwo([linearText(a, 0, letter), `${b}`], [linearText(c, 0, letter), `${d}`]),
      readFromFigure: true,
    }),
    ladder: ({ a, b, c, d, letter }) => [
      'How wide and how tall is each of the four parts?',
      'The area of the whole is the sum of the areas of its parts. Two of them are like terms.',
      `Two of the parts are $${linearText(a, 0, letter)} \\cdot ${d}$ and $${b} \\cdot ${linearText(c, 0, letter)}$. Find all four products, and add.`,
    ],
    steps: ({ a, b, c, d, letter, answer }) => [
      ['The area is width times height.', `(${linearText(a, b, letter)})(${linearText(c, d, letter)})`],
      [
        'Each of the four parts is a product: a width times a height.',
        `${polynomialTex([0, 0, a * c], letter)} ${signed(a * d, letter)} ${signed(b * c, letter)} ${signed(b * d, '')}`,
      ],
      ['Combine the two like terms.', polynomialTex(answer, letter)],
    ],
    ways: ({ a, b, c, d, letter }) => [
      {
        rule: firstsAndLastsOnly,
        to: polynomialPlain(firstsAndLastsOnly.answer(a, b, c, d), letter),
        hints: foilHints({ a, b, c, d, letter }),
      },
      ledTo(
        numbersAddedAtTheEnd,
        polynomialPlain(numbersAddedAtTheEnd.answer(a, b, c, d), letter),
        `One of the four parts is ${b} wide and ${d} tall. What is its area?`,
      ),
    ],
  },
);

const signed = (coefficient: number, letter: string): string =>
  `${coefficient < 0 ? '-' : '+'} ${letter !== '' && Math.abs(coefficient) === 1 ? '' : Math.abs(coefficient)}${letter}`;

const specialAsks = [
  'Multiply.',
  'Expand, and combine like terms.',
  'Use a special product pattern to expand.',
  'Write this without parentheses, with like terms combined.',
  'Find the product as a polynomial in standard form.',
] as const;

/** 1: (x + b)². 2: (x − b)². 3: (x + b)(x − b). 4: (ax ± b)². 5: (ax + b)(ax − b). */
const special = textFamily(
  { name: 'poly_special_products_expand', version: 1, skill: 'poly_special_products' },
  {
    setting: (chance, difficulty) => ({ letter: anyLetter(chance), square: difficulty !== 3 && difficulty !== 5 }),
    levels: {
      a: [only(1), only(1), only(1), range(2, 6), range(2, 6)],
      b: graded(
        (chance, difficulty) => chance.int(2, 11) * (difficulty === 2 || (difficulty === 4 && chance.maybe(0.5)) ? -1 : 1),
      ),
    },
    where: ({ a, b }) => a !== Math.abs(b),
    derived: ({ a, b, letter, square }) => ({
      first: linearText(a, b, letter),
      answer: square ? productOf([b, a], [b, a]) : productOf([b, a], [-b, a]),
    }),
    phrasing: (chance) => ({ ask: chance.pick(specialAsks) }),
    given: ({ a, b, letter, square, first, answer, ask }) =>
      polynomialPage({
        letter,
        answer,
        stem: `${ask}\n\n$${square ? `(${first})^{2}` : `(${first})(${linearText(a, -b, letter)})`}$`,
      }),
    ladder: ({ a, b, letter, square }) => [
      square ? 'What does it mean to square the parentheses?' : 'How are the two factors alike? How are they different?',
      square
        ? 'Write the factor twice. The square of a binomial has a middle term: twice the product of the two terms.'
        : 'The product of a sum and a difference is the difference of the squares.',
      square
        ? `Square $${linearText(a, 0, letter)}$, and square ${b}. Then multiply $${linearText(a, 0, letter)} \\cdot ${bracketed(b)}$ and double it.`
        : `Square $${linearText(a, 0, letter)}$, and square ${b}. What happens to the two middle products?`,
    ],
    steps: ({ a, b, letter, square, first, answer }) =>
      square
        ? [
            ['A square is the parentheses times itself.', `(${first})(${first})`],
            ['The first term squared, twice the product of both, the last term squared.', polynomialTex(answer, letter)],
          ]
        : [
            [
              'The two middle products are opposite and cancel.',
              `${polynomialTex([0, 0, a * a], letter)} ${signed(-a * b, letter)} ${signed(a * b, letter)} ${signed(-b * b, '')}`,
            ],
            ['A sum times a difference is the difference of the squares.', polynomialTex(answer, letter)],
          ],
    ways: ({ a, b, letter, square }) => {
      const negativeEnd = square ? lastSquareNegative.answer(a, b) : null;
      return [
        ledTo(
          squareOfSumTermwise,
          square ? polynomialPlain(squaredTermwise(a, b), letter) : null,
          `Multiply ${linearText(a, 0, letter)} by ${b}, and count that product twice.`,
        ),
        ledTo(
          middleTermOnce,
          square ? polynomialPlain(middleTermOnce.answer(a, b), letter) : null,
          `One of the four products is $${linearText(a, 0, letter)} \\cdot ${bracketed(b)}$. Which other product is like it?`,
        ),
        ledTo(lastSquareNegative, negativeEnd === null ? null : polynomialPlain(negativeEnd, letter), `What is ${b} times ${b}?`),
        ledTo(
          sumOfSquares,
          square ? null : polynomialPlain(sumOfSquares.answer(a, b), letter),
          `What sign has ${b} times ${-b}?`,
        ),
        ledTo(
          takenForASquare,
          square ? null : polynomialPlain(takenForASquare.answer(a, b), letter),
          `The outer product is $${linearText(a, 0, letter)} \\cdot ${bracketed(-b)}$ and the inner one $${bracketed(b)} \\cdot ${linearText(a, 0, letter)}$. What is left when you add them?`,
        ),
      ];
    },
  },
);

export const addAndMultiplyGenerators: readonly Generator[] = [addSubtract, byMonomial, binomials, binomialArea, special];
