import { finiteDecimal, rational } from '@stoa/engine/math/exact/rational';
import { operationAsSeen } from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import {
  addedFactors,
  alwaysPositive,
  anyMinusNegative,
  multipliedBeforeDividing,
  multipliedForMissing,
  subtractedForDivided,
  subtractedForMissing,
} from '@stoa/engine/math/mal-rules/integers/signed-numbers';
import { byDifficulty } from '../../by-difficulty.ts';
import { always, family, only, range, type Step, type Way } from '../../family.ts';
import type { Chance, Generator, Ladder } from '../../generator.ts';
import { byShape } from '../../by-shape.ts';
import { inBrackets } from '../../wording/linear-text.ts';
import { following } from '../../wrong-way.ts';
import { withSign } from '../../with-sign.ts';
import { ledTo } from '../../ruled.ts';

const product = (factors: readonly number[]): number => factors.reduce((value, n) => value * n, 1);
const negatives = (numbers: readonly number[]): number => numbers.filter((n) => n < 0).length;
const sizes = (numbers: readonly number[]): number[] => numbers.map(Math.abs);
const haveOwnSizes = (...numbers: readonly number[]): boolean => new Set(sizes(numbers)).size === numbers.length;
const productTex = (factors: readonly number[]): string =>
  factors.map((n, i) => (i === 0 ? `${n}` : inBrackets(n))).join(' \\times ');

const signRule =
  'Count the negative signs. An even number makes the product or quotient positive. An odd number makes it negative.';
const likeSigns = 'Like signs give a positive, and different signs give a negative.';
const parity = (count: number): string => (count % 2 === 0 ? 'even' : 'odd');
const signName = (n: number): string => (n < 0 ? 'negative' : 'positive');
const compared = (a: number, b: number): string => (a < 0 === b < 0 ? 'the same' : 'different');

/** Draws a number that is more often below zero than above. */
const mostlyBelow = (most: number) => withSign(2, most, 0.55);
const manySigned =
  (count: number, most: number) =>
  (chance: Chance): number[] =>
    Array.from({ length: count }, () => withSign(2, most, 0.6)(chance));

/** Returns the answer with the wrong sign. */
const signSlip = (right: number, hints: Ladder): Way =>
  following(right < 0 ? alwaysPositive : anyMinusNegative, [[right]], hints);

/** 1: one negative digit. 2: two factors, at least one negative. 3: two-digit. 4: three factors. 5: four factors. */
const multiply = family(
  { name: 'int_mult_div_product', version: 1, skill: 'int_mult_div' },
  {
    levels: {
      factors: [manySigned(2, 9), manySigned(2, 12), manySigned(2, 25), manySigned(3, 8), manySigned(4, 6)],
    },
    where: ({ factors }, difficulty) => {
      const count = negatives(factors);
      return (
        (difficulty === 1 ? count === 1 : count > (difficulty < 4 ? 0 : 1)) &&
        haveOwnSizes(...factors) &&
        (difficulty !== 3 || factors.some((n) => Math.abs(n) > 11)) &&
        Math.abs(product(factors)) !== Math.abs(addedFactors.answer(factors))
      );
    },
    derived: ({ factors }) => ({ value: product(factors), count: negatives(factors) }),
    given: ({ factors, value }) => ({ stem: `Find $${productTex(factors)}$.`, right: value }),
    steps: ({ factors, value, count }) => [
      ['Multiply the absolute values.', `${sizes(factors).join(' \\times ')} = ${Math.abs(value)}`],
      [
        `There ${count === 1 ? 'is 1 negative factor' : `are ${count} negative factors`}, an ${parity(count)} number, so the product is ${signName(value)}.`,
        `${productTex(factors)} = ${value}`,
      ],
    ],
    ladder: ({ factors }) => [
      'How many of the factors are negative?',
      'Multiply the absolute values. An even number of negatives gives a positive product, and an odd number gives a negative product.',
      `Multiply $${sizes(factors).join(' \\times ')}$. Then count the negative factors.`,
    ],
    ways: ({ factors, value, count }) => [
      signSlip(value, [
        `How many of the factors in this product are negative?`,
        signRule,
        `Find ${sizes(factors).join(' × ')} first. ${count === 1 ? 'Then look: one of the factors is negative.' : `Then look at the signs: is ${count}, the number of negative factors, even or odd?`}`,
      ]),
      following(
        addedFactors,
        [factors],
        [
          `Do you add ${factors.join(', ')}, or do you multiply?`,
          'Multiplying means equal groups. It does not add the factors.',
          `What is ${Math.abs(factors[0]!)} groups of ${Math.abs(factors[1]!)}? Then find the sign.`,
        ],
      ),
    ],
    belowZero: true,
  },
);

/** 1 and 2: facts. 3: two-digit quotients. 4: a product divided. 5: a quotient times a number, signs everywhere. */
const divide = family(
  { name: 'int_mult_div_quotient', version: 1, skill: 'int_mult_div' },
  {
    levels: {
      quotient: [mostlyBelow(9), mostlyBelow(12), mostlyBelow(30), mostlyBelow(9), mostlyBelow(12)],
      divisor: [mostlyBelow(9), mostlyBelow(9), mostlyBelow(15), mostlyBelow(9), mostlyBelow(9)],
      factor: [only(1), only(1), only(1), mostlyBelow(6), mostlyBelow(6)],
    },
    where: ({ quotient, divisor, factor }, difficulty) =>
      (quotient * divisor < 0 || divisor < 0) &&
      (difficulty !== 1 || quotient < 0) &&
      haveOwnSizes(quotient, divisor, factor) &&
      (difficulty < 4 || negatives([quotient, divisor, factor]) > 1) &&
      (difficulty !== 3 || Math.abs(quotient) > 10),
    derived: ({ quotient, divisor, factor, difficulty }) => {
      const dividend = quotient * divisor;
      const [by, times] = [`\\div ${inBrackets(divisor)}`, `\\times ${inBrackets(factor)}`];
      const shown = byDifficulty(difficulty, [by, by, by, `${times} ${by}`, `${by} ${times}`]);
      return { dividend, by, times, value: quotient * factor, shown: `${dividend} ${shown}` };
    },
    given: ({ shown, value }) => ({ stem: `Find $${shown}$.`, right: value }),
    steps: ({ dividend, divisor, factor, quotient, by, times, shown, value, difficulty }) =>
      difficulty === 4
        ? [
            ['Go from left to right. Multiply first.', `${dividend} ${times} = ${dividend * factor}`],
            [`Then divide. ${likeSigns}`, `${dividend * factor} ${by} = ${value}`],
          ]
        : difficulty === 5
          ? [
              ['Go from left to right. Divide first.', `${dividend} ${by} = ${quotient}`],
              [`Then multiply. ${likeSigns}`, `${quotient} ${times} = ${value}`],
            ]
          : [
              ['Divide the absolute values.', `${sizes([dividend, divisor]).join(' \\div ')} = ${Math.abs(quotient)}`],
              [`The signs are ${compared(dividend, divisor)}, so the quotient is ${signName(quotient)}.`, `${shown} = ${value}`],
            ],
    ladder: ({ dividend, divisor, times, difficulty }) => [
      'How many of the numbers are negative? Which operation comes first?',
      `Go from left to right. ${likeSigns}`,
      difficulty === 4
        ? `Start with $${dividend} ${times}$. Then divide by ${divisor}.`
        : `Start with $${sizes([dividend, divisor]).join(' \\div ')}$. Then find the sign.`,
    ],
    ways: ({ dividend, divisor, factor, value, difficulty }) => {
      const [size, parts] = [Math.abs(dividend), Math.abs(divisor)];
      return [
        signSlip(value, [
          'How many of the numbers in this problem are negative?',
          signRule,
          `Divide ${size} by ${parts} first. Then count the negative signs. Is the count even or odd?`,
        ]),
        ledTo(
          multipliedBeforeDividing,
          difficulty === 5 ? finiteDecimal(multipliedBeforeDividing.answer(dividend, divisor, factor)) : null,
          `Divide ${dividend} by ${divisor} first.`,
        ),
        ...(difficulty < 4
          ? [
              following(
                subtractedForDivided,
                [dividend, divisor],
                [
                  `How many ${parts}s are in ${size}?`,
                  subtractedForDivided.hints.principle,
                  `What number times ${divisor} equals ${dividend}? Look at the absolute values first, and then at the signs.`,
                ],
              ),
            ]
          : []),
      ];
    },
    belowZero: true,
  },
);

const told = { name: 'int_mult_div_missing', version: 1, skill: 'int_mult_div' };

/** known × hidden × third = all; the known factors together make `rest`. 1 and 2: facts. 3: two-digit. 4: three factors. */
const missingFactor = family(
  { ...told, difficulties: [1, 2, 3, 4] },
  {
    levels: {
      known: always(mostlyBelow(12)),
      hidden: [mostlyBelow(9), mostlyBelow(12), mostlyBelow(25), mostlyBelow(9), mostlyBelow(9)],
      third: [only(1), only(1), only(1), mostlyBelow(5), mostlyBelow(5)],
    },
    where: ({ known, hidden, third }, difficulty) =>
      (known < 0 || hidden < 0) &&
      haveOwnSizes(known, hidden, third) &&
      (difficulty !== 3 || Math.abs(hidden) > 11) &&
      Math.abs(known * third) !== Math.abs(hidden) &&
      (difficulty !== 4 || negatives([known, hidden, third]) > 1),
    derived: ({ known, hidden, third }) => ({ rest: known * third, all: known * hidden * third }),
    phrasing: (chance, { known, third, all, difficulty }) => ({
      shown:
        difficulty === 4
          ? `${known} \\times \\square \\times ${inBrackets(third)} = ${all}`
          : chance.maybe(0.5)
            ? `${known} \\times \\square = ${all}`
            : `\\square \\times ${inBrackets(known)} = ${all}`,
    }),
    given: ({ shown, hidden }) => ({ stem: `Find the missing number: $${shown}$`, right: hidden }),
    steps: ({ known, third, hidden, rest, all, difficulty }) => [
      ...(difficulty === 4
        ? [['Multiply the two factors you know.', `${known} \\times ${inBrackets(third)} = ${rest}`] satisfies Step]
        : []),
      ['Divide the product by the factor you know.', `\\square = ${all} \\div ${inBrackets(rest)}`],
      [`The signs are ${compared(all, rest)}, so it is ${signName(hidden)}.`, `\\square = ${hidden}`],
    ],
    ladder: ({ known, third, rest, all, difficulty }) => [
      'What do you know: the product and which factors?',
      'Division undoes multiplication. Divide the product by the factor you know, and check the signs.',
      difficulty === 4
        ? `Multiply the factors you know first: $${known} \\times ${inBrackets(third)}$. Divide ${all} by the product.`
        : `Find $${all} \\div ${inBrackets(rest)}$.`,
    ],
    ways: ({ hidden, rest, all }) => [
      signSlip(hidden, [
        'Write your number in the box. Look at the sign of the product.',
        signRule,
        `The product ${all} is ${signName(all)}. Does the left side need an even or an odd number of negatives?`,
      ]),
      following(
        subtractedForMissing,
        [all, rest],
        [
          `What undoes multiplying by ${rest}?`,
          subtractedForMissing.hints.principle,
          `How many ${Math.abs(rest)}s are in ${Math.abs(all)}? Then find the sign.`,
        ],
      ),
    ],
    belowZero: true,
  },
);

/** The dividend or the divisor is hidden. */
const missingInDivision = family(
  { ...told, difficulties: [5] },
  {
    levels: { divisor: always(mostlyBelow(12)), quotient: always(mostlyBelow(14)) },
    where: ({ divisor, quotient }) => (divisor < 0 || quotient < 0) && haveOwnSizes(divisor, quotient),
    phrasing: (chance, { divisor, quotient }) => {
      const dividend = divisor * quotient;
      return chance.maybe(0.5)
        ? {
            dividend,
            hidden: dividend,
            shown: `\\square \\div ${inBrackets(divisor)} = ${quotient}`,
            found: `${quotient} \\times ${inBrackets(divisor)}`,
            idea: 'To undo division, multiply.',
            signs: compared(quotient, divisor),
          }
        : {
            dividend,
            hidden: divisor,
            shown: `${dividend} \\div \\square = ${quotient}`,
            found: `${dividend} \\div ${inBrackets(quotient)}`,
            idea: 'The divisor is the dividend divided by the quotient.',
            signs: compared(dividend, quotient),
          };
    },
    given: ({ shown, hidden }) => ({ stem: `Find the missing number: $${shown}$`, right: hidden }),
    steps: ({ idea, found, signs, hidden }) => [
      [idea, `\\square = ${found}`],
      [`The signs are ${signs}, so the number is ${signName(hidden)}.`, `\\square = ${hidden}`],
    ],
    ladder: ({ idea, found }) => ['What is missing: the dividend or the divisor?', idea, `Find $${found}$.`],
    ways: ({ divisor, quotient, dividend, hidden, shown, idea }) => [
      signSlip(hidden, [
        'Write your number in the box. Look at the sign of the result.',
        signRule,
        `Find the absolute value of the box in $${shown}$ first. Then choose the sign.`,
      ]),
      hidden === dividend
        ? {
            rule: operationAsSeen,
            to: finiteDecimal(rational(divisor, quotient)),
            hints: [
              'Write your number in the box. Is the quotient right?',
              'To undo division, multiply by the divisor.',
              `The quotient ${quotient} comes from dividing by ${divisor}. Undo that.`,
            ],
          }
        : {
            rule: operationAsSeen,
            to: multipliedForMissing(dividend, quotient),
            hints: [
              'Write your number in the box. Is the quotient right?',
              idea,
              `How many ${Math.abs(quotient)}s are in ${Math.abs(dividend)}?`,
            ],
          },
    ],
    belowZero: true,
  },
);

const missing = byShape(missingFactor, missingInDivision);

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

const perStep = [range(2, 6), range(3, 12), range(6, 19), range(2, 12), range(8, 25)] as const;

/**
 * 1 and 2: a repeated drop. 3: two-digit. 4: going back in time or taking back mistakes, so two minuses. 5: the same,
 * two-digit.
 */
const story = family(
  { name: 'int_mult_div_story', version: 1, skill: 'int_mult_div' },
  {
    // Only scenes in which a product of medium size makes sense.
    setting: (chance, difficulty) => ({
      scene: chance.pick(changes.filter(({ most }) => most >= byDifficulty(difficulty, [16, 57, 157, 49, 273]))),
    }),
    levels: { per: perStep, times: perStep },
    where: ({ per, times, scene }) => per !== times && per * times <= scene.most,
    derived: ({ per, times, difficulty }) => {
      const back = difficulty >= 4;
      const factor = back ? -times : times;
      return { back, factor, value: factor * -per, shown: `${factor} \\times (-${per})` };
    },
    given: ({ scene, back, per, times, value }) => ({ stem: (back ? scene.ago : scene.tell)(per, times), right: value }),
    steps: ({ back, per, times, shown, value }) => [
      ['Each change is negative.', `-${per}`],
      [back ? `It goes back ${times} times, so multiply by −${times}.` : `It happens ${times} times, so multiply.`, shown],
      [back ? 'Two negatives give a positive product.' : 'One negative gives a negative product.', `${shown} = ${value}`],
    ],
    ladder: ({ back, shown }) => [
      'Does each change go up or down? How many times does it happen?',
      back
        ? 'A drop is negative, and going back is negative. Multiply, and think about the sign.'
        : 'A drop is a negative change. When it repeats, multiply.',
      `Multiply $${shown}$. What is the sign of the product${back ? ' of two negatives' : ''}?`,
    ],
    ways: ({ back, per, times, value }) => [
      signSlip(
        value,
        back
          ? [
              'A loss is negative, and going back is negative. What is the sign of the product?',
              'Going back in time, or taking back a loss, is negative.',
              `One step is a change of ${-per}. Taking it back ${times} times means ${-times} times that.`,
            ]
          : [
              `Each time there is a change of ${per}. Does it go up or down?`,
              'A drop or a loss is a negative change. Repeating it stays negative.',
              `One step is a change of ${-per}. It happens ${times} times.`,
            ],
      ),
      following(
        addedFactors,
        [back ? [per, times] : [-per, -times]],
        [
          `Does the change of ${per} happen once or ${times} times?`,
          'When the same change repeats, multiply.',
          `One change is ${per}. What is the change after 2 steps? After 3?`,
        ],
      ),
    ],
    belowZero: true,
  },
);

export const multiplyDivideIntegersGenerators: readonly Generator[] = [multiply, divide, missing, story];
