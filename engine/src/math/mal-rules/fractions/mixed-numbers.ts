import type { WrittenFraction } from './fractions.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

export const quotientAndRestSwapped = malRule({
  name: 'quotient_and_rest_swapped',
  category: 'representation_error',
  says: 'You switched the quotient and the remainder.',
  source: sources.ashlock,
  hints: {
    principle: 'The quotient is the whole number. The remainder is the numerator of the fraction part.',
  },
  answer: ({ whole, top, bottom }: WrittenFraction & { whole: number }): (WrittenFraction & { whole: number }) | null =>
    whole < bottom ? { whole: top, top: whole, bottom } : null,
});

export const restOverTop = malRule({
  name: 'rest_over_top',
  category: 'procedural_error',
  says: 'You wrote the remainder over the old numerator. Write it over the denominator.',
  source: sources.ashlock,
  hints: {
    look: 'Look at the denominator of your fraction part. Which parts are you counting?',
  },
  answer: (whole: number, rest: number, top: number): WrittenFraction & { whole: number } => ({ whole, top: rest, bottom: top }),
});

export const oneWholeTooFew = malRule({
  name: 'one_whole_too_few',
  category: 'procedural_error',
  says: 'You took out one whole too few.',
  source: sources.kerslake,
  hints: {
    look: 'Look at your fraction part: is it less than one whole?',
  },
  answer: ({ whole, top, bottom }: WrittenFraction & { whole: number }): WrittenFraction & { whole: number } => ({
    whole: whole - 1,
    top: top + bottom,
    bottom,
  }),
});

export const restForgotten = malRule({
  name: 'rest_forgotten',
  category: 'omission_error',
  says: 'You counted the wholes but left out the parts that remain.',
  source: sources.ashlock,
  hints: {
    look: 'Split your wholes into parts again. Do you get every part back?',
    principle: 'After you take out the wholes, what is left over is part of the number, too.',
  },
  answer: (whole: number): number => whole,
});

export const partsAndWholesMixedUp = malRule({
  name: 'parts_and_wholes_mixed_up',
  category: 'conceptual_error',
  says: 'You added or subtracted wholes and parts as if they had the same size.',
  source: sources.kerslake,
  answer: (parts: number, taken: number): number => parts - taken,
});

export const partsForWholes = malRule({
  name: 'parts_for_wholes',
  category: 'conceptual_error',
  says: 'You gave the number of parts instead of the number of wholes.',
  source: sources.kerslake,
  answer: (whole: number, bottom: number): number => whole * bottom,
});

export const bottomForTop = malRule({
  name: 'bottom_for_top',
  category: 'representation_error',
  says: 'You gave the denominator. The question asks for the numerator.',
  source: sources.ashlock,
  answer: (bottom: number): number => bottom,
});

export const digitsPutTogether = malRule({
  name: 'digits_put_together',
  category: 'representation_error',
  says: 'You wrote the whole number and the numerator side by side.',
  source: sources.ashlock,
  hints: {
    principle: "Writing two numbers side by side doesn't add them.",
  },
  answer: ({ whole, top, bottom }: WrittenFraction & { whole: number }): WrittenFraction => ({
    top: Number(`${whole}${top}`),
    bottom,
  }),
});

export const wholeTimesTop = malRule({
  name: 'whole_times_top',
  category: 'procedural_error',
  says: 'You multiplied the whole number by the numerator. Multiply it by the denominator.',
  source: sources.ashlock,
  hints: {
    look: 'Which number tells how many parts one whole has?',
    principle: 'The **denominator** tells how many parts one whole has.',
  },
  answer: ({ whole, top, bottom }: WrittenFraction & { whole: number }): WrittenFraction => ({
    top: whole * top + bottom,
    bottom,
  }),
});
