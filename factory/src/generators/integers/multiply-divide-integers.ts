import { operationAsSeen } from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import { finiteDecimal, rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator } from '../../generator.ts';
import { held } from '../../held.ts';
import {
  addedFactors,
  alwaysPositive,
  anyMinusNegative,
  multipliedForMissing,
  multipliedBeforeDividing,
  subtractedForDivided,
  subtractedForMissing,
} from '@stoa/engine/math/mal-rules/integers/signed-numbers';
import { inBrackets } from '../../wording/linear-text.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

const product = (factors: readonly number[]): number => factors.reduce((value, n) => value * n, 1);
const productTex = (factors: readonly number[]): string =>
  factors.map((n, i) => (i === 0 ? `${n}` : inBrackets(n))).join(' \\times ');
const signRule =
  'Count the negative signs. An even number makes the product or quotient positive. An odd number makes it negative.';

/** 1: one negative digit. 2: two factors, at least one negative. 3: two-digit. 4: three factors. 5: four factors. */
function drawFactors(chance: Chance, difficulty: Difficulty): number[] {
  const [count, top] = ({ 1: [2, 9], 2: [2, 12], 3: [2, 25], 4: [3, 8], 5: [4, 6] } as const)[difficulty];
  return drawUntil(
    () => Array.from({ length: count }, () => chance.int(2, top) * (chance.maybe(0.6) ? -1 : 1)),
    (drawn) => {
      const negative = drawn.filter((n) => n < 0).length;
      return (
        negative > 0 &&
        (difficulty !== 1 || negative === 1) &&
        (count < 3 || negative > 1) &&
        new Set(drawn.map(Math.abs)).size === count &&
        (difficulty !== 3 || drawn.some((n) => Math.abs(n) > 11)) &&
        Math.abs(product(drawn)) !== Math.abs(addedFactors.answer(drawn))
      );
    },
  );
}

function wrongProducts(factors: readonly number[]): DraftMisconception[] {
  const value = product(factors);
  const right = `${value}`;
  const count = factors.filter((n) => n < 0).length;
  const sizes = factors.map(Math.abs).join(' × ');
  const sub = `Find ${sizes} first. ${count === 1 ? 'Then look: one of the factors is negative.' : `Then look at the signs: is ${count}, the number of negative factors, even or odd?`}`;
  return [
    ...held(
      value < 0 ? alwaysPositive : anyMinusNegative,
      `${value < 0 ? alwaysPositive.answer(factors) : anyMinusNegative.answer(factors)}`,
      right,
      [`How many of the factors in this product are negative?`, signRule, sub],
    ),
    ...held(
      addedFactors,
      `${addedFactors.answer(factors)}`,
      right,
      [
        `Do you add ${factors.join(', ')}, or do you multiply?`,
        'Multiplying means equal groups. It does not add the factors.',
        `What is ${Math.abs(factors[0]!)} groups of ${Math.abs(factors[1]!)}? Then find the sign.`,
      ],
      addedFactors.told(factors),
    ),
  ];
}

const multiply: Generator = {
  name: 'int_mult_div_product',
  version: 1,
  skill: 'int_mult_div',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const factors = drawFactors(chance, difficulty);
    const value = product(factors);
    const negative = factors.filter((n) => n < 0).length;
    const misconceptions = wrongProducts(factors);
    return {
      stem: `Find $${productTex(factors)}$.`,
      answer: `${value}`,
      inputType: 'integer',
      steps: [
        { explanation: 'Multiply the absolute values.', math: `${factors.map(Math.abs).join(' \\times ')} = ${Math.abs(value)}` },
        {
          explanation: `There ${negative === 1 ? 'is 1 negative factor' : `are ${negative} negative factors`}, an ${negative % 2 === 0 ? 'even' : 'odd'} number, so the product is ${value < 0 ? 'negative' : 'positive'}.`,
          math: `${productTex(factors)} = ${value}`,
        },
      ],
      ladder: [
        'How many of the factors are negative?',
        'Multiply the absolute values. An even number of negatives gives a positive product, and an odd number gives a negative product.',
        `Multiply $${factors.map(Math.abs).join(' \\times ')}$. Then count the negative factors.`,
      ],
      misconceptions,
      wrong: plainlyWrong(rational(value), misconceptions),
    };
  },
};

/** 1 and 2: facts. 3: two-digit quotients. 4: a product divided. 5: a quotient times a number, signs everywhere. */
const divide: Generator = {
  name: 'int_mult_div_quotient',
  version: 1,
  skill: 'int_mult_div',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const top = { 1: 9, 2: 12, 3: 30, 4: 9, 5: 12 }[difficulty];
    const signed = (high: number) => chance.int(2, high) * (chance.maybe(0.55) ? -1 : 1);
    const [q, d, f] = drawUntil(
      () => [signed(top), signed(difficulty === 3 ? 15 : 9), difficulty >= 4 ? signed(6) : 1] as const,
      ([x, y, z]) =>
        (x * y < 0 || y < 0) &&
        (difficulty !== 1 || x < 0) &&
        new Set([x, y, z].map(Math.abs)).size === 3 &&
        (difficulty < 4 || [x, y, z].filter((n) => n < 0).length > 1) &&
        (difficulty !== 3 || Math.abs(x) > 10),
    );
    // q is what one division gives; f multiplies it before (4) or after (5).
    const dividend = q * d;
    const value = q * f;
    const right = `${value}`;
    const shown =
      difficulty === 4
        ? `${dividend} \\times ${inBrackets(f)} \\div ${inBrackets(d)}`
        : difficulty === 5
          ? `${dividend} \\div ${inBrackets(d)} \\times ${inBrackets(f)}`
          : `${dividend} \\div ${inBrackets(d)}`;
    const otherWay = difficulty === 5 ? finiteDecimal(multipliedBeforeDividing.answer(dividend, d, f)) : null;
    const misconceptions = [
      ...held(
        value < 0 ? alwaysPositive : anyMinusNegative,
        `${value < 0 ? alwaysPositive.answer([value]) : anyMinusNegative.answer([value])}`,
        right,
        [
          'How many of the numbers in this problem are negative?',
          signRule,
          `Divide ${Math.abs(dividend)} by ${Math.abs(d)} first. Then count the negative signs. Is the count even or odd?`,
        ],
      ),
      ...held(multipliedBeforeDividing, otherWay, right, [
        multipliedBeforeDividing.hints.look,
        multipliedBeforeDividing.hints.principle,
        `Divide ${dividend} by ${d} first.`,
      ]),
      ...held(
        subtractedForDivided,
        difficulty < 4 ? `${subtractedForDivided.answer(dividend, d)}` : null,
        right,
        [
          `How many ${Math.abs(d)}s are in ${Math.abs(dividend)}?`,
          subtractedForDivided.hints.principle,
          `What number times ${d} equals ${dividend}? Look at the absolute values first, and then at the signs.`,
        ],
        subtractedForDivided.told(dividend, d),
      ),
    ];
    return {
      stem: `Find $${shown}$.`,
      answer: right,
      inputType: 'integer',
      steps: [
        ...(difficulty === 4
          ? [
              {
                explanation: 'Go from left to right. Multiply first.',
                math: `${dividend} \\times ${inBrackets(f)} = ${dividend * f}`,
              },
              {
                explanation: 'Then divide. Like signs give a positive, and different signs give a negative.',
                math: `${dividend * f} \\div ${inBrackets(d)} = ${value}`,
              },
            ]
          : []),
        ...(difficulty === 5
          ? [
              { explanation: 'Go from left to right. Divide first.', math: `${dividend} \\div ${inBrackets(d)} = ${q}` },
              {
                explanation: 'Then multiply. Like signs give a positive, and different signs give a negative.',
                math: `${q} \\times ${inBrackets(f)} = ${value}`,
              },
            ]
          : []),
        ...(difficulty < 4
          ? [
              { explanation: 'Divide the absolute values.', math: `${Math.abs(dividend)} \\div ${Math.abs(d)} = ${Math.abs(q)}` },
              {
                explanation: `The signs are ${dividend < 0 === d < 0 ? 'the same, so the quotient is positive' : 'different, so the quotient is negative'}.`,
                math: `${shown} = ${value}`,
              },
            ]
          : []),
      ],
      ladder: [
        'How many of the numbers are negative? Which operation comes first?',
        'Go from left to right. Like signs give a positive, and different signs give a negative.',
        difficulty === 4
          ? `Start with $${dividend} \\times ${inBrackets(f)}$. Then divide by ${d}.`
          : `Start with $${Math.abs(dividend)} \\div ${Math.abs(d)}$. Then find the sign.`,
      ],
      misconceptions,
      wrong: plainlyWrong(rational(value), misconceptions),
    };
  },
};

/** 1 and 2: facts. 3: two-digit. 4: three factors. 5: the dividend or the divisor is hidden. */
const missing: Generator = {
  name: 'int_mult_div_missing',
  version: 1,
  skill: 'int_mult_div',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const top = { 1: 9, 2: 12, 3: 25, 4: 9, 5: 14 }[difficulty];
    const signed = (high: number) => chance.int(2, high) * (chance.maybe(0.55) ? -1 : 1);
    const [known, unknown, third] = drawUntil(
      () => [signed(12), signed(top), difficulty === 4 ? signed(5) : 1] as const,
      ([k, u, t]) =>
        (k < 0 || u < 0) &&
        new Set([k, u, t].map(Math.abs)).size === 3 &&
        (difficulty !== 3 || Math.abs(u) > 11) &&
        Math.abs(k * t) !== Math.abs(u) &&
        (difficulty !== 4 || [k, u, t].filter((n) => n < 0).length > 1),
    );
    const rest = known * third;
    const all = rest * unknown;
    if (difficulty === 5) {
      const hideDividend = chance.maybe(0.5);
      const hidden = hideDividend ? all : known;
      const shown = hideDividend ? `\\square \\div ${inBrackets(known)} = ${unknown}` : `${all} \\div \\square = ${unknown}`;
      const misconceptions = [
        ...held(hidden < 0 ? alwaysPositive : anyMinusNegative, `${-hidden}`, `${hidden}`, [
          'Write your number in the box. Look at the sign of the result.',
          signRule,
          `Find the absolute value of the box in $${shown}$ first. Then choose the sign.`,
        ]),
        ...held(
          operationAsSeen,
          hideDividend ? finiteDecimal(rational(known, unknown)) : `${multipliedForMissing(all, unknown)}`,
          `${hidden}`,
          [
            'Write your number in the box. Is the quotient right?',
            hideDividend ? 'To undo division, multiply by the divisor.' : 'The divisor is the dividend divided by the quotient.',
            hideDividend
              ? `The quotient ${unknown} comes from dividing by ${known}. Undo that.`
              : `How many ${Math.abs(unknown)}s are in ${Math.abs(all)}?`,
          ],
        ),
      ];
      return {
        stem: `Find the missing number: $${shown}$`,
        answer: `${hidden}`,
        inputType: 'integer',
        steps: hideDividend
          ? [
              { explanation: 'To undo division, multiply.', math: `\\square = ${unknown} \\times ${inBrackets(known)}` },
              {
                explanation: `The signs are ${unknown < 0 === known < 0 ? 'the same' : 'different'}, so the number is ${hidden < 0 ? 'negative' : 'positive'}.`,
                math: `\\square = ${hidden}`,
              },
            ]
          : [
              {
                explanation: 'The divisor is the dividend divided by the quotient.',
                math: `\\square = ${all} \\div ${inBrackets(unknown)}`,
              },
              {
                explanation: `The signs are ${all < 0 === unknown < 0 ? 'the same' : 'different'}, so the number is ${hidden < 0 ? 'negative' : 'positive'}.`,
                math: `\\square = ${hidden}`,
              },
            ],
        ladder: [
          'What is missing: the dividend or the divisor?',
          hideDividend ? 'To undo division, multiply.' : 'The divisor is the dividend divided by the quotient.',
          hideDividend ? `Find $${unknown} \\times ${inBrackets(known)}$.` : `Find $${all} \\div ${inBrackets(unknown)}$.`,
        ],
        misconceptions,
        wrong: plainlyWrong(rational(hidden), misconceptions),
      };
    }
    const right = `${unknown}`;
    const shown =
      difficulty === 4
        ? `${known} \\times \\square \\times ${inBrackets(third)} = ${all}`
        : chance.maybe(0.5)
          ? `${known} \\times \\square = ${all}`
          : `\\square \\times ${inBrackets(known)} = ${all}`;
    const misconceptions = [
      ...held(
        unknown < 0 ? alwaysPositive : anyMinusNegative,
        `${unknown < 0 ? alwaysPositive.answer([unknown]) : anyMinusNegative.answer([unknown])}`,
        right,
        [
          'Write your number in the box. Look at the sign of the product.',
          signRule,
          `The product ${all} is ${all < 0 ? 'negative' : 'positive'}. Does the left side need an even or an odd number of negatives?`,
        ],
      ),
      ...held(
        subtractedForMissing,
        `${subtractedForMissing.answer(all, rest)}`,
        right,
        [
          `What undoes multiplying by ${rest}?`,
          subtractedForMissing.hints.principle,
          `How many ${Math.abs(rest)}s are in ${Math.abs(all)}? Then find the sign.`,
        ],
        subtractedForMissing.told(all, rest),
      ),
    ];
    return {
      stem: `Find the missing number: $${shown}$`,
      answer: right,
      inputType: 'integer',
      steps: [
        ...(difficulty === 4
          ? [{ explanation: 'Multiply the two factors you know.', math: `${known} \\times ${inBrackets(third)} = ${rest}` }]
          : []),
        {
          explanation: 'Divide the product by the factor you know.',
          math: `\\square = ${all} \\div ${inBrackets(rest)}`,
        },
        {
          explanation: `The signs are ${all < 0 === rest < 0 ? 'the same, so it is positive' : 'different, so it is negative'}.`,
          math: `\\square = ${unknown}`,
        },
      ],
      ladder: [
        'What do you know: the product and which factors?',
        'Division undoes multiplication. Divide the product by the factor you know, and check the signs.',
        difficulty === 4
          ? `Multiply the factors you know first: $${known} \\times ${inBrackets(third)}$. Divide ${all} by the product.`
          : `Find $${all} \\div ${inBrackets(rest)}$.`,
      ],
      misconceptions,
      wrong: plainlyWrong(rational(unknown), misconceptions),
    };
  },
};

const changes = [
  {
    tell: (per: number, n: number) => `The temperature drops $${per}$ degrees every hour. What integer represents the change after $${n}$ hours?`,
    ago: (per: number, n: number) => `The temperature drops $${per}$ degrees every hour. How many degrees higher or lower was it $${n}$ hours ago than now? Write an integer.`,
    most: 40,
  },
  {
    tell: (per: number, n: number) => `A submarine descends $${per}$ meters every minute. What integer represents the change in its elevation after $${n}$ minutes, in meters?`,
    ago: (per: number, n: number) => `A submarine descends $${per}$ meters every minute. How many meters higher or lower was it $${n}$ minutes ago than now? Write an integer.`,
    most: 700,
  },
  {
    tell: (per: number, n: number) => `A game takes away $${per}$ points for each mistake. What integer represents the change in the score for $${n}$ mistakes?`,
    ago: (per: number, n: number) => `A game takes away $${per}$ points for each mistake. A referee cancels $${n}$ mistakes. What integer represents the change in the score?`,
    most: 700,
  },
  {
    tell: (per: number, n: number) => `A family spends $${per}$ dollars a week on the bus. What integer represents the change in their money after $${n}$ weeks, in dollars?`,
    ago: (per: number, n: number) => `A family spends $${per}$ dollars a week on the bus. How many dollars more or less did they have $${n}$ weeks ago than now? Write an integer.`,
    most: 700,
  },
  {
    tell: (per: number, n: number) => `A pool leaks $${per}$ gallons of water every hour. What integer represents the change after $${n}$ hours, in gallons?`,
    ago: (per: number, n: number) => `A pool leaks $${per}$ gallons of water every hour. How many gallons more or less did it have $${n}$ hours ago than now? Write an integer.`,
    most: 700,
  },
  {
    tell: (per: number, n: number) => `A football team loses $${per}$ yards on each of $${n}$ plays. What integer represents the total change, in yards?`,
    ago: (per: number, n: number) => `A football team lost $${per}$ yards on each of $${n}$ plays. The referee cancels those plays. What integer represents the change in the team's yards?`,
    most: 60,
  },
] as const; // prettier-ignore

/** 1 and 2: a fall repeated. 3: two-digit. 4: time or mistakes taken back, so two minuses. 5: the same, two-digit. */
const story: Generator = {
  name: 'int_mult_div_story',
  version: 1,
  skill: 'int_mult_div',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [low, high] = ({ 1: [2, 6], 2: [3, 12], 3: [6, 19], 4: [2, 12], 5: [8, 25] } as const)[difficulty];
    const scene = chance.pick(changes.filter(({ most }) => most >= (low + high) ** 2 / 4));
    const [per, n] = drawUntil(
      () => [chance.int(low, high), chance.int(low, high)] as const,
      ([x, y]) => x !== y && x * y <= scene.most,
    );
    const back = difficulty >= 4;
    const value = back ? per * n : -per * n;
    const right = `${value}`;
    const factors = [back ? -n : n, -per];
    const misconceptions = [
      ...held(
        back ? anyMinusNegative : alwaysPositive,
        `${back ? anyMinusNegative.answer(factors) : alwaysPositive.answer(factors)}`,
        right,
        [
          back
            ? 'A loss is negative, and going back is negative. What is the sign of the product?'
            : `Each time there is a change of ${per}. Does it go up or down?`,
          back
            ? 'Going back in time, or taking back a loss, is negative.'
            : 'A drop or a loss is a negative change. Repeating it stays negative.',
          `One step is a change of ${-per}. ${back ? `Taking it back ${n} times means ${-n} times that.` : `It happens ${n} times.`}`,
        ],
      ),
      ...held(
        addedFactors,
        `${back ? per + n : addedFactors.answer([-per, -n])}`,
        right,
        [
          `Does the change of ${per} happen once or ${n} times?`,
          'When the same change repeats, multiply.',
          `One change is ${per}. What is the change after 2 steps? After 3?`,
        ],
        addedFactors.told([-per, -n]),
      ),
    ];
    return {
      stem: (back ? scene.ago : scene.tell)(per, n),
      answer: right,
      inputType: 'integer',
      steps: [
        { explanation: 'Each change is negative.', math: `-${per}` },
        back
          ? { explanation: `It goes back ${n} times, so multiply by −${n}.`, math: `-${n} \\times (-${per})` }
          : { explanation: `It happens ${n} times, so multiply.`, math: `${n} \\times (-${per})` },
        {
          explanation: back ? 'Two negatives give a positive product.' : 'One negative gives a negative product.',
          math: back ? `-${n} \\times (-${per}) = ${value}` : `${n} \\times (-${per}) = ${value}`,
        },
      ],
      ladder: [
        'Does each change go up or down? How many times does it happen?',
        back
          ? 'A drop is negative, and going back is negative. Multiply, and think about the sign.'
          : 'A drop is a negative change. When it repeats, multiply.',
        back
          ? `Multiply $-${n} \\times (-${per})$. What is the sign of the product of two negatives?`
          : `Multiply $${n} \\times (-${per})$. What is the sign of the product?`,
      ],
      misconceptions,
      wrong: plainlyWrong(rational(value), misconceptions),
    };
  },
};

export const multiplyDivideIntegersGenerators: readonly Generator[] = [multiply, divide, missing, story];
