import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { addInsteadOfSubtract } from '@stoa/engine/math/mal-rules/whole-numbers/whole-numbers';
import { rational } from '@stoa/engine/math/exact/rational';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
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
import { numberDraft } from '../../number-draft.ts';
import { dollars } from '../../wording/decimal-text.ts';
import { person } from '../../wording/people.ts';
import { wares, type Ware } from '../../wording/things.ts';
import { listed } from '../../wording/whole-number-text.ts';
import { following } from '../../wrong-way.ts';

/** Minutes since midnight as the clock shows them: '9:05 a.m.'. */
function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${((hour + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** The clock when it starts. */
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

/** 1 within the hour. 2 past one full hour. 3 by five minutes over one to two hours. 4 to the minute. 5 past noon, to the minute. */
const elapsed: Generator = {
  name: 'whole_time_money_elapsed',
  version: 1,
  skill: 'whole_time_money',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { start, end } = drawUntil(
      () => {
        const hour = difficulty === 5 ? chance.int(9, 11) : chance.int(7, 10);
        const step = difficulty <= 3 ? 5 : 1;
        const from = hour * 60 + step * chance.int(1, Math.floor(58 / step));
        const [shortest, longest] = byDifficulty(difficulty, [[3, 7], [5, 11], [13, 26], [72, 165], [95, 215]]); // prettier-ignore
        const length = step * chance.int(shortest!, longest!);
        return { start: from, end: from + length };
      },
      (d) => {
        const crosses = Math.floor(d.end / 60) > Math.floor(d.start / 60);
        if (d.end % 60 === 0 || d.end % 60 === d.start % 60) return false;
        if (difficulty === 1) return !crosses;
        return crosses && d.end % 60 < d.start % 60 && (difficulty !== 5 || (d.start < 720 && d.end > 780));
      },
    );
    const length = end - start;
    const toHour = (60 - (start % 60)) % 60;
    const full = Math.floor(end / 60) - Math.ceil(start / 60);
    const [begins, ends, asks] = chance.pick(events);
    const [from, to] = [clock(start), clock(end)];
    return numberDraft({
      stem: `${begins} at ${from} ${ends} at ${to} ${asks}`,
      unit: 'min',
      ...(difficulty <= 3 ? { figure: clockFace(start) } : {}),
      right: length,
      steps:
        difficulty === 1
          ? [
              [
                'Both times are in the same hour, so compare the minutes.',
                `${start % 60} \\text{ min to } ${end % 60} \\text{ min}`,
              ],
              ['Subtract the minutes.', `${end % 60} - ${start % 60} = ${length}`],
            ]
          : [
              [`Count from ${from} to the next hour.`, `60 - ${start % 60} = ${toHour} \\text{ min}`],
              ...(full > 0
                ? [
                    [
                      `Count ${full === 1 ? '1 full hour' : `${full} full hours`}.`,
                      `${full} \\times 60 = ${full * 60} \\text{ min}`,
                    ] as const,
                  ]
                : []),
              [`Then the minutes up to ${to}`, `${end % 60} \\text{ min}`],
              ['Add the parts.', `${toHour} ${full > 0 ? `+ ${full * 60} ` : ''}+ ${end % 60} = ${length}`],
            ],
      ladder: [
        'What time does it start, and what time does it end?',
        difficulty === 1
          ? 'When both times are in the same hour, subtract the minutes.'
          : 'Count up in steps: to the next hour, then full hours, then the minutes that are left.',
        difficulty === 1
          ? `Subtract the minutes: $${end % 60} - ${start % 60}$.`
          : `From ${from} to the next hour is ${toHour} minutes. Count on from there to ${to}.`,
      ],
      ways: [
        following(
          hourAsHundredMinutes,
          [start, end],
          [
            hourAsHundredMinutes.hints.look,
            'An hour has 60 minutes. After 59 minutes, the next hour starts.',
            `Go in steps. First go from ${from} to the next hour.`,
          ],
        ),
        {
          rule: minutesOnly,
          to: difficulty === 1 ? null : minutesOnly.answer(start, end),
          hints: [minutesOnly.hints.look, minutesOnly.hints.principle, `How many minutes is it from ${from} to the next hour?`],
        },
        following(
          oneHourTooMany,
          [length],
          [
            `Start at ${from} and go hour by hour. What is the last full hour before the end?`,
            oneHourTooMany.hints.principle,
            `Mark three times on a line: ${from}, the next hour, and the end. Count each part between them once.`,
          ],
        ),
        {
          rule: startTakenAsFullHour,
          to: difficulty === 1 ? startTakenAsFullHour.answer(end) : null,
          hints: [
            startTakenAsFullHour.hints.look,
            startTakenAsFullHour.hints.principle,
            `How many minutes is it from ${start % 60} to ${end % 60} minutes after the hour?`,
          ],
        },
      ],
    });
  },
};

/** 1 one price in dollars, from 20. 2 two prices. 3 one price in cents. 4 two prices in cents. 5 three prices in cents. */
const change: Generator = {
  name: 'whole_time_money_change',
  version: 1,
  skill: 'whole_time_money',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const inCents = difficulty >= 3;
    const howMany = byDifficulty(difficulty, [1, 2, 1, 2, 3]);
    const bought = wares(chance, howMany) as Ware[];
    const prices = drawUntil(
      () =>
        bought.map((one) => chance.int(one.from, one.to) * 100 + (inCents ? chance.pick([15, 25, 35, 45, 65, 75, 85, 95]) : 0)),
      (drawn) => drawn.reduce((sum, cents) => sum + cents, 0) % 100 !== (inCents ? 0 : 1),
    );
    const total = prices.reduce((sum, cents) => sum + cents, 0);
    const paid = [2000, 5000, 10_000].find((note) => note > total + 100)!;
    const name = person(chance);
    const money = (cents: number) => rational(cents, 100);
    const text = (cents: number) => (inCents ? (cents / 100).toFixed(2) : `${cents / 100}`);
    const items = listed(bought.map((one, i) => `a ${one.one} for ${dollars(money(prices[i]!))}`));
    return numberDraft({
      stem: chance.pick([
        `${name} buys ${items} and pays with ${dollars(money(paid))}. How much change does ${name} get, in dollars?`,
        `At a store, ${name} picks ${items}. ${name} gives the cashier ${dollars(money(paid))}. How much change does the cashier give back, in dollars?`,
        `${name} has ${dollars(money(paid))} and buys ${items}. How much money does ${name} have left, in dollars?`,
      ]),
      unit: '$',
      inputType: inCents ? 'decimal' : 'integer',
      right: money(paid - total),
      steps: [
        howMany > 1
          ? ['Add the prices.', `${prices.map(text).join(' + ')} = ${text(total)}`]
          : ['Change is the amount paid minus the price.', `${paid / 100} - ${text(total)}`],
        [
          `Count up from ${dollars(money(total))} to ${dollars(money(paid))}, or subtract.`,
          `${paid / 100} - ${text(total)} = ${text(paid - total)}`,
        ],
      ],
      ladder: [
        howMany > 1 ? 'What does everything cost together? How much is paid?' : 'What is the price? How much is paid?',
        howMany > 1
          ? 'Add the prices first. Change is the amount paid minus the total.'
          : 'Change is the amount paid minus the price. You can count up from the price.',
        howMany > 1
          ? `Add the prices: $${prices.map(text).join(' + ')}$. Subtract the total from ${paid / 100}.`
          : `Count up from ${dollars(money(total))} to ${dollars(money(paid))}, or subtract the price from ${paid / 100}.`,
      ],
      ways: [
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
          to: howMany > 1 ? money(firstPriceOnly.answer(paid, prices)) : null,
          hints: [
            `How many things does ${name} buy?`,
            firstPriceOnly.hints.principle,
            `Start with ${prices.map((cents) => text(cents)).join(' + ')}.`,
          ],
        },
        {
          rule: centsAsHundredPlus,
          to: inCents ? money(centsAsHundredPlus.answer(paid, total)) : null,
          hints: [
            centsAsHundredPlus.hints.look,
            centsAsHundredPlus.hints.principle,
            `How many cents is it from ${dollars(money(total))} to the next dollar? From there, how many dollars?`,
          ],
        },
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
    });
  },
};

const coins = [
  { one: 'quarter', many: 'quarters', cents: 25 },
  { one: 'dime', many: 'dimes', cents: 10 },
  { one: 'nickel', many: 'nickels', cents: 5 },
] as const;

/** Coins to cents: 1 one kind, 2–3 two kinds, 4–5 three kinds with larger numbers. */
const coinsWorth: Generator = {
  name: 'whole_time_money_coins',
  version: 1,
  skill: 'whole_time_money',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const kinds = chance
      .shuffle(coins)
      .slice(0, byDifficulty(difficulty, [1, 2, 2, 3, 3]))
      .toSorted((a, b) => b.cents - a.cents);
    const [low, high] = byDifficulty(difficulty, [[3, 9], [2, 6], [4, 9], [3, 8], [6, 12]]); // prettier-ignore
    const numbers = drawUntil(
      () => kinds.map(() => chance.int(low!, high!)),
      (drawn) => new Set(drawn).size === drawn.length,
    );
    const total = kinds.reduce((sum, kind, i) => sum + kind.cents * numbers[i]!, 0);
    const name = person(chance);
    return numberDraft({
      stem: `${name} has ${listed(kinds.map((kind, i) => `${numbers[i]} ${kind.many}`))}. How many cents ${numbers.length === 1 ? 'are they' : 'are they all'} worth?`,
      figure: { kind: 'money', pieces: kinds.map((kind, i) => ({ cents: kind.cents, count: numbers[i]! })) },
      right: total,
      steps: [
        ...(kinds.length === 1
          ? [[`Find the value of one ${kinds[0]!.one}, in cents.`, `1 \\times ${kinds[0]!.cents} = ${kinds[0]!.cents}`] as const]
          : []),
        ...kinds.map((kind, i): [string, string] => [
          `Each ${kind.one} is worth ${kind.cents} cents, so multiply.`,
          `${numbers[i]} \\times ${kind.cents} = ${numbers[i]! * kind.cents}`,
        ]),
        ...(kinds.length > 1
          ? [['Add the parts.', `${kinds.map((kind, i) => kind.cents * numbers[i]!).join(' + ')} = ${total}`] as const]
          : []),
      ],
      ladder: [
        'Which coins are there, and what is each one worth?',
        'Multiply the number of coins by the value of one. Do that for each kind, and add.',
        `Start with the ${kinds[0]!.many}: $${numbers[0]} \\times ${kinds[0]!.cents}$${
          kinds.length > 1
            ? `. Then add the value of the ${kinds
                .slice(1)
                .map((kind) => kind.many)
                .join(' and the ')}`
            : ''
        }.`,
      ],
      ways: [
        following(
          coinsCountedAsOne,
          [numbers],
          [
            coinsCountedAsOne.hints.look,
            'A quarter is worth 25 cents, a dime is worth 10 cents, and a nickel is worth 5 cents.',
            `Start with the ${kinds[0]!.many}: count by ${kinds[0]!.cents}s, ${numbers[0]} times.`,
          ],
        ),
        following(
          dimeAndNickelSwapped,
          [kinds.map((kind, i) => ({ cents: kind.cents, coins: numbers[i]! }))],
          [
            `What is one ${kinds.at(-1)!.one} worth?`,
            'A bigger coin is not always worth more. A dime is worth 10 cents, and a nickel is worth 5 cents.',
            `For the ${kinds.at(-1)!.many}, count by ${kinds.at(-1)!.cents}s, ${numbers.at(-1)} times.`,
          ],
        ),
        {
          rule: stopsAfterFirstStep,
          to: kinds.length > 1 ? stopsAfterFirstStep.answer(kinds[0]!.cents * numbers[0]!) : null,
          hints: [
            `Did you include the ${kinds.at(-1)!.many}?`,
            'Find the value of each kind of coin, and add.',
            `Add ${numbers.at(-1)} × ${kinds.at(-1)!.cents} for the ${kinds.at(-1)!.many}.`,
          ],
        },
      ],
    });
  },
};
export const timeAndMoneyGenerators: readonly Generator[] = [elapsed, change, coinsWorth];
