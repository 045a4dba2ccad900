import { coefficientNotRaised } from '@stoa/engine/math/mal-rules/algebra/exponents';
import { always, range, textFamily } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import {
  exponentsAdded,
  exponentsMultiplied,
  exponentsOfQuotientAdded,
  coefficientsAdded,
  divisorForgotten,
  coefficientMultipliedByExponent,
  secondFactorMultipliedIn,
  exponentsDivided,
} from '@stoa/engine/math/mal-rules/algebra/powers-and-roots';
import { powerPlain, powerTex } from '../../wording/power-text.ts';
import { ledTo } from '../../ruled.ts';

const singlePowerAsks = [
  'Simplify. Write the variable only once.',
  'Use the rules of exponents to simplify.',
  'Rewrite with one exponent, in simplified form.',
  'Write this in its simplest form, with one exponent.',
  'Which expression with a single power is equal to this? Simplify.',
] as const;

/** 1: product. 2: product with coefficients. 3: quotient. 4: quotient with coefficients. 5: product over a power. */
const productQuotient = textFamily(
  { name: 'exp_product_quotient_simplify', version: 1, skill: 'exp_product_quotient' },
  {
    setting: (chance) => ({ x: chance.pick(['x', 'a', 'y', 'b'] as const) }),
    levels: {
      m: always(range(2, 9)),
      n: always(range(2, 7)),
      k: always(range(2, 6)),
      c: always(range(2, 6)),
      d: always(range(2, 6)),
    },
    where: ({ m, n, k, c, d }, difficulty) =>
      m !== n && m * n !== m + n && (difficulty < 3 || m > n + 1) && (difficulty < 5 || m + n > k + 2) && c !== d,
    derived: ({ m, n, k, c, d, x, difficulty }) => {
      const quotient = difficulty === 3 || difficulty === 4;
      const [front, below] = difficulty === 2 ? [c * d, 1] : difficulty === 4 ? [c, 1] : [1, 1];
      const coefficient = (value: number, text: string) => (value === 1 ? text : `${value}${text}`);
      const exponent = difficulty === 5 ? m + n - k : quotient ? m - n : m + n;
      const right = coefficient(front, powerPlain(x, exponent));
      return { quotient, front, below, coefficient, exponent, right };
    },
    phrasing: (chance) => ({ ask: chance.pick(singlePowerAsks) }),
    given: ({ m, n, k, c, d, x, difficulty, front, below, coefficient, exponent, right, ask }) => {
      const shown = {
        1: `${powerTex(x, m)} \\cdot ${powerTex(x, n)}`,
        2: `${c}${powerTex(x, m)} \\cdot ${d}${powerTex(x, n)}`,
        3: `\\frac{${powerTex(x, m)}}{${powerTex(x, n)}}`,
        4: `\\frac{${c * d}${powerTex(x, m)}}{${d}${powerTex(x, n)}}`,
        5: `\\frac{${powerTex(x, m)} \\cdot ${powerTex(x, n)}}{${powerTex(x, k)}}`,
      }[difficulty];
      return {
        stem: `${ask}\n\n$${shown}$`,
        inputType: 'expression',
        form: 'simplified',
        variables: { [x]: 'any number except 0' },
        wrong: coefficient(front + below + 6, powerPlain(x, exponent + 11)),
        right,
      };
    },
    ladder: ({ m, n, k, c, d, x, difficulty, quotient }) => [
      `Are the powers of ${x} multiplied or divided?`,
      'To multiply powers with the same base, add the exponents. To divide them, subtract.',
      difficulty === 5
        ? `In the numerator, add ${m} and ${n}. Then subtract ${k} for the denominator.`
        : `${quotient ? `Subtract ${n} from ${m}` : `Add ${m} and ${n}`} for the new exponent.${difficulty === 2 ? ` Multiply ${c} by ${d}.` : difficulty === 4 ? ` Divide ${c * d} by ${d}.` : ''}`,
    ],
    steps: ({ m, n, k, c, d, x, difficulty, quotient, front, coefficient, exponent }) => [
      ...(difficulty === 2 || difficulty === 4
        ? [
            [
              difficulty === 2 ? 'Multiply the numbers.' : 'Divide the numbers.',
              difficulty === 2 ? `${c} \\cdot ${d} = ${c * d}` : `${c * d} \\div ${d} = ${c}`,
            ] as const,
          ]
        : []),
      [
        difficulty === 5
          ? 'Multiplying adds exponents, dividing subtracts them.'
          : quotient
            ? 'To divide powers with the same base, subtract the exponents.'
            : 'To multiply powers with the same base, add the exponents.',
        `${x}^{${difficulty === 5 ? `${m} + ${n} - ${k}` : quotient ? `${m} - ${n}` : `${m} + ${n}`}}`,
      ],
      ['Write the result.', coefficient(front, powerTex(x, exponent))],
    ],
    ways: ({ m, n, k, c, d, x, difficulty, quotient, front, coefficient, exponent }) => {
      const wrongExponent =
        difficulty === 5 ? m * n - k : quotient ? exponentsDivided.answer(m, n) : exponentsMultiplied.answer(m, n);
      return [
        {
          rule: quotient ? exponentsDivided : exponentsMultiplied,
          to: wrongExponent === null ? null : coefficient(front, powerPlain(x, wrongExponent)),
          hints: [
            `How many factors ${x} does each power stand for?`,
            quotient
              ? 'Factors above and below cancel one by one, so exponents are subtracted.'
              : 'The factors of both powers are put in one row, so exponents are added.',
            `Write $${powerTex(x, m)}$ and $${powerTex(x, n)}$ as rows of ${x}, and count.`,
          ],
        },
        ledTo(
          exponentsOfQuotientAdded,
          quotient ? coefficient(front, powerPlain(x, exponentsOfQuotientAdded.answer(m, n))) : null,
          `Cancel ${n} factors ${x} below with ${n} above. How many are left?`,
        ),
        {
          rule: coefficientsAdded,
          to: difficulty === 2 && c + d !== c * d ? coefficient(coefficientsAdded.answer(c, d), powerPlain(x, exponent)) : null,
          hints: [
            `What is between ${c} and ${d}: plus or times?`,
            'Everything here is multiplied: the numbers with each other, and the variables with each other.',
            `Multiply ${c} by ${d}. Add only the exponents.`,
          ],
        },
        ledTo(
          divisorForgotten,
          difficulty === 5 ? powerPlain(x, divisorForgotten.answer(m, n)) : null,
          `After multiplying in the numerator, subtract the exponent ${k} of the denominator.`,
        ),
      ];
    },
  },
);

/** 1: a power of a power. 2: the same with larger exponents. 3: a product raised. 4: coefficient and power raised. 5: times another power. */
const powerOfPower = textFamily(
  { name: 'exp_power_simplify', version: 1, skill: 'exp_power' },
  {
    setting: (chance) => ({ x: chance.pick(['x', 'a', 'y', 't'] as const) }),
    levels: {
      m: [range(2, 6), range(2, 9), range(2, 6), range(2, 6), range(2, 6)],
      n: [range(2, 5), range(2, 5), range(2, 3), range(2, 3), range(2, 3)],
      c: always(range(2, 5)),
      k: always(range(2, 7)),
    },
    where: ({ m, n, c }) => m * n !== m + n && m !== n && c !== n,
    derived: ({ m, n, c, k, x, difficulty }) => {
      const inner = difficulty === 3 ? 1 : m;
      const front = difficulty >= 3 && difficulty !== 5 ? c ** n : 1;
      const exponent = inner * n + (difficulty === 5 ? k : 0);
      const text = (value: number, power: number) => `${value === 1 ? '' : value}${powerPlain(x, power)}`;
      const right = text(front, exponent);
      return { inner, front, exponent, text, right };
    },
    phrasing: (chance) => ({ ask: chance.pick(singlePowerAsks) }),
    given: ({ m, n, c, k, x, difficulty, inner, front, exponent, text, right, ask }) => {
      const shown =
        difficulty <= 2
          ? `\\left(${powerTex(x, m)}\\right)^{${n}}`
          : difficulty === 5
            ? `\\left(${powerTex(x, m)}\\right)^{${n}} \\cdot ${powerTex(x, k)}`
            : `\\left(${c}${powerTex(x, inner)}\\right)^{${n}}`;
      return {
        stem: `${ask}\n\n$${shown}$`,
        inputType: 'expression',
        form: 'simplified',
        variables: { [x]: 'any number' },
        wrong: text(front + 6, exponent + 13),
        right,
      };
    },
    ladder: ({ m, n, c, k, difficulty, inner, front }) => [
      `What does the exponent ${n} outside the parentheses apply to?`,
      'To raise a power to a power, multiply the exponents. A coefficient inside is raised to the power too.',
      difficulty === 5
        ? `Multiply ${m} by ${n} first. Then add ${k}, because the powers are multiplied.`
        : `Multiply the exponents ${inner} and ${n}.${front === 1 ? '' : ` Then find $${c}^{${n}}$.`}`,
    ],
    steps: ({ m, n, c, k, x, difficulty, inner, front, exponent }) => [
      ...(front === 1
        ? []
        : [
            [
              `The exponent belongs to every factor in the parentheses, the number too: ${c} to the power ${n}.`,
              `${c}^{${n}} = ${front}`,
            ] as const,
          ]),
      [
        'To raise a power to a power, multiply the exponents.',
        difficulty === 5 ? `${x}^{${m} \\cdot ${n}} \\cdot ${powerTex(x, k)}` : `${x}^{${inner} \\cdot ${n}}`,
      ],
      [
        difficulty === 5 ? 'Multiplying powers adds exponents.' : 'Write the result.',
        `${front === 1 ? '' : front}${powerTex(x, exponent)}`,
      ],
    ],
    ways: ({ m, n, c, k, x, difficulty, inner, front, exponent, text }) => [
      ledTo(
        exponentsAdded,
        difficulty === 3 ? null : text(front, exponentsAdded.answer(inner, n) + (difficulty === 5 ? k : 0)),
        `Write the parentheses ${n} times side by side and count the factors ${x}.`,
      ),
      {
        rule: coefficientNotRaised,
        to: front === 1 ? null : text(c, exponent),
        hints: [
          `To what does the outer exponent ${n} belong?`,
          coefficientNotRaised.hints.principle,
          `Raise the number ${c} to the power ${n} too.`,
        ],
      },
      {
        rule: coefficientMultipliedByExponent,
        to: front === 1 ? null : text(coefficientMultipliedByExponent.answer(c, n), exponent),
        hints: [
          `What does the exponent ${n} do to the number ${c}?`,
          coefficientMultipliedByExponent.hints.principle,
          `Write ${c} as a factor ${n} times and multiply.`,
        ],
      },
      {
        rule: secondFactorMultipliedIn,
        to: difficulty === 5 ? powerPlain(x, secondFactorMultipliedIn.answer(m, n, k)) : null,
        hints: [
          `What is between the parentheses and ${powerTex(x, k)}?`,
          secondFactorMultipliedIn.hints.principle,
          `Simplify the parentheses first. Then combine with $${powerTex(x, k)}$.`,
        ],
      },
    ],
  },
);

export const powersOfLettersGenerators: readonly Generator[] = [productQuotient, powerOfPower];
