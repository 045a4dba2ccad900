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
  'Count the minus signs: an even number of them makes the product or quotient positive, an odd number makes it negative.';

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
  const sub = `Work out ${sizes} first. ${count === 1 ? 'Then look: one of the factors is negative.' : `Then look at the signs: is ${count}, the number of negative factors, even or odd?`}`;
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
        `Which operation joins ${factors.join(', ')}: a plus or a times?`,
        'Multiplying repeats a number; it does not add the factors to each other.',
        `What is ${Math.abs(factors[0]!)} groups of ${Math.abs(factors[1]!)}? Think of the sign afterwards.`,
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
      stem: `Work out $${productTex(factors)}$.`,
      answer: `${value}`,
      inputType: 'integer',
      steps: [
        { explanation: 'Multiply the absolute values.', math: `${factors.map(Math.abs).join(' \\times ')} = ${Math.abs(value)}` },
        {
          explanation: `There ${negative === 1 ? 'is one minus sign' : `are ${negative} minus signs`}, an ${negative % 2 === 0 ? 'even' : 'odd'} number, so the product is ${value < 0 ? 'negative' : 'positive'}.`,
          math: `${productTex(factors)} = ${value}`,
        },
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
          `Divide ${Math.abs(dividend)} by ${Math.abs(d)} first. Then count the minus signs: is their number even or odd?`,
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
          `How many times does ${Math.abs(d)} fit into ${Math.abs(dividend)}?`,
          subtractedForDivided.hints.principle,
          `Which number times ${d} gives ${dividend}? Look at the absolute values first, and then at the signs.`,
        ],
        subtractedForDivided.told(dividend, d),
      ),
    ];
    return {
      stem: `Work out $${shown}$.`,
      answer: right,
      inputType: 'integer',
      steps: [
        ...(difficulty === 4
          ? [
              {
                explanation: 'Work from left to right: multiply first.',
                math: `${dividend} \\times ${inBrackets(f)} = ${dividend * f}`,
              },
              {
                explanation: 'Then divide; equal signs give plus, different signs minus.',
                math: `${dividend * f} \\div ${inBrackets(d)} = ${value}`,
              },
            ]
          : []),
        ...(difficulty === 5
          ? [
              { explanation: 'Work from left to right: divide first.', math: `${dividend} \\div ${inBrackets(d)} = ${q}` },
              {
                explanation: 'Then multiply; equal signs give plus, different signs minus.',
                math: `${q} \\times ${inBrackets(f)} = ${value}`,
              },
            ]
          : []),
        ...(difficulty < 4
          ? [
              { explanation: 'Divide the absolute values.', math: `${Math.abs(dividend)} \\div ${Math.abs(d)} = ${Math.abs(q)}` },
              {
                explanation: `The signs are ${dividend < 0 === d < 0 ? 'equal, so the quotient is positive' : 'different, so the quotient is negative'}.`,
                math: `${shown} = ${value}`,
              },
            ]
          : []),
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
          'Put your number into the box and look at the sign of the result.',
          signRule,
          'Settle the size first, then choose the sign that makes the result right.',
        ]),
        ...held(
          operationAsSeen,
          hideDividend ? finiteDecimal(rational(known, unknown)) : `${multipliedForMissing(all, unknown)}`,
          `${hidden}`,
          [
            'Put your number into the box. Does the quotient come out?',
            hideDividend
              ? 'Dividing is undone by multiplying with the divisor.'
              : 'The divisor is the dividend divided by the quotient.',
            hideDividend
              ? `The quotient ${unknown} was found by dividing by ${known}. Undo that.`
              : `How many times does ${Math.abs(unknown)} fit into ${Math.abs(all)}?`,
          ],
        ),
      ];
      return {
        stem: `Find the missing number: $${shown}$`,
        answer: `${hidden}`,
        inputType: 'integer',
        steps: hideDividend
          ? [
              { explanation: 'Dividing is undone by multiplying.', math: `\\square = ${unknown} \\times ${inBrackets(known)}` },
              {
                explanation: `The signs are ${unknown < 0 === known < 0 ? 'equal' : 'different'}, so the number is ${hidden < 0 ? 'negative' : 'positive'}.`,
                math: `\\square = ${hidden}`,
              },
            ]
          : [
              {
                explanation: 'The divisor is the dividend divided by the quotient.',
                math: `\\square = ${all} \\div ${inBrackets(unknown)}`,
              },
              {
                explanation: `The signs are ${all < 0 === unknown < 0 ? 'equal' : 'different'}, so the number is ${hidden < 0 ? 'negative' : 'positive'}.`,
                math: `\\square = ${hidden}`,
              },
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
          'Put your number into the box and look at the sign of the product.',
          signRule,
          `The product ${all} is ${all < 0 ? 'negative' : 'positive'}. How many minus signs must the left side have, an even or an odd number?`,
        ],
      ),
      ...held(
        subtractedForMissing,
        `${subtractedForMissing.answer(all, rest)}`,
        right,
        [
          `What undoes multiplying by ${rest}?`,
          subtractedForMissing.hints.principle,
          `How many times does ${Math.abs(rest)} fit into ${Math.abs(all)}? Then settle the sign.`,
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
          ? [{ explanation: 'Multiply the two known factors.', math: `${known} \\times ${inBrackets(third)} = ${rest}` }]
          : []),
        {
          explanation: 'The missing factor is the product divided by the known factor.',
          math: `\\square = ${all} \\div ${inBrackets(rest)}`,
        },
        {
          explanation: `The signs are ${all < 0 === rest < 0 ? 'equal, so it is positive' : 'different, so it is negative'}.`,
          math: `\\square = ${unknown}`,
        },
      ],
      misconceptions,
      wrong: plainlyWrong(rational(unknown), misconceptions),
    };
  },
};

const changes = [
  {
    tell: (per: number, n: number) =>
      `The temperature falls by $${per}$ degrees every hour. By how much has it changed after $${n}$ hours? Give the change as an integer, in degrees.`,
    ago: (per: number, n: number) =>
      `The temperature has been falling by $${per}$ degrees every hour. How many degrees higher or lower was it $${n}$ hours ago than now? Give an integer: positive for higher, negative for lower.`,
  },
  {
    tell: (per: number, n: number) =>
      `A diver sinks $${per}$ m every minute. By how much has the diver's height changed after $${n}$ minutes? Give the change as an integer, in meters.`,
    ago: (per: number, n: number) =>
      `A diver has been sinking $${per}$ m every minute. How many meters higher or lower was the diver $${n}$ minutes ago than now? Give an integer: positive for higher, negative for lower.`,
  },
  {
    tell: (per: number, n: number) =>
      `A game takes away $${per}$ points for each mistake. How do $${n}$ mistakes change a score? Give the change as an integer.`,
    ago: (per: number, n: number) =>
      `A game takes away $${per}$ points for each mistake. A referee cancels $${n}$ mistakes. How does that change the score? Give the change as an integer.`,
  },
] as const;

/** 1 and 2: a fall repeated. 3: two-digit. 4: time or mistakes taken back, so two minuses. 5: the same, two-digit. */
const story: Generator = {
  name: 'int_mult_div_story',
  version: 1,
  skill: 'int_mult_div',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const scene = chance.pick(changes);
    const [low, high] = ({ 1: [2, 6], 2: [3, 12], 3: [6, 19], 4: [2, 12], 5: [8, 25] } as const)[difficulty];
    const [per, n] = drawUntil(
      () => [chance.int(low, high), chance.int(low, high)] as const,
      ([x, y]) => x !== y,
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
            ? 'Two things are turned round here: it goes down, and it is undone. What does that make?'
            : `Each time there is a change of ${per}. Does it go up or down?`,
          back
            ? 'Going back in time, or taking back a loss, is a negative number of times.'
            : 'A fall or a loss is a negative change; repeating it stays negative.',
          `One step is a change of ${-per}. ${back ? `Taking it back ${n} times is ${-n} times that.` : `It comes ${n} times.`}`,
        ],
      ),
      ...held(
        addedFactors,
        `${back ? per + n : addedFactors.answer([-per, -n])}`,
        right,
        [
          `Is ${per} changed once, or ${n} times?`,
          'The same change repeated is a product.',
          'What is the change after 2 steps? And after 3? What do you do each time?',
        ],
        addedFactors.told([-per, -n]),
      ),
    ];
    return {
      stem: (back ? scene.ago : scene.tell)(per, n),
      answer: right,
      inputType: 'integer',
      steps: [
        { explanation: 'One step changes it by a negative number.', math: `-${per}` },
        back
          ? { explanation: `It is taken back ${n} times, which counts as −${n} times.`, math: `-${n} \\times (-${per})` }
          : { explanation: `It happens ${n} times, so multiply.`, math: `${n} \\times (-${per})` },
        {
          explanation: back ? 'Two minus signs give a positive product.' : 'One minus sign gives a negative product.',
          math: back ? `-${n} \\times (-${per}) = ${value}` : `${n} \\times (-${per}) = ${value}`,
        },
      ],
      misconceptions,
      wrong: plainlyWrong(rational(value), misconceptions),
    };
  },
};

export const multiplyDivideIntegersGenerators: readonly Generator[] = [multiply, divide, missing, story];
