import type { WrittenFraction } from './fractions.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

export const smallerBottomIsLarger = malRule({
  name: 'smaller_bottom_is_larger',
  category: 'conceptual_error',
  says: "You compared only the denominators and didn't look at the numerators.",
  source: sources.stafylidou,
  answer: (fractions: readonly WrittenFraction[]): WrittenFraction =>
    fractions.reduce((best, f) => (f.bottom < best.bottom || (f.bottom === best.bottom && f.top > best.top) ? f : best)),
});

export const smallerTopIsLarger = malRule({
  name: 'smaller_top_is_larger',
  category: 'conceptual_error',
  says: 'You chose the fraction with the smaller numerator. Fewer parts of the same size is less.',
  source: sources.stafylidou,
  answer: (fractions: readonly WrittenFraction[]): WrittenFraction =>
    fractions.reduce((best, f) => (f.top < best.top || (f.top === best.top && f.bottom < best.bottom) ? f : best)),
});

export const sharedNumberMeansEqual = malRule({
  name: 'shared_number_means_equal',
  category: 'conceptual_error',
  says: 'You called the fractions equal because they share a numerator or a denominator.',
  source: sources.clarkeRoche,
  hints: {
    principle:
      'Both numbers of a fraction count. The numerator tells how many parts, and the denominator tells how large each part is.',
  },
  answer: (a: WrittenFraction, b: WrittenFraction): number | null => (a.top === b.top || a.bottom === b.bottom ? 0 : null),
});

export const smallerGapIsLarger = malRule({
  name: 'smaller_gap_is_larger',
  category: 'conceptual_error',
  says: 'You compared how many parts are missing from the whole, but the parts have different sizes.',
  source: sources.clarkeRoche,
  /** Negative, zero or positive if the student takes the first for less, equal or greater. */
  answer: (a: WrittenFraction, b: WrittenFraction): number => b.bottom - b.top - (a.bottom - a.top),
});

export const stepFromTop = malRule({
  name: 'step_from_top',
  category: 'conceptual_error',
  says: 'You compared only the numerators, although the denominators are different.',
  source: sources.clarkeRoche,
  hints: {
    principle: 'You can compare numerators alone only when the denominators are equal.',
  },
  answer: (limit: WrittenFraction, step: 1 | -1): number => limit.top + step,
});

export const gapKept = malRule({
  name: 'gap_kept',
  category: 'conceptual_error',
  says: 'You kept the same number of missing parts, although the parts have another size.',
  source: sources.clarkeRoche,
  hints: {
    principle: 'Counting the missing pieces tells you nothing when the pieces have different sizes.',
  },
  answer: (limit: WrittenFraction, bottom: number, step: 1 | -1): number | null => {
    const top = bottom - (limit.bottom - limit.top) + step;
    return top > 0 && top < bottom ? top : null;
  },
});

export const limitOverstepped = malRule({
  name: 'limit_overstepped',
  category: 'procedural_error',
  says: 'You went to the limit or past it. The fraction has to stay strictly on its side.',
  source: sources.tsamir,
  hints: {
    look: 'Write your number in the box, and compare again. Is the statement true?',
    principle: "The symbols < and > mean that the two sides can't be equal. The symbol opens to the greater side.",
  },
  answer: (last: number, step: 1 | -1): number => last - step,
});

export const limitNotReached = malRule({
  name: 'limit_not_reached',
  category: 'procedural_error',
  says: 'Your fraction fits, but another one is closer to the limit.',
  source: sources.clarkeRoche,
  answer: (last: number, step: 1 | -1): number => last + step,
});

export const oneSignOnly = malRule({
  name: 'one_sign_only',
  category: 'omission_error',
  says: 'You checked only one of the two signs.',
  source: sources.tsamir,
  hints: {
    look: 'There are two symbols. Does your number make both statements true?',
    principle: 'A number between two others is greater than the smaller one and less than the larger one.',
  },
  answer: (fits: number): number => fits + 1,
});

export const smallerNumbersAreSmaller = malRule({
  name: 'smaller_numbers_are_smaller',
  category: 'conceptual_error',
  says: 'You compared the numerator and denominator as whole numbers.',
  source: sources.stafylidou,
  answer: (a: WrittenFraction, b: WrittenFraction): number => a.top + a.bottom - (b.top + b.bottom),
});
