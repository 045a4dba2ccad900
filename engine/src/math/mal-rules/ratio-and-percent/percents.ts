import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { numberText } from '../numbers-told.ts';
import { compare, divide, multiply, rational, subtract, type Rational } from '../../exact/rational.ts';

/*
 * Mal-rules for percents, beyond the engine's own.
 * Sources  Parker & Leinhardt (1995), "Percent: a privileged proportion", Review of Educational Research 65, 421–481; Dole
 *          (2000), "Promoting percent as a proportion in eighth-grade mathematics", School Science and Mathematics 100,
 *          380–389.
 */

const hundred = rational(100);

/** The percent sign is added or dropped and nothing else changes: 0.35 is 0.35 %, 35 % is 35. */
export const percentSignOnly = malRule({
  name: 'percent_sign_only',
  category: 'conceptual_error',
  detail: 'percent_as_number',
  says: 'You only added or dropped the percent sign. Percent means out of 100.',
  source: sources.parkerLeinhardt,
  answer: (value: Rational): Rational => value,
});

/** Divided by a hundred twice: 4 % becomes 0.0004. */
export const hundredTwice = malRule({
  name: 'hundred_twice',
  category: 'procedural_error',
  detail: 'counting_places',
  says: 'You divided by 100 twice.',
  source: sources.parkerLeinhardt,
  answer: (value: Rational): Rational => divide(value, multiply(hundred, hundred)),
});

/** Numerator read as percent: 3/4 is 3 %. Or denominator read as percent: 1/4 is 4 %. */
export const numeratorAsPercent = malRule({
  name: 'numerator_as_percent',
  category: 'conceptual_error',
  detail: 'percent_as_number',
  says: 'You used the numerator as the percent.',
  source: sources.parkerLeinhardt,
  answer: (n: number): Rational => rational(n),
});
export const denominatorAsPercent = malRule({
  name: 'denominator_as_percent',
  category: 'conceptual_error',
  detail: 'percent_as_number',
  says: 'You used the denominator as the percent.',
  source: sources.parkerLeinhardt,
  answer: (d: number): Rational => rational(d),
});

/** The rest is given though the part was asked for. */
export const percentOfTheRest = (percent: Rational, of: Rational): Rational =>
  divide(multiply(subtract(hundred, percent), of), hundred);

/** The part is multiplied by the percent though the whole was asked for: 18 is 30 % of 5.4. */
export const percentOfThePart = malRule({
  name: 'percent_of_the_part',
  category: 'conceptual_error',
  detail: 'part_whole',
  says: "You took the percent of the part. It's a percent of the whole.",
  source: sources.parkerLeinhardt,
  answer: (percent: Rational, part: Rational): Rational => divide(multiply(percent, part), hundred),
  told: (percent: Rational, part: Rational): string =>
    `You took ${numberText(percent)}% of ${numberText(part)}. It's a percent of the whole.`,
});

/** The part is compared with the rest instead of the whole. */
export const partOverRest = malRule({
  name: 'part_over_rest',
  category: 'conceptual_error',
  detail: 'part_whole',
  says: 'You compared the part with the rest instead of with the whole.',
  source: sources.dole,
  answer: (part: Rational, whole: Rational): Rational => divide(multiply(hundred, part), subtract(whole, part)),
});

/** The difference of the amounts is read as percent. */
export const differenceAsPercent = malRule({
  name: 'difference_as_percent',
  category: 'conceptual_error',
  detail: 'percent_as_number',
  says: 'You used the difference as the percent. Compare it with the original amount.',
  source: sources.parkerLeinhardt,
  answer: (before: Rational, after: Rational): Rational => {
    const change = subtract(after, before);
    return change.n < 0n ? { n: -change.n, d: change.d } : change;
  },
});

/** The new amount as a percent of the old one, though the change was asked for. */
export const newAsPercentOfOld = malRule({
  name: 'new_as_percent_of_old',
  category: 'conceptual_error',
  detail: 'change_and_result',
  says: 'You compared the new amount with the original one. The question asks for the change.',
  source: sources.dole,
  answer: (before: Rational, after: Rational): Rational => divide(multiply(hundred, after), before),
});

/** To get back to the old amount, the percent is taken of the new one. */
export const percentOfTheNew = malRule({
  name: 'percent_of_the_new',
  category: 'conceptual_error',
  detail: 'wrong_whole',
  says: "You took the percent of the new amount. It's a percent of the original amount.",
  source: sources.parkerLeinhardt,
  answer: (percent: Rational, after: Rational, sign: 1 | -1): Rational =>
    divide(multiply(after, subtract(hundred, multiply(rational(sign), percent))), hundred),
});

/** Changed in the wrong direction: added for a discount, subtracted for an increase. */
export const changedTheOtherWay = malRule({
  name: 'changed_the_other_way',
  category: 'conceptual_error',
  detail: 'direction',
  says: 'You changed the amount in the wrong direction.',
  source: sources.dole,
  answer: (percent: Rational, of: Rational, sign: 1 | -1): Rational =>
    divide(multiply(of, subtract(hundred, multiply(rational(sign), percent))), hundred),
});

/** Interest for one year, whatever the number of years. */
export const timeForgotten = malRule({
  name: 'time_forgotten',
  category: 'omission_error',
  detail: 'time',
  says: 'You found the interest for one year and left out the time.',
  source: sources.own,
  hints: {
    principle: 'Simple interest is principal times rate times time. The time is in years.',
  },
  answer: (principal: Rational, rate: Rational): Rational => divide(multiply(principal, rate), hundred),
  told: (principal: Rational, rate: Rational): string =>
    `You found ${numberText(rate)}% of ${numberText(principal)}, the interest for one year, and left out the time.`,
});

/** The rate is not divided by a hundred. */
export const rateAsWhole = malRule({
  name: 'rate_as_whole',
  category: 'conceptual_error',
  detail: 'percent_as_number',
  says: 'You used the rate as a whole number. Percent means out of 100.',
  source: sources.parkerLeinhardt,
  hints: {
    principle: 'Write the rate as a decimal before you divide.',
  },
  answer: (principal: Rational, rate: Rational, years: Rational): Rational => multiply(multiply(principal, rate), years),
});

/** Months are used as if they were years. */
export const monthsAsYears = malRule({
  name: 'months_as_years',
  category: 'units_error',
  detail: 'months_and_years',
  says: 'You used the months as if they were years.',
  source: sources.own,
  answer: (principal: Rational, rate: Rational, months: Rational): Rational =>
    divide(multiply(multiply(principal, rate), months), hundred),
});

export const timesTenOnly = malRule({
  name: 'times_ten_only',
  category: 'procedural_error',
  detail: 'counting_places',
  says: 'You multiplied by 10. Percent means out of 100.',
  source: sources.parkerLeinhardt,
  answer: (value: Rational): Rational => multiply(value, rational(10)),
});

export const digitsAsPercent = malRule({
  name: 'digits_as_percent',
  category: 'conceptual_error',
  detail: 'place_value',
  says: 'You used the digits as the percent. Percent means out of 100, so look at their places.',
  source: sources.parkerLeinhardt,
  /** 0.045 → 45, as text. */
  answer: (written: string): string => written.replace('.', '').replace(/^0+/, ''),
});

export const overTen = malRule({
  name: 'over_ten',
  category: 'conceptual_error',
  detail: 'place_value',
  says: 'You wrote the percent over 10. Percent means out of 100.',
  source: sources.parkerLeinhardt,
  answer: (percent: Rational): Rational => divide(percent, rational(10)),
});

export const oneOverPercent = malRule({
  name: 'one_over_percent',
  category: 'conceptual_error',
  detail: 'percent_as_denominator',
  says: 'You wrote 1 over the percent. Percent means out of 100.',
  source: sources.parkerLeinhardt,
  answer: (percent: Rational): Rational | null => (percent.d === 1n ? divide(rational(1), percent) : null),
});

export const hundredLeftOut = malRule({
  name: 'hundred_left_out',
  category: 'omission_error',
  detail: 'hundred',
  says: "You divided but didn't change the result to a percent.",
  source: sources.own,
  answer: (part: Rational, whole: Rational): Rational => divide(part, whole),
});

export const partAsPercent = malRule({
  name: 'part_as_percent',
  category: 'conceptual_error',
  detail: 'percent_as_number',
  says: 'You used the part as the percent.',
  source: sources.parkerLeinhardt,
  answer: (part: Rational): Rational => part,
});

export const restAdded = malRule({
  name: 'rest_added',
  category: 'conceptual_error',
  detail: 'additive_reasoning',
  says: 'You used a percent of the part to get to the whole.',
  source: sources.parkerLeinhardt,
  hints: {
    principle: "The percent is a percent of the whole, which you don't know yet. It isn't a percent of the part.",
  },
  /** Returns the rest to 100 percent, of the part; null if nothing is missing. */
  answer: (percent: Rational, part: Rational): Rational | null =>
    compare(percent, hundred) < 0 ? percentOfTheRest(percent, part) : null,
});

export const onePercentOnly = malRule({
  name: 'one_percent_only',
  category: 'omission_error',
  detail: 'last_step',
  says: 'You found 1 percent and stopped there.',
  source: sources.payneSquibb,
  hints: {
    look: 'What percent is the number you found?',
  },
  answer: (percent: Rational, part: Rational): Rational => divide(part, percent),
});

export const interestOnly = malRule({
  name: 'interest_only',
  category: 'omission_error',
  detail: 'last_step',
  says: 'You found the interest. The question asks for the total amount.',
  source: sources.own,
  hints: {
    principle: 'The total to pay back is the amount borrowed plus the interest.',
  },
  answer: (interest: Rational): Rational => interest,
});

export const interestOfOneYear = malRule({
  name: 'interest_of_one_year',
  category: 'omission_error',
  detail: 'last_step',
  says: 'You gave the interest for one year. The question asks for the time.',
  source: sources.own,
  hints: {
    look: 'You found an amount of money. What does the question ask for?',
    principle: 'Simple interest is the same every year. Divide the total interest by the interest for one year.',
  },
  answer: (principal: Rational, rate: Rational): Rational => divide(multiply(principal, rate), hundred),
});
