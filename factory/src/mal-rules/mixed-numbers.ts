import { malRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { sources } from '@stoa/engine/math/mal-rules/sources';
import type { Written } from '../wording/fraction-text.ts';
import { fractionSources } from './fraction-sources.ts';

export const quotientAndRestSwapped = malRule({
  name: 'quotient_and_rest_swapped',
  category: 'representation_error',
  says: 'Writes what is left over as the whole number and the quotient as the top.',
  source: sources.ashlock,
  answer: ({ whole, top, bottom }: Written & { whole: number }): (Written & { whole: number }) | null =>
    whole < bottom ? { whole: top, top: whole, bottom } : null,
});

export const restOverTop = malRule({
  name: 'rest_over_top',
  category: 'procedural_error',
  says: 'Writes what is left over above the old top, not above the bottom.',
  source: sources.ashlock,
  answer: (whole: number, rest: number, top: number): Written & { whole: number } => ({ whole, top: rest, bottom: top }),
});

export const oneWholeTooFew = malRule({
  name: 'one_whole_too_few',
  category: 'procedural_error',
  says: 'Takes out one whole less than fits, so a fraction above one is left over.',
  source: fractionSources.kerslake,
  answer: ({ whole, top, bottom }: Written & { whole: number }): Written & { whole: number } => ({
    whole: whole - 1,
    top: top + bottom,
    bottom,
  }),
});

export const restForgotten = malRule({
  name: 'rest_forgotten',
  category: 'omission_error',
  says: 'Counts the wholes and leaves out what is left over.',
  source: sources.ashlock,
  answer: (whole: number): number => whole,
});

export const partsAndWholesMixedUp = malRule({
  name: 'parts_and_wholes_mixed_up',
  category: 'conceptual_error',
  says: 'Takes wholes away from parts, or parts from wholes, as if both were of one size.',
  source: fractionSources.kerslake,
  answer: (parts: number, taken: number): number => parts - taken,
});

export const partsForWholes = malRule({
  name: 'parts_for_wholes',
  category: 'conceptual_error',
  says: 'Writes how many parts the wholes are in place of how many wholes there are.',
  source: fractionSources.kerslake,
  answer: (whole: number, bottom: number): number => whole * bottom,
});

export const bottomForTop = malRule({
  name: 'bottom_for_top',
  category: 'representation_error',
  says: 'Writes the bottom where the top is asked for.',
  source: sources.ashlock,
  answer: (bottom: number): number => bottom,
});

export const digitsPutTogether = malRule({
  name: 'digits_put_together',
  category: 'representation_error',
  says: 'Writes whole number and top side by side: 2 3/4 becomes 23/4.',
  source: sources.ashlock,
  answer: ({ whole, top, bottom }: Written & { whole: number }): Written => ({ top: Number(`${whole}${top}`), bottom }),
});

export const wholeTimesTop = malRule({
  name: 'whole_times_top',
  category: 'procedural_error',
  says: 'Multiplies the whole number by the top and adds the bottom: 2 3/4 becomes 10/4.',
  source: sources.ashlock,
  answer: ({ whole, top, bottom }: Written & { whole: number }): Written => ({ top: whole * top + bottom, bottom }),
});
