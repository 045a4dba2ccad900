import { malRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { sources } from '@stoa/engine/math/mal-rules/sources';

/* What learners do with clock times, prices and coins. */

const kamii = 'Kamii & Russell (2012), Elapsed time: why is it so difficult to teach?, JRME 43, 296–315';

export const hourAsHundredMinutes = malRule({
  name: 'hour_as_hundred_minutes',
  category: 'units_error',
  says: 'Subtracts clock times like plain numbers, as if an hour had 100 minutes.',
  source: kamii,
  /** Minutes since midnight in and out. */
  answer: (start: number, end: number): number => clockAsNumber(end) - clockAsNumber(start),
});
const clockAsNumber = (minutes: number): number => Math.floor(minutes / 60) * 100 + (minutes % 60);

export const minutesOnly = malRule({
  name: 'compares_minutes_only',
  category: 'omission_error',
  says: 'Looks at the minutes of the two clock times and leaves the hours aside.',
  source: kamii,
  answer: (start: number, end: number): number => Math.abs((end % 60) - (start % 60)),
});

export const oneHourTooMany = malRule({
  name: 'one_hour_too_many',
  category: 'procedural_error',
  says: 'Counts the hours by the clock face and then adds the minutes up to the next hour too.',
  source: kamii,
  answer: (minutes: number): number => minutes + 60,
});

export const priceInsteadOfChange = malRule({
  name: 'price_instead_of_change',
  category: 'omission_error',
  says: 'Gives what the things cost where the change was asked for.',
  source: sources.hart,
  answer: (price: number): number => price,
});

export const coinsCountedAsOne = malRule({
  name: 'counts_coins_not_cents',
  category: 'units_error',
  says: 'Counts the coins where their worth was asked for.',
  source: sources.ashlock,
  answer: (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0),
});

export const startTakenAsFullHour = malRule({
  name: 'start_taken_as_full_hour',
  category: 'omission_error',
  says: 'Reads the elapsed minutes from the end time alone, as if it had begun at the full hour.',
  source: kamii,
  answer: (end: number): number => end % 60,
});

export const firstPriceOnly = malRule({
  name: 'first_price_only',
  category: 'omission_error',
  says: 'Takes only the first of several prices from the money paid.',
  source: sources.hart,
  answer: (paid: number, prices: readonly number[]): number => paid - prices[0]!,
});

export const centsAsHundredPlus = malRule({
  name: 'dollar_not_used_up',
  category: 'procedural_error',
  says: 'Counts up the cents to a full dollar and the dollars from the price, so the change is one dollar too much.',
  source: sources.ashlock,
  answer: (paid: number, price: number): number => paid - price + 100,
});

export const dimeAndNickelSwapped = malRule({
  name: 'dime_and_nickel_swapped',
  category: 'representation_error',
  says: 'Takes the larger nickel for the coin that is worth more.',
  source: sources.ashlock,
  answer: (kinds: readonly { cents: number; coins: number }[]): number =>
    kinds.reduce((sum, { cents, coins }) => sum + coins * (cents === 10 ? 5 : cents === 5 ? 10 : cents), 0),
});
