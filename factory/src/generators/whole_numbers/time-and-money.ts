import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { addInsteadOfSubtract } from '@stoa/engine/math/mal-rules/whole-numbers/whole-numbers';
import { rational, type Rational } from '@stoa/engine/math/exact/rational';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { family, graded, range } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { stopsAfterFirstStep } from '@stoa/engine/math/mal-rules/whole-numbers/story-problems';
import {
  centsAsHundredPlus,
  coinsCountedAsOne,
  dimeAndNickelSwapped,
  firstPriceOnly,
  hourAsHundredMinutes,
  minutesOnly,
  oneHourTooMany,
  priceInsteadOfChange,
  startTakenAsFullHour,
} from '@stoa/engine/math/mal-rules/whole-numbers/time-and-money';
import { dollars } from '../../wording/decimal-text.ts';
import { person } from '../../wording/people.ts';
import { wares } from '../../wording/things.ts';
import { listed } from '../../wording/whole-number-text.ts';
import { following } from '../../wrong-way.ts';
import { ledTo } from '../../ruled.ts';

/** Writes minutes since midnight as the clock shows them: '9:05 a.m.'. */
function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${((hour + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** Draws the clock at the start time. */
const clockFace = (minutes: number): WrittenFigure => ({
  kind: 'clock',
  hour: ((Math.floor(minutes / 60) + 11) % 12) + 1,
  minute: minutes % 60,
});

const events = [
  ['A movie starts', 'and ends', 'How many minutes long is the movie?'],
  ['A train leaves', 'and arrives', 'How many minutes does the trip take?'],
  ['A swim lesson starts', 'and ends', 'How many minutes long is the lesson?'],
  ['A hike starts', 'and ends', 'How many minutes long is the hike?'],
  ['A soccer game starts', 'and ends', 'How many minutes long is the game?'],
  ['A family starts a road trip', 'and stops for a break', 'How many minutes do they drive before the break?'],
] as const;

/** Draws a number of minutes in steps of five. */
const fives =
  (low: number, high: number) =>
  (chance: Chance): number =>
    5 * chance.int(low, high);

/** 1 within the hour. 2 past one full hour. 3 by five minutes over one to two hours. 4 to the minute. 5 past noon, to the minute. */
const elapsed = family(
  { name: 'whole_time_money_elapsed', version: 1, skill: 'whole_time_money' },
  {
    levels: {
      hour: [range(7, 10), range(7, 10), range(7, 10), range(7, 10), range(9, 11)],
      minute: [fives(1, 11), fives(1, 11), fives(1, 11), range(1, 58), range(1, 58)],
      length: [fives(3, 7), fives(5, 11), fives(13, 26), range(72, 165), range(95, 215)],
    },
    where: ({ hour, minute, length }, difficulty) => {
      const endsAt = (minute + length) % 60;
      if (endsAt === 0 || endsAt === minute) return false;
      if (difficulty === 1) return minute + length < 60;
      return endsAt < minute && (difficulty !== 5 || hour * 60 + minute + length > 13 * 60);
    },
    derived: ({ hour, minute, length }) => {
      const start = hour * 60 + minute;
      const end = start + length;
      return {
        start,
        end,
        from: clock(start),
        to: clock(end),
        toHour: 60 - minute,
        fullHours: Math.floor(end / 60) - Math.ceil(start / 60),
        endMinute: end % 60,
      };
    },
    phrasing: (chance, { from, to }) => {
      const [begins, ends, asks] = chance.pick(events);
      return { stem: `${begins} at ${from} ${ends} at ${to} ${asks}` };
    },
    given: ({ start, length, stem, difficulty }) => ({
      stem,
      unit: 'min',
      ...(difficulty <= 3 ? { figure: clockFace(start) } : {}),
      right: length,
    }),
    steps: ({ minute, endMinute, from, to, toHour, fullHours, length, difficulty }) =>
      difficulty === 1
        ? [
            ['Both times are in the same hour, so compare the minutes.', `${minute} \\text{ min to } ${endMinute} \\text{ min}`],
            ['Subtract the minutes.', `${endMinute} - ${minute} = ${length}`],
          ]
        : [
            [`Count from ${from} to the next hour.`, `60 - ${minute} = ${toHour} \\text{ min}`],
            ...(fullHours > 0
              ? [
                  [
                    `Count ${fullHours === 1 ? '1 full hour' : `${fullHours} full hours`}.`,
                    `${fullHours} \\times 60 = ${fullHours * 60} \\text{ min}`,
                  ] as const,
                ]
              : []),
            [`Then count the minutes up to ${to}`, `${endMinute} \\text{ min}`],
            ['Add the parts.', `${toHour} ${fullHours > 0 ? `+ ${fullHours * 60} ` : ''}+ ${endMinute} = ${length}`],
          ],
    ladder: ({ minute, endMinute, from, to, toHour, difficulty }) => {
      const look = 'What time does it start, and what time does it end?';
      return difficulty === 1
        ? [
            look,
            'When both times are in the same hour, subtract the minutes.',
            `Subtract the minutes: $${endMinute} - ${minute}$.`,
          ]
        : [
            look,
            'Count up in steps: to the next hour, then full hours, then the minutes that are left.',
            `From ${from} to the next hour is ${toHour} minutes. Count on from there to ${to}.`,
          ];
    },
    ways: ({ start, end, length, minute, endMinute, from, difficulty }) => [
      following(
        hourAsHundredMinutes,
        [start, end],
        [
          hourAsHundredMinutes.hints.look,
          'An hour has 60 minutes. After 59 minutes, the next hour starts.',
          `Go in steps. First go from ${from} to the next hour.`,
        ],
      ),
      ledTo(
        minutesOnly,
        difficulty === 1 ? null : minutesOnly.answer(start, end),
        `How many minutes is it from ${from} to the next hour?`,
      ),
      following(
        oneHourTooMany,
        [length],
        [
          `Start at ${from} and go hour by hour. What is the last full hour before the end?`,
          oneHourTooMany.hints.principle,
          `Mark three times on a line: ${from}, the next hour, and the end. Count each part between them once.`,
        ],
      ),
      ledTo(
        startTakenAsFullHour,
        difficulty === 1 ? startTakenAsFullHour.answer(end) : null,
        `How many minutes is it from ${minute} to ${endMinute} minutes after the hour?`,
      ),
    ],
  },
);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
const money = (cents: number): Rational => rational(cents, 100);

/** Draws what is bought, each thing at a plausible price; from 3 on in cents, and with a total that isn't whole dollars. */
function drawCart(chance: Chance, difficulty: Difficulty): { one: string; cents: number }[] {
  const inCents = difficulty >= 3;
  const bought = wares(chance, byDifficulty(difficulty, [1, 2, 1, 2, 3]));
  return drawUntil(
    () =>
      bought.map(({ one, from, to }) => ({
        one,
        cents: chance.int(from, to) * 100 + (inCents ? chance.pick([15, 25, 35, 45, 65, 75, 85, 95]) : 0),
      })),
    (cart) => !inCents || sumOf(cart.map(({ cents }) => cents)) % 100 !== 0,
  );
}

/**
 * 1: one price in dollars, from $20. 2: two prices. 3: one price in cents. 4: two prices in cents. 5: three prices in cents.
 */
const change = family(
  { name: 'whole_time_money_change', version: 2, skill: 'whole_time_money' },
  {
    levels: { cart: graded(drawCart) },
    derived: ({ cart, difficulty }) => {
      const prices = cart.map(({ cents }) => cents);
      const total = sumOf(prices);
      const paid = [2000, 5000, 10_000].find((note) => note > total + 100)!;
      const several = cart.length > 1;
      const inCents = difficulty >= 3;
      const text = (cents: number) => (inCents ? (cents / 100).toFixed(2) : `${cents / 100}`);
      return { prices, total, paid, several, inCents, text };
    },
    phrasing: (chance, { cart, paid }) => {
      const name = person(chance);
      const items = listed(cart.map(({ one, cents }) => `a ${one} for ${dollars(money(cents))}`));
      return {
        name,
        stem: chance.pick([
          `${name} buys ${items} and pays with ${dollars(money(paid))}. How much change does ${name} get, in dollars?`,
          `At a store, ${name} picks ${items}. ${name} gives the cashier ${dollars(money(paid))}. How much change does the cashier give back, in dollars?`,
          `${name} has ${dollars(money(paid))} and buys ${items}. How much money does ${name} have left, in dollars?`,
        ]),
      };
    },
    given: ({ stem, inCents, paid, total }) => ({
      stem,
      unit: '$',
      inputType: inCents ? 'decimal' : 'integer',
      right: money(paid - total),
    }),
    steps: ({ prices, total, paid, several, text }) => [
      several
        ? ['Add the prices.', `${prices.map(text).join(' + ')} = ${text(total)}`]
        : ['Change is the amount paid minus the price.', `${paid / 100} - ${text(total)}`],
      [
        `Count up from ${dollars(money(total))} to ${dollars(money(paid))}, or subtract.`,
        `${paid / 100} - ${text(total)} = ${text(paid - total)}`,
      ],
    ],
    ladder: ({ prices, total, paid, several, text }) =>
      several
        ? [
            'What does everything cost together? How much is paid?',
            'Add the prices first. Change is the amount paid minus the total.',
            `Add the prices: $${prices.map(text).join(' + ')}$. Subtract the total from ${paid / 100}.`,
          ]
        : [
            'What is the price? How much is paid?',
            'Change is the amount paid minus the price. You can count up from the price.',
            `Count up from ${dollars(money(total))} to ${dollars(money(paid))}, or subtract the price from ${paid / 100}.`,
          ],
    ways: ({ prices, total, paid, several, inCents, text, name, difficulty }) => [
      {
        rule: priceInsteadOfChange,
        to: money(priceInsteadOfChange.answer(total)),
        hints: [
          'Does the question ask for the price or for the change?',
          'Change is the difference between the amount paid and the price.',
          `Start at the price, and count up to ${dollars(money(paid))}.`,
        ],
      },
      {
        rule: firstPriceOnly,
        to: several ? money(firstPriceOnly.answer(paid, prices)) : null,
        hints: [
          `How many things does ${name} buy?`,
          firstPriceOnly.hints.principle,
          `Start with ${prices.map(text).join(' + ')}.`,
        ],
      },
      ledTo(
        centsAsHundredPlus,
        inCents ? money(centsAsHundredPlus.answer(paid, total)) : null,
        `How many cents is it from ${dollars(money(total))} to the next dollar? From there, how many dollars?`,
      ),
      {
        rule: addInsteadOfSubtract,
        to: difficulty === 1 ? money(addInsteadOfSubtract.answer(paid, total)) : null,
        hints: [
          'Can the change be more than the amount paid?',
          'Change is what is left, so subtract the price from the amount paid.',
          `Start at ${dollars(money(total))}, and count up to ${dollars(money(paid))}.`,
        ],
      },
    ],
  },
);

const coins = [
  { one: 'quarter', many: 'quarters', cents: 25 },
  { one: 'dime', many: 'dimes', cents: 10 },
  { one: 'nickel', many: 'nickels', cents: 5 },
] as const;

const kindsOfCoins = (difficulty: Difficulty): number => byDifficulty(difficulty, [1, 2, 2, 3, 3]);

/** Coins to cents: 1 one kind, 2–3 two kinds, 4–5 three kinds with larger numbers. */
const coinsWorth = family(
  { name: 'whole_time_money_coins', version: 1, skill: 'whole_time_money' },
  {
    setting: (chance, difficulty) => ({
      kinds: chance
        .shuffle(coins)
        .slice(0, kindsOfCoins(difficulty))
        .toSorted((a, b) => b.cents - a.cents),
    }),
    levels: {
      numbers: graded((chance, difficulty) => {
        const [low, high] = byDifficulty(difficulty, [[3, 9], [2, 6], [4, 9], [3, 8], [6, 12]]); // prettier-ignore
        return Array.from({ length: kindsOfCoins(difficulty) }, () => chance.int(low!, high!));
      }),
    },
    where: ({ numbers }) => new Set(numbers).size === numbers.length,
    derived: ({ kinds, numbers }) => {
      const piles = kinds.map((kind, i) => ({ ...kind, count: numbers[i]!, worth: kind.cents * numbers[i]! }));
      return {
        piles,
        first: piles[0]!,
        last: piles.at(-1)!,
        others: piles.slice(1),
        total: sumOf(piles.map(({ worth }) => worth)),
      };
    },
    phrasing: (chance) => ({ name: person(chance) }),
    given: ({ name, piles, others, total }) => ({
      stem: `${name} has ${listed(piles.map(({ count, many }) => `${count} ${many}`))}. How many cents ${others.length === 0 ? 'are they' : 'are they all'} worth?`,
      figure: { kind: 'money', pieces: piles.map(({ cents, count }) => ({ cents, count })) },
      right: total,
    }),
    steps: ({ piles, first, others, total }) => [
      ...(others.length === 0
        ? [[`Find the value of one ${first.one}, in cents.`, `1 \\times ${first.cents} = ${first.cents}`] as const]
        : []),
      ...piles.map(
        ({ one, cents, count, worth }) =>
          [`Each ${one} is worth ${cents} cents, so multiply.`, `${count} \\times ${cents} = ${worth}`] as const,
      ),
      ...(others.length === 0 ? [] : [['Add the parts.', `${piles.map(({ worth }) => worth).join(' + ')} = ${total}`] as const]),
    ],
    ladder: ({ first, others }) => [
      'Which coins are there, and what is each one worth?',
      'Multiply the number of coins by the value of one. Do that for each kind, and add.',
      `Start with the ${first.many}: $${first.count} \\times ${first.cents}$${others.length === 0 ? '' : `. Then add the value of the ${others.map(({ many }) => many).join(' and the ')}`}.`,
    ],
    ways: ({ numbers, piles, first, last, others }) => [
      following(
        coinsCountedAsOne,
        [numbers],
        [
          coinsCountedAsOne.hints.look,
          'A quarter is worth 25 cents, a dime is worth 10 cents, and a nickel is worth 5 cents.',
          `Start with the ${first.many}: count by ${first.cents}s, ${first.count} times.`,
        ],
      ),
      following(
        dimeAndNickelSwapped,
        [piles.map(({ cents, count }) => ({ cents, coins: count }))],
        [
          `What is one ${last.one} worth?`,
          'A bigger coin is not always worth more. A dime is worth 10 cents, and a nickel is worth 5 cents.',
          `For the ${last.many}, count by ${last.cents}s, ${last.count} times.`,
        ],
      ),
      {
        rule: stopsAfterFirstStep,
        to: others.length === 0 ? null : stopsAfterFirstStep.answer(first.worth),
        hints: [
          `Did you include the ${last.many}?`,
          'Find the value of each kind of coin, and add.',
          `Add ${last.count} × ${last.cents} for the ${last.many}.`,
        ],
      },
    ],
  },
);
export const timeAndMoneyGenerators: readonly Generator[] = [elapsed, change, coinsWorth];
