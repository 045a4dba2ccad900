import { oneOf, only, range, textFamily } from '../../family.ts';
import { drawUntil } from '../../draw-until.ts';
import type { DraftMisconception, Generator } from '../../generator.ts';
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
import { held } from '../../held.ts';

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
        {
          rule: signOfPowerMistaken,
          to: difficulty >= 4 ? `${signOfPowerMistaken.answer(value)}` : null,
          hints: [
            signOfPowerMistaken.hints.look,
            signOfPowerMistaken.hints.principle,
            difficulty === 4
              ? `Write $${factor}$ as a factor ${exponent} times, and count the negative signs.`
              : `Find ${base} to the power ${exponent} first, and put the minus sign before the result.`,
          ],
        },
      ];
    },
  },
);

/** 1: exponent 0. 2: exponent −1. 3: exponent −2. 4: a fraction base, −1. 5: a fraction base, −2. */
const zeroAndNegative: Generator = {
  name: 'exp_zero_negative_value',
  version: 1,
  skill: 'exp_zero_negative',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const exponent = { 1: 0, 2: -1, 3: chance.pick([-2, -3] as const), 4: -1, 5: -2 }[difficulty];
    const { p, q } = drawUntil(
      () => ({ p: chance.int(2, difficulty === 1 ? 30 : difficulty === 3 ? 6 : 9), q: difficulty >= 4 ? chance.int(2, 9) : 1 }),
      (draw) => difficulty < 4 || (draw.p < draw.q && gcd(draw.p, draw.q) === 1),
    );
    const n = -exponent;
    const base = q === 1 ? `${p}` : `\\left(\\frac{${p}}{${q}}\\right)`;
    const fraction = (top: number, bottom: number) => (bottom === 1 ? `${top}` : `${top}/${bottom}`);
    const answer = fraction(q ** n, p ** n);
    const hintsNegative: DraftMisconception['hints'] = [
      'Look at the sign of the exponent. What does it do to the base?',
      'A negative exponent means the reciprocal: one over the power with the positive exponent.',
      q === 1
        ? `Write 1 over $${p}^{${n}}$.`
        : `Write the reciprocal of $\\frac{${p}}{${q}}$ first, and then use the exponent ${n}.`,
    ];
    return {
      stem: `Write $${base}^{${exponent}}$ without an exponent, as a whole number or a fraction in simplest form.`,
      answer,
      inputType: 'fraction',
      form: 'simplified',
      ladder:
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
      steps:
        exponent === 0
          ? [
              {
                explanation:
                  'Each step down in the exponent divides by the base, and from exponent 1 to 0 it divides the base by itself.',
                math: `${base}^{0} = ${base} \\div ${base}`,
              },
              { explanation: 'A number divided by itself is one.', math: `${base}^{0} = 1` },
            ]
          : [
              {
                explanation: 'A negative exponent means the reciprocal of the power.',
                math:
                  q === 1
                    ? `${base}^{${exponent}} = \\frac{1}{${p}^{${n}}}`
                    : `${base}^{${exponent}} = \\left(\\frac{${q}}{${p}}\\right)^{${n}}`,
              },
              {
                explanation: 'Find the power.',
                math: q ** n === 1 ? `\\frac{1}{${p ** n}}` : `\\frac{${q ** n}}{${p ** n}}`,
              },
            ],
      misconceptions:
        exponent === 0
          ? [
              ...held(zeroExponentGivesZero, `${zeroExponentGivesZero.answer()}`, answer, [
                `Follow the pattern ${p}², ${p}¹: what is done at each step down?`,
                zeroExponentGivesZero.hints.principle,
                `From the first power to the power zero, divide ${p} by ${p}.`,
              ]),
              ...held(zeroExponentGivesBase, `${zeroExponentGivesBase.answer(p)}`, answer, [
                `Which power of ${p} is ${p} itself?`,
                zeroExponentGivesBase.hints.principle,
                `The first power is ${p} itself. The exponent zero is a step further down: divide once more.`,
              ]),
            ]
          : [
              ...held(
                negativeExponentMakesNegative,
                fraction(...negativeExponentMakesNegative.answer(p, q, n)),
                answer,
                hintsNegative,
              ),
              ...held(negativeExponentIgnored, fraction(...negativeExponentIgnored.answer(p, q, n)), answer, hintsNegative),
              ...held(negativeReciprocal, fraction(...negativeReciprocal.answer(p, q, n)), answer, [
                negativeReciprocal.hints.look,
                negativeReciprocal.hints.principle,
                `The base $${q === 1 ? p : `\\frac{${p}}{${q}}`}$ is positive. What sign does a power of it have?`,
              ]),
            ],
      wrong: `${(p + q) * 101}`,
    };
  },
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** 1: large, two digits. 2: larger. 3: small, tenths down. 4: very small. 5: three digits, either. */
const scientific: Generator = {
  name: 'exp_scientific_write',
  version: 1,
  skill: 'exp_scientific',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const digits = difficulty === 5 ? 3 : 2;
    const lead = drawUntil(
      () => chance.int(10 ** (digits - 1) + 1, 10 ** digits - 1),
      (n) => n % 10 !== 0,
    );
    const power = {
      1: chance.int(3, 5),
      2: chance.int(6, 9),
      3: -chance.int(2, 3),
      4: -chance.int(4, 7),
      5: chance.int(4, 8) * (chance.maybe(0.5) ? 1 : -1),
    }[difficulty];
    const mantissa = `${`${lead}`[0]}.${`${lead}`.slice(1)}`;
    const written =
      power > 0
        ? Number(`${lead}${'0'.repeat(power - digits + 1)}`).toLocaleString('en-US')
        : `0.${'0'.repeat(-power - 1)}${lead}`;
    const answer = (m: string, p: number) => `${m}*10^${p < 0 ? `(${p})` : p}`;
    const right = answer(mantissa, power);
    const places = Math.abs(power);
    return {
      stem: `Write $${written.replaceAll(',', '{,}')}$ in scientific notation.`,
      answer: right,
      inputType: 'expression',
      form: 'scientific',
      placeholder: 'like a*10^n',
      ladder: [
        'Where does the decimal point go, so that one nonzero digit is in front of it?',
        'Count the places the decimal point moves. A large number has a positive exponent, a small one a negative exponent.',
        `Write ${mantissa}. Now count the places from the old decimal point in $${written.replaceAll(',', '{,}')}$ to the new one.`,
      ],
      steps: [
        { explanation: 'Place the decimal point so that exactly one nonzero digit is in front of it.', math: mantissa },
        {
          explanation: `Count how many places the decimal point moves: ${places}. The number is ${power > 0 ? 'large, so the exponent is positive' : 'smaller than one, so the exponent is negative'}.`,
          math: `${mantissa} \\cdot 10^{${power}}`,
        },
      ],
      misconceptions: [
        ...held(exponentSignMistaken, answer(mantissa, exponentSignMistaken.answer(power)), right, [
          exponentSignMistaken.hints.look,
          exponentSignMistaken.hints.principle,
          `Keep your digits. Is $${written.replaceAll(',', '{,}')}$ greater or less than 1?`,
        ]),
        ...held(countedZerosOnly, answer(mantissa, countedZerosOnly.answer(power, digits)), right, [
          countedZerosOnly.hints.look,
          countedZerosOnly.hints.principle,
          `Count the places from the old decimal point in $${written.replaceAll(',', '{,}')}$ to the new one.`,
        ]),
        ...held(wholeNumberBeforePower, answer(`${lead}`, wholeNumberBeforePower.answer(power, digits)), right, [
          wholeNumberBeforePower.hints.look,
          wholeNumberBeforePower.hints.principle,
          `Move the decimal point until only the first digit of ${lead} is in front of it. Count those places too.`,
        ]),
      ],
      wrong: answer('7.77', power + 11),
    };
  },
};

export const powersOfNumbersGenerators: readonly Generator[] = [evaluate, zeroAndNegative, scientific];
