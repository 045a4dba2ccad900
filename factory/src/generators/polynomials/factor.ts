import { oneOf, eitherSign, graded, negative, only, range, textFamily } from '../../family.ts';
import { ledTo } from '../../ruled.ts';
import type { Chance, DraftMisconception, Generator } from '../../generator.ts';
import {
  signsOfFactorsTurned,
  letterLeftInside,
  smallerFactorTaken,
  factorNotDividedFromLast,
  productWithoutSum,
  commonFactorLost,
  differenceTakenForSquare,
  squareTakenForDifference,
  signOfSquareTurned,
  rootsNotTaken,
  factorNumbersExchanged,
  leadingCoefficientIgnored,
} from '@stoa/engine/math/mal-rules/algebra/polynomials';
import { linearText } from '../../wording/linear-text.ts';
import { polynomialPlain, polynomialTex, productOf } from '../../wording/polynomial-text.ts';
import { listed } from '../../wording/whole-number-text.ts';

const anyLetter = (chance: Chance): string => chance.pick(['x', 'y', 'a', 'n'] as const);
const nonzero = (chance: Chance, most: number): number => chance.int(1, most) * (chance.maybe(0.5) ? 1 : -1);
const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

const factorAsks = [
  'Factor completely.',
  'Write this polynomial as a product of factors. Factor completely.',
  'Someone multiplied factors and got this polynomial. Factor it completely to find them.',
  'Which product expands to this polynomial? Factor completely.',
  'Work backward from this product to its factors. Factor completely.',
] as const;

/** The page of every problem in this file, which asks for factors. */
const factorPage = ({
  ask,
  letter,
  given,
  ...page
}: {
  ask: string;
  letter: string;
  given: readonly number[];
  right: string;
  wrong: string;
}) => ({
  ...page,
  stem: `${ask}\n\n$${polynomialTex(given, letter)}$`,
  inputType: 'expression' as const,
  form: 'factored' as const,
  variables: { [letter]: 'any number' },
  placeholder: `like (${letter} + …)(${letter} - …)`,
});

const plain = (a: number, b: number, letter: string): string => linearText(a, b, letter).replaceAll(' ', '');
const pair = (p: number, q: number, letter: string): string => `(${plain(1, p, letter)})(${plain(1, q, letter)})`;

/** 1: a number. 2: the letter. 3: number and letter. 4: a higher power. 5: three terms. */
const commonFactor = textFamily(
  { name: 'poly_factor_gcf_take_out', version: 1, skill: 'poly_factor_gcf' },
  {
    setting: (chance, difficulty) => ({
      letter: anyLetter(chance),
      k: difficulty === 2 ? 1 : chance.int(2, 8),
      power: { 1: 0, 2: 1, 3: 1, 4: 2, 5: 1 }[difficulty],
    }),
    levels: {
      inside: graded((chance, difficulty) =>
        Array.from({ length: difficulty === 5 ? 3 : 2 }, (_, at) => (at === 0 ? nonzero(chance, 9) : chance.int(2, 9))),
      ),
    },
    where: ({ inside: drawn }, difficulty) =>
      drawn.reduce(gcd) === 1 && drawn[0] !== drawn[1] && (difficulty !== 5 || drawn[1]! ** 2 - 4 * drawn[0]! * drawn[2]! < 0),
    derived: ({ inside, letter, k, power }) => {
      const mono = [...Array.from({ length: power }, () => 0), k];
      const given = productOf(mono, inside);
      const insideText = polynomialPlain(inside, letter);
      const monoText = polynomialPlain(mono, letter);
      const answer = `${monoText}(${insideText})`;
      return { mono, given, insideText, monoText, answer };
    },
    phrasing: (chance) => ({ ask: chance.pick(factorAsks) }),
    given: ({ letter, given, insideText, monoText, answer, ask }) =>
      factorPage({ ask, letter, given, wrong: `${monoText}(${insideText}+37)`, right: answer }),
    ladder: ({ letter, given }) => [
      `Which number divides every term? Which power of ${letter} is in every term?`,
      'Take out the greatest common factor. Divide every term by it, and write the quotients in parentheses.',
      `Look at the numbers ${listed(given.filter((n) => n !== 0).map((n) => `${Math.abs(n)}`))} and at the exponents. Divide every term by what they share.`,
    ],
    steps: ({ inside, letter, mono }) => [
      ['Find the greatest number and the highest power of the variable that divide every term.', polynomialTex(mono, letter)],
      [
        'Divide every term by it; the quotients are in the parentheses.',
        `${polynomialTex(mono, letter)}(${polynomialTex(inside, letter)})`,
      ],
    ],
    ways: ({ inside, letter, k, power, mono, given, monoText }) => {
      const smaller = smallerFactorTaken.answer(k);
      const partHints: DraftMisconception['hints'] = [
        'Look inside your parentheses. Do its terms still share something?',
        'Completely factored means that nothing common is left inside.',
        `Which is the greatest number that divides ${listed(given.filter((n) => n !== 0).map((n) => `${Math.abs(n)}`))}? Which power of $${letter}$ is in every term?`,
      ];
      return [
        {
          rule: letterLeftInside,
          to: power > 0 && k > 1 ? `${k}(${polynomialPlain(letterLeftInside.answer(inside, power), letter)})` : null,
          hints: partHints,
        },
        {
          rule: smallerFactorTaken,
          to:
            smaller === null
              ? null
              : `${polynomialPlain(
                  mono.map((n) => n / smaller),
                  letter,
                )}(${polynomialPlain(
                  inside.map((n) => n * smaller),
                  letter,
                )})`,
          hints: partHints,
        },
        ledTo(
          factorNotDividedFromLast,
          `${monoText}(${polynomialPlain(factorNotDividedFromLast.answer(given[power]!, inside), letter)})`,
          `The last term of the problem is $${polynomialTex([...Array.from({ length: power }, () => 0), given[power]!], letter)}$. Divide it by what you took out, too.`,
        ),
      ];
    },
  },
);

/** 1: both positive. 2: both negative. 3: signs differ. 4: larger numbers. 5: a common factor first. */
const monic = textFamily(
  { name: 'poly_factor_monic_split', version: 2, skill: 'poly_factor_monic' },
  {
    setting: (chance) => ({ letter: anyLetter(chance) }),
    levels: {
      p: [range(1, 7), negative(range(1, 8)), eitherSign(range(1, 9)), eitherSign(range(1, 14)), eitherSign(range(1, 6))],
      q: [range(1, 7), negative(range(1, 8)), eitherSign(range(1, 9)), eitherSign(range(1, 14)), eitherSign(range(1, 6))],
      k: [only(1), only(1), only(1), only(1), range(2, 5)],
    },
    where: ({ p, q }, difficulty) => p !== q && p + q !== 0 && (difficulty !== 3 || p * q < 0),
    derived: ({ p, q, k, letter }) => {
      const trinomial = productOf([p, 1], [q, 1]);
      const front = k === 1 ? '' : `${k}`;
      return {
        trinomial,
        front,
        given: trinomial.map((n) => n * k),
        answer: `${front}${pair(p, q, letter)}`,
        withoutFactor: commonFactorLost.answer(k, p, q),
      };
    },
    phrasing: (chance) => ({ ask: chance.pick(factorAsks) }),
    given: ({ p, q, letter, given, front, answer, ask }) =>
      factorPage({ ask, letter, given, wrong: `${front}${pair(p + 19, q - 23, letter)}`, right: answer }),
    ladder: ({ p, q, k }) => [
      k === 1 ? 'What are the constant and the middle coefficient?' : 'Do all the terms have a common factor?',
      `${k === 1 ? '' : 'Take out the common factor first. '}Find two numbers whose product is the constant and whose sum is the middle coefficient.`,
      `${k === 1 ? '' : `Take out ${k}. Then find`}${k === 1 ? 'Find' : ''} two numbers with product ${p * q} and sum ${p + q}. List the pairs of factors of ${Math.abs(p * q)}.`,
    ],
    steps: ({ p, q, letter, trinomial, k, front }) => [
      ...(k === 1 ? [] : [[`Take out the common factor ${k}.`, `${k}(${polynomialTex(trinomial, letter)})`] as const]),
      [
        `Look for two numbers with product ${p * q} and sum ${p + q}: they are ${p} and ${q}.`,
        `${p} \\cdot ${q < 0 ? `(${q})` : q} = ${p * q}`,
      ],
      [
        'Each of them goes into parentheses with the variable.',
        `${front}(${linearText(1, p, letter)})(${linearText(1, q, letter)})`,
      ],
    ],
    ways: ({ p, q, letter, k, front, withoutFactor }) => {
      const [tp, tq] = signsOfFactorsTurned.answer(p, q);
      const otherSplit = productWithoutSum.answer(p, q);
      return [
        {
          rule: signsOfFactorsTurned,
          to: `${front}${pair(tp, tq, letter)}`,
          hints: [
            'Expand your parentheses again and look at the middle term.',
            'The two numbers must add up to the number before the variable, sign included.',
            `Which signs give the product ${p * q} and the sum ${p + q}?`,
          ],
        },
        ledTo(
          productWithoutSum,
          otherSplit === null ? null : `${front}${pair(...otherSplit, letter)}`,
          `List all pairs of numbers with product ${p * q}. Which pair has the sum ${p + q}?`,
        ),
        ledTo(
          commonFactorLost,
          withoutFactor === null ? null : pair(...withoutFactor, letter),
          `Write the ${k} in front that you divided by.`,
        ),
      ];
    },
  },
);

/** 1: x² − b². 2: a²x² − b². 3: perfect square, plus. 4: perfect square, minus, with a coefficient. 5: a common factor first. */
const special = textFamily(
  { name: 'poly_factor_special_split', version: 1, skill: 'poly_factor_special' },
  {
    setting: (chance, difficulty) => ({
      letter: anyLetter(chance),
      difference: difficulty === 1 || difficulty === 2 || difficulty === 5,
    }),
    levels: {
      a: [only(1), range(2, 5), only(1), range(2, 5), only(1)],
      b: [range(2, 12), range(2, 12), range(2, 12), negative(range(2, 12)), range(2, 12)],
      k: [only(1), only(1), only(1), only(1), range(2, 6)],
    },
    where: ({ a, b }) => gcd(a, b) === 1,
    derived: ({ a, b, k, letter, difference }) => {
      const inner = difference ? productOf([b, a], [-b, a]) : productOf([b, a], [b, a]);
      const given = inner.map((n) => n * k);
      const front = k === 1 ? '' : `${k}`;
      const [plus, minus] = [plain(a, b, letter), plain(a, -b, letter)];
      const answer = difference ? `${front}(${plus})(${minus})` : `(${plus})^2`;
      return { inner, given, front, answer };
    },
    phrasing: (chance) => ({ ask: chance.pick(factorAsks) }),
    given: ({ a, b, letter, given, front, answer, ask }) =>
      factorPage({
        ask,
        letter,
        given,
        wrong: `${front}(${plain(a, b + 19, letter)})(${plain(a, b - 29, letter)})`,
        right: answer,
      }),
    ladder: ({ b, k, letter, difference, inner }) => [
      k === 1 ? 'Which terms are perfect squares?' : 'Do all the terms have a common factor?',
      difference
        ? 'A difference of squares is the sum times the difference of the two square roots.'
        : 'A perfect-square trinomial is the square of a sum or a difference. The middle term is twice the product.',
      `${k === 1 ? '' : `Take out ${k} first. `}What, squared, gives $${polynomialTex([0, 0, inner[2]!], letter)}$? What, squared, gives ${b * b}?`,
    ],
    steps: ({ a, b, k, letter, difference, inner, front }) => [
      ...(k === 1 ? [] : [[`Take out the common factor ${k}.`, `${k}(${polynomialTex(inner, letter)})`] as const]),
      difference
        ? [
            'Both terms are squares, with a minus between them.',
            `${front}\\left((${linearText(a, 0, letter)})^{2} - ${Math.abs(b)}^{2}\\right)`,
          ]
        : [
            'The outer terms are squares, and the middle term is twice the product of their roots.',
            `2 \\cdot ${linearText(a, 0, letter)} \\cdot ${b < 0 ? `(${b})` : b} = ${polynomialTex([0, 2 * a * b], letter)}`,
          ],
      [
        difference
          ? 'A difference of squares is the sum times the difference of the roots.'
          : 'So it is the square of a binomial.',
        difference ? `${front}(${linearText(a, b, letter)})(${linearText(a, -b, letter)})` : `(${linearText(a, b, letter)})^{2}`,
      ],
    ],
    ways: ({ a, b, letter, difference, inner, given, front }) => [
      ledTo(
        differenceTakenForSquare,
        difference ? `${front}(${plain(...differenceTakenForSquare.answer(a, b), letter)})^2` : null,
        `$${polynomialTex(given, letter)}$ has no middle term. Which signs make the two middle products cancel?`,
      ),
      ledTo(
        squareTakenForDifference,
        difference
          ? null
          : squareTakenForDifference
              .answer(b)
              .map((n) => `(${plain(a, n, letter)})`)
              .join(''),
        `Look at the middle term of $${polynomialTex(given, letter)}$. Both factors have its sign.`,
      ),
      ledTo(
        signOfSquareTurned,
        difference ? null : `(${plain(...signOfSquareTurned.answer(a, b), letter)})^2`,
        `Expand your square. Is the middle term $${polynomialTex([0, given[1]!], letter)}$?`,
      ),
      ledTo(
        rootsNotTaken,
        difference && a > 1
          ? rootsNotTaken
              .answer(a, b)
              .map((one) => `(${plain(...one, letter)})`)
              .join('')
          : null,
        `What, squared, gives $${polynomialTex([0, 0, inner[2]!], letter)}$?`,
      ),
    ],
  },
);

/** 1: a = 2, all positive. 2: a = 3 or 5, positive. 3: signs differ. 4: a composite. 5: both negative, a composite. */
const nonmonic = textFamily(
  { name: 'poly_factor_nonmonic_split', version: 2, skill: 'poly_factor_nonmonic' },
  {
    setting: (chance) => ({ letter: anyLetter(chance) }),
    levels: {
      a: [only(2), oneOf<number>(3, 5), oneOf<number>(2, 3, 5), oneOf<number>(2, 3), oneOf<number>(2, 3)],
      b: [range(1, 7), range(1, 7), eitherSign(range(1, 7)), eitherSign(range(1, 7)), negative(range(1, 7))],
      c: [only(1), only(1), only(1), oneOf<number>(2, 3), oneOf<number>(2, 3)],
      d: [range(1, 7), range(1, 7), eitherSign(range(1, 7)), eitherSign(range(1, 7)), negative(range(1, 7))],
    },
    where: ({ a, b, c, d }, difficulty) =>
      gcd(a, b) === 1 &&
      gcd(c, d) === 1 &&
      a * d + b * c !== 0 &&
      !(a === c && b === d) &&
      !(a === c && b === -d) &&
      (difficulty !== 3 || b * d < 0),
    derived: ({ a, b, c, d, letter }) => {
      const given = productOf([b, a], [d, c]);
      const text = (p: number, q: number) => `(${plain(a, p, letter)})(${plain(c, q, letter)})`;
      const answer = text(b, d);
      return { given, text, answer };
    },
    phrasing: (chance) => ({ ask: chance.pick(factorAsks) }),
    given: ({ b, d, letter, given, text, answer, ask }) =>
      factorPage({ ask, letter, given, wrong: text(b + 17, d - 19), right: answer }),
    ladder: ({ letter, given }) => [
      'What is the first coefficient times the constant? What is the middle coefficient?',
      'Find two numbers with that product whose sum is the middle coefficient. Split the middle term, and factor by grouping.',
      `Find two numbers with product ${given[2]! * given[0]!} and sum ${given[1]}. Use them to split the middle term of $${polynomialTex(given, letter)}$.`,
    ],
    steps: ({ a, b, c, d, letter, given }) => {
      const [m, n] = [a * d, b * c];
      return [
        [
          `Look for two numbers with product ${given[2]! * given[0]!} (first times last) and sum ${given[1]}: ${m} and ${n}.`,
          `${polynomialTex([0, 0, given[2]!], letter)} ${term(m, letter)} ${term(n, letter)} ${term(given[0]!, '')}`,
        ],
        [
          'Take the common factor out of the first two terms and out of the last two.',
          `${linearText(c === 1 ? a : a, 0, letter)}(${linearText(c, d, letter)}) ${term(b, '')}(${linearText(c, d, letter)})`,
        ],
        ['The expression in parentheses is common to both.', `(${linearText(a, b, letter)})(${linearText(c, d, letter)})`],
      ];
    },
    ways: ({ a, b, c, d, letter, given, text }) => {
      const monicPair = leadingCoefficientIgnored.answer(a, b, c, d);
      return [
        ledTo(
          factorNumbersExchanged,
          text(...factorNumbersExchanged.answer(b, d)),
          `Try switching your two numbers. The middle term must be $${polynomialTex([0, given[1]!], letter)}$.`,
        ),
        {
          rule: signsOfFactorsTurned,
          to: text(-b, -d),
          hints: [
            'Expand your parentheses again and look at the sign of the middle term.',
            'The two middle products must add up to the middle term, sign included.',
            `Try the other signs. The middle term must be $${polynomialTex([0, given[1]!], letter)}$.`,
          ],
        },
        ledTo(
          leadingCoefficientIgnored,
          monicPair === null ? null : monicPair.map((n) => `(${plain(1, n, letter)})`).join(''),
          `The first terms of the factors multiply to $${polynomialTex([0, 0, given[2]!], letter)}$. What can they be?`,
        ),
      ];
    },
  },
);

const term = (coefficient: number, letter: string): string =>
  `${coefficient < 0 ? '-' : '+'} ${letter !== '' && Math.abs(coefficient) === 1 ? '' : Math.abs(coefficient)}${letter}`;

export const factorGenerators: readonly Generator[] = [commonFactor, monic, special, nonmonic];
