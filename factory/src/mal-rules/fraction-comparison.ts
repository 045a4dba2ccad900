import { malRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { sources } from '@stoa/engine/math/mal-rules/sources';
import type { Written } from '../wording/fraction-text.ts';
import { fractionSources } from './fraction-sources.ts';

export const smallerBottomIsLarger = malRule({
  name: 'smaller_bottom_is_larger',
  category: 'conceptual_error',
  says: 'Takes the fraction with the smaller bottom for the larger one, whatever the tops: larger pieces, larger fraction.',
  source: fractionSources.stafylidou,
  answer: (fractions: readonly Written[]): Written =>
    fractions.reduce((best, f) => (f.bottom < best.bottom || (f.bottom === best.bottom && f.top > best.top) ? f : best)),
});

export const smallerTopIsLarger = malRule({
  name: 'smaller_top_is_larger',
  category: 'conceptual_error',
  says: 'Carries "the smaller the number, the larger the fraction" over to the tops.',
  source: fractionSources.stafylidou,
  answer: (fractions: readonly Written[]): Written =>
    fractions.reduce((best, f) => (f.top < best.top || (f.top === best.top && f.bottom < best.bottom) ? f : best)),
});

export const sharedNumberMeansEqual = malRule({
  name: 'shared_number_means_equal',
  category: 'conceptual_error',
  says: 'Takes two fractions for equal because their tops or their bottoms are.',
  source: fractionSources.clarkeRoche,
  answer: (a: Written, b: Written): number | null => (a.top === b.top || a.bottom === b.bottom ? 0 : null),
});

export const smallerGapIsLarger = malRule({
  name: 'smaller_gap_is_larger',
  category: 'conceptual_error',
  says: 'Counts how many pieces are missing to the whole, whatever their size: 5/6 and 7/8 both miss one, so they are equal.',
  source: fractionSources.clarkeRoche,
  /** Negative, zero or positive as the first is less, equal or greater for her. */
  answer: (a: Written, b: Written): number => b.bottom - b.top - (a.bottom - a.top),
});

export const stepFromTop = malRule({
  name: 'step_from_top',
  category: 'conceptual_error',
  says: 'Goes by the tops alone to find a greater or lesser fraction with another bottom.',
  source: fractionSources.clarkeRoche,
  answer: (limit: Written, step: 1 | -1): number => limit.top + step,
});

export const gapKept = malRule({
  name: 'gap_kept',
  category: 'conceptual_error',
  says: 'Keeps the number of pieces that are missing to the whole, whatever their size, and goes one step from there.',
  source: fractionSources.clarkeRoche,
  answer: (limit: Written, bottom: number, step: 1 | -1): number | null => {
    const top = bottom - (limit.bottom - limit.top) + step;
    return top > 0 && top < bottom ? top : null;
  },
});

export const limitOverstepped = malRule({
  name: 'limit_overstepped',
  category: 'procedural_error',
  says: 'Goes to the limit or just beyond it, where strictly less or strictly greater is asked for.',
  source: sources.tsamir,
  answer: (last: number, step: 1 | -1): number => last - step,
});

export const limitNotReached = malRule({
  name: 'limit_not_reached',
  category: 'procedural_error',
  says: 'Stops a full step before the limit, though a closer number fits.',
  source: fractionSources.clarkeRoche,
  answer: (last: number, step: 1 | -1): number => last + step,
});

export const oneSignOnly = malRule({
  name: 'one_sign_only',
  category: 'omission_error',
  says: 'Looks at the first of two signs only.',
  source: sources.tsamir,
  answer: (fits: number): number => fits + 1,
});

export const smallerNumbersAreSmaller = malRule({
  name: 'smaller_numbers_are_smaller',
  category: 'conceptual_error',
  says: 'Reads top and bottom as whole numbers: the fraction with the greater numbers is the greater one.',
  source: fractionSources.stafylidou,
  answer: (a: Written, b: Written): number => a.top + a.bottom - (b.top + b.bottom),
});
