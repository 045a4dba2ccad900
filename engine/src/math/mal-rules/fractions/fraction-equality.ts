import type { WrittenFraction } from './fractions.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

export const factorForNumber = malRule({
  name: 'factor_for_number',
  category: 'omission_error',
  says: 'You gave the number to multiply or divide by. The question asks for the missing number.',
  source: sources.kerslake,
  answer: (factor: number): number => factor,
});

export const multipliedByNewBottom = malRule({
  name: 'multiplied_by_new_bottom',
  category: 'procedural_error',
  says: 'You multiplied by the new number itself. Find how many times as large it has become.',
  source: sources.ashlock,
  hints: {
    principle: 'Start from the **same** fraction, and multiply its numerator and denominator by the same number.',
  },
  answer: (known: number, target: number): number => known * target,
});

export const numberUnchanged = malRule({
  name: 'number_unchanged',
  category: 'procedural_error',
  says: 'You changed one of the two numbers and left the other as it was.',
  source: sources.ashlock,
  answer: (known: number): number => known,
  told: (known: number): string => `You left ${known} as it was and changed only the other number.`,
});

export const sameAddedToBoth = malRule({
  name: 'same_added_to_both',
  category: 'conceptual_error',
  says: 'You added or subtracted the same number in the numerator and the denominator. That changes the value.',
  source: sources.hart,
  answer: ({ top, bottom }: WrittenFraction, change: number): WrittenFraction | null =>
    top + change > 0 && bottom + change > 0 ? { top: top + change, bottom: bottom + change } : null,
});

export const numbersExchanged = malRule({
  name: 'numbers_exchanged',
  category: 'representation_error',
  says: 'You gave the numerator in place of the denominator, or the other way around.',
  source: sources.ashlock,
  hints: {
    look: 'Which of the two numbers does the question ask for?',
    principle: 'The numerator is above the fraction bar. The denominator is below it.',
  },
  answer: (other: number): number => other,
});

export const stoppedEarly = malRule({
  name: 'stopped_early',
  category: 'omission_error',
  says: "You divided by a common factor, but there's still another one.",
  source: sources.ashlock,
  hints: {
    look: 'Look at your fraction again. Is there another number that divides both the numerator and the denominator?',
  },
  answer: ({ top, bottom }: WrittenFraction, factor: number): WrittenFraction | null =>
    factor > 1 ? { top: top / factor, bottom: bottom / factor } : null,
});

export const dividedTopOnly = malRule({
  name: 'divided_top_only',
  category: 'procedural_error',
  says: 'You divided the numerator but not the denominator.',
  source: sources.ashlock,
  hints: {
    look: 'Did you do the same to the numerator and the denominator?',
    principle:
      'Dividing only the numerator makes the fraction smaller. Divide the numerator and the denominator by the same number.',
  },
  answer: ({ top, bottom }: WrittenFraction, factor: number): WrittenFraction => ({ top: top / factor, bottom }),
  told: ({ top, bottom }: WrittenFraction, factor: number): string =>
    `You divided ${top} by ${factor} but left ${bottom} as it was.`,
});

export const dividedBottomOnly = malRule({
  name: 'divided_bottom_only',
  category: 'procedural_error',
  says: 'You divided the denominator but not the numerator.',
  source: sources.ashlock,
  hints: {
    look: 'Did you do the same to the numerator and the denominator?',
    principle:
      'Dividing only the denominator makes the fraction greater. Divide the numerator and the denominator by the same number.',
  },
  answer: ({ top, bottom }: WrittenFraction, factor: number): WrittenFraction => ({ top, bottom: bottom / factor }),
});

export const crossedOutDigits = malRule({
  name: 'crossed_out_digits',
  category: 'conceptual_error',
  says: "You crossed out a digit that's in both numbers. Only common factors can be divided out.",
  source: sources.ashlock,
  hints: {
    look: 'How did the numbers in your fraction get smaller?',
    principle: "Don't cross out digits. A digit is only part of its number. Divide out a common **factor** instead.",
  },
  answer: ({ top, bottom }: WrittenFraction): WrittenFraction | null => {
    const shared = [...`${top}`].find((digit) => `${bottom}`.includes(digit));
    if (shared === undefined) return null;
    const [above, below] = [top, bottom].map((n) => Number(`${n}`.replace(shared, '')));
    return above! > 0 && below! > 0 ? { top: above!, bottom: below! } : null;
  },
});

export const anyCommonFactor = malRule({
  name: 'any_common_factor',
  category: 'omission_error',
  says: "You found a common factor, but it isn't the greatest one.",
  source: sources.ashlock,
  hints: {
    look: 'Divide both numbers by yours. Can you still simplify the new fraction?',
    principle: 'To simplify in a single step, use the **greatest** number that divides both.',
  },
  answer: (factor: number): number => factor,
});

export const notSimplified = malRule({
  name: 'not_simplified',
  category: 'omission_error',
  says: "Your fraction has the right value, but it isn't in simplest form yet.",
  source: sources.ashlock,
  hints: {
    look: 'You counted the parts correctly. What form does the question want?',
  },
  answer: (fraction: WrittenFraction): WrittenFraction => fraction,
});

export const differenceAsFactor = malRule({
  name: 'difference_as_factor',
  category: 'conceptual_error',
  says: 'You used the difference of the two numbers. Look for a number that divides both.',
  source: sources.hart,
  hints: {
    look: 'Does your number divide both the numerator and the denominator evenly?',
    principle: "The difference between the two numbers doesn't tell what divides them.",
  },
  answer: ({ top, bottom }: WrittenFraction): number => Math.abs(bottom - top),
});

export const topAsFactor = malRule({
  name: 'top_as_factor',
  category: 'procedural_error',
  says: "You divided by the numerator, but it doesn't divide the denominator evenly.",
  source: sources.ashlock,
  hints: {
    principle: 'The number has to divide the numerator **and** the denominator.',
  },
  answer: ({ top, bottom }: WrittenFraction): number | null => (bottom % top === 0 ? null : top),
});

export const oneNumberTested = malRule({
  name: 'one_number_tested',
  category: 'procedural_error',
  says: 'You checked only one of the two numbers. Look for a factor they share.',
  source: sources.ashlock,
  answer: (fractions: readonly WrittenFraction[]): WrittenFraction | null =>
    fractions.find(({ top, bottom }) => (top % 2 === 0) !== (bottom % 2 === 0)) ?? null,
});

export const triesOnlyTwo = malRule({
  name: 'tries_only_two',
  category: 'procedural_error',
  says: 'You checked only whether both numbers are even. Other common factors count too.',
  source: sources.ashlock,
  answer: (fractions: readonly WrittenFraction[]): WrittenFraction | null =>
    fractions.find(({ top, bottom }) => top % 2 === 1 && bottom % 2 === 1) ?? null,
});

export const smallNumbersAreLowest = malRule({
  name: 'small_numbers_are_lowest',
  category: 'conceptual_error',
  says: 'You chose the fraction with the smallest numbers. Simplest form means no common factor is left.',
  source: sources.stafylidou,
  hints: {
    look: 'Did you choose the fraction with the smallest numbers?',
    principle: 'Small numbers can share a factor, and large numbers may not share one.',
  },
  answer: (fractions: readonly WrittenFraction[]): WrittenFraction =>
    fractions.reduce((best, f) => (f.bottom < best.bottom ? f : best)),
});
