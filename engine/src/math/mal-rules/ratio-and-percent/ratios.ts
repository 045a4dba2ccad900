import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { numberText } from '../numbers-told.ts';
import { add, divide, multiply, rational, subtract, type Rational } from '../../exact/rational.ts';

/** Only one of the two terms is divided when a ratio is simplified: 18 : 24 becomes 3 : 24. */
export const oneTermOfRatioDivided = malRule({
  name: 'one_term_of_ratio_divided',
  category: 'procedural_error',
  detail: 'simplifying',
  says: 'You divided only one of the two numbers of the ratio.',
  source: sources.hart,
  hints: {
    principle: 'To simplify a ratio, divide both terms by the same number.',
  },
  answer: (a: number, b: number, by: number): Rational => rational(a, b * by),
});

/** A part is compared with the whole instead of with another part, or the other way round. */
export const partToWhole = malRule({
  name: 'part_to_whole',
  category: 'conceptual_error',
  detail: 'part_whole',
  says: 'You compared the part with the whole. The question compares two parts.',
  source: sources.clark,
  hints: {
    principle: "A part-to-part ratio compares one part with the other. The total isn't in it.",
  },
  answer: (part: number, other: number): Rational => rational(part, part + other),
});

/** Units are ignored: 40 cm to 2 m becomes 40 : 2. */
export const unitsIgnored = malRule({
  name: 'units_ignored',
  category: 'units_error',
  detail: 'unlike_units',
  says: 'You compared the numbers without changing them to the same unit.',
  source: sources.hart,
  hints: {
    principle: 'A ratio compares amounts in the same unit. Convert one of them first.',
  },
  answer: (a: number, b: number): Rational => rational(a, b),
});

/** Scales by the inverse: for a : b = c : d finds c·a/b. */
export const scaledTheOtherWay = malRule({
  name: 'scaled_the_other_way',
  category: 'procedural_error',
  detail: 'scaling',
  says: 'You scaled in the wrong direction.',
  source: sources.tourniaire,
  answer: (a: Rational, b: Rational, c: Rational): Rational => divide(multiply(c, a), b),
});

/** Keeps the other term as it is, as if only one side changed. */
export const termKept = malRule({
  name: 'term_kept',
  category: 'omission_error',
  detail: 'scaling',
  says: 'You kept this number of the ratio the same. Both numbers have to change by the same factor.',
  source: sources.tourniaire,
  hints: {
    principle: 'Multiply or divide both numbers of a ratio by the same number.',
  },
  answer: (term: Rational): Rational => term,
  told: (term: Rational): string =>
    `You kept ${numberText(term)} the same. Both numbers of the ratio have to change by the same factor.`,
});

/** Multiplies across and forgets to divide. */
export const crossProductUndivided = malRule({
  name: 'cross_product_undivided',
  category: 'omission_error',
  detail: 'last_step',
  says: "You multiplied across but didn't divide.",
  source: sources.cramer,
  hints: {
    principle: 'After you cross multiply, divide by the number beside the variable.',
  },
  answer: (a: Rational, b: Rational): Rational => multiply(a, b),
  told: (a: Rational, b: Rational): string => `You multiplied ${numberText(a)} by ${numberText(b)} but didn't divide.`,
});

/** Multiplies the rate's two numbers instead of dividing. */
export const multipliedForRate = malRule({
  name: 'multiplied_for_rate',
  category: 'conceptual_error',
  detail: 'operation',
  says: 'You multiplied amounts where you need to divide to find the rate.',
  source: sources.tourniaire,
  answer: (amount: Rational, units: Rational): Rational => multiply(amount, units),
  told: (amount: Rational, units: Rational): string =>
    `You multiplied ${numberText(amount)} by ${numberText(units)}. Divide to find the rate.`,
});

/** Goes from n to m units by adding the difference: 3 cost 6, so 5 cost 8. */
export const differenceAdded = malRule({
  name: 'difference_added',
  category: 'conceptual_error',
  detail: 'additive_reasoning',
  says: 'You added the difference. Find the amount for one first, and then multiply.',
  source: sources.hart,
  answer: (amount: Rational, from: Rational, to: Rational): Rational => add(amount, subtract(to, from)),
});

/** Minutes are taken for hours: 30 km in 20 minutes is 1.5 km/h. */
export const minutesAsHours = malRule({
  name: 'minutes_as_hours',
  category: 'units_error',
  detail: 'minutes_and_hours',
  says: 'You used the minutes as if they were hours.',
  source: sources.thompson,
  hints: {
    look: 'The time is in minutes. Does the question ask for a rate per minute or per hour?',
  },
  answer: (distance: Rational, minutes: Rational): Rational => divide(distance, minutes),
});

/** The lowest price wins, whatever you get for it; or the largest pack wins, whatever it costs. */
export const leastPrice = malRule({
  name: 'least_price',
  category: 'conceptual_error',
  detail: 'one_quantity_only',
  says: 'You compared only the prices. Compare what one item costs in each pack.',
  source: sources.tourniaire,
  hints: {
    look: 'The lowest price may be for fewer items. How many are in each pack?',
  },
  answer: <P extends { price: Rational }>(packs: readonly P[], less: (a: Rational, b: Rational) => boolean): P =>
    packs.reduce((best, pack) => (less(pack.price, best.price) ? pack : best)),
});
export const largestPack = malRule({
  name: 'largest_pack',
  category: 'conceptual_error',
  detail: 'one_quantity_only',
  says: 'You chose by the size of the pack. Compare what one item costs in each pack.',
  source: sources.tourniaire,
  hints: {
    look: "A large pack isn't always cheaper per item. What does one item cost?",
  },
  answer: <P extends { size: Rational }>(packs: readonly P[], less: (a: Rational, b: Rational) => boolean): P =>
    packs.reduce((best, pack) => (less(best.size, pack.size) ? pack : best)),
});

/** Divides the amount by a person's own number of parts instead of by all parts. */
export const dividedByOwnParts = malRule({
  name: 'divided_by_own_parts',
  category: 'conceptual_error',
  detail: 'parts_and_whole',
  says: "You divided by one person's number of parts. Divide by the number of all the parts.",
  source: sources.hart,
  hints: {
    principle: 'Add the numbers of the ratio to get the number of all the parts. Divide the amount by that.',
  },
  answer: (total: number, own: number): Rational => rational(total, own),
});

/** Gives the value of one part and stops. */
export const oneShareOnly = malRule({
  name: 'one_share_only',
  category: 'omission_error',
  detail: 'last_step',
  says: 'You found one part and stopped there.',
  source: sources.payneSquibb,
  hints: {
    look: 'You found one part. How many parts does the question ask for?',
  },
  answer: (total: number, parts: number): Rational => rational(total, parts),
});

/** Shares equally, whatever the ratio. */
export const sharedEqually = malRule({
  name: 'shared_equally',
  category: 'conceptual_error',
  detail: 'ratio_ignored',
  says: 'You split the amount equally. The ratio tells that the shares are different.',
  source: sources.hart,
  hints: {
    principle: 'In a ratio, a larger number means a larger share.',
  },
  answer: (total: number, people: number): Rational => rational(total, people),
});

/** Takes the known amount of one share, or of a difference, for the whole amount. */
export const knownTakenForTotal = malRule({
  name: 'known_taken_for_total',
  category: 'conceptual_error',
  detail: 'parts_and_whole',
  says: 'You used the known amount as the total.',
  source: sources.tourniaire,
  hints: {
    principle: 'Find how many parts the known amount stands for. Divide to find one part.',
  },
  answer: (known: number, own: number, parts: number): Rational => rational(known * own, parts),
});

/** Compares by a difference where a rate is asked for. */
export const subtractedForRate = malRule({
  name: 'subtracted_for_rate',
  category: 'conceptual_error',
  detail: 'additive_reasoning',
  says: 'You subtracted. A rate comes from dividing.',
  source: sources.tourniaire,
  hints: {
    principle: 'Divide to find a rate. A rate tells how much there is for one.',
  },
  answer: (amount: Rational, units: Rational): Rational => subtract(amount, units),
});

/**
 * The proportion n/cost = m/x is set up with one side upside down: n/cost = x/m.
 * Shape   the four places: top and bottom of the left side, then of the right.
 */
export const termsCrossed = malRule({
  name: 'terms_crossed',
  category: 'representation_error',
  detail: 'proportion',
  says: 'You switched two places of the proportion. The same kind of amount belongs in the same place on both sides.',
  source: sources.tourniaire,
  answer: (n: number, cost: number, m: number): [number, number, string, number] => [n, cost, 'x', m],
});

/** A proportion set up as if the product were constant: n/m = x/cost. */
export const productKeptConstant = malRule({
  name: 'product_kept_constant',
  category: 'conceptual_error',
  detail: 'inverse_relation',
  says: 'You set up the proportion as if one amount went down while the other goes up.',
  source: sources.vanDooren,
  answer: (n: number, cost: number, m: number): [number, number, string, number] => [n, m, 'x', cost],
});

export const otherShare = malRule({
  name: 'other_share',
  category: 'representation_error',
  detail: 'order',
  says: 'You found another share than the question asks for.',
  source: sources.own,
  answer: (total: number, other: number, parts: number): Rational => rational(total * other, parts),
});

export const dividedByAllParts = malRule({
  name: 'divided_by_all_parts',
  category: 'conceptual_error',
  detail: 'parts_and_whole',
  says: 'You divided by all the parts. Divide by the parts that the known amount stands for.',
  source: sources.tourniaire,
  hints: {
    principle: 'Divide the known amount by its own number of parts, not by the number of all the parts.',
  },
  answer: (known: number, own: number, parts: number): Rational => rational(known * own, parts),
});
