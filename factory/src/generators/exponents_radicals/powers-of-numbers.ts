import { rational } from '@stoa/engine/math/exact/rational';
import { eitherSign, family, negative, oneOf, only, range, textFamily } from '../../family.ts';
import type { Generator, Ladder } from '../../generator.ts';
import {
  powerAsProduct,
  powerTurnedRound,
  signOfPowerMistaken,
  zeroExponentGivesZero,
  zeroExponentGivesBase,
  negativeExponentMakesNegative,
  negativeExponentIgnored,
  negativeReciprocal,
  exponentSignMistaken,
  countedZerosOnly,
  wholeNumberBeforePower,
} from '@stoa/engine/math/mal-rules/algebra/powers-and-roots';
import { ledTo } from '../../ruled.ts';

const timesItself = (base: string, exponent: number): string => Array.from({ length: exponent }, () => base).join(' \\cdot ');

const powerAsks = [
  'Find the value of this power.',
  'What number is this power equal to?',
  'Write this power as a number, without an exponent.',
  'A calculator shows this power. What number should it give?',
  'Evaluate the power as repeated multiplication. What is the product?',
] as const;

/** 1: squares. 2: cubes. 3: small bases to the fourth or fifth. 4: a negative base in brackets. 5: a minus before the power. */
const evaluate = textFamily(
  { name: 'exp_evaluate_power', version: 2, skill: 'exp_evaluate' },
  {
    levels: {
      base: [range(3, 12), range(2, 10), range(2, 5), range(2, 9), range(2, 9)],
      exponent: [only(2), only(3), range(4, 6), range(2, 4), oneOf<number>(2, 4)],
    },
    where: ({ base, exponent }) => base !== exponent && base ** exponent <= 6561,
    derived: ({ base, exponent, difficulty }) => {
      const size = base ** exponent;
      const negative = difficulty === 4 ? exponent % 2 === 1 : difficulty === 5;
      const value = negative ? -size : size;
      const shown =
        difficulty === 4 ? `(-${base})^{${exponent}}` : difficulty === 5 ? `-${base}^{${exponent}}` : `${base}^{${exponent}}`;
      const factor = difficulty === 4 ? `(-${base})` : `${base}`;
      return { negative, value, shown, factor };
    },
    phrasing: (chance) => ({ ask: chance.pick(powerAsks) }),
    given: ({ value, shown, ask }) => ({
      stem: `${ask}\n\n$${shown}$`,
      inputType: 'integer',
      wrong: `${value + 1013}`,
      right: `${value}`,
    }),
    ladder: ({ base, exponent, difficulty, factor }) => [
      `Which number is the base? Which number is the exponent?`,
      `The exponent tells how many times the base is a factor.${difficulty >= 4 ? ' The exponent applies to a negative sign only inside parentheses.' : ''}`,
      `Write ${factor.replace(/[()]/g, '') === factor ? base : `$${factor}$`} as a factor ${exponent} times, and multiply from left to right.${difficulty === 5 ? ' The negative sign stays in front.' : ''}`,
    ],
    steps: ({ exponent, difficulty, negative, value, shown, factor }) => [
      [
        `The exponent ${exponent} says how many times the base is written as a factor.${difficulty === 5 ? ' The minus sign is not in parentheses, so it is not part of the base.' : ''}`,
        `${shown} = ${difficulty === 5 ? '-(' : ''}${timesItself(factor, exponent)}${difficulty === 5 ? ')' : ''}`,
      ],
      [
        difficulty === 4
          ? `${exponent} negative factors give a ${negative ? 'negative' : 'positive'} product.`
          : 'Multiply from left to right.',
        `${shown} = ${value}`,
      ],
    ],
    ways: ({ base, exponent, difficulty, value, shown, factor }) => {
      const sign = value < 0 ? -1 : 1;
      return [
        {
          rule: powerAsProduct,
          to: `${sign * powerAsProduct.answer(base, exponent)}`,
          hints: [
            `What does the small raised ${exponent} count in ${shown}?`,
            powerAsProduct.hints.principle,
            `Write the base ${exponent} times with multiplication dots between, and multiply step by step.`,
          ],
          says: powerAsProduct.told(base, exponent),
        },
        {
          rule: powerTurnedRound,
          to: `${sign * powerTurnedRound.answer(base, exponent)}`,
          hints: [powerTurnedRound.hints.look, powerTurnedRound.hints.principle, `Write ${base} as a factor ${exponent} times.`],
          says: powerTurnedRound.told(base, exponent),
        },
        ledTo(
          signOfPowerMistaken,
          difficulty >= 4 ? `${signOfPowerMistaken.answer(value)}` : null,
          difficulty === 4
            ? `Write $${factor}$ as a factor ${exponent} times, and count the negative signs.`
            : `Find ${base} to the power ${exponent} first, and put the minus sign before the result.`,
        ),
      ];
    },
  },
);

/** 1: exponent 0. 2: exponent −1. 3: exponent −2 or −3. 4: a fraction base, −1. 5: a fraction base, −2. */
const zeroAndNegative = family(
  { name: 'exp_zero_negative_value', version: 2, skill: 'exp_zero_negative' },
  {
    levels: {
      exponent: [only(0), only(-1), oneOf<number>(-2, -3), only(-1), only(-2)],
      // The base is p/q.
      p: [range(2, 30), range(2, 9), range(2, 6), range(2, 9), range(2, 9)],
      q: [only(1), only(1), only(1), range(2, 9), range(2, 9)],
    },
    where: ({ p, q }) => q === 1 || (p < q && gcd(p, q) === 1),
    derived: ({ exponent, p, q }) => ({
      n: -exponent,
      base: q === 1 ? `${p}` : `\\left(\\frac{${p}}{${q}}\\right)`,
    }),
    given: ({ exponent, p, q, n, base }) => ({
      stem: `Write $${base}^{${exponent}}$ without an exponent, as a whole number or a fraction in simplest form.`,
      right: rational(q ** n, p ** n),
      inputType: 'fraction',
      form: 'simplified',
    }),
    ladder: ({ exponent, p, q, n, base }) =>
      exponent === 0
        ? [
            'What does each step down in the exponent do?',
            'From one power to the next lower one, you divide by the base.',
            `From $${base}^{2}$ to $${base}^{1}$ you divide by the base. Divide $${base}^{1}$ by the base once more.`,
          ]
        : [
            'What does the negative sign of the exponent mean?',
            'A negative exponent means the reciprocal. It does not make the value negative.',
            q === 1
              ? `Write 1 over $${p}^{${n}}$. Then find that power.`
              : `Write the reciprocal of $\\frac{${p}}{${q}}$. Then use the exponent ${n}.`,
          ],
    steps: ({ exponent, p, q, n, base }) =>
      exponent === 0
        ? [
            [
              'Each step down in the exponent divides by the base, and from exponent 1 to 0 it divides the base by itself.',
              `${base}^{0} = ${base} \\div ${base}`,
            ],
            ['A number divided by itself is one.', `${base}^{0} = 1`],
          ]
        : [
            [
              'A negative exponent means the reciprocal of the power.',
              `${base}^{${exponent}} = ${q === 1 ? `\\frac{1}{${p}^{${n}}}` : `\\left(\\frac{${q}}{${p}}\\right)^{${n}}`}`,
            ],
            ['Find the power.', `\\frac{${q ** n}}{${p ** n}}`],
          ],
    ways: ({ exponent, p, q, n }) => {
      if (exponent === 0)
        return [
          {
            rule: zeroExponentGivesZero,
            to: zeroExponentGivesZero.answer(),
            hints: [
              `Follow the pattern ${p}², ${p}¹: what is done at each step down?`,
              zeroExponentGivesZero.hints.principle,
              `From the first power to the power zero, divide ${p} by ${p}.`,
            ],
          },
          {
            rule: zeroExponentGivesBase,
            to: zeroExponentGivesBase.answer(p),
            hints: [
              `Which power of ${p} is ${p} itself?`,
              zeroExponentGivesBase.hints.principle,
              `The first power is ${p} itself. The exponent zero is a step further down: divide once more.`,
            ],
          },
        ];
      const meaning: Ladder = [
        'Look at the sign of the exponent. What does it do to the base?',
        'A negative exponent means the reciprocal: one over the power with the positive exponent.',
        q === 1
          ? `Write 1 over $${p}^{${n}}$.`
          : `Write the reciprocal of $\\frac{${p}}{${q}}$ first, and then use the exponent ${n}.`,
      ];
      return [
        {
          rule: negativeExponentMakesNegative,
          to: rational(...negativeExponentMakesNegative.answer(p, q, n)),
          hints: meaning,
        },
        { rule: negativeExponentIgnored, to: rational(...negativeExponentIgnored.answer(p, q, n)), hints: meaning },
        ledTo(
          negativeReciprocal,
          rational(...negativeReciprocal.answer(p, q, n)),
          `The base $${q === 1 ? p : `\\frac{${p}}{${q}}`}$ is positive. What sign does a power of it have?`,
        ),
      ];
    },
    belowZero: true,
  },
);

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** 1: large, two digits. 2: larger. 3: small, tenths down. 4: very small. 5: three digits, either. */
const scientific = textFamily(
  { name: 'exp_scientific_write', version: 2, skill: 'exp_scientific' },
  {
    levels: {
      lead: [range(11, 99), range(11, 99), range(11, 99), range(11, 99), range(101, 999)],
      power: [range(3, 5), range(6, 9), negative(range(2, 3)), negative(range(4, 7)), eitherSign(range(4, 8))],
    },
    where: ({ lead }) => lead % 10 !== 0,
    derived: ({ lead, power }) => {
      const [first, ...others] = `${lead}`;
      const large = Number(`${lead}${'0'.repeat(Math.max(0, power - others.length))}`).toLocaleString('en-US');
      return {
        digits: 1 + others.length,
        mantissa: `${first}.${others.join('')}`,
        written: power > 0 ? large.replaceAll(',', '{,}') : `0.${'0'.repeat(-power - 1)}${lead}`,
      };
    },
    given: ({ power, mantissa, written }) => ({
      stem: `Write $${written}$ in scientific notation.`,
      right: scientificText(mantissa, power),
      inputType: 'expression',
      form: 'scientific',
      placeholder: 'like a*10^n',
      wrong: scientificText('7.77', power + 11),
    }),
    ladder: ({ mantissa, written }) => [
      'Where does the decimal point go, so that one nonzero digit is in front of it?',
      'Count the places the decimal point moves. A large number has a positive exponent, a small one a negative exponent.',
      `Write ${mantissa}. Now count the places from the old decimal point in $${written}$ to the new one.`,
    ],
    steps: ({ power, mantissa }) => [
      ['Place the decimal point so that exactly one nonzero digit is in front of it.', mantissa],
      [
        `Count how many places the decimal point moves: ${Math.abs(power)}. The number is ${power > 0 ? 'large, so the exponent is positive' : 'smaller than one, so the exponent is negative'}.`,
        `${mantissa} \\cdot 10^{${power}}`,
      ],
    ],
    ways: ({ lead, power, digits, mantissa, written }) => [
      ledTo(
        exponentSignMistaken,
        scientificText(mantissa, exponentSignMistaken.answer(power)),
        `Keep your digits. Is $${written}$ greater or less than 1?`,
      ),
      ledTo(
        countedZerosOnly,
        scientificText(mantissa, countedZerosOnly.answer(power, digits)),
        `Count the places from the old decimal point in $${written}$ to the new one.`,
      ),
      ledTo(
        wholeNumberBeforePower,
        scientificText(`${lead}`, wholeNumberBeforePower.answer(power, digits)),
        `Move the decimal point until only the first digit of ${lead} is in front of it. Count those places too.`,
      ),
    ],
  },
);

const scientificText = (front: string, power: number): string => `${front}*10^${power < 0 ? `(${power})` : power}`;

export const powersOfNumbersGenerators: readonly Generator[] = [evaluate, zeroAndNegative, scientific];
