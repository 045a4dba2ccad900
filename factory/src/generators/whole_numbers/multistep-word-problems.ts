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
        stem: `${name} buys ${count(m, first)} for \\$${p} each and pays with \\$${paid}. How many dollars of change does ${name} get?`,
        unit: '$',
        right: paid - price,
        steps: [
          [`First find the price of all ${first.many}.`, `${m} \\times ${p} = ${price}`],
          ['Then take that from the money paid.', `${paid} - ${price} = ${paid - price}`],
        ],
        ways: [
          following(
            priceInsteadOfChange,
            [price],
            [
              'Read the question again: does it ask what the things cost, or what comes back?',
              'Change is what is left of the money paid when the price has been taken off.',
              `You know what the ${first.many} cost together. Take that from the ${paid} dollars.`,
            ],
          ),
          following(
            stopsAfterFirstStep,
            [paid - p],
            [
              `How many ${first.many} are bought?`,
              'A price "each" is the price of a single one. All of them have to be paid.',
              `Work out ${m} × ${p} first, then take that from ${paid}.`,
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
      total: `${bill}. How many dollars is that altogether?`,
      change: `${bill}, and pays with \\$${paid}. How many dollars of change does ${name} get?`,
      share: `${bill}. ${name} and a friend share the cost equally. How many dollars does each of them pay?`,
    }[asked];
    return numberDraft({
      stem,
      unit: '$',
      right: { total: sum, change: paid - sum, share: sum / 2 }[asked],
      steps: [
        [`Find what the ${first.many} cost.`, `${m} \\times ${p} = ${one}`],
        [`Find what the ${second.many} cost.`, `${n} \\times ${q} = ${two}`],
        ['Add the two.', `${one} + ${two} = ${sum}`],
        ...(asked === 'change' ? [['Take that from the money paid.', `${paid} - ${sum} = ${paid - sum}`] as const] : []),
        ...(asked === 'share' ? [['Divide by the two who pay.', `${sum} \\div 2 = ${sum / 2}`] as const] : []),
      ],
      ways: [
        following(
          stopsAfterFirstStep,
          [asked === 'total' ? one : sum],
          [
            asked === 'total'
              ? `Have you counted the ${second.many} too?`
              : 'Read the last sentence again. Is there a step left?',
            stopsAfterFirstStep.hints.principle,
            {
              total: `Work out ${n} × ${q} for the ${second.many} and add it to the other price.`,
              change: `You have the whole price. Take it from the ${paid} dollars.`,
              share: 'You have the whole price. Split it between the two friends.',
            }[asked],
          ],
        ),
        following(
          usesEachNumberOnce,
          [[m, p, n, q]],
          [
            `What does the ${p} mean: the price of one ${first.one} or of all of them?`,
            'A number of things and a price for each are multiplied. Prices are added.',
            `Begin with ${m} × ${p} for the ${first.many}.`,
          ],
        ),
      ],
    });
  },
};

/** Groups put together and changed: 1 plus a rest, 2 minus a part, 3 two kinds of groups, 4 shared out again, 5 three steps. */
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
    const begin = `${name} has ${count(k, pack)} with ${count(each, thing)} in each`;
    const stem = shared
      ? add
        ? `${begin} and ${extra} more ${thing.many}. All of them are shared equally among ${shares} classes. How many ${thing.many} does each class get?`
        : `${begin}. ${extra} of the ${thing.many} are damaged. The others are shared equally among ${shares} classes. How many ${thing.many} does each class get?`
      : add
        ? `${begin} and ${extra} more ${thing.many}. How many ${thing.many} is that altogether?`
        : `${begin}. ${name} gives away ${extra} of the ${thing.many}. How many ${thing.many} are left?`;
    return numberDraft({
      stem,
      right,
      steps: [
        [`Find how many ${thing.many} are in the ${pack.many}.`, `${k} \\times ${each} = ${tex(all)}`],
        [add ? 'Add the others.' : 'Take away those that are gone.', `${tex(all)} ${add ? '+' : '-'} ${extra} = ${tex(second)}`],
        ...(shared ? [[`Share among ${shares}.`, `${tex(second)} \\div ${shares} = ${tex(right)}`] as const] : []),
      ],
      ways: [
        following(
          stopsAfterFirstStep,
          [shared ? second : all],
          [
            'Read the last sentence again. Is there a step left?',
            stopsAfterFirstStep.hints.principle,
            shared
              ? `You know how many ${thing.many} there are to share. Divide them among the ${shares} classes.`
              : `You know how many ${thing.many} are in the ${pack.many}. What happens with the ${extra}?`,
          ],
        ),
        following(
          usesEachNumberOnce,
          [[k, each, extra]],
          [
            `What do ${k} and ${each} tell: two heaps, or equal groups?`,
            'Equal groups are multiplied. Only single heaps are added.',
            `Begin with the ${pack.many}: ${k} × ${each}.`,
          ],
        ),
        {
          rule: usesEachNumberOnce,
          to: shared ? all / shares : add ? all - extra : all + extra,
          hints: [
            `What happens with the ${extra} ${thing.many} in this story?`,
            shared ? 'Do every step of the story before you share.' : 'Put together means add, gone means take away.',
            `From the ${pack.many} you have ${k} × ${each}. Next comes the ${extra}: ${add ? 'are there more then, or fewer' : 'are there fewer then, or more'}?`,
          ],
        },
      ],
    });
  },
};

/** A journey or a job in parts: what is still missing, then shared over days. 1–2 two steps, 3–5 three steps with larger numbers. */
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
    const [verb, unit] = chance.pick([['reads', 'pages'], ['cycles', 'miles'], ['solves', 'puzzles']] as const); // prettier-ignore
    const goal = { pages: `A book has ${grouped(whole)} pages.`, miles: `A tour is ${grouped(whole)} miles long.`, puzzles: `A collection has ${grouped(whole)} puzzles.` }[unit]; // prettier-ignore
    const begin = `${goal} ${name} ${verb} ${each} ${unit} a day for ${days} days.`;
    return numberDraft({
      stem: three
        ? `${begin} The rest is to be done in ${later} more days, the same number of ${unit} every day. How many ${unit} a day is that?`
        : `${begin} How many ${unit} are still to go?`,
      right: three ? rest : left,
      steps: [
        [`Find what is done in ${days} days.`, `${days} \\times ${each} = ${tex(read)}`],
        ['Take that from the whole.', `${tex(whole)} - ${tex(read)} = ${tex(left)}`],
        ...(three ? [[`Spread what is left over ${later} days.`, `${tex(left)} \\div ${later} = ${rest}`] as const] : []),
      ],
      ways: [
        following(
          stopsAfterFirstStep,
          [three ? left : read],
          [
            three
              ? 'Does the question ask for all that is left, or for one day of it?'
              : 'Does the question ask for what is done, or for what is still to go?',
            'Check that your last step answers the question at the end of the story.',
            three
              ? `You know how many ${unit} are left. Share them out over ${later} days.`
              : `You know how many ${unit} are done. Take them from ${grouped(whole)}.`,
          ],
        ),
        {
          rule: stopsAfterFirstStep,
          to: three ? null : whole - each,
          hints: [
            `For how many days does ${name} go on like this?`,
            `${each} is for one day. All the days have to be counted.`,
            `Work out ${days} × ${each} first.`,
          ],
        },
      ],
    });
  },
};

export const multistepWordProblemGenerators: readonly Generator[] = [shopping, groups, remaining];
