import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { greatestDivisor } from '@stoa/engine/math/exact/divisors';
import {
  dividedByAllParts,
  dividedByOwnParts,
  knownTakenForTotal,
  oneShareOnly,
  otherShare,
  sharedEqually,
} from '@stoa/engine/math/mal-rules/ratio-and-percent/ratios';
import { family, range } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { people } from '../../wording/people.ts';
import { grouped, tex } from '../../wording/whole-number-text.ts';
import { following } from '../../wrong-way.ts';

type Thing = { readonly what: string; readonly money: boolean };
const things: readonly [Thing, ...Thing[]] = [
  { what: 'marbles', money: false },
  { what: 'stickers', money: false },
  { what: 'trading cards', money: false },
  { what: 'dollars', money: true },
  { what: 'tickets', money: false },
  { what: 'game tokens', money: false },
];
const amountOf = (n: number, { what, money }: Thing): string => (money ? `\\$${grouped(n)}` : `$${tex(n)}$ ${what}`);
const howMuch = ({ what, money }: Thing, asked: string): string =>
  money ? `How much ${asked}, in dollars?` : `How many ${what} ${asked}?`;
const inDollars = ({ money }: Thing): { unit?: string } => (money ? { unit: '$' } : {});

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);
const partsText = (parts: number): string => `${parts} part${parts === 1 ? '' : 's'}`;
const inOrder = (parts: readonly number[]): string => parts.map((part) => `$${part}$`).join(' to ');

/** How the sharing is described: names, what is shared, and the ratio in words or signs. */
const tellings: readonly ((names: string, amount: string, parts: readonly number[]) => string)[] = [
  (names, amount, parts) => `${names} split ${amount} in a ratio of ${inOrder(parts)}.`,
  (names, amount, parts) => `${names} share ${amount}. The ratio of their shares, in that order, is $${parts.join(' : ')}$.`,
  (names, amount, parts) => `${names} work together and divide ${amount} in the ratio $${parts.join(' : ')}$, in that order.`,
  (names, amount, parts) => `After a game, ${names} divide ${amount} in a ratio of ${inOrder(parts)}, in that order.`,
];

const partsUpTo =
  (count: number, most: number) =>
  (chance: Chance): number[] =>
    Array.from({ length: count }, () => chance.int(1, most));

/** Draws the parts of a ratio with `count` terms, and the value of one part. */
const sharesOf = (count: number) =>
  ({
    parts: [partsUpTo(count, 4), partsUpTo(count, 5), partsUpTo(count, 7), partsUpTo(count, 8), partsUpTo(count, 9)],
    worth: [range(3, 8), range(4, 12), range(6, 15), range(8, 25), range(12, 45)],
  }) as const;

type Shares = { readonly parts: readonly number[]; readonly worth: number };

/** True for different parts without a common factor, if no share is the equal share or a number in the problem. */
function wellShared({ parts, worth }: Shares): boolean {
  const total = worth * sumOf(parts);
  return (
    parts.reduce(greatestDivisor) === 1 &&
    new Set(parts).size === parts.length &&
    Math.max(...parts) > 2 &&
    !parts.includes(worth) &&
    parts.every((p) => worth * p !== total / parts.length && !parts.includes(p * worth) && p * worth * worth !== total)
  );
}

/** Draws the shares as bars of equal parts, one below the other. */
const shareTapes = (names: readonly string[], parts: readonly number[]): WrittenFigure => ({
  kind: 'tape_diagram',
  tapes: names.map((name, at) => ({ name, parts: Array.from({ length: parts[at]! }, () => ({ size: 1 })) })),
});

/** The whole is given, and one person's share is asked for. */
const sharing = (name: string, count: 2 | 3, difficulties: readonly Difficulty[]): Generator =>
  family(
    { name, version: 1, skill: 'ratio_share', difficulties },
    {
      levels: sharesOf(count),
      where: wellShared,
      derived: ({ parts, worth }) => ({ sum: sumOf(parts), total: worth * sumOf(parts), shown: parts.join(' : ') }),
      phrasing: (chance, { parts }) => {
        const who = people(chance, count);
        const at = chance.int(0, count - 1);
        return { who, at, name: who[at]!, own: parts[at]!, thing: chance.pick(things), told: chance.pick(tellings) };
      },
      given: ({ parts, worth, total, who, name: one, own, thing, told }) => {
        const names = count === 2 ? who.join(' and ') : `${who[0]}, ${who[1]}, and ${who[2]}`;
        return {
          stem: `${told(names, amountOf(total, thing), parts)} ${howMuch(thing, `does **${one}** get`)}`,
          figure: shareTapes(who, parts),
          right: worth * own,
          ...inDollars(thing),
        };
      },
      ladder: ({ parts, total, shown, name: one }) => [
        `Whose share do you need? Which number in ${shown} goes with ${one}?`,
        'Add the numbers in the ratio to find the equal parts in all. Then find one part.',
        `There are $${parts.join(' + ')}$ equal parts. Divide ${grouped(total)} by the number of parts to find one part.`,
      ],
      steps: ({ parts, worth, sum, total, name: one, own }) => [
        ['Add the numbers in the ratio to find how many equal parts there are.', `${parts.join(' + ')} = ${sum}`],
        ['Divide the amount by the number of parts to find one part.', `${tex(total)} \\div ${sum} = ${worth}`],
        [`${one} gets ${partsText(own)}.`, `${own} \\times ${worth} = ${worth * own}`],
      ],
      ways: ({ parts, sum, total, shown, at, own }) => {
        const other = parts[at === 0 ? count - 1 : 0]!;
        const add = `The ratio ${shown} makes ${parts.join(' + ')} equal parts in all. How much is one part of ${total}?`;
        return [
          following(
            dividedByOwnParts,
            [total, own],
            [`How many equal parts does a ratio of ${shown} make?`, dividedByOwnParts.hints.principle, add],
          ),
          following(
            otherShare,
            [total, other, sum],
            [
              `Whose share do you need? Which number in ${shown} goes with that name?`,
              'The numbers in a ratio are in the same order as the names.',
              add,
            ],
          ),
          following(
            oneShareOnly,
            [total, sum],
            [
              `You found one part. How many parts of ${shown} do you need?`,
              'A share is the value of one part times its number of parts.',
              `Multiply the value of one part by ${own}.`,
            ],
          ),
          following(
            sharedEqually,
            [total, count],
            [`Does ${shown} mean that everyone gets the same amount?`, sharedEqually.hints.principle, add],
          ),
        ];
      },
    },
  );

/**
 * Backward. 2 and 3: one share is given, the total is asked for. 4: the difference is given, the total is asked for. 5: the
 * difference is given, one share is asked for.
 */
const fromPart = family(
  { name: 'ratio_share_from_part', version: 1, skill: 'ratio_share', difficulties: [2, 3, 4, 5] },
  {
    levels: sharesOf(2),
    where: ({ parts, worth }, difficulty) =>
      wellShared({ parts, worth }) && (difficulty < 4 || Math.abs(parts[0]! - parts[1]!) > 1),
    derived: ({ parts, worth, difficulty }) => {
      const [p, q] = parts as [number, number];
      const [large, small, sum] = [Math.max(p, q), Math.min(p, q), p + q];
      const [byGap, asksShare] = [difficulty >= 4, difficulty === 5];
      const [knownParts, askedParts] = [byGap ? large - small : p, asksShare ? large : sum];
      const [known, asked] = [knownParts * worth, askedParts * worth];
      const counted = byGap ? `${large} − ${small}` : `${p}`;
      return { p, q, large, small, sum, byGap, asksShare, knownParts, askedParts, known, asked, counted, shown: `${p} : ${q}` };
    },
    phrasing: (chance, { p, q }) => {
      const [one, two] = people(chance, 2) as [string, string];
      const [more, less] = p > q ? [one, two] : [two, one];
      return { one, two, more, less, thing: chance.pick(things), told: chance.pick(tellings) };
    },
    given: ({ parts, known, asked, byGap, asksShare, one, two, more, less, thing, told }) => {
      const sharing = told(`${one} and ${two}`, thing.money ? 'some money' : `some ${thing.what}`, parts);
      const gets = byGap ? `${more} gets ${amountOf(known, thing)} more than ${less}.` : `${one} gets ${amountOf(known, thing)}.`;
      return {
        stem: `${sharing} ${gets} ${howMuch(thing, asksShare ? `does **${more}** get` : 'do they share **in all**')}`,
        right: asked,
        ...inDollars(thing),
      };
    },
    ladder: ({ known, counted }) => [
      `What does ${known} tell you: a share, or a difference?`,
      'Find how many equal parts the amount you know has. Divide to find one part.',
      `The ${known} is ${counted} parts, so divide to find one part. Then multiply by the number of parts you need.`,
    ],
    steps: ({ p, q, worth, large, small, sum, byGap, knownParts, askedParts, known, asked, one }) => [
      byGap
        ? ['Find the difference of the shares in parts.', `${large} - ${small} = ${knownParts}`]
        : [`${one}'s share is ${partsText(p)} of the ${sum}.`, `${p} + ${q} = ${sum}`],
      ['Divide the amount you know by its number of parts to find one part.', `${known} \\div ${knownParts} = ${worth}`],
      [`Multiply by ${askedParts} parts.`, `${askedParts} \\times ${worth} = ${tex(asked)}`],
    ],
    ways: ({
      p,
      q,
      worth,
      large,
      small,
      sum,
      byGap,
      asksShare,
      knownParts,
      askedParts,
      known,
      counted,
      shown,
      one,
      more,
      less,
    }) => [
      {
        rule: knownTakenForTotal,
        to: asksShare ? knownTakenForTotal.answer(known, askedParts, sum) : null,
        hints: [
          `Is ${known} the whole amount, or the difference of the two shares?`,
          knownTakenForTotal.hints.principle,
          `${more} has ${counted} parts more than ${less}. How much is one part?`,
        ],
      },
      following(
        dividedByAllParts,
        [known, knownParts, sum],
        [
          `How many parts of ${shown} make ${known}?`,
          dividedByAllParts.hints.principle,
          byGap
            ? `The difference is ${counted} parts. How much is one part?`
            : `${one}'s ${known} are ${knownParts} equal part${knownParts === 1 ? '' : 's'}. How much is one part?`,
        ],
      ),
      following(
        otherShare,
        [worth * sum, asksShare ? small : q, sum],
        [
          asksShare
            ? `Which share do you need, the larger or the smaller part of ${shown}?`
            : 'Does the question ask for one share or for everything together?',
          'Find one part first. Then multiply by the number of parts you need.',
          asksShare ? `${more} has ${large} parts.` : `In all there are ${p} + ${q} parts.`,
        ],
      ),
      following(
        oneShareOnly,
        [known, knownParts],
        [
          oneShareOnly.hints.look,
          'Multiply the value of one part by the number of parts.',
          asksShare ? `${more} has the larger number in ${shown}.` : `Count all parts of ${shown}.`,
        ],
      ),
    ],
  },
);

export const shareInRatioGenerators: readonly Generator[] = [
  sharing('ratio_share_between_two', 2, [1, 2, 3, 4, 5]),
  sharing('ratio_share_between_three', 3, [3, 4, 5]),
  fromPart,
];
