import { fractionWay } from '../../wording/fraction-way.ts';
import { addDenominators, type WrittenFraction } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, DraftMisconception } from '../../generator.ts';
import {
  bottomDropped,
  bottomsMultiplied,
  lastPartForgotten,
  otherOperation,
  topsMultiplied,
  topsSubtractedBottomsAdded,
  wholeAsOnePart,
} from '@stoa/engine/math/mal-rules/fractions/parts-of-a-whole';
import { notSimplified } from '@stoa/engine/math/mal-rules/fractions/fraction-equality';
import type { NumberWay } from '../../number-draft.ts';
import { fracPlain, fracTex, isLowest, lowest, mixedOf, mixedTex, partsName } from '../../wording/fraction-text.ts';

type Hints = DraftMisconception['hints'];

/** Proper fractions over one denominator. */
export type Like = { readonly bottom: number; readonly tops: readonly [number, number, ...number[]] };

export const sumOf = ({ tops, bottom }: Like): WrittenFraction => ({ top: tops.reduce((sum, top) => sum + top), bottom });

const draws =
  (count: 2 | 3, ...bottoms: readonly number[]) =>
  (chance: Chance): Like =>
    drawUntil(
      (): Like => {
        const bottom = chance.pick(bottoms);
        const top = (): number => chance.int(1, bottom - 1);
        return { bottom, tops: [top(), top(), ...Array.from({ length: count - 2 }, top)] };
      },
      ({ tops }) => new Set(tops).size === count,
    );
/**
 * Draws two with small denominators or ones that often reduce; or two or three with any denominator to twelfths. No two
 * numerators are equal.
 */
export const twoSmall = draws(2, 5, 6, 7, 8, 9, 10);
export const twoReducing = draws(2, 6, 8, 9, 10, 12);
export const twoLike = draws(2, 5, 7, 8, 9, 10, 11, 12);
export const threeLike = draws(3, 5, 7, 8, 9, 10, 11, 12);

/** Writes a sum or difference of fractions with one denominator over one fraction bar; null if it has anything else in it. */
const overOneBar = (work: string, bottom: number): string | null =>
  /^(?:\\frac\{\d+\}\{\d+\}(?: [+-] |$))+$/.test(work)
    ? `\\frac{${work.replaceAll(/\\frac\{(\d+)\}\{\d+\}/g, '$1')}}{${bottom}}`
    : null;

/**
 * Returns the last lines of a sum or difference: the result as it is, in simplest form, and as a mixed number if it is more
 * than one.
 */
export function resultSteps(work: string, { top, bottom }: WrittenFraction): [string, string][] {
  const low = lowest({ top, bottom });
  const more = low.top > low.bottom && low.bottom > 1;
  const reduced = low.bottom !== bottom;
  const together = overOneBar(work, bottom);
  const why = `All the parts are ${partsName(bottom)}, so work with the numerators. The denominator stays ${bottom}.`;
  return [
    ...(together === null
      ? [[why, `${work} = ${fracTex({ top, bottom })}`] satisfies [string, string]]
      : ([
          [why, `${work} = ${together}`],
          ['Find the numerator.', `${together} = ${fracTex({ top, bottom })}`],
        ] satisfies [string, string][])),
    ...(reduced
      ? [
          [
            `Divide both numbers by ${bottom / low.bottom}.`,
            `${fracTex({ top, bottom })} = ${low.bottom === 1 ? low.top : fracTex(low)}`,
          ] as [string, string],
        ]
      : []),
    ...(more ? [['Write it as a mixed number.', `${fracTex(low)} = ${mixedTex(mixedOf(low))}`] as [string, string]] : []),
  ];
}

const bottomHints = (bottom: number, sign: string, first: number): Hints => [
  `You changed the denominator ${bottom}. What does a denominator tell you?`,
  `The denominator tells the **size** of the parts. ${sign === '+' ? 'Adding' : 'Subtracting'} parts does not change their size.`,
  `Say the problem in words, starting with ${first} ${partsName(bottom, first !== 1)}. What do you count, and what stays the same?`,
];

const droppedHints = (bottom: number): Hints => [
  `What does your number count: wholes or ${partsName(bottom)}?`,
  'The numerators count parts, so the result counts parts, too. The denominator tells how large they are.',
  `One whole is $\\frac{${bottom}}{${bottom}}$. Does your number count wholes or ${partsName(bottom)}?`,
];

const operationHints = (a: WrittenFraction, sign: string): Hints => [
  'Look at the operation or the story. Should the amount get greater or less?',
  sign === '+' ? 'To put amounts together, add.' : 'To find what is left, subtract.',
  `Should the result be greater or less than ${fracPlain(a)}?`,
];

/** A right but unreduced result, where lowest terms are asked for. */
export const unreducedWay = (result: WrittenFraction): NumberWay =>
  fractionWay(notSimplified, isLowest(result) ? null : notSimplified.answer(result), [
    notSimplified.hints.look,
    'In simplest form, the only common factor of the numerator and denominator is 1.',
    `What number divides both ${result.top} and ${result.bottom}?`,
  ]);

/** Returns how the sum of like fractions goes wrong. */
export function sumWays(tops: readonly number[], bottom: number): NumberWay[] {
  const all = tops.map((top) => ({ top, bottom }));
  const sum = tops.reduce((a, b) => a + b);
  const [first, second] = all as [WrittenFraction, WrittenFraction];
  const before = sum - tops.at(-1)!;
  return [
    fractionWay(
      addDenominators,
      all.reduce((a, b) => ({ top: a.top + b.top, bottom: a.bottom + b.bottom })),
      bottomHints(bottom, '+', first.top),
    ),
    fractionWay(lastPartForgotten, tops.length > 2 ? lastPartForgotten.answer(before, bottom) : null, [
      'How many fractions are you adding? Did you use them all?',
      'Every part of the sum counts.',
      `The last fraction is ${fracPlain({ top: tops.at(-1)!, bottom })}. Is it in your sum?`,
    ]),
    fractionWay(bottomDropped, bottomDropped.answer(sum), droppedHints(bottom)),
    fractionWay(topsMultiplied, topsMultiplied.answer(tops, bottom), [
      topsMultiplied.hints.look,
      topsMultiplied.hints.principle,
      `Draw ${tops[0]} ${partsName(bottom, tops[0] !== 1)}, and then ${tops[1]} more. Count on from the first group.`,
    ]),
    fractionWay(
      otherOperation,
      tops.length === 2 ? otherOperation.answer(first.top - second.top, bottom) : null,
      operationHints(first, '+'),
    ),
    fractionWay(bottomsMultiplied, bottomsMultiplied.answer(sum, bottom), bottomHints(bottom, '+', first.top)),
  ];
}

/**
 * Returns how a difference of like fractions goes wrong. `whole` is the whole number that is subtracted from, if there is
 * one.
 */
export function differenceWays(from: WrittenFraction, take: WrittenFraction, whole: number | null = null): NumberWay[] {
  const { bottom } = from;
  return [
    fractionWay(wholeAsOnePart, whole === null ? null : wholeAsOnePart.answer(whole, take.top, bottom), [
      `How many ${partsName(bottom)} is one whole?`,
      `A whole number does not count ${partsName(bottom)}. Write it with denominator ${bottom} first.`,
      `One whole is ${fracPlain({ top: bottom, bottom })}. What is ${whole === 1 ? 'subtracted from that' : `${whole} in ${partsName(bottom)}`}?`,
    ]),
    fractionWay(topsSubtractedBottomsAdded, topsSubtractedBottomsAdded.answer(from, take), bottomHints(bottom, '-', from.top)),
    fractionWay(bottomDropped, whole === null ? bottomDropped.answer(from.top - take.top) : null, droppedHints(bottom)),
    fractionWay(otherOperation, otherOperation.answer(from.top + take.top, bottom), operationHints(from, '-')),
    fractionWay(bottomsMultiplied, bottomsMultiplied.answer(from.top - take.top, bottom), bottomHints(bottom, '-', from.top)),
  ];
}

/** The mistake of writing a number of parts as a whole number: the denominator was dropped. */
export const bottomDroppedWay = (top: number, bottom: number): NumberWay =>
  fractionWay(bottomDropped, bottomDropped.answer(top), droppedHints(bottom));
