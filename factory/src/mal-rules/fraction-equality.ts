import { malRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { sources } from '@stoa/engine/math/mal-rules/sources';
import type { Written } from '../wording/fraction-text.ts';
import { fractionSources } from './fraction-sources.ts';

export const factorForNumber = malRule({
  name: 'factor_for_number',
  category: 'omission_error',
  says: 'Finds what both numbers are multiplied or divided by, and gives it as the missing number.',
  source: fractionSources.kerslake,
  answer: (factor: number): number => factor,
});

export const multipliedByNewBottom = malRule({
  name: 'multiplied_by_new_bottom',
  category: 'procedural_error',
  says: 'Multiplies by the new number itself, not by how many times as large it has become.',
  source: sources.ashlock,
  answer: (known: number, target: number): number => known * target,
});

export const numberUnchanged = malRule({
  name: 'number_unchanged',
  category: 'procedural_error',
  says: 'Changes one of the two numbers and leaves the other as it was: 2/3 becomes 2/6.',
  source: sources.ashlock,
  answer: (known: number): number => known,
});

export const sameAddedToBoth = malRule({
  name: 'same_added_to_both',
  category: 'conceptual_error',
  says: 'Adds the same number to top and bottom, or takes it from both, to make an equal fraction.',
  source: sources.hart,
  answer: ({ top, bottom }: Written, change: number): Written | null =>
    top + change > 0 && bottom + change > 0 ? { top: top + change, bottom: bottom + change } : null,
});

export const numbersExchanged = malRule({
  name: 'numbers_exchanged',
  category: 'representation_error',
  says: 'Gives the top where the bottom is asked for, or the bottom where the top is asked for.',
  source: sources.ashlock,
  answer: (other: number): number => other,
});

export const stoppedEarly = malRule({
  name: 'stopped_early',
  category: 'omission_error',
  says: 'Divides by one common factor and stops, though another is left.',
  source: sources.ashlock,
  answer: ({ top, bottom }: Written, factor: number): Written | null =>
    factor > 1 ? { top: top / factor, bottom: bottom / factor } : null,
});

export const dividedTopOnly = malRule({
  name: 'divided_top_only',
  category: 'procedural_error',
  says: 'Divides the top and leaves the bottom as it was.',
  source: sources.ashlock,
  answer: ({ top, bottom }: Written, factor: number): Written => ({ top: top / factor, bottom }),
});

export const dividedBottomOnly = malRule({
  name: 'divided_bottom_only',
  category: 'procedural_error',
  says: 'Divides the bottom and leaves the top as it was.',
  source: sources.ashlock,
  answer: ({ top, bottom }: Written, factor: number): Written => ({ top, bottom: bottom / factor }),
});

export const crossedOutDigits = malRule({
  name: 'crossed_out_digits',
  category: 'conceptual_error',
  says: 'Crosses out a digit that stands in both numbers: 15/25 becomes 1/2.',
  source: sources.ashlock,
  answer: ({ top, bottom }: Written): Written | null => {
    const shared = [...`${top}`].find((digit) => `${bottom}`.includes(digit));
    if (shared === undefined) return null;
    const [above, below] = [top, bottom].map((n) => Number(`${n}`.replace(shared, '')));
    return above! > 0 && below! > 0 ? { top: above!, bottom: below! } : null;
  },
});

export const anyCommonFactor = malRule({
  name: 'any_common_factor',
  category: 'omission_error',
  says: 'Takes the first common factor for the greatest one.',
  source: sources.ashlock,
  answer: (factor: number): number => factor,
});

export const notSimplified = malRule({
  name: 'not_simplified',
  category: 'omission_error',
  says: 'Finds the right fraction and does not write it in lowest terms.',
  source: sources.ashlock,
  answer: (fraction: Written): Written => fraction,
});

export const differenceAsFactor = malRule({
  name: 'difference_as_factor',
  category: 'conceptual_error',
  says: 'Takes the difference of the two numbers for what both are divided by.',
  source: sources.hart,
  answer: ({ top, bottom }: Written): number => Math.abs(bottom - top),
});

export const topAsFactor = malRule({
  name: 'top_as_factor',
  category: 'procedural_error',
  says: 'Divides both numbers by the top, though the bottom is no multiple of it.',
  source: sources.ashlock,
  answer: ({ top, bottom }: Written): number | null => (bottom % top === 0 ? null : top),
});

export const oneNumberTested = malRule({
  name: 'one_number_tested',
  category: 'procedural_error',
  says: 'Takes a fraction for lowest terms because one of its two numbers is odd.',
  source: sources.ashlock,
  answer: (fractions: readonly Written[]): Written | null =>
    fractions.find(({ top, bottom }) => (top % 2 === 0) !== (bottom % 2 === 0)) ?? null,
});

export const triesOnlyTwo = malRule({
  name: 'tries_only_two',
  category: 'procedural_error',
  says: 'Takes a fraction for lowest terms because neither of its two numbers can be halved.',
  source: sources.ashlock,
  answer: (fractions: readonly Written[]): Written | null =>
    fractions.find(({ top, bottom }) => top % 2 === 1 && bottom % 2 === 1) ?? null,
});

export const smallNumbersAreLowest = malRule({
  name: 'small_numbers_are_lowest',
  category: 'conceptual_error',
  says: 'Takes the fraction with the smallest numbers for the one in lowest terms.',
  source: fractionSources.stafylidou,
  answer: (fractions: readonly Written[]): Written => fractions.reduce((best, f) => (f.bottom < best.bottom ? f : best)),
});
