import { drawUntil } from '../../draw-until.ts';
import type { Chance, DraftMisconception, Generator, ProblemDraft } from '../../generator.ts';
import { held } from '../../held.ts';
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

/** What every problem of this file has in common: factors for an answer. */
function factorDraft(
  draft: Pick<ProblemDraft, 'ladder' | 'steps' | 'misconceptions' | 'answer' | 'wrong'> & {
    letter: string;
    given: readonly number[];
  },
): ProblemDraft {
  const { letter, given, ...rest } = draft;
  return {
    ...rest,
    stem: `Factor completely.\n\n$${polynomialTex(given, letter)}$`,
    inputType: 'expression',
    form: 'factored',
    variables: { [letter]: 'any number' },
    placeholder: `like (${letter} + …)(${letter} - …)`,
  };
}

const plain = (a: number, b: number, letter: string): string => linearText(a, b, letter).replaceAll(' ', '');
const pair = (p: number, q: number, letter: string): string => `(${plain(1, p, letter)})(${plain(1, q, letter)})`;

/** 1: a number. 2: the letter. 3: number and letter. 4: a higher power. 5: three terms. */
const commonFactor: Generator = {
  name: 'poly_factor_gcf_take_out',
  version: 1,
  skill: 'poly_factor_gcf',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const letter = anyLetter(chance);
    const k = difficulty === 2 ? 1 : chance.int(2, 8);
    const power = { 1: 0, 2: 1, 3: 1, 4: 2, 5: 1 }[difficulty];
    const inside = drawUntil(
      () => Array.from({ length: difficulty === 5 ? 3 : 2 }, (_, at) => (at === 0 ? nonzero(chance, 9) : chance.int(2, 9))),
      (drawn) =>
        drawn.reduce(gcd) === 1 && drawn[0] !== drawn[1] && (difficulty !== 5 || drawn[1]! ** 2 - 4 * drawn[0]! * drawn[2]! < 0),
    );
    const mono = [...Array.from({ length: power }, () => 0), k];
    const given = productOf(mono, inside);
    const insideText = polynomialPlain(inside, letter);
    const monoText = polynomialPlain(mono, letter);
    const answer = `${monoText}(${insideText})`;
    const smaller = smallerFactorTaken.answer(k);
    const partHints: DraftMisconception['hints'] = [
      'Look inside your parentheses. Do its terms still share something?',
      'Completely factored means that nothing common is left inside.',
      `Which is the greatest number that divides ${listed(given.filter((n) => n !== 0).map((n) => `${Math.abs(n)}`))}? Which power of $${letter}$ is in every term?`,
    ];
    return factorDraft({
      letter,
      given,
      answer,
      ladder: [
        `Which number divides every term? Which power of ${letter} is in every term?`,
        'Take out the greatest common factor. Divide every term by it, and write the quotients in parentheses.',
        `Look at the numbers ${listed(given.filter((n) => n !== 0).map((n) => `${Math.abs(n)}`))} and at the exponents. Divide every term by what they share.`,
      ],
      steps: [
        {
          explanation: 'Find the greatest number and the highest power of the variable that divide every term.',
          math: polynomialTex(mono, letter),
        },
        {
          explanation: 'Divide every term by it; the quotients are in the parentheses.',
          math: `${polynomialTex(mono, letter)}(${polynomialTex(inside, letter)})`,
        },
      ],
      misconceptions: [
        ...held(
          letterLeftInside,
          power > 0 && k > 1 ? `${k}(${polynomialPlain(letterLeftInside.answer(inside, power), letter)})` : null,
          answer,
          partHints,
        ),
        ...held(
          smallerFactorTaken,
          smaller === null
            ? null
            : `${polynomialPlain(
                mono.map((n) => n / smaller),
                letter,
              )}(${polynomialPlain(
                inside.map((n) => n * smaller),
                letter,
              )})`,
          answer,
          partHints,
        ),
        ...held(
          factorNotDividedFromLast,
          `${monoText}(${polynomialPlain(factorNotDividedFromLast.answer(given[power]!, inside), letter)})`,
          answer,
          [
            factorNotDividedFromLast.hints.look,
            factorNotDividedFromLast.hints.principle,
            `The last term of the problem is $${polynomialTex([...Array.from({ length: power }, () => 0), given[power]!], letter)}$. Divide it by what you took out, too.`,
          ],
        ),
      ],
      wrong: `${monoText}(${insideText}+37)`,
    });
  },
};

/** 1: both positive. 2: both negative. 3: signs differ. 4: larger numbers. 5: a common factor first. */
const monic: Generator = {
  name: 'poly_factor_monic_split',
  version: 1,
  skill: 'poly_factor_monic',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const letter = anyLetter(chance);
    const most = { 1: 7, 2: 8, 3: 9, 4: 14, 5: 6 }[difficulty];
    const { p, q } = drawUntil(
      () => ({
        p: difficulty === 1 ? chance.int(1, most) : difficulty === 2 ? -chance.int(1, most) : nonzero(chance, most),
        q: difficulty === 1 ? chance.int(1, most) : difficulty === 2 ? -chance.int(1, most) : nonzero(chance, most),
      }),
      (draw) => draw.p !== draw.q && draw.p + draw.q !== 0 && (difficulty !== 3 || draw.p * draw.q < 0),
    );
    const k = difficulty === 5 ? chance.int(2, 5) : 1;
    const trinomial = productOf([p, 1], [q, 1]);
    const given = trinomial.map((n) => n * k);
    const front = k === 1 ? '' : `${k}`;
    const answer = `${front}${pair(p, q, letter)}`;
    const [tp, tq] = signsOfFactorsTurned.answer(p, q);
    const otherSplit = productWithoutSum.answer(p, q);
    const withoutFactor = commonFactorLost.answer(k, p, q);
    return factorDraft({
      letter,
      given,
      answer,
      ladder: [
        k === 1 ? 'What are the constant and the middle coefficient?' : 'Do all the terms have a common factor?',
        `${k === 1 ? '' : 'Take out the common factor first. '}Find two numbers whose product is the constant and whose sum is the middle coefficient.`,
        `${k === 1 ? '' : `Take out ${k}. Then find`}${k === 1 ? 'Find' : ''} two numbers with product ${p * q} and sum ${p + q}. List the pairs of factors of ${Math.abs(p * q)}.`,
      ],
      steps: [
        ...(k === 1
          ? []
          : [{ explanation: `Take out the common factor ${k}.`, math: `${k}(${polynomialTex(trinomial, letter)})` }]),
        {
          explanation: `Look for two numbers with product ${p * q} and sum ${p + q}: they are ${p} and ${q}.`,
          math: `${p} \\cdot ${q < 0 ? `(${q})` : q} = ${p * q}`,
        },
        {
          explanation: 'Each of them goes into parentheses with the variable.',
          math: `${front}(${linearText(1, p, letter)})(${linearText(1, q, letter)})`,
        },
      ],
      misconceptions: [
        ...held(signsOfFactorsTurned, `${front}${pair(tp, tq, letter)}`, answer, [
          'Expand your parentheses again and look at the middle term.',
          'The two numbers must add up to the number before the variable, sign included.',
          `Which signs give the product ${p * q} and the sum ${p + q}?`,
        ]),
        ...held(productWithoutSum, otherSplit === null ? null : `${front}${pair(...otherSplit, letter)}`, answer, [
          productWithoutSum.hints.look,
          productWithoutSum.hints.principle,
          `List all pairs of numbers with product ${p * q}. Which pair has the sum ${p + q}?`,
        ]),
        ...held(commonFactorLost, withoutFactor === null ? null : pair(...withoutFactor, letter), answer, [
          commonFactorLost.hints.look,
          commonFactorLost.hints.principle,
          `Write the ${k} in front that you divided by.`,
        ]),
      ],
      wrong: `${front}${pair(p + 19, q - 23, letter)}`,
    });
  },
};

/** 1: x² − b². 2: a²x² − b². 3: perfect square, plus. 4: perfect square, minus, with a coefficient. 5: a common factor first. */
const special: Generator = {
  name: 'poly_factor_special_split',
  version: 1,
  skill: 'poly_factor_special',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const letter = anyLetter(chance);
    const difference = difficulty === 1 || difficulty === 2 || difficulty === 5;
    const { a, b, k } = drawUntil(
      () => ({
        a: difficulty === 2 || difficulty === 4 ? chance.int(2, 5) : 1,
        b: chance.int(2, 12) * (difficulty === 4 ? -1 : 1),
        k: difficulty === 5 ? chance.int(2, 6) : 1,
      }),
      (draw) => gcd(draw.a, draw.b) === 1,
    );
    const inner = difference ? productOf([b, a], [-b, a]) : productOf([b, a], [b, a]);
    const given = inner.map((n) => n * k);
    const front = k === 1 ? '' : `${k}`;
    const [plus, minus] = [plain(a, b, letter), plain(a, -b, letter)];
    const answer = difference ? `${front}(${plus})(${minus})` : `(${plus})^2`;
    return factorDraft({
      letter,
      given,
      answer,
      ladder: [
        k === 1 ? 'Which terms are perfect squares?' : 'Do all the terms have a common factor?',
        difference
          ? 'A difference of squares is the sum times the difference of the two square roots.'
          : 'A perfect-square trinomial is the square of a sum or a difference. The middle term is twice the product.',
        `${k === 1 ? '' : `Take out ${k} first. `}What, squared, gives $${polynomialTex([0, 0, inner[2]!], letter)}$? What, squared, gives ${b * b}?`,
      ],
      steps: [
        ...(k === 1 ? [] : [{ explanation: `Take out the common factor ${k}.`, math: `${k}(${polynomialTex(inner, letter)})` }]),
        difference
          ? {
              explanation: 'Both terms are squares, with a minus between them.',
              math: `${front}\\left((${linearText(a, 0, letter)})^{2} - ${Math.abs(b)}^{2}\\right)`,
            }
          : {
              explanation: 'The outer terms are squares, and the middle term is twice the product of their roots.',
              math: `2 \\cdot ${linearText(a, 0, letter)} \\cdot ${b < 0 ? `(${b})` : b} = ${polynomialTex([0, 2 * a * b], letter)}`,
            },
        {
          explanation: difference
            ? 'A difference of squares is the sum times the difference of the roots.'
            : 'So it is the square of a binomial.',
          math: difference
            ? `${front}(${linearText(a, b, letter)})(${linearText(a, -b, letter)})`
            : `(${linearText(a, b, letter)})^{2}`,
        },
      ],
      misconceptions: [
        ...held(
          differenceTakenForSquare,
          difference ? `${front}(${plain(...differenceTakenForSquare.answer(a, b), letter)})^2` : null,
          answer,
          [
            differenceTakenForSquare.hints.look,
            differenceTakenForSquare.hints.principle,
            `$${polynomialTex(given, letter)}$ has no middle term. Which signs make the two middle products cancel?`,
          ],
        ),
        ...held(
          squareTakenForDifference,
          difference
            ? null
            : squareTakenForDifference
                .answer(b)
                .map((n) => `(${plain(a, n, letter)})`)
                .join(''),
          answer,
          [
            squareTakenForDifference.hints.look,
            squareTakenForDifference.hints.principle,
            `Look at the middle term of $${polynomialTex(given, letter)}$. Both factors have its sign.`,
          ],
        ),
        ...held(signOfSquareTurned, difference ? null : `(${plain(...signOfSquareTurned.answer(a, b), letter)})^2`, answer, [
          signOfSquareTurned.hints.look,
          signOfSquareTurned.hints.principle,
          `Expand your square. Is the middle term $${polynomialTex([0, given[1]!], letter)}$?`,
        ]),
        ...held(
          rootsNotTaken,
          difference && a > 1
            ? rootsNotTaken
                .answer(a, b)
                .map((one) => `(${plain(...one, letter)})`)
                .join('')
            : null,
          answer,
          [
            rootsNotTaken.hints.look,
            rootsNotTaken.hints.principle,
            `What, squared, gives $${polynomialTex([0, 0, inner[2]!], letter)}$?`,
          ],
        ),
      ],
      wrong: `${front}(${plain(a, b + 19, letter)})(${plain(a, b - 29, letter)})`,
    });
  },
};

/** 1: a = 2, all positive. 2: a = 3 or 5, positive. 3: signs differ. 4: a composite. 5: both negative, a composite. */
const nonmonic: Generator = {
  name: 'poly_factor_nonmonic_split',
  version: 1,
  skill: 'poly_factor_nonmonic',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const letter = anyLetter(chance);
    const { a, b, c, d } = drawUntil(
      () => ({
        a: {
          1: 2,
          2: chance.pick([3, 5] as const),
          3: chance.pick([2, 3, 5] as const),
          4: chance.pick([2, 3] as const),
          5: chance.pick([2, 3] as const),
        }[difficulty],
        b: difficulty <= 2 ? chance.int(1, 7) : difficulty === 5 ? -chance.int(1, 7) : nonzero(chance, 7),
        c: difficulty >= 4 ? chance.pick([2, 3] as const) : 1,
        d: difficulty <= 2 ? chance.int(1, 7) : difficulty === 5 ? -chance.int(1, 7) : nonzero(chance, 7),
      }),
      (draw) =>
        gcd(draw.a, draw.b) === 1 &&
        gcd(draw.c, draw.d) === 1 &&
        draw.a * draw.d + draw.b * draw.c !== 0 &&
        !(draw.a === draw.c && draw.b === draw.d) &&
        !(draw.a === draw.c && draw.b === -draw.d) &&
        (difficulty !== 3 || draw.b * draw.d < 0),
    );
    const given = productOf([b, a], [d, c]);
    const text = (p: number, q: number) => `(${plain(a, p, letter)})(${plain(c, q, letter)})`;
    const answer = text(b, d);
    const [m, n] = [a * d, b * c];
    const monicPair = leadingCoefficientIgnored.answer(a, b, c, d);
    return factorDraft({
      letter,
      given,
      answer,
      ladder: [
        'What is the first coefficient times the constant? What is the middle coefficient?',
        'Find two numbers with that product whose sum is the middle coefficient. Split the middle term, and factor by grouping.',
        `Find two numbers with product ${given[2]! * given[0]!} and sum ${given[1]}. Use them to split the middle term of $${polynomialTex(given, letter)}$.`,
      ],
      steps: [
        {
          explanation: `Look for two numbers with product ${given[2]! * given[0]!} (first times last) and sum ${given[1]}: ${m} and ${n}.`,
          math: `${polynomialTex([0, 0, given[2]!], letter)} ${term(m, letter)} ${term(n, letter)} ${term(given[0]!, '')}`,
        },
        {
          explanation: 'Take the common factor out of the first two terms and out of the last two.',
          math: `${linearText(c === 1 ? a : a, 0, letter)}(${linearText(c, d, letter)}) ${term(b, '')}(${linearText(c, d, letter)})`,
        },
        {
          explanation: 'The expression in parentheses is common to both.',
          math: `(${linearText(a, b, letter)})(${linearText(c, d, letter)})`,
        },
      ],
      misconceptions: [
        ...held(factorNumbersExchanged, text(...factorNumbersExchanged.answer(b, d)), answer, [
          factorNumbersExchanged.hints.look,
          factorNumbersExchanged.hints.principle,
          `Try switching your two numbers. The middle term must be $${polynomialTex([0, given[1]!], letter)}$.`,
        ]),
        ...held(signsOfFactorsTurned, text(-b, -d), answer, [
          'Expand your parentheses again and look at the sign of the middle term.',
          'The two middle products must add up to the middle term, sign included.',
          `Try the other signs. The middle term must be $${polynomialTex([0, given[1]!], letter)}$.`,
        ]),
        ...held(
          leadingCoefficientIgnored,
          monicPair === null ? null : monicPair.map((n) => `(${plain(1, n, letter)})`).join(''),
          answer,
          [
            leadingCoefficientIgnored.hints.look,
            leadingCoefficientIgnored.hints.principle,
            `The first terms of the factors multiply to $${polynomialTex([0, 0, given[2]!], letter)}$. What can they be?`,
          ],
        ),
      ],
      wrong: text(b + 17, d - 19),
    });
  },
};

const term = (coefficient: number, letter: string): string =>
  `${coefficient < 0 ? '-' : '+'} ${letter !== '' && Math.abs(coefficient) === 1 ? '' : Math.abs(coefficient)}${letter}`;

export const factorGenerators: readonly Generator[] = [commonFactor, monic, special, nonmonic];
