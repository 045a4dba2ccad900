import { compare, divide, rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import {
  dividesTheOtherWay,
  leftoverAsPartOfUnit,
  leftoverDropped,
  multipliesInsteadOfDivides,
  operationAsSeen,
  sharedByBottom,
} from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import { numberDraft, type NumberWay } from '../../number-draft.ts';
import { isLowest, lowest } from '../../wording/fraction-text.ts';
import { person } from '../../wording/people.ts';
import { drawQuotient, quantityInMath, quantityTex, quotientStep, quotientSteps } from './divide.ts';
import { isEveryday, valueOf, type Fraction } from './unlike-fractions.ts';
import { following } from '../../wrong-way.ts';

/** How many times a portion fits into an amount. */
const portionStories: readonly ((amount: string, portion: string, name: string, several: boolean) => string)[] = [
  (amount, portion, name, several) =>
    `${name} has ${amount} ${several ? 'quarts' : 'quart'} of lemonade. Each glass holds ${portion} quart.`,
  (amount, portion, name, several) =>
    `${name} has ${amount} ${several ? 'yards' : 'yard'} of ribbon. Each bow takes ${portion} yard.`,
  (amount, portion, name, several) =>
    `${name} has ${amount} ${several ? 'pounds' : 'pound'} of rice. Each meal takes ${portion} pound.`,
  (amount, portion, name, several) =>
    `${name} wants to run ${amount} ${several ? 'miles' : 'mile'} on a track. One lap is ${portion} mile.`,
];
const asks = [
  ['How many glasses can be filled?', 'How many glasses does the lemonade fill? Include any part of a glass as a fraction.'],
  ['How many bows can be made?', 'How many bows can be made? Include any part of a bow as a fraction.'],
  ['How many meals does the rice make?', 'How many meals does the rice make? Include any part of a meal as a fraction.'],
  ['How many laps does it take?', 'How many laps does it take? Include any part of a lap as a fraction.'],
] as const;

/** What goes wrong when portions are counted. */
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

/** 1: single parts out of a whole number. 2: several parts out of a whole number. 3: out of a fraction or mixed number. 4 and 5: with a part of a portion left, the answer a mixed number (5: out of a mixed number). */
const portions: Generator = {
  name: 'frac_div_portions',
  version: 1,
  skill: 'frac_div',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [amount, portion] = drawUntil(
      (): [Fraction, Fraction] => {
        const bottom = chance.pick([2, 3, 4, 5, 6, 8]);
        const f: Fraction = { top: difficulty === 1 ? 1 : chance.int(2, bottom), bottom };
        if (difficulty === 1) return [{ top: chance.int(2, 9), bottom: 1 }, f];
        if (difficulty <= 3) return [lowest({ top: f.top * chance.int(3, 12), bottom }), f];
        const parts = difficulty === 4 ? 1 : chance.pick([2, 4, 8]);
        return [{ top: chance.int(2, 6) * parts + (parts === 1 ? 0 : 1), bottom: parts }, f];
      },
      ([whole, f]) => {
        const count = divide(valueOf(whole), valueOf(f));
        if (!isLowest(f) || f.bottom <= f.top || whole.bottom > 12 || whole.top === f.bottom) return false;
        if (difficulty <= 3) return count.d === 1n && count.n <= 40n && (difficulty === 3) === whole.bottom > 1;
        return count.d !== 1n && count.n > 2n * count.d && count.n < 13n * count.d;
      },
    );
    const count = divide(valueOf(amount), valueOf(portion));
    const which = chance.int(0, portionStories.length - 1);
    const told = portionStories[which]!(
      quantityInMath(amount),
      quantityInMath(portion),
      person(chance),
      amount.top > amount.bottom,
    );
    const ways = portionWays(amount, portion);
    return numberDraft({
      stem: `${told} ${asks[which]![difficulty <= 3 ? 0 : 1]}`,
      right: count,
      inputType: 'fraction',
      steps: [
        ['To find how many portions are in the amount, divide.', `${quantityTex(amount)} \\div ${quantityTex(portion)}`],
        ...quotientSteps(amount, portion),
      ],
      ladder: [
        'What is the whole amount, and how large is one portion?',
        'To find how many portions are in an amount, divide the amount by one portion.',
        `Divide ${quantityInMath(amount)} by ${quantityInMath(portion)}. ${quotientStep(amount, portion)}`,
      ],
      ways: [
        ...(difficulty === 1
          ? [
              following(
                sharedByBottom,
                [valueOf(amount), portion],
                [
                  `Did you divide by ${portion.bottom}, or count pieces of size ${quantityInMath(portion)}?`,
                  `Dividing by ${quantityInMath(portion)} is not dividing by ${portion.bottom}: it asks how many of those pieces there are.`,
                  `How many pieces of size ${quantityInMath(portion)} make one whole?`,
                ],
              ),
            ]
          : []),
        ...(difficulty >= 4
          ? [
              following(
                leftoverAsPartOfUnit,
                [valueOf(amount), valueOf(portion)],
                [
                  leftoverAsPartOfUnit.hints.look,
                  leftoverAsPartOfUnit.hints.principle,
                  `After the full portions something is left. What fraction of a portion of ${quantityInMath(portion)} is it?`,
                ],
              ),
              following(
                leftoverDropped,
                [valueOf(amount), valueOf(portion)],
                [
                  leftoverDropped.hints.look,
                  leftoverDropped.hints.principle,
                  `How much is left over after all the full portions of ${quantityInMath(portion)}?`,
                ],
              ),
            ]
          : []),
        ...(difficulty === 1 ? ways.slice(1) : ways),
      ],
    });
  },
};

const amountOf = (f: Fraction, thing: string): string =>
  f.top > f.bottom ? `${quantityInMath(f)} ${thing}s` : `${quantityInMath(f)} of a ${thing}`;

/** Sharing, and how much there is for one. 2: a fraction among several. 3 and 4: the rate for one whole of something, without and with cancelling. 5: with mixed numbers. */
const rates: Generator = {
  name: 'frac_div_for_one',
  version: 1,
  skill: 'frac_div',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const name = person(chance);
    const [a, b] = drawUntil(
      () => drawQuotient(chance, difficulty),
      ([x, y]) => (difficulty === 2 ? x.bottom > 1 && isEveryday(x) : isEveryday(x) && isEveryday(y)),
    );
    const [x, y] = [quantityInMath(a), quantityInMath(b)];
    const [one, hours] = [a.top > a.bottom ? 's' : '', b.top > b.bottom ? 's' : ''];
    const walkable = compare(divide(valueOf(a), valueOf(b)), rational(4)) <= 0; // miles in an hour
    const stems =
      difficulty === 2
        ? [
            `${name} and some friends, ${b.top} people in all, share ${x} of a pizza equally. What fraction of a pizza does each person get?`,
            `${name} pours ${x} quart of juice equally into ${b.top} glasses. How many quarts are in each glass?`,
            `A string is ${x} yard long. It is cut into ${b.top} equal pieces. How many yards long is each piece?`,
          ]
        : [
            `A snail crawls ${x} meter${one} in ${y} hour${hours}. At that speed, how many meters does it crawl in one hour?`,
            `A pump fills ${amountOf(a, 'tank')} in ${y} hour${hours}. How many tanks does it fill in one hour?`,
            `With ${y} gallon${hours} of paint, ${name} can paint ${amountOf(a, 'wall')}. How many of those walls can ${name} paint with one gallon?`,
            ...(walkable
              ? [`${name} walks ${x} mile${one} in ${y} hour${hours}. How many miles does ${name} walk in one hour?`]
              : []),
          ];
    return numberDraft({
      stem: chance.pick(stems),
      right: divide(valueOf(a), valueOf(b)),
      inputType: 'fraction',
      steps: [
        [
          difficulty === 2 ? 'The amount is shared equally, so divide.' : 'Find the amount for 1 whole. Divide.',
          `${quantityTex(a)} \\div ${quantityTex(b)}`,
        ],
        ...quotientSteps(a, b),
      ],
      ladder: [
        'What does the question ask for? What amount do you share or split?',
        difficulty === 2
          ? 'To share an amount equally, divide it by the number of shares.'
          : 'To find the amount for 1, divide by the number it goes with.',
        `Divide ${x} by ${y}. ${quotientStep(a, b)}`,
      ],
      ways: [
        following(
          multipliesInsteadOfDivides,
          [valueOf(a), valueOf(b)],
          [
            difficulty === 2 ? `Can one share be more than ${x}?` : `Does ${x} go with 1, or with ${y}?`,
            'To find the amount for 1, divide by the number it goes with.',
            difficulty === 2
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
            difficulty === 2
              ? `Write a division that starts with ${x}. How many pieces are there?`
              : `Write a division that starts with ${x} and divides by ${y}.`,
          ],
        ),
      ],
    });
  },
};

/** In reverse: a missing factor. 3: proper fractions. 4: something cancels. 5: mixed numbers, in a story of a rectangle. */
const missingFactor: Generator = {
  name: 'frac_div_missing_factor',
  version: 1,
  skill: 'frac_div',
  difficulties: [3, 4, 5],
  draft(chance, difficulty) {
    const [product, known] = drawQuotient(chance, difficulty);
    const [x, y] = [quantityInMath(product), quantityInMath(known)];
    const name = person(chance);
    return numberDraft({
      stem: chance.pick([
        `What number makes the equation true?\n\n$\\square \\times ${quantityTex(known)} = ${quantityTex(product)}$`,
        `${name} multiplies a number by ${y} and gets ${x}. What is the number?`,
        `A rectangle has an area of ${x} square yard${product.top > product.bottom ? 's' : ''}. One side is ${y} yard${known.top > known.bottom ? 's' : ''} long. How many yards long is the other side?`,
        ...(known.top < known.bottom ? [`If ${y} of a number is ${x}, what is the number?`] : []),
      ]),
      right: divide(valueOf(product), valueOf(known)),
      inputType: 'fraction',
      steps: [
        [
          'Undo the multiplication: divide the product by the factor you know.',
          `${quantityTex(product)} \\div ${quantityTex(known)}`,
        ],
        ...quotientSteps(product, known),
      ],
      ladder: [
        'What do you know: a factor or the product?',
        'Division undoes multiplication. Divide the product by the factor you know.',
        `Divide ${x} by ${y}. ${quotientStep(product, known)}`,
      ],
      ways: [
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
    });
  },
};

export const divideStoryGenerators: readonly Generator[] = [portions, rates, missingFactor];
