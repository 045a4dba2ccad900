import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { finiteDecimal, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator } from '../../generator.ts';
import { held } from '../../held.ts';
import {
  dividedByOwnParts,
  knownTakenForTotal,
  oneShareOnly,
  sharedEqually,
  otherShare,
  dividedByAllParts,
} from '@stoa/engine/math/mal-rules/ratio-and-percent/ratios';
import { people } from '../../wording/people.ts';
import { grouped, tex } from '../../wording/whole-number-text.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

const whole = (value: Rational): string | null => finiteDecimal(value);
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

const things = [
  { what: 'marbles', money: false },
  { what: 'stickers', money: false },
  { what: 'trading cards', money: false },
  { what: 'dollars', money: true },
  { what: 'tickets', money: false },
  { what: 'game tokens', money: false },
] as const;

/** Different parts without common factor, and the worth of one part. 1: up to 5 parts. 2: up to 9. 3: larger worth. 4 and 5: up to 12 and 16. */
function drawShares(chance: Chance, difficulty: Difficulty, count: number): { parts: number[]; unit: number; total: number } {
  const top = { 1: 4, 2: 5, 3: 7, 4: 8, 5: 9 }[difficulty];
  const [low, high] = ({ 1: [3, 8], 2: [4, 12], 3: [6, 15], 4: [8, 25], 5: [12, 45] } as const)[difficulty];
  return drawUntil(
    () => {
      const parts = Array.from({ length: count }, () => chance.int(1, top));
      const unit = chance.int(low, high);
      return { parts, unit, total: unit * parts.reduce((sum, part) => sum + part, 0) };
    },
    ({ parts, unit, total }) =>
      parts.reduce(gcd) === 1 &&
      new Set(parts).size === count &&
      Math.max(...parts) > 2 &&
      !parts.includes(unit) &&
      parts.every((p) => unit * p !== total / count && !parts.includes(p * unit) && p * unit * unit !== total),
  );
}

function wrongShares(total: number, parts: readonly number[], at: number, shown: string): DraftMisconception[] {
  const sum = parts.reduce((a, b) => a + b, 0);
  const own = parts[at]!;
  const right = `${(total / sum) * own}`;
  const other = parts[at === 0 ? parts.length - 1 : 0]!;
  const add = `The ratio ${shown} makes ${parts.join(' + ')} equal parts in all. How much is one part of ${total}?`;
  return [
    ...held(dividedByOwnParts, whole(dividedByOwnParts.answer(total, own)), right, [
      `How many equal parts does a ratio of ${shown} make?`,
      dividedByOwnParts.hints.principle,
      add,
    ]),
    ...held(otherShare, whole(otherShare.answer(total, other, sum)), right, [
      `Whose share do you need? Which number in ${shown} goes with that name?`,
      'The numbers in a ratio are in the same order as the names.',
      add,
    ]),
    ...held(oneShareOnly, whole(oneShareOnly.answer(total, sum)), right, [
      `You found one part. How many parts of ${shown} do you need?`,
      'A share is the value of one part times its number of parts.',
      `Multiply the value of one part by ${own}.`,
    ]),
    ...held(sharedEqually, whole(sharedEqually.answer(total, parts.length)), right, [
      `Does ${shown} mean that everyone gets the same amount?`,
      sharedEqually.hints.principle,
      add,
    ]),
  ];
}

const amountOf = (n: number, thing: (typeof things)[number]): string =>
  thing.money ? `\\$${grouped(n)}` : `$${tex(n)}$ ${thing.what}`;

/** How the sharing is told: names, what is shared, and the ratio in words or signs. */
const tellings: readonly ((names: string, amount: string, parts: readonly number[]) => string)[] = [
  (names, amount, parts) => `${names} split ${amount} in a ratio of ${inOrder(parts)}.`,
  (names, amount, parts) => `${names} share ${amount}. The ratio of their shares, in that order, is $${parts.join(' : ')}$.`,
  (names, amount, parts) => `${names} work together and divide ${amount} in the ratio $${parts.join(' : ')}$, in that order.`,
  (names, amount, parts) => `After a game, ${names} divide ${amount} in a ratio of ${inOrder(parts)}, in that order.`,
];
const inOrder = (parts: readonly number[]): string => parts.map((part) => `$${part}$`).join(' to ');

/** The shares as bars of equal parts, one below the other. */
const shareTapes = (names: readonly string[], parts: readonly number[]): WrittenFigure => ({
  kind: 'tape_diagram',
  tapes: names.map((name, at) => ({ name, parts: Array.from({ length: parts[at]! }, () => ({ size: 1 })) })),
});

function sharing(name: string, count: 2 | 3, difficulties: Generator['difficulties']): Generator {
  return {
    name,
    version: 1,
    skill: 'ratio_share',
    difficulties,
    draft(chance, difficulty) {
      const { parts, unit, total } = drawShares(chance, difficulty, count);
      const who = people(chance, count);
      const at = chance.int(0, count - 1);
      const thing = chance.pick(things);
      const told = chance.pick(tellings);
      const shown = parts.join(' : ');
      const sum = total / unit;
      const share = unit * parts[at]!;
      const names = count === 2 ? who.join(' and ') : `${who[0]}, ${who[1]}, and ${who[2]}`;
      const misconceptions = wrongShares(total, parts, at, shown);
      return {
        stem: `${told(names, amountOf(total, thing), parts)} ${thing.money ? `How much does **${who[at]}** get, in dollars?` : `How many ${thing.what} does **${who[at]}** get?`}`,
        figure: shareTapes(who, parts),
        answer: `${share}`,
        inputType: 'integer',
        ...(thing.money ? { unit: '$' } : {}),
        steps: [
          {
            explanation: 'Add the numbers in the ratio to find how many equal parts there are.',
            math: `${parts.join(' + ')} = ${sum}`,
          },
          {
            explanation: 'Divide the amount by the number of parts to find one part.',
            math: `${tex(total)} \\div ${sum} = ${unit}`,
          },
          {
            explanation: `${who[at]} gets ${parts[at]} part${parts[at] === 1 ? '' : 's'}.`,
            math: `${parts[at]} \\times ${unit} = ${share}`,
          },
        ],
        ladder: [
          `Whose share do you need? Which number in ${shown} goes with ${who[at]}?`,
          'Add the numbers in the ratio to find the equal parts in all. Then find one part.',
          `There are $${parts.join(' + ')}$ equal parts. Divide ${grouped(total)} by the number of parts to find one part.`,
        ],
        misconceptions,
        wrong: plainlyWrong(rational(share), misconceptions),
      };
    },
  };
}

/** Backward. 2 and 3: one share is known, the total asked. 4: the difference is known, the total asked. 5: the difference is known, one share asked. */
const fromPart: Generator = {
  name: 'ratio_share_from_part',
  version: 1,
  skill: 'ratio_share',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const { parts, unit } = drawUntil(
      () => drawShares(chance, difficulty, 2),
      ({ parts: [p, q] }) => difficulty < 4 || Math.abs(p! - q!) > 1,
    );
    const [p, q] = parts as [number, number];
    const [one, two] = people(chance, 2);
    const thing = chance.pick(things);
    const told = chance.pick(tellings);
    const sum = p + q;
    const [more, less] = p > q ? [one, two] : [two, one];
    const gap = Math.abs(p - q);
    const byGap = difficulty >= 4;
    const [known, knownParts] = byGap ? [gap * unit, gap] : [p * unit, p];
    const [asked, askedParts] = difficulty === 5 ? [Math.max(p, q) * unit, Math.max(p, q)] : [sum * unit, sum];
    const shown = `${p} : ${q}`;
    const count = byGap ? `${Math.max(p, q)} − ${Math.min(p, q)}` : `${knownParts}`;
    const misconceptions = [
      ...held(
        knownTakenForTotal,
        byGap && difficulty === 5 ? whole(knownTakenForTotal.answer(known, askedParts, sum)) : null,
        `${asked}`,
        [
          `Is ${known} the whole amount, or the difference of the two shares?`,
          knownTakenForTotal.hints.principle,
          `${more} has ${count} parts more than ${less}. How much is one part?`,
        ],
      ),
      ...held(dividedByAllParts, whole(dividedByAllParts.answer(known, knownParts, sum)), `${asked}`, [
        `How many parts of ${shown} make ${known}?`,
        dividedByAllParts.hints.principle,
        byGap
          ? `The difference is ${count} parts. How much is one part?`
          : `${one}'s ${known} are ${knownParts} equal part${knownParts === 1 ? '' : 's'}. How much is one part?`,
      ]),
      ...held(otherShare, whole(otherShare.answer(unit * (p + q), difficulty === 5 ? Math.min(p, q) : q, p + q)), `${asked}`, [
        difficulty === 5
          ? `Which share do you need, the larger or the smaller part of ${shown}?`
          : 'Does the question ask for one share or for everything together?',
        'Find one part first. Then multiply by the number of parts you need.',
        difficulty === 5 ? `${more} has ${Math.max(p, q)} parts.` : `In all there are ${p} + ${q} parts.`,
      ]),
      ...held(oneShareOnly, whole(oneShareOnly.answer(known, knownParts)), `${asked}`, [
        oneShareOnly.hints.look,
        'Multiply the value of one part by the number of parts.',
        difficulty === 5 ? `${more} has the larger number in ${shown}.` : `Count all parts of ${shown}.`,
      ]),
    ];
    const story = byGap
      ? `${told(`${one} and ${two}`, thing.money ? 'some money' : `some ${thing.what}`, [p, q])} ${more} gets ${amountOf(known, thing)} more than ${less}.`
      : `${told(`${one} and ${two}`, thing.money ? 'some money' : `some ${thing.what}`, [p, q])} ${one} gets ${amountOf(known, thing)}.`;
    const ask =
      difficulty === 5
        ? thing.money
          ? `How much does **${more}** get, in dollars?`
          : `How many ${thing.what} does **${more}** get?`
        : thing.money
          ? 'How much do they share **in all**, in dollars?'
          : `How many ${thing.what} do they share **in all**?`;
    return {
      stem: `${story} ${ask}`,
      answer: `${asked}`,
      inputType: 'integer',
      ...(thing.money ? { unit: '$' } : {}),
      steps: [
        byGap
          ? {
              explanation: `Find the difference of the shares in parts.`,
              math: `${Math.max(p, q)} - ${Math.min(p, q)} = ${gap}`,
            }
          : { explanation: `${one}'s share is ${p} part${p === 1 ? '' : 's'} of the ${sum}.`, math: `${p} + ${q} = ${sum}` },
        {
          explanation: 'Divide the amount you know by its number of parts to find one part.',
          math: `${known} \\div ${knownParts} = ${unit}`,
        },
        {
          explanation: `Multiply by ${askedParts} parts.`,
          math: `${askedParts} \\times ${unit} = ${tex(asked)}`,
        },
      ],
      ladder: [
        `What does ${known} tell you: a share, or a difference?`,
        'Find how many equal parts the amount you know has. Divide to find one part.',
        `The ${known} is ${count} parts, so divide to find one part. Then multiply by the number of parts you need.`,
      ],
      misconceptions,
      wrong: plainlyWrong(rational(asked), misconceptions),
    };
  },
};

export const shareInRatioGenerators: readonly Generator[] = [
  sharing('ratio_share_between_two', 2, [1, 2, 3, 4, 5]),
  sharing('ratio_share_between_three', 3, [3, 4, 5]),
  fromPart,
];
