import { compare, divide, rational } from '@stoa/engine/math/exact/rational';
import { family, graded } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import {
  dividesTheOtherWay,
  leftoverAsPartOfUnit,
  leftoverDropped,
  multipliesInsteadOfDivides,
  operationAsSeen,
  sharedByBottom,
} from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import type { NumberWay } from '../../number-draft.ts';
import { isLowest, lowest } from '../../wording/fraction-text.ts';
import { person } from '../../wording/people.ts';
import { drawQuotient, quantityInMath, quantityTex, quotientStep, quotientSteps } from './divide.ts';
import { isEveryday, valueOf, type Fraction } from './unlike-fractions.ts';
import { following } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

/** A story that asks how many times a portion fits into an amount, exactly or with part of a portion left. */
type PortionStory = {
  readonly tell: (amount: string, portion: string, name: string, s: string) => string;
  readonly ask: string;
  readonly askParts: string;
};
const portionStories: readonly PortionStory[] = [
  {
    tell: (amount, portion, name, s) => `${name} has ${amount} quart${s} of lemonade. Each glass holds ${portion} quart.`,
    ask: 'How many glasses can be filled?',
    askParts: 'How many glasses does the lemonade fill? Include any part of a glass as a fraction.',
  },
  {
    tell: (amount, portion, name, s) => `${name} has ${amount} yard${s} of ribbon. Each bow takes ${portion} yard.`,
    ask: 'How many bows can be made?',
    askParts: 'How many bows can be made? Include any part of a bow as a fraction.',
  },
  {
    tell: (amount, portion, name, s) => `${name} has ${amount} pound${s} of rice. Each meal takes ${portion} pound.`,
    ask: 'How many meals does the rice make?',
    askParts: 'How many meals does the rice make? Include any part of a meal as a fraction.',
  },
  {
    tell: (amount, portion, name, s) => `${name} wants to run ${amount} mile${s} on a track. One lap is ${portion} mile.`,
    ask: 'How many laps does it take?',
    askParts: 'How many laps does it take? Include any part of a lap as a fraction.',
  },
];

/** Returns what goes wrong when portions are counted. */
const portionWays = (amount: Fraction, portion: Fraction): NumberWay[] => [
  following(
    multipliesInsteadOfDivides,
    [valueOf(amount), valueOf(portion)],
    [
      `Each portion is less than one whole. Should there be more portions than ${quantityInMath(amount)}, or fewer?`,
      'To find how many portions are in an amount, divide. Dividing by a number less than 1 gives a greater number.',
      `Draw portions of ${quantityInMath(portion)} end to end. How much do two of them make?`,
    ],
  ),
  following(
    dividesTheOtherWay,
    [valueOf(amount), valueOf(portion)],
    [
      'Which number is the amount, and which is the size of one portion?',
      'Divide the amount by the size of one portion. The order matters.',
      `How many portions of ${quantityInMath(portion)} are in 1 whole? Then how many are in ${quantityInMath(amount)}?`,
    ],
  ),
];

type Portions = readonly [amount: Fraction, portion: Fraction];
const bottomOf = (chance: Chance): number => chance.pick([2, 3, 4, 5, 6, 8]);
const severalParts = (chance: Chance): Fraction => {
  const bottom = bottomOf(chance);
  return { top: chance.int(2, bottom), bottom };
};
const singleParts = (chance: Chance): Portions => {
  const portion = { top: 1, bottom: bottomOf(chance) };
  return [{ top: chance.int(2, 9), bottom: 1 }, portion];
};
const withoutRest = (chance: Chance): Portions => {
  const { top, bottom } = severalParts(chance);
  return [lowest({ top: top * chance.int(3, 12), bottom }), { top, bottom }];
};
const outOfWhole = (chance: Chance): Portions => {
  const portion = severalParts(chance);
  return [{ top: chance.int(2, 6), bottom: 1 }, portion];
};
const outOfMixed = (chance: Chance): Portions => {
  const [portion, bottom] = [severalParts(chance), chance.pick([2, 4, 8])];
  return [{ top: chance.int(2, 6) * bottom + 1, bottom }, portion];
};

/**
 * 1: unit fractions out of a whole number. 2: other fractions out of a whole number. 3: out of a fraction or mixed number. 4
 * and 5: with part of a portion left, so the answer is a mixed number (5: out of a mixed number).
 */
const portions = family(
  { name: 'frac_div_portions', version: 1, skill: 'frac_div' },
  {
    levels: { portions: [singleParts, withoutRest, withoutRest, outOfWhole, outOfMixed] },
    where: ({ portions: [amount, portion] }, difficulty) => {
      const { n, d } = divide(valueOf(amount), valueOf(portion));
      const fits =
        difficulty <= 3 ? d === 1n && n <= 40n && (difficulty === 3) === amount.bottom > 1 : d > 1n && n > 2n * d && n < 13n * d;
      return fits && isLowest(portion) && portion.top < portion.bottom && amount.bottom <= 12 && amount.top !== portion.bottom;
    },
    derived: ({ portions: [amount, portion], difficulty }) => ({ amount, portion, hasRest: difficulty >= 4 }),
    phrasing: (chance) => ({ story: chance.pick(portionStories), name: person(chance) }),
    given: ({ amount, portion, hasRest, story, name }) => ({
      stem: `${story.tell(quantityInMath(amount), quantityInMath(portion), name, amount.top > amount.bottom ? 's' : '')} ${hasRest ? story.askParts : story.ask}`,
      right: divide(valueOf(amount), valueOf(portion)),
      inputType: 'fraction',
    }),
    steps: ({ amount, portion }) => [
      ['To find how many portions are in the amount, divide.', `${quantityTex(amount)} \\div ${quantityTex(portion)}`],
      ...quotientSteps(amount, portion),
    ],
    ladder: ({ amount, portion }) => [
      'What is the whole amount, and how large is one portion?',
      'To find how many portions are in an amount, divide the amount by one portion.',
      `Divide ${quantityInMath(amount)} by ${quantityInMath(portion)}. ${quotientStep(amount, portion)}`,
    ],
    ways: ({ amount, portion, hasRest, difficulty }) =>
      difficulty === 1
        ? [singlePartWay(amount, portion), ...portionWays(amount, portion).slice(1)]
        : [...(hasRest ? restWays(amount, portion) : []), ...portionWays(amount, portion)],
  },
);

const singlePartWay = (amount: Fraction, portion: Fraction): NumberWay =>
  following(
    sharedByBottom,
    [valueOf(amount), portion],
    [
      `Did you divide by ${portion.bottom}, or count pieces of size ${quantityInMath(portion)}?`,
      `Dividing by ${quantityInMath(portion)} is not dividing by ${portion.bottom}: it asks how many of those pieces there are.`,
      `How many pieces of size ${quantityInMath(portion)} make one whole?`,
    ],
  );

/** Returns what goes wrong if part of a portion is left. */
const restWays = (amount: Fraction, portion: Fraction): NumberWay[] => [
  ruled(
    leftoverAsPartOfUnit,
    [valueOf(amount), valueOf(portion)],
    `After the full portions something is left. What fraction of a portion of ${quantityInMath(portion)} is it?`,
  ),
  ruled(
    leftoverDropped,
    [valueOf(amount), valueOf(portion)],
    `How much is left over after all the full portions of ${quantityInMath(portion)}?`,
  ),
];

/** Returns a number with its unit: '$2$ hours', '$\\frac{1}{2}$ hour'. */
const units = (f: Fraction, unit: string): string => `${quantityInMath(f)} ${unit}${f.top > f.bottom ? 's' : ''}`;
const amountOf = (f: Fraction, thing: string): string =>
  f.top > f.bottom ? units(f, thing) : `${quantityInMath(f)} of a ${thing}`;

const shared = (a: Fraction, shares: number, name: string): readonly string[] => [
  `${name} and some friends, ${shares} people in all, share ${quantityInMath(a)} of a pizza equally. What fraction of a pizza does each person get?`,
  `${name} pours ${quantityInMath(a)} quart of juice equally into ${shares} glasses. How many quarts are in each glass?`,
  `A string is ${quantityInMath(a)} yard long. It is cut into ${shares} equal pieces. How many yards long is each piece?`,
];
const forOne = (a: Fraction, b: Fraction, name: string): readonly string[] => [
  `A snail crawls ${units(a, 'meter')} in ${units(b, 'hour')}. At that speed, how many meters does it crawl in one hour?`,
  `A pump fills ${amountOf(a, 'tank')} in ${units(b, 'hour')}. How many tanks does it fill in one hour?`,
  `With ${units(b, 'gallon')} of paint, ${name} can paint ${amountOf(a, 'wall')}. How many of those walls can ${name} paint with one gallon?`,
  ...(compare(divide(valueOf(a), valueOf(b)), rational(4)) <= 0 // at most as fast as a person walks
    ? [`${name} walks ${units(a, 'mile')} in ${units(b, 'hour')}. How many miles does ${name} walk in one hour?`]
    : []),
];

/**
 * Sharing, and how much one gets. 2: a fraction shared by several. 3 and 4: the rate for one whole, without and with
 * canceling. 5: with mixed numbers.
 */
const rates = family(
  { name: 'frac_div_for_one', version: 1, skill: 'frac_div', difficulties: [2, 3, 4, 5] },
  {
    setting: (chance) => ({ name: person(chance) }),
    levels: { numbers: graded(drawQuotient) },
    where: ({ numbers: [a, b] }, difficulty) => isEveryday(a) && (difficulty === 2 ? a.bottom > 1 : isEveryday(b)),
    derived: ({ numbers: [a, b], difficulty }) => ({
      a,
      b,
      x: quantityInMath(a),
      y: quantityInMath(b),
      shares: difficulty === 2,
    }),
    phrasing: (chance, { a, b, name, shares }) => ({ stem: chance.pick(shares ? shared(a, b.top, name) : forOne(a, b, name)) }),
    given: ({ a, b, stem }) => ({ stem, right: divide(valueOf(a), valueOf(b)), inputType: 'fraction' }),
    steps: ({ a, b, shares }) => [
      [
        shares ? 'The amount is shared equally, so divide.' : 'Find the amount for 1 whole. Divide.',
        `${quantityTex(a)} \\div ${quantityTex(b)}`,
      ],
      ...quotientSteps(a, b),
    ],
    ladder: ({ a, b, x, y, shares }) => [
      'What does the question ask for? What amount do you share or split?',
      shares
        ? 'To share an amount equally, divide it by the number of shares.'
        : 'To find the amount for 1, divide by the number it goes with.',
      `Divide ${x} by ${y}. ${quotientStep(a, b)}`,
    ],
    ways: ({ a, b, x, y, shares }) => [
      following(
        multipliesInsteadOfDivides,
        [valueOf(a), valueOf(b)],
        [
          shares ? `Can one share be more than ${x}?` : `Does ${x} go with 1, or with ${y}?`,
          'To find the amount for 1, divide by the number it goes with.',
          shares
            ? `Cut ${x} into ${b.top} equal pieces. How many of those pieces make 1 whole?`
            : `Try easy whole numbers in place of ${x} and ${y}. Which operation gives the amount for 1?`,
        ],
      ),
      following(
        dividesTheOtherWay,
        [valueOf(a), valueOf(b)],
        [
          'Which of the two numbers do you divide?',
          'Divide by the number that you want to make into 1. It comes second.',
          shares
            ? `Write a division that starts with ${x}. How many pieces are there?`
            : `Write a division that starts with ${x} and divides by ${y}.`,
        ],
      ),
    ],
  },
);

/** In reverse: a missing factor. 3: proper fractions. 4: something cancels. 5: mixed numbers, in a story about a rectangle. */
const missingFactor = family(
  { name: 'frac_div_missing_factor', version: 1, skill: 'frac_div', difficulties: [3, 4, 5] },
  {
    levels: { numbers: graded(drawQuotient) },
    derived: ({ numbers: [product, known] }) => ({
      product,
      known,
      x: quantityInMath(product),
      y: quantityInMath(known),
    }),
    phrasing: (chance, { product, known, x, y }) => {
      const name = person(chance);
      return {
        stem: chance.pick([
          `What number makes the equation true?\n\n$\\square \\times ${quantityTex(known)} = ${quantityTex(product)}$`,
          `${name} multiplies a number by ${y} and gets ${x}. What is the number?`,
          `A rectangle has an area of ${units(product, 'square yard')}. One side is ${units(known, 'yard')} long. How many yards long is the other side?`,
          ...(known.top < known.bottom ? [`If ${y} of a number is ${x}, what is the number?`] : []),
        ]),
      };
    },
    given: ({ product, known, stem }) => ({
      stem,
      right: divide(valueOf(product), valueOf(known)),
      inputType: 'fraction',
    }),
    steps: ({ product, known }) => [
      [
        'Undo the multiplication: divide the product by the factor you know.',
        `${quantityTex(product)} \\div ${quantityTex(known)}`,
      ],
      ...quotientSteps(product, known),
    ],
    ladder: ({ product, known, x, y }) => [
      'What do you know: a factor or the product?',
      'Division undoes multiplication. Divide the product by the factor you know.',
      `Divide ${x} by ${y}. ${quotientStep(product, known)}`,
    ],
    ways: ({ product, known, x, y }) => [
      following(
        operationAsSeen,
        [valueOf(product), valueOf(known), '×'],
        [
          `Is ${x} a factor or the product?`,
          'Division undoes multiplication. Divide the product by the factor you know.',
          `Write the problem as a division that starts with ${x}.`,
        ],
      ),
      following(
        dividesTheOtherWay,
        [valueOf(product), valueOf(known)],
        [
          `Multiply your number by ${y}. Do you get ${x}?`,
          'Divide the product by the factor you know, not the other way.',
          `Write the problem as a division that starts with ${x}.`,
        ],
      ),
    ],
  },
);

export const divideStoryGenerators: readonly Generator[] = [portions, rates, missingFactor];
