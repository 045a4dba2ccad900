import { malRule, type MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { sources } from '@stoa/engine/math/mal-rules/sources';
import { rational, type Rational } from '@stoa/engine/math/rational';
import type { DraftMisconception } from '../generator.ts';
import type { WrongWay } from '../number-draft.ts';
import type { Written } from '../wording/fraction-text.ts';

const behr = 'Behr, Lesh, Post & Silver (1983), Rational number concepts, in Lesh & Landau (eds.), Academic Press, 91–126';
const bright = 'Bright, Behr, Post & Wachsmuth (1988), Identifying fractions on number lines, JRME 19, 215–232';
const clarkeRoche =
  'Clarke & Roche (2009), Students’ fraction comparison strategies, Educational Studies in Mathematics 72, 127–138';
const kerslake = 'Kerslake (1986), Fractions: Children’s Strategies and Errors, NFER-Nelson';
const stafylidou =
  'Stafylidou & Vosniadou (2004), The development of students’ understanding of the numerical value of fractions, Learning and Instruction 14, 503–518';

/** Where a rule leads that gives a fraction as it would be written, reduced or not; null where it gives none. */
export function fractionWay(
  rule: Pick<MalRule, 'name' | 'category'>,
  to: Written | null,
  hints: DraftMisconception['hints'],
): WrongWay {
  if (to === null || to.bottom === 0) return { rule, to: null, hints };
  return { rule, to: rational(to.top, to.bottom), written: to.bottom === 1 ? `${to.top}` : `${to.top}/${to.bottom}`, hints };
}

// ---- what a fraction is

export const restInsteadOfPart = malRule({
  name: 'rest_instead_of_part',
  category: 'representation_error',
  says: 'Gives the fraction of what is left in place of the fraction that was asked for, or the other way round.',
  source: sources.hart,
  answer: (part: number, whole: number): Written => ({ top: whole - part, bottom: whole }),
});

export const onePartOnly = malRule({
  name: 'one_part_only',
  category: 'omission_error',
  says: 'Gives the size of one part and does not say how many: 3 of 8 equal parts becomes 1/8.',
  source: behr,
  answer: (whole: number): Written => ({ top: 1, bottom: whole }),
});

export const partOverOtherKind = malRule({
  name: 'part_over_other_kind',
  category: 'conceptual_error',
  says: 'Compares one kind with another kind in place of all: 4 red and 7 blue becomes 4/7.',
  source: sources.hart,
  answer: (part: number, other: number): Written => ({ top: part, bottom: other }),
});

export const countsUnequalParts = malRule({
  name: 'counts_unequal_parts',
  category: 'conceptual_error',
  says: 'Counts the parts without asking whether they are equal.',
  source: kerslake,
  answer: (counted: number, parts: number): Written => ({ top: counted, bottom: parts }),
});

export const sizesMixed = malRule({
  name: 'sizes_mixed',
  category: 'conceptual_error',
  says: 'Counts parts of one size on top and parts of another size below.',
  source: kerslake,
  answer: (counted: number, parts: number): Written => ({ top: counted, bottom: parts }),
});

export const partOfTheShare = malRule({
  name: 'part_of_the_share',
  category: 'conceptual_error',
  says: 'Names the part as a fraction of the piece it was cut from, not of the whole.',
  source: kerslake,
  answer: (counted: number, partsOfPiece: number): Written => ({ top: counted, bottom: partsOfPiece }),
});

export const severalTakenForOne = malRule({
  name: 'several_taken_for_one',
  category: 'conceptual_error',
  says: 'Takes the amount of several parts for one part, and multiplies it by the number of parts: 3/4 is 12, so the whole is 48.',
  source: behr,
  answer: (amount: number, bottom: number): number => amount * bottom,
});

export const onePartForWhole = malRule({
  name: 'one_part_for_whole',
  category: 'omission_error',
  says: 'Finds what one part is worth and stops: 3/4 is 12, so the whole is 4.',
  source: behr,
  answer: (amount: number, top: number): number => amount / top,
});

export const partTakenForWhole = malRule({
  name: 'part_taken_for_whole',
  category: 'conceptual_error',
  says: 'Takes the given part for the whole, and finds the fraction of it: 3/4 is 12, so the whole is 9.',
  source: sources.hart,
  answer: (amount: number, { top, bottom }: Written): Rational => rational(amount * top, bottom),
});

export const wholeForRest = malRule({
  name: 'whole_for_rest',
  category: 'omission_error',
  says: 'Finds the whole and stops, though the rest was asked for.',
  source: sources.hart,
  answer: (whole: number): number => whole,
});

export const bottomAddedToAmount = malRule({
  name: 'bottom_added_to_amount',
  category: 'conceptual_error',
  says: 'Adds the bottom of the fraction to the amount of the part to find the whole.',
  source: sources.hart,
  answer: (amount: number, bottom: number): number => amount + bottom,
});

export const roleOfOtherNumber = malRule({
  name: 'role_of_other_number',
  category: 'conceptual_error',
  says: 'Takes the top for the number of all parts, or the bottom for the number of counted parts.',
  source: stafylidou,
  answer: (meanings: { counted: string; all: string }, asked: 'counted' | 'all'): string =>
    asked === 'all' ? meanings.counted : meanings.all,
});

export const roleOfTheRest = malRule({
  name: 'role_of_the_rest',
  category: 'conceptual_error',
  says: 'Takes one of the two numbers for the parts that are not counted.',
  source: sources.hart,
  answer: (meanings: { rest: string }): string => meanings.rest,
});

// ---- number lines

export const marksAsParts = malRule({
  name: 'marks_as_parts',
  category: 'conceptual_error',
  says: 'Counts the marks between the whole numbers, not the parts they make.',
  source: bright,
  answer: (top: number, bottom: number): Written => ({ top, bottom: bottom - 1 }),
});

export const allMarksAsParts = malRule({
  name: 'all_marks_as_parts',
  category: 'conceptual_error',
  says: 'Counts every mark, both ends as well, for a part.',
  source: bright,
  answer: (top: number, bottom: number): Written => ({ top, bottom: bottom + 1 }),
});

export const startCountedAsOne = malRule({
  name: 'start_counted_as_one',
  category: 'procedural_error',
  says: 'Counts the starting point as the first step.',
  source: bright,
  answer: (top: number, bottom: number): Written => ({ top: top + 1, bottom }),
});

export const countedFromOtherEnd = malRule({
  name: 'counted_from_other_end',
  category: 'procedural_error',
  says: 'Counts the steps from the other end of the line.',
  source: bright,
  answer: (steps: number, bottom: number): Written => ({ top: bottom - steps, bottom }),
});

export const wholeLineAsUnit = malRule({
  name: 'whole_line_as_unit',
  category: 'conceptual_error',
  says: 'Takes the whole line that is shown for one, however long it is.',
  source: bright,
  answer: (steps: number, partsOfLine: number): Written => ({ top: steps, bottom: partsOfLine }),
});

export const wholeNumberForgotten = malRule({
  name: 'whole_number_forgotten',
  category: 'omission_error',
  says: 'Gives the fraction part alone and forgets the whole number before it.',
  source: bright,
  answer: (steps: number, bottom: number): Written => ({ top: steps, bottom }),
});

export const fractionsBelowOne = malRule({
  name: 'fractions_below_one',
  category: 'conceptual_error',
  says: 'Believes that every fraction is less than one.',
  source: stafylidou,
  answer: (): number => 0,
});

export const numeratorAlone = malRule({
  name: 'numerator_alone',
  category: 'conceptual_error',
  says: 'Reads the top alone as a whole number and ignores the bottom.',
  source: stafylidou,
  answer: (top: number): number => top,
});

export const gaveTheUpperNeighbor = malRule({
  name: 'gave_the_upper_neighbor',
  category: 'representation_error',
  says: 'Gives the whole number above where the one below was asked for.',
  source: bright,
  answer: (below: number): number => below + 1,
});

export const bottomAlone = malRule({
  name: 'bottom_alone',
  category: 'conceptual_error',
  says: 'Reads the bottom alone as a place on the line.',
  source: stafylidou,
  answer: (bottom: number): number => bottom,
});

export const wholesTakenForSteps = malRule({
  name: 'wholes_taken_for_steps',
  category: 'conceptual_error',
  says: 'Counts the whole units, as if each step were one unit long.',
  source: bright,
  answer: (units: number): number => units,
});

export const stepsPerUnitAdded = malRule({
  name: 'steps_per_unit_added',
  category: 'procedural_error',
  says: 'Adds the number of units to the steps of one unit in place of multiplying.',
  source: sources.hart,
  answer: (units: number, stepsPerUnit: number): number => units + stepsPerUnit,
});

export const countedFromZero = malRule({
  name: 'counted_from_zero',
  category: 'procedural_error',
  says: 'Counts all steps from 0, though the way begins elsewhere.',
  source: bright,
  answer: (end: number): number => end,
});

export const stepSizeShrinks = malRule({
  name: 'step_size_shrinks',
  category: 'conceptual_error',
  says: 'Multiplies the bottom by the number of steps: 3 steps of 1/5 become 1/15.',
  source: sources.siegler,
  answer: (steps: number, bottom: number): Written => ({ top: 1, bottom: steps * bottom }),
});

// ---- equal fractions and lowest terms

export const factorForNumber = malRule({
  name: 'factor_for_number',
  category: 'omission_error',
  says: 'Finds what both numbers are multiplied or divided by, and gives it as the missing number.',
  source: kerslake,
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
  source: stafylidou,
  answer: (fractions: readonly Written[]): Written => fractions.reduce((best, f) => (f.bottom < best.bottom ? f : best)),
});

// ---- comparing

export const smallerBottomIsLarger = malRule({
  name: 'smaller_bottom_is_larger',
  category: 'conceptual_error',
  says: 'Takes the fraction with the smaller bottom for the larger one, whatever the tops: larger pieces, larger fraction.',
  source: stafylidou,
  answer: (fractions: readonly Written[]): Written =>
    fractions.reduce((best, f) => (f.bottom < best.bottom || (f.bottom === best.bottom && f.top > best.top) ? f : best)),
});

export const smallerTopIsLarger = malRule({
  name: 'smaller_top_is_larger',
  category: 'conceptual_error',
  says: 'Carries "the smaller the number, the larger the fraction" over to the tops.',
  source: stafylidou,
  answer: (fractions: readonly Written[]): Written =>
    fractions.reduce((best, f) => (f.top < best.top || (f.top === best.top && f.bottom < best.bottom) ? f : best)),
});

export const sharedNumberMeansEqual = malRule({
  name: 'shared_number_means_equal',
  category: 'conceptual_error',
  says: 'Takes two fractions for equal because their tops or their bottoms are.',
  source: clarkeRoche,
  answer: (a: Written, b: Written): number | null => (a.top === b.top || a.bottom === b.bottom ? 0 : null),
});

export const smallerGapIsLarger = malRule({
  name: 'smaller_gap_is_larger',
  category: 'conceptual_error',
  says: 'Counts how many pieces are missing to the whole, whatever their size: 5/6 and 7/8 both miss one, so they are equal.',
  source: clarkeRoche,
  /** Negative, zero or positive as the first is less, equal or greater for her. */
  answer: (a: Written, b: Written): number => b.bottom - b.top - (a.bottom - a.top),
});

export const stepFromTop = malRule({
  name: 'step_from_top',
  category: 'conceptual_error',
  says: 'Goes by the tops alone to find a greater or lesser fraction with another bottom.',
  source: clarkeRoche,
  answer: (limit: Written, step: 1 | -1): number => limit.top + step,
});

export const gapKept = malRule({
  name: 'gap_kept',
  category: 'conceptual_error',
  says: 'Keeps the number of pieces that are missing to the whole, whatever their size, and goes one step from there.',
  source: clarkeRoche,
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
  source: clarkeRoche,
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
  source: stafylidou,
  answer: (a: Written, b: Written): number => a.top + a.bottom - (b.top + b.bottom),
});

// ---- mixed numbers

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
  source: kerslake,
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
  source: kerslake,
  answer: (parts: number, taken: number): number => parts - taken,
});

export const partsForWholes = malRule({
  name: 'parts_for_wholes',
  category: 'conceptual_error',
  says: 'Writes how many parts the wholes are in place of how many wholes there are.',
  source: kerslake,
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

// ---- sums and differences of like fractions

export const bottomsMultiplied = malRule({
  name: 'bottoms_multiplied',
  category: 'procedural_error',
  says: 'Adds or subtracts the tops and multiplies the equal bottoms.',
  source: sources.siegler,
  answer: (top: number, bottom: number): Written => ({ top, bottom: bottom * bottom }),
});

export const bottomDropped = malRule({
  name: 'bottom_dropped',
  category: 'omission_error',
  says: 'Works with the tops alone and gives a whole number.',
  source: sources.niZhou,
  answer: (top: number): Written => ({ top, bottom: 1 }),
});

export const topsMultiplied = malRule({
  name: 'tops_multiplied',
  category: 'procedural_error',
  says: 'Multiplies the tops where they are to be added, as in a product of fractions.',
  source: sources.siegler,
  answer: (tops: readonly number[], bottom: number): Written => ({ top: tops.reduce((a, b) => a * b), bottom }),
});

export const topsSubtractedBottomsAdded = malRule({
  name: 'tops_subtracted_bottoms_added',
  category: 'conceptual_error',
  says: 'Subtracts the tops and adds the bottoms.',
  source: sources.niZhou,
  answer: (a: Written, b: Written): Written => ({ top: a.top - b.top, bottom: a.bottom + b.bottom }),
});

export const otherOperation = malRule({
  name: 'other_operation',
  category: 'procedural_error',
  says: 'Adds where the numbers are to be subtracted, or subtracts where they are to be added.',
  source: sources.ashlock,
  answer: (top: number, bottom: number): Written | null => (top > 0 ? { top, bottom } : null),
});

export const wholeAsOnePart = malRule({
  name: 'whole_as_one_part',
  category: 'conceptual_error',
  says: 'Takes a whole number for that many parts: 1 becomes 1/8 where eighths are counted.',
  source: kerslake,
  answer: (whole: number, top: number, bottom: number): Written => ({ top: Math.abs(whole - top), bottom }),
});

export const lastPartForgotten = malRule({
  name: 'last_part_forgotten',
  category: 'omission_error',
  says: 'Leaves out the last of several fractions.',
  source: sources.ashlock,
  answer: (top: number, bottom: number): Written => ({ top, bottom }),
});
