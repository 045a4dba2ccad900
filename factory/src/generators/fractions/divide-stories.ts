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
import { drawQuotient, quantityInMath, quantityTex, quotientSteps } from './divide.ts';
import { isEveryday, valueOf, type Fraction } from './unlike-fractions.ts';
import { following } from '../../wrong-way.ts';

/** How many times a portion fits into an amount. */
const portionStories: readonly ((amount: string, portion: string, name: string, several: boolean) => string)[] = [
  (amount, portion, name, several) =>
    `${name} has ${amount} ${several ? 'liters' : 'liter'} of lemonade and fills glasses that hold ${portion} liter each.`,
  (amount, portion, name, several) =>
    `${name} has ${amount} ${several ? 'yards' : 'yard'} of ribbon. One bow takes ${portion} yard of it.`,
  (amount, portion, name, several) =>
    `${name} has ${amount} ${several ? 'pounds' : 'pound'} of rice. One meal takes ${portion} pound of it.`,
  (amount, portion, name, several) =>
    `${name} wants to run ${amount} ${several ? 'miles' : 'mile'} on a track. One lap is ${portion} mile.`,
];
const asks = [
  ['How many glasses can be filled?', 'How many glasses does the lemonade fill? Give any part of a glass as a fraction.'],
  ['How many bows can be made?', 'For how many bows is that enough? Give any part of a bow as a fraction.'],
  ['How many meals does the rice last?', 'How many meals does the rice last? Give any part of a meal as a fraction.'],
  ['How many laps is that?', 'How many laps is that? Give any part of a lap as a fraction.'],
] as const;

/** What goes wrong when portions are counted. */
const portionWays = (amount: Fraction, portion: Fraction): NumberWay[] => [
  following(
    multipliesInsteadOfDivides,
    [valueOf(amount), valueOf(portion)],
    [
      `Each portion is less than one whole. Should there be more portions than ${quantityInMath(amount)}, or fewer?`,
      'How many times a portion fits into an amount is found by dividing. Dividing by a number below one gives more, not less.',
      `Lay out portions of ${quantityInMath(portion)} one after the other. How far do two of them reach?`,
    ],
  ),
  following(
    dividesTheOtherWay,
    [valueOf(amount), valueOf(portion)],
    [
      'Which number is cut up, and which is the size of one piece?',
      'The amount is divided by the size of one portion. The order matters.',
      `Ask how many times ${quantityInMath(portion)} fits into one whole before you take all of ${quantityInMath(amount)}.`,
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
        [
          'How many times the portion fits into the amount is asked for, so divide.',
          `${quantityTex(amount)} \\div ${quantityTex(portion)}`,
        ],
        ...quotientSteps(amount, portion),
      ],
      ways: [
        ...(difficulty === 1
          ? [
              following(
                sharedByBottom,
                [valueOf(amount), portion],
                [
                  `Did you share the amount among ${portion.bottom}, or count pieces of size ${quantityInMath(portion)}?`,
                  `Dividing by ${quantityInMath(portion)} is not dividing by ${portion.bottom}: it asks how many such pieces there are.`,
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
                  `After the full portions something is left. Which fraction of a portion of ${quantityInMath(portion)} is it?`,
                ],
              ),
              following(
                leftoverDropped,
                [valueOf(amount), valueOf(portion)],
                [
                  leftoverDropped.hints.look,
                  leftoverDropped.hints.principle,
                  `How much is left over when all full portions of ${quantityInMath(portion)} are taken out?`,
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
            `${b.top} friends share ${x} of a pizza equally. What fraction of a pizza does each of them get?`,
            `${name} pours ${x} liter of juice into ${b.top} glasses, the same amount into each. How many liters are in one glass?`,
            `A string ${x} yard long is cut into ${b.top} equal pieces. How many yards long is each piece?`,
          ]
        : [
            `A snail crawls ${x} meter${one} in ${y} hour${hours}. How many meters does it crawl in one hour at this speed?`,
            `A pump fills ${amountOf(a, 'tank')} in ${y} hour${hours}. How many tanks of this size does it fill in one hour?`,
            `With ${y} liter${hours} of paint, ${name} can paint ${amountOf(a, 'wall')}. How many walls of this size can be painted with one liter?`,
            ...(walkable ? [`${name} walks ${x} mile${one} in ${y} hour${hours}. How many miles is that in one hour?`] : []),
          ];
    return numberDraft({
      stem: chance.pick(stems),
      right: divide(valueOf(a), valueOf(b)),
      inputType: 'fraction',
      steps: [
        [
          difficulty === 2
            ? 'The amount is shared equally, so divide.'
            : 'How much belongs to one whole is asked for, so divide.',
          `${quantityTex(a)} \\div ${quantityTex(b)}`,
        ],
        ...quotientSteps(a, b),
      ],
      ways: [
        following(
          multipliesInsteadOfDivides,
          [valueOf(a), valueOf(b)],
          [
            difficulty === 2 ? `Can one share be more than ${x}?` : `Is ${x} what belongs to one, or what belongs to ${y}?`,
            'To find how much belongs to one, divide the amount by what it belongs to.',
            difficulty === 2
              ? `Cut ${x} into ${b.top} equal pieces. How many such pieces would a whole have?`
              : `Put easy whole numbers in place of ${x} and ${y}. Which operation gives what belongs to one?`,
          ],
        ),
        following(
          dividesTheOtherWay,
          [valueOf(a), valueOf(b)],
          [
            'Which of the two numbers is to be divided?',
            'What is wanted for one comes second: divide by that number.',
            difficulty === 2
              ? `${x} is cut into pieces. How many pieces are made?`
              : `${x} is spread over ${y}. Write it as a division with ${x} first.`,
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
        `A rectangle has an area of ${x} square meter${product.top > product.bottom ? 's' : ''}. One side is ${y} meter${known.top > known.bottom ? 's' : ''} long. How many meters long is the other side?`,
        ...(known.top < known.bottom ? [`${y} of a number is ${x}. What is the number?`] : []),
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
      ways: [
        following(
          operationAsSeen,
          [valueOf(product), valueOf(known), '×'],
          [
            `Is ${x} a factor here, or the result of a multiplication?`,
            'Division undoes multiplication: product divided by known factor is missing factor.',
            `Write the problem as a division that begins with ${x}.`,
          ],
        ),
        following(
          dividesTheOtherWay,
          [valueOf(product), valueOf(known)],
          [
            `Test it: multiply your number by ${y}. Do you get ${x}?`,
            'The product is divided by the known factor, not the factor by the product.',
            `Write the problem as a division that begins with ${x}.`,
          ],
        ),
      ],
    });
  },
};

export const divideStoryGenerators: readonly Generator[] = [portions, rates, missingFactor];
