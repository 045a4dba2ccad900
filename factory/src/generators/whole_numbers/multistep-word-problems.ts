import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import { stopsAfterFirstStep, usesEachNumberOnce } from '@stoa/engine/math/mal-rules/whole-numbers/story-problems';
import { priceInsteadOfChange } from '@stoa/engine/math/mal-rules/whole-numbers/time-and-money';
import { numberDraft } from '../../number-draft.ts';
import { person } from '../../wording/people.ts';
import { count, packed, wares, type Ware } from '../../wording/things.ts';
import { grouped, tex } from '../../wording/whole-number-text.ts';
import { following } from '../../wrong-way.ts';

/** 1 one kind of thing and the change. 2 larger amounts. 3 two kinds and the total. 4 two kinds and the change. 5 with a sum shared by two. */
const shopping: Generator = {
  name: 'whole_multistep_shopping',
  version: 1,
  skill: 'whole_multistep_word_problems',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const [first, second] = wares(chance, 2) as [Ware, Ware];
    const name = person(chance);
    const { m, p, n, q } = drawUntil(
      () => ({
        m: byDifficulty(difficulty, [chance.int(2, 4), chance.int(4, 7), chance.int(2, 5), chance.int(3, 6), chance.int(3, 7)]),
        p: chance.int(first.from, first.to),
        n: chance.int(2, 5),
        q: chance.int(second.from, second.to),
      }),
      (d) => d.m !== d.p && d.n !== d.q && d.m !== d.n && d.p !== d.q && (difficulty !== 5 || (d.m * d.p + d.n * d.q) % 2 === 0),
    );
    if (difficulty <= 2) {
      const price = m * p;
      const paid = [20, 50, 100, 200].find((note) => note > price + 2)!;
      return numberDraft({
        stem: `${name} buys ${count(m, first)} for \\$${p} each and pays with \\$${paid}. How much change does ${name} get, in dollars?`,
        unit: '$',
        right: paid - price,
        steps: [
          [`First find the cost of all the ${first.many}.`, `${m} \\times ${p} = ${price}`],
          ['Then subtract the cost from the amount paid.', `${paid} - ${price} = ${paid - price}`],
        ],
        ladder: [
          'What does the question ask for? What do you need to know first?',
          'Find the total cost first. Change is the amount paid minus the total cost.',
          `Find the cost of the ${first.many}: $${m} \\times ${p}$. Then subtract it from ${paid}.`,
        ],
        ways: [
          following(
            priceInsteadOfChange,
            [price],
            [
              'Does the question ask for the cost or for the change?',
              'Change is the amount paid minus the total cost.',
              `You know what the ${first.many} cost together. Subtract that from \\$${paid}.`,
            ],
          ),
          following(
            stopsAfterFirstStep,
            [paid - p],
            [
              `How many ${first.many} does ${name} buy?`,
              '"Each" tells the price of one. Find the cost of all of them.',
              `Find ${m} × ${p} first. Then subtract that from ${paid}.`,
            ],
          ),
        ],
      });
    }
    const [one, two] = [m * p, n * q];
    const sum = one + two;
    const paid = Math.ceil((sum + 3) / 50) * 50;
    const asked = byDifficulty(difficulty, ['total', 'total', 'total', 'change', 'share'] as const);
    const bill = `${name} buys ${count(m, first)} for \\$${p} each and ${count(n, second)} for \\$${q} each`;
    const stem = {
      total: `${bill}. How much does ${name} spend in all, in dollars?`,
      change: `${bill}, and pays with \\$${paid}. How much change does ${name} get, in dollars?`,
      share: `${bill}. ${name} and a friend share the cost equally. How much does each of them pay, in dollars?`,
    }[asked];
    return numberDraft({
      stem,
      unit: '$',
      right: { total: sum, change: paid - sum, share: sum / 2 }[asked],
      steps: [
        [`Find what the ${first.many} cost.`, `${m} \\times ${p} = ${one}`],
        [`Find what the ${second.many} cost.`, `${n} \\times ${q} = ${two}`],
        ['Add the two costs.', `${one} + ${two} = ${sum}`],
        ...(asked === 'change' ? [['Subtract that from the amount paid.', `${paid} - ${sum} = ${paid - sum}`] as const] : []),
        ...(asked === 'share'
          ? [['Divide by 2, because two people share the cost.', `${sum} \\div 2 = ${sum / 2}`] as const]
          : []),
      ],
      ladder: [
        'What does the question ask for? What do you need to know first?',
        'Multiply each number of items by its price. Add the costs. Then use the total to answer the question.',
        `Multiply for each cost, $${m} \\times ${p}$ and $${n} \\times ${q}$.`,
      ],
      ways: [
        following(
          stopsAfterFirstStep,
          [asked === 'total' ? one : sum],
          [
            asked === 'total' ? `Did you include the ${second.many}?` : 'Read the last sentence again. Is there a step left?',
            stopsAfterFirstStep.hints.principle,
            {
              total: `Find ${n} × ${q} for the ${second.many}, and add it to the other cost.`,
              change: `You have the total cost. Subtract it from \\$${paid}.`,
              share: `You have the total cost of ${m} ${first.many} and ${n} ${second.many}. Split it between the two friends.`,
            }[asked],
          ],
        ),
        following(
          usesEachNumberOnce,
          [[m, p, n, q]],
          [
            `What does \\$${p} mean: the price of one ${first.one} or of all of them?`,
            'Multiply the number of items by the price of each. Then add the costs.',
            `Start with ${m} × ${p} for the ${first.many}.`,
          ],
        ),
      ],
    });
  },
};

/**
 * Groups that are combined and changed. 1: plus extra ones. 2: minus a part. 3: two kinds of groups. 4: shared again. 5:
 * three steps.
 */
const groups: Generator = {
  name: 'whole_multistep_groups',
  version: 1,
  skill: 'whole_multistep_word_problems',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { pack, thing } = packed(chance);
    const name = person(chance);
    const { k, each, extra, shares } = drawUntil(
      () => ({
        k: byDifficulty(difficulty, [chance.int(3, 6), chance.int(4, 9), chance.int(4, 9), chance.int(4, 9), chance.int(6, 12)]),
        each: byDifficulty(difficulty, [
          chance.int(4, 9),
          chance.int(6, 12),
          chance.int(8, 15),
          chance.int(8, 15),
          chance.int(12, 24),
        ]),
        extra: chance.int(4, 19),
        shares: chance.int(3, 8),
      }),
      (d) => {
        const all = d.k * d.each;
        if (new Set([d.k, d.each, d.extra, d.shares]).size < 4) return false;
        if (difficulty === 4) return (all + d.extra) % d.shares === 0;
        if (difficulty === 5) return (all - d.extra) % d.shares === 0;
        return all > d.extra + 5;
      },
    );
    const all = k * each;
    const add = difficulty === 1 || difficulty === 3 || difficulty === 4;
    const second = add ? all + extra : all - extra;
    const shared = difficulty >= 4;
    const right = shared ? second / shares : second;
    const begin = chance.pick([
      { told: `${name} has ${count(k, pack)} with ${count(each, thing)} ${pack.where}.`, what: thing.many },
      { told: `A cafeteria has ${k} trays with ${each} rolls on each tray.`, what: 'rolls' },
      { told: `A garden club plants ${k} rows with ${each} flowers in each row.`, what: 'flowers' },
      { told: `A school orders ${k} boxes with ${each} markers in each box.`, what: 'markers' },
    ]);
    const { told, what } = begin;
    const stem = shared
      ? add
        ? chance.pick([
            `${told} There are ${extra} more ${what} on a table. All of them are shared equally among ${shares} classes. How many ${what} does each class get?`,
            `${told} Then ${extra} more ${what} arrive. ${name} splits all of them equally among ${shares} teams. How many ${what} does each team get?`,
          ])
        : chance.pick([
            `${told} Of these, ${extra} are damaged. The rest are shared equally among ${shares} classes. How many ${what} does each class get?`,
            `${told} After ${extra} are used, the rest are split equally among ${shares} groups. How many ${what} does each group get?`,
          ])
      : add
        ? chance.pick([
            `${told} There are ${extra} more ${what} on a desk. How many ${what} are there in all?`,
            `${told} Then ${extra} more ${what} arrive. How many ${what} are there now?`,
          ])
        : chance.pick([
            `${told} Then ${extra} of the ${what} are given away. How many ${what} are left?`,
            `${told} Of these, ${extra} are damaged. How many ${what} are not damaged?`,
          ]);
    return numberDraft({
      stem,
      right,
      steps: [
        [`Find how many ${what} the equal groups have.`, `${k} \\times ${each} = ${tex(all)}`],
        [
          add ? 'Add the extra ones.' : 'Subtract the ones that are gone.',
          `${tex(all)} ${add ? '+' : '-'} ${extra} = ${tex(second)}`,
        ],
        ...(shared
          ? [[`Divide them into ${shares} equal shares.`, `${tex(second)} \\div ${shares} = ${tex(right)}`] as const]
          : []),
      ],
      ladder: [
        'What does the question ask for? What happens first in the story?',
        'Take the story one step at a time. Equal groups come first: multiply.',
        `Find how many the equal groups have: $${k} \\times ${each}$. Then ${add ? 'add' : 'subtract'} ${extra}.`,
      ],
      ways: [
        following(
          stopsAfterFirstStep,
          [shared ? second : all],
          [
            'Read the last sentence again. Is there a step left?',
            stopsAfterFirstStep.hints.principle,
            shared
              ? `You know how many ${what} there are to share. Divide them into ${shares} equal shares.`
              : `You know how many ${what} the groups have. What happens to the ${extra}?`,
          ],
        ),
        following(
          usesEachNumberOnce,
          [[k, each, extra]],
          [
            `Do ${k} and ${each} describe two separate piles or equal groups?`,
            'Multiply equal groups. Add separate piles.',
            `Start with the equal groups: ${k} × ${each}.`,
          ],
        ),
        {
          rule: usesEachNumberOnce,
          to: shared ? all / shares : add ? all - extra : all + extra,
          hints: [
            `What happens to the ${extra} ${what} in this story?`,
            shared ? 'Do every step of the story before you share.' : 'To put amounts together, add. If some are gone, subtract.',
            `The groups have ${k} × ${each}. Next comes the ${extra}. ${add ? 'Are there more now, or fewer' : 'Are there fewer now, or more'}?`,
          ],
        },
      ],
    });
  },
};

type Goal = {
  goal: (whole: string) => string;
  does: string;
  unit: string;
  left: string;
  more: string;
};

/** Something that takes several days: how much it is, how much is done each day, and what the question asks about the rest. */
const goals: readonly ((name: string) => Goal)[] = [
  (name) => ({
    goal: (whole) => `A book has ${whole} pages.`,
    does: `${name} reads`,
    unit: 'pages',
    left: `How many pages are left to read?`,
    more: `${name} reads`,
  }),
  (name) => ({
    goal: (whole) => `A bike trail is ${whole} miles long.`,
    does: `${name} bikes`,
    unit: 'miles',
    left: `How many miles are left?`,
    more: `${name} bikes`,
  }),
  (name) => ({
    goal: (whole) => `A puzzle book has ${whole} puzzles.`,
    does: `${name} solves`,
    unit: 'puzzles',
    left: `How many puzzles are left?`,
    more: `${name} solves`,
  }),
  (name) => ({
    goal: (whole) => `A school wants to collect ${whole} cans.`,
    does: `${name}'s class collects`,
    unit: 'cans',
    left: `How many more cans does the school need?`,
    more: `${name}'s class collects`,
  }),
  (name) => ({
    goal: (whole) => `A bakery has an order for ${whole} cookies.`,
    does: `${name} bakes`,
    unit: 'cookies',
    left: `How many cookies are left to bake?`,
    more: `${name} bakes`,
  }),
  (name) => ({
    goal: (whole) => `A choir needs ${whole} costumes.`,
    does: `${name}'s team sews`,
    unit: 'costumes',
    left: `How many costumes are left to sew?`,
    more: `${name}'s team sews`,
  }),
];

/** A journey or a job in parts: the rest, then divided by days. 1–2: two steps. 3–5: three steps with larger numbers. */
const remaining: Generator = {
  name: 'whole_multistep_remaining',
  version: 1,
  skill: 'whole_multistep_word_problems',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const name = person(chance);
    const { days, each, rest, later } = drawUntil(
      () => ({
        days: byDifficulty(difficulty, [
          chance.int(3, 5),
          chance.int(4, 7),
          chance.int(3, 6),
          chance.int(4, 8),
          chance.int(6, 9),
        ]),
        each: byDifficulty(difficulty, [
          chance.int(6, 12),
          chance.int(12, 25),
          chance.int(12, 25),
          chance.int(18, 45),
          chance.int(35, 98),
        ]),
        later: chance.int(3, 9),
        rest: byDifficulty(difficulty, [
          chance.int(15, 40),
          chance.int(35, 98),
          chance.int(8, 15),
          chance.int(14, 28),
          chance.int(24, 68),
        ]),
      }),
      (d) => new Set([d.days, d.each, d.later, d.rest]).size === 4,
    );
    const three = difficulty >= 3;
    const left = three ? rest * later : rest;
    const read = days * each;
    const whole = read + left;
    const { goal, does, unit, left: asksLeft, more } = chance.pick(goals)(name);
    const begin = `${goal(grouped(whole))} ${does} ${each} ${unit} a day for ${days} days.`;
    return numberDraft({
      stem: three
        ? chance.pick([
            `${begin} ${more} the rest in ${later} more days, the same number of ${unit} each day. How many ${unit} does ${name} need each day?`,
            `${begin} Only ${later} days are left. How many ${unit} a day does it take to finish?`,
          ])
        : chance.pick([`${begin} ${asksLeft}`, `${begin} How many more ${unit} are needed to finish?`]),
      right: three ? rest : left,
      steps: [
        [`Find what is done in ${days} days.`, `${days} \\times ${each} = ${tex(read)}`],
        ['Subtract that from the total.', `${tex(whole)} - ${tex(read)} = ${tex(left)}`],
        ...(three ? [[`Divide what is left by ${later} days.`, `${tex(left)} \\div ${later} = ${rest}`] as const] : []),
      ],
      ladder: [
        'What does the question ask for? What is done already?',
        'Find what is done so far. Subtract it from the total to find what is left.',
        `In ${days} days, that is $${days} \\times ${each}$. Subtract the product from ${grouped(whole)}.`,
      ],
      ways: [
        following(
          stopsAfterFirstStep,
          [three ? left : read],
          [
            three
              ? 'Does the question ask for all that is left, or for one day of it?'
              : 'Does the question ask for what is done, or for what is left?',
            'Check that your last step answers the question at the end of the story.',
            three
              ? `You know how many ${unit} are left. Divide them by ${later} days.`
              : `You know how many ${unit} are done. Subtract them from ${grouped(whole)}.`,
          ],
        ),
        {
          rule: stopsAfterFirstStep,
          to: three ? null : whole - each,
          hints: [
            `How many days does the story give for ${each} ${unit} a day?`,
            `${each} is for one day. Count all the days.`,
            `Find ${days} × ${each} first.`,
          ],
        },
      ],
    });
  },
};

export const multistepWordProblemGenerators: readonly Generator[] = [shopping, groups, remaining];
