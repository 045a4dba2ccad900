import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/* Mal-rules for clock times, prices and coins. */

const kamii = 'Kamii & Russell (2012), Elapsed time: why is it so difficult to teach?, JRME 43, 296–315';

export const hourAsHundredMinutes = malRule({
  name: 'hour_as_hundred_minutes',
  category: 'units_error',
  says: 'You subtracted the times as if they were ordinary numbers.',
  source: kamii,
  hints: {
    look: 'How many minutes are in an hour?',
  },
  /** Takes and returns minutes since midnight. */
  answer: (start: number, end: number): number => clockAsNumber(end) - clockAsNumber(start),
});
const clockAsNumber = (minutes: number): number => Math.floor(minutes / 60) * 100 + (minutes % 60);

export const minutesOnly = malRule({
  name: 'compares_minutes_only',
  category: 'omission_error',
  says: 'You compared only the minutes and left out the hours.',
  source: kamii,
  hints: {
    look: 'Look at the hours of both times, too. Are they the same?',
    principle: 'When the hour changes, count up to the next full hour first. Then go on from there.',
  },
  answer: (start: number, end: number): number => Math.abs((end % 60) - (start % 60)),
});

export const oneHourTooMany = malRule({
  name: 'one_hour_too_many',
  category: 'procedural_error',
  says: 'You counted one hour too many.',
  source: kamii,
  hints: {
    principle: "The minutes up to the full hour are part of the first hour. Don't count that hour again.",
  },
  answer: (minutes: number): number => minutes + 60,
});

export const priceInsteadOfChange = malRule({
  name: 'price_instead_of_change',
  category: 'omission_error',
  says: 'You gave the price. The question asks for the change.',
  source: sources.hart,
  answer: (price: number): number => price,
});

export const coinsCountedAsOne = malRule({
  name: 'counts_coins_not_cents',
  category: 'units_error',
  says: 'You counted the coins. The question asks how much they are worth.',
  source: sources.ashlock,
  hints: {
    look: 'Did you count coins or cents?',
  },
  answer: (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0),
});

export const startTakenAsFullHour = malRule({
  name: 'start_taken_as_full_hour',
  category: 'omission_error',
  says: 'You counted the minutes from the full hour instead of from the start time.',
  source: kamii,
  hints: {
    look: 'Does it start on the hour?',
    principle: "Elapsed time goes from the start to the end. The minutes before the start don't count.",
  },
  answer: (end: number): number => end % 60,
});

export const firstPriceOnly = malRule({
  name: 'first_price_only',
  category: 'omission_error',
  says: 'You subtracted only the first price.',
  source: sources.hart,
  hints: {
    principle: 'You pay for everything. Add the prices before you find the change.',
  },
  answer: (paid: number, prices: readonly number[]): number => paid - prices[0]!,
});

export const centsAsHundredPlus = malRule({
  name: 'dollar_not_used_up',
  category: 'procedural_error',
  says: 'You counted up to the next dollar but kept that dollar as well.',
  source: sources.ashlock,
  hints: {
    look: 'Add your change to the price. Do you get exactly the money that was paid?',
    principle: 'When you count up from the cents to the next dollar, that dollar is used up.',
  },
  answer: (paid: number, price: number): number => paid - price + 100,
});

export const dimeAndNickelSwapped = malRule({
  name: 'dime_and_nickel_swapped',
  category: 'representation_error',
  says: 'You switched the values of a dime and a nickel.',
  source: sources.ashlock,
  answer: (kinds: readonly { cents: number; coins: number }[]): number =>
    kinds.reduce((sum, { cents, coins }) => sum + coins * (cents === 10 ? 5 : cents === 5 ? 10 : cents), 0),
});
