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
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

const whole = (value: Rational): string | null => finiteDecimal(value);
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

const things = [
  { what: 'marbles', money: false },
  { what: 'stickers', money: false },
  { what: 'trading cards', money: false },
  { what: 'dollars', money: true },
  { what: 'grapes', money: false },
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
      `Into how many equal parts is the ${total} cut in the ratio ${shown}?`,
      dividedByOwnParts.hints.principle,
      add,
    ]),
    ...held(otherShare, whole(otherShare.answer(total, other, sum)), right, [
      `Whose share is asked for, and which number of ${shown} belongs to it?`,
      'The numbers of a ratio stand in the same order as the names.',
      add,
    ]),
    ...held(oneShareOnly, whole(oneShareOnly.answer(total, sum)), right, [
      `You have found one part. How many parts of ${shown} are asked for?`,
      'A share is the worth of one part times its number of parts.',
      `Multiply the worth of one part by ${own}.`,
    ]),
    ...held(sharedEqually, whole(sharedEqually.answer(total, parts.length)), right, [
      `Does ${shown} say that everyone gets the same?`,
      sharedEqually.hints.principle,
      add,
    ]),
  ];
}

const amountOf = (n: number, thing: (typeof things)[number]): string => (thing.money ? `\\$${n}` : `$${n}$ ${thing.what}`);

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
      const shown = parts.join(' : ');
      const sum = total / unit;
      const share = unit * parts[at]!;
      const names = count === 2 ? who.join(' and ') : `${who[0]}, ${who[1]} and ${who[2]}`;
      const misconceptions = wrongShares(total, parts, at, shown);
      return {
        stem: `${names} share ${amountOf(total, thing)} in the ratio $${shown}$, in this order. How many ${thing.what} does **${who[at]}** get?`,
        answer: `${share}`,
        inputType: 'integer',
        ...(thing.money ? { unit: '$' } : {}),
        steps: [
          {
            explanation: 'Add the terms of the ratio to find how many equal parts there are.',
            math: `${parts.join(' + ')} = ${sum}`,
          },
          { explanation: 'Divide the amount by the number of parts to find one part.', math: `${total} \\div ${sum} = ${unit}` },
          {
            explanation: `${who[at]} gets ${parts[at]} part${parts[at] === 1 ? '' : 's'}.`,
            math: `${parts[at]} \\times ${unit} = ${share}`,
          },
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
          `Is ${known} the whole amount, or only the difference of the two shares?`,
          knownTakenForTotal.hints.principle,
          `${more} has ${count} parts more than ${less}. How much is one part?`,
        ],
      ),
      ...held(dividedByAllParts, whole(dividedByAllParts.answer(known, knownParts, sum)), `${asked}`, [
        `How many parts of ${shown} is the known ${known} worth?`,
        dividedByAllParts.hints.principle,
        byGap
          ? `The difference is ${count} parts. How much is one part?`
          : `${one}'s ${known} are ${knownParts} equal part${knownParts === 1 ? '' : 's'}. How much is one part?`,
      ]),
      ...held(otherShare, whole(otherShare.answer(unit * (p + q), difficulty === 5 ? Math.min(p, q) : q, p + q)), `${asked}`, [
        difficulty === 5
          ? `Whose share is asked for, the larger or the smaller of ${shown}?`
          : 'Does the question ask for one share or for everything together?',
        'First find one part, then multiply by the number of parts that are asked for.',
        difficulty === 5 ? `${more} has the larger number of parts.` : `In all there are ${p} + ${q} parts.`,
      ]),
      ...held(oneShareOnly, whole(oneShareOnly.answer(known, knownParts)), `${asked}`, [
        oneShareOnly.hints.look,
        'The worth of one part is multiplied by the number of parts.',
        difficulty === 5 ? `${more} has the larger number in ${shown}.` : `Count all parts of ${shown}.`,
      ]),
    ];
    const story = byGap
      ? `${one} and ${two} share some ${thing.what} in the ratio $${shown}$, in this order. ${more} gets ${amountOf(known, thing)} more than ${less}.`
      : `${one} and ${two} share some ${thing.what} in the ratio $${shown}$, in this order. ${one} gets ${amountOf(known, thing)}.`;
    const ask =
      difficulty === 5 ? `How many ${thing.what} does **${more}** get?` : `How many ${thing.what} do they share **altogether**?`;
    return {
      stem: `${story} ${ask}`,
      answer: `${asked}`,
      inputType: 'integer',
      ...(thing.money ? { unit: '$' } : {}),
      steps: [
        byGap
          ? {
              explanation: `The difference of the shares is a number of parts.`,
              math: `${Math.max(p, q)} - ${Math.min(p, q)} = ${gap}`,
            }
          : { explanation: `${one}'s share is ${p} part${p === 1 ? '' : 's'} of the ${sum}.`, math: `${p} + ${q} = ${sum}` },
        {
          explanation: 'Divide the known amount by its number of parts: that is one part.',
          math: `${known} \\div ${knownParts} = ${unit}`,
        },
        {
          explanation: `Multiply by the ${askedParts} parts that are asked for.`,
          math: `${askedParts} \\times ${unit} = ${asked}`,
        },
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
