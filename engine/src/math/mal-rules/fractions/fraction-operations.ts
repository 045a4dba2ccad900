import { leastMultiple } from '../../exact/divisors.ts';
import type { WrittenFraction, WrittenMixed } from './fractions.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { mixedText } from '../numbers-told.ts';
import { add, compare, divide, multiply, one, rational, subtract, type Rational } from '../../exact/rational.ts';

const carpenterMoser = 'Carpenter & Moser (1984), The acquisition of addition and subtraction concepts, JRME 15, 179–202';
const fischbein = 'Fischbein, Deri, Nello & Marino (1985), The role of implicit models in solving verbal problems, JRME 16, 3–17';
const tirosh = 'Tirosh (2000), Enhancing prospective teachers’ knowledge of children’s conceptions, JRME 31, 5–25';
const behr = 'Behr, Harel, Post & Lesh (1992), Rational number, ratio, and proportion, in Grouws (ed.), Handbook of Research';

const valueOf = ({ top, bottom }: WrittenFraction): Rational => rational(top, bottom);

// ---- sums and differences

export const oneTopUnscaled = malRule({
  name: 'one_top_unscaled',
  category: 'procedural_error',
  says: 'You changed both denominators but only one of the numerators.',
  source: sources.siegler,
  hints: {
    principle: 'Rewrite both fraction parts. In each one, multiply the numerator and the denominator by the same number.',
  },
  answer: (a: WrittenFraction, b: WrittenFraction, sign: 1 | -1 = 1): Rational => {
    const bottom = leastMultiple(a.bottom, b.bottom);
    return rational((a.top * bottom) / a.bottom + sign * b.top, bottom);
  },
  told: (_a: WrittenFraction, b: WrittenFraction): string =>
    `You changed both denominators but left the numerator ${b.top} as it was.`,
});

export const operationAsSeen = malRule({
  name: 'operation_as_seen',
  category: 'conceptual_error',
  says: 'You used the operation you saw. To find the missing number, use the opposite one.',
  source: carpenterMoser,
  answer: (a: Rational, b: Rational, sign: '+' | '-' | '×'): Rational =>
    sign === '+' ? add(a, b) : sign === '-' ? subtract(a, b) : multiply(a, b),
  told: (a: Rational, b: Rational, sign: '+' | '-' | '×'): string =>
    `You ${{ '+': 'added', '-': 'subtracted', '×': 'multiplied' }[sign]} ${mixedText(a)} and ${mixedText(b)}. To find the missing number, use the opposite operation.`,
});

export const carryDropped = malRule({
  name: 'fraction_carry_dropped',
  category: 'omission_error',
  says: "The fraction parts made a whole, and you didn't add it to the whole numbers.",
  source: sources.ashlock,
  hints: {
    look: 'The fraction parts make more than one whole together. What happened to that whole?',
    principle: 'When the parts make a whole, add it to the whole numbers.',
  },
  /** Null if the fraction parts don't make a whole. */
  answer: (a: WrittenMixed, b: WrittenMixed): Rational | null => {
    const parts = add(valueOf(a), valueOf(b));
    return compare(parts, one) < 0 ? null : add(rational(a.whole + b.whole), subtract(parts, one));
  },
});

export const fractionPartLeftImproper = malRule({
  name: 'fraction_part_left_improper',
  category: 'representation_error',
  says: "You left a fraction part that's greater than a whole.",
  source: sources.ashlock,
  /** Returns text; null if the fraction parts don't make a whole. */
  answer: (a: WrittenMixed, b: WrittenMixed): string | null => {
    const bottom = leastMultiple(a.bottom, b.bottom);
    const top = (a.top * bottom) / a.bottom + (b.top * bottom) / b.bottom;
    return top <= bottom ? null : `${a.whole + b.whole} ${top}/${bottom}`;
  },
});

export const mixedTopsAndBottomsApart = malRule({
  name: 'mixed_tops_and_bottoms_apart',
  category: 'conceptual_error',
  says: 'You added or subtracted the wholes, the numerators, and the denominators separately.',
  source: sources.niZhou,
  hints: {
    look: 'Look at the denominator of your fraction part. How did you get it?',
    principle: "A denominator names the size of the parts. Don't add sizes. Count parts of the same size.",
  },
  answer: (a: WrittenMixed, b: WrittenMixed): Rational =>
    add(rational(a.whole + b.whole), rational(a.top + b.top, a.bottom + b.bottom)),
});

export const mixedPartsUnscaled = malRule({
  name: 'mixed_parts_unscaled',
  category: 'procedural_error',
  says: 'You changed to a common denominator but kept the old numerators.',
  source: sources.siegler,
  hints: {
    principle: 'When you multiply the denominator by a number, multiply the numerator by it, too.',
  },
  answer: (a: WrittenMixed, b: WrittenMixed, sign: 1 | -1 = 1): Rational =>
    add(rational(a.whole + sign * b.whole), rational(a.top + sign * b.top, leastMultiple(a.bottom, b.bottom))),
});

export const borrowedWholeKept = malRule({
  name: 'borrowed_whole_kept',
  category: 'procedural_error',
  says: "You regrouped a whole into parts but didn't take it from the whole number.",
  source: sources.ashlock,
  hints: {
    principle: 'A whole that you split into parts is no longer one of the wholes.',
  },
  answer: (a: WrittenMixed, b: WrittenMixed): Rational => add(rational(a.whole - b.whole + 1), subtract(valueOf(a), valueOf(b))),
});

export const borrowsTen = malRule({
  name: 'fraction_borrows_ten',
  category: 'conceptual_error',
  says: 'You regrouped a whole as ten parts. It has as many parts as the denominator says.',
  source: sources.ashlock,
  hints: {
    look: 'How many parts did you get from one whole?',
    principle: 'Ten is right for tens and ones. A whole has as many parts as its denominator says.',
  },
  /** Null if the parts are tenths, because then it is right. */
  answer: (a: WrittenMixed, b: WrittenMixed): Rational | null => {
    const bottom = leastMultiple(a.bottom, b.bottom);
    if (bottom === 10) return null;
    const top = (a.top * bottom) / a.bottom - (b.top * bottom) / b.bottom;
    return add(rational(a.whole - 1 - b.whole), rational(10 + top, bottom));
  },
});

export const fractionBroughtDown = malRule({
  name: 'fraction_brought_down',
  category: 'procedural_error',
  says: 'You subtracted the whole numbers and copied the fraction.',
  source: sources.ashlock,
  hints: {
    principle: 'Subtract the fraction part, too. A whole number has no parts to subtract from, so split one whole into parts.',
  },
  answer: (whole: number, m: WrittenMixed): Rational => add(rational(whole - m.whole), valueOf(m)),
});

// ---- a fraction of an amount

export const onePartOnly = malRule({
  name: 'one_part_only',
  category: 'omission_error',
  says: 'You found one of the equal parts and stopped there.',
  source: behr,
  answer: (amount: Rational, f: WrittenFraction): Rational => divide(amount, rational(f.bottom)),
  told: (_amount: Rational, f: WrittenFraction): string => `You found one of the ${f.bottom} equal parts and stopped there.`,
});

export const bottomForgotten = malRule({
  name: 'bottom_forgotten',
  category: 'omission_error',
  says: "You multiplied by the numerator but didn't divide by the denominator.",
  source: sources.ashlock,
  hints: {
    principle: 'The denominator tells how many equal parts to divide the amount into. Divide first.',
  },
  answer: (amount: Rational, f: WrittenFraction): Rational => multiply(amount, rational(f.top)),
  told: (_amount: Rational, f: WrittenFraction): string => `You multiplied by ${f.top} but didn't divide by ${f.bottom}.`,
});

export const dividedByTop = malRule({
  name: 'divided_by_top',
  category: 'procedural_error',
  says: "You divided by the numerator and multiplied by the denominator. It's the other way around.",
  source: sources.hart,
  hints: {
    principle: 'Divide by the denominator, because it tells how many equal parts there are. Multiply by the numerator.',
  },
  answer: (amount: Rational, f: WrittenFraction): Rational => divide(amount, valueOf(f)),
  told: (_amount: Rational, f: WrittenFraction): string =>
    `You divided by ${f.top} and multiplied by ${f.bottom}. It's the other way around.`,
});

export const restForPart = malRule({
  name: 'rest_for_part',
  category: 'conceptual_error',
  says: 'You gave what is left. The question asks for the part.',
  source: sources.hart,
  hints: {
    look: 'Does the question ask for the other part, or for everything together?',
  },
  answer: (amount: Rational, f: WrittenFraction): Rational => multiply(amount, rational(f.bottom - f.top, f.bottom)),
  told: (_amount: Rational, f: WrittenFraction): string =>
    `You gave what is left when ${f.top}/${f.bottom} is taken away. The question asks for the part.`,
});

export const partForRest = malRule({
  name: 'part_for_rest',
  category: 'omission_error',
  says: 'You gave the part that was taken. The question asks for what is left.',
  source: sources.hart,
  answer: (amount: Rational, f: WrittenFraction): Rational => multiply(amount, valueOf(f)),
});

export const shortByTheParts = malRule({
  name: 'short_by_the_parts',
  category: 'conceptual_error',
  says: 'You subtracted the numerator as if it counted things. A fraction is a part of the whole amount.',
  source: sources.hart,
  hints: {
    principle: 'A fraction of an amount is a number of equal groups, not a number of single things.',
  },
  answer: (amount: number, top: number): number => amount - top,
});

export const partOfThePart = malRule({
  name: 'part_of_the_part',
  category: 'conceptual_error',
  says: "You took the fraction of the part you know. It's a fraction of the whole.",
  source: sources.hart,
  hints: {
    principle: 'The fraction is a fraction of the unknown whole. The number you know is already that part.',
  },
  answer: (known: Rational, f: WrittenFraction): Rational => multiply(known, valueOf(f)),
});

// ---- products and quotients

export const addsInsteadOfMultiplies = malRule({
  name: 'adds_instead_of_multiplies',
  category: 'conceptual_error',
  says: 'You added the two numbers. This question needs you to multiply them.',
  source: sources.hart,
  hints: {
    look: 'Does the story put two numbers together, or take one of them several times?',
  },
  answer: (a: Rational, b: Rational): Rational => add(a, b),
  told: (a: Rational, b: Rational): string =>
    `You added ${mixedText(a)} and ${mixedText(b)}. This question needs you to multiply them.`,
});

export const subtractsInsteadOfMultiplies = malRule({
  name: 'subtracts_instead_of_multiplies',
  category: 'conceptual_error',
  says: 'You subtracted the second fraction. It tells which part of the first one to find.',
  source: behr,
  answer: (a: Rational, b: Rational): Rational => subtract(a, b),
});

export const wholeTimesBottomOnly = malRule({
  name: 'whole_times_bottom_only',
  category: 'procedural_error',
  says: 'You multiplied the denominator by the whole number. Multiply the numerator instead.',
  source: sources.ashlock,
  hints: {
    principle: 'A larger denominator makes smaller parts. To take more parts, multiply the numerator.',
  },
  answer: (whole: number, f: WrittenFraction): Rational => rational(f.top, whole * f.bottom),
  told: (whole: number, f: WrittenFraction): string =>
    `You multiplied the denominator ${f.bottom} by ${whole}. Multiply the numerator instead.`,
});

export const onlyWholePartMultiplied = malRule({
  name: 'only_whole_part_multiplied',
  category: 'procedural_error',
  says: 'You multiplied the whole number and copied the fraction part.',
  source: sources.ashlock,
  hints: {
    principle: 'A mixed number is the sum of a whole number and a fraction. Multiply both of them.',
  },
  answer: (factor: Rational, m: WrittenMixed): Rational => add(multiply(factor, rational(m.whole)), valueOf(m)),
});

export const sharedByBottom = malRule({
  name: 'shared_by_bottom',
  category: 'conceptual_error',
  says: 'You divided by the denominator. Ask how many of these parts fit.',
  source: tirosh,
  answer: (amount: Rational, f: WrittenFraction): Rational => divide(amount, rational(f.bottom)),
  told: (_amount: Rational, f: WrittenFraction): string =>
    `You divided by ${f.bottom}. Ask how many parts of ${f.top}/${f.bottom} fit.`,
});

export const bothTurnedOver = malRule({
  name: 'both_turned_over',
  category: 'procedural_error',
  says: 'You flipped both fractions before multiplying.',
  source: tirosh,
  hints: {
    principle: 'Use the reciprocal of the divisor only.',
  },
  answer: (a: WrittenFraction, b: WrittenFraction): Rational => rational(a.bottom * b.bottom, a.top * b.top),
});

export const dividesTheOtherWay = malRule({
  name: 'divides_the_other_way',
  category: 'conceptual_error',
  says: 'You divided in the other order.',
  source: fischbein,
  answer: (a: Rational, b: Rational): Rational => divide(b, a),
  told: (a: Rational, b: Rational): string => `You divided ${mixedText(b)} by ${mixedText(a)}. It's the other way around.`,
});

export const multipliesInsteadOfDivides = malRule({
  name: 'multiplies_instead_of_divides',
  category: 'conceptual_error',
  says: 'You multiplied the numbers. This question needs you to divide.',
  source: fischbein,
  hints: {
    look: 'Each portion is less than one whole unit. Are there more portions than units, or fewer?',
  },
  answer: (a: Rational, b: Rational): Rational => multiply(a, b),
  told: (a: Rational, b: Rational): string =>
    `You multiplied ${mixedText(a)} by ${mixedText(b)}. This question needs you to divide.`,
});

// ---- stories

export const partOfTheTaken = malRule({
  name: 'part_of_the_taken',
  category: 'conceptual_error',
  says: "You took the second fraction of the first part. It's a fraction of what is left.",
  source: behr,
  hints: {
    principle: 'Find what is left first. Subtract the part that was taken from the whole.',
  },
  answer: (first: WrittenFraction, second: WrittenFraction): Rational => multiply(valueOf(first), valueOf(second)),
});

export const secondPartOfTheWhole = malRule({
  name: 'second_part_of_the_whole',
  category: 'conceptual_error',
  says: "You took the second fraction of the whole. It's a fraction of what is left.",
  source: behr,
  /** Returns what would remain of the amount; null if more than all of it would be gone. */
  answer: (amount: Rational, first: WrittenFraction, second: WrittenFraction): Rational | null => {
    const left = subtract(one, add(valueOf(first), valueOf(second)));
    return compare(left, rational(0)) <= 0 ? null : multiply(amount, left);
  },
});

export const secondPartOfTheRest = malRule({
  name: 'second_part_of_the_rest',
  category: 'conceptual_error',
  says: 'You took the second fraction of what is left. Both are fractions of the same whole.',
  source: behr,
  hints: {
    principle: 'When both fractions are of the same whole, take both of them from the whole.',
  },
  /** Returns what would remain of the amount. */
  answer: (amount: Rational, first: WrittenFraction, second: WrittenFraction): Rational =>
    multiply(amount, multiply(subtract(one, valueOf(first)), subtract(one, valueOf(second)))),
});

export const leftoverAsPartOfUnit = malRule({
  name: 'leftover_as_part_of_unit',
  category: 'conceptual_error',
  says: 'You counted the leftover as part of one unit. Count it as part of one portion.',
  source: tirosh,
  hints: {
    look: 'What does the fraction in your answer count: units or portions?',
    principle: 'The question counts portions. Write what is left over as a part of a portion.',
  },
  answer: (amount: Rational, portion: Rational): Rational => {
    const exact = divide(amount, portion);
    const full = rational(exact.n / exact.d);
    return add(full, subtract(amount, multiply(full, portion)));
  },
});

export const leftoverDropped = malRule({
  name: 'leftover_dropped',
  category: 'omission_error',
  says: 'You counted the full portions but left out the rest.',
  source: tirosh,
  hints: {
    look: 'Do the full portions use up the whole amount?',
    principle: 'What is left over counts, too, as part of a portion.',
  },
  answer: (amount: Rational, portion: Rational): Rational => {
    const exact = divide(amount, portion);
    return rational(exact.n / exact.d);
  },
});

export const servingsAdded = malRule({
  name: 'servings_added',
  category: 'conceptual_error',
  says: 'You added the difference in servings. Each amount has to be multiplied.',
  source: sources.hart,
  hints: {
    principle: "Twice as many people need twice as much. Multiply the amounts. Don't add a difference.",
  },
  answer: (amount: Rational, from: number, to: number): Rational => add(amount, rational(to - from)),
});

export const amountLeftOut = malRule({
  name: 'amount_left_out',
  category: 'omission_error',
  says: 'You left out one of the amounts in the story.',
  source: sources.hart,
  hints: {
    look: 'Is everything shared, or only part of it?',
  },
  /** Returns the story's result without that amount. */
  answer: (without: Rational): Rational => without,
});

export const eachTakenOnce = malRule({
  name: 'each_taken_once',
  category: 'omission_error',
  says: "You counted an amount once that's needed for each thing.",
  source: sources.hart,
  answer: (total: Rational, each: Rational): Rational => subtract(total, each),
});

export const amountAsPartOfTotal = malRule({
  name: 'amount_as_part_of_total',
  category: 'conceptual_error',
  says: 'You read a measured amount as a fraction of the total.',
  source: behr,
  hints: {
    principle: "A fraction with a unit after it is an amount. It isn't a part of the whole supply.",
  },
  answer: (total: Rational, each: Rational): Rational => multiply(total, each),
});

export const halfTheWayAround = malRule({
  name: 'half_the_way_around',
  category: 'conceptual_error',
  says: 'You added the two given sides and left out the sides opposite them.',
  source: sources.hart,
  hints: {
    look: 'Draw the rectangle, and label each side. Which sides did you count?',
    principle: 'Opposite sides have the same length, so each length counts twice.',
  },
  answer: (a: Rational, b: Rational): Rational => add(a, b),
});
