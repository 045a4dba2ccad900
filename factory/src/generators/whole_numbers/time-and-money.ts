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

const events = [
  ['A film starts', 'and ends', 'How many minutes long is the film?'],
  ['A train leaves', 'and arrives', 'How many minutes does the trip take?'],
  ['A swimming lesson begins', 'and ends', 'How many minutes does it last?'],
  ['A bakery puts bread into the oven', 'and takes it out', 'For how many minutes does the bread bake?'],
  ['A football match starts', 'and is over', 'How many minutes after the start is that?'],
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
      right: length,
      steps:
        difficulty === 1
          ? [['Both times are in the same hour, so compare the minutes.', `${end % 60} - ${start % 60} = ${length}`]]
          : [
              [`From ${from} to the next full hour.`, `60 - ${start % 60} = ${toHour} \\text{ min}`],
              ...(full > 0
                ? [
                    [
                      `Then ${full === 1 ? 'one full hour' : `${full} full hours`}.`,
                      `${full} \\times 60 = ${full * 60} \\text{ min}`,
                    ] as const,
                  ]
                : []),
              [`Then the minutes up to ${to}`, `${end % 60} \\text{ min}`],
              ['Add the parts.', `${toHour} ${full > 0 ? `+ ${full * 60} ` : ''}+ ${end % 60} = ${length}`],
            ],
      ways: [
        following(
          hourAsHundredMinutes,
          [start, end],
          [
            hourAsHundredMinutes.hints.look,
            'Clock times are not plain numbers: after 59 minutes the next hour begins.',
            `Go in steps: first from ${from} to the next full hour.`,
          ],
        ),
        {
          rule: minutesOnly,
          to: difficulty === 1 ? null : minutesOnly.answer(start, end),
          hints: [
            minutesOnly.hints.look,
            minutesOnly.hints.principle,
            `How many minutes are missing from ${from} to the next full hour?`,
          ],
        },
        following(
          oneHourTooMany,
          [length],
          [
            `Start at ${from} and go forward hour by hour. Which full hour do you pass last before the end?`,
            oneHourTooMany.hints.principle,
            `Mark three times on a line: ${from}, the next full hour, and the end. Count each piece between them once.`,
          ],
        ),
        {
          rule: startTakenAsFullHour,
          to: difficulty === 1 ? startTakenAsFullHour.answer(end) : null,
          hints: [
            startTakenAsFullHour.hints.look,
            startTakenAsFullHour.hints.principle,
            `How far is it from minute ${start % 60} to minute ${end % 60}?`,
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
      stem: `${name} buys ${items} and pays with ${dollars(money(paid))}. How much change does ${name} get, in dollars?`,
      unit: '$',
      inputType: inCents ? 'decimal' : 'integer',
      right: money(paid - total),
      steps: [
        ...(howMany > 1 ? [['Add the prices.', `${prices.map(text).join(' + ')} = ${text(total)}`] as const] : []),
        [
          `Count up from ${dollars(money(total))} to ${dollars(money(paid))}, or subtract.`,
          `${paid / 100} - ${text(total)} = ${text(paid - total)}`,
        ],
      ],
      ways: [
        {
          rule: priceInsteadOfChange,
          to: money(priceInsteadOfChange.answer(total)),
          hints: [
            'Does the question ask what is paid, or what comes back?',
            'Change is the difference between the money given and the price.',
            `Start at the price and count up to ${paid / 100} dollars.`,
          ],
        },
        {
          rule: firstPriceOnly,
          to: howMany > 1 ? money(firstPriceOnly.answer(paid, prices)) : null,
          hints: [
            `How many things does ${name} buy?`,
            firstPriceOnly.hints.principle,
            `Begin with ${prices.map((cents) => text(cents)).join(' + ')}.`,
          ],
        },
        {
          rule: centsAsHundredPlus,
          to: inCents ? money(centsAsHundredPlus.answer(paid, total)) : null,
          hints: [
            centsAsHundredPlus.hints.look,
            centsAsHundredPlus.hints.principle,
            `How many cents are missing from ${text(total)} to the next full dollar? From there, how many dollars?`,
          ],
        },
        {
          rule: addInsteadOfSubtract,
          to: difficulty === 1 ? money(addInsteadOfSubtract.answer(paid, total)) : null,
          hints: [
            'Can the change be more than the money that was given?',
            'Change is what is left, so subtract the price from the money given.',
            `Start at ${text(total)} and count up to ${paid / 100}.`,
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
    const [low, high] = byDifficulty(difficulty, [[3, 9], [2, 6], [4, 9], [3, 8], [6, 13]]); // prettier-ignore
    const numbers = drawUntil(
      () => kinds.map(() => chance.int(low!, high!)),
      (drawn) => new Set(drawn).size === drawn.length,
    );
    const total = kinds.reduce((sum, kind, i) => sum + kind.cents * numbers[i]!, 0);
    const name = person(chance);
    return numberDraft({
      stem: `${name} has ${listed(kinds.map((kind, i) => `${numbers[i]} ${kind.many}`))}. How many cents is that?`,
      right: total,
      steps: [
        ...kinds.map((kind, i): [string, string] => [
          `Each ${kind.one} is worth ${kind.cents} cents.`,
          `${numbers[i]} \\times ${kind.cents} = ${numbers[i]! * kind.cents}`,
        ]),
        ...(kinds.length > 1
          ? [['Add the parts.', `${kinds.map((kind, i) => kind.cents * numbers[i]!).join(' + ')} = ${total}`] as const]
          : []),
      ],
      ways: [
        following(
          coinsCountedAsOne,
          [numbers],
          [
            coinsCountedAsOne.hints.look,
            'A quarter is worth 25 cents, a dime 10 and a nickel 5.',
            `Begin with the ${kinds[0]!.many}: count ${numbers[0]} times in steps of ${kinds[0]!.cents}.`,
          ],
        ),
        following(
          dimeAndNickelSwapped,
          [kinds.map((kind, i) => ({ cents: kind.cents, coins: numbers[i]! }))],
          [
            `What is one ${kinds.at(-1)!.one} worth?`,
            'The size of a coin does not tell its worth: a dime is worth 10 cents, a nickel 5.',
            `Count ${numbers.at(-1)} times in steps of ${kinds.at(-1)!.cents} for the ${kinds.at(-1)!.many}.`,
          ],
        ),
        {
          rule: stopsAfterFirstStep,
          to: kinds.length > 1 ? stopsAfterFirstStep.answer(kinds[0]!.cents * numbers[0]!) : null,
          hints: [
            `Have you counted the ${kinds.at(-1)!.many} too?`,
            'Find what each kind of coin is worth, and add them all.',
            `Add ${numbers.at(-1)} × ${kinds.at(-1)!.cents} for the ${kinds.at(-1)!.many}.`,
          ],
        },
      ],
    });
  },
};
export const timeAndMoneyGenerators: readonly Generator[] = [elapsed, change, coinsWorth];
