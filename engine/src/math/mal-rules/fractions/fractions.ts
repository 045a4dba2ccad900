import { greatestDivisor } from '../../exact/divisors.ts';
import * as q from '../../exact/rational.ts';
import type { Rational } from '../../exact/rational.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/** A fraction as it is written, reduced or not: 2/4 and 1/2 lead to different mistakes. Whole numbers, bottom > 0. */
export type WrittenFraction = { readonly top: number; readonly bottom: number };
export type WrittenMixed = { readonly whole: number } & WrittenFraction;

const over = (top: number, bottom: number): Rational | null => (bottom === 0 ? null : q.rational(top, bottom));

const leastMultiple = (a: number, b: number): number => (a / greatestDivisor(a, b)) * b;

export const addDenominators = malRule({
  name: 'add_denominators',
  category: 'conceptual_error',
  says: 'You added the numerators and also added the denominators.',
  source: sources.niZhou,
  hints: {
    look: 'What did you do with the denominators? They tell the size of the parts.',
    principle: "Don't add denominators. First make all the parts the same size. Then add only the numerators.",
  },
  answer: (a: WrittenFraction, b: WrittenFraction): Rational => q.rational(a.top + b.top, a.bottom + b.bottom),
  told: (a: WrittenFraction, b: WrittenFraction): string =>
    `You added ${a.top} and ${b.top} for the numerator, and also ${a.bottom} and ${b.bottom} for the denominator.`,
});

export const subtractDenominators = malRule({
  name: 'subtract_denominators',
  category: 'conceptual_error',
  says: 'You subtracted the numerators and also subtracted the denominators.',
  source: sources.niZhou,
  hints: {
    principle: "Denominators name the size of the parts. Don't add or subtract them. First make all the parts the same size.",
  },
  answer: (a: WrittenFraction, b: WrittenFraction): Rational | null =>
    over(Math.abs(a.top - b.top), Math.abs(a.bottom - b.bottom)),
  told: (a: WrittenFraction, b: WrittenFraction): string =>
    `You subtracted the numerators, ${a.top} and ${b.top}, and also the denominators, ${a.bottom} and ${b.bottom}.`,
});

export const commonDenominatorWithoutScaling = malRule({
  name: 'common_denominator_without_scaling',
  category: 'procedural_error',
  says: 'You changed to a common denominator but kept the old numerators.',
  source: sources.siegler,
  hints: {
    look: 'The denominators match now. Do the fractions still have the same value as before?',
    principle: 'When you multiply the denominator by a number, multiply the numerator by the same number.',
  },
  answer: (a: WrittenFraction, b: WrittenFraction, sign: 1 | -1 = 1): Rational =>
    q.rational(a.top + sign * b.top, leastMultiple(a.bottom, b.bottom)),
  told: (a: WrittenFraction, b: WrittenFraction): string =>
    `You changed to a common denominator but kept the old numerators, ${a.top} and ${b.top}.`,
});

export const addTopsKeepLargerBottom = malRule({
  name: 'add_tops_keep_larger_bottom',
  category: 'conceptual_error',
  says: 'You added the numerators and kept the larger denominator, although the fractions have different denominators.',
  source: sources.ashlock,
  answer: (a: WrittenFraction, b: WrittenFraction, sign: 1 | -1 = 1): Rational =>
    q.rational(a.top + sign * b.top, Math.max(a.bottom, b.bottom)),
});

export const keepDenominatorInProduct = malRule({
  name: 'keep_denominator_in_product',
  category: 'procedural_error',
  says: 'You multiplied the numerators but kept the denominator, as you would for a sum.',
  source: sources.siegler,
  hints: {
    look: 'How did you get your denominator? Did you look for a common one?',
    principle: 'Sums need a common denominator. In a product, multiply the denominators, because you take parts of parts.',
  },
  answer: (a: WrittenFraction, b: WrittenFraction): Rational => {
    const bottom = leastMultiple(a.bottom, b.bottom);
    return q.rational(((a.top * bottom) / a.bottom) * ((b.top * bottom) / b.bottom), bottom);
  },
});

export const crossMultiplyForProduct = malRule({
  name: 'cross_multiply_for_product',
  category: 'procedural_error',
  says: 'You multiplied across the diagonals. To multiply fractions, go straight across.',
  source: sources.ashlock,
  hints: {
    look: 'Which numbers did you multiply? Draw arrows between them.',
    principle:
      'To multiply fractions, go straight across: numerator times numerator, denominator times denominator. Diagonals are for comparing.',
  },
  answer: (a: WrittenFraction, b: WrittenFraction): Rational | null => over(a.top * b.bottom, a.bottom * b.top),
});

export const multiplyWhenDividing = malRule({
  name: 'multiply_when_dividing',
  category: 'procedural_error',
  says: 'You multiplied the fractions as they are. To divide, multiply by the reciprocal of the second one.',
  source: sources.siegler,
  answer: (a: WrittenFraction, b: WrittenFraction): Rational => q.rational(a.top * b.top, a.bottom * b.bottom),
});

export const invertFirstFraction = malRule({
  name: 'invert_first_fraction',
  category: 'procedural_error',
  says: 'You flipped the first fraction. When you divide, flip the second one.',
  source: sources.ashlock,
  hints: {
    look: 'Which fraction did you use the reciprocal of?',
    principle: 'Use the reciprocal of the divisor, the fraction you divide by. The dividend stays the same.',
  },
  answer: (a: WrittenFraction, b: WrittenFraction): Rational | null => over(a.bottom * b.top, a.top * b.bottom),
});

export const wholeTimesTopAndBottom = malRule({
  name: 'whole_times_top_and_bottom',
  category: 'conceptual_error',
  says: 'You multiplied both the numerator and the denominator by the whole number. Only the numerator changes.',
  source: sources.ashlock,
  hints: {
    look: 'Look at your denominator. Did the size of the parts change?',
    principle: 'Taking a fraction several times gives more parts of the same size. Multiply only the numerator.',
  },
  answer: (whole: number, f: WrittenFraction): Rational => q.rational(whole * f.top, whole * f.bottom),
});

export const mixedAddsWholeToTop = malRule({
  name: 'mixed_adds_whole_to_top',
  category: 'procedural_error',
  says: 'You added the whole number to the numerator. Each whole has as many parts as the denominator says.',
  source: sources.ashlock,
  hints: {
    principle:
      'The denominator tells how many parts each whole has. Multiply the whole number by it, and then add the numerator.',
  },
  answer: (m: WrittenMixed): Rational => q.rational(m.whole + m.top, m.bottom),
  told: (m: WrittenMixed): string => `You added ${m.whole} to ${m.top}. Each whole has as many parts as the denominator says.`,
});

export const mixedForgetsTop = malRule({
  name: 'mixed_forgets_top',
  category: 'omission_error',
  says: 'You changed the wholes into parts but forgot the parts that were already there.',
  source: sources.ashlock,
  answer: (m: WrittenMixed): Rational => q.rational(m.whole * m.bottom, m.bottom),
  told: (m: WrittenMixed): string => `You changed the wholes into parts but left out the ${m.top} of the numerator.`,
});

export const mixedPartsMultipliedApart = malRule({
  name: 'mixed_parts_multiplied_apart',
  category: 'conceptual_error',
  says: 'You multiplied the whole numbers and multiplied the fractions, but left out the products between them.',
  source: sources.ashlock,
  hints: {
    look: 'Think of a rectangle with these side lengths. Which parts of it did you count?',
    principle: "Each part of one number multiplies each part of the other. It's safer to write both as fractions first.",
  },
  answer: (a: WrittenMixed, b: WrittenMixed): Rational =>
    q.add(q.rational(a.whole * b.whole), q.rational(a.top * b.top, a.bottom * b.bottom)),
});

export const mixedSubtractsSmallerFraction = malRule({
  name: 'mixed_subtracts_smaller_fraction',
  category: 'procedural_error',
  says: 'You subtracted the smaller fraction part from the larger one, even though it belongs to the first number.',
  source: sources.ashlock,
  hints: {
    look: 'Look at the fraction parts. Which one do you subtract from the other?',
  },
  answer: (a: WrittenMixed, b: WrittenMixed): Rational =>
    q.add(q.rational(a.whole - b.whole), q.absolute(q.subtract(q.rational(a.top, a.bottom), q.rational(b.top, b.bottom)))),
});

export const largerBottomIsLarger = malRule({
  name: 'larger_bottom_is_larger',
  category: 'conceptual_error',
  says: 'You chose the fraction with the larger denominator. More parts means smaller parts.',
  source: sources.niZhou,
  /** Returns the fraction that the student calls the largest. */
  answer: (fractions: readonly WrittenFraction[]): WrittenFraction =>
    fractions.reduce((best, f) => (f.bottom > best.bottom || (f.bottom === best.bottom && f.top > best.top) ? f : best)),
});

export const largerTopIsLarger = malRule({
  name: 'larger_top_is_larger',
  category: 'conceptual_error',
  says: "You compared only the numerators and didn't look at the denominators.",
  source: sources.niZhou,
  answer: (fractions: readonly WrittenFraction[]): WrittenFraction =>
    fractions.reduce((best, f) => (f.top > best.top || (f.top === best.top && f.bottom > best.bottom) ? f : best)),
});

export const equivalentByAdding = malRule({
  name: 'equivalent_by_adding',
  category: 'conceptual_error',
  says: 'You added the same number to the numerator and the denominator. That changes the value of the fraction.',
  source: sources.hart,
  hints: {
    principle:
      "Adding the same number to the numerator and the denominator changes the value. Multiplying both by the same number doesn't.",
  },
  /** Returns the missing top over a given bottom, or null if it would not be positive. */
  answer: (f: WrittenFraction, bottom: number): number | null => {
    const top = f.top + (bottom - f.bottom);
    return top > 0 ? top : null;
  },
  told: (f: WrittenFraction, bottom: number): string =>
    `You ${bottom > f.bottom ? 'added' : 'subtracted'} ${Math.abs(bottom - f.bottom)} in the numerator and in the denominator. That changes the value of the fraction.`,
});

export const keepTopForNewBottom = malRule({
  name: 'keep_top_for_new_bottom',
  category: 'procedural_error',
  says: 'You changed the denominator but left the numerator the same.',
  source: sources.ashlock,
  hints: {
    principle: 'With a different denominator, the parts have a different size. The same number of them is a different amount.',
  },
  answer: (f: WrittenFraction, bottom: number): Rational => q.rational(f.top, bottom),
});

export const partToPart = malRule({
  name: 'part_to_part',
  category: 'conceptual_error',
  says: 'You compared the part with the rest instead of with the whole.',
  source: sources.hart,
  answer: (part: number, whole: number): Rational | null => over(part, whole - part),
});

export const upsideDown = malRule({
  name: 'fraction_upside_down',
  category: 'representation_error',
  says: 'You switched the numerator and the denominator.',
  source: sources.ashlock,
  hints: {
    principle: 'The denominator names the size of the parts. The numerator counts how many parts there are.',
  },
  answer: (f: WrittenFraction): Rational | null => over(f.bottom, f.top),
});

export const fractionDigitsAsDecimal = malRule({
  name: 'fraction_digits_as_decimal',
  category: 'representation_error',
  says: 'You wrote the numerator and the denominator around a decimal point. The fraction bar means division.',
  source: sources.resnick,
  answer: (f: WrittenFraction): Rational => q.parseRational(`${f.top}.${f.bottom}`)!,
});
