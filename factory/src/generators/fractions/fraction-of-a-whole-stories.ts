import { multiply, rational, subtract } from '@stoa/engine/math/exact/rational';
import { allDifficulties } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import {
  onePartOnly,
  partForRest,
  partOfThePart,
  restForPart,
  shortByTheParts,
} from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import { stopsAfterFirstStep } from '@stoa/engine/math/mal-rules/whole-numbers/story-problems';
import { numberDraft, type NumberWay } from '../../number-draft.ts';
import { partsName } from '../../wording/fraction-text.ts';
import { person } from '../../wording/people.ts';
import { countedThing } from '../../wording/things.ts';
import { drawShare, shareLadder, shareSteps, shareTape, shareWays, type Share } from './fraction-of-a-whole.ts';
import { inMath, valueOf } from './unlike-fractions.ts';
import { following } from '../../wrong-way.ts';

/** A story about a part of an amount: the facts, and the two questions that can be asked. */
type Telling = { told: string; part: string; rest: string };

function tellingOf(chance: Chance, { f, amount }: Share): Telling {
  const name = person(chance);
  const { many } = countedThing(chance);
  return chance.pick<Telling>([
    {
      told: `${name} has ${amount} ${many} and gives ${inMath(f)} of them to a friend.`,
      part: `How many ${many} does the friend get?`,
      rest: `How many ${many} does ${name} keep?`,
    },
    {
      told: `A book has ${amount} pages. ${name} has read ${inMath(f)} of them.`,
      part: `How many pages has ${name} read?`,
      rest: `How many pages are left to read?`,
    },
    {
      told: `${name} saved ${amount} dollars and spends ${inMath(f)} of the money on a gift.`,
      part: 'How much does the gift cost, in dollars?',
      rest: `How much money does ${name} have left, in dollars?`,
    },
    {
      told: `There are ${amount} seats in an auditorium, and ${inMath(f)} of them are taken.`,
      part: 'How many seats are taken?',
      rest: 'How many seats are empty?',
    },
    {
      told: `A baker bakes ${amount} rolls. By noon, ${inMath(f)} of them are sold.`,
      part: 'How many rolls are sold by noon?',
      rest: 'How many rolls are left at noon?',
    },
    {
      told: `A trail is ${amount} miles long. ${name} has biked ${inMath(f)} of it.`,
      part: `How many miles has ${name} biked?`,
      rest: 'How many miles are left?',
    },
  ]);
}

/** 1: one part. 2: several parts. 3: what is left after one part or several. 4: what is left, larger amounts. 5: the whole from a part. */
const story: Generator = {
  name: 'frac_of_amount_story',
  version: 1,
  skill: 'frac_mult_whole',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    if (difficulty === 5) return wholeFromPart(chance);
    const share = drawShare(chance, difficulty);
    const { told, part, rest } = tellingOf(chance, share);
    const taken = multiply(valueOf(share.f), rational(share.amount));
    if (difficulty <= 2) {
      return numberDraft({
        stem: `${told} ${part}`,
        figure: shareTape(share),
        right: taken,
        steps: shareSteps(share),
        ladder: shareLadder(share),
        ways: shareWays(share),
      });
    }
    const left = subtract(rational(share.amount), taken);
    return numberDraft({
      stem: `${told} ${rest}`,
      right: left,
      steps: [...shareSteps(share), ['Subtract that from the whole amount.', `${share.amount} - ${taken.n} = ${left.n}`]],
      ladder: [
        'Does the question ask for the part that is gone, or for what is left?',
        'Find the part first. Then subtract it from the whole.',
        `Divide $${share.amount} \\div ${share.f.bottom}$ to find one part. Is what is left ${share.f.top} of those parts, or the others?`,
      ],
      ways: restWays(share),
    });
  },
};

function restWays({ f, amount }: Share): NumberWay[] {
  const whole = rational(amount);
  const remaining = `The whole is $\\frac{${f.bottom}}{${f.bottom}}$. How many ${partsName(f.bottom)} are left after ${f.top}?`;
  return [
    following(
      partForRest,
      [whole, f],
      [
        'Which part of the amount does the question ask about?',
        'The fraction tells what is gone. What is left is the other part of the whole.',
        remaining,
      ],
    ),
    following(
      onePartOnly,
      [whole, f],
      [
        `You found one of the ${f.bottom} equal parts. How many of those parts does the question ask for?`,
        'The denominator tells how many equal parts there are. The numerator tells how many of them are gone.',
        remaining,
      ],
    ),
    following(
      shortByTheParts,
      [amount, f.top],
      [
        `Does ${inMath(f)} of the amount mean ${f.top === 1 ? 'just 1' : `just ${f.top}`}?`,
        shortByTheParts.hints.principle,
        `How large is one group when ${amount} is divided into ${f.bottom} equal groups?`,
      ],
    ),
  ];
}

/** A story that gives a fraction of the whole, with a numerator above 1, and asks for the whole. */
function wholeFromPart(chance: Chance) {
  const share = drawUntil(
    () => drawShare(chance, chance.pick<Difficulty>([2, 3])),
    ({ f, amount }) => f.bottom - f.top > 1 && amount !== 100,
  );
  const { f, amount } = share;
  const each = amount / f.bottom;
  const known = f.top * each;
  const name = person(chance);
  const { many } = countedThing(chance);
  return numberDraft({
    stem: chance.pick([
      `${name} has used ${known} ${many}. That is ${inMath(f)} of all of them. How many ${many} did ${name} have at first?`,
      `${name} has read ${known} pages of a book. That is ${inMath(f)} of the book. How many pages does the whole book have?`,
      `On a train, ${known} seats are taken. That is ${inMath(f)} of the seats. How many seats does the train have?`,
      `If ${inMath(f)} of a number is ${known}, what is the number?`,
    ]),
    right: amount,
    steps: [
      [
        `The ${known} are ${f.top} of ${f.bottom} equal parts. Divide by ${f.top} to find one part.`,
        `${known} \\div ${f.top} = ${each}`,
      ],
      [`The whole has ${f.bottom} of those parts.`, `${f.bottom} \\times ${each} = ${amount}`],
    ],
    ladder: [
      `Is ${known} the whole or a part? How many equal parts is it?`,
      'Find one part first. Then multiply by the number of parts in the whole.',
      `The ${known} is ${f.top} of ${f.bottom} equal parts. Divide $${known} \\div ${f.top}$ to find one part.`,
    ],
    ways: [
      following(
        partOfThePart,
        [rational(known), f],
        [
          `Is ${known} the whole, or only a part of it? Should the answer be more or less than ${known}?`,
          partOfThePart.hints.principle,
          `${known} is ${f.top} equal parts. How large is one of them?`,
        ],
      ),
      following(
        stopsAfterFirstStep,
        [each],
        [
          'You found one part. Does the question ask for that?',
          `The denominator tells how many equal parts make the whole.`,
          `One part is one ${partsName(f.bottom, false)}. How many ${partsName(f.bottom)} make 1 whole, if ${f.top} of them are ${known}?`,
        ],
      ),
      following(
        restForPart,
        [rational(amount), f],
        [
          restForPart.hints.look,
          'The whole is the known part and the rest together.',
          `Draw a bar of ${f.bottom} equal parts and label ${f.top} of them ${known}. How much is one part?`,
        ],
      ),
    ],
  });
}

export const fractionOfAWholeStoryGenerators: readonly Generator[] = [story];
